"""Moving full lines to the wall, board by board and line by line."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Moves
from tidetable.games.azul.boards import (
    empty_line,
    free_columns,
    is_full,
    pay_for_floor,
    points_at,
    row_is_alive,
)
from tidetable.games.azul.pieces import COLOURED, COLOURED_COLUMN, COLUMN, COLUMNS, LINES, ROWS
from tidetable.games.azul.placing import drop
from tidetable.games.azul.state import ROUND_OVER, TILING, Board, State


@rule
def begin_tiling(state: State) -> None:
    state.phase = TILING
    state.tiled_boards = 0
    state.tiling_line = 0


@rule
def tile_walls(state: State) -> None:
    """AZ-5.1  In turn order from the round's first player, each board's lines from the top.

    Stops where a player has a column to choose; choosing goes on from there.
    """
    while state.phase == TILING:
        if has_columns_to_choose(state):
            state.to_move = tiling_seat(state)
            return
        tile_next(state)


@rule
def tiling_seat(state: State) -> int:
    return (int(state.starter) + int(state.tiled_boards)) % int(state.players)


@rule
def tile_next(state: State) -> None:
    """Resolve the next line of the board being tiled or, after its last, pay for its floor."""
    seat = tiling_seat(state)
    if state.tiling_line < LINES:
        resolve_line(state, seat, int(state.tiling_line))
        state.tiling_line += 1
        return
    pay_for_floor(state.boards[seat])
    state.tiling_line = 0
    state.tiled_boards += 1
    if state.tiled_boards == state.players:
        state.phase = ROUND_OVER


@rule
def resolve_line(state: State, seat: int, line: int) -> None:
    """AZ-5.2  Only full lines are moved to the wall; the others stay."""
    board = state.boards[seat]
    if not is_full(board, line):
        return
    columns = columns_for(state, board, line)
    if columns == 0:
        line_falls(state, seat, line)
        return
    column = 0
    while columns >> column != 1:
        column += 1
    move_to_wall(state, seat, line, column)


@rule
def move_to_wall(state: State, seat: int, line: int, column: int) -> None:
    """AZ-5.3  One tile of the line goes to the wall and scores at once, the others to the lid."""
    board = state.boards[seat]
    pattern = int(board.line_pattern[line])
    board.wall[line, column] = pattern
    state.lid[pattern] += line
    board.score += points_at(board, line, column)
    empty_line(board, line)
    state.wall_grew = 1


@rule
def columns_for(state: State, board: Board, line: int) -> int:
    """AZ-5.5  On the coloured wall each pattern has its cell in every row.

    The columns open to the line's tile, as a set of bits.
    """
    pattern = int(board.line_pattern[line])
    if state.wall == COLOURED:
        return 1 << int(COLOURED_COLUMN[line, pattern])
    return free_columns(board, line, pattern)


# The brown wall: choosing a column, or having none.


@rule
def has_columns_to_choose(state: State) -> bool:
    """AZ-6.2  With two columns or more the player chooses one; keeping the tile is no choice."""
    line = int(state.tiling_line)
    board = state.boards[tiling_seat(state)]
    if line == LINES or not is_full(board, line):
        return False
    columns = columns_for(state, board, line)
    return columns & (columns - 1) != 0


@rule
def list_columns(state: State, moves: Moves) -> int:
    columns = columns_for(state, state.boards[state.to_move], int(state.tiling_line))
    count = 0
    for column in range(COLUMNS):
        moves[count] = COLUMN + column
        count += columns >> column & 1
    return count


@rule
def choose_column(state: State, column: int) -> None:
    move_to_wall(state, int(state.to_move), int(state.tiling_line), column)
    state.tiling_line += 1


@rule
def line_falls(state: State, seat: int, line: int) -> None:
    """AZ-6.3  If no column is left, all the line's tiles fall to the floor."""
    board = state.boards[seat]
    for _ in range(line + 1):
        drop(state, seat, int(board.line_pattern[line]))
    empty_line(board, line)


@rule
def all_rows_are_dead(state: State) -> bool:
    """AZ-6.5  On the brown wall the game ends when nobody can complete a row any more."""
    if state.wall == COLOURED:
        return False
    for seat in range(int(state.players)):
        for row in range(ROWS):
            if row_is_alive(state.boards[seat], row):
                return False
    return True
