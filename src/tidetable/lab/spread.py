"""Spreading work over processes: anything of the shape of ``map`` whose results may come in any
order will do for the arena, and ``map`` itself does.

Threads would wait for each other: bots spend much of their time in Python.
"""

from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Protocol, TypeVar

from tidetable.bots.outside import end_all
from tidetable.core.errors import BadInput
from tidetable.core.workers import Worker

T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    """Do the work for every item and hand over the results as they come."""

    def __call__(self, work: Callable[[T], R], items: Iterable[T], /) -> Iterator[R]: ...


def local(jobs: int) -> Spread:
    """So many processes of this machine; they end with the one that started them."""

    def spread(work: Callable[[T], R], items: Iterable[T], /) -> Iterator[R]:
        waiting = iter(items)
        workers: dict[Connection, Worker[T, R]] = {}
        try:
            for item in waiting:
                worker = Worker(work, end_all)
                workers[worker.line] = worker
                worker.begin(item)
                if len(workers) == jobs:
                    break
            yield from _results(workers, waiting)
        finally:
            for worker in workers.values():
                worker.leave()
            for worker in workers.values():
                worker.process.join()

    return spread


def _results(workers: dict[Connection, Worker[T, R]], waiting: Iterator[T]) -> Iterator[R]:
    """Keep every worker busy until nothing is left to do."""
    busy = dict(workers)
    while busy:
        for line in wait(list(busy)):
            assert isinstance(line, Connection)
            try:
                result = busy[line].result()
            except EOFError:
                raise BadInput("a worker process has died; run it again to go on") from None
            try:
                busy[line].begin(next(waiting))
            except StopIteration:
                del busy[line]
            yield result
