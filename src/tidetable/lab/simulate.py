"""Many random games at once, and what they add up to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tidetable.core import compiled
from tidetable.core.play import complete, set_up
from tidetable.core.rules import Rules

CHUNK = 2_000  # games between two reports of progress
Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Results:
    """One row per game."""

    lengths: Integers  # moves made by players
    points: Integers  # by seat
    places: Integers  # by seat; 1 is best

    def summary(self) -> dict[str, Any]:
        """The figures people ask for, ready for JSON."""
        winners = self.places == 1
        shares = winners / winners.sum(axis=1, keepdims=True)  # a shared win is split
        spread = self.points.max(axis=1) - self.points.min(axis=1)
        return {
            "games": len(self.lengths),
            "length": _spread_of(self.lengths),
            "spread": _spread_of(spread),
            "seats": [
                {"score": _spread_of(self.points[:, seat]), "wins": float(shares[:, seat].mean())}
                for seat in range(self.points.shape[1])
            ],
        }


def _spread_of(numbers: Integers) -> dict[str, float]:
    return {
        "mean": float(numbers.mean()),
        "deviation": float(numbers.std()),
        "least": int(numbers.min()),
        "median": float(np.median(numbers)),
        "most": int(numbers.max()),
    }


def simulate(
    rules: Rules,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Results:
    """Play so many random games; progress is told how many more are done."""
    chosen = complete(rules, options)
    players = int(chosen["players"])
    generator = np.random.default_rng(seed)
    table = np.zeros(1, rules.state)
    moves = np.zeros(rules.moves, np.int64)
    weights = np.zeros(rules.deals, np.int64)
    results = Results(
        np.zeros(games, np.int64),
        np.zeros((games, players), np.int64),
        np.zeros((games, players), np.int64),
    )
    with compiled.announced(f"playouts of {rules.name}"):
        playouts = compiled.for_game("tidetable.bots.playouts", rules)
        set_up(rules, chosen, table)
        empty = slice(0, 0)
        playouts.play_many(
            table,
            generator,
            moves,
            weights,
            results.lengths[empty],
            results.points[empty],
            results.places[empty],
        )
    for first in range(0, games, CHUNK):
        part = slice(first, first + CHUNK)
        playouts.play_many(
            table,
            generator,
            moves,
            weights,
            results.lengths[part],
            results.points[part],
            results.places[part],
        )
        progress(len(results.lengths[part]))
    return results
