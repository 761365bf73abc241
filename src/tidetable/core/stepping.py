"""Steps of one game as Python asks for them; loaded once per game by ``for_game``.

The state comes as an array of one record: Numba takes an array in half the time of a record.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tidetable.core.chance import draw
from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, DRAWN, Moves, Scores, State, View, Weights

# Filled in from the game's Rules before this source runs.
to_move: Callable[[State], int]
legal: Callable[[State, Moves], int]
odds: Callable[[State, Weights], int]
play: Callable[[State, int], None]
scores: Callable[[State, Scores], None]
seen_by: Callable[[State, int, View], None]

Table = NDArray[np.void]
Luck = NDArray[np.float64]


@rule
def count_points(table: Table, points: Scores) -> None:
    """The scores by seat."""
    scores(table[0], points)


@rule
def look(table: Table, seat: int, views: Table) -> None:
    """Write what the seat may know into the view."""
    seen_by(table[0], seat, views[0])


@rule
def weigh(table: Table, weights: Weights) -> int:
    """Write what each of chance's codes weighs; all together is returned."""
    return odds(table[0], weights)


@rule
def is_possible(state: State, code: int, moves: Moves, weights: Weights) -> bool:
    """Whether the code is a legal move, or a deal that can come, now."""
    if to_move(state) == CHANCE:
        odds(state, weights)
        return bool(0 <= code < len(weights) and weights[code] > 0)
    for index in range(legal(state, moves)):
        if moves[index] == code:
            return True
    return False


@rule
def advance(
    table: Table, code: int, luck: Luck, moves: Moves, weights: Weights, steps: Moves
) -> tuple[int, int]:
    """Check and play one code, then draw until a player has to decide or the luck is used up.

    The codes played are written into steps; none if the code is not possible. Then the moves that
    are legal now are listed. How many of each, steps and moves, is returned.
    """
    state = table[0]
    made = 0
    used = 0
    if code != DRAWN and not is_possible(state, code, moves, weights):
        return 0, legal(state, moves)
    while code != DRAWN or (used < len(luck) and to_move(state) == CHANCE):
        if code == DRAWN:
            code = draw(weights, odds(state, weights), luck[used])
            used += 1
        play(state, code)
        steps[made] = code
        made += 1
        code = DRAWN
    return made, legal(state, moves)
