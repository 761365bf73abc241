"""What must hold after every step of any game. Hypothesis picks indices into the legal moves, so a
failure shrinks to a short game."""

import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, OVER
from tidetable.games.sea_salt_paper import RULES
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    CRAB,
    EVENTS,
    FISH,
    KIND,
    KINDS,
    MERMAID,
    MOST_SEARCHES,
    SHARK,
    SWIMMER,
    TYPES,
)
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus, pair_points
from tidetable.games.sea_salt_paper.state import SEARCHED
from tidetable.games.sea_salt_paper.words import laid_cards, points_of

pytestmark = pytest.mark.rules

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.sampled_from([2, 3, 4]),
        "idle_pairs": st.booleans(),
        "empty_deck_in_last_turns": st.sampled_from(["score", "void"]),
        "tie_break": st.sampled_from(["last_round_points", "round_ender", "shared"]),
    }
)
EXAMPLES = 3 if compiled.INTERPRETED else 25


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(options=OPTIONS, picks=st.lists(st.integers(0, 2**16), max_size=300), seed=st.integers(0, 9))
def test_invariants_after_every_step(options: dict[str, Any], picks: list[int], seed: int) -> None:
    game = Game(RULES, options, draws=False)
    rest = np.random.default_rng(seed)
    totals = np.zeros(4, int)
    for number in itertools.count():
        check(game.state)
        assert (game.state.totals >= totals).all()
        totals = game.state.totals.astype(int)
        if game.over or (compiled.INTERPRETED and number > 400):
            return
        codes = list(game.odds) if game.to_move == CHANCE else game.moves
        pick = picks[number] if number < len(picks) else int(rest.integers(2**16))
        game.play(int(codes[pick % len(codes)]))


def check(state: Any) -> None:
    players = int(state.players)
    cards = state.deck.astype(int) + state.hands.sum(axis=0, dtype=int)
    for pile in range(2):
        cards += np.bincount(state.piles[pile, : state.pile_sizes[pile]], minlength=TYPES)
    cards += np.bincount([card for card in state.drawn if card >= 0], minlength=TYPES)
    for seat in range(players):
        laid = laid_cards(state, seat)
        cards += laid
        check_seat(state, seat, laid)
    assert np.array_equal(cards, COPIES)
    assert cards.sum() == CARDS
    assert state.deck_size == state.deck.sum(dtype=int)
    assert 0 <= state.event_count <= EVENTS
    for seat in range(players):
        events = state.events[: state.event_count]
        searches = sum(event.what == SEARCHED and event.seat == seat for event in events)
        assert searches <= MOST_SEARCHES


def check_seat(state: Any, seat: int, laid: Any) -> None:
    hand = state.hands[seat].astype(int)
    owned = hand + laid
    assert (hand >= 0).all()
    assert hand.sum() == state.hand_sizes[seat]
    assert laid.sum() % 2 == 0
    kinds = np.bincount(KIND, owned, KINDS)
    assert np.array_equal(kinds, state.kinds[seat])
    assert np.array_equal(np.bincount(COLOUR, owned, COLOURS), state.colours[seat])
    assert kinds[MERMAID] < 4 or (state.to_move == OVER and state.mermaids == seat)
    # A pair is worth the same laid as held.
    held = np.bincount(KIND, hand, KINDS).astype(int)
    in_hand = held[CRAB] // 2 + held[BOAT] // 2 + held[FISH] // 2 + min(held[SWIMMER], held[SHARK])
    assert pair_points(state, seat) == laid.sum() // 2 + in_hand
    parts = points_of(hand, laid)
    assert colour_bonus(state, seat) == parts.pop("colour bonus")
    assert card_points(state, seat) == sum(parts.values())
