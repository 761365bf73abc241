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
