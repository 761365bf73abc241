"""Perft: how many sequences of a given number of steps there are; loaded once per game.

Chance counts like a player: each deal that can come is one branch.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, Moves, State, Weights

# Filled in from the game's Rules before this source runs.
to_move: Callable[[State], int]
legal: Callable[[State, Moves], int]
odds: Callable[[State, Weights], int]
play: Callable[[State, int], None]


@rule
def branches(state: State, codes: Moves, weights: Weights) -> int:
    """List every step that can come next, and return how many."""
    if to_move(state) != CHANCE:
        return legal(state, codes)
    odds(state, weights)
    count = 0
    for code in range(len(weights)):
        if weights[code] > 0:
            codes[count] = code
            count += 1
    return count


@rule
def perft(
    stack: NDArray[np.void], codes: NDArray[np.int64], left: NDArray[np.int64], weights: Weights
) -> int:
    """Sequences of as many steps as the stack has states after its first.

    Row n of codes holds the branches at depth n, and left[n] how many are still to be tried.
    """
    last = len(stack) - 1
    if last == 0:
        return 1
    total = 0
    depth = 0
    left[0] = branches(stack[0], codes[0], weights)
    while depth >= 0:
        if depth == last - 1:
            total += left[depth]
            depth -= 1
        elif left[depth] == 0:
            depth -= 1
        else:
            left[depth] -= 1
            stack[depth + 1] = stack[depth]
            play(stack[depth + 1], codes[depth, left[depth]])
            depth += 1
            left[depth] = branches(stack[depth], codes[depth], weights)
    return total
