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
def win_share(places: Scores, players: int, seat: int) -> float:
    """Return the part of one win that a seat gets: all, none, or as much as each who shares it."""
    winners = 0
    for other in range(players):
        winners += int(places[other] == 1)
    return 1 / winners if places[seat] == 1 else 0.0


@rule
def win_shares(places: Scores) -> Rewards:
    """Return the part of one win that each seat gets, in games with one row each."""
    shares = np.zeros(places.shape)
    for game in range(places.shape[0]):
        for seat in range(places.shape[1]):
            shares[game, seat] = win_share(places[game], places.shape[1], seat)
    return shares


@rule
def pay(places: Scores, rewards: Rewards) -> None:
    """1 for a win, evenly less for all others, a shared win divided: together always 0.

    Divided by the number of opponents, unlike OpenSpiel's returns, so that a win is 1 whatever the
    number of players.
    """
    players = len(rewards)
    for seat in range(players):
        rewards[seat] = (players * win_share(places, players, seat) - 1) / (players - 1)


@rule
def first_refused(movers: Moves, masks: NDArray[np.int8], actions: Moves) -> int:
    """The first game whose action is not legal, or NONE. Finished games take any."""
    for game in range(len(movers)):
        code = actions[game]
        if movers[game] != OVER and not (0 <= code < masks.shape[1] and masks[game, code]):
            return game
    return NONE
