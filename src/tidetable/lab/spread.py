"""Spreading work over processes: anything of the shape of ``map`` whose results may come in any
order will do for the arena, and ``map`` itself does.

Threads would wait for each other: bots spend much of their time in Python.
"""

import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, Protocol, TypeVar

from tidetable.bots.outside import end_all
from tidetable.core.errors import BadInput
from tidetable.core.workers import end_with_parent

T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    """Do the work for every item and hand over the results as they come."""

    def __call__(self, work: Callable[[T], R], items: Iterable[T], /) -> Iterator[R]: ...


class Worker(NamedTuple):
    """A process, the line it gets its work by, and the line that tells it to live."""

    process: Any
    line: Connection
    life: Connection


def local(jobs: int) -> Spread:
    """So many processes of this machine; they end with the one that started them."""

    def spread(work: Callable[[T], R], items: Iterable[T], /) -> Iterator[R]:
        waiting = iter(items)
        workers: dict[Connection, Worker] = {}
        try:
            for item in waiting:
                worker = _hire(work)
                workers[worker.line] = worker
                worker.line.send(item)
                if len(workers) == jobs:
                    break
            yield from _results(workers, waiting)
        finally:
            for worker in workers.values():
                worker.life.close()
            for worker in workers.values():
                worker.process.join()

    return spread


def _results(workers: dict[Connection, Worker], waiting: Iterator[Any]) -> Iterator[Any]:
    """Keep every worker busy until nothing is left to do."""
    nothing = object()
    busy = set(workers)
    while busy:
        for line in wait(list(busy)):
            assert isinstance(line, Connection)
            try:
                good, result = line.recv()
            except EOFError:
                raise BadInput("a worker process has died; run it again to go on") from None
            if not good:
                raise RuntimeError(f"a worker process failed:\n{result}")
            item = next(waiting, nothing)
            if item is nothing:
                busy.discard(line)
            else:
                line.send(item)
            yield result


def _hire(work: Callable[[Any], Any]) -> Worker:
    context = multiprocessing.get_context("spawn")
    mine, its = context.Pipe()
    life, its_life = context.Pipe()
    process = context.Process(target=_labour, args=(its, its_life, work), daemon=True)
    process.start()
    its.close()
    its_life.close()
    return Worker(process, mine, life)


def _labour(line: Connection, life: Connection, work: Callable[[Any], Any]) -> None:
    """What a worker process does: item after item, for as long as the other side lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever hired it decides
    end_with_parent(life, end_all)
    while True:
        try:
            item = line.recv()
        except EOFError:
            return
        try:
            answer = (True, work(item))
        except Exception:
            answer = (False, traceback.format_exc())
        line.send(answer)
