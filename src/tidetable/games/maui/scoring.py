"""What a towel brings, and what everything is worth in the end."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.maui.pieces import (
    BONUSES,
    BOTH_HALVES,
    COMBINED,
    CRABS,
    FIRST_BONUS,
    ORNATE_TRACK,
    PATTERNS,
    PEARL_POINTS,
    PEARLS,
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
        kind = int(beach.umbrellas[index])
        if umbrella_space(state, index, 0) != column or kind == GONE:
            continue
        beach.umbrellas[index] = GONE
        if covers(beach, column, umbrella_space(state, index, 1)):
            take_umbrella(state, beach, kind)
            if state.phase == CHOOSING_BONUS:
                return
    score_towel(state, beach, column)


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
        advance(state, beach, one, 1)
    elif not is_full(state, beach, other):
        advance(state, beach, other, 1)


# A towel.


@rule
def score_towel(state: State, beach: Beach, column: int) -> None:
    """MA-6.1  Each match moves the shell of its pattern by the value of its row."""
    for square in range(SQUARES):
        row = int(beach.tops[column]) + square
        pattern = int(beach.squares[column, square])
        if not is_on_grid(row):
            suffer_penalty(beach)
        elif matches(state, beach, column, row, pattern):
            advance(state, beach, pattern, int(ROW_VALUE[row]))
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
    total = shell_points(table, beach) + pearl_points(beach) - crab_points(beach)
    return total + int(beach.dollars) - int(beach.penalties)


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
def crab_points(beach: Beach) -> int:
    """MA-9.5  Each crab on a towel costs its value."""
    total = 0
    for crab in range(CRABS):
        total += max(0, int(beach.crabs[crab]))
    return total


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
    one, two = state.beaches[seat], state.beaches[other]
    points = score(state, one) - score(state, two)
    if points != 0:
        return points > 0
    towels = towels_for_ties(state, one) - towels_for_ties(state, two)
    if towels != 0:
        return towels < 0
    if one.dollars != two.dollars:
        return bool(one.dollars > two.dollars)
    return order_of(state, seat) > order_of(state, other)


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
