"""What a turn would give, told before it is made: from the view alone, by the rules themselves.

The view is written into a state in which hidden cards are nowhere. What a move gives its maker
never depends on them; what it might draw is not told.
"""

from typing import Any, Literal

import msgspec
import numpy as np

from tidetable.core.compiled import copy_open, rule
from tidetable.core.records import copied, row
from tidetable.games.sea_salt_paper.pairs import has_effect
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CARDS,
    COLOUR,
    COLOURS,
    CRAB,
    END_TURN,
    FIRST_PAIR,
    FISH,
    KIND,
    KINDS,
    LAST_CHANCE,
    MAX_PLAYERS,
    MERMAID,
    MOVES,
    NO_CARD,
    PAIR,
    PILES,
    SWIMMER,
    TYPES,
    WHITE,
)
from tidetable.games.sea_salt_paper.rules import legal, next_seat, play
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus, last_chance_points
from tidetable.games.sea_salt_paper.shown import Card
from tidetable.games.sea_salt_paper.state import (
    LAST_TURNS,
    NOBODY,
    PLACING,
    STATE,
    State,
    View,
)
from tidetable.games.sea_salt_paper.words import CARD_NAMES, move_text

Effect = Literal["search", "another-turn", "draw", "rob"]
RoundEnd = Literal["scored", "void"]

EFFECTS: dict[int, Effect] = {CRAB: "search", BOAT: "another-turn", FISH: "draw", SWIMMER: "rob"}


class Preview(msgspec.Struct, frozen=True):
    """A turn in notation, as far as it can be known, and what it gives its player."""

    moves: tuple[str, ...]
    gained: Card | None  # the card that comes to the hand, if it is known
    card_points: int  # then
    change: int  # of card points
    colour_bonus: int  # then
    wins: bool  # four mermaids
    effect: Effect | None  # of a pair; none if it would have none
    ends_round: RoundEnd | None
    score: int | None  # what the round pays if it ends
    score_if_won: int | None  # LAST CHANCE: what it pays if nobody has more points
    score_if_lost: int | None  # and if somebody has


def previews(view: View) -> tuple[Preview, ...]:
    """One for each turn the viewer could make now; the place for the other card belongs to it."""
    before = row(STATE)
    suppose(view, before[0])
    if view.seat < 0 or view.to_move != view.seat:
        return ()
    found = []
    for code in _legal(before[0]):
        after = copied(before)
        play(after[0], code)
        if after[0].phase == PLACING and before[0].phase != PLACING:
            found += [_preview(before, (code, place)) for place in _legal(after[0])]
        else:
            found.append(_preview(before, (code,)))
    return tuple(found)


def _legal(state: Any) -> list[int]:
    codes = np.zeros(MOVES, np.int64)
    found: list[int] = codes[: legal(state, codes)].tolist()
    return found


def _preview(before: Any, codes: tuple[int, ...]) -> Preview:
    after = copied(before)
    for code in codes:
        play(after[0], code)
    then, first = after[0], codes[0]
    seat = int(before[0].turn)
    points = card_points(before[0], seat)
    ends = then.rounds > before[0].rounds
    cards = before[0] if ends else then  # the next round has begun without any
    bet = first == LAST_CHANCE
    return Preview(
        moves=tuple(move_text(code) for code in codes),
        gained=_gained(before[0], then) if not ends else None,
        card_points=card_points(cards, seat),
        change=card_points(cards, seat) - points,
        colour_bonus=colour_bonus(cards, seat),
        wins=bool(then.mermaids == seat),
        effect=_effect(before[0], first),
        ends_round=("void" if then.ender == NOBODY else "scored") if ends else None,
        score=int(then.last_points[seat]) if ends else None,
        score_if_won=bet_pays(copied(before)[0], 0) if bet else None,
        score_if_lost=bet_pays(copied(before)[0], CARDS) if bet else None,
    )


def _gained(before: Any, then: Any) -> Card | None:
    seat = int(before.turn)
    more = np.nonzero(then.hands[seat] > before.hands[seat])[0]
    return CARD_NAMES[int(more[0])] if len(more) else None


def _effect(state: Any, code: int) -> Effect | None:
    if not PAIR <= code < END_TURN:
        return None
    group = int(np.searchsorted(FIRST_PAIR, code - PAIR, "right")) - 1
    return EFFECTS[group] if has_effect(state, group) else None


@rule
def suppose(view: View, state: State) -> None:
    """What the view holds, as a state: hands that are hidden are empty, and so are deck and piles
    below their tops, but for their sizes."""
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
    for seat in range(MAX_PLAYERS):
        suppose_cards(view, state, seat)


@rule
def suppose_cards(view: View, state: State, seat: int) -> None:
    for kind in range(KINDS):
        state.kinds[seat, kind] = 0
    for colour in range(COLOURS):
        state.colours[seat, colour] = 0
    for card in range(TYPES):
        held = int(view.hand[card]) if seat == view.seat else int(view.shown_hands[seat, card])
        owned = held + int(view.laid[seat, card])
        state.hands[seat, card] = held
        state.kinds[seat, KIND[card]] += owned
        state.colours[seat, COLOUR[card]] += owned


@rule
def bet_pays(state: State, best: int) -> int:
    """What LAST CHANCE pays whoever is on turn, if that is the most another player has."""
    other = next_seat(state)
    state.call = LAST_TURNS
    state.caller = state.turn
    for seat in range(MAX_PLAYERS):
        if seat != state.turn:
            for kind in range(KINDS):
                state.kinds[seat, kind] = 0
    state.kinds[other, MERMAID] = 1
    for colour in range(COLOURS):
        state.colours[other, colour] = 0
    state.colours[other, WHITE] = best
    return last_chance_points(state, int(state.turn))
