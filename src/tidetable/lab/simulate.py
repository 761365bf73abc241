"""Many random games at once, and what they add up to."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tidetable.core import compiled
from tidetable.core.batched import win_shares
from tidetable.core.errors import BadInput
from tidetable.core.options import complete, set_up
from tidetable.core.rules import Rules
from tidetable.games import rules_of

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
        shares = win_shares(self.places)
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


class Chunk(NamedTuple):
    """So many games of a simulation, with luck of their own."""

    game: str
    options: Mapping[str, Any]
    seed: int
    first: int
    last: int


def play_chunk(chunk: Chunk) -> tuple[int, Results]:
    """Play the games of a chunk, on whatever machine; where they belong, and what came of them."""
    rules = rules_of(chunk.game)
    options = complete(rules, chunk.options)
    size, players = chunk.last - chunk.first, int(options["players"])
    table = np.zeros(1, rules.state)
    results = Results(
        np.zeros(size, np.int64),
        np.zeros((size, players), np.int64),
        np.zeros((size, players), np.int64),
    )
    with compiled.announced("playouts", rules.name):
        playouts = compiled.for_game("tidetable.bots.playouts", rules)
        set_up(rules, options, table)
        playouts.play_many(
            table,
            np.random.default_rng([chunk.seed, chunk.first]),
            np.zeros(rules.moves, np.int64),
            np.zeros(rules.deals, np.int64),
            results.lengths,
            results.points,
            results.places,
        )
    return chunk.first, results


Spread = Callable[[Callable[[Chunk], tuple[int, Results]], Iterable[Chunk]], Iterator[Any]]


def in_threads(threads: int) -> Spread:
    """Compiled games let others run, so threads are enough to use all cores."""

    def spread(work: Callable[[Chunk], Any], items: Iterable[Chunk]) -> Iterator[Any]:
        with ThreadPoolExecutor(threads) as pool:
            yield from pool.map(work, items)

    return spread


def simulate(
    rules: Rules,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    spread: Spread | None = None,
) -> Results:
    """Play so many random games; progress is told how many more are done.

    Each chunk has luck of its own, so that the games do not depend on how they are spread.
    """
    chosen = complete(rules, options)
    play_chunk(Chunk(rules.name, chosen, seed, 0, 0))  # compiles before threads need it
    chunks = [
        Chunk(rules.name, chosen, seed, first, min(first + CHUNK, games))
        for first in range(0, games, CHUNK)
    ]
    parts: dict[int, Results] = {}
    for first, part in (spread or in_threads(1))(play_chunk, chunks):
        parts[first] = part
        progress(len(part.lengths))
    ordered = [parts[first] for first in sorted(parts)]
    return Results(
        np.concatenate([part.lengths for part in ordered]),
        np.concatenate([part.points for part in ordered]),
        np.concatenate([part.places for part in ordered]),
    )


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
        raise BadInput("Parquet needs pyarrow: pip install 'tidetable-games[lab]'") from None
    parquet.write_table(pyarrow.table(dict(columns)), file)
