"""Imagined states of Sea Salt & Paper, many in one call: each call from Python costs as much."""

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.games.sea_salt_paper.guesses import imagine
from tidetable.games.sea_salt_paper.views import seen_by

Table = NDArray[np.void]


@rule
def imagine_all(views: Table, generator: np.random.Generator, states: Table, again: Table) -> None:
    """Imagine a state for each view, and what its seat would see in it."""
    for index in range(len(views)):
        imagine(views[index], generator, states[index])
        seen_by(states[index], int(views[index].seat), again[index])
