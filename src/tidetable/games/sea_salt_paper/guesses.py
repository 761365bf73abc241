"""Imagining the hidden cards: one state that a seat cannot rule out, with the right odds.

The round is told again from what the seat remembers. Cards nobody has shown are left open as long
as possible, since every unseen card is as likely to lie in any hidden place; only where the seat
cannot tell which of several things happened (a card somebody searched out of a pile, a theft
between others, a second copy of a card shown) is one way chosen at random, and what follows shows
how likely it was. The model behind it: of the cards of a hand, any is as likely as another to be
shown or stolen, and of a pile any card to be taken. What others chose is weighed in search.py.

Where there was no such choice the first retelling is exact. Otherwise TRIES of them are weighed
against each other.
"""

import numpy as np

from tidetable.core.compiled import copy_open, rule
from tidetable.core.records import Counts
from tidetable.games.sea_salt_paper.pieces import (
    COLOUR,
    COLOURS,
    COPIES,
    EVENTS,
    HIDDEN,
    KIND,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    PILE_SPACE,
    PILES,
    TRIES,
    TYPES,
)
from tidetable.games.sea_salt_paper.state import (
    DREW_ONE,
    DREW_TWO,
    GUESS,
    LAID,
    NOBODY,
    OPENED,
    PICKING,
    SEARCHED,
    STOLE,
    TOOK,
    Event,
    Guess,
    State,
    View,
)


@rule
def imagine(view: View, generator: np.random.Generator, state: State) -> None:
    """A whole state that this seat cannot rule out."""
    guesses = np.zeros(2, GUESS)
    guess, chosen = guesses[0], guesses[1]
    total = 0.0
    tries = 0
    while total == 0.0 or tries < TRIES:
        retell(view, generator, guess)
        tries += 1
        if guess.weight > 0.0:
            total += guess.weight
            if generator.random() * total < guess.weight:
                guesses[1] = guesses[0]
            if not guess.forked:
                break
    place_unseen(chosen, generator, int(view.event_count))
    write_state(view, chosen, generator, state)


# Telling the round again.


@rule
def retell(view: View, generator: np.random.Generator, guess: Guess) -> None:
    """One way the round may have gone; weight 0 if it turns out to be impossible."""
    start_guess(guess)
    searches = 0
    for index in range(int(view.event_count)):
        event = view.events[index]
        guess.cards[index] = event.card
        guess.others[index] = event.other
        guess.owners[index] = event.seat
        if event.what == OPENED:
            identify(guess, int(event.card))
            push(guess, int(event.where), int(event.card))
            guess.owners[index] = NOBODY
        elif event.what == DREW_ONE or event.what == DREW_TWO:
            retell_draw(guess, event)
        elif event.what == TOOK:
            retell_take(view, guess, index)
        elif event.what == LAID:
            guess.owners[index] = NOBODY
            show(guess, generator, index, int(event.seat), int(event.card), NOBODY)
            show(guess, generator, index, int(event.seat), int(event.other), NOBODY)
        elif event.what == SEARCHED:
            own = event.seat == view.seat
            if own and not is_pile(guess, int(event.where), view.searches[searches]):
                guess.weight = 0.0
            retell_search(view, generator, guess, index)
            searches += own
        else:
            retell_theft(view, generator, guess, index)
        if guess.weight == 0.0:
            return
    finish_guess(view, generator, guess)


@rule
def start_guess(guess: Guess) -> None:
    guess.weight = 1.0
    guess.forked = 0
    guess.unseen_size = 0
    for card in range(TYPES):
        guess.unseen[card] = COPIES[card]
        guess.unseen_size += COPIES[card]
    for pile in range(PILES):
        guess.pile_sizes[pile] = 0
    for index in range(EVENTS):
        guess.owners[index] = NOBODY


@rule
def identify(guess: Guess, card: int) -> None:
    """A hidden card turns out to be this one."""
    guess.weight *= int(guess.unseen[card]) / int(guess.unseen_size)
    guess.unseen[card] -= 1
    guess.unseen_size -= 1


@rule
def push(guess: Guess, pile: int, card: int) -> None:
    guess.piles[pile, guess.pile_sizes[pile]] = card
    guess.pile_sizes[pile] += 1


@rule
def pull(guess: Guess, pile: int, position: int) -> int:
    """Take the card at a position out of a pile."""
    card = int(guess.piles[pile, position])
    guess.pile_sizes[pile] -= 1
    for place in range(position, int(guess.pile_sizes[pile])):
        guess.piles[pile, place] = guess.piles[pile, place + 1]
    return card


@rule
def retell_draw(guess: Guess, event: Event) -> None:
    if event.card != HIDDEN:
        identify(guess, int(event.card))
    if event.other >= 0:
        identify(guess, int(event.other))
        if event.where != NO_CARD:
            push(guess, int(event.where), int(event.other))


@rule
def retell_take(view: View, guess: Guess, index: int) -> None:
    event = view.events[index]
    pile = int(event.where)
    size = int(guess.pile_sizes[pile])
    if guess.piles[pile, size - 1] != event.card:
        guess.weight = 0.0
        return
    pull(guess, pile, size - 1)
    if top_after(guess, pile, size - 1, size - 1) != view.tops_after[index]:
        guess.weight = 0.0


@rule
def top_after(guess: Guess, pile: int, size: int, taken: int) -> int:
    """The top of a pile of so many cards, were the one at the position taken to be gone."""
    top = size - 1
    if top == taken:
        top -= 1
    return int(guess.piles[pile, top]) if top >= 0 else NO_CARD


@rule
def retell_search(view: View, generator: np.random.Generator, guess: Guess, index: int) -> None:
    """Somebody's card was at a position that leaves the top we saw; which one, we may not know."""
    event = view.events[index]
    pile = int(event.where)
    size = int(guess.pile_sizes[pile])
    if event.other == HIDDEN:
        ways = 0
        for position in range(size):
            if top_after(guess, pile, size, position) == view.tops_after[index]:
                ways += 1
                if generator.random() * ways < 1.0:
                    guess.others[index] = position
        guess.weight *= ways / size
        guess.forked |= ways > 1
    if guess.weight > 0.0:
        guess.cards[index] = pull(guess, pile, int(guess.others[index]))


@rule
def retell_theft(view: View, generator: np.random.Generator, guess: Guess, index: int) -> None:
    event = view.events[index]
    guess.owners[index] = NOBODY  # the card stays with the event that gained it first
    victim = int(event.where)
    if event.card != HIDDEN:
        show(guess, generator, index, victim, int(event.card), int(event.seat))
        return
    held = 0
    stolen = 0
    for item in range(index):
        if guess.owners[item] == victim:
            held += 1
            if generator.random() * held < 1.0:
                stolen = item
    guess.owners[stolen] = event.seat
    guess.others[index] = stolen
    guess.forked |= held > 1


@rule
def show(
    guess: Guess,
    generator: np.random.Generator,
    before: int,
    seat: int,
    card: int,
    owner: int,
) -> None:
    """A card leaves a hand for another owner: one we know of, or one of the hidden ones."""
    known = 0
    hidden = 0
    known_item = 0
    hidden_item = 0
    for item in range(before):
        if guess.owners[item] == seat:
            if guess.cards[item] == card:
                known += 1
                known_item = item
            elif guess.cards[item] == HIDDEN:
                hidden += 1
                if generator.random() * hidden < 1.0:
                    hidden_item = item
    unknown = 0.0
    if hidden > 0:
        unknown = hidden * int(guess.unseen[card]) / int(guess.unseen_size)
    guess.weight *= known + unknown
    guess.forked |= known > 0 and unknown > 0.0
    if known > 0 and generator.random() * (known + unknown) < known:
        guess.owners[known_item] = owner
    elif unknown > 0.0:
        guess.cards[hidden_item] = card
        guess.owners[hidden_item] = owner
        guess.unseen[card] -= 1
        guess.unseen_size -= 1


@rule
def is_pile(guess: Guess, pile: int, cards: Counts) -> bool:
    """Whether the pile holds just these cards."""
    for position in range(PILE_SPACE):
        here = guess.piles[pile, position] if position < guess.pile_sizes[pile] else NO_CARD
        if here != cards[position]:
            return False
    return True


# What the table shows now.


@rule
def finish_guess(view: View, generator: np.random.Generator, guess: Guess) -> None:
    """Revealed hands, the pile being searched and the cards being looked at must fit."""
    for seat in range(int(view.players)):
        if view.revealed[seat]:
            reveal_hand(view, generator, guess, seat)
    searching = view.phase == PICKING and view.to_move == view.seat
    if searching and not is_pile(guess, int(view.searched), view.pile):
        guess.weight = 0.0
    if view.turn == view.seat and waiting_draw(view):
        for index in range(int(view.drawn_count)):
            identify(guess, int(view.drawn[index]))


@rule
def waiting_draw(view: View) -> bool:
    """Cards are being looked at that no event tells of yet."""
    if view.drawn_count == 0:
        return False
    last = view.events[int(view.event_count) - 1]
    return not (last.what == DREW_TWO and last.where == NO_CARD)


@rule
def reveal_hand(view: View, generator: np.random.Generator, guess: Guess, seat: int) -> None:
    """The hidden cards of the hand are those that were revealed and not yet known."""
    missing = np.zeros(TYPES, np.int8)
    left = 0
    for card in range(TYPES):
        missing[card] = view.shown_hands[seat, card]
        left += missing[card]
    for item in range(int(view.event_count)):
        if guess.owners[item] == seat and guess.cards[item] != HIDDEN:
            missing[guess.cards[item]] -= 1
            left -= 1
            if missing[guess.cards[item]] < 0:
                guess.weight = 0.0
                return
    for item in range(int(view.event_count)):
        if guess.owners[item] == seat and guess.cards[item] == HIDDEN:
            if left == 0:
                guess.weight = 0.0
                return
            card = pick_from(missing, left, generator)
            # Any order of the hidden cards would do: `left` orders begin with one of `missing`.
            guess.weight *= left / missing[card]
            identify(guess, card)
            guess.cards[item] = card
            missing[card] -= 1
            left -= 1


@rule
def pick_from(counts: Counts, total: int, generator: np.random.Generator) -> int:
    """A card, as likely as there are copies of it."""
    rest = int(generator.random() * total)
    card = 0
    while rest >= counts[card]:
        rest -= counts[card]
        card += 1
    return card


@rule
def place_unseen(guess: Guess, generator: np.random.Generator, events: int) -> None:
    """Give every card that is still hidden a face."""
    for item in range(events):
        if guess.owners[item] != NOBODY and guess.cards[item] == HIDDEN:
            guess.cards[item] = take_unseen(guess, generator)


@rule
def take_unseen(guess: Guess, generator: np.random.Generator) -> int:
    card = pick_from(guess.unseen, int(guess.unseen_size), generator)
    guess.unseen[card] -= 1
    guess.unseen_size -= 1
    return card


# Writing it down.


@rule
def write_state(view: View, guess: Guess, generator: np.random.Generator, state: State) -> None:
    copy_open(view, state)
    write_events(view, guess, state)
    write_hands(view, guess, state)
    for pile in range(PILES):
        for position in range(int(view.pile_sizes[pile])):
            state.piles[pile, position] = guess.piles[pile, position]
    write_drawn(view, guess, generator, state)
    for card in range(TYPES):
        state.deck[card] = guess.unseen[card]


@rule
def write_events(view: View, guess: Guess, state: State) -> None:
    for index in range(int(view.event_count)):
        told, event = view.events[index], state.events[index]
        event.what = told.what
        event.seat = told.seat
        event.card = guess.cards[index]
        event.other = guess.others[index]
        event.where = told.where
        if told.what == STOLE and told.card == HIDDEN:
            event.card = guess.cards[guess.others[index]]
            event.other = NO_CARD


@rule
def write_hands(view: View, guess: Guess, state: State) -> None:
    for seat in range(MAX_PLAYERS):
        for card in range(TYPES):
            state.hands[seat, card] = 0
        for kind in range(KINDS):
            state.kinds[seat, kind] = 0
        for colour in range(COLOURS):
            state.colours[seat, colour] = 0
    for index in range(int(view.event_count)):
        owner = int(guess.owners[index])
        if owner != NOBODY:
            state.hands[owner, guess.cards[index]] += 1
            own(state, owner, int(guess.cards[index]))
        event = view.events[index]
        if event.what == LAID:
            own(state, int(event.seat), int(event.card))
            own(state, int(event.seat), int(event.other))


@rule
def own(state: State, seat: int, card: int) -> None:
    state.kinds[seat, KIND[card]] += 1
    state.colours[seat, COLOUR[card]] += 1


@rule
def write_drawn(view: View, guess: Guess, generator: np.random.Generator, state: State) -> None:
    """The cards being looked at: seen by their drawer, and otherwise any hidden ones."""
    for index in range(len(state.drawn)):
        state.drawn[index] = view.drawn[index]
    if view.seat == view.turn or view.drawn_count == 0:
        return
    if waiting_draw(view):
        for index in range(int(view.drawn_count)):
            state.drawn[index] = take_unseen(guess, generator)
    else:
        other = take_unseen(guess, generator)
        state.drawn[1] = other
        state.events[int(view.event_count) - 1].other = other
