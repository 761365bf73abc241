"""How plausible an imagined round is: others kept the better of two cards and called soon.

``imagine`` deals hidden cards as if nobody had chosen anything. The round is told again here with
those cards, and what each of the others is said to have chosen is held against the taste.
"""

import numpy as np

from tidetable.core.compiled import rule
from tidetable.games.sea_salt_paper.pieces import (
    COLOUR,
    KEEPING_DOUBT,
    KIND,
    PATIENCE,
    POINTS_TO_CALL,
)
from tidetable.games.sea_salt_paper.scoring import card_points
from tidetable.games.sea_salt_paper.state import (
    DREW_TWO,
    LAID,
    NO_CALL,
    NOBODY,
    OPENED,
    STATE,
    STOLE,
    Event,
    State,
)
from tidetable.games.sea_salt_paper.taste import holding_with


@rule
def plausible(state: State, viewer: int) -> float:
    """How likely the others would have chosen so; the viewer's own choices are known anyway."""
    tables = np.zeros(1, STATE)
    told = tables[0]
    likelihood = 1.0
    before = NOBODY
    for index in range(int(state.event_count)):
        event = state.events[index]
        if event.seat != before:
            likelihood *= patience(told, before, viewer)
            before = int(event.seat)
        if event.what == DREW_TWO and event.seat != viewer:
            likelihood *= keeping(told, event)
        move_cards(told, event)
    if before != state.turn and state.call == NO_CALL:
        likelihood *= patience(told, before, viewer)
    return likelihood


@rule
def keeping(told: State, event: Event) -> float:
    """How likely one keeps this card and gives away the other."""
    seat = int(event.seat)
    better = holding_with(told, seat, int(event.card)) - holding_with(told, seat, int(event.other))
    return float(1 / (1 + np.exp(-better / KEEPING_DOUBT)))


@rule
def patience(told: State, seat: int, viewer: int) -> float:
    """How likely a turn ends without a call."""
    if seat in (NOBODY, viewer) or card_points(told, seat) < POINTS_TO_CALL:
        return 1.0
    return PATIENCE


@rule
def move_cards(told: State, event: Event) -> None:
    """Who owns the card gained; laid ones still belong to their players."""
    if event.what == OPENED or event.what == LAID:
        return
    count_card(told, int(event.seat), int(event.card), 1)
    if event.what == STOLE:
        count_card(told, int(event.where), int(event.card), -1)


@rule
def count_card(told: State, seat: int, card: int, more: int) -> None:
    told.kinds[seat, KIND[card]] += more
    told.colours[seat, COLOUR[card]] += more
