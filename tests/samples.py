"""Samples of each game for tests and benches: its module ``tests.games.<game>.samples`` says it.

A game is named once, in the list of games; whoever needs facts of each asks for them here.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol

Options = dict[str, Any]


class Twin(Protocol):
    """What a slow twin can be asked."""

    def to_move(self) -> int: ...
    def legal(self) -> list[int]: ...
    def odds(self) -> dict[int, int]: ...  # in proportion, of whatever total
    def play(self, code: int) -> None: ...
    def scores(self) -> list[int]: ...
    def ranks(self) -> list[int]: ...


Wanted = Callable[[Twin], bool]


def turn(least: int, most: int) -> Wanted:
    """A player is to move and has so many moves."""
    return lambda twin: least <= len(twin.legal()) <= most


def offers(first: int, last: int) -> Wanted:
    """Some legal move has its code in this range."""
    return lambda twin: any(first <= code <= last for code in twin.legal())


def draws(first: int, last: int) -> Wanted:
    """Chance is to move, and what may come has its code in this range."""
    return lambda twin: any(first <= code <= last for code in twin.odds())


def every(**values: tuple[Any, ...]) -> list[Options]:
    """All combinations of option values."""
    return [dict(zip(values, words, strict=True)) for words in itertools.product(*values.values())]


class Counted(NamedTuple):
    """A position of the perft file."""

    title: str
    options: Options
    length: int  # a random game is stopped at the first position wanted after so many steps
    wanted: Wanted
    depth: int


class Screen(NamedTuple):
    """A table to look at, in the visitor's first turn."""

    players: int
    options: Options
    tap: str = ""  # what the visitor taps first
    then: str = ""  # what must appear then


class Measured(NamedTuple):
    """Playouts of the bench, and how many times as fast as the twin they must be."""

    title: str
    options: Options
    asked: int


@dataclass(frozen=True)
class Samples:
    """What is tried of a game."""

    variants: Sequence[Options]  # compared with the twin
    sensible: Callable[[int], bool]  # moves that make a game worth playing
    perft: Sequence[Counted]
    playthroughs: Mapping[str, Options]
    screens: Sequence[Screen]
    whole: Mapping[str, tuple[int, Options]]  # games in the browser, by name: players and options
    sample: str  # of them, for every run of the tests
    playouts: Sequence[Measured]
    # What the strongest has to win against greedy bots: one of them, or three at a table of four.
    against_one: float
    against_three: float


def of(game: str) -> Samples:
    """Return the samples of a game."""
    found: Samples = import_module(f"tests.games.{game.replace('-', '_')}.samples").SAMPLES
    return found


def twin_of(game: str) -> Callable[..., Twin]:
    """Return the class of a game's slow twin."""
    twin: Callable[..., Twin] = import_module(f"tests.naive.{game.replace('-', '_')}").Game
    return twin
