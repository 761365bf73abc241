"""What a turn would give, told before it is made: from the view alone, by the rules themselves.

Every draw is left out: the market is refilled after the turn, and crabs stay face down.
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec
import numpy as np

from tidetable.core.compiled import copy_open, rule
from tidetable.core.records import Counts, Numbers, Reader, copied, dtype_of, i8, i16, row
from tidetable.games.maui.pieces import (
    BONUS,
    CHEAPEST_CRAB,
    COLUMNS,
    CRAB_VALUES,
    DOLLARS,
    END_OF_TURN,
    KINDS,
    MOVES,
    PATTERNS,
    PLACE,
    ROW_VALUE,
    ROWS,
    SQUARES,
    START,
    TOKENS,
)
from tidetable.games.maui.placing import has_crab, matches, reads_from_stones
from tidetable.games.maui.rules import (
    choose_bonus,
    crabs_left,
    legal,
    place,
    refills_before_placing,
    take_turn,
)
from tidetable.games.maui.scoring import (
    collect_umbrellas,
    has_umbrella,
    is_under_towel,
    penalty_points,
    score,
    umbrella_space_count,
)
from tidetable.games.maui.setting_up import choose_start_row
from tidetable.games.maui.shown_beaches import (
    PATTERN_WORDS,
    TOKEN_WORDS,
    UMBRELLA_WORDS,
    Pattern,
    Stones,
    TowelShown,
    UmbrellaToken,
    towel_shown,
)
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    CRABS_NEXT,
    NOTHING,
    PLACING,
    STARTING,
    STATE,
    TURN,
    UMBRELLAS_NEXT,
    Beach,
    State,
    View,
)
from tidetable.games.maui.words import move_text


class MatchPreview(msgspec.Struct, frozen=True):
    """A square that would match, and what its row is worth."""

    row: int
    pattern: Pattern
    steps: int


class TrackPreview(msgspec.Struct, frozen=True):
    """A shell that would move, and the square it would reach."""

    track: Pattern
    steps: int
    square: int
    points: int  # of that square


class Preview(msgspec.Struct, frozen=True):
    """A whole turn in notation, and what it gives."""

    moves: tuple[str, ...]
    before_draw: int  # so many of the moves can be made before a towel is drawn
    towel: TowelShown | None  # as it would lie, with its pattern tokens
    points: int  # the change of the score, crabs not counted
    matches: tuple[MatchPreview, ...]
    tracks: tuple[TrackPreview, ...]
    umbrellas: tuple[UmbrellaToken, ...]  # taken
    tokens: tuple[Pattern, ...]  # pattern tokens taken from ornate squares
    crabs: int  # turned up, each of a value that nobody knows
    crabs_least: int  # what they may cost together
    crabs_most: int
    outside: int  # squares in the ocean or the trees
    penalty: int  # what they cost
    price: int
    dollars: int  # taken from an area


class Gain:
    """The difference between two positions for who is to move."""

    points: i16
    dollars: i8  # less the price
    outside: i8
    penalty: i8
    crabs: i8
    crabs_least: i8
    crabs_most: i8
    from_stones: i8  # whether the player reads towels so
    column: i8  # of the towel that was laid, or NOTHING
    towel: i8
    top: i8
    laid: Annotated[Counts, np.int8, SQUARES]  # its patterns
    matched: Annotated[Counts, np.int8, ROWS + 1]  # the pattern by row, from one
    steps: Annotated[Counts, np.int8, PATTERNS]
    squares: Annotated[Counts, np.int8, PATTERNS]
    values: Annotated[Counts, np.int16, PATTERNS]  # of these squares
    umbrellas: Annotated[Counts, np.int8, KINDS]
    tokens: Annotated[Counts, np.int8, TOKENS]


GAIN = dtype_of(Gain)
READER = Reader(GAIN)
ROW_VALUES: list[int] = ROW_VALUE.tolist()


def previews(view: View) -> tuple[Preview, ...]:
    """One for each turn the viewer could make now."""
    return _previews(*_begun(view))


def outlook(view: View, seat: int) -> tuple[Preview, ...]:
    """The same for any seat, as if it were to move now; nothing for who has no column left."""
    now, is_drawn_first = _begun(view)
    if now["phase"][0] != TURN or now["beaches"]["towel_count"][0, seat] == COLUMNS:
        return ()
    now["turn"] = now["to_move"] = seat
    return _previews(now, is_drawn_first)


def _begun(view: View) -> tuple[Any, bool]:
    """Return the position as the viewer sees it, and whether a towel is drawn before one is placed.

    In this position the bag stays shut until the turn is over.
    """
    now = row(STATE)
    copy_open(view, now[0])
    is_drawn_first = refills_before_placing(now[0])
    now["refill"] = END_OF_TURN
    return now, is_drawn_first


def _previews(now: Any, is_drawn_first: bool) -> tuple[Preview, ...]:
    return tuple([_preview(codes, now, after, is_drawn_first) for codes, after in _turns(now, ())])


def _turns(before: Any, codes: Numbers) -> Iterator[tuple[Numbers, Any]]:
    """All ways to go on to the end of the turn, with the positions they lead to."""
    moves = np.zeros(MOVES, np.int64)
    for code in moves[: legal(before[0], moves)].tolist():
        after = copied(before)
        if make(after[0], code):
            yield from _turns(after, (*codes, code))
        else:
            yield (*codes, code), after


def _preview(codes: Numbers, before: Any, after: Any, is_drawn_first: bool) -> Preview:
    gain = row(GAIN)
    compare(before[0], after[0], gain[0])
    told = READER.read(gain[0])
    return Preview(
        moves=tuple([move_text(code) for code in codes]),
        before_draw=1 if is_drawn_first and codes[0] < DOLLARS else len(codes),
        towel=_towel(told),
        points=told.points,
        matches=_matches(told),
        tracks=_tracks(told),
        umbrellas=_repeated(UMBRELLA_WORDS, told.umbrellas),
        tokens=_repeated(TOKEN_WORDS, told.tokens),
        crabs=told.crabs,
        crabs_least=told.crabs_least,
        crabs_most=told.crabs_most,
        outside=told.outside,
        penalty=told.penalty,
        price=max(0, -told.dollars),
        dollars=max(0, told.dollars),
    )


def _towel(told: SimpleNamespace) -> TowelShown | None:
    if told.column == NOTHING:
        return None
    stones: Stones = "top" if told.from_stones else "bottom"
    return towel_shown(told.column, told.towel, told.top, told.laid, stones)


def _matches(told: SimpleNamespace) -> tuple[MatchPreview, ...]:
    return tuple(
        [
            MatchPreview(number, PATTERN_WORDS[pattern], ROW_VALUES[number])
            for number, pattern in enumerate(told.matched)
            if pattern != NOTHING
        ]
    )


def _tracks(told: SimpleNamespace) -> tuple[TrackPreview, ...]:
    tracks = zip(PATTERN_WORDS, told.steps, told.squares, told.values, strict=True)
    return tuple([TrackPreview(*track) for track in tracks if track[1] > 0])


def _repeated(words: tuple[Any, ...], counts: Numbers) -> tuple[Any, ...]:
    return tuple([word for word, count in zip(words, counts, strict=True) for _ in range(count)])


# By the rules.


@rule
def make(state: State, code: int) -> bool:
    """Make a move up to the next draw or the end of the turn; is there more to choose before?"""
    if state.phase == TURN:
        take_turn(state, code)
    elif state.phase == PLACING:
        place(state, code - PLACE)
    elif state.phase == CHOOSING_BONUS:
        choose_bonus(state, code - BONUS)
    elif state.phase == STARTING:
        choose_start_row(state, code - START + 1)
        return False
    if state.phase == UMBRELLAS_NEXT:
        collect_umbrellas(state)
    return bool(state.phase == PLACING or state.phase == CHOOSING_BONUS)


@rule
def compare(before: State, after: State, gain: Gain) -> None:
    """What has changed for who was to move."""
    old, new = before.beaches[before.turn], after.beaches[before.turn]
    gain.points = score(after, new) - score(before, old)
    gain.dollars = new.dollars - old.dollars
    gain.outside = new.penalties - old.penalties
    gain.penalty = penalty_points(new) - penalty_points(old)
    for track in range(PATTERNS):
        gain.steps[track] = new.shells[track] - old.shells[track]
        gain.squares[track] = new.shells[track]
        gain.values[track] = after.track_values[track, new.shells[track]]
    for token in range(TOKENS):
        gain.tokens[token] = before.ornate_left[token] - after.ornate_left[token]
    for number in range(ROWS + 1):
        gain.matched[number] = NOTHING
    note_towel(before, old, new, gain)
    if after.phase == CRABS_NEXT:  # a towel that counts has been laid
        compare_column(before, old, new, gain)
        foresee_crabs(before, old, gain)


@rule
def note_towel(before: State, old: Beach, new: Beach, gain: Gain) -> None:
    """Write the towel that has been laid, or the start towel in its new place."""
    is_laid = new.towel_count > old.towel_count or before.phase == STARTING
    gain.column = new.towel_count if is_laid else NOTHING
    if is_laid:
        orientation, players = int(before.orientation), int(before.players)
        gain.from_stones = reads_from_stones(orientation, players, int(before.turn))
        gain.towel = new.towels[new.towel_count]
        gain.top = new.tops[new.towel_count]
        for square in range(SQUARES):
            gain.laid[square] = new.squares[new.towel_count, square]


@rule
def foresee_crabs(before: State, old: Beach, gain: Gain) -> None:
    """Write the least and the most that the crabs to be turned up may cost."""
    dear = cheap = int(gain.crabs)
    for value in range(CRAB_VALUES):
        other = CRAB_VALUES - 1 - value
        cheapest = min(cheap, crabs_left(before, old, value))
        dearest = min(dear, crabs_left(before, old, other))
        gain.crabs_least += cheapest * (CHEAPEST_CRAB + value)
        gain.crabs_most += dearest * (CHEAPEST_CRAB + other)
        cheap -= cheapest
        dear -= dearest


@rule
def compare_column(before: State, old: Beach, new: Beach, gain: Gain) -> None:
    """What lay under the towel, and which of its squares matched."""
    column = int(new.towel_count)
    for square in range(SQUARES):
        number = int(new.tops[column]) + square
        pattern = int(new.squares[column, square])
        if matches(before, old, column, number, pattern):
            gain.matched[number] = pattern
        gain.crabs += has_crab(before, old, column, number)
    for index in range(umbrella_space_count(before)):
        if has_umbrella(before, old, index, column) and is_under_towel(before, new, index):
            gain.umbrellas[old.umbrellas[index]] += 1
