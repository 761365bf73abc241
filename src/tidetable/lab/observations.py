"""What a seat sees as one row of numbers, what it may do, and what the end is worth to it.

An observation holds every number of the seat's view, and nothing else: the fields in the order in
which ``games/<game>/state.py`` names them, the seat first, arrays row by row. ``fields`` says where
each one is.
"""

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tidetable.core import compiled, records
from tidetable.core.batched import pay
from tidetable.core.play import Game
from tidetable.core.rules import Rules
from tidetable.games import rules_of

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Layout:
    """Turn the bytes of a record, such as a view, into a row of numbers."""

    size: int
    fields: dict[str, slice]
    runs: NDArray[np.int64]  # as core.batched.flatten reads them
    low: Observation
    high: Observation


@cache
def layout_of(record: np.dtype[Any]) -> Layout:
    """Return the layout of a record's numbers."""
    slices: dict[str, slice] = {}
    runs: list[list[int]] = []
    bounds: list[tuple[int, int]] = []
    for field in records.fields(record):
        slices[_name(field)] = slice(len(bounds), len(bounds) + field.count)
        info = np.iinfo(field.number)
        bounds += [(info.min, info.max)] * field.count
        if runs and runs[-1][2] == field.number.itemsize:
            runs[-1][1] += field.count
        else:
            runs.append([field.start, field.count, field.number.itemsize])
    low, high = np.array(bounds, np.int16).T.copy()
    return Layout(len(bounds), slices, np.array(runs), low, high)


def _name(field: records.Field) -> str:
    """Return a field's path as people write it: ``boards[0].score``."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in field.path]
    return "".join(parts).removeprefix(".")


def fields(game: str) -> dict[str, slice]:
    """Where each field of the view is in the game's observations."""
    return dict(layout_of(rules_of(game).view).fields)


def code_of(rules: Rules) -> ModuleType:
    """The compiled part, for one game."""
    return compiled.for_game("tidetable.core.batching", rules)


class Observer:
    """Looks at games of one kind through the eyes of any seat."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.layout = layout_of(rules.view)
        self._views = np.zeros(1, rules.view)
        self._raw = self._views.view(np.int8)
        self._moves = np.zeros(rules.moves, np.int64)
        self._look = code_of(rules).look

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.rules,)

    def look(self, game: Game, seat: int) -> tuple[Observation, Mask]:
        """What a seat sees, and its legal moves; none unless it is to move."""
        observation = np.empty(self.layout.size, np.int16)
        mask = np.zeros(self.rules.moves, np.int8)
        self._look(
            game.table,
            seat,
            self._views,
            self._raw,
            self.layout.runs,
            self._moves,
            observation,
            mask,
        )
        return observation, mask


def rewards_of(game: Game) -> list[float]:
    """What the end is worth to each seat.

    Among two players 1 for a win, -1 for a loss and 0 for a tie. Among more, 1 for a win and an
    even share of -1 for each of the others; a shared win is divided. The sum is always 0.
    """
    rewards = np.zeros(game.players)
    pay(np.array(game.ranks), rewards)
    return rewards.tolist()
