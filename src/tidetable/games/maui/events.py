"""Events of a step of Maui, in the rulebook's words.

Columns, rows and squares count from one. Everything lies open, so all are told the same; only the
towels of the market each reads from where they sit, while a towel on a beach is read by its owner.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple, get_args

import msgspec
import numpy as np

from tidetable.core.events import Happened
from tidetable.core.records import packed
from tidetable.games.maui import noting
from tidetable.games.maui.pieces import (
    FIRST_BONUS,
    MARKET_ROWS,
    MAX_PLAYERS,
    ROW_VALUE,
    SQUARES,
    TOKENS,
)
from tidetable.games.maui.placing import token_square
from tidetable.games.maui.scoring import POINTS
from tidetable.games.maui.shown import BONUS_WORDS, MARKET_ROW_WORDS, Bonus, MarketRow
from tidetable.games.maui.shown_beaches import (
    PATTERN_WORDS,
    TOKEN_WORDS,
    UMBRELLA_WORDS,
    Pattern,
    Space,
    Stones,
    UmbrellaToken,
    read_towel,
    rows_on_grid,
    squares_outside,
    stones_for,
)
from tidetable.games.maui.state import NOTHING, STATE, State

Half = Literal["first", "second"]
Why = Literal["match", "bonus"]
DecidedBy = Literal["points", "towels", "dollars", "order"]


# What events are about.


class PatternPart(msgspec.Struct, frozen=True, gc=False):
    """A pattern: of a square, a track or a pattern token."""

    pattern: Pattern


class Towel(msgspec.Struct, frozen=True, gc=False):
    """A towel, its squares from top to bottom as somebody reads them who sees its stones there."""

    squares: tuple[PatternPart, ...]
    stones: Stones


class TokenPlayed(msgspec.Struct, frozen=True, gc=False):
    """A pattern token on a square of a towel."""

    pattern: Pattern
    square: int


class Match(msgspec.Struct, frozen=True, gc=False):
    """A square that matches, and the steps that its row is worth."""

    row: int
    pattern: Pattern
    steps: int


# Events.


class FirstPlayer(Happened, frozen=True):
    """A player begins the game, or a half of it."""

    seat: int
    half: Half | None  # of a combined game


class MarketFilled(Happened, frozen=True):
    """A towel comes from the bag to the market."""

    row: MarketRow
    slot: int
    towel: Towel


class UmbrellaLaid(Happened, frozen=True):
    """An umbrella token comes to lie on a beach."""

    seat: int
    column: int
    row: int
    token: UmbrellaToken


class StartLaid(Happened, frozen=True):
    """A start towel is drawn for the pier of a player."""

    seat: int
    towel: Towel
    top_row: int
    first_row: int
    last_row: int
    rows: int


class StartChosen(Happened, frozen=True):
    """A player chooses the rows of the start towel."""

    seat: int
    top_row: int
    first_row: int
    last_row: int
    rows: int


class TookTowel(Happened, frozen=True):
    """A player takes a towel from the market and pays for it."""

    seat: int
    row: MarketRow
    slot: int
    towel: Towel
    price: int
    points: int


class TookSpare(Happened, frozen=True):
    """A player takes a spare towel."""

    seat: int
    row: MarketRow
    slot: int
    towel: Towel


class TookDollars(Happened, frozen=True):
    """A player takes the dollars of an area."""

    seat: int
    row: MarketRow
    count: int
    points: int


class Placed(Happened, frozen=True):
    """A towel is laid in the next column of a beach."""

    seat: int
    column: int
    towel: Towel  # without the tokens
    top_row: int
    first_row: int  # of the rows of the grid on which it lies
    last_row: int
    rows: int  # as many of them
    tokens: tuple[TokenPlayed, ...]
    tokens_played: int  # as many of them
    matches: tuple[Match, ...]
    outside: tuple[int, ...]  # the squares in the ocean or the trees
    spare: bool


class UmbrellaTaken(Happened, frozen=True):
    """An umbrella token under a towel is taken."""

    seat: int
    column: int
    row: int
    token: UmbrellaToken
    points: int  # of a pearl


class UmbrellaLost(Happened, frozen=True):
    """An umbrella token beside a towel, or under a spare one, leaves the game."""

    seat: int
    column: int
    row: int
    token: UmbrellaToken


class Moved(Happened, frozen=True):
    """A shell moves on its track; not at all if it stands at the end."""

    seat: int
    pattern: Pattern
    steps: int
    from_square: int
    to_square: int
    points: int
    why: Why


class TokenGained(Happened, frozen=True):
    """A shell reaches an ornate square, and its player takes a pattern token from there."""

    seat: int
    pattern: Pattern


class BonusDue(Happened, frozen=True):
    """A player has to choose between the two tracks of a score bonus."""

    seat: int
    token: Bonus
    patterns: tuple[PatternPart, ...]


class BonusChosen(Happened, frozen=True):
    """A player chooses the track for the step of a score bonus."""

    seat: int
    pattern: Pattern


class BonusLost(Happened, frozen=True):
    """A score bonus brings nothing, since both its tracks are full."""

    seat: int
    token: Bonus


class Penalty(Happened, frozen=True):
    """A player gets penalty tokens for squares in the ocean or the trees."""

    seat: int
    count: int
    points: int


class CrabMet(Happened, frozen=True):
    """A crab under a towel is turned up."""

    seat: int
    column: int
    row: int
    value: int
    points: int


class CrabGone(Happened, frozen=True):
    """A crab leaves the game face down."""

    seat: int
    column: int
    row: int


class RoundBegan(Happened, frozen=True):
    """A round begins, with the turn of the first player."""

    seat: int
    number: int


class LastRound(Happened, frozen=True):
    """A player has laid the twelfth towel: the game, or the half, ends with this round."""

    seat: int
    half: Half | None


class HalfScored(Happened, frozen=True):
    """The points of a player at half-time by source; penalties and crabs are taken away."""

    seat: int
    shells: int
    pearls: int
    dollars: int
    penalties: int
    crabs: int
    total: int


class HalfBegan(Happened, frozen=True):
    """The second half: towels go back into the bag, and the beaches show their crab side."""

    areas: tuple[int, ...]  # the dollars on each
    crabs: tuple[Space, ...]  # the spaces on which they lie, on every beach


class DollarsDealt(Happened, frozen=True):
    """A player has so many dollars for the second half."""

    seat: int
    count: int
    points: int


class TokensDiscarded(Happened, frozen=True):
    """The pattern tokens in a player's hand leave the game at half-time."""

    seat: int
    tokens: tuple[PatternPart, ...]


class Scored(Happened, frozen=True):
    """The points of a player at the end by source; penalties and crabs are taken away."""

    seat: int
    shells: int
    pearls: int
    dollars: int
    penalties: int
    crabs: int
    total: int


class GameEnded(Happened, frozen=True):
    """The game is over, and a player has won it."""

    seat: int
    why: DecidedBy  # what placed the winner before the second
    scores: tuple[int, ...]  # by seat
    ranks: tuple[int, ...]


Event = (
    FirstPlayer
    | MarketFilled
    | UmbrellaLaid
    | StartLaid
    | StartChosen
    | TookTowel
    | TookSpare
    | TookDollars
    | Placed
    | UmbrellaTaken
    | UmbrellaLost
    | Moved
    | TokenGained
    | BonusDue
    | BonusChosen
    | BonusLost
    | Penalty
    | CrabMet
    | CrabGone
    | RoundBegan
    | LastRound
    | HalfScored
    | HalfBegan
    | DollarsDealt
    | TokensDiscarded
    | Scored
    | GameEnded
)


# Words by number.
HALVES: tuple[Half | None, ...] = (None, *get_args(Half))
WHYS: tuple[Why, ...] = get_args(Why)
DECIDED_BY: tuple[DecidedBy, ...] = get_args(DecidedBy)
BONUS_TOKENS: dict[int, Bonus] = dict(enumerate(BONUS_WORDS, start=FIRST_BONUS))
PARTS = tuple(PatternPart(pattern) for pattern in PATTERN_WORDS)
TOKEN_PARTS = tuple(PatternPart(pattern) for pattern in TOKEN_WORDS)
ROW_VALUES: list[int] = ROW_VALUE.tolist()

KEPT = 64  # steps, each of which all who look at a table are told


class Reading(NamedTuple):
    """The end where stones are seen by the viewer, and by the owner of each beach."""

    viewer: Stones
    owners: tuple[Stones, ...]


def events(state: State, code: int, seat: int) -> tuple[Event, ...]:
    """Return the events of a step that is about to be made, as a seat reads them."""
    stones = stones_for(int(state.orientation), int(state.players), seat)
    return _events(packed(state), code, stones)


@lru_cache(KEPT)
def _events(state: bytes, code: int, stones: Stones) -> tuple[Event, ...]:
    notes, _ = walked(state, code)
    table = np.frombuffer(state, STATE)
    orientation, players = int(table["orientation"][0]), int(table["players"][0])
    owners = tuple(stones_for(orientation, players, seat) for seat in range(players))
    reading = Reading(stones, owners)
    return tuple([MAKERS[what](reading, seat, *values) for what, seat, *values in notes])


def walked(state: bytes, code: int) -> tuple[list[list[int]], Any]:
    """Return what a step does in rows of numbers, and the state after it."""
    seen: Any = np.frombuffer(bytearray(state), STATE)
    now: Any = np.frombuffer(bytearray(state), STATE)
    points: Any = np.zeros(MAX_PLAYERS, POINTS)
    notes = np.zeros((noting.MOST_NOTES, noting.WIDTH), np.int64)
    noting.walk(seen, now, code, points, notes)
    return notes[1 : notes[0, 0] + 1].tolist(), now[0]


@cache
def towel_read(towel: int, stones: Stones) -> Towel:
    """Return a towel as somebody reads it who sees its stones at this end."""
    return Towel(tuple(PatternPart(pattern) for pattern in read_towel(towel, stones)), stones)


# Makers, by what was noted; each takes the reading, the seat and the values of a note.


def _first_player(_: Reading, seat: int, half: int, *__: int) -> Event:
    return FirstPlayer(seat, HALVES[half])


def _market_filled(reading: Reading, _: int, row: int, slot: int, towel: int, *__: int) -> Event:
    return MarketFilled(MARKET_ROW_WORDS[row], slot + 1, towel_read(towel, reading.viewer))


def _umbrella_laid(_: Reading, seat: int, column: int, row: int, kind: int, *__: int) -> Event:
    return UmbrellaLaid(seat, column, row, UMBRELLA_WORDS[kind])


def _start_laid(reading: Reading, seat: int, towel: int, top_row: int, *_: int) -> Event:
    return StartLaid(seat, towel_read(towel, reading.owners[seat]), *_rows(top_row))


def _start_chosen(_: Reading, seat: int, top_row: int, *__: int) -> Event:
    return StartChosen(seat, *_rows(top_row))


def _rows(top_row: int) -> tuple[int, int, int, int]:
    """Return the upper row of a towel, the rows of the grid on which it lies, and how many."""
    rows = rows_on_grid(top_row)
    return top_row, rows[0], rows[-1], len(rows)


def _took_towel(
    reading: Reading, seat: int, row: int, slot: int, towel: int, price: int, points: int, *_: int
) -> Event:
    read = towel_read(towel, reading.viewer)
    return TookTowel(seat, MARKET_ROW_WORDS[row], slot + 1, read, price, points)


def _took_spare(reading: Reading, seat: int, row: int, slot: int, towel: int, *_: int) -> Event:
    return TookSpare(seat, MARKET_ROW_WORDS[row], slot + 1, towel_read(towel, reading.viewer))


def _took_dollars(_: Reading, seat: int, row: int, count: int, points: int, *__: int) -> Event:
    return TookDollars(seat, MARKET_ROW_WORDS[row], count, points)


def _placed(
    reading: Reading,
    seat: int,
    column: int,
    towel: int,
    top_row: int,
    way: int,
    matched: int,
    is_spare: int,
    *_: int,
) -> Event:
    read, tokens = towel_read(towel, reading.owners[seat]), tokens_played(way)
    return Placed(
        seat,
        column,
        read,
        *_rows(top_row),
        tokens=tokens,
        tokens_played=len(tokens),
        matches=_matches(read, tokens, top_row, matched),
        outside=tuple(square + 1 for square in squares_outside(top_row)),
        spare=bool(is_spare),
    )


@cache
def tokens_played(way: int) -> tuple[TokenPlayed, ...]:
    """Return the pattern tokens of a way to place a towel, and their squares."""
    squares = [token_square(way, token) for token in range(TOKENS)]
    return tuple(
        TokenPlayed(TOKEN_WORDS[token], square + 1)
        for token, square in enumerate(squares)
        if square != NOTHING
    )


def _matches(
    towel: Towel, tokens: tuple[TokenPlayed, ...], top_row: int, matched: int
) -> tuple[Match, ...]:
    patterns = [part.pattern for part in towel.squares]
    for token in tokens:
        patterns[token.square - 1] = token.pattern
    return tuple(
        Match(top_row + square, patterns[square], ROW_VALUES[top_row + square])
        for square in range(SQUARES)
        if matched >> square & 1
    )


def _umbrella_taken(
    _: Reading, seat: int, column: int, row: int, kind: int, points: int, *__: int
) -> Event:
    return UmbrellaTaken(seat, column, row, UMBRELLA_WORDS[kind], points)


def _umbrella_lost(_: Reading, seat: int, column: int, row: int, kind: int, *__: int) -> Event:
    return UmbrellaLost(seat, column, row, UMBRELLA_WORDS[kind])


def _moved(
    _: Reading, seat: int, track: int, start: int, end: int, points: int, why: int, *__: int
) -> Event:
    return Moved(seat, PATTERN_WORDS[track], end - start, start, end, points, WHYS[why])


def _token_gained(_: Reading, seat: int, token: int, *__: int) -> Event:
    return TokenGained(seat, TOKEN_WORDS[token])


def _bonus_due(_: Reading, seat: int, kind: int, one: int, other: int, *__: int) -> Event:
    return BonusDue(seat, BONUS_TOKENS[kind], (PARTS[one], PARTS[other]))


def _bonus_chosen(_: Reading, seat: int, track: int, *__: int) -> Event:
    return BonusChosen(seat, PATTERN_WORDS[track])


def _bonus_lost(_: Reading, seat: int, kind: int, *__: int) -> Event:
    return BonusLost(seat, BONUS_TOKENS[kind])


def _penalty(_: Reading, seat: int, count: int, points: int, *__: int) -> Event:
    return Penalty(seat, count, points)


def _crab_met(
    _: Reading, seat: int, column: int, row: int, value: int, points: int, *__: int
) -> Event:
    return CrabMet(seat, column, row, value, points)


def _crab_gone(_: Reading, seat: int, column: int, row: int, *__: int) -> Event:
    return CrabGone(seat, column, row)


def _round_began(_: Reading, seat: int, number: int, *__: int) -> Event:
    return RoundBegan(seat, number)


def _last_round(_: Reading, seat: int, half: int, *__: int) -> Event:
    return LastRound(seat, HALVES[half])


def _half_scored(_: Reading, seat: int, *points: int) -> Event:
    return HalfScored(seat, *points[:6])


def _scored(_: Reading, seat: int, *points: int) -> Event:
    return Scored(seat, *points[:6])


def _half_began(_: Reading, __: int, *values: int) -> Event:
    spaces = zip(values[MARKET_ROWS::2], values[MARKET_ROWS + 1 :: 2], strict=True)
    return HalfBegan(values[:MARKET_ROWS], tuple(spaces))


def _dollars_dealt(_: Reading, seat: int, count: int, points: int, *__: int) -> Event:
    return DollarsDealt(seat, count, points)


def _tokens_discarded(_: Reading, seat: int, *counts: int) -> Event:
    tokens = zip(TOKEN_PARTS, counts, strict=False)
    return TokensDiscarded(seat, tuple(part for part, count in tokens for _ in range(count)))


def _game_ended(reading: Reading, seat: int, why: int, *values: int) -> Event:
    players = len(reading.owners)
    scores, ranks = values[:players], values[MAX_PLAYERS : MAX_PLAYERS + players]
    return GameEnded(seat, DECIDED_BY[why], scores, ranks)


MAKERS: dict[int, Callable[..., Any]] = {
    noting.FIRST_PLAYER: _first_player,
    noting.MARKET_FILLED: _market_filled,
    noting.UMBRELLA_LAID: _umbrella_laid,
    noting.START_LAID: _start_laid,
    noting.START_CHOSEN: _start_chosen,
    noting.TOOK_TOWEL: _took_towel,
    noting.TOOK_SPARE: _took_spare,
    noting.TOOK_DOLLARS: _took_dollars,
    noting.PLACED: _placed,
    noting.UMBRELLA_TAKEN: _umbrella_taken,
    noting.UMBRELLA_LOST: _umbrella_lost,
    noting.MOVED: _moved,
    noting.TOKEN_GAINED: _token_gained,
    noting.BONUS_DUE: _bonus_due,
    noting.BONUS_CHOSEN: _bonus_chosen,
    noting.BONUS_LOST: _bonus_lost,
    noting.PENALTY: _penalty,
    noting.CRAB_MET: _crab_met,
    noting.CRAB_GONE: _crab_gone,
    noting.ROUND_BEGAN: _round_began,
    noting.LAST_ROUND: _last_round,
    noting.HALF_SCORED: _half_scored,
    noting.HALF_BEGAN: _half_began,
    noting.DOLLARS_DEALT: _dollars_dealt,
    noting.TOKENS_DISCARDED: _tokens_discarded,
    noting.SCORED: _scored,
    noting.GAME_ENDED: _game_ended,
}
