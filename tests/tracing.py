"""Whole games of the engine, written down by position; loaded once per game by ``for_game``.

The comparison with the twins plays millions of steps. Asking a ``Game`` for each took as long as
the twins themselves; so the engine plays a game in one go, and the twin is asked afterwards.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tests.choosing import chosen
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

Table = NDArray[np.void]
Numbers = NDArray[np.int64]


@rule
def trace(
    table: Table,
    sensible: NDArray[np.bool_],
    carelessness: float,
    with_odds: bool,
    generator: np.random.Generator,
    moves: Moves,
    weights: Weights,
    positions: Numbers,
    points: Numbers,
    codes: Numbers,
    places: Scores,
) -> int:
    """Play on until the game is over or a buffer is full; return how many positions were written.

    A row of positions holds who is to move, the step made, the sum of the odds and where the codes
    of this position end: the legal moves, or with odds each possible deal followed by its weight.
    The last position has no step. The places are those at the end.
    """
    state = table[0]
    used = 0
    room = len(codes) - max(len(moves), 2 * len(weights))
    for number in range(len(positions)):
        mover = to_move(state)
        scores(state, points[number])
        positions[number, 0] = mover
        positions[number, 2] = 0
        positions[number, 3] = used
        if mover == OVER:
            ranks(state, places)
            return number + 1
        if used > room:
            return number
        if mover == CHANCE:
            total = odds(state, weights)
            positions[number, 2] = total
            for code in range(len(weights)):
                if with_odds and weights[code] != 0:
                    codes[used] = code
                    codes[used + 1] = weights[code]
                    used += 2
            step = draw(weights, total, generator.random())
        else:
            count = legal(state, moves)
            for index in range(count):
                codes[used] = moves[index]
                used += 1
            step = chosen(moves, count, sensible, carelessness, generator)
        positions[number, 1] = step
        positions[number, 3] = used
        play(state, step)
    return len(positions)
