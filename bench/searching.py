"""How fast the search looks at games, as ratios within one run."""

import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from bench.table import Row
from tidetable.bots.search import EDGES, Tree
from tidetable.core.play import Game
from tidetable.games import GAMES, rules_of
from tidetable.lab.simulate import simulate

ROUNDS = 5
TURNS = 10_000


def seconds_of(trees: list[Tree]) -> float:
    """How long the trees take to grow, each in a thread of its own."""
    start = time.perf_counter()
    with ThreadPoolExecutor(len(trees)) as pool:
        list(pool.map(lambda tree: tree.grow(TURNS), trees))
    return time.perf_counter() - start


def opening(name: str, count: int) -> list[Tree]:
    """Trees for the first move of a game."""
    game = Game(rules_of(name), seed=1)
    view = game.view(game.to_move).record
    return [Tree(game.rules, view, EDGES, np.random.default_rng(one)) for one in range(count)]


def rows() -> Iterator[Row]:
    """Search turns against bare random games, and two threads against one."""
    for name in GAMES:
        simulate(rules_of(name), {}, 1, 0)
        # A turn plays out the round and, where it ends, some beginnings of the next one.
        playouts = 1 + int(rules_of(name).search.tuning.refills)
        seconds_of(opening(name, 1))
        shares, gains, speeds = [], [], []
        for number in range(ROUNDS):
            start = time.perf_counter()
            simulate(rules_of(name), {}, TURNS, number)
            bare = time.perf_counter() - start
            one = seconds_of(opening(name, 1))
            two = seconds_of(opening(name, 2))
            shares.append(playouts * bare / one)
            gains.append(2 * one / two)
            speeds.append(playouts * TURNS / one)
        share, gain = statistics.median(shares), statistics.median(gains)
        speed = f"{statistics.median(speeds) / 1e3:.0f} k playouts/s"
        asked = "at least 0.25 x", share >= 0.25
        yield f"{name}, search", speed, f"{share:.2f} x bare random games", *asked
        yield (
            f"{name}, search with two threads",
            "",
            f"{gain:.2f} x one",
            "at least 1.6 x",
            gain >= 1.6,
        )
