"""What everybody sees when a round has ended, before its cards are gathered up."""

import numpy as np

from tidetable.core.records import one, packed
from tidetable.core.rules import ONLOOKER
from tidetable.games.sea_salt_paper.pieces import END_TURN, STOP
from tidetable.games.sea_salt_paper.rules import end_round, hand_on, play_or_call
from tidetable.games.sea_salt_paper.shown import Shown, shown
from tidetable.games.sea_salt_paper.state import (
    ENDED,
    PLAYING,
    ROUND_OVER,
    STATE,
    TURN_OVER,
    VIEW,
    State,
)
from tidetable.games.sea_salt_paper.views import seen_by


def ending(state: State, code: int) -> Shown | None:
    """Return the table with hands turned over and points paid, if this step ends the round."""
    if code not in (END_TURN, STOP) or state.phase != PLAYING:
        return None
    after = np.frombuffer(bytearray(packed(state)), STATE)[0]
    play_or_call(after, code)
    if after.phase == TURN_OVER:
        hand_on(after)
    if after.phase != ROUND_OVER:
        return None
    end_round(after)
    after.phase = ENDED
    view = one(VIEW)
    seen_by(after, ONLOOKER, view)
    return shown(view)
