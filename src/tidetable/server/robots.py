"""Seats played by bots, in worker processes with limits on time and memory.

A worker gets what a person at that seat would get: the view and the legal moves. One that crashes,
hangs or grows too large is replaced, and asked again.
"""

import asyncio
import logging
import resource
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np

from tidetable.bots.choosers import SEARCHERS, STRONGEST, Budget, Choice, Chooser, make_bot
from tidetable.core import compiled
from tidetable.core.workers import Worker, WorkFailed
from tidetable.games import rules_of
from tidetable.server.settings import SECONDS

logger = logging.getLogger("tidetable.robots")

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


@cache
def bot_of(game: str, level: str) -> Chooser:
    """Return the bot of this level, as strong as it can be without compiled rules."""
    if compiled.INTERPRETED and level in SEARCHERS:
        level = "casual"  # an interpreted search would take minutes for a move
    return make_bot(level, rules_of(game))


def think(question: Question) -> Choice:
    """Answer a question, in the process of a worker, within its limit of memory."""
    limit = MEGABYTES * 2**20
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    bot = bot_of(question.game, question.level)
    view = np.frombuffer(bytearray(question.view), rules_of(question.game).view)[0]
    generator = np.random.default_rng(question.seed)
    return bot(view, question.moves, Budget(seconds=question.seconds), generator)


class Robots:
    """All workers. Each is served by a thread of its own."""

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.waiting = 0
        self.closing = False
        self._workers: list[Worker[Question, Choice]] = []
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
            worker: Worker[Question, Choice] | None = getattr(self._mine, "worker", None)
            if worker is None:
                worker = self._mine.worker = Worker(think)
                self._workers.append(worker)
            try:
                worker.begin(question)
                return worker.result(question.seconds + PATIENCE)
            except (EOFError, OSError, WorkFailed) as error:
                if not self.closing:
                    logger.warning("worker replaced", extra={"reason": repr(error)})
                self._workers.remove(worker)
                worker.kill()
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
