"""One player's board: lines, floor, wall. Every function looks at one board and no further."""

from tidetable.core.compiled import rule
from tidetable.games.azul.pieces import (
    COLUMN_BONUS,
    COLUMNS,
    EMPTY,
    FLOOR_LOSS,
    FLOOR_SPACES,
    LINES,
    PATTERN_BONUS,
    PATTERNS,
    ROW_BONUS,
    ROWS,
)
from tidetable.games.azul.state import Board

# Lines.


@rule
def is_full(board: Board, line: int) -> bool:
    """AZ-3.2  Line n holds n tiles; nothing is added to a full line."""
    return bool(board.line_count[line] == line + 1)


@rule
def holds_another(board: Board, line: int, pattern: int) -> bool:
    """AZ-3.3  A line holds tiles of one pattern only."""
    return bool(board.line_count[line] > 0 and board.line_pattern[line] != pattern)


@rule
def row_has(board: Board, row: int, pattern: int) -> bool:
    """AZ-3.4  A pattern that the wall already has in a row is not put on that row's line."""
    for column in range(COLUMNS):
        if board.wall[row, column] == pattern:
            return True
    return False


@rule
def note_open_line(board: Board, line: int) -> None:
    """Write down which patterns the line takes now, so that listing moves need not ask."""
    here = 1 << line
    for pattern in range(PATTERNS):
        board.open_lines[pattern] &= ~here
    if is_full(board, line):
        return
    for pattern in range(PATTERNS):
        if not holds_another(board, line, pattern) and not row_has(board, line, pattern):
            board.open_lines[pattern] |= here


@rule
def empty_line(board: Board, line: int) -> None:
    board.line_pattern[line] = EMPTY
    board.line_count[line] = 0
    note_open_line(board, line)


# The floor.


@rule
def fall_to_floor(board: Board, piece: int) -> bool:
    """AZ-4.1  The floor fills from the left, the marker like a tile. Was there a free space?"""
    if board.floor_count == FLOOR_SPACES:
        return False
    board.floor[board.floor_count] = piece
    board.floor_count += 1
    return True


@rule
def pay_for_floor(board: Board) -> None:
    """AZ-4.3  After the walls, lose points for the floor; a score never falls below zero."""
    loss = int(FLOOR_LOSS[board.floor_count])
    board.score = max(0, board.score - loss)


# Points on the wall.


@rule
def points_at(board: Board, row: int, column: int) -> int:
    """AZ-5.4  A tile scores the length of its row run and of its column run; alone, one point."""
    in_row, in_column = across(board, row, column), down(board, row, column)
    if in_row == 1 or in_column == 1:
        return max(in_row, in_column)
    return in_row + in_column


@rule
def across(board: Board, row: int, column: int) -> int:
    """Count the tiles of the run that a cell is part of in its row."""
    return 1 + run(board, row, column, 0, -1) + run(board, row, column, 0, 1)


@rule
def down(board: Board, row: int, column: int) -> int:
    """Count the tiles of the run that a cell is part of in its column."""
    return 1 + run(board, row, column, -1, 0) + run(board, row, column, 1, 0)


@rule
def run(board: Board, row: int, column: int, down: int, right: int) -> int:
    """How many tiles follow one another from here in one direction, this one not counted."""
    length = 0
    row += down
    column += right
    while 0 <= row < ROWS and 0 <= column < COLUMNS and board.wall[row, column] != EMPTY:
        length += 1
        row += down
        column += right
    return length


# The brown wall.


@rule
def free_columns(board: Board, row: int, pattern: int) -> int:
    """AZ-6.1  On the brown wall a tile may take any empty cell of its row whose column lacks it."""
    columns = 0
    for column in range(COLUMNS):
        if board.wall[row, column] == EMPTY and not column_has(board, column, pattern):
            columns |= 1 << column
    return columns


@rule
def column_has(board: Board, column: int, pattern: int) -> bool:
    for row in range(ROWS):
        if board.wall[row, column] == pattern:
            return True
    return False


@rule
def row_is_alive(board: Board, row: int) -> bool:
    """AZ-6.4  A row is dead when its missing patterns cannot share out its empty columns.

    Bit s of `reached` is set when some of the missing patterns looked at so far can be laid out on
    exactly the set of columns s.
    """
    reached = 1
    for pattern in range(PATTERNS):
        if row_has(board, row, pattern):
            continue
        columns = free_columns(board, row, pattern)
        further = 0
        for used in range(1 << COLUMNS):
            if reached >> used & 1:
                for column in range(COLUMNS):
                    if columns & ~used & 1 << column:
                        further |= 1 << (used | 1 << column)
        reached = further
    return reached != 0


# The end.


@rule
def bonus(board: Board) -> int:
    """AZ-7.5  Two points for each full row, seven for each full column, ten for each pattern."""
    return row_bonus(board) + column_bonus(board) + pattern_bonus(board)


@rule
def row_bonus(board: Board) -> int:
    return ROW_BONUS * full_rows(board)


@rule
def column_bonus(board: Board) -> int:
    points = 0
    for column in range(COLUMNS):
        points += COLUMN_BONUS * int(tiles_in_column(board, column) == ROWS)
    return points


@rule
def pattern_bonus(board: Board) -> int:
    points = 0
    for pattern in range(PATTERNS):
        points += PATTERN_BONUS * int(tiles_of_pattern(board, pattern) == ROWS)
    return points


@rule
def full_rows(board: Board) -> int:
    count = 0
    for row in range(ROWS):
        count += int(tiles_in_row(board, row) == COLUMNS)
    return count


@rule
def tiles_in_row(board: Board, row: int) -> int:
    tiles = 0
    for column in range(COLUMNS):
        tiles += int(board.wall[row, column] != EMPTY)
    return tiles


@rule
def tiles_in_column(board: Board, column: int) -> int:
    tiles = 0
    for row in range(ROWS):
        tiles += int(board.wall[row, column] != EMPTY)
    return tiles


@rule
def tiles_of_pattern(board: Board, pattern: int) -> int:
    rows = 0
    for row in range(ROWS):
        rows += int(row_has(board, row, pattern))
    return rows


@rule
def is_ahead(board: Board, other: Board) -> bool:
    if board.score != other.score:
        return bool(board.score > other.score)
    return full_rows(board) > full_rows(other)


@rule
def empty_board(board: Board) -> None:
    board.score = 0
    board.floor_count = 0
    for space in range(FLOOR_SPACES):
        board.floor[space] = EMPTY
    for line in range(LINES):
        for column in range(COLUMNS):
            board.wall[line, column] = EMPTY
        empty_line(board, line)
