"""A rough judgement of a position, for simple bots; no rule."""

from tidetable.core.compiled import rule
from tidetable.core.rules import Scores
from tidetable.games.sea_salt_paper.pieces import COLOUR_CARD, HELD_CARD, POINT
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
