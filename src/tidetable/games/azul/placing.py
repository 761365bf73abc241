"""Placing the tiles taken: a line, or the floor."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Moves
from tidetable.games.azul.boards import fall_to_floor, note_open_line
from tidetable.games.azul.pieces import FLOOR, LINES
from tidetable.games.azul.special import catch_on_zero
from tidetable.games.azul.state import Board, State


@rule
def list_targets(board: Board, pattern: int, first: int, moves: Moves, count: int) -> int:
    """AZ-3.1  All tiles taken go to one line, or all to the floor; the floor is always allowed."""
    lines = int(board.open_lines[pattern])
    for line in range(LINES):
        moves[count] = first + line
        count += lines >> line & 1
    moves[count] = first + FLOOR
    return count + 1


@rule
def place(state: State, seat: int, pattern: int, tiles: int, target: int) -> None:
    """AZ-3.5  Tiles that find no room on the line fall to the floor."""
    board = state.boards[seat]
    if target != FLOOR:
        kept = min(tiles, target + 1 - int(board.line_count[target]))
        board.line_pattern[target] = pattern
        board.line_count[target] += kept
        note_open_line(board, target)
        tiles -= kept
    for _ in range(tiles):
        drop(state, seat, pattern)


@rule
def drop(state: State, seat: int, pattern: int) -> None:
    """AZ-4.2  A tile that falls on a full floor goes to the lid and costs nothing."""
    if catch_on_zero(state, seat, pattern):
        return
    if not fall_to_floor(state.boards[seat], pattern):
        state.lid[pattern] += 1
