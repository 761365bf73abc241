"""Azul as a table shows it: a view in words, built from nothing but the view.

Seats and places in lists count from zero. What does not change from one step to the next is kept.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from types import SimpleNamespace
from typing import Literal, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import copy_open, rule
from tidetable.core.records import Numbers, Reader, one, packed, row
from tidetable.core.rules import ONLOOKER
from tidetable.games.azul.boards import (
    column_bonus,
    pattern_bonus,
    points_at,
    row_bonus,
    tiles_in_column,
    tiles_in_row,
    tiles_of_pattern,
)
from tidetable.games.azul.pieces import (
    CENTRE,
    COLOURED,
    COLOURED_COLUMN,
    COLUMN_BONUS,
    COLUMNS,
    DISPLAYS,
    FLOOR_LOSS,
    FLOOR_SPACES,
    MAX_PLAYERS,
    PATTERN_BONUS,
    PATTERNS,
    ROW_BONUS,
    ROWS,
    TILES_PER_DISPLAY,
    TILES_PER_PATTERN,
    ZERO,
)
from tidetable.games.azul.rules import row_was_completed
from tidetable.games.azul.state import (
    BOARD,
    CHOOSING_FIRST,
    ENDED,
    FILLING,
    IN_CENTRE,
    IN_FRONT,
    OFFER,
    ON_FLOOR,
    ON_ZERO,
    SPLITTING,
    STATE,
    TILING,
    TURNING_DISPLAYS,
    VIEW,
    Board,
    State,
    View,
)
from tidetable.games.azul.tiling import (
    begin_tiling,
    choose_column,
    columns_for,
    has_columns_to_choose,
    tile_next,
    tiling_seat,
)
from tidetable.games.azul.views import seen_by

Figures = NDArray[np.int64]

Pattern = Literal["T", "B", "C", "D", "R"]
Piece = Literal["T", "B", "C", "D", "R", "1"]  # 1 is the first-player marker
Face = Literal["blue", "=T", "=B", "=C", "=D", "=R", "+1", "stay", "<>", "0"]
Phase = Literal[
    "choosing-first", "turning-displays", "filling", "taking", "splitting", "tiling", "over"
]
MarkerPlace = Literal["centre", "floor", "zero", "front"]
BonusKind = Literal["row", "column", "pattern"]

# Not shown: options, which a table tells with its other settings, and what only the rules count.
UNSHOWN = (
    *("special_factories", "gold_displays", "marker_on_zero", "first_player"),
    *("dealt", "wall_grew"),
)


class Tiles(msgspec.Struct, frozen=True, gc=False):
    """Some tiles of a pattern."""

    pattern: Pattern
    count: int


class DisplayShown(msgspec.Struct, frozen=True, gc=False):
    """A display: its face and the tiles on it; or who has it, if it is an SF5 that was taken."""

    face: Face
    tiles: tuple[Pattern, ...]
    taken_by: int | None


class LineShown(msgspec.Struct, frozen=True, gc=False):
    """A line of a board, and which patterns it takes now."""

    pattern: Pattern | None
    count: int
    free: int
    takes: tuple[Pattern, ...]


class GoalShown(msgspec.Struct, frozen=True, gc=False):
    """A kind of bonus: rows, columns or patterns to complete, and how far the board is."""

    kind: BonusKind
    each: int  # points
    size: int  # tiles it takes
    best: int  # tiles that the fullest one has
    done: int  # complete ones
    points: int  # that they are worth


class BonusesShown(msgspec.Struct, frozen=True, gc=False):
    """What the wall has earned for the end of the game; rows and columns by number."""

    full_rows: tuple[int, ...]
    full_columns: tuple[int, ...]
    full_patterns: tuple[Pattern, ...]
    points: int
    goals: tuple[GoalShown, ...]


class BoardShown(msgspec.Struct, frozen=True, gc=False):
    """One player's board and what lies beside it."""

    seat: int
    score: int
    score_if_round_ended: int  # on the brown wall each line in turn takes its best column
    lines: tuple[LineShown, ...]
    wall: tuple[tuple[Pattern | None, ...], ...]
    bonuses: BonusesShown
    floor: tuple[Piece | None, ...]
    floor_loss: int
    has_marker: bool
    has_zero: bool  # the SF5 disc, as one more space of the floor
    on_zero: Piece | None


class CountShown(msgspec.Struct, frozen=True, gc=False):
    """Where the twenty tiles of a pattern are."""

    pattern: Pattern
    bag: int
    lid: int
    on_offer: int
    on_boards: int


class TilingShown(msgspec.Struct, frozen=True, gc=False):
    """The line for whose tile a column must be chosen."""

    line: int
    pattern: Pattern


class Shown(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table."""

    seat: int | None  # of the viewer
    phase: Phase
    to_move: int | None  # nobody while chance draws, or when it is over
    round_number: int
    starter: int | None  # who began this round
    last_round: bool  # a row will be complete
    idle_rounds: int
    wall: Literal["coloured", "brown"]
    printed_wall: tuple[tuple[Pattern, ...], ...] | None  # where patterns belong
    floor_costs: tuple[int, ...]
    displays: tuple[DisplayShown, ...]
    centre: tuple[Pattern, ...]
    marker_place: MarkerPlace
    marker_holder: int | None  # begins the next round
    bag: int
    lid: int
    on_offer: int
    counts: tuple[CountShown, ...]
    tiling: TilingShown | None
    boards: tuple[BoardShown, ...]


# Words by number. Where a number may be -1 for nothing the last word is None.
PATTERN_WORDS: tuple[Pattern, ...] = get_args(Pattern)
PIECE_WORDS: tuple[Piece | None, ...] = (*get_args(Piece), None)
CELL_WORDS: tuple[Pattern | None, ...] = (*PATTERN_WORDS, None)
FACE_WORDS: tuple[Face, ...] = get_args(Face)
MARKER_PLACES: dict[int, MarkerPlace] = {
    IN_CENTRE: "centre",
    ON_FLOOR: "floor",
    ON_ZERO: "zero",
    IN_FRONT: "front",
}
PHASES: dict[int, Phase] = {
    CHOOSING_FIRST: "choosing-first",
    TURNING_DISPLAYS: "turning-displays",
    FILLING: "filling",
    OFFER: "taking",
    SPLITTING: "splitting",
    TILING: "tiling",
    ENDED: "over",
}
DISPLAY_COUNTS: list[int] = DISPLAYS.tolist()
LOSSES: list[int] = FLOOR_LOSS.tolist()
FLOOR_COSTS = tuple(LOSSES[space + 1] - LOSSES[space] for space in range(FLOOR_SPACES))
PRINTED_WALL = tuple(
    tuple(PATTERN_WORDS[pattern] for pattern in np.argsort(COLOURED_COLUMN[row]).tolist())
    for row in range(ROWS)
)

# What a board on the screen is drawn with.
FACTS = {
    "patterns": PATTERN_WORDS,
    "tiles_per_display": TILES_PER_DISPLAY,
    # The rule of each gold face.
    "face_rules": {
        **{f"={pattern}": "AZ-8.4" for pattern in PATTERN_WORDS},
        **{"+1": "AZ-8.3", "stay": "AZ-8.5", "<>": "AZ-8.6", "0": "AZ-8.8"},
    },
}

KEPT = 2048  # parts of positions, so that a step makes only what it changed
FEW = 256  # whole positions, of which all who look at a table are shown the same
SEAT = VIEW["seat"].itemsize  # all that seats do not share, and what a view begins with
READER = Reader(VIEW, UNSHOWN)
BOARD_READER = Reader(BOARD)


def shown(view: View) -> Shown:
    """What this seat, or an onlooker, sees; all see the same."""
    return msgspec.structs.replace(_shown_to_all(packed(view)[SEAT:]), seat=_seat(int(view.seat)))


def shown_open(state: State) -> Shown:
    """Return what an onlooker sees, since nothing is hidden."""
    view = one(VIEW)
    seen_by(state, ONLOOKER, view)
    return shown(view)


@lru_cache(FEW)
def _shown_to_all(open_things: bytes) -> Shown:
    views = np.frombuffer(bytearray(bytes(SEAT) + open_things), VIEW)
    table = READER.read(views)
    found = np.zeros((MAX_PLAYERS, FIGURES), np.int64)
    last_round = assess(views, row(STATE), found)
    coloured = table.wall == COLOURED
    return Shown(
        seat=None,
        phase=PHASES[table.phase],
        to_move=_seat(table.to_move),
        round_number=table.round_number,
        starter=None if table.phase == CHOOSING_FIRST else table.starter,
        last_round=last_round,
        idle_rounds=table.idle_rounds,
        wall="coloured" if coloured else "brown",
        printed_wall=PRINTED_WALL if coloured else None,
        floor_costs=FLOOR_COSTS,
        displays=_displays(table),
        centre=_tiles(table.sources[CENTRE]),
        marker_place=MARKER_PLACES[table.marker_at],
        marker_holder=_seat(table.marker_holder),
        bag=sum(table.bag),
        lid=sum(table.lid),
        on_offer=table.on_offer,
        counts=_counts(table),
        tiling=_tiling(table),
        boards=_boards(table, found.tolist()),
    )


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _displays(table: SimpleNamespace) -> tuple[DisplayShown, ...]:
    holder = _seat(table.zero_holder)
    faces = table.faces[: DISPLAY_COUNTS[table.players]]
    return tuple(
        [
            _display(face, tiles, holder if face == ZERO else None)
            for face, tiles in zip(faces, table.sources, strict=False)
        ]
    )


@lru_cache(KEPT)
def _display(face: int, tiles: Numbers, holder: int | None) -> DisplayShown:
    return DisplayShown(face=FACE_WORDS[face], tiles=_tiles(tiles), taken_by=holder)


@lru_cache(KEPT)
def _tiles(counts: Numbers) -> tuple[Pattern, ...]:
    return tuple(
        pattern for pattern, count in zip(PATTERN_WORDS, counts, strict=True) for _ in range(count)
    )


def tiles_shown(counts: Sequence[int]) -> tuple[Tiles, ...]:
    """Return counts by pattern as tiles, without patterns of which there are none."""
    groups = zip(PATTERN_WORDS, counts, strict=True)
    return tuple([Tiles(pattern, count) for pattern, count in groups if count])


def _counts(table: SimpleNamespace) -> tuple[CountShown, ...]:
    on_offer = map(sum, zip(*table.sources, strict=True))
    places = zip(PATTERN_WORDS, table.bag, table.lid, on_offer, strict=True)
    return tuple([CountShown(*place, TILES_PER_PATTERN - sum(place[1:])) for place in places])


def _tiling(table: SimpleNamespace) -> TilingShown | None:
    if table.phase != TILING:
        return None
    board = BOARD_READER.fields(table.boards[table.to_move])
    pattern = board.line_pattern[table.tiling_line]
    return TilingShown(line=table.tiling_line, pattern=PATTERN_WORDS[pattern])


# Boards.


def _boards(table: SimpleNamespace, found: list[list[int]]) -> tuple[BoardShown, ...]:
    boards = []
    for seat in range(table.players):
        has_marker = table.marker_holder == seat
        on_zero = table.zero_piece if table.zero_holder == seat else None
        boards.append(_board(seat, table.boards[seat], tuple(found[seat]), has_marker, on_zero))
    return tuple(boards)


@lru_cache(KEPT)
def _board(
    seat: int, numbers: Numbers, figures: Numbers, has_marker: bool, on_zero: int | None
) -> BoardShown:
    board = BOARD_READER.fields(numbers)
    return BoardShown(
        seat=seat,
        score=board.score,
        score_if_round_ended=figures[SETTLED],
        lines=_lines(board),
        wall=tuple([tuple([CELL_WORDS[cell] for cell in row]) for row in board.wall]),
        bonuses=_bonuses(figures),
        floor=tuple([PIECE_WORDS[piece] for piece in board.floor]),
        floor_loss=LOSSES[board.floor_count],
        has_marker=has_marker,
        has_zero=on_zero is not None,
        on_zero=None if on_zero is None else PIECE_WORDS[on_zero],
    )


def _lines(board: SimpleNamespace) -> tuple[LineShown, ...]:
    return tuple(
        [
            _line(line, pattern, count, tuple([lines >> line & 1 for lines in board.open_lines]))
            for line, (pattern, count) in enumerate(
                zip(board.line_pattern, board.line_count, strict=True)
            )
        ]
    )


@lru_cache(KEPT)
def _line(line: int, pattern: int, count: int, takes: Numbers) -> LineShown:
    return LineShown(
        pattern=CELL_WORDS[pattern],
        count=count,
        free=line + 1 - count,
        takes=tuple(compress(PATTERN_WORDS, takes)),
    )


def _bonuses(figures: Numbers) -> BonusesShown:
    goals = tuple([_goal(kind, figures, *where) for kind, where in GOALS.items()])
    rows, columns, patterns = (
        [n for n, full in enumerate(_full(figures, k)) if full] for k in GOALS
    )
    return BonusesShown(
        full_rows=tuple(rows),
        full_columns=tuple(columns),
        full_patterns=tuple([PATTERN_WORDS[pattern] for pattern in patterns]),
        points=sum([goal.points for goal in goals]),
        goals=goals,
    )


def _goal(kind: BonusKind, figures: Numbers, first: int, points: int, each: int) -> GoalShown:
    tiles, full = figures[first : first + ROWS], _full(figures, kind)
    return GoalShown(kind, each, ROWS, max(tiles), sum(full), figures[points])


def _full(figures: Numbers, kind: BonusKind) -> list[bool]:
    first = GOALS[kind][0]
    return [tiles == ROWS for tiles in figures[first : first + ROWS]]


# By the rules, on a copy.

# What assess writes down of each board, by place; walls are as high as they are wide, and every
# pattern has a tile in each row.
SETTLED, ROW_POINTS, COLUMN_POINTS, PATTERN_POINTS = range(4)
IN_ROW = 4
IN_COLUMN = IN_ROW + ROWS
OF_PATTERN = IN_COLUMN + COLUMNS
FIGURES = OF_PATTERN + PATTERNS
# Where the tiles of each kind begin, where its points are, and what each is worth.
GOALS: dict[BonusKind, tuple[int, int, int]] = {
    "row": (IN_ROW, ROW_POINTS, ROW_BONUS),
    "column": (IN_COLUMN, COLUMN_POINTS, COLUMN_BONUS),
    "pattern": (OF_PATTERN, PATTERN_POINTS, PATTERN_BONUS),
}


@rule
def assess(views: NDArray[np.void], states: NDArray[np.void], found: Figures) -> bool:
    """Write down how far every board is; return whether a row will be complete.

    View and state come as arrays of one record, which Numba takes faster than records.
    """
    state = states[0]
    copy_open(views[0], state)
    for seat in range(int(state.players)):
        count_wall(state.boards[seat], found[seat])
    settle(state)
    for seat in range(int(state.players)):
        found[seat, SETTLED] = state.boards[seat].score
    return row_was_completed(state)


@rule
def count_wall(board: Board, figures: Figures) -> None:
    """Count the tiles of each row, column and pattern, and what complete ones are worth."""
    for number in range(ROWS):
        figures[IN_ROW + number] = tiles_in_row(board, number)
        figures[IN_COLUMN + number] = tiles_in_column(board, number)
        figures[OF_PATTERN + number] = tiles_of_pattern(board, number)
    figures[ROW_POINTS] = row_bonus(board)
    figures[COLUMN_POINTS] = column_bonus(board)
    figures[PATTERN_POINTS] = pattern_bonus(board)


@rule
def settle(state: State) -> None:
    """Let the round end now; on the brown wall each line in turn takes its best column."""
    if state.phase != TILING:
        begin_tiling(state)
    while state.phase == TILING:
        if has_columns_to_choose(state):
            seat, line = tiling_seat(state), int(state.tiling_line)
            state.to_move = seat
            choose_column(state, best_column(state, state.boards[seat], line))
        else:
            tile_next(state)


@rule
def best_column(state: State, board: Board, line: int) -> int:
    """The column where the line's tile scores most, the first of equals."""
    columns = columns_for(state, board, line)
    best, most = 0, 0
    for column in range(COLUMNS):
        if columns >> column & 1 and points_at(board, line, column) > most:
            best, most = column, points_at(board, line, column)
    return best
