"""Processes that work for another one, and end with it."""

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")

LONGEST_STOP = 9.0  # seconds until a process that was told to stop is ended


def nothing() -> None:
    """Do nothing."""


def end_with_parent(line: Connection | int, first: Callable[[], None] = nothing) -> None:
    """Stop this process when the other end of the line is closed, as it is when its parent ends.

    A parent that was killed cannot tell, and a process that thinks hears nothing but a signal.
    """

    def watch() -> None:
        wait([line])
        first()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LONGEST_STOP)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class WorkFailed(RuntimeError):
    """Tells, in the words of a worker's process, why it could not do its work."""


class Worker(Generic[T, R]):
    """A process that does work, one item after another, until it is told to leave or killed.

    It also ends with the process that started it. First, unless it is killed, it cleans up.
    """

    def __init__(self, work: Callable[[T], R], clean_up: Callable[[], None] = nothing) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, its_line = context.Pipe()
        its_life, self.life = context.Pipe(duplex=False)
        arguments = its_line, its_life, work, clean_up
        self.process: BaseProcess = context.Process(target=_labour, args=arguments, daemon=True)
        self.process.start()
        its_line.close()
        its_life.close()

    def begin(self, item: T) -> None:
        """Give the process an item to work on."""
        self.line.send(item)

    def result(self, patience: float | None = None) -> R:
        """Wait so many seconds for what came of the item; EOFError if the process has died."""
        if not self.line.poll(patience):
            raise TimeoutError
        good, result = self.line.recv()
        if not good:
            raise WorkFailed(f"a worker process failed:\n{result}")
        answer: R = result
        return answer

    def leave(self) -> None:
        """Tell the process to clean up and end, even in the middle of an item."""
        self.life.close()

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.line.close()
        self.life.close()


def _labour(
    line: Connection, life: Connection, work: Callable[[Any], Any], clean_up: Callable[[], None]
) -> None:
    """Do item after item, in the process of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides
    end_with_parent(life, clean_up)
    while True:
        try:
            item = line.recv()
        except EOFError:
            return
        try:
            answer = True, work(item)
        except Exception:
            answer = False, traceback.format_exc()
        line.send(answer)
