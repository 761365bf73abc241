"""Evaluate positions of Sea Salt & Paper for bots. No rules.

How good a position is (``estimate``, ``judge``), which move looks best at first sight (``prior``),
and how likely others chose as an imagined round says (``likelihood``).
"""

import numpy as np

from tidetable.core.chance import mix
from tidetable.core.compiled import rule
from tidetable.core.rules import Moves, Scores
from tidetable.games.sea_salt_paper.pairs import has_effect
from tidetable.games.sea_salt_paper.pieces import (
    ALL_MERMAIDS,
    COLOUR,
    COLOURS,
    DECK,
    END_TURN,
    FIRST_PAIR,
    FISH,
    KEEP,
    KIND,
    KINDS,
    MERMAID,
    NO_CARD,
    PAIR,
    PICK,
    PILES,
    POINTS_TO_CALL,
    TAKE,
    TARGETS,
    TYPES,
)
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus
from tidetable.games.sea_salt_paper.state import (
    DREW_TWO,
    ENDED,
    KEEPING,
    LAID,
    LAST_TURNS,
    NO_CALL,
    NOBODY,
    OPENED,
    OPENING,
    PICKING,
    PLACING,
    PLAYING,
    ROBBING,
    SEARCHING,
    STATE,
    STOLE,
    Event,
    State,
)
from tidetable.games.sea_salt_paper.views import top_of

# The rough estimate for simple bots counts in hundredths of a point.
POINT = 100
UNBANKED_POINT = 90  # a card point while the round runs: it may still be void or outdone
COLOUR_CARD = 20  # one more card of one's most frequent colour
HELD_CARD = 5  # any card
LONE_CARD = np.array(  # a first card of its kind, or half a pair, by kind
    [30, 30, 30, 30, 30, 50, 60, 40, 80, 40, 40, 40, 40, 60]
)
PENDING = np.array(  # what whoever is on turn may still get, by phase: a turn, two cards drawn, ...
    [0, 0, 0, 120, 100, 0, 0, 0, 60, 80, 80, 100, 100, 0, 0, 0]
)
LAST_TURN = 150  # what a last turn brings
LOST_POINT = 20  # a card point that will not count as LAST CHANCE stands
ALL_MERMAIDS_WORTH = 4000  # they win the game

# Between two rounds, fitted by logistic regression to 260 games of the search with itself.
TELLING_LEAD = 443  # at the target; before it, times the root of what is left
ROUND_POINTS = 4.16  # of points left, what adds as much again
STARTING = 140  # beginning the next round

# The prior of the search, in hundredths of its own: what a hand is worth while the round runs.
# Found by evolution, first in rounds against the greedy bot, then against itself.
HELD_POINT = 180  # a card point
HELD_KIND = np.array(  # so many of a kind, besides their points; six count for more
    [
        [0, -65, 150, 5, 105, -20, 30],  # crab
        [0, 40, 85, 85, 95, 130, 165],  # boat
        [0, -45, 15, -5, 25, 80, -50],  # fish
        [0, 185, 200, 95, 90, 200, 200],  # swimmer
        [0, 175, 215, 120, 100, 205, 205],  # shark
        [0, -120, -110, -190, -95, -55, -105],  # shell
        [0, 85, 25, 55, 75, 30, 30],  # octopus
        [0, -110, -145, -45, -45, -45, -45],  # penguin
        [0, 30, 35, 35, 35, 35, 35],  # sailor
        [0, -70, -70, -70, -70, -70, -70],  # lighthouse
        [0, -140, -140, -140, -140, -140, -140],  # shoal of fish
        [0, -30, -30, -30, -30, -30, -30],  # penguin colony
        [0, -100, -100, -100, -100, -100, -100],  # captain
        [0, 120, 100, 65, 20, 20, 20],  # mermaid
    ]
)
HELD_COLOUR = np.array([0, 45, 55, 135, 135, 145, 135, 220, 210, 155, 275, 195])  # the most of one
TWO_CARDS = 165  # two cards drawn of which one is kept
PAIR_EFFECT = np.array([80, 120, 60, 100])  # of crabs, boats, fish, swimmer and shark
TURN = 120

# How surely others are taken to choose by that prior.
KEEPING_DOUBT = 120  # a card better by so much is kept e times as often
PATIENCE = 0.5  # how often somebody who may call does not, against somebody who may not


@rule
def estimate(state: State, worth: Scores) -> None:
    """The totals, and what the running round promises to each seat, in hundredths."""
    for seat in range(int(state.players)):
        worth[seat] = POINT * int(state.totals[seat])
    if state.mermaids != NOBODY:
        worth[state.mermaids] += ALL_MERMAIDS_WORTH
    if state.phase == ENDED or state.turn == NOBODY:
        return  # between two rounds only the totals count
    if state.call == LAST_TURNS:
        count_last_turns(state, worth)
        return
    for seat in range(int(state.players)):
        worth[seat] += UNBANKED_POINT * card_points(state, seat) + promise(state, seat)
    worth[state.turn] += PENDING[state.phase]


@rule
def promise(state: State, seat: int) -> int:
    """What cards that score nothing yet may still bring."""
    total = COLOUR_CARD * colour_bonus(state, seat)
    for kind in range(KINDS):
        count = int(state.kinds[seat, kind])
        total += HELD_CARD * count
        if count == 1 or (kind <= FISH and count % 2 == 1):
            total += int(LONE_CARD[kind])
    return total


@rule
def count_last_turns(state: State, worth: Scores) -> None:
    """The pay-out of LAST CHANCE as it stands; points that will not count are a hope."""
    won = bet_holds(state)
    for seat in range(int(state.players)):
        calls = seat == state.caller
        if won or calls:
            worth[seat] += POINT * colour_bonus(state, seat)
        worth[seat] += (POINT if calls == won else LOST_POINT) * card_points(state, seat)


@rule
def bet_holds(state: State) -> bool:
    """Whether the caller is likely to win the bet: the others' last turns bring them something."""
    own = POINT * card_points(state, int(state.caller))
    for seat in range(int(state.players)):
        points = POINT * card_points(state, seat)
        if seat == state.turn:
            points += int(PENDING[state.phase])
        elif not state.revealed[seat]:
            points += LAST_TURN
        if points > own:
            return False
    return True


@rule
def judge(state: State, worth: Scores) -> int:
    """The estimate; a lead tells more when fewer rounds are left to change it."""
    estimate(state, worth)
    if state.phase == OPENING:
        worth[state.starter] += STARTING
    most = 0
    for seat in range(int(state.players)):
        most = max(most, int(state.totals[seat]))
    left = max(0, int(TARGETS[state.players]) * int(state.target) - most)
    return int(TELLING_LEAD * np.sqrt(1 + left / ROUND_POINTS))


@rule
def stage(state: State) -> int:
    """Finished rounds."""
    return int(state.rounds)


@rule
def key(state: State) -> int:
    """The same for pairs of one kind, whatever their colours, and for equal cards of a pile."""
    seat = max(0, int(state.turn))
    mixed = mix(int(state.phase), int(state.to_move) + 2)
    mixed = mix(mixed, mix(int(state.call), int(state.rounds)))
    mixed = mix(mixed, mix(int(state.searched) + 1, int(state.victim) + 1))
    mixed = mix(mixed, mix(int(state.deck_size), int(state.drawn_count)))
    for pile in range(PILES):
        size = int(state.pile_sizes[pile])
        top = int(state.piles[pile, size - 1]) if size > 0 else NO_CARD
        mixed = mix(mixed, size * TYPES + top + 1)
    for kind in range(KINDS):
        mixed = mix(mixed, int(state.kinds[seat, kind]))
    for colour in range(COLOURS):
        mixed = mix(mixed, int(state.colours[seat, colour]))
    return mix(mixed, int(state.hand_sizes[seat]))


# The prior: which card, and which pair to lay. Only the own hand matters, so that comparing moves
# needs no copy of the state. Where a call is possible, or has been made, points decide, and the
# estimate is better.


@rule
def prior(state: State, moves: Moves, count: int, liked: Scores) -> bool:
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


# The likelihood. ``imagine`` deals hidden cards as if nobody had chosen anything. The round is told
# again with those cards, and what the others are said to have chosen is held against the prior.


@rule
def likelihood(state: State, viewer: int) -> float:
    """How likely the others would have chosen so; the viewer's own choices are known anyway."""
    tables = np.zeros(1, STATE)
    told = tables[0]
    likely = 1.0
    before = NOBODY
    for index in range(int(state.event_count)):
        event = state.events[index]
        if event.seat != before:
            likely *= patience(told, before, viewer)
            before = int(event.seat)
        if event.what == DREW_TWO and event.seat != viewer:
            likely *= keeping(told, event)
        move_cards(told, event)
    if before != state.turn and state.call == NO_CALL:
        likely *= patience(told, before, viewer)
    return likely


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


def longest(players: int) -> tuple[int, int]:
    """There are 200 rounds (SP-7.2) of 58 cards.

    A card comes to a hand once, with three moves at most: deck, keep, place. It is laid once, in a
    pair with one more move for its effect. Every turn ends with a move, and brings a card unless
    it is one of the last turns. Chance draws every card once, and steals one for a pair.
    """
    rounds, cards, pairs = 200, 58, 29
    return rounds * (3 * cards + 2 * pairs + cards + players), 1 + rounds * (cards + pairs)
