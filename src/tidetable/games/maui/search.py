"""Evaluate positions of Maui for bots, and tell which positions are the same. No rules."""

import numpy as np

from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.maui.pieces import (
    COLUMNS,
    HIGHEST,
    LOWEST,
    PATTERNS,
    PEARL_POINTS,
    PEARLS,
    ROW_VALUE,
    ROWS,
    SQUARES,
    TOKENS,
    WAYS,
)
from tidetable.games.maui.placing import (
    has_crab,
    has_tokens,
    is_on_grid,
    matches,
    may_place,
    next_column,
    pattern_in,
    token_square,
)
from tidetable.games.maui.scoring import (
    is_full,
    last_square,
    order_of,
    score,
    umbrella_space,
    umbrella_space_count,
)
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    ENDED,
    GONE,
    NOTHING,
    TURNING_CRAB,
    Beach,
    State,
)

# The rough estimate for simple bots counts in hundredths of a point.
POINT = 100
PEARL = 70  # what a pearl promises beyond its points
BONUS_WORTH = 200
ACTIVE_SQUARE = 60  # for each step its row is worth
OVERHANG = 40  # what a penalty costs beyond its point
DOLLAR = 30  # what a dollar promises beyond its point
TOKEN = 300
CRAB_COST = 340
EMPTY_COLUMN = 200

# What a careful player sees, fitted to games of the search with itself. The game ends with the
# first full beach, so columns that others leave no time to fill cost instead of promising much.
TURN_WORTH = 400
IDLE_COLUMN = 150
PROMISED_STEP = 80
PROMISED_DOLLAR = 60
PROMISED_TOKEN = 150
UMBRELLA_AHEAD = 130
FULL_TRACK = 70  # a turn
FULL_TRACK_TURNS = 6
TELLING_LEAD = 220  # with no turn left


@rule
def estimate(state: State, worth: Scores) -> None:
    """The score, and what beach, dollars and tokens promise, in hundredths."""
    for seat in range(int(state.players)):
        beach = state.beaches[seat]
        worth[seat] = POINT * score(state, beach)
        if state.phase != ENDED:
            worth[seat] += promise(beach)
            if seat == state.turn:
                worth[seat] += pending(state, seat)


@rule
def promise(beach: Beach) -> int:
    """What may still come of columns, pearls, dollars, tokens and active squares."""
    total = EMPTY_COLUMN * (COLUMNS - int(beach.towel_count)) + active_worth(beach)
    for colour in range(PEARLS):
        total += PEARL * int(beach.pearls[colour])
    total += DOLLAR * int(beach.dollars) - OVERHANG * int(beach.penalties)
    for token in range(TOKENS):
        total += TOKEN * int(beach.tokens[token])
    return total


@rule
def active_worth(beach: Beach) -> int:
    total = 0
    if beach.towel_count == COLUMNS:
        return total
    for row in range(1, ROWS + 1):
        if beach.active[row] != NOTHING:
            total += ACTIVE_SQUARE * int(ROW_VALUE[row])
    return total


@rule
def pending(state: State, seat: int) -> int:
    """What this turn will still bring: a towel to place, one laid but not scored, or a crab."""
    beach = state.beaches[seat]
    if state.phase == TURNING_CRAB:
        return -CRAB_COST
    if state.phase == CHOOSING_BONUS:
        column = int(beach.towel_count)
        laid = BONUS_WORTH - active_worth(beach)
        for square in range(SQUARES):
            row, pattern = int(beach.tops[column]) + square, int(beach.squares[column, square])
            laid += square_worth(state, beach, column, row, pattern)
        return laid
    if state.towel == NOTHING or state.is_spare:
        return 0
    return best_placement(state, seat, int(state.towel)) - active_worth(beach) - EMPTY_COLUMN


@rule
def best_placement(state: State, seat: int, towel: int) -> int:
    """The worth of the best way to place a towel; very low if there is none."""
    best = -100 * POINT
    ways = WAYS if has_tokens(state.beaches[seat]) else 1
    for top in range(HIGHEST, LOWEST + 1):
        for way in range(ways):
            if may_place(state, seat, towel, top, way):
                best = max(best, placement_worth(state, seat, towel, top, way))
    return best


@rule
def placement_worth(state: State, seat: int, towel: int, top: int, way: int) -> int:
    """Points on the tracks, what is under the towel, what stays active, less what it costs."""
    beach = state.beaches[seat]
    column = next_column(beach)
    total = umbrellas_worth(state, beach, column, top)
    for square in range(SQUARES):
        pattern = pattern_in(state, seat, towel, square, way)
        total += square_worth(state, beach, column, top + square, pattern)
    for token in range(TOKENS):
        if token_square(way, token) != NOTHING:
            total -= TOKEN
    return total


@rule
def square_worth(state: State, beach: Beach, column: int, row: int, pattern: int) -> int:
    if not is_on_grid(row):
        return -POINT - OVERHANG
    worth = 0
    if matches(state, beach, column, row, pattern):
        before = int(beach.shells[pattern])
        after = min(before + int(ROW_VALUE[row]), last_square(state, pattern))
        gained = int(state.track_values[pattern, after]) - int(state.track_values[pattern, before])
        worth += POINT * gained
    if has_crab(state, beach, column, row):
        return worth - CRAB_COST
    return worth + ACTIVE_SQUARE * int(ROW_VALUE[row])


@rule
def umbrellas_worth(state: State, beach: Beach, column: int, top: int) -> int:
    total = 0
    for index in range(umbrella_space_count(state)):
        kind = int(beach.umbrellas[index])
        covered = 0 <= umbrella_space(state, index, 1) - top < SQUARES
        if umbrella_space(state, index, 0) != column or kind == GONE or not covered:
            continue
        if kind < PEARLS:
            have = int(beach.pearls[kind])
            total += POINT * int(PEARL_POINTS[have + 1] - PEARL_POINTS[have]) + PEARL
        else:
            total += BONUS_WORTH
    return total


@rule
def judge(state: State, worth: Scores) -> int:
    """The scores and what may still come, if all go on laying towels, and which lead is telling."""
    fewest = COLUMNS
    for seat in range(int(state.players)):
        fewest = min(fewest, columns_after_round(state, seat))
    fewest = max(0, fewest)
    for seat in range(int(state.players)):
        beach = state.beaches[seat]
        worth[seat] = POINT * score(state, beach) + TURN_WORTH * fewest
        worth[seat] += prospects(state, beach, fewest)
        worth[seat] -= IDLE_COLUMN * max(0, columns_after_round(state, seat) - fewest)
        if seat == state.turn and is_laying(state):
            worth[seat] += pending(state, seat)
        elif is_yet_to_move(state, seat):
            worth[seat] += TURN_WORTH
    return int(TELLING_LEAD * np.sqrt(1 + fewest))


@rule
def is_yet_to_move(state: State, seat: int) -> bool:
    return order_of(state, seat) >= order_of(state, int(state.turn))


@rule
def is_laying(state: State) -> bool:
    """Whether whose turn it is has taken a towel that is not laid and scored."""
    unfinished = state.phase == CHOOSING_BONUS or state.phase == TURNING_CRAB
    return bool(unfinished or state.towel != NOTHING)


@rule
def columns_after_round(state: State, seat: int) -> int:
    """Columns left when this round is over, if everybody still to move lays a towel."""
    left = COLUMNS - int(state.beaches[seat].towel_count)
    if seat == state.turn and is_laying(state):
        return left - int(state.towel != NOTHING)
    return left - int(is_yet_to_move(state, seat))


@rule
def prospects(state: State, beach: Beach, turns: int) -> int:
    """What squares, dollars, tokens and umbrellas ahead promise, if there are turns to use them."""
    if turns == 0:
        return 0
    total = PROMISED_DOLLAR * int(beach.dollars)
    for row in range(1, ROWS + 1):
        if beach.active[row] != NOTHING:
            total += PROMISED_STEP * int(ROW_VALUE[row])
    for token in range(TOKENS):
        total += PROMISED_TOKEN * int(beach.tokens[token])
    for index in range(umbrella_space_count(state)):
        if beach.umbrellas[index] != GONE:
            total += UMBRELLA_AHEAD
    for track in range(PATTERNS):
        if is_full(state, beach, track):
            total -= FULL_TRACK * min(turns, FULL_TRACK_TURNS)
    return total


@rule
def stage(state: State) -> int:
    """Nothing ends before a half does."""
    return int(state.side)


@rule
def key(state: State) -> int:
    """No two moves do the same."""
    return 0


def longest(players: int) -> tuple[int, int]:
    """Each of two halves has twelve towels and a start row for a player, and two bonus tokens.

    A towel is taken and placed. An area gives dollars once at the start, and again only after a
    towel was paid for. Chance draws who begins, the towels of market and piers, one for each towel
    taken, eight umbrella tokens or two bonus tokens, and seven crabs.
    """
    towels = 12 * players
    moves = 2 * towels + players + 2 * players + (towels + 2)
    draws = 1 + 6 + players + towels + (8 + 2 + 7) * players
    return 2 * moves, 2 * draws
