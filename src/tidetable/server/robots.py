"""Seats played by bots, in worker processes with limits on time and memory.

A worker gets what a person at that seat would get: the view and the legal moves. One that crashes,
hangs or grows too large is replaced, and asked again.
"""

import asyncio
import multiprocessing
import resource
import secrets
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import numpy as np

from tidetable.bots.choosers import SEARCHERS, STRONGEST, Budget, Choice, make_bot
from tidetable.core import compiled
from tidetable.core.workers import end_with_parent
from tidetable.games import rules_of
from tidetable.server.settings import SECONDS

LEAST_SECONDS = 0.05
PATIENCE = 120.0  # more than any bot takes, even one that is compiled first
MEGABYTES = 2048
ATTEMPTS = 3
PACE = 0.1  # of the time to think: where hands are hidden no answer comes sooner


class Question(NamedTuple):
    """What a worker is asked."""

    game: str
    level: str
    view: bytes
    moves: list[int]
    seconds: float
    seed: int


class NoAnswer(Exception):
    """No worker could answer."""


def work(pipe: Connection) -> None:
    """Answer questions for as long as somebody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    parent = multiprocessing.parent_process()
    assert parent is not None
    end_with_parent(parent.sentinel)
    limit = MEGABYTES * 2**20
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    bots = {}
    while True:
        try:
            question: Question = pipe.recv()
        except EOFError:
            return
        rules = rules_of(question.game)
        level = question.level
        if compiled.INTERPRETED and level in SEARCHERS:
            level = "casual"  # an interpreted search would take minutes for a move
        name = question.game, level
        if name not in bots:
            bots[name] = make_bot(level, rules)
        view = np.frombuffer(bytearray(question.view), rules.view)[0]
        generator = np.random.default_rng(question.seed)
        budget = Budget(seconds=question.seconds)
        pipe.send(bots[name](view, question.moves, budget, generator))


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: Question) -> Choice:
        """Send a question and wait for the answer."""
        self.pipe.send(question)
        if not self.pipe.poll(question.seconds + PATIENCE):
            raise TimeoutError
        answer = self.pipe.recv()
        assert isinstance(answer, Choice)
        return answer

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Robots:
    """All workers. Each is served by a thread of its own."""

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.waiting = 0
        self.closing = False
        self._workers: list[Worker] = []
        self._mine = threading.local()
        self._threads = ThreadPoolExecutor(workers, "robots")

    async def choose(self, game: str, level: str, view: bytes, moves: list[int]) -> Choice:
        """A bot's choice; the longer the queue, the less time it takes.

        Where hands are hidden nobody is to see from the time whether there was a choice.
        """
        seconds = max(LEAST_SECONDS, self.seconds / (1 + self.waiting))
        question = Question(game, level, view, moves, seconds, secrets.randbits(64))
        loop = asyncio.get_running_loop()
        pace = self.seconds * PACE + (seconds if level == STRONGEST else 0.0)
        soonest = loop.time() + (pace if rules_of(game).secrets else 0.0)
        self.waiting += 1
        try:
            choice = await loop.run_in_executor(self._threads, self._ask, question)
        finally:
            self.waiting -= 1
        await asyncio.sleep(soonest - loop.time())
        return choice

    def _ask(self, question: Question) -> Choice:
        for _ in range(ATTEMPTS):
            if self.closing:
                break
            worker = getattr(self._mine, "worker", None)
            if worker is None:
                worker = self._mine.worker = Worker()
                self._workers.append(worker)
            try:
                return worker.ask(question)
            except (EOFError, OSError, TimeoutError):
                self._workers.remove(worker)
                worker.stop()
                self._mine.worker = None
        raise NoAnswer(f"no bot could answer at {question.game}")

    def processes(self) -> list[int]:
        """The ids of the workers' processes."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    def close(self) -> None:
        """End all workers, whatever they are thinking about."""
        self.closing = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._workers):
            worker.process.kill()
