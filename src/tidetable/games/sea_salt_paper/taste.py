"""What the search likes at first sight: which card, and which pair to lay. No rule.

Only the own hand matters here, so that comparing moves needs no copy of the state. Where a call
is possible, or has been made, points decide, and the estimate is better.
"""

from tidetable.core.compiled import rule
from tidetable.core.rules import Moves, Scores
from tidetable.games.sea_salt_paper.pairs import has_effect
from tidetable.games.sea_salt_paper.pieces import (
    ALL_MERMAIDS,
    COLOUR,
    DECK,
    END_TURN,
    FIRST_PAIR,
    HELD_COLOUR,
    HELD_KIND,
    HELD_POINT,
    KEEP,
    KIND,
    KINDS,
    MERMAID,
    PAIR,
    PAIR_EFFECT,
    PICK,
    TAKE,
    TURN,
    TWO_CARDS,
)
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus
from tidetable.games.sea_salt_paper.state import (
    KEEPING,
    NO_CALL,
    PICKING,
    PLACING,
    PLAYING,
    ROBBING,
    SEARCHING,
    State,
)
from tidetable.games.sea_salt_paper.views import top_of


@rule
def taste(state: State, moves: Moves, count: int, liked: Scores) -> bool:
    """How much whoever is on turn likes each move; False where this cannot be told."""
    if state.phase == PLACING or state.phase == SEARCHING or state.phase == ROBBING:
        for index in range(count):
            liked[index] = 0
        return True
    if state.call != NO_CALL or state.kinds[state.turn, MERMAID] == ALL_MERMAIDS - 1:
        return False
    if state.phase == PLAYING:
        return like_pairs(state, moves, count, liked)
    for index in range(count):
        liked[index] = like_card(state, int(moves[index]))
    return True


@rule
def like_card(state: State, code: int) -> int:
    """The hand with the card that this move gains, or with one of two from the deck."""
    seat = int(state.turn)
    if state.phase == KEEPING:
        return holding_with(state, seat, code - KEEP)
    if state.phase == PICKING:
        return holding_with(state, seat, int(state.piles[state.searched, code - PICK]))
    if code == DECK:
        return TWO_CARDS + holding(state, seat)
    return holding_with(state, seat, top_of(state, code - TAKE))


@rule
def like_pairs(state: State, moves: Moves, count: int, liked: Scores) -> bool:
    """What their effects are good for; ending the turn gives the next player one. No calls."""
    if moves[count - 1] != END_TURN or state.deck_size == 0:
        return False
    group = 0
    for index in range(count - 1):
        while moves[index] - PAIR >= FIRST_PAIR[group + 1]:
            group += 1
        liked[index] = PAIR_EFFECT[group] if has_effect(state, group) else 0
    liked[count - 1] = -TURN
    return True


@rule
def holding(state: State, seat: int) -> int:
    """What the cards of a seat are worth while the round runs."""
    total = HELD_POINT * card_points(state, seat) + HELD_COLOUR[colour_bonus(state, seat)]
    for kind in range(KINDS):
        total += HELD_KIND[kind, min(HELD_KIND.shape[1] - 1, int(state.kinds[seat, kind]))]
    return int(total)


@rule
def holding_with(state: State, seat: int, card: int) -> int:
    """The same with one more card."""
    state.kinds[seat, KIND[card]] += 1
    state.colours[seat, COLOUR[card]] += 1
    total = holding(state, seat)
    state.kinds[seat, KIND[card]] -= 1
    state.colours[seat, COLOUR[card]] -= 1
    return total
