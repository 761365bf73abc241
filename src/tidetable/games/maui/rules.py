"""What may be done in Maui and what it does, in the rulebook's order.

Set-up is in setting_up.py, how towels fit in placing.py, what they bring in scoring.py. Ids such as
MA-2.1 are those of docs/games/maui.md. Seats, market rows and slots count from zero, columns and
rows of a beach from one: column 0 is the pier, and row 0 lies in the ocean.
"""

from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, OVER, Moves, Weights
from tidetable.games.maui.pieces import (
    AFTER_TAKE,
    BONUS,
    BONUS_STEPS,
    CENTRE,
    CHEAPEST_CRAB,
    COLUMNS,
    COMBINED,
    CRAB,
    CRAB_VALUES,
    CRABS,
    DEALS,
    DOLLARS,
    DRAW,
    FIRST,
    HIGHEST,
    MARKET_ROWS,
    PLACE,
    SLOTS,
    SLOTS_IN_ALL,
    SPARE,
    START,
    TAKE,
    TOWELS,
    UMBRELLA,
    WAYS,
)
from tidetable.games.maui.placing import activate, covers, fits, has_tokens, lay_towel, list_places
from tidetable.games.maui.scoring import (
    advance,
    collect_umbrellas,
    umbrella_space,
    umbrella_space_count,
)
from tidetable.games.maui.setting_up import (
    begin_turn,
    choose_first,
    choose_start_row,
    draw_towel,
    fill_market,
    lay_start_towel,
    list_start_rows,
    next_seat,
    score_half,
    set_umbrella,
    weigh_first,
    weigh_umbrellas,
)
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    CHOOSING_FIRST,
    CRABS_NEXT,
    DRAWING_STARTS,
    ENDED,
    FACE_DOWN,
    FILLING,
    GONE,
    NOTHING,
    PLACING,
    REFILLING,
    SETTING,
    STARTING,
    TURN,
    TURN_OVER,
    TURNING_CRAB,
    UMBRELLA_SIDE,
    UMBRELLAS_NEXT,
    Beach,
    State,
)


@rule
def to_move(state: State) -> int:
    """A seat, CHANCE or OVER."""
    return int(state.to_move)


@rule
def legal(state: State, moves: Moves) -> int:
    """List the codes of the moves allowed now, ascending, and return how many."""
    if state.to_move < 0:
        return 0
    if state.phase == TURN:
        return list_turn(state, moves)
    if state.phase == PLACING:
        return list_places(state, moves)
    if state.phase == CHOOSING_BONUS:
        return list_bonus_tracks(state, moves)
    return list_start_rows(moves)


@rule
def odds(state: State, weights: Weights) -> int:
    """Weigh the chance codes and return the sum of the weights."""
    for code in range(DEALS):
        weights[code] = 0
    if state.phase == CHOOSING_FIRST:
        return weigh_first(state, weights)
    if state.phase == SETTING:
        return weigh_umbrellas(state, weights)
    if state.phase == TURNING_CRAB:
        return weigh_crabs(state, weights)
    for towel in range(TOWELS):
        weights[DRAW + towel] = state.bag[towel]
    return int(state.bag_size)


@rule
def play(state: State, code: int) -> None:
    """Carry out a legal move or a possible deal."""
    if state.phase == TURN:
        take_turn(state, code)
    elif state.phase == REFILLING:
        refill(state, draw_towel(state, code - DRAW))
    elif state.phase == PLACING:
        place(state, code - PLACE)
    elif state.phase == CHOOSING_BONUS:
        choose_bonus(state, code - BONUS)
    elif state.phase == TURNING_CRAB:
        turn_crab(state, CHEAPEST_CRAB + code - CRAB)
    elif state.phase == FILLING:
        fill_market(state, draw_towel(state, code - DRAW))
    elif state.phase == SETTING:
        set_umbrella(state, code - UMBRELLA)
    elif state.phase == DRAWING_STARTS:
        lay_start_towel(state, draw_towel(state, code - DRAW))
    elif state.phase == STARTING:
        choose_start_row(state, code - START + 1)
    else:
        choose_first(state, code - FIRST)
    go_on(state)


@rule
def go_on(state: State) -> None:
    """What needs no decision follows at once, up to the next choice or draw."""
    if state.phase == UMBRELLAS_NEXT:
        collect_umbrellas(state)
    if state.phase == CRABS_NEXT:
        meet_crabs(state)
    if state.phase == TURN_OVER:
        hand_on(state)


# 3. A turn.


@rule
def list_turn(state: State, moves: Moves) -> int:
    """MA-3.1  A turn is a towel or dollars; nobody passes."""
    count = 0
    for slot in range(SLOTS_IN_ALL):
        if may_take(state, slot, True):
            moves[count] = TAKE + slot
            count += 1
    for row in range(MARKET_ROWS):
        if may_take_dollars(state, row):
            moves[count] = DOLLARS + row
            count += 1
    return list_spares(moves) if is_spare_due(state, moves, count) else count


@rule
def may_take(state: State, slot: int, tokens_count: bool) -> bool:
    towel = int(state.market[slot // SLOTS, slot % SLOTS])
    return can_pay(state, slot) and fits(state, int(state.turn), towel, tokens_count)


@rule
def can_pay(state: State, slot: int) -> bool:
    """MA-3.2  The first towel of a row is free, the second costs 1 dollar, the third 2."""
    return bool(state.beaches[state.turn].dollars >= slot % SLOTS)


@rule
def take_turn(state: State, code: int) -> None:
    if code >= SPARE:
        take_spare(state, code - SPARE)
    elif code >= DOLLARS:
        take_dollars(state, code - DOLLARS)
    else:
        take_towel(state, code - TAKE)


@rule
def take_towel(state: State, slot: int) -> None:
    """MA-3.4  The price goes to the area of the same row."""
    state.beaches[state.turn].dollars -= slot % SLOTS
    state.areas[slot // SLOTS] += slot % SLOTS
    slide(state, slot)
    if refills_before_placing(state):
        await_towel(state)
    else:
        state.phase = PLACING


@rule
def slide(state: State, slot: int) -> None:
    """MA-3.5  The row slides towards its area, and a towel from the bag fills its last slot."""
    row = slot // SLOTS
    state.towel = state.market[row, slot % SLOTS]
    for place in range(slot % SLOTS, SLOTS - 1):
        state.market[row, place] = state.market[row, place + 1]
    state.market[row, SLOTS - 1] = NOTHING
    state.row_to_fill = row


@rule
def refills_before_placing(state: State) -> bool:
    """MA-3.6  This happens before the towel is placed, or with refill="end_of_turn" after it."""
    return bool(state.refill == AFTER_TAKE)


@rule
def await_towel(state: State) -> None:
    state.phase = REFILLING
    state.to_move = CHANCE


@rule
def refill(state: State, towel: int) -> None:
    state.market[state.row_to_fill, SLOTS - 1] = towel
    state.row_to_fill = NOTHING
    state.to_move = state.turn
    state.phase = PLACING if state.towel != NOTHING else TURN_OVER


@rule
def place(state: State, placement: int) -> None:
    seat = int(state.turn)
    lay_towel(state, seat, int(state.towel), placement // WAYS + HIGHEST, placement % WAYS)
    state.towel = NOTHING
    if state.is_spare:
        settle_spare(state)
    else:
        state.phase = UMBRELLAS_NEXT


@rule
def may_take_dollars(state: State, row: int) -> bool:
    """MA-3.7  All dollars of one area may be taken instead; an empty area may not."""
    return bool(state.areas[row] > 0)


@rule
def take_dollars(state: State, row: int) -> None:
    state.beaches[state.turn].dollars += state.areas[row]
    state.areas[row] = 0
    state.phase = TURN_OVER


# 5. A bonus to choose.


@rule
def list_bonus_tracks(state: State, moves: Moves) -> int:
    one = int(state.bonus_patterns[state.bonus, 0])
    other = int(state.bonus_patterns[state.bonus, 1])
    moves[0] = BONUS + min(one, other)
    moves[1] = BONUS + max(one, other)
    return 2


@rule
def choose_bonus(state: State, track: int) -> None:
    advance(state, state.beaches[state.turn], track, BONUS_STEPS)
    state.bonus = NOTHING
    state.phase = UMBRELLAS_NEXT


# 7. The spare towel.


@rule
def is_spare_due(state: State, moves: Moves, count: int) -> bool:
    """MA-7.1  Who can neither place a towel nor take dollars must take a spare towel, free.

    With spare_ignores_tokens a towel that fits only with a token does not keep it away.
    """
    for index in range(count):
        code = int(moves[index])
        if not state.spare_ignores_tokens or code >= DOLLARS or may_take(state, code - TAKE, False):
            return False
    return True


@rule
def list_spares(moves: Moves) -> int:
    for slot in range(SLOTS_IN_ALL):
        moves[slot] = SPARE + slot
    return SLOTS_IN_ALL


@rule
def take_spare(state: State, slot: int) -> None:
    slide(state, slot)
    state.is_spare = 1
    if may_choose_tokens(state):
        state.phase = PLACING
    else:
        place(state, (CENTRE - HIGHEST) * WAYS)


@rule
def may_choose_tokens(state: State) -> bool:
    """MA-7.2  No pattern tokens go on a spare towel, unless token_on_spare says so."""
    return bool(state.token_on_spare and has_tokens(state.beaches[state.turn]))


@rule
def settle_spare(state: State) -> None:
    """MA-7.3  It lies in the middle and brings nothing; umbrellas and crabs of its column go."""
    beach = state.beaches[state.turn]
    column = int(beach.towel_count)
    for index in range(umbrella_space_count(state)):
        if umbrella_space(state, index, 0) == column:
            beach.umbrellas[index] = GONE
    for crab in range(CRABS):
        if state.crab_spaces[crab, 0] == column:
            beach.crabs[crab] = GONE
    activate(beach, column)
    state.is_spare = 0
    await_towel(state)


# 9. Crabs.


@rule
def meet_crabs(state: State) -> None:
    """MA-9.2  After scoring the crabs under the towel are turned up; others of its column go."""
    beach = state.beaches[state.turn]
    column = int(beach.towel_count)
    for crab in range(CRABS):
        if state.crab_spaces[crab, 0] != column or beach.crabs[crab] != FACE_DOWN:
            continue
        if covers(beach, column, int(state.crab_spaces[crab, 1])):
            state.phase = TURNING_CRAB
            state.to_move = CHANCE
            return
        beach.crabs[crab] = GONE
    if state.row_to_fill != NOTHING:
        await_towel(state)
    else:
        state.phase = TURN_OVER


@rule
def weigh_crabs(state: State, weights: Weights) -> int:
    """Nobody knows what crabs lie face down, so any that has not been turned up may be here."""
    total = 0
    for value in range(CRAB_VALUES):
        left = crabs_left(state, state.beaches[state.turn], value)
        weights[CRAB + value] = left
        total += left
    return total


@rule
def crabs_left(state: State, beach: Beach, value: int) -> int:
    """Return how many crabs of a value, from the cheapest, have not been turned up."""
    left = int(state.crab_counts[value])
    for crab in range(CRABS):
        left -= int(beach.crabs[crab] == CHEAPEST_CRAB + value)
    return left


@rule
def turn_crab(state: State, value: int) -> None:
    """MA-9.3  A crab lies on its square face up, which is inactive from then on."""
    beach = state.beaches[state.turn]
    for crab in range(CRABS):
        on_column = state.crab_spaces[crab, 0] == beach.towel_count
        if on_column and beach.crabs[crab] == FACE_DOWN:
            beach.crabs[crab] = value
            beach.active[state.crab_spaces[crab, 1]] = NOTHING
            break
    state.to_move = state.turn
    state.phase = CRABS_NEXT


# 8. End.


@rule
def hand_on(state: State) -> None:
    """MA-8.1  The twelfth towel on a beach ends the game, or the half, after this round."""
    if state.beaches[state.turn].towel_count == COLUMNS:
        state.ending = 1
    begin_turn(state, next_seat(state))
    if state.turn != state.first:
        return
    if not state.ending:
        state.round_number += 1
    elif state.mode == COMBINED and state.side == UMBRELLA_SIDE:
        score_half(state)
    else:
        state.phase = ENDED
        state.to_move = OVER
