"""The records of Azul: named fields, and nothing else."""

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from tidetable.core.records import Counts, Viewer, dtype_of, i8, i16
from tidetable.games.azul.pieces import (
    COLUMNS,
    FLOOR_SPACES,
    LINES,
    MAX_DISPLAYS,
    MAX_PLAYERS,
    PATTERNS,
    ROWS,
    SOURCES,
)

# Phases. PREPARING and ROUND_OVER pass by themselves, inside a step.
CHOOSING_FIRST, PREPARING, TURNING_DISPLAYS, FILLING, OFFER = range(5)
SPLITTING, TILING, ROUND_OVER, ENDED = range(5, 9)

# Where the first-player marker lies.
IN_CENTRE, ON_FLOOR, ON_ZERO, IN_FRONT = range(4)

# Why a game has ended.
BY_ROW, BY_DEAD_ROWS, BY_IDLE_ROUNDS, BY_NO_TILES = range(4)

NOBODY = -1
NOWHERE = -1


class Board:
    """One player's board."""

    score: i16
    line_pattern: Annotated[Counts, np.int8, LINES]
    line_count: Annotated[Counts, np.int8, LINES]
    wall: Annotated[Counts, np.int8, (ROWS, COLUMNS)]  # a pattern or EMPTY
    floor: Annotated[Counts, np.int8, FLOOR_SPACES]  # a pattern, MARKER or EMPTY
    floor_count: i8
    open_lines: Annotated[Counts, np.int8, PATTERNS]  # bit n: line n takes this pattern now


BOARD = dtype_of(Board)


class Table:
    """What lies open, which in this game is everything but the order of future draws."""

    # Options.
    players: i8
    wall: i8
    special_factories: i8
    gold_displays: i8
    marker_on_zero: i8
    first_player: i8

    phase: i8
    to_move: i8
    round_number: i16
    starter: i8  # who began this round
    idle_rounds: i8
    wall_grew: i8  # a tile was put on some wall this round

    bag: Annotated[Counts, np.int8, PATTERNS]
    lid: Annotated[Counts, np.int8, PATTERNS]
    sources: Annotated[Counts, np.int8, (SOURCES, PATTERNS)]  # displays, then the centre
    on_offer: i8  # tiles on all sources together
    faces: Annotated[Counts, np.int8, MAX_DISPLAYS]
    dealt: i8  # displays turned, or tiles laid out, so far in this preparation

    marker_at: i8
    marker_holder: i8
    zero_holder: i8  # who has the SF5 disc beside the floor
    zero_piece: i8  # and what lies on it

    tiled_boards: i8  # boards done in this tiling
    tiling_line: i8  # next line to look at on the one after
    boards: Annotated[Sequence[Board], BOARD, MAX_PLAYERS]


class State(Table):
    """A whole game."""


class View(Table, Viewer):
    """What a seat, or an onlooker, may know."""


STATE = dtype_of(State)
VIEW = dtype_of(View)
