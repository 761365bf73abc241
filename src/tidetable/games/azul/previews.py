"""What a turn would give, told before it is made: from the view alone, by the rules themselves."""

import msgspec
import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import copy_open, rule
from tidetable.core.records import one
from tidetable.games.azul.boards import is_full, points_at
from tidetable.games.azul.pieces import (
    CENTRE,
    COLUMN,
    FLOOR,
    FLOOR_LOSS,
    LEFT_RIGHT,
    LETTERS,
    MOVES,
    PATTERNS,
    SPLIT,
    TARGETS,
)
from tidetable.games.azul.rules import draft, legal, row_was_completed
from tidetable.games.azul.shown import PATTERN_WORDS, Pattern, best_column, settle
from tidetable.games.azul.special import display_showing, leftovers, neighbour, split_leftovers
from tidetable.games.azul.state import OFFER, SPLITTING, STATE, TILING, State, View
from tidetable.games.azul.tiling import choose_column, columns_for
from tidetable.games.azul.words import Column, Draft, decode, move_text

Found = NDArray[np.int64]

# What foresee writes down, by place.
TAKEN, KEPT, FELL, LOSS, MARKER_TAKEN, COMPLETES, POINTS, SETTLED, LAST_ROUND = range(9)
RIGHT, LEFT_DISPLAY, RIGHT_DISPLAY = range(9, 12)
TO_CENTRE = 12  # and a place for each pattern
LEFT_OVER = TO_CENTRE + PATTERNS
PLACES = LEFT_OVER + PATTERNS


class SplitPreview(msgspec.Struct, frozen=True):
    """Leftovers that the taker sends to the displays left and right, all of a pattern to one."""

    left: int
    right: int
    patterns: tuple[Pattern, ...]
    to_right: tuple[Pattern, ...]  # as the preview's moves say; elsewhere a pattern finds its like


class Preview(msgspec.Struct, frozen=True):
    """A whole turn in notation, and what it gives.

    Leftovers may be split in many ways, which give the same: taking comes with one of them.
    """

    moves: tuple[str, ...]
    taken: int
    fill: int  # tiles on the line afterwards
    completes: bool
    points: int  # that the line's tile will bring, with the wall as it stands now
    fall: int  # tiles for which the line has no room
    floor_cost: int  # what the floor then costs more, the marker included
    takes_marker: bool
    to_centre: tuple[Pattern, ...]
    split: SplitPreview | None
    score_if_round_ended: int  # after this turn
    last_round: bool  # a row will be complete


def previews(view: View) -> tuple[Preview, ...]:
    """One for each turn the viewer could make now; for each way to take, with one way to split."""
    if view.seat < 0 or view.to_move != view.seat:
        return ()
    state, moves = one(STATE), np.zeros(MOVES, np.int64)
    copy_open(view, state)
    found = np.zeros(PLACES, np.int64)
    turns = []
    for code in moves[: legal(state, moves)].tolist():
        foresee(view, state, code, found)
        turns.append(_preview(code, found.tolist()))
    return tuple(turns)


def _preview(code: int, found: list[int]) -> Preview:
    move = decode(code)
    taking = isinstance(move, Draft)
    splits = found[LEFT_DISPLAY] >= 0
    moves = [code, SPLIT + found[RIGHT]] if taking and splits else [code]
    return Preview(
        moves=tuple(move_text(one) for one in moves),
        taken=found[TAKEN],
        fill=found[KEPT],
        completes=bool(found[COMPLETES]) or isinstance(move, Column),
        points=found[POINTS],
        fall=found[FELL],
        floor_cost=found[LOSS],
        takes_marker=bool(found[MARKER_TAKEN]),
        to_centre=_tiles(found[TO_CENTRE:LEFT_OVER]),
        split=_split(found) if splits else None,
        score_if_round_ended=found[SETTLED],
        last_round=bool(found[LAST_ROUND]),
    )


def _split(found: list[int]) -> SplitPreview:
    patterns = _tiles(found[LEFT_OVER:PLACES])
    right = tuple(p for p in patterns if found[RIGHT] >> LETTERS.index(p) & 1)
    return SplitPreview(found[LEFT_DISPLAY], found[RIGHT_DISPLAY], patterns, right)


def _tiles(counts: list[int]) -> tuple[Pattern, ...]:
    return tuple(p for p, count in zip(PATTERN_WORDS, counts, strict=True) for _ in range(count))


@rule
def foresee(view: View, state: State, code: int, found: Found) -> None:
    """Make a turn on a copy and write down what it gives."""
    copy_open(view, state)
    for place in range(PLACES):
        found[place] = 0
    found[LEFT_DISPLAY] = -1
    seat = int(state.to_move)
    if state.phase == OFFER:
        foresee_draft(state, code, found)
    elif state.phase == SPLITTING:
        foresee_split(state, code - SPLIT, found)
    elif state.phase == TILING:
        foresee_column(state, code - COLUMN, found)
    settle(state)
    found[SETTLED] = state.boards[seat].score
    found[LAST_ROUND] = int(row_was_completed(state))


@rule
def foresee_draft(state: State, code: int, found: Found) -> None:
    seat = int(state.to_move)
    board = state.boards[seat]
    source, rest = divmod(code, PATTERNS * TARGETS)
    pattern, target = divmod(rest, TARGETS)
    before = 0 if target == FLOOR else int(board.line_count[target])
    loss, holder = int(FLOOR_LOSS[board.floor_count]), int(state.marker_holder)
    found[TAKEN] = state.sources[source, pattern]
    for one_pattern in range(PATTERNS):
        found[TO_CENTRE + one_pattern] = -int(state.sources[CENTRE, one_pattern])
    draft(state, code)
    for one_pattern in range(PATTERNS):
        found[TO_CENTRE + one_pattern] += int(state.sources[CENTRE, one_pattern])
    if source == CENTRE:
        found[TO_CENTRE + pattern] = 0
    if target != FLOOR:
        found[KEPT] = board.line_count[target]
        foresee_line(state, seat, target, found)
    found[FELL] = found[TAKEN] - (found[KEPT] - before)
    found[LOSS] = int(FLOOR_LOSS[board.floor_count]) - loss
    found[MARKER_TAKEN] = int(state.marker_holder != holder)
    if state.phase == SPLITTING:
        foresee_split(state, to_their_like(state), found)


@rule
def foresee_line(state: State, seat: int, line: int, found: Found) -> None:
    """The points of a full line's tile, in its best column; none if the wall has no room for it."""
    board = state.boards[seat]
    if not is_full(board, line):
        return
    found[COMPLETES] = 1
    if columns_for(state, board, line) != 0:
        found[POINTS] = points_at(board, line, best_column(state, board, line))


@rule
def foresee_split(state: State, right: int, found: Found) -> None:
    display = display_showing(state, LEFT_RIGHT)
    patterns = leftovers(state, display)
    for pattern in range(PATTERNS):
        found[LEFT_OVER + pattern] = patterns >> pattern & 1
    found[LEFT_DISPLAY] = neighbour(state, display, -1)
    found[RIGHT_DISPLAY] = neighbour(state, display, 1)
    found[RIGHT] = right
    split_leftovers(state, right)


@rule
def to_their_like(state: State) -> int:
    """The leftovers of which the right neighbour has more than the left one."""
    display = display_showing(state, LEFT_RIGHT)
    left, right = neighbour(state, display, -1), neighbour(state, display, 1)
    patterns = 0
    for pattern in range(PATTERNS):
        more = state.sources[right, pattern] > state.sources[left, pattern]
        if more and state.sources[display, pattern] > 0:
            patterns |= 1 << pattern
    return patterns


@rule
def foresee_column(state: State, column: int, found: Found) -> None:
    board = state.boards[state.to_move]
    before = int(board.score)
    choose_column(state, column)
    found[POINTS] = int(board.score) - before
