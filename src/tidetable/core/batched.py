"""What batches of games need that is the same for every game, and so compiled once for all."""

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.core.rules import OVER, Moves, Scores

Bytes = NDArray[np.int8]
Runs = NDArray[np.int64]
Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
Rewards = NDArray[np.float64]

NONE = -1  # no game


@rule
def flatten(raw: Bytes, runs: Runs, observation: Observation) -> None:
    """Write the numbers of a view one after another.

    A run says where it begins among the view's bytes, how many numbers it has, and of how many
    bytes each is: one, or two with the lower one first.
    """
    filled = 0
    for run in range(len(runs)):
        start, count = runs[run, 0], runs[run, 1]
        # Slices, because a loop that adds to its index takes twenty times as long.
        source, target = raw[start:], observation[filled:]
        if runs[run, 2] == 1:
            for number in range(count):
                target[number] = source[number]
        else:
            for number in range(count):
                low = int(source[2 * number]) & 255
                target[number] = int(source[2 * number + 1]) * 256 + low
        filled += count


@rule
def pay(places: Scores, rewards: Rewards) -> None:
    """1 for a win, evenly less for all others, a shared win divided: together always 0."""
    players = len(rewards)
    winners = 0
    for seat in range(players):
        winners += int(places[seat] == 1)
    for seat in range(players):
        share = players / winners if places[seat] == 1 else 0.0
        rewards[seat] = (share - 1) / (players - 1)


@rule
def first_refused(movers: Moves, masks: NDArray[np.int8], actions: Moves) -> int:
    """The first game whose action is not legal, or NONE. Finished games take any."""
    for game in range(len(movers)):
        code = actions[game]
        if movers[game] != OVER and not (0 <= code < masks.shape[1] and masks[game, code]):
            return game
    return NONE
