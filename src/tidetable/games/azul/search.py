"""Evaluate positions of Azul for bots, and tell which positions are the same. No rules."""

import numpy as np

from tidetable.core.chance import mix
from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.azul.boards import is_full, points_at, row_has
from tidetable.games.azul.pieces import (
    CENTRE,
    COLUMNS,
    EMPTY,
    FLOOR_LOSS,
    LINES,
    PATTERNS,
    ROWS,
    SOURCES,
)
from tidetable.games.azul.state import ENDED, Board, State
from tidetable.games.azul.tiling import columns_for

# The rough estimate for simple bots counts in hundredths of a point.
POINT = 100
UNFINISHED_LINE = 60  # worth of a tile on the wall that its line has only begun to earn

# What boards promise between two rounds, fitted to games of the search with itself; by how many
# tiles the fullest row of any wall has, since a full row ends the game.
STAGES = 5
EXPECTED = np.array([0, 0, 1470, 1007, 753])  # of an empty board
STARTING = np.array([0, 0, 0, 31, 152])  # for who begins the next round
OPEN_CELL = np.array([148, 148, 60, 30, 11])  # for each point a tile on an empty cell would bring
BOUND_LINE = np.array([-593, -593, -617, -508, -327])  # for a line that is begun
LINE_POINT = np.array([331, 331, 222, 171, 95])  # for each point of its tile, by how full it is
TELLING_LEAD = np.array([2000, 1850, 1150, 800, 550])
# By tiles in a column, rows with a pattern, and tiles in a row.
COLUMN_PROGRESS = np.array(
    [
        [0, 0, 0, 0, 0, 0],
        [0, 22, 15, -44, -82, 98],
        [0, -69, -76, -112, -63, 326],
        [0, -12, -35, -98, -19, 494],
        [0, 4, 33, 1, 39, 590],
    ]
)
PATTERN_PROGRESS = np.array(
    [
        [0, 0, 0, 0, 0, 0],
        [0, -80, -96, -108, 170, 300],
        [0, -29, -58, 44, 208, 400],
        [0, -42, -25, 32, 199, 600],
        [0, -112, -128, -124, -57, 830],
    ]
)
ROW_PROGRESS = np.array(
    [
        [0, 0, 0, 0, 0, 0],
        [0, 81, 0, 0, 0, 0],
        [0, 130, 346, 0, 0, 0],
        [0, 162, 228, 466, 0, 0],
        [0, 117, 193, 269, 468, 0],
    ]
)
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


def longest(players: int) -> tuple[int, int]:
    """A round puts a tile on a wall or is idle; five idle ones in a row end the game (AZ-7.4).

    A wall takes 20 tiles before a row is full. In a round every tile on offer may be a turn, one
    of them with a split of leftovers, and every line of every board the choice of a column.
    """
    rounds = 5 * (20 * players + 1)
    displays = 2 * players + 1
    tiles = 4 * displays + 1
    return rounds * (tiles + 1 + 5 * players), 1 + rounds * (displays + tiles)
