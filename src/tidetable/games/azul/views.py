"""Who knows what in Azul: everybody knows all, except which tiles will be drawn next."""

import numpy as np

from tidetable.core.compiled import copy_open, rule
from tidetable.games.azul.state import State, View


@rule
def seen_by(state: State, seat: int, view: View) -> None:
    """AZ-9.1  Boards, displays, lid and so the bag's contents are open; the next draw is not."""
    view.seat = seat
    copy_open(state, view)


@rule
def imagine(view: View, generator: np.random.Generator, state: State) -> None:
    """A state this seat cannot rule out; there is only one."""
    copy_open(view, state)
