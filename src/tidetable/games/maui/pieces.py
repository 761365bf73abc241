"""What is in the box of Maui. Tables only; what only pictures show is in house.toml."""

from typing import Any

import numpy as np

MIN_PLAYERS = 2
MAX_PLAYERS = 4

# Towels: three different patterns of five, every arrangement once. A towel is told from the end
# without stones. Letters are used in notation and pictures. The fifth pattern's name is ours.
PATTERNS = 5
YELLOW, MAGENTA, LIGHT_BLUE, ORANGE, GREEN = range(PATTERNS)
LETTERS = "YMLOG"
SQUARES = 3  # of a towel
UPPER, MIDDLE, LOWER = range(SQUARES)
TOWELS = 60
TOWEL = np.array(
    [
        (first, second, third)
        for first in range(PATTERNS)
        for second in range(PATTERNS)
        for third in range(PATTERNS)
        if len({first, second, third}) == SQUARES
    ]
)

# Beach: the pier, then twelve columns of seven rows. Rows count from one at the ocean.
COLUMNS = 12
ROWS = 7
ROW_VALUE = np.array([0, 3, 2, 1, 1, 1, 2, 3])  # by row, from one
CENTRE = 3  # the upper one of the three rows worth 1
HIGHEST, LOWEST = -1, 7  # where a towel's upper square may lie: one square must be on the beach
TOPS = LOWEST - HIGHEST + 1
START_TOPS = ROWS - SQUARES + 1

# Market: two rows of three; the first towel of a row is free, the others cost 1 and 2.
MARKET_ROWS = 2
SLOTS = 3
SLOTS_IN_ALL = MARKET_ROWS * SLOTS
MARKET_LETTERS = "ab"  # of its rows
FIRST_DOLLARS = 1  # for each player, and on each area

# Seats from here on sit across the table and read towels from the end with stones.
ACROSS = np.array([0, 0, 1, 2, 2])  # by number of players

# Umbrella tokens of a player: three pearls of either colour and the two score bonuses. The names of
# the colours are ours.
WHITE, BLACK, FIRST_BONUS, SECOND_BONUS = range(4)
KINDS = 4
PEARLS = 2
BONUSES = 2
COPIES = np.array([3, 3, 1, 1])  # by kind
UMBRELLAS = 8
PEARL_POINTS = np.array([0, 2, 5, 9])  # by pearls of one colour
BONUS_STEPS = 1

PENALTY = 1  # point, for a square in the ocean or the trees

# Crabs of a player, which cost 2 to 4.
CRABS = 7
CHEAPEST_CRAB = 2
CRAB_VALUES = 3

# Pattern tokens: light-blue ones lie on the yellow track, orange ones on the magenta track.
TOKENS = 2
TOKEN_PATTERN = np.array([LIGHT_BLUE, ORANGE])
ORNATE_TRACK = np.array([YELLOW, MAGENTA])
TOKENS_LAID = np.array([0, 0, 1, 2, 2])  # on each ornate square, by number of players

MOST_SQUARES = 40  # of a track with its extension; room in the state
MOST_POINTS = 127  # on a square

# What places one player before another.
BY_POINTS, BY_TOWELS, BY_DOLLARS, BY_ORDER = range(4)

# Options.
BASE, SAND_CRABS, COMBINED = range(3)
SCORE_THEN_CRAB, CRAB_BLOCKS = range(2)
BY_SEAT, UNIFORM = range(2)
FIXED_ROW, FREE_ROW = range(2)
AFTER_TAKE, END_OF_TURN = range(2)
KEEP, RESET = range(2)
SECOND_HALF, BOTH_HALVES = range(2)
RANDOM_FIRST = 0  # first player; otherwise the number of the seat, from one

# Move codes.
TAKE = 0
DOLLARS = TAKE + SLOTS_IN_ALL
SPARE = DOLLARS + MARKET_ROWS
PLACE = SPARE + SLOTS_IN_ALL
TOKEN_PLACES = SQUARES + 1  # not played, or on square 1, 2, 3
WAYS = TOKEN_PLACES * TOKEN_PLACES  # for the light-blue token, and for the orange one
BONUS = PLACE + TOPS * WAYS
START = BONUS + PATTERNS
MOVES = START + START_TOPS

# Chance codes.
FIRST = 0
DRAW = FIRST + MAX_PLAYERS
UMBRELLA = DRAW + TOWELS
CRAB = UMBRELLA + KINDS
DEALS = CRAB + CRAB_VALUES

# What the page draws with.
FACTS: dict[str, Any] = {
    "patterns": list(LETTERS),
    "tokens": [LETTERS[pattern] for pattern in TOKEN_PATTERN],
    "squares": SQUARES,
    "columns": COLUMNS,
    "rows": ROWS,
    "outside_rows": 1 - HIGHEST,  # a towel may reach so many rows into the ocean or the trees
    "middle_row": CENTRE,  # of the upper square of a spare towel
    "row_values": ROW_VALUE[1:].tolist(),
    "pearl_points": PEARL_POINTS.tolist(),
    "bonus_steps": BONUS_STEPS,
    "penalty": PENALTY,
    # The sources of a score in order, and whether they add to it or take away.
    "sources": {"shells": 1, "pearls": 1, "dollars": 1, "penalties": -1, "crabs": -1},
}
