"""Many random games at once, and what they add up to."""

import math
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tidetable.core import compiled
from tidetable.core.errors import BadInput
from tidetable.core.play import complete, set_up
from tidetable.core.rules import Rules

CHUNK = 2_000  # games of one thread between two reports of progress
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
        "interval": 1.96 * float(numbers.std()) / math.sqrt(len(numbers)),  # either side, 95 %
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
    threads: int = 1,
) -> Results:
    """Play so many random games; progress is told how many more are done.

    Each chunk has luck of its own, so that the games do not depend on the number of threads.
    """
    chosen = complete(rules, options)
    players = int(chosen["players"])
    table = np.zeros(1, rules.state)
    results = Results(
        np.zeros(games, np.int64),
        np.zeros((games, players), np.int64),
        np.zeros((games, players), np.int64),
    )
    with compiled.announced(f"playouts of {rules.name}"):
        playouts = compiled.for_game("tidetable.bots.playouts", rules)
        set_up(rules, chosen, table)

    def play(first: int, last: int) -> int:
        playouts.play_many(
            table,
            np.random.default_rng([seed, first]),
            np.zeros(rules.moves, np.int64),
            np.zeros(rules.deals, np.int64),
            results.lengths[first:last],
            results.points[first:last],
            results.places[first:last],
        )
        return last - first

    play(0, 0)  # compiles before threads need it
    starts = range(0, games, CHUNK)
    with ThreadPoolExecutor(threads) as pool:
        for done in pool.map(lambda first: play(first, min(first + CHUNK, games)), starts):
            progress(done)
    return results


def write_games(results: Results, file: Path) -> None:
    """Every game as a row of a CSV or Parquet file, by the file's name."""
    columns = {"game": np.arange(len(results.lengths)), "moves": results.lengths}
    for seat in range(results.points.shape[1]):
        columns[f"points_{seat + 1}"] = results.points[:, seat]
        columns[f"place_{seat + 1}"] = results.places[:, seat]
    if file.suffix == ".parquet":
        _write_parquet(columns, file)
        return
    table = np.column_stack(list(columns.values()))
    np.savetxt(file, table, fmt="%d", delimiter=",", header=",".join(columns), comments="")


def _write_parquet(columns: Mapping[str, Integers], file: Path) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise BadInput("Parquet needs pyarrow: install tidetable[lab]") from None
    parquet.write_table(pyarrow.table(dict(columns)), file)
