"""Maui's beaches as a table shows them, each as its owner reads it."""

from dataclasses import dataclass
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Literal, get_args

import msgspec

from tidetable.core.records import Numbers, Reader
from tidetable.games.maui.pieces import (
    CHEAPEST_CRAB,
    COLUMNS,
    COMBINED,
    LETTERS,
    SQUARES,
    TOKEN_PATTERN,
    TOKENS,
    TOWEL,
)
from tidetable.games.maui.placing import is_on_grid, printed_on, reads_from_stones
from tidetable.games.maui.scoring import POINTS
from tidetable.games.maui.state import BEACH, CRAB_SIDE, FACE_DOWN, GONE, NOTHING

Pattern = Literal["Y", "M", "L", "O", "G"]
Stones = Literal["top", "bottom"]  # the end of a towel where its stones are seen
UmbrellaToken = Literal["white", "black", "X", "Z"]  # pearls, then bonuses
Space = tuple[int, int]  # column and row


class TowelShown(msgspec.Struct, frozen=True, gc=False):
    """A towel on a beach, its squares from top to bottom as its owner reads them."""

    towel: str
    column: int
    top_row: int
    first_row: int  # of the rows of the grid on which it lies
    last_row: int
    rows: int  # as many of them
    squares: tuple[Pattern, ...]  # with pattern tokens
    token_squares: tuple[int, ...]  # on which tokens lie
    outside_squares: tuple[int, ...]  # in the ocean or the trees


class UmbrellaShown(msgspec.Struct, frozen=True, gc=False):
    """An umbrella token on the sand."""

    column: int
    row: int
    token: UmbrellaToken


class CrabShown(msgspec.Struct, frozen=True, gc=False):
    """A crab: face down on the sand, or turned up on a towel."""

    column: int
    row: int
    value: int | None


class ShellShown(msgspec.Struct, frozen=True, gc=False):
    """A shell on its track; square 0 is off the board."""

    track: Pattern
    square: int
    points: int


class PartsShown(msgspec.Struct, frozen=True, gc=False):
    """What a score is made of; the last two are losses."""

    shells: int
    pearls: int
    dollars: int
    penalties: int
    crabs: int


class BeachShown(msgspec.Struct, frozen=True, gc=False):
    """One player's beach and what lies beside it."""

    seat: int
    stones: Stones
    score: int
    parts: PartsShown
    half_time_score: int | None
    towel_count: int  # without the start towel
    earlier_towels: int  # of the first half
    next_column: int | None
    towels: tuple[TowelShown, ...]
    active: tuple[Pattern | None, ...]  # what the next towel may match, by row
    umbrellas: tuple[UmbrellaShown, ...]
    crabs: tuple[CrabShown, ...]
    crab_values_left: tuple[int, ...]  # what crabs not turned up may be worth
    shells: tuple[ShellShown, ...]
    white_pearls: int
    black_pearls: int
    tokens: tuple[Pattern, ...]  # pattern tokens in hand
    penalties: int
    dollars: int


# Words by number. Where a number may be -1 for nothing the last word is None.
PATTERN_WORDS: tuple[Pattern, ...] = get_args(Pattern)
SQUARE_WORDS: tuple[Pattern | None, ...] = (*PATTERN_WORDS, None)
UMBRELLA_WORDS: tuple[UmbrellaToken, ...] = get_args(UmbrellaToken)
TOWEL_WORDS = tuple("".join(LETTERS[pattern] for pattern in towel) for towel in TOWEL)
TOKEN_WORDS = tuple(PATTERN_WORDS[pattern] for pattern in TOKEN_PATTERN.tolist())

KEPT = 2048  # parts of positions, so that a step makes only what it changed
BEACH_READER = Reader(BEACH)
POINTS_READER = Reader(POINTS)


@dataclass(frozen=True, eq=False)  # told apart by what it is, not by its figures: that is faster
class Setting:
    """What a beach is read with: the data set and the options it depends on."""

    players: int
    orientation: int
    mode: int
    side: int
    umbrella_spaces: tuple[Space, ...]  # of this side
    crab_spaces: tuple[Space, ...]
    crab_counts: Numbers


@cache
def stones_for(orientation: int, players: int, seat: int) -> Stones:
    """Return the end of every towel at which a seat sees the stones."""
    return "top" if reads_from_stones(orientation, players, seat) else "bottom"


def pattern_words(patterns: Numbers) -> tuple[Pattern, ...]:
    return tuple([PATTERN_WORDS[pattern] for pattern in patterns])


@cache
def read_towel(towel: int, stones: Stones) -> tuple[Pattern, ...]:
    """Return the patterns of a towel from top to bottom."""
    return pattern_words(
        tuple(printed_on(towel, square, stones == "top") for square in range(SQUARES))
    )


@cache
def rows_on_grid(top_row: int) -> Numbers:
    """Return the rows of the grid on which a towel lies."""
    return tuple(row for row in range(top_row, top_row + SQUARES) if is_on_grid(row))


@cache
def squares_outside(top_row: int) -> Numbers:
    """Return the squares of a towel that lie in the ocean or the trees, from zero."""
    return tuple(square for square in range(SQUARES) if not is_on_grid(top_row + square))


# Beaches.


@lru_cache(KEPT)
def beach_shown(setting: Setting, seat: int, numbers: Numbers, points: bytes) -> BeachShown:
    """Return a player's beach, from the numbers of its record and from its points."""
    beach, counted = BEACH_READER.fields(numbers), POINTS_READER.unpack(points)
    stones = stones_for(setting.orientation, setting.players, seat)
    is_second_half = setting.mode == COMBINED and setting.side == CRAB_SIDE
    return BeachShown(
        seat=seat,
        stones=stones,
        score=counted.total,
        parts=parts_shown(counted),
        half_time_score=beach.mid_score if is_second_half else None,
        towel_count=beach.towel_count,
        earlier_towels=beach.earlier_towels,
        next_column=beach.towel_count + 1 if beach.towel_count < COLUMNS else None,
        towels=_towels(beach, stones),
        active=tuple([SQUARE_WORDS[pattern] for pattern in beach.active[1:]]),
        umbrellas=_umbrellas(beach.umbrellas, setting.umbrella_spaces),
        crabs=_crabs(beach.crabs, setting.crab_spaces),
        crab_values_left=_values_left(beach.crabs, setting.crab_counts),
        shells=_shells(beach.shells, counted.tracks),
        white_pearls=beach.pearls[0],
        black_pearls=beach.pearls[1],
        tokens=_tokens(beach.tokens),
        penalties=beach.penalties,
        dollars=beach.dollars,
    )


def parts_shown(counted: SimpleNamespace) -> PartsShown:
    return PartsShown(
        shells=counted.shells,
        pearls=counted.pearls,
        dollars=counted.dollars,
        penalties=counted.penalties,
        crabs=counted.crabs,
    )


def _shells(squares: Numbers, points: Numbers) -> tuple[ShellShown, ...]:
    shells = zip(PATTERN_WORDS, squares, points, strict=True)
    return tuple([ShellShown(*shell) for shell in shells])


def _towels(beach: SimpleNamespace, stones: Stones) -> tuple[TowelShown, ...]:
    laid = zip(range(COLUMNS + 1), beach.towels, beach.tops, beach.squares, strict=True)
    return tuple([towel_shown(*towel, stones) for towel in laid if towel[1] != NOTHING])


@lru_cache(KEPT)
def towel_shown(
    column: int, towel: int, top_row: int, squares: Numbers, stones: Stones
) -> TowelShown:
    """Return a towel on a beach, from the patterns that its squares count as."""
    rows, printed, patterns = (
        rows_on_grid(top_row),
        read_towel(towel, stones),
        pattern_words(squares),
    )
    return TowelShown(
        towel=TOWEL_WORDS[towel],
        column=column,
        top_row=top_row,
        first_row=rows[0],
        last_row=rows[-1],
        rows=len(rows),
        squares=patterns,
        token_squares=tuple(n for n in range(SQUARES) if patterns[n] != printed[n]),
        outside_squares=squares_outside(top_row),
    )


def _umbrellas(kinds: Numbers, spaces: tuple[Space, ...]) -> tuple[UmbrellaShown, ...]:
    return tuple(
        [
            UmbrellaShown(column, row, UMBRELLA_WORDS[kind])
            for (column, row), kind in zip(spaces, kinds, strict=False)
            if kind != GONE
        ]
    )


def _crabs(values: Numbers, spaces: tuple[Space, ...]) -> tuple[CrabShown, ...]:
    return tuple(
        CrabShown(column, row, None if value == FACE_DOWN else value)
        for (column, row), value in zip(spaces, values, strict=False)
        if value != GONE
    )


def _values_left(crabs: Numbers, counts: Numbers) -> Numbers:
    if FACE_DOWN not in crabs:
        return ()
    return tuple(
        value
        for value, copies in enumerate(counts, start=CHEAPEST_CRAB)
        for _ in range(copies - crabs.count(value))
    )


def _tokens(counts: Numbers) -> tuple[Pattern, ...]:
    return tuple(TOKEN_WORDS[token] for token in range(TOKENS) for _ in range(counts[token]))
