"""What a towel brings, and what everything is worth in the end."""

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from tidetable.core.compiled import rule
from tidetable.core.records import Counts, dtype_of, i16
from tidetable.core.rules import Scores
from tidetable.games.maui.pieces import (
    BONUS_STEPS,
    BONUSES,
    BOTH_HALVES,
    BY_DOLLARS,
    BY_ORDER,
    BY_POINTS,
    BY_TOWELS,
    COMBINED,
    CRABS,
    FIRST_BONUS,
    ORNATE_TRACK,
    PATTERNS,
    PEARL_POINTS,
    PEARLS,
    PENALTY,
    ROW_VALUE,
    SQUARES,
    TOKENS,
    UMBRELLAS,
)
from tidetable.games.maui.placing import activate, covers, is_on_grid, matches
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    CRAB_SIDE,
    CRABS_NEXT,
    GONE,
    Beach,
    State,
    Table,
)

# Tracks.


@rule
def last_square(table: Table, track: int) -> int:
    """MA-10.1  The combined game prolongs the tracks, from its start."""
    if table.mode == COMBINED:
        return int(table.extension_ends[track])
    return int(table.track_ends[track])


@rule
def is_full(state: State, beach: Beach, track: int) -> bool:
    return bool(beach.shells[track] >= last_square(state, track))


@rule
def advance(state: State, beach: Beach, track: int, steps: int) -> None:
    """MA-6.2  A shell off the board starts before the first square; none passes the last."""
    before = int(beach.shells[track])
    beach.shells[track] = min(before + steps, last_square(state, track))
    for token in range(TOKENS):
        if ORNATE_TRACK[token] == track and before < state.ornate[token] <= beach.shells[track]:
            take_token(state, beach, token)


@rule
def take_token(state: State, beach: Beach, token: int) -> None:
    """MA-6.3  Who reaches or passes an ornate square takes a token from it, if one is left."""
    if state.ornate_left[token] > 0:
        state.ornate_left[token] -= 1
        beach.tokens[token] += 1


# Umbrellas.


@rule
def umbrella_space_count(table: Table) -> int:
    """How many spaces for umbrella tokens this side of the beach has."""
    return BONUSES if table.side == CRAB_SIDE else UMBRELLAS


@rule
def umbrella_space(table: Table, index: int, part: int) -> int:
    """Column (part 0) or row (part 1) of a space for an umbrella token on this side."""
    if table.side == CRAB_SIDE:
        return int(table.bonus_spaces[index, part])
    return int(table.umbrella_spaces[index, part])


@rule
def collect_umbrellas(state: State) -> None:
    """MA-5.1  Umbrellas under the towel are taken in order; others of its column are lost."""
    beach = state.beaches[state.turn]
    column = int(beach.towel_count)
    for index in range(umbrella_space_count(state)):
        if has_umbrella(state, beach, index, column):
            collect_umbrella(state, beach, index)
            if state.phase == CHOOSING_BONUS:
                return
    score_towel(state, beach, column)


@rule
def has_umbrella(table: Table, beach: Beach, index: int, column: int) -> bool:
    """Tell whether this space is in the column and an umbrella token lies on it."""
    return bool(umbrella_space(table, index, 0) == column and beach.umbrellas[index] != GONE)


@rule
def is_under_towel(table: Table, beach: Beach, index: int) -> bool:
    """Tell whether the last towel covers this space for an umbrella token."""
    return covers(beach, int(beach.towel_count), umbrella_space(table, index, 1))


@rule
def collect_umbrella(state: State, beach: Beach, index: int) -> None:
    kind = int(beach.umbrellas[index])
    beach.umbrellas[index] = GONE
    if is_under_towel(state, beach, index):
        take_umbrella(state, beach, kind)


@rule
def take_umbrella(state: State, beach: Beach, kind: int) -> None:
    """MA-5.2  A pearl is kept; a score bonus is used at once."""
    if kind < PEARLS:
        beach.pearls[kind] += 1
    else:
        use_bonus(state, beach, kind - FIRST_BONUS)


@rule
def use_bonus(state: State, beach: Beach, bonus: int) -> None:
    """MA-5.3  A bonus is a step on one of its two tracks: the owner's choice, if both can move."""
    one, other = int(state.bonus_patterns[bonus, 0]), int(state.bonus_patterns[bonus, 1])
    if not is_full(state, beach, one) and not is_full(state, beach, other):
        state.bonus = bonus
        state.phase = CHOOSING_BONUS
    elif not is_full(state, beach, one):
        advance(state, beach, one, BONUS_STEPS)
    elif not is_full(state, beach, other):
        advance(state, beach, other, BONUS_STEPS)


# A towel.


@rule
def score_towel(state: State, beach: Beach, column: int) -> None:
    for square in range(SQUARES):
        score_square(state, beach, column, square)
    end_scoring(state, beach, column)


@rule
def score_square(state: State, beach: Beach, column: int, square: int) -> None:
    """MA-6.1  Each match moves the shell of its pattern by the value of its row."""
    row = int(beach.tops[column]) + square
    if not is_on_grid(row):
        suffer_penalty(beach)
    elif square_matches(state, beach, column, square):
        advance(state, beach, int(beach.squares[column, square]), int(ROW_VALUE[row]))


@rule
def square_matches(state: State, beach: Beach, column: int, square: int) -> bool:
    """Tell whether a square of the last towel matches, before that towel is active itself."""
    row = int(beach.tops[column]) + square
    return matches(state, beach, column, row, int(beach.squares[column, square]))


@rule
def end_scoring(state: State, beach: Beach, column: int) -> None:
    activate(beach, column)
    state.phase = CRABS_NEXT


@rule
def suffer_penalty(beach: Beach) -> None:
    """MA-4.7  Each square in the ocean or the trees gets a penalty token and is inactive."""
    beach.penalties += 1


# The whole.


@rule
def score(table: Table, beach: Beach) -> int:
    """MA-8.2  Shells, pearls and 1 a dollar, less 1 a penalty and the crabs on the towels."""
    total = shell_points(table, beach) + pearl_points(beach) + int(beach.dollars)
    return total - penalty_points(beach) - crab_points(beach)


@rule
def shell_points(table: Table, beach: Beach) -> int:
    total = 0
    for track in range(PATTERNS):
        total += int(table.track_values[track, beach.shells[track]])
    return total


@rule
def pearl_points(beach: Beach) -> int:
    """MA-8.3  One, two or three pearls of a colour are worth 2, 5 or 9."""
    total = 0
    for colour in range(PEARLS):
        total += int(PEARL_POINTS[beach.pearls[colour]])
    return total


@rule
def penalty_points(beach: Beach) -> int:
    """Return what the squares in the ocean and the trees cost."""
    return PENALTY * int(beach.penalties)


@rule
def crab_points(beach: Beach) -> int:
    """MA-9.5  Each crab on a towel costs its value."""
    total = 0
    for crab in range(CRABS):
        total += max(0, int(beach.crabs[crab]))
    return total


class Points:
    """The points of a player by source; the penalties and the crabs are to be taken away."""

    tracks: Annotated[Counts, np.int16, PATTERNS]
    shells: i16
    pearls: i16
    dollars: i16
    penalties: i16
    crabs: i16
    total: i16


POINTS = dtype_of(Points)


@rule
def count_points(tables: Sequence[Table], points: Sequence[Points]) -> None:
    """Write the points of every player at a table by source."""
    table = tables[0]
    for seat in range(int(table.players)):
        beach, counted = table.beaches[seat], points[seat]
        for track in range(PATTERNS):
            counted.tracks[track] = table.track_values[track, beach.shells[track]]
        counted.shells = shell_points(table, beach)
        counted.pearls = pearl_points(beach)
        counted.dollars = beach.dollars
        counted.penalties = penalty_points(beach)
        counted.crabs = crab_points(beach)
        counted.total = score(table, beach)


@rule
def scores(state: State, points: Scores) -> None:
    """What each seat would score if the game ended now."""
    for seat in range(int(state.players)):
        points[seat] = score(state, state.beaches[seat])


@rule
def towels_for_ties(state: State, beach: Beach) -> int:
    """MA-10.4  In the combined game the towels of the second half count, or by option of both."""
    if state.combined_tie_towels == BOTH_HALVES:
        return int(beach.towel_count) + int(beach.earlier_towels)
    return int(beach.towel_count)


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """MA-8.4  A tie goes to fewer towels, then more dollars, then the later in turn order."""
    return lead(state, seat, other, decided_by(state, seat, other)) > 0


@rule
def decided_by(state: State, seat: int, other: int) -> int:
    """Return what places one of two seats before the other."""
    by = BY_POINTS
    while by < BY_ORDER and lead(state, seat, other, by) == 0:
        by += 1
    return by


@rule
def lead(state: State, seat: int, other: int, by: int) -> int:
    """Return how far a seat is ahead of another by points, or by what breaks a tie."""
    one, two = state.beaches[seat], state.beaches[other]
    if by == BY_POINTS:
        return score(state, one) - score(state, two)
    if by == BY_TOWELS:
        return towels_for_ties(state, two) - towels_for_ties(state, one)
    if by == BY_DOLLARS:
        return int(one.dollars) - int(two.dollars)
    return order_of(state, seat) - order_of(state, other)


@rule
def order_of(state: State, seat: int) -> int:
    return (seat - int(state.first)) % int(state.players)


@rule
def ranks(state: State, places: Scores) -> None:
    """The most points win; no two seats share a place."""
    for seat in range(int(state.players)):
        places[seat] = 1
        for other in range(int(state.players)):
            places[seat] += is_ahead(state, other, seat)
