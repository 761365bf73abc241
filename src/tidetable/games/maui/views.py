"""Who knows what in Maui: everybody knows all, except what will be drawn or turned up."""

import numpy as np

from tidetable.core.compiled import copy_open, rule
from tidetable.games.maui.pieces import (
    MARKET_ROWS,
    SLOTS,
    SQUARES,
)
from tidetable.games.maui.placing import read_square
from tidetable.games.maui.state import NOTHING, State, View


@rule
def seen_by(state: State, seat: int, view: View) -> None:
    """MA-11.1  All lies open, and so the bag's contents; draws and face-down crabs nobody knows."""
    view.seat = seat
    copy_open(state, view)
    for row in range(MARKET_ROWS):
        for slot in range(SLOTS):
            show_towel(state, seat, row, slot, view)


@rule
def show_towel(state: State, seat: int, row: int, slot: int, view: View) -> None:
    towel = int(state.market[row, slot])
    for square in range(SQUARES):
        pattern = NOTHING if towel == NOTHING else read_square(state, seat, towel, square)
        view.market_squares[row, slot, square] = pattern


@rule
def imagine(view: View, generator: np.random.Generator, state: State) -> None:
    """A state this seat cannot rule out; there is only one, since values are drawn when seen."""
    copy_open(view, state)
