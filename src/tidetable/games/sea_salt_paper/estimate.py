"""A rough judgement of a position, for simple bots; no rule."""

import numpy as np

from tidetable.core.chance import mix
from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.sea_salt_paper.pieces import (
    COLOUR_CARD,
    COLOURS,
    HELD_CARD,
    KINDS,
    NO_CARD,
    PILES,
    POINT,
    ROUND_POINTS,
    TARGETS,
    TELLING_LEAD,
    TYPES,
)
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus
from tidetable.games.sea_salt_paper.state import ENDED, State


@rule
def estimate(state: State, worth: Scores) -> None:
    """The totals, and what the cards of the running round are worth, in hundredths."""
    for seat in range(int(state.players)):
        worth[seat] = POINT * int(state.totals[seat])
        if state.phase != ENDED:
            worth[seat] += POINT * card_points(state, seat)
            worth[seat] += COLOUR_CARD * colour_bonus(state, seat)
            worth[seat] += HELD_CARD * int(state.hand_sizes[seat])


@rule
def judge(state: State, worth: Scores) -> int:
    """The estimate; a lead tells more when fewer rounds are left to change it."""
    estimate(state, worth)
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
