"""Notes of a step of Maui, made by the rules themselves.

The step is made on a copy, part by part, with the functions that ``play`` and ``go_on`` call. What
each part did is a row of numbers: what happened, to which seat, and the values that the makers in
events.py take, in their order.
"""

from collections.abc import MutableSequence, Sequence

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.games.maui.pieces import (
    BONUS,
    CHEAPEST_CRAB,
    COMBINED,
    CRAB,
    CRABS,
    DOLLARS,
    DRAW,
    FIRST,
    MARKET_ROWS,
    MAX_PLAYERS,
    PATTERNS,
    PEARLS,
    PLACE,
    RESET,
    SLOTS,
    SPARE,
    SQUARES,
    START,
    TAKE,
    TOKENS,
    UMBRELLA,
    WAYS,
)
from tidetable.games.maui.rules import (
    choose_bonus,
    hand_on,
    meet_crabs,
    place,
    refill,
    take_dollars,
    take_spare,
    take_towel,
    turn_crab,
)
from tidetable.games.maui.scoring import (
    Points,
    collect_umbrella,
    count_points,
    decided_by,
    end_scoring,
    has_umbrella,
    is_under_towel,
    ranks,
    score,
    score_square,
    square_matches,
    umbrella_space,
    umbrella_space_count,
)
from tidetable.games.maui.setting_up import (
    choose_first,
    choose_start_row,
    draw_towel,
    fill_market,
    is_half_time,
    lay_start_towel,
    set_umbrella,
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
    UMBRELLAS_NEXT,
    State,
)

# What happens.
FIRST_PLAYER, MARKET_FILLED, UMBRELLA_LAID, START_LAID, START_CHOSEN = range(5)
TOOK_TOWEL, TOOK_SPARE, TOOK_DOLLARS, PLACED, UMBRELLA_TAKEN, UMBRELLA_LOST = range(5, 11)
MOVED, TOKEN_GAINED, BONUS_DUE, BONUS_CHOSEN, BONUS_LOST, PENALTY = range(11, 17)
CRAB_MET, CRAB_GONE, ROUND_BEGAN, LAST_ROUND = range(17, 21)
HALF_SCORED, HALF_BEGAN, DOLLARS_DEALT, TOKENS_DISCARDED, SCORED, GAME_ENDED = range(21, 27)

MATCH, STEP = range(2)  # why a shell moves: a match, or the step of a bonus

# Notes begin with how many there are; then each has a row: what, the seat, and values.
MOST_NOTES = 80
WIDTH = 2 + 2 + 2 * CRABS
VALUES = 2  # where values begin
Notes = NDArray[np.int64]

# Arrays of one state: as it was when last looked at, and as the step has made it so far.
Step = MutableSequence[State]


@rule
def note(
    notes: Notes,
    what: int,
    seat: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> Notes:
    """Write a row with up to six values, and return it."""
    notes[0, 0] += 1
    line: Notes = notes[notes[0, 0]]
    line[0], line[1] = what, seat
    line[2], line[3], line[4], line[5], line[6], line[7] = a, b, c, d, e, f
    return line


@rule
def walk(seen: Step, now: Step, code: int, points: Sequence[Points], notes: Notes) -> None:
    """Make a step as ``play`` does and note what it did; before it, both states are the same."""
    phase = int(now[0].phase)
    if phase == TURN:
        walk_turn(seen, now, code, notes)
    elif phase == PLACING:
        walk_place(seen, now, code - PLACE, notes)
    elif phase == CHOOSING_BONUS:
        walk_bonus(seen, now, code - BONUS, notes)
    elif phase == TURNING_CRAB:
        walk_crab(seen, now, CHEAPEST_CRAB + code - CRAB, notes)
    elif phase == REFILLING:
        walk_refill(now, code - DRAW, notes)
    else:
        walk_set_up(seen, now, code, notes)
    seen[0] = now[0]
    walk_on(seen, now, points, notes)


@rule
def walk_on(seen: Step, now: Step, points: Sequence[Points], notes: Notes) -> None:
    """Let follow what needs no decision, as ``go_on`` does."""
    if now[0].phase == UMBRELLAS_NEXT:
        walk_umbrellas(seen, now, notes)
    if now[0].phase == CRABS_NEXT:
        meet_crabs(now[0])
        note_gone_crabs(seen, now, notes)
    if now[0].phase == TURN_OVER:
        walk_hand_on(now, points, notes)


@rule
def gain(seen: Step, now: Step) -> int:
    """Return how many points the player of the turn has more than when last looked at."""
    seat = int(seen[0].turn)
    return score(now[0], now[0].beaches[seat]) - score(seen[0], seen[0].beaches[seat])


# Set-up.


@rule
def walk_set_up(seen: Step, now: Step, code: int, notes: Notes) -> None:
    phase = int(now[0].phase)
    if phase == CHOOSING_FIRST:
        walk_first(seen, now, code - FIRST, notes)
    elif phase == FILLING:
        walk_filling(now, code - DRAW, notes)
    elif phase == SETTING:
        walk_setting(now, code - UMBRELLA, notes)
    elif phase == DRAWING_STARTS:
        walk_start_towel(now, code - DRAW, notes)
    elif phase == STARTING:
        walk_start_row(now, code - START + 1, notes)


@rule
def walk_filling(now: Step, towel: int, notes: Notes) -> None:
    slot = int(now[0].dealt)
    fill_market(now[0], draw_towel(now[0], towel))
    note(notes, MARKET_FILLED, NOTHING, slot // SLOTS, slot % SLOTS, towel)


@rule
def walk_setting(now: Step, kind: int, notes: Notes) -> None:
    spaces, dealt = umbrella_space_count(now[0]), int(now[0].dealt)
    set_umbrella(now[0], kind)
    note_umbrella(now, UMBRELLA_LAID, dealt // spaces, dealt % spaces, kind, notes)


@rule
def walk_start_towel(now: Step, towel: int, notes: Notes) -> None:
    seat = int(now[0].dealt)
    lay_start_towel(now[0], draw_towel(now[0], towel))
    note(notes, START_LAID, seat, towel, int(now[0].beaches[seat].tops[0]))
    note_first_round(now, notes)


@rule
def walk_start_row(now: Step, top: int, notes: Notes) -> None:
    seat = int(now[0].turn)
    choose_start_row(now[0], top)
    note(notes, START_CHOSEN, seat, top)
    note_first_round(now, notes)


@rule
def note_umbrella(now: Step, what: int, seat: int, index: int, kind: int, notes: Notes) -> Notes:
    """Note something about an umbrella token, with its column and row."""
    column, number = umbrella_space(now[0], index, 0), umbrella_space(now[0], index, 1)
    return note(notes, what, seat, column, number, kind)


@rule
def note_first_round(now: Step, notes: Notes) -> None:
    if now[0].round_number == 1:
        note(notes, ROUND_BEGAN, int(now[0].turn), 1)


@rule
def half_of(state: State) -> int:
    """Return the half of a combined game from one, or 0 in another game."""
    return 1 + int(state.side) if state.mode == COMBINED else 0


@rule
def walk_first(seen: Step, now: Step, seat: int, notes: Notes) -> None:
    is_second_half = is_half_time(now[0])
    choose_first(now[0], seat)
    note(notes, FIRST_PLAYER, seat, half_of(now[0]))
    if is_second_half:
        note_second_half(now, notes)
        for other in range(int(now[0].players)):
            note_laid_anew(seen, now, other, notes)


@rule
def note_second_half(now: Step, notes: Notes) -> None:
    """Note what lies on the areas, and the spaces on which crabs now lie on every beach."""
    line = note(notes, HALF_BEGAN, NOTHING)
    for number in range(MARKET_ROWS):
        line[VALUES + number] = now[0].areas[number]
    for crab in range(CRABS):
        line[VALUES + MARKET_ROWS + 2 * crab] = now[0].crab_spaces[crab, 0]
        line[VALUES + MARKET_ROWS + 2 * crab + 1] = now[0].crab_spaces[crab, 1]


@rule
def note_laid_anew(seen: Step, now: Step, seat: int, notes: Notes) -> None:
    """Note what a player gets and loses between the halves."""
    old, new = seen[0].beaches[seat], now[0].beaches[seat]
    if now[0].combined_dollars == RESET:
        points = score(now[0], new) - score(seen[0], old)
        note(notes, DOLLARS_DEALT, seat, int(new.dollars), points)
    if old.tokens[0] != new.tokens[0] or old.tokens[1] != new.tokens[1]:
        lost = int(old.tokens[0]) - int(new.tokens[0]), int(old.tokens[1]) - int(new.tokens[1])
        note(notes, TOKENS_DISCARDED, seat, lost[0], lost[1])
    for index in range(umbrella_space_count(now[0])):
        kind = int(new.umbrellas[index])
        if kind != GONE:
            note_umbrella(now, UMBRELLA_LAID, seat, index, kind, notes)


# A turn.


@rule
def walk_turn(seen: Step, now: Step, code: int, notes: Notes) -> None:
    if code >= SPARE:
        walk_spare(seen, now, code - SPARE, notes)
    elif code >= DOLLARS:
        seat, number = int(now[0].turn), code - DOLLARS
        count = int(now[0].areas[number])
        take_dollars(now[0], number)
        note(notes, TOOK_DOLLARS, seat, number, count, gain(seen, now))
    else:
        walk_take(seen, now, code - TAKE, notes)


@rule
def walk_take(seen: Step, now: Step, slot: int, notes: Notes) -> None:
    seat, towel = int(now[0].turn), int(now[0].market[slot // SLOTS, slot % SLOTS])
    take_towel(now[0], slot)
    price = int(seen[0].beaches[seat].dollars) - int(now[0].beaches[seat].dollars)
    note(notes, TOOK_TOWEL, seat, slot // SLOTS, slot % SLOTS, towel, price, gain(seen, now))


@rule
def walk_spare(seen: Step, now: Step, slot: int, notes: Notes) -> None:
    towel = int(now[0].market[slot // SLOTS, slot % SLOTS])
    take_spare(now[0], slot)
    note(notes, TOOK_SPARE, int(now[0].turn), slot // SLOTS, slot % SLOTS, towel)
    if now[0].phase != PLACING:
        note_spare(seen, now, 0, notes)


@rule
def walk_place(seen: Step, now: Step, placement: int, notes: Notes) -> None:
    seat, is_spare = int(now[0].turn), int(now[0].is_spare)
    place(now[0], placement)
    if is_spare:
        note_spare(seen, now, placement % WAYS, notes)
        return
    matched = 0
    beach = now[0].beaches[seat]
    for square in range(SQUARES):
        if square_matches(now[0], beach, int(beach.towel_count), square):
            matched |= 1 << square
    note_placed(now, placement % WAYS, matched, 0, notes)


@rule
def note_placed(now: Step, way: int, matched: int, is_spare: int, notes: Notes) -> None:
    seat = int(now[0].turn)
    beach = now[0].beaches[seat]
    column = int(beach.towel_count)
    towel, top = int(beach.towels[column]), int(beach.tops[column])
    note(notes, PLACED, seat, column, towel, top, way, matched, is_spare)


@rule
def note_spare(seen: Step, now: Step, way: int, notes: Notes) -> None:
    """Note a spare towel and what leaves the game with it."""
    note_placed(now, way, 0, 1, notes)
    seat = int(now[0].turn)
    old, new = seen[0].beaches[seat], now[0].beaches[seat]
    for index in range(umbrella_space_count(now[0])):
        if new.umbrellas[index] != old.umbrellas[index]:
            note_umbrella(now, UMBRELLA_LOST, seat, index, int(old.umbrellas[index]), notes)
    note_gone_crabs(seen, now, notes)


@rule
def walk_refill(now: Step, towel: int, notes: Notes) -> None:
    number = int(now[0].row_to_fill)
    refill(now[0], draw_towel(now[0], towel))
    note(notes, MARKET_FILLED, NOTHING, number, SLOTS - 1, towel)


# Umbrellas and tracks.


@rule
def walk_bonus(seen: Step, now: Step, track: int, notes: Notes) -> None:
    note(notes, BONUS_CHOSEN, int(now[0].turn), track)
    choose_bonus(now[0], track)
    note_step(seen, now, track, STEP, notes)


@rule
def walk_umbrellas(seen: Step, now: Step, notes: Notes) -> None:
    seat = int(now[0].turn)
    beach = now[0].beaches[seat]
    for index in range(umbrella_space_count(now[0])):
        if has_umbrella(now[0], beach, index, int(beach.towel_count)):
            walk_umbrella(seen, now, index, notes)
            if now[0].phase == CHOOSING_BONUS:
                return
    walk_scoring(seen, now, notes)


@rule
def walk_umbrella(seen: Step, now: Step, index: int, notes: Notes) -> None:
    seat = int(now[0].turn)
    beach = now[0].beaches[seat]
    kind = int(beach.umbrellas[index])
    collect_umbrella(now[0], beach, index)
    if not is_under_towel(now[0], beach, index):
        note_umbrella(now, UMBRELLA_LOST, seat, index, kind, notes)
    elif kind < PEARLS:
        line = note_umbrella(now, UMBRELLA_TAKEN, seat, index, kind, notes)
        line[VALUES + 3] = gain(seen, now)
    else:
        note_umbrella(now, UMBRELLA_TAKEN, seat, index, kind, notes)
        note_bonus(seen, now, kind, notes)
    seen[0] = now[0]


@rule
def note_bonus(seen: Step, now: Step, kind: int, notes: Notes) -> None:
    """Note that a bonus waits for a choice, or the step that it brought, or that there is none."""
    seat = int(now[0].turn)
    if now[0].phase == CHOOSING_BONUS:
        tracks = now[0].bonus_patterns[now[0].bonus]
        note(notes, BONUS_DUE, seat, kind, int(tracks[0]), int(tracks[1]))
        return
    for track in range(PATTERNS):
        if now[0].beaches[seat].shells[track] != seen[0].beaches[seat].shells[track]:
            note_step(seen, now, track, STEP, notes)
            return
    note(notes, BONUS_LOST, seat, kind)


@rule
def note_step(seen: Step, now: Step, track: int, why: int, notes: Notes) -> None:
    """Note how far a shell has moved, which may be nowhere, and a pattern token it reached."""
    seat = int(now[0].turn)
    old, new = seen[0].beaches[seat], now[0].beaches[seat]
    squares = int(old.shells[track]), int(new.shells[track])
    note(notes, MOVED, seat, track, squares[0], squares[1], gain(seen, now), why)
    for token in range(TOKENS):
        if new.tokens[token] > old.tokens[token]:
            note(notes, TOKEN_GAINED, seat, token)
    seen[0] = now[0]


@rule
def walk_scoring(seen: Step, now: Step, notes: Notes) -> None:
    seat = int(now[0].turn)
    beach = now[0].beaches[seat]
    column, outside, points = int(beach.towel_count), -int(beach.penalties), 0
    for square in range(SQUARES):
        is_match = square_matches(now[0], beach, column, square)
        score_square(now[0], beach, column, square)
        if is_match:
            note_step(seen, now, int(beach.squares[column, square]), MATCH, notes)
        else:
            points += gain(seen, now)
            seen[0] = now[0]
    outside += int(beach.penalties)
    if outside > 0:
        note(notes, PENALTY, seat, outside, points)
    end_scoring(now[0], beach, column)
    seen[0] = now[0]


# Crabs.


@rule
def walk_crab(seen: Step, now: Step, value: int, notes: Notes) -> None:
    seat = int(now[0].turn)
    turn_crab(now[0], value)
    for crab in range(CRABS):
        if now[0].beaches[seat].crabs[crab] != seen[0].beaches[seat].crabs[crab]:
            space = now[0].crab_spaces[crab]
            note(notes, CRAB_MET, seat, int(space[0]), int(space[1]), value, gain(seen, now))


@rule
def note_gone_crabs(seen: Step, now: Step, notes: Notes) -> None:
    seat = int(now[0].turn)
    old, new = seen[0].beaches[seat], now[0].beaches[seat]
    for crab in range(CRABS):
        if old.crabs[crab] == FACE_DOWN and new.crabs[crab] == GONE:
            space = now[0].crab_spaces[crab]
            note(notes, CRAB_GONE, seat, int(space[0]), int(space[1]))


# The end of a turn.


@rule
def walk_hand_on(now: Step, points: Sequence[Points], notes: Notes) -> None:
    state = now[0]
    seat, was_ending, rounds = int(state.turn), int(state.ending), int(state.round_number)
    hand_on(state)
    if state.ending and not was_ending:
        note(notes, LAST_ROUND, seat, half_of(state))
    if state.round_number > rounds:
        note(notes, ROUND_BEGAN, int(state.turn), int(state.round_number))
    elif state.phase == CHOOSING_FIRST:
        note_scores(now, HALF_SCORED, points, notes)
    elif state.phase == ENDED:
        note_scores(now, SCORED, points, notes)
        note_end(now, points, notes)


@rule
def note_scores(now: Step, what: int, points: Sequence[Points], notes: Notes) -> None:
    count_points(now, points)
    for seat in range(int(now[0].players)):
        one = points[seat]
        gains = int(one.shells), int(one.pearls), int(one.dollars)
        losses = int(one.penalties), int(one.crabs)
        note(notes, what, seat, gains[0], gains[1], gains[2], losses[0], losses[1], int(one.total))


@rule
def note_end(now: Step, points: Sequence[Points], notes: Notes) -> None:
    """Note what decided for the winner against the second, and everybody's points and place."""
    places = np.zeros(MAX_PLAYERS, np.int64)
    ranks(now[0], places)
    winner = second = 0
    for seat in range(int(now[0].players)):
        if places[seat] == 1:
            winner = seat
        elif places[seat] == 2:
            second = seat
    line = note(notes, GAME_ENDED, winner, decided_by(now[0], winner, second))
    for seat in range(int(now[0].players)):
        line[VALUES + 1 + seat] = points[seat].total
        line[VALUES + 1 + MAX_PLAYERS + seat] = places[seat]
