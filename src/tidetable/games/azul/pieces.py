"""What is in the box of Azul: Master Chocolatier. Tables only."""

import numpy as np

MIN_PLAYERS = 2
MAX_PLAYERS = 4

# Tiles: five patterns, twenty of each. Letters are used in notation and pictures.
PATTERNS = 5
TILES_PER_PATTERN = 20
TURQUOISE, BROWN, CREAM, DARK, RED = range(PATTERNS)
LETTERS = "TBCDR"
EMPTY = -1
MARKER = PATTERNS  # the first-player marker, where it lies among tiles

# Displays in a circle, and the centre of the table as the last source.
MAX_DISPLAYS = 9
SOURCES = MAX_DISPLAYS + 1
CENTRE = MAX_DISPLAYS
TILES_PER_DISPLAY = 4
DISPLAYS = np.array([0, 0, 5, 7, 9])  # by number of players

# Player board: lines of one to five tiles, the wall beside them, the floor below.
LINES = 5
ROWS = LINES
COLUMNS = 5
FLOOR_SPACES = 7
FLOOR = LINES  # the target after the lines
TARGETS = LINES + 1
FLOOR_LOSS = np.array([0, 1, 2, 4, 6, 8, 11, 14])  # by number of pieces on the floor

COLOURED, FREE = 0, 1  # sides of the board; the other one is brown and unmarked
# Column of a pattern in each row of the coloured wall: every row is the one above, shifted by one.
COLOURED_COLUMN = np.array(
    [
        [0, 1, 2, 3, 4],
        [1, 2, 3, 4, 0],
        [2, 3, 4, 0, 1],
        [3, 4, 0, 1, 2],
        [4, 0, 1, 2, 3],
    ]
)

ROW_BONUS = 2
COLUMN_BONUS = 7
PATTERN_BONUS = 10

# Faces of the discs. Nine discs, nine different gold faces: one picture of each pattern (SF2), and
# one each of the other four kinds.
BLUE = 0
SHOWS_PATTERN = 1  # SF2 of the first pattern; the others follow
PLUS_ONE = 6  # SF1
STAYS = 7  # SF3
LEFT_RIGHT = 8  # SF4
ZERO = 9  # SF5
FACES = 10
GOLD_FACES = 9

ONCE, EVERY_ROUND = 0, 1  # when the gold displays are drawn
RANDOM_FIRST = 0  # first player; otherwise the number of the seat, from one

IDLE_ROUNDS = 5  # so many rounds without a new wall tile end the game

# Move codes.
DRAFTS = SOURCES * PATTERNS * TARGETS
SPLIT = DRAFTS
SPLITS = 32  # every set of patterns that may go right
COLUMN = SPLIT + SPLITS
MOVES = COLUMN + COLUMNS

# Chance codes.
TILE = 0
FIRST = TILE + PATTERNS
FACE = FIRST + MAX_PLAYERS
DEALS = FACE + FACES
