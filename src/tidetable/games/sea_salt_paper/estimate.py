"""A rough judgement of a position, for simple bots; no rule."""

import numpy as np

from tidetable.core.chance import mix
from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.sea_salt_paper.pieces import (
    ALL_MERMAIDS_WORTH,
    COLOUR_CARD,
    COLOURS,
    FISH,
    HELD_CARD,
    KINDS,
    LAST_TURN,
    LONE_CARD,
    LOST_POINT,
    NO_CARD,
    PENDING,
    PILES,
    POINT,
    ROUND_POINTS,
    STARTING,
    TARGETS,
    TELLING_LEAD,
    TYPES,
    UNBANKED_POINT,
)
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus
from tidetable.games.sea_salt_paper.state import ENDED, LAST_TURNS, NOBODY, OPENING, State


@rule
def estimate(state: State, worth: Scores) -> None:
    """The totals, and what the running round promises to each seat, in hundredths."""
    for seat in range(int(state.players)):
        worth[seat] = POINT * int(state.totals[seat])
    if state.mermaids != NOBODY:
        worth[state.mermaids] += ALL_MERMAIDS_WORTH
    if state.phase == ENDED or state.turn == NOBODY:
        return  # between two rounds only the totals count
    if state.call == LAST_TURNS:
        count_last_turns(state, worth)
        return
    for seat in range(int(state.players)):
        worth[seat] += UNBANKED_POINT * card_points(state, seat) + promise(state, seat)
    worth[state.turn] += PENDING[state.phase]


@rule
def promise(state: State, seat: int) -> int:
    """What cards that score nothing yet may still bring."""
    total = COLOUR_CARD * colour_bonus(state, seat)
    for kind in range(KINDS):
        count = int(state.kinds[seat, kind])
        total += HELD_CARD * count
        if count == 1 or (kind <= FISH and count % 2 == 1):
            total += int(LONE_CARD[kind])
    return total


@rule
def count_last_turns(state: State, worth: Scores) -> None:
    """The pay-out of LAST CHANCE as it stands; points that will not count are a hope."""
    won = bet_holds(state)
    for seat in range(int(state.players)):
        calls = seat == state.caller
        if won or calls:
            worth[seat] += POINT * colour_bonus(state, seat)
        worth[seat] += (POINT if calls == won else LOST_POINT) * card_points(state, seat)


@rule
def bet_holds(state: State) -> bool:
    """Whether the caller is likely to win the bet: the others' last turns bring them something."""
    own = POINT * card_points(state, int(state.caller))
    for seat in range(int(state.players)):
        points = POINT * card_points(state, seat)
        if seat == state.turn:
            points += int(PENDING[state.phase])
        elif not state.revealed[seat]:
            points += LAST_TURN
        if points > own:
            return False
    return True


@rule
def judge(state: State, worth: Scores) -> int:
    """The estimate; a lead tells more when fewer rounds are left to change it."""
    estimate(state, worth)
    if state.phase == OPENING:
        worth[state.starter] += STARTING
    most = 0
    for seat in range(int(state.players)):
        most = max(most, int(state.totals[seat]))
    left = max(0, int(TARGETS[state.players]) * int(state.target) - most)
    return int(TELLING_LEAD * np.sqrt(1 + left / ROUND_POINTS))


@rule
def stage(state: State) -> int:
    """Finished rounds."""
    return int(state.rounds)


@rule
def key(state: State) -> int:
    """The same for pairs of one kind, whatever their colours, and for equal cards of a pile."""
    seat = max(0, int(state.turn))
    mixed = mix(int(state.phase), int(state.to_move) + 2)
    mixed = mix(mixed, mix(int(state.call), int(state.rounds)))
    mixed = mix(mixed, mix(int(state.searched) + 1, int(state.victim) + 1))
    mixed = mix(mixed, mix(int(state.deck_size), int(state.drawn_count)))
    for pile in range(PILES):
        size = int(state.pile_sizes[pile])
        top = int(state.piles[pile, size - 1]) if size > 0 else NO_CARD
        mixed = mix(mixed, size * TYPES + top + 1)
    for kind in range(KINDS):
        mixed = mix(mixed, int(state.kinds[seat, kind]))
    for colour in range(COLOURS):
        mixed = mix(mixed, int(state.colours[seat, colour]))
    return mix(mixed, int(state.hand_sizes[seat]))
