"""Random games from start to end inside compiled code; loaded once per game by ``for_game``."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tidetable.core.chance import draw
from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, OVER, Moves, Scores, State, Weights

# Filled in from the game's Rules before this source runs.
to_move: Callable[[State], int]
legal: Callable[[State, Moves], int]
odds: Callable[[State, Weights], int]
play: Callable[[State, int], None]
scores: Callable[[State, Scores], None]
ranks: Callable[[State, Scores], None]


@rule
def play_many(
    start: NDArray[np.void],
    generator: np.random.Generator,
    moves: Moves,
    weights: Weights,
    lengths: Scores,
    points: NDArray[np.int64],
    places: NDArray[np.int64],
) -> None:
    """As many random games from one start as there is room for in lengths, points and places."""
    table = start.copy()
    for game in range(len(lengths)):
        table[0] = start[0]
        state = table[0]
        lengths[game] = 0
        while to_move(state) != OVER:
            if to_move(state) == CHANCE:
                code = draw(weights, odds(state, weights), generator.random())
            else:
                code = int(moves[int(generator.random() * legal(state, moves))])
                lengths[game] += 1
            play(state, code)
        scores(state, points[game])
        ranks(state, places[game])
