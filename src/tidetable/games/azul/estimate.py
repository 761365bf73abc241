"""A rough judgement of a position, for simple bots; no rule."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.azul.boards import is_full, points_at
from tidetable.games.azul.pieces import COLUMNS, FLOOR_LOSS, LINES, POINT, UNFINISHED_LINE
from tidetable.games.azul.state import ENDED, Board, State
from tidetable.games.azul.tiling import columns_for


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
