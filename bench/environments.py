"""How fast the environments are, against PettingZoo's own connect_four_v3 in the same run.

All play random games for two; a step is looking, choosing and moving. They take turns, and the
median of the rounds counts. The rival is ``connect_four_v3.env()``, with the wrappers it comes in,
which take more than half of its time; ours checks the same without wrappers.
"""

import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench.table import Row
from tidetable.games import GAMES
from tidetable.lab.batch import Batch
from tidetable.lab.pettingzoo import env

with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.classic import connect_four_v3

ROUNDS = 5
SECONDS = 0.6  # for each measurement
COUNT = 1024  # games of a batch


def table_rate(table: Any) -> float:
    """Steps a second of a PettingZoo environment, resets included."""
    dice = random.Random(1)
    steps = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        table.reset(seed=steps)
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                break
            table.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / spent


def batch_rate(batch: Batch) -> float:
    """Steps a second, those of all games together, with every observation."""
    dice = np.random.default_rng(1)
    batch.reset()
    rounds = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        batch.observe()
        batch.step(batch.sample(dice))
        rounds += 1
    return rounds * batch.count / spent


def compared(measure: Callable[[], float]) -> tuple[float, float]:
    """Steps a second, and how many times those of connect_four_v3."""
    rival = connect_four_v3.env()  # type: ignore[no-untyped-call]
    measure()
    pairs = [(measure(), table_rate(rival)) for _ in range(ROUNDS)]
    rates = [ours for ours, _ in pairs]
    return statistics.median(rates), statistics.median(ours / theirs for ours, theirs in pairs)


def rows() -> Iterator[Row]:
    """What was measured, how much, in what relation, what was asked for, and whether it is met."""
    for name in GAMES:
        table, batch = env(name), Batch(name, COUNT)
        rate, ratio = compared(lambda table=table: table_rate(table))  # type: ignore[misc]
        figure, relation = f"{rate / 1e3:.0f} k steps/s", f"{ratio:.1f} x connect_four_v3"
        yield f"{name}, PettingZoo", figure, relation, "at least 5 x", ratio >= 5
        rate, ratio = compared(lambda batch=batch: batch_rate(batch))  # type: ignore[misc]
        figure, relation = f"{rate / 1e6:.2f} M steps/s", f"{ratio:.0f} x connect_four_v3"
        yield f"{name}, batch of {COUNT:,}", figure, relation, "at least 50 x", ratio >= 50
