"""The story of Azul: the events of a step, by the rules themselves, on a copy of the state.

Everybody may know everything, so all are told the same. Seats count from zero; displays, lines,
rows and columns from one, as people do.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.core.events import Happened
from tidetable.core.records import Counts, Reader, dtype_of, i8, i16, packed
from tidetable.games.azul.boards import (
    across,
    down,
    is_full,
    tiles_in_column,
    tiles_in_row,
    tiles_of_pattern,
)
from tidetable.games.azul.pieces import (
    CENTRE,
    COLUMN,
    COLUMN_BONUS,
    COLUMNS,
    FACE,
    FIRST,
    FLOOR,
    FLOOR_LOSS,
    LEFT_RIGHT,
    LINES,
    MAX_PLAYERS,
    PATTERN_BONUS,
    PATTERNS,
    PLUS_ONE,
    ROW_BONUS,
    ROWS,
    SPLIT,
    TARGETS,
    TILE,
    TILES_PER_DISPLAY,
)
from tidetable.games.azul.rules import (
    ask_for_tile,
    choose_first,
    draft,
    end_round,
    lay_tile,
    next_turn,
    prepare_round,
    ranks,
    reason_of_end,
    tiles_in_bag,
)
from tidetable.games.azul.shown import (
    FACE_WORDS,
    MARKER_PLACES,
    PATTERN_WORDS,
    BonusKind,
    Face,
    MarkerPlace,
    Pattern,
    Tiles,
    tiles_shown,
)
from tidetable.games.azul.special import (
    display_showing,
    displays_in_play,
    neighbour,
    split_leftovers,
    turn_display,
)
from tidetable.games.azul.state import (
    BY_DEAD_ROWS,
    BY_IDLE_ROUNDS,
    BY_NO_TILES,
    BY_ROW,
    ENDED,
    FILLING,
    NOBODY,
    OFFER,
    ON_FLOOR,
    PREPARING,
    ROUND_OVER,
    SPLITTING,
    STATE,
    TILING,
    TURNING_DISPLAYS,
    State,
)
from tidetable.games.azul.tiling import (
    begin_tiling,
    choose_column,
    has_columns_to_choose,
    tile_next,
    tiling_seat,
)
from tidetable.games.azul.words import Column, Draft, Split, deal_text, encode, move_text

Reason = Literal["row", "dead-rows", "idle-rounds", "no-tiles"]


class FirstPlayer(Happened, frozen=True):
    """The first player was drawn, or chosen by the host."""

    seat: int


class RoundBegan(Happened, frozen=True):
    """A round was prepared; the seat begins it."""

    number: int
    seat: int


class DisplayTurned(Happened, frozen=True):
    """A display was turned up, gold or blue."""

    display: int
    face: Face


class TileDrawn(Happened, frozen=True):
    """A tile came from the bag to a display; a special factory may get one more."""

    display: int
    pattern: Pattern
    is_extra: bool


class BagRefilled(Happened, frozen=True):
    """All tiles went from the lid into the empty bag."""

    count: int


class Gathered(Happened, frozen=True):
    """A gold display took tiles of its pattern from the displays beside it."""

    display: int
    pattern: Pattern
    count: int
    sources: tuple[int, ...]


class Took(Happened, frozen=True):
    """A player took tiles; those for which the line has no room fell."""

    seat: int
    display: int | None  # None is the centre
    pattern: Pattern
    count: int
    line: int | None  # None is the floor
    placed: int
    fallen: int  # of which
    on_floor: int
    on_zero: int
    to_lid: int
    marker: MarkerPlace | None  # the first-player marker came along and lies there
    takes_zero: bool  # the zero factory came along
    to_centre: tuple[Tiles, ...]


class LeftoversSplit(Happened, frozen=True):
    """A player sent leftovers to the displays left and right."""

    seat: int
    left_display: int
    right_display: int
    left: tuple[Tiles, ...]
    right: tuple[Tiles, ...]


class Tiled(Happened, frozen=True):
    """The tile of a full line went to the wall, the line's others to the lid."""

    seat: int
    row: int
    column: int
    pattern: Pattern
    points: int
    across: int  # tiles of the run in its row
    down: int  # and in its column
    to_lid: int


class LineFell(Happened, frozen=True):
    """A full line found no column on the wall, and all its tiles fell."""

    seat: int
    line: int
    pattern: Pattern
    count: int  # of which
    on_floor: int
    on_zero: int
    to_lid: int


class FloorPaid(Happened, frozen=True):
    """A player lost points for the floor; a score never falls below zero."""

    seat: int
    pieces: int
    loss: int
    points: int  # the change of the score


class RoundEnded(Happened, frozen=True):
    """Floors were cleared into the lid; the seat has the marker, if anybody took it."""

    number: int
    seat: int | None
    to_lid: tuple[Tiles, ...]


class Bonus(Happened, frozen=True):
    """A complete row, column or pattern brought points at the end."""

    seat: int
    kind: BonusKind
    number: int | None  # of the row or column
    pattern: Pattern | None
    points: int


class GameEnded(Happened, frozen=True):
    """The game ended; the seat has won it alone, or None has."""

    why: Reason
    seat: int | None
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


Preparation = FirstPlayer | RoundBegan | DisplayTurned | TileDrawn | BagRefilled | Gathered
Tiling = Tiled | LineFell | FloorPaid | RoundEnded
Event = Preparation | Took | LeftoversSplit | Tiling | Bonus | GameEnded

# What a note is about.
FIRST_PLAYER, ROUND_BEGAN, DISPLAY_TURNED, TILE_DRAWN, BAG_REFILLED, GATHERED = range(6)
TOOK, SPLIT_UP, TILED, LINE_FELL, FLOOR_PAID, ROUND_ENDED, BONUS, GAME_ENDED = range(6, 14)
ROW, COLUMN_FULL, PATTERN_FULL = range(3)  # kinds of bonus
BONUS_KINDS: tuple[BonusKind, ...] = ("row", "column", "pattern")
REASONS: dict[int, Reason] = {
    BY_ROW: "row",
    BY_DEAD_ROWS: "dead-rows",
    BY_IDLE_ROUNDS: "idle-rounds",
    BY_NO_TILES: "no-tiles",
}
NO_MARKER = -1
MOST_NOTES = 100  # a last draft: every line of every wall, every floor, every bonus


class Note:
    """One event in numbers; each kind uses some of the fields. Places count from zero."""

    what: i8
    seat: i8
    place: i8  # a display, row or line; the kind of a bonus; why the game ended
    other: i8  # a column, target or second display
    pattern: i8
    count: i8
    number: i16  # of the round
    points: i16
    across: i8
    down: i8
    placed: i8
    on_floor: i8
    on_zero: i8
    to_lid: i8
    marker: i8
    flag: i8
    tiles: Annotated[Counts, np.int8, PATTERNS]
    more: Annotated[Counts, np.int8, PATTERNS]
    figures: Annotated[Counts, np.int16, MAX_PLAYERS]  # scores
    ranks: Annotated[Counts, np.int8, MAX_PLAYERS]


NOTE = dtype_of(Note)
READER = Reader(NOTE)
Notes = NDArray[np.void]


def events(state: State, code: int, seat: int) -> tuple[Event, ...]:
    """Return the events of a step that is about to be made; every seat is told the same."""
    return _events(packed(state), code)


@lru_cache(256)
def _events(before: bytes, code: int) -> tuple[Event, ...]:
    states = np.frombuffer(bytearray(before), STATE)
    notes = np.zeros(MOST_NOTES, NOTE)
    count = walk(states, code, notes)
    players = int(states["players"][0])
    read = [READER.read(note) for note in notes[:count]]
    return tuple([EVENTS[note.what](note, players) for note in read])


def event_text(event: Event) -> str:
    """Return the notation of a step from its first event."""
    match event:
        case FirstPlayer():
            return deal_text(FIRST + event.seat)
        case DisplayTurned():
            return deal_text(FACE + FACE_WORDS.index(event.face))
        case TileDrawn():
            return deal_text(TILE + PATTERN_WORDS.index(event.pattern))
        case Took():
            source = CENTRE if event.display is None else event.display - 1
            target = FLOOR if event.line is None else event.line - 1
            pattern = PATTERN_WORDS.index(event.pattern)
            return move_text(encode(Draft(source, pattern, target)))
        case LeftoversSplit():
            right = [1 << PATTERN_WORDS.index(tiles.pattern) for tiles in event.right]
            return move_text(encode(Split(sum(right))))
        case Tiled():
            return move_text(encode(Column(event.column - 1)))
    raise ValueError(f"no step begins with {event}")


# Notes in words.


def _took(note: SimpleNamespace, players: int) -> Took:
    return Took(
        seat=note.seat,
        display=None if note.place == CENTRE else note.place + 1,
        pattern=PATTERN_WORDS[note.pattern],
        count=note.count,
        line=None if note.other == FLOOR else note.other + 1,
        placed=note.placed,
        fallen=note.count - note.placed,
        on_floor=note.on_floor,
        on_zero=note.on_zero,
        to_lid=note.to_lid,
        marker=None if note.marker == NO_MARKER else MARKER_PLACES[note.marker],
        takes_zero=bool(note.flag),
        to_centre=tiles_shown(note.tiles),
    )


def _gathered(note: SimpleNamespace, players: int) -> Gathered:
    sources = {beside + 1 for beside in (note.on_floor, note.on_zero) if beside != NOBODY}
    return Gathered(note.place + 1, PATTERN_WORDS[note.pattern], note.count, tuple(sorted(sources)))


def _leftovers_split(note: SimpleNamespace, players: int) -> LeftoversSplit:
    left, right = tiles_shown(note.tiles), tiles_shown(note.more)
    return LeftoversSplit(note.seat, note.place + 1, note.other + 1, left, right)


def _tiled(note: SimpleNamespace, players: int) -> Tiled:
    row, column = note.place + 1, note.other + 1
    pattern, runs = PATTERN_WORDS[note.pattern], (note.across, note.down)
    return Tiled(note.seat, row, column, pattern, note.points, *runs, note.to_lid)


def _line_fell(note: SimpleNamespace, players: int) -> LineFell:
    pattern = PATTERN_WORDS[note.pattern]
    fallen = note.on_floor, note.on_zero, note.to_lid
    return LineFell(note.seat, note.place + 1, pattern, note.count, *fallen)


def _bonus(note: SimpleNamespace, players: int) -> Bonus:
    kind = BONUS_KINDS[note.place]
    number = None if kind == "pattern" else note.other + 1
    pattern = PATTERN_WORDS[note.other] if kind == "pattern" else None
    return Bonus(note.seat, kind, number, pattern, note.points)


def _game_ended(note: SimpleNamespace, players: int) -> GameEnded:
    scores, places = note.figures[:players], note.ranks[:players]
    winner = places.index(1) if places.count(1) == 1 else None
    return GameEnded(REASONS[note.place], winner, scores, places)


EVENTS: dict[int, Any] = {
    FIRST_PLAYER: lambda note, players: FirstPlayer(note.seat),
    ROUND_BEGAN: lambda note, players: RoundBegan(note.number, note.seat),
    DISPLAY_TURNED: lambda note, players: DisplayTurned(note.place + 1, FACE_WORDS[note.other]),
    TILE_DRAWN: lambda note, players: TileDrawn(
        note.place + 1, PATTERN_WORDS[note.pattern], bool(note.flag)
    ),
    BAG_REFILLED: lambda note, players: BagRefilled(note.count),
    GATHERED: _gathered,
    TOOK: _took,
    SPLIT_UP: _leftovers_split,
    TILED: _tiled,
    LINE_FELL: _line_fell,
    FLOOR_PAID: lambda note, players: FloorPaid(note.seat, note.count, note.across, note.points),
    ROUND_ENDED: lambda note, players: RoundEnded(
        note.number, None if note.seat == NOBODY else note.seat, tiles_shown(note.tiles)
    ),
    BONUS: _bonus,
    GAME_ENDED: _game_ended,
}


# By the rules: the way of ``play`` and ``go_on``, with a note of what each part did.


@rule
def walk(states: NDArray[np.void], code: int, notes: Notes) -> int:
    """Make a step, note what happens and return the number of notes."""
    state = states[0]
    count = 0
    if state.phase == FILLING:
        count = walk_tile(state, code - TILE, notes)
    elif state.phase == OFFER:
        count = walk_draft(state, code, notes)
    elif state.phase == SPLITTING:
        count = walk_split(state, code - SPLIT, notes)
    elif state.phase == TILING:
        count = walk_column(state, code - COLUMN, notes)
    elif state.phase == TURNING_DISPLAYS:
        notes[0].what = DISPLAY_TURNED
        notes[0].place = state.dealt
        notes[0].other = code - FACE
        turn_display(state, code - FACE)
        count = 1
    else:
        notes[0].what = FIRST_PLAYER
        notes[0].seat = code - FIRST
        choose_first(state, code - FIRST)
        count = 1
    return walk_rest(state, notes, count)


@rule
def walk_rest(state: State, notes: Notes, count: int) -> int:
    """Go on up to the next choice or draw."""
    if state.phase == OFFER and state.on_offer == 0:
        begin_tiling(state)
    while state.phase == TILING:
        if has_columns_to_choose(state):
            state.to_move = tiling_seat(state)
            return count
        count = walk_tiling(state, notes, count)
    if state.phase == ROUND_OVER:
        count = walk_end_of_round(state, notes, count)
    if state.phase == PREPARING:
        prepare_round(state)
        notes[count].what = ROUND_BEGAN
        notes[count].number = state.round_number
        notes[count].seat = state.starter
        count += 1
    if state.phase == FILLING:
        count = walk_filling(state, notes, count)
    return count


@rule
def walk_tile(state: State, pattern: int, notes: Notes) -> int:
    before = state.sources.copy()
    notes[0].what = TILE_DRAWN
    notes[0].pattern = pattern
    lay_tile(state, pattern)
    for display in range(displays_in_play(state)):
        if state.sources[display, pattern] != before[display, pattern]:
            notes[0].place = display
    extra = display_showing(state, PLUS_ONE)
    full = displays_in_play(state) * TILES_PER_DISPLAY
    notes[0].flag = int(extra == notes[0].place and state.dealt > full)
    return 1


@rule
def walk_filling(state: State, notes: Notes, count: int) -> int:
    """Note a bag that was refilled, what gold displays gathered, and a game without tiles."""
    was_empty = tiles_in_bag(state) == 0
    before = state.sources.copy()
    ask_for_tile(state)
    if was_empty and tiles_in_bag(state) > 0:
        notes[count].what = BAG_REFILLED
        notes[count].count = tiles_in_bag(state)
        count += 1
    for display in range(displays_in_play(state)):
        for pattern in range(PATTERNS):
            gained = int(state.sources[display, pattern]) - int(before[display, pattern])
            if gained > 0:
                notes[count].what = GATHERED
                notes[count].place = display
                notes[count].pattern = pattern
                notes[count].count = gained
                note_givers(state, before, notes, count)
                count += 1
    return walk_end_of_game(state, notes, count)


@rule
def note_givers(state: State, before: Counts, notes: Notes, index: int) -> None:
    """Note the displays beside that gave a tile, in two fields of the note."""
    note = notes[index]
    left = neighbour(state, int(note.place), -1)
    right = neighbour(state, int(note.place), 1)
    note.on_floor = NOBODY
    note.on_zero = NOBODY
    if state.sources[left, note.pattern] < before[left, note.pattern]:
        note.on_floor = left
    if state.sources[right, note.pattern] < before[right, note.pattern]:
        note.on_zero = right


@rule
def walk_draft(state: State, code: int, notes: Notes) -> int:
    note, seat = notes[0], int(state.to_move)
    source, rest = divmod(code, PATTERNS * TARGETS)
    pattern, target = divmod(rest, TARGETS)
    holder, zero_holder = int(state.marker_holder), int(state.zero_holder)
    note.what, note.seat, note.place, note.other, note.pattern = TOOK, seat, source, target, pattern
    note.count = state.sources[source, pattern]
    count_pieces(state, note, -1)
    draft(state, code)
    count_pieces(state, note, 1)
    note.placed = note.count - note.on_floor - note.on_zero - note.to_lid
    note.flag = int(state.zero_holder != zero_holder)
    note.marker = NO_MARKER
    if state.marker_holder != holder:
        note_marker(state, note)
    return 1


@rule
def count_pieces(state: State, note: Note, sign: int) -> None:
    """Add what lies where a player's tiles may fall, and in the centre, or take it away."""
    pattern = int(note.pattern)
    note.on_floor += sign * int(state.boards[note.seat].floor_count)
    note.on_zero += sign * int(state.zero_piece == pattern)
    note.to_lid += sign * int(state.lid[pattern])
    for one in range(PATTERNS):
        if note.place != CENTRE:
            note.tiles[one] += sign * int(state.sources[CENTRE, one])


@rule
def note_marker(state: State, note: Note) -> None:
    """Note where the marker lies; on the floor it is no tile that fell."""
    note.marker = state.marker_at
    if state.marker_at == ON_FLOOR:
        note.on_floor -= 1
        note.placed += 1


@rule
def walk_split(state: State, right: int, notes: Notes) -> int:
    note, display = notes[0], display_showing(state, LEFT_RIGHT)
    note.what, note.seat = SPLIT_UP, state.to_move
    note.place, note.other = neighbour(state, display, -1), neighbour(state, display, 1)
    for pattern in range(PATTERNS):
        goes_right = right >> pattern & 1
        note.tiles[pattern] = (1 - goes_right) * state.sources[display, pattern]
        note.more[pattern] = goes_right * state.sources[display, pattern]
    split_leftovers(state, right)
    next_turn(state)
    return 1


@rule
def walk_column(state: State, column: int, notes: Notes) -> int:
    seat, line = int(state.to_move), int(state.tiling_line)
    begin_line(state, seat, line, notes[0])
    choose_column(state, column)
    return end_line(state, seat, line, notes, 0)


@rule
def walk_tiling(state: State, notes: Notes, count: int) -> int:
    """Note the next line or, after the last, the floor, if there is something to tell."""
    seat, line = tiling_seat(state), int(state.tiling_line)
    board = state.boards[seat]
    if line == LINES:
        note, pieces, before = notes[count], int(board.floor_count), int(board.score)
        tile_next(state)
        note.what, note.seat, note.count = FLOOR_PAID, seat, pieces
        note.across = FLOOR_LOSS[pieces]
        note.points = int(board.score) - before
        return count + int(pieces > 0)
    if not is_full(board, line):
        tile_next(state)
        return count
    begin_line(state, seat, line, notes[count])
    tile_next(state)
    return end_line(state, seat, line, notes, count)


@rule
def begin_line(state: State, seat: int, line: int, note: Note) -> None:
    """Note what there is before a full line is resolved."""
    board = state.boards[seat]
    note.seat, note.place, note.pattern = seat, line, board.line_pattern[line]
    note.count = board.line_count[line]
    note.points = -int(board.score)
    count_pieces(state, note, -1)


@rule
def end_line(state: State, seat: int, line: int, notes: Notes, index: int) -> int:
    """Note where the line's tiles went, and return the number of notes."""
    note, board = notes[index], state.boards[seat]
    note.what = LINE_FELL
    note.points += board.score
    count_pieces(state, note, 1)
    for column in range(COLUMNS):
        if board.wall[line, column] == note.pattern:
            note.what, note.other = TILED, column
            note.across, note.down = across(board, line, column), down(board, line, column)
    return index + 1


@rule
def walk_end_of_round(state: State, notes: Notes, count: int) -> int:
    note = notes[count]
    note.what, note.number, note.seat = ROUND_ENDED, state.round_number, state.marker_holder
    for pattern in range(PATTERNS):
        note.tiles[pattern] = -int(state.lid[pattern])
    end_round(state)
    for pattern in range(PATTERNS):
        note.tiles[pattern] += state.lid[pattern]
    return walk_end_of_game(state, notes, count + 1)


@rule
def walk_end_of_game(state: State, notes: Notes, count: int) -> int:
    """Note bonuses and the result, if the game has ended."""
    if state.phase != ENDED:
        return count
    for seat in range(int(state.players)):
        count = note_bonuses(state, seat, notes, count)
    note = notes[count]
    note.what, note.place = GAME_ENDED, reason_of_end(state)
    places = np.zeros(MAX_PLAYERS, np.int64)
    ranks(state, places)
    for seat in range(int(state.players)):
        note.figures[seat] = state.boards[seat].score
        note.ranks[seat] = places[seat]
    return count + 1


@rule
def note_bonuses(state: State, seat: int, notes: Notes, count: int) -> int:
    board = state.boards[seat]
    for row in range(ROWS):
        if tiles_in_row(board, row) == COLUMNS:
            count = note_bonus(notes, count, seat, ROW, row, ROW_BONUS)
    for column in range(COLUMNS):
        if tiles_in_column(board, column) == ROWS:
            count = note_bonus(notes, count, seat, COLUMN_FULL, column, COLUMN_BONUS)
    for pattern in range(PATTERNS):
        if tiles_of_pattern(board, pattern) == ROWS:
            count = note_bonus(notes, count, seat, PATTERN_FULL, pattern, PATTERN_BONUS)
    return count


@rule
def note_bonus(notes: Notes, index: int, seat: int, kind: int, which: int, points: int) -> int:
    note = notes[index]
    note.what, note.seat, note.place = BONUS, seat, kind
    note.other, note.points = which, points
    return index + 1
