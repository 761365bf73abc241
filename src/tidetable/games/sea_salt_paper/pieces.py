"""What is in the box of Sea Salt & Paper. Tables only."""

from typing import Literal, get_args

import numpy as np

MIN_PLAYERS = 2
MAX_PLAYERS = 4

# The 58 cards: how many of each kind (rows) in each colour (columns).
KINDS = 14
CRAB, BOAT, FISH, SWIMMER, SHARK = range(5)
SHELL, OCTOPUS, PENGUIN, SAILOR = range(5, 9)
LIGHTHOUSE, SHOAL, COLONY, CAPTAIN = range(9, 13)
MERMAID = 13
COLOURS = 11
DARK_BLUE, LIGHT_BLUE, BLACK, YELLOW, GREEN, WHITE = range(6)
PURPLE, GREY, LIGHT_ORANGE, PINK, ORANGE = range(6, 11)
COUNTS = np.array(
    [
        [2, 2, 1, 2, 1, 0, 0, 1, 0, 0, 0],  # crab
        [2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0],  # boat
        [2, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0],  # fish
        [1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0],  # swimmer
        [1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0],  # shark
        [1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0],  # shell
        [0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0],  # octopus
        [0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0],  # penguin
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],  # sailor
        [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],  # lighthouse
        [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],  # shoal of fish
        [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],  # penguin colony
        [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],  # captain
        [0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0],  # mermaid
    ]
)
CARDS = 58

# Card types: a kind in a colour, numbered in the reading order of the table.
# (Contiguous, or Numba would not keep what it compiles with them.)
KIND = np.ascontiguousarray(np.nonzero(COUNTS)[0])
COLOUR = np.ascontiguousarray(np.nonzero(COUNTS)[1])
COPIES = np.ascontiguousarray(COUNTS[KIND, COLOUR])
TYPES = 46
NO_CARD = -1
HIDDEN = -2  # a card there is, but not which

# Names, in the order of the numbers. A card is named by its kind and its colour.
Kind = Literal[
    "crab",
    "boat",
    "fish",
    "swimmer",
    "shark",
    "shell",
    "octopus",
    "penguin",
    "sailor",
    "lighthouse",
    "shoal",
    "colony",
    "captain",
    "mermaid",
]
Colour = Literal["DB", "LB", "BK", "YE", "GN", "WH", "PU", "GY", "LO", "PK", "OR"]
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
CARD_NAMES = tuple(
    f"{KIND_NAMES[kind]}-{COLOUR_NAMES[colour]}"
    for kind, colour in zip(KIND.tolist(), COLOUR.tolist(), strict=True)
)

# Pairs that can be laid, as two card types each; a swimmer comes before its shark.
PAIR_CARDS = np.array(
    [
        (first, second)
        for kind, other in ((CRAB, CRAB), (BOAT, BOAT), (FISH, FISH), (SWIMMER, SHARK))
        for first in range(TYPES)
        for second in range(TYPES)
        if KIND[first] == kind and KIND[second] == other
        if kind != other or first < second or (first == second and COPIES[first] > 1)
    ]
)
PAIRS = 65
FIRST_PAIR = np.array([0, 18, 28, 40, 65])  # of crabs, boats, fish, swimmers; and the end

# Points.
PAIR_POINTS = 1
COLOUR_POINTS = 1  # for each card of a colour, by a mermaid or as the colour bonus
COLLECTION_POINTS = np.array(  # of shells, octopuses, penguins and sailors, by number of cards
    [
        [0, 0, 2, 4, 6, 8, 10],
        [0, 0, 3, 6, 9, 12, 0],
        [0, 1, 3, 5, 0, 0, 0],
        [0, 0, 5, 0, 0, 0, 0],
    ]
)
MULTIPLIED = np.array([BOAT, FISH, PENGUIN, SAILOR])  # by lighthouse, shoal, colony and captain
MULTIPLIER_POINTS = np.array([1, 1, 2, 3])  # of these, for each of those cards
POINTS_TO_CALL = 7
ALL_MERMAIDS = 4

# Points by source, as scoring.py writes them down: all card points, their parts, the colour bonus,
# and the part of each kind; sharks score with the swimmers.
FOR_CARDS, FOR_PAIRS, FOR_COLLECTIONS, FOR_MULTIPLIERS, FOR_MERMAIDS, FOR_COLOUR = range(6)
FOR_KIND = 6
SOURCES = FOR_KIND + KINDS

TARGETS = np.array([0, 0, 40, 35, 30])  # by number of players
NORMAL, DOUBLE = 1, 2  # times the target
MOST_ROUNDS = 200

LAST_ROUND_POINTS, ROUND_ENDER, SHARED = range(3)  # tie-breaks
SCORE, VOID = range(2)  # what an empty deck does to last turns
RANDOM_FIRST = 0

PILES = 2
PILE_SPACE = 30  # a pile gets its first card and at most every second card of the deck
EVENTS = 82  # 58 cards gained, 16 pairs, 5 thefts, 2 opening cards, and one to spare
MOST_SEARCHES = 4  # by one player
TRIES = 32  # ways a round may have gone that are weighed against each other

# Move codes.
DECK = 0
TAKE = 1
KEEP = TAKE + PILES
PLACE = KEEP + TYPES
PAIR = PLACE + PILES
END_TURN = PAIR + PAIRS
STOP = END_TURN + 1
LAST_CHANCE = STOP + 1
SEARCH = LAST_CHANCE + 1
PICK = SEARCH + PILES
ROB = PICK + CARDS
MOVES = ROB + MAX_PLAYERS

# Chance codes.
CARD = 0
FIRST = TYPES
DEALS = FIRST + MAX_PLAYERS
