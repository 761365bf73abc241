"""The records of Maui: named fields, and nothing else."""

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from tidetable.core.records import Counts, Viewer, dtype_of, i8, i16
from tidetable.games.maui.pieces import (
    BONUSES,
    COLUMNS,
    CRAB_VALUES,
    CRABS,
    MARKET_ROWS,
    MAX_PLAYERS,
    MOST_SQUARES,
    PATTERNS,
    PEARLS,
    ROWS,
    SLOTS,
    SQUARES,
    TOKENS,
    TOWELS,
    UMBRELLAS,
)

# Phases. From UMBRELLAS_NEXT on they pass by themselves, inside a step.
CHOOSING_FIRST, FILLING, SETTING, DRAWING_STARTS, STARTING, TURN, PLACING = range(7)
CHOOSING_BONUS, TURNING_CRAB, REFILLING, ENDED = range(7, 11)
UMBRELLAS_NEXT, CRABS_NEXT, TURN_OVER = range(11, 14)

NOTHING = -1  # no towel, no pattern, no row, nobody
GONE = -1  # an umbrella token or crab that has left the game
FACE_DOWN = 0  # a crab on its space

# Sides of the beach.
UMBRELLA_SIDE, CRAB_SIDE = range(2)


class Facts:
    """The figures of the data set, which only pictures show."""

    start_top: i8
    track_values: Annotated[Counts, np.int8, (PATTERNS, MOST_SQUARES + 1)]  # from off the board
    track_ends: Annotated[Counts, np.int8, PATTERNS]
    extension_ends: Annotated[Counts, np.int8, PATTERNS]
    ornate: Annotated[Counts, np.int8, TOKENS]
    bonus_patterns: Annotated[Counts, np.int8, (BONUSES, 2)]
    umbrella_spaces: Annotated[Counts, np.int8, (UMBRELLAS, 2)]  # column and row, from one
    crab_spaces: Annotated[Counts, np.int8, (CRABS, 2)]
    bonus_spaces: Annotated[Counts, np.int8, (BONUSES, 2)]
    crab_counts: Annotated[Counts, np.int8, CRAB_VALUES]


class Options:
    """What was chosen when the game was set up."""

    players: i8
    mode: i8
    crab_scoring: i8
    token_on_crab_square: i8
    orientation: i8
    start_row: i8
    refill: i8
    spare_ignores_tokens: i8
    token_on_spare: i8
    crab_bonus_random: i8
    combined_dollars: i8
    combined_tokens: i8
    combined_tie_towels: i8
    first_player: i8


class Beach:
    """One player's beach and what lies beside it."""

    towel_count: i8  # without the start towel
    earlier_towels: i8  # of the first half of a combined game
    towels: Annotated[Counts, np.int8, COLUMNS + 1]  # the pier is column 0
    tops: Annotated[Counts, np.int8, COLUMNS + 1]  # row of the upper square
    squares: Annotated[Counts, np.int8, (COLUMNS + 1, SQUARES)]  # as read, pattern tokens included
    active: Annotated[Counts, np.int8, ROWS + 1]  # what the next towel may match, by row from one
    umbrellas: Annotated[Counts, np.int8, UMBRELLAS]  # the kind on each space of this side, or GONE
    crabs: Annotated[Counts, np.int8, CRABS]  # FACE_DOWN, GONE, or the value of one on a towel
    shells: Annotated[Counts, np.int8, PATTERNS]  # square on each track; 0 is off the board
    pearls: Annotated[Counts, np.int8, PEARLS]
    tokens: Annotated[Counts, np.int8, TOKENS]
    penalties: i8
    dollars: i8
    mid_score: i16


BEACH = dtype_of(Beach)


class Table(Options, Facts):
    """What lies open, which in this game is everything but what will be drawn."""

    phase: i8
    to_move: i8
    turn: i8  # whose turn it is, also while chance is to move
    first: i8  # the first player of this half
    side: i8
    round_number: i8
    ending: i8  # somebody has laid the twelfth towel
    bag: Annotated[Counts, np.int8, TOWELS]
    bag_size: i8
    market: Annotated[Counts, np.int8, (MARKET_ROWS, SLOTS)]
    areas: Annotated[Counts, np.int8, MARKET_ROWS]  # sand dollars
    ornate_left: Annotated[Counts, np.int8, TOKENS]
    dealt: i8  # things laid out so far in this part of the set-up
    towel: i8  # taken and not yet laid
    is_spare: i8  # it is the spare towel
    row_to_fill: i8  # of the market
    bonus: i8  # the bonus token that waits for a choice
    beaches: Annotated[Sequence[Beach], BEACH, MAX_PLAYERS]


class State(Table):
    """A whole game."""


class View(Table, Viewer):
    """What a seat, or an onlooker, may know, with the market as it reads it."""

    market_squares: Annotated[Counts, np.int8, (MARKET_ROWS, SLOTS, SQUARES)]


STATE = dtype_of(State)
VIEW = dtype_of(View)
