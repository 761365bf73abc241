"""Maui's beaches as a table shows them, each as its owner reads it."""

from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Literal, get_args

import msgspec

from tidetable.core.records import Numbers, Reader
from tidetable.games.maui.pieces import (
    ACROSS,
    BY_SEAT,
    CHEAPEST_CRAB,
    COLUMNS,
    COMBINED,
    LETTERS,
    PEARL_POINTS,
    ROWS,
    SQUARES,
    TOKEN_PATTERN,
    TOKENS,
    TOWEL,
)
from tidetable.games.maui.state import BEACH, CRAB_SIDE, FACE_DOWN, GONE, NOTHING

Pattern = Literal["Y", "M", "L", "O", "G"]
Stones = Literal["top", "bottom"]  # the end of a towel where its stones are seen
UmbrellaToken = Literal["white", "black", "X", "Z"]  # pearls, then bonuses
Space = tuple[int, int]  # column and row


class TowelShown(msgspec.Struct, frozen=True, gc=False):
    """A towel on a beach, its squares from top to bottom as its owner reads them."""

    towel: str
    top_row: int
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
TOWEL_PATTERNS: list[list[int]] = TOWEL.tolist()
TOWEL_WORDS = tuple("".join(LETTERS[pattern] for pattern in towel) for towel in TOWEL_PATTERNS)
PEARLS_WORTH: list[int] = PEARL_POINTS.tolist()
FIRST_ACROSS: list[int] = ACROSS.tolist()
TOKEN_WORDS = tuple(PATTERN_WORDS[pattern] for pattern in TOKEN_PATTERN.tolist())

KEPT = 2048  # parts of positions, so that a step makes only what it changed
BEACH_READER = Reader(BEACH)


@dataclass(frozen=True, eq=False)  # told apart by what it is, not by its figures: that is faster
class Setting:
    """What a beach is read with: the data set and the options it depends on."""

    players: int
    orientation: int
    mode: int
    side: int
    track_values: tuple[Numbers, ...]
    umbrella_spaces: tuple[Space, ...]  # of this side
    crab_spaces: tuple[Space, ...]
    crab_counts: Numbers


def stones_for(setting: Setting, seat: int) -> Stones:
    """Who sits across the table sees stones at the top, as placing.py has it."""
    across = setting.orientation == BY_SEAT and seat >= FIRST_ACROSS[setting.players]
    return "top" if across else "bottom"


def pattern_words(patterns: Numbers) -> tuple[Pattern, ...]:
    return tuple([PATTERN_WORDS[pattern] for pattern in patterns])


def read_towel(towel: int, stones: Stones) -> Numbers:
    """A towel's patterns from top to bottom."""
    patterns = TOWEL_PATTERNS[towel]
    return tuple(patterns if stones == "bottom" else patterns[::-1])


# Beaches.


@lru_cache(KEPT)
def beach_shown(setting: Setting, seat: int, numbers: Numbers) -> BeachShown:
    """A player's beach, from the numbers of its record."""
    beach = BEACH_READER.fields(numbers)
    stones = stones_for(setting, seat)
    shells = _shells(setting.track_values, beach.shells)
    parts = _parts(beach, shells)
    is_second_half = setting.mode == COMBINED and setting.side == CRAB_SIDE
    return BeachShown(
        seat=seat,
        stones=stones,
        score=parts.shells + parts.pearls + parts.dollars - parts.penalties - parts.crabs,
        parts=parts,
        half_time_score=beach.mid_score if is_second_half else None,
        towel_count=beach.towel_count,
        earlier_towels=beach.earlier_towels,
        next_column=beach.towel_count + 1 if beach.towel_count < COLUMNS else None,
        towels=_towels(beach, stones),
        active=tuple([SQUARE_WORDS[pattern] for pattern in beach.active[1:]]),
        umbrellas=_umbrellas(beach.umbrellas, setting.umbrella_spaces),
        crabs=_crabs(beach.crabs, setting.crab_spaces),
        crab_values_left=_values_left(beach.crabs, setting.crab_counts),
        shells=shells,
        white_pearls=beach.pearls[0],
        black_pearls=beach.pearls[1],
        tokens=_tokens(beach.tokens),
        penalties=beach.penalties,
        dollars=beach.dollars,
    )


def _parts(beach: SimpleNamespace, shells: tuple[ShellShown, ...]) -> PartsShown:
    """The score for showing; the rules count the same in scoring.py."""
    return PartsShown(
        shells=sum([shell.points for shell in shells]),
        pearls=PEARLS_WORTH[beach.pearls[0]] + PEARLS_WORTH[beach.pearls[1]],
        dollars=beach.dollars,
        penalties=beach.penalties,
        crabs=sum([value for value in beach.crabs if value > 0]),
    )


def _shells(values: tuple[Numbers, ...], squares: Numbers) -> tuple[ShellShown, ...]:
    return tuple(
        [
            ShellShown(track, square, points[square])
            for track, square, points in zip(PATTERN_WORDS, squares, values, strict=True)
        ]
    )


def _towels(beach: SimpleNamespace, stones: Stones) -> tuple[TowelShown, ...]:
    laid = zip(beach.towels, beach.tops, beach.squares, strict=True)
    return tuple([_towel(*towel, stones) for towel in laid if towel[0] != NOTHING])


@lru_cache(KEPT)
def _towel(towel: int, top: int, squares: Numbers, stones: Stones) -> TowelShown:
    printed = read_towel(towel, stones)
    return TowelShown(
        towel=TOWEL_WORDS[towel],
        top_row=top,
        squares=pattern_words(squares),
        token_squares=tuple(n for n in range(SQUARES) if squares[n] != printed[n]),
        outside_squares=tuple(n for n in range(SQUARES) if not 1 <= top + n <= ROWS),
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
