"""Random moves for games worth comparing."""

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.core.rules import Moves


@rule
def chosen(
    moves: Moves,
    count: int,
    sensible: NDArray[np.bool_],
    carelessness: float,
    generator: np.random.Generator,
) -> int:
    """One of the moves, mostly a sensible one."""
    wise = 0
    for index in range(count):
        wise += sensible[moves[index]]
    if wise == 0 or generator.random() <= carelessness:
        return int(moves[int(generator.random() * count)])
    rest = int(generator.random() * wise)
    index = 0
    while rest > 0 or not sensible[moves[index]]:
        rest -= sensible[moves[index]]
        index += 1
    return int(moves[index])
