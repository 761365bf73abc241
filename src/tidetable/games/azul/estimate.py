"""A rough judgement of a position, for simple bots; no rule."""

from tidetable.core.chance import mix
from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.azul.boards import is_full, points_at, row_has
from tidetable.games.azul.pieces import (
    BOUND_LINE,
    CENTRE,
    COLUMN_PROGRESS,
    COLUMNS,
    EMPTY,
    EXPECTED,
    FLOOR_LOSS,
    LINE_POINT,
    LINES,
    OPEN_CELL,
    PATTERN_PROGRESS,
    PATTERNS,
    POINT,
    ROW_PROGRESS,
    ROWS,
    SOURCES,
    STAGES,
    STARTING,
    TELLING_LEAD,
    UNFINISHED_LINE,
)
from tidetable.games.azul.state import ENDED, Board, State
from tidetable.games.azul.tiling import columns_for

COUNTS = 32  # more than there are tiles of a pattern anywhere


@rule
def estimate(state: State, worth: Scores) -> None:
    """The score, what the lines promise and what the floor will cost, in hundredths."""
    for seat in range(int(state.players)):
        board = state.boards[seat]
        worth[seat] = POINT * int(board.score)
        if state.phase != ENDED:
            worth[seat] += promise(state, board) - POINT * int(FLOOR_LOSS[board.floor_count])


@rule
def promise(state: State, board: Board) -> int:
    """What the tiles on the lines will bring, those of unfinished lines in proportion."""
    total = 0
    for line in range(LINES):
        count = int(board.line_count[line])
        if count == 0:
            continue
        best = 0
        columns = columns_for(state, board, line)
        for column in range(COLUMNS):
            if columns >> column & 1:
                best = max(best, points_at(board, line, column))
        if is_full(board, line):
            total += POINT * best
        else:
            total += UNFINISHED_LINE * best * count // (line + 1)
    return total


@rule
def judge(state: State, worth: Scores) -> int:
    """The scores between two rounds and what the boards promise, and which lead is telling."""
    fullest = 0
    for seat in range(int(state.players)):
        for row in range(ROWS):
            fullest = max(fullest, in_row(state.boards[seat], row))
    fullest = min(fullest, STAGES - 1)
    for seat in range(int(state.players)):
        board = state.boards[seat]
        worth[seat] = POINT * int(board.score) + prospects(state, board, fullest)
    worth[state.starter] += STARTING[fullest]
    return int(TELLING_LEAD[fullest])


@rule
def prospects(state: State, board: Board, fullest: int) -> int:
    """What a board will still bring, by how near the end of the game is."""
    total = int(EXPECTED[fullest])
    for column in range(COLUMNS):
        filled = 0
        for row in range(ROWS):
            filled += int(board.wall[row, column] != EMPTY)
            if board.wall[row, column] == EMPTY:
                total += int(OPEN_CELL[fullest]) * points_at(board, row, column)
        total += int(COLUMN_PROGRESS[fullest, filled])
    for pattern in range(PATTERNS):
        rows = 0
        for row in range(ROWS):
            rows += int(row_has(board, row, pattern))
        total += int(PATTERN_PROGRESS[fullest, rows])
    for row in range(ROWS):
        total += int(ROW_PROGRESS[fullest, in_row(board, row)])
        total += line_prospect(state, board, row, fullest)
    return total


@rule
def in_row(board: Board, row: int) -> int:
    filled = 0
    for column in range(COLUMNS):
        filled += int(board.wall[row, column] != EMPTY)
    return filled


@rule
def line_prospect(state: State, board: Board, line: int, fullest: int) -> int:
    """An unfinished line binds a row to its pattern, for what its tile will bring."""
    count = int(board.line_count[line])
    if count == 0:
        return 0
    best = 0
    columns = columns_for(state, board, line)
    for column in range(COLUMNS):
        if columns >> column & 1:
            best = max(best, points_at(board, line, column))
    return int(BOUND_LINE[fullest]) + int(LINE_POINT[fullest]) * best * count // (line + 1)


@rule
def stage(state: State) -> int:
    """Where a round ends everything up to the next draw has been decided."""
    return int(state.round_number)


@rule
def key(state: State) -> int:
    """The same for moves that differ only in which of several equal displays they empty."""
    if state.special_factories:
        return 0  # neighbours matter
    mixed = mix(int(state.marker_at), int(state.marker_holder))
    for source in range(SOURCES):
        tiles = source // CENTRE
        for pattern in range(PATTERNS):
            tiles = tiles * COUNTS + int(state.sources[source, pattern])
        mixed += mix(tiles, tiles)
    for seat in range(int(state.players)):
        mixed = mix(mixed, board_key(state.boards[seat]))
    return mixed


@rule
def board_key(board: Board) -> int:
    mixed = mix(int(board.floor_count), int(board.score))
    for line in range(LINES):
        mixed = mix(mixed, int(board.line_count[line]) * COUNTS + int(board.line_pattern[line]))
        for column in range(COLUMNS):
            mixed = mix(mixed, int(board.wall[line, column]))
    return mixed
