"""Who knows what in Sea Salt & Paper. How hidden cards are imagined is in guesses.py."""

import numpy as np

from tidetable.core.compiled import copy_open, rule
from tidetable.core.records import Counts
from tidetable.games.sea_salt_paper.pieces import (
    COLOUR,
    EVENTS,
    HIDDEN,
    KIND,
    MAX_PLAYERS,
    MOST_SEARCHES,
    NO_CARD,
    PILE_SPACE,
    PILES,
    TYPES,
)
from tidetable.games.sea_salt_paper.state import (
    DREW_ONE,
    DREW_TWO,
    LAID,
    NOBODY,
    OPENED,
    PICKING,
    SEARCHED,
    STOLE,
    TOOK,
    Event,
    State,
    View,
)


@rule
def seen_by(state: State, seat: int, view: View) -> None:
    """SP-8.1  A seat sees its own hand, revealed hands, laid cards, pile tops and all counts."""
    view.seat = seat
    copy_open(state, view)
    for card in range(TYPES):
        view.hand[card] = 0 if seat < 0 else state.hands[seat, card]
        for other in range(MAX_PLAYERS):
            view.laid[other, card] = 0
            view.shown_hands[other, card] = state.hands[other, card] * state.revealed[other]
    for pile in range(PILES):
        view.tops[pile] = top_of(state, pile)
    for index in range(len(state.drawn)):
        view.drawn[index] = state.drawn[index] if seat == state.turn else NO_CARD
    for position in range(PILE_SPACE):
        view.pile[position] = NO_CARD
    if state.phase == PICKING and seat == state.turn:
        copy_pile(state, int(state.searched), view.pile)
    remember(state, view)


@rule
def top_of(state: State, pile: int) -> int:
    size = int(state.pile_sizes[pile])
    return int(state.piles[pile, size - 1]) if size > 0 else NO_CARD


@rule
def copy_pile(state: State, pile: int, cards: Counts) -> None:
    for position in range(int(state.pile_sizes[pile])):
        cards[position] = state.piles[pile, position]


# What a view holds, as a state.


@rule
def suppose(view: View, state: State) -> None:
    """Write what a view holds into an empty state.

    Hidden hands stay empty, and so do deck and piles below their tops, but for their sizes.
    """
    suppose_table(view, state)
    for seat in range(MAX_PLAYERS):
        own(state, seat, view.laid[seat])
        hold(view, state, seat)


@rule
def suppose_table(view: View, state: State) -> None:
    copy_open(view, state)
    for index in range(len(state.drawn)):
        state.drawn[index] = view.drawn[index]
    for pile in range(PILES):
        size = int(view.pile_sizes[pile])
        if size > 0:
            state.piles[pile, size - 1] = view.tops[pile]
    if view.searched != NOBODY and view.pile[0] != NO_CARD:
        for position in range(int(view.pile_sizes[view.searched])):
            state.piles[view.searched, position] = view.pile[position]


@rule
def hold(view: View, state: State, seat: int) -> None:
    for card in range(TYPES):
        held = int(view.hand[card]) if seat == view.seat else int(view.shown_hands[seat, card])
        state.hands[seat, card] = held
    own(state, seat, state.hands[seat])


@rule
def own(state: State, seat: int, cards: Counts) -> None:
    for card in range(TYPES):
        state.kinds[seat, KIND[card]] += cards[card]
        state.colours[seat, COLOUR[card]] += cards[card]


@rule
def lay_open(state: State, view: View) -> None:
    """Let an onlooker's view hold every card that lies hidden, but for the deck and the piles."""
    for card in range(TYPES):
        for seat in range(MAX_PLAYERS):
            view.shown_hands[seat, card] = state.hands[seat, card]
    for index in range(len(state.drawn)):
        view.drawn[index] = state.drawn[index]
    if state.phase == PICKING:
        copy_pile(state, int(state.searched), view.pile)
    for index in range(int(state.event_count)):
        repeat(state.events[index], view.events[index])


# Memory: the events of the round, as the seat saw them.


@rule
def remember(state: State, view: View) -> None:
    """SP-8.2  It could remember all it saw this round: every card that lay open, its own draws and
    thefts, and the piles it searched; not what others drew, searched out or stole from each other.
    """
    for index in range(EVENTS):
        blank_event(view.events[index])
        view.tops_after[index] = NO_CARD
    for search in range(MOST_SEARCHES):
        for position in range(PILE_SPACE):
            view.searches[search, position] = NO_CARD
    piles = np.zeros((PILES, PILE_SPACE), np.int8)
    sizes = np.zeros(PILES, np.int8)
    searches = 0
    for index in range(int(state.event_count)):
        event = state.events[index]
        if event.what == SEARCHED and event.seat == view.seat:
            for position in range(int(sizes[event.where])):
                view.searches[searches, position] = piles[event.where, position]
            searches += 1
        move_on_piles(event, piles, sizes)
        tell(event, view, index)
        if event.what == LAID:
            view.laid[event.seat, event.card] += 1
            view.laid[event.seat, event.other] += 1
        if event.what == TOOK or event.what == SEARCHED:
            size = int(sizes[event.where])
            view.tops_after[index] = piles[event.where, size - 1] if size > 0 else NO_CARD


@rule
def blank_event(event: Event) -> None:
    event.what = 0
    event.seat = 0
    event.card = 0
    event.other = 0
    event.where = 0


@rule
def move_on_piles(event: Event, piles: Counts, sizes: Counts) -> None:
    """What the event does to the discard piles."""
    pile = int(event.where)
    if event.what == OPENED or (event.what == DREW_TWO and pile != NO_CARD):
        piles[pile, sizes[pile]] = event.card if event.what == OPENED else event.other
        sizes[pile] += 1
    elif event.what == TOOK:
        sizes[pile] -= 1
    elif event.what == SEARCHED:
        sizes[pile] -= 1
        for position in range(int(event.other), int(sizes[pile])):
            piles[pile, position] = piles[pile, position + 1]


@rule
def tell(event: Event, view: View, index: int) -> None:
    """SP-8.3  Hidden from the others: a card kept or drawn, one searched out and its position, and
    a stolen card, which only thief and victim know.
    """
    told = view.events[index]
    repeat(event, told)
    if event.seat == view.seat:
        return
    if event.what == DREW_ONE or event.what == DREW_TWO or event.what == SEARCHED:
        told.card = HIDDEN
    if event.what == SEARCHED or (event.what == DREW_TWO and event.where == NO_CARD):
        told.other = HIDDEN
    if event.what == STOLE and event.where != view.seat:
        told.card = HIDDEN


@rule
def repeat(event: Event, told: Event) -> None:
    told.what = event.what
    told.seat = event.seat
    told.card = event.card
    told.other = event.other
    told.where = event.where
