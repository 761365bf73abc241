"""Taking a card: from the deck, where one of two is kept, or from a pile."""

from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, Moves
from tidetable.games.sea_salt_paper.cards import draw_card, gain, note, put_on_pile, take_top
from tidetable.games.sea_salt_paper.pieces import DECK, KEEP, NO_CARD, PILES, PLACE, TAKE
from tidetable.games.sea_salt_paper.state import (
    DRAWING,
    DREW_ONE,
    DREW_TWO,
    KEEPING,
    NOBODY,
    PLACING,
    PLAYING,
    TAKING,
    TOOK,
    State,
)


@rule
def begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.to_move = seat
    state.phase = TAKING


@rule
def list_takes(state: State, moves: Moves) -> int:
    """SP-2.1  A turn begins by taking a card, from the deck or from the top of a pile."""
    count = 0
    if state.deck_size > 0:
        moves[count] = DECK
        count += 1
    for pile in range(PILES):
        if state.pile_sizes[pile] > 0:
            moves[count] = TAKE + pile
            count += 1
    return count


@rule
def nothing_to_take(state: State) -> bool:
    """SP-2.2  With deck and piles empty the player goes straight on to laying pairs."""
    return bool(state.deck_size == 0 and state.pile_sizes[0] == 0 and state.pile_sizes[1] == 0)


@rule
def take(state: State, code: int) -> None:
    if code == DECK:
        state.drawn_count = 0
        state.phase = DRAWING
        state.to_move = CHANCE
        return
    pile = code - TAKE
    card = take_top(state, pile)
    gain(state, int(state.turn), card)
    note(state, TOOK, int(state.turn), card, NO_CARD, pile)
    state.phase = PLAYING


@rule
def look_at_card(state: State, card: int) -> None:
    """SP-2.3  From the deck two cards are drawn and one is kept; a single last card is kept."""
    draw_card(state, card)
    state.drawn[state.drawn_count] = card
    state.drawn_count += 1
    if state.drawn_count == len(state.drawn):
        state.phase = KEEPING
        state.to_move = state.turn
    elif state.deck_size == 0:
        state.drawn[0] = NO_CARD
        state.drawn_count = 0
        get_card(state, card)


@rule
def list_keeps(state: State, moves: Moves) -> int:
    first, second = int(state.drawn[0]), int(state.drawn[1])
    moves[0] = KEEP + min(first, second)
    moves[1] = KEEP + max(first, second)
    return 1 if first == second else 2


@rule
def keep_card(state: State, card: int) -> None:
    """SP-2.4  The other card is put on a pile; an empty pile must be used."""
    other = int(state.drawn[1]) if state.drawn[0] == card else int(state.drawn[0])
    gain(state, int(state.turn), card)
    note(state, DREW_TWO, int(state.turn), card, other, NO_CARD)
    state.drawn[0] = NO_CARD
    state.drawn[1] = other
    if state.mermaids != NOBODY:
        return
    pile = empty_pile(state)
    if pile == NOBODY:
        state.phase = PLACING
    else:
        place_card(state, pile)


@rule
def empty_pile(state: State) -> int:
    for pile in range(PILES):
        if state.pile_sizes[pile] == 0:
            return pile
    return NOBODY


@rule
def list_places(moves: Moves) -> int:
    for pile in range(PILES):
        moves[pile] = PLACE + pile
    return PILES


@rule
def place_card(state: State, pile: int) -> None:
    put_on_pile(state, pile, int(state.drawn[1]))
    state.events[int(state.event_count) - 1].where = pile
    state.drawn[1] = NO_CARD
    state.drawn_count = 0
    state.phase = PLAYING


@rule
def get_card(state: State, card: int) -> None:
    """A single card from the deck goes to the hand."""
    gain(state, int(state.turn), card)
    note(state, DREW_ONE, int(state.turn), card, NO_CARD, NO_CARD)
    state.phase = PLAYING
    state.to_move = state.turn
