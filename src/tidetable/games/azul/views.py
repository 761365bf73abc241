"""Who knows what in Azul: everybody knows all, except which tiles will be drawn next."""

import numpy as np

from tidetable.core.compiled import rule
from tidetable.games.azul.pieces import (
    COLUMNS,
    FLOOR_SPACES,
    LINES,
    MAX_DISPLAYS,
    MAX_PLAYERS,
    PATTERNS,
    SOURCES,
)
from tidetable.games.azul.state import Board, State, Table, View


@rule
def seen_by(state: State, seat: int, view: View) -> None:
    """AZ-9.1  Boards, displays, lid and so the bag's contents are open; the next draw is not."""
    view.seat = seat
    copy_open(state, view)


@rule
def imagine(view: View, generator: np.random.Generator, state: State) -> None:
    """A state this seat cannot rule out; there is only one."""
    copy_open(view, state)


@rule
def copy_open(table: Table, copy: Table) -> None:
    """Write every open thing into another record."""
    copy_options(table, copy)
    copy.phase = table.phase
    copy.to_move = table.to_move
    copy.round_number = table.round_number
    copy.starter = table.starter
    copy.idle_rounds = table.idle_rounds
    copy.wall_grew = table.wall_grew
    copy.on_offer = table.on_offer
    copy.dealt = table.dealt
    copy.marker_at = table.marker_at
    copy.marker_holder = table.marker_holder
    copy.zero_holder = table.zero_holder
    copy.zero_piece = table.zero_piece
    copy.tiled_boards = table.tiled_boards
    copy.tiling_line = table.tiling_line
    copy_tiles(table, copy)
    for seat in range(MAX_PLAYERS):
        copy_board(table.boards[seat], copy.boards[seat])


@rule
def copy_options(table: Table, copy: Table) -> None:
    copy.players = table.players
    copy.wall = table.wall
    copy.special_factories = table.special_factories
    copy.gold_displays = table.gold_displays
    copy.marker_on_zero = table.marker_on_zero
    copy.first_player = table.first_player


@rule
def copy_tiles(table: Table, copy: Table) -> None:
    for display in range(MAX_DISPLAYS):
        copy.faces[display] = table.faces[display]
    for pattern in range(PATTERNS):
        copy.bag[pattern] = table.bag[pattern]
        copy.lid[pattern] = table.lid[pattern]
        for source in range(SOURCES):
            copy.sources[source, pattern] = table.sources[source, pattern]


@rule
def copy_board(board: Board, copy: Board) -> None:
    copy.score = board.score
    copy.floor_count = board.floor_count
    for space in range(FLOOR_SPACES):
        copy.floor[space] = board.floor[space]
    for pattern in range(PATTERNS):
        copy.open_lines[pattern] = board.open_lines[pattern]
    for line in range(LINES):
        copy.line_pattern[line] = board.line_pattern[line]
        copy.line_count[line] = board.line_count[line]
        for column in range(COLUMNS):
            copy.wall[line, column] = board.wall[line, column]
