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
    COLUMNS,
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
from tidetable.games.maui.placing import covers, has_crab, matches
from tidetable.games.maui.rules import choose_bonus, legal, place, take_turn
from tidetable.games.maui.scoring import (
    collect_umbrellas,
    score,
    umbrella_space,
    umbrella_space_count,
)
from tidetable.games.maui.setting_up import choose_start_row
from tidetable.games.maui.shown_beaches import (
    PATTERN_WORDS,
    TOKEN_WORDS,
    UMBRELLA_WORDS,
    Pattern,
    UmbrellaToken,
)
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    CRABS_NEXT,
    GONE,
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


class Preview(msgspec.Struct, frozen=True):
    """A whole turn in notation, and what it gives."""

    moves: tuple[str, ...]
    points: int  # the change of the score, crabs not counted
    matches: tuple[MatchPreview, ...]
    tracks: tuple[TrackPreview, ...]
    umbrellas: tuple[UmbrellaToken, ...]  # taken
    tokens: tuple[Pattern, ...]  # pattern tokens taken from ornate squares
    crabs: int  # turned up, each of a value that nobody knows
    outside: int  # squares in the ocean or the trees
    price: int
    dollars: int  # taken from an area


class Gain:
    """The difference between two positions for who is to move."""

    points: i16
    dollars: i8  # less the price
    outside: i8
    crabs: i8
    matched: Annotated[Counts, np.int8, ROWS + 1]  # the pattern by row, from one
    steps: Annotated[Counts, np.int8, PATTERNS]
    squares: Annotated[Counts, np.int8, PATTERNS]
    umbrellas: Annotated[Counts, np.int8, KINDS]
    tokens: Annotated[Counts, np.int8, TOKENS]


GAIN = dtype_of(Gain)
READER = Reader(GAIN)
ROW_VALUES: list[int] = ROW_VALUE.tolist()


def previews(view: View) -> tuple[Preview, ...]:
    """One for each turn the viewer could make now."""
    now = row(STATE)
    begin(view, now[0])
    return tuple([_preview(codes, now, after) for codes, after in _turns(now, ())])


def outlook(view: View, seat: int) -> tuple[Preview, ...]:
    """The same for any seat, as if it were to move now; nothing for who has no column left."""
    now = row(STATE)
    begin(view, now[0])
    if now["phase"][0] != TURN or now["beaches"]["towel_count"][0, seat] == COLUMNS:
        return ()
    now["turn"] = now["to_move"] = seat
    return tuple([_preview(codes, now, after) for codes, after in _turns(now, ())])


def _turns(before: Any, codes: Numbers) -> Iterator[tuple[Numbers, Any]]:
    """All ways to go on to the end of the turn, with the positions they lead to."""
    moves = np.zeros(MOVES, np.int64)
    for code in moves[: legal(before[0], moves)].tolist():
        after = copied(before)
        if make(after[0], code):
            yield from _turns(after, (*codes, code))
        else:
            yield (*codes, code), after


def _preview(codes: Numbers, before: Any, after: Any) -> Preview:
    gain = row(GAIN)
    compare(before[0], after[0], gain[0])
    told = READER.read(gain[0])
    return Preview(
        moves=tuple([move_text(code) for code in codes]),
        points=told.points,
        matches=_matches(told),
        tracks=_tracks(told),
        umbrellas=_repeated(UMBRELLA_WORDS, told.umbrellas),
        tokens=_repeated(TOKEN_WORDS, told.tokens),
        crabs=told.crabs,
        outside=told.outside,
        price=max(0, -told.dollars),
        dollars=max(0, told.dollars),
    )


def _matches(told: SimpleNamespace) -> tuple[MatchPreview, ...]:
    return tuple(
        [
            MatchPreview(number, PATTERN_WORDS[pattern], ROW_VALUES[number])
            for number, pattern in enumerate(told.matched)
            if pattern != NOTHING
        ]
    )


def _tracks(told: SimpleNamespace) -> tuple[TrackPreview, ...]:
    tracks = zip(PATTERN_WORDS, told.steps, told.squares, strict=True)
    return tuple([TrackPreview(*track) for track in tracks if track[1] > 0])


def _repeated(words: tuple[Any, ...], counts: Numbers) -> tuple[Any, ...]:
    return tuple([word for word, count in zip(words, counts, strict=True) for _ in range(count)])


# By the rules.


@rule
def begin(view: View, state: State) -> None:
    """The position as the viewer sees it; the bag stays shut until the turn is over."""
    copy_open(view, state)
    state.refill = END_OF_TURN


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
    for track in range(PATTERNS):
        gain.steps[track] = new.shells[track] - old.shells[track]
        gain.squares[track] = new.shells[track]
    for token in range(TOKENS):
        gain.tokens[token] = before.ornate_left[token] - after.ornate_left[token]
    for number in range(ROWS + 1):
        gain.matched[number] = NOTHING
    if after.phase == CRABS_NEXT:  # a towel that counts has been laid
        compare_column(before, old, new, gain)


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
        kind = int(old.umbrellas[index])
        if umbrella_space(before, index, 0) != column or kind == GONE:
            continue
        if covers(new, column, umbrella_space(before, index, 1)):
            gain.umbrellas[kind] += 1
