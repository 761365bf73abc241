"""Cards on their way: out of the deck, on and off the piles, into and out of hands."""

from tidetable.core.compiled import rule
from tidetable.games.sea_salt_paper.pieces import ALL_MERMAIDS, COLOUR, KIND, MERMAID
from tidetable.games.sea_salt_paper.state import State


@rule
def draw_card(state: State, card: int) -> None:
    state.deck[card] -= 1
    state.deck_size -= 1


@rule
def put_on_pile(state: State, pile: int, card: int) -> None:
    state.piles[pile, state.pile_sizes[pile]] = card
    state.pile_sizes[pile] += 1


@rule
def take_top(state: State, pile: int) -> int:
    state.pile_sizes[pile] -= 1
    return int(state.piles[pile, state.pile_sizes[pile]])


@rule
def gain(state: State, seat: int, card: int) -> None:
    """SP-7.1  Whoever owns all four mermaids wins the game at once."""
    state.hands[seat, card] += 1
    state.hand_sizes[seat] += 1
    state.kinds[seat, KIND[card]] += 1
    state.colours[seat, COLOUR[card]] += 1
    if state.kinds[seat, MERMAID] == ALL_MERMAIDS:
        state.mermaids = seat


@rule
def lose(state: State, seat: int, card: int) -> None:
    """A stolen card leaves the hand."""
    state.hands[seat, card] -= 1
    state.hand_sizes[seat] -= 1
    state.kinds[seat, KIND[card]] -= 1
    state.colours[seat, COLOUR[card]] -= 1


@rule
def lay(state: State, seat: int, card: int) -> None:
    """A laid card leaves the hand but still belongs to its player."""
    state.hands[seat, card] -= 1
    state.hand_sizes[seat] -= 1


@rule
def note(state: State, what: int, seat: int, card: int, other: int, where: int) -> None:
    """Write down what happened to the cards."""
    event = state.events[state.event_count]
    event.what = what
    event.seat = seat
    event.card = card
    event.other = other
    event.where = where
    state.event_count += 1
