"""Pairs: which can be laid, and what each of the four does."""

from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, Moves
from tidetable.games.sea_salt_paper.cards import gain, lay, lose, note
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CRAB,
    FIRST_PAIR,
    FISH,
    NO_CARD,
    PAIR,
    PAIR_CARDS,
    PICK,
    PILES,
    ROB,
    SEARCH,
    SWIMMER,
)
from tidetable.games.sea_salt_paper.state import (
    FISHING,
    LAID,
    NOBODY,
    PICKING,
    PLAYING,
    ROBBING,
    SEARCHED,
    SEARCHING,
    STEALING,
    STOLE,
    TAKING,
    State,
)


@rule
def list_pairs(state: State, moves: Moves) -> int:
    """SP-3.1  Two crabs, two boats, two fish, or swimmer and shark may be laid from the hand."""
    seat = int(state.turn)
    count = 0
    for group in range(SWIMMER + 1):
        if not may_be_laid(state, group):
            continue
        for pair in range(FIRST_PAIR[group], FIRST_PAIR[group + 1]):
            if holds_pair(state, seat, pair):
                moves[count] = PAIR + pair
                count += 1
    return count


@rule
def holds_pair(state: State, seat: int, pair: int) -> bool:
    first, second = int(PAIR_CARDS[pair, 0]), int(PAIR_CARDS[pair, 1])
    needed = 1 + int(first == second)
    return bool(state.hands[seat, first] >= needed and state.hands[seat, second] >= 1)


@rule
def may_be_laid(state: State, group: int) -> bool:
    """SP-3.2  A pair whose effect is impossible may be laid as well; by option it may not."""
    return bool(state.idle_pairs) or has_effect(state, group)


@rule
def has_effect(state: State, group: int) -> bool:
    if group == CRAB:
        return a_pile_has_cards(state)
    if group == BOAT:
        return bool(state.deck_size > 0) or a_pile_has_cards(state)
    if group == FISH:
        return bool(state.deck_size > 0)
    for seat in range(int(state.players)):
        if may_be_robbed(state, seat):
            return True
    return False


@rule
def a_pile_has_cards(state: State) -> bool:
    return bool(state.pile_sizes[0] > 0 or state.pile_sizes[1] > 0)


@rule
def lay_pair(state: State, pair: int) -> None:
    seat = int(state.turn)
    first, second = int(PAIR_CARDS[pair, 0]), int(PAIR_CARDS[pair, 1])
    lay(state, seat, first)
    lay(state, seat, second)
    note(state, LAID, seat, first, second, NO_CARD)
    group = group_of(pair)
    if has_effect(state, group):
        begin_effect(state, group)


@rule
def group_of(pair: int) -> int:
    """Return the kind of a pair, which is that of its first card."""
    group = 0
    while pair >= FIRST_PAIR[group + 1]:
        group += 1
    return group


@rule
def begin_effect(state: State, group: int) -> None:
    """SP-3.3  Boats: another turn at once. Fish: a card from the deck. Effects are compulsory."""
    if group == CRAB:
        state.phase = SEARCHING
    elif group == BOAT:
        state.phase = TAKING
    elif group == FISH:
        state.phase = FISHING
        state.to_move = CHANCE
    else:
        state.phase = ROBBING


@rule
def list_searches(state: State, moves: Moves) -> int:
    """SP-3.4  Crabs: choose a pile that has cards, without looking first."""
    count = 0
    for pile in range(PILES):
        if state.pile_sizes[pile] > 0:
            moves[count] = SEARCH + pile
            count += 1
    return count


@rule
def search_pile(state: State, pile: int) -> None:
    state.searched = pile
    state.phase = PICKING


@rule
def list_positions(state: State, moves: Moves) -> int:
    """SP-3.5  Then look through it and take any one card; the others keep their order."""
    size = int(state.pile_sizes[state.searched])
    for position in range(size):
        moves[position] = PICK + position
    return size


@rule
def pick_card(state: State, position: int) -> None:
    pile = int(state.searched)
    card = int(state.piles[pile, position])
    state.pile_sizes[pile] -= 1
    for place in range(position, int(state.pile_sizes[pile])):
        state.piles[pile, place] = state.piles[pile, place + 1]
    gain(state, int(state.turn), card)
    note(state, SEARCHED, int(state.turn), card, position, pile)
    state.searched = NOBODY
    state.phase = PLAYING


@rule
def may_be_robbed(state: State, seat: int) -> bool:
    """SP-3.6  Swimmer and shark: choose another player whose hand has cards and is not revealed."""
    return bool(seat != state.turn and state.hand_sizes[seat] > 0 and not state.revealed[seat])


@rule
def list_victims(state: State, moves: Moves) -> int:
    count = 0
    for seat in range(int(state.players)):
        if may_be_robbed(state, seat):
            moves[count] = ROB + seat
            count += 1
    return count


@rule
def rob(state: State, victim: int) -> None:
    state.victim = victim
    state.phase = STEALING
    state.to_move = CHANCE


@rule
def steal_card(state: State, card: int) -> None:
    """SP-3.7  The stolen card is drawn at random from the hand."""
    lose(state, int(state.victim), card)
    gain(state, int(state.turn), card)
    note(state, STOLE, int(state.turn), card, NO_CARD, int(state.victim))
    state.victim = NOBODY
    state.phase = PLAYING
    state.to_move = state.turn
