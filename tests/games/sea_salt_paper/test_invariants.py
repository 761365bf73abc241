"""What must hold after every step of any game. Hypothesis picks indices into the legal moves, so a
failure shrinks to a short game."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.depth import repeats
from tests.games.sea_salt_paper.drawing import laid_cards, points_of
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
    PILE_SPACE,
    SHARK,
    SWIMMER,
    TYPES,
)
from tidetable.games.sea_salt_paper.scoring import card_points, colour_bonus, pair_points
from tidetable.games.sea_salt_paper.state import LAID, SEARCHED

pytestmark = pytest.mark.rules

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.sampled_from([2, 3, 4]),
        "idle_pairs": st.booleans(),
        "empty_deck_in_last_turns": st.sampled_from(["score", "void"]),
        "tie_break": st.sampled_from(["last_round_points", "round_ender", "shared"]),
    }
)
OF_KIND = np.equal.outer(KIND, np.arange(KINDS)).astype(int)
OF_COLOUR = np.equal.outer(COLOUR, np.arange(COLOURS)).astype(int)
EXAMPLES = 3 if compiled.INTERPRETED else repeats(10, 25)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(options=OPTIONS, picks=st.lists(st.integers(0, 2**16), max_size=300), seed=st.integers(0, 9))
def test_invariants_after_every_step(options: dict[str, Any], picks: list[int], seed: int) -> None:
    game = Game(RULES, options, draws=False)
    rest = np.random.default_rng(seed)
    positions = bytearray(game.table.tobytes())
    while not game.over and not (compiled.INTERPRETED and len(game.steps) > 400):
        codes = list(game.odds) if game.to_move == CHANCE else game.moves
        number = len(game.steps)
        pick = picks[number] if number < len(picks) else int(rest.integers(2**16))
        game.play(int(codes[pick % len(codes)]))
        positions += game.table.tobytes()
    check(np.frombuffer(positions, RULES.state), game.players)


def check(at: Any, players: int) -> None:
    """What every position must obey is asked of all of them at once, which is far faster."""
    assert (np.diff(at["totals"], axis=0) >= 0).all()
    assert (at["event_count"] >= 0).all()
    assert (at["event_count"] <= EVENTS).all()
    told = np.arange(EVENTS) < at["event_count"][:, None]
    cards = at["deck"] + at["hands"].sum(axis=1) + counted(at["drawn"], at["drawn"] >= 0)
    for pile in range(2):
        there = np.arange(PILE_SPACE) < at["pile_sizes"][:, pile, None]
        cards += counted(at["piles"][:, pile], there)
    for seat in range(players):
        laid_now = told & (at["events"]["what"] == LAID) & (at["events"]["seat"] == seat)
        laid = counted(at["events"]["card"], laid_now) + counted(at["events"]["other"], laid_now)
        cards += laid
        check_seat(at, seat, laid)
        check_points(at, seat, laid)
        searches = told & (at["events"]["what"] == SEARCHED) & (at["events"]["seat"] == seat)
        assert (searches.sum(axis=1) <= MOST_SEARCHES).all()
    assert (cards == COPIES).all()
    assert (cards.sum(axis=1) == CARDS).all()
    assert (at["deck_size"] == at["deck"].sum(axis=1)).all()


def counted(cards: Any, there: Any) -> Any:
    """How many of each type lie where there is true, position by position."""
    counts = np.zeros((len(cards), TYPES), int)
    position, place = np.nonzero(there)
    np.add.at(counts, (position, cards[position, place]), 1)
    return counts


def check_seat(at: Any, seat: int, laid: Any) -> None:
    hand = at["hands"][:, seat]
    owned = hand + laid
    assert (hand >= 0).all()
    assert (hand.sum(axis=1) == at["hand_sizes"][:, seat]).all()
    assert (laid.sum(axis=1) % 2 == 0).all()
    kinds = owned @ OF_KIND
    assert np.array_equal(kinds, at["kinds"][:, seat])
    assert np.array_equal(owned @ OF_COLOUR, at["colours"][:, seat])
    won = at[kinds[:, MERMAID] == 4]
    assert (won["to_move"] == OVER).all()
    assert (won["mermaids"] == seat).all()
    assert (kinds[:, MERMAID] <= 4).all()


def check_points(at: Any, seat: int, laid: Any) -> None:
    """The points of the cards, told again; a pair is worth the same laid as held."""
    hands = at["hands"][:, seat].astype(int)
    held = hands @ OF_KIND
    pairs = laid.sum(axis=1) // 2 + (held[:, [CRAB, BOAT, FISH]] // 2).sum(axis=1)
    pairs += np.minimum(held[:, SWIMMER], held[:, SHARK])
    for number, position in enumerate(at):
        # Most steps leave a seat's cards as they were; they are told again when they change.
        if number == 0 or differs(hands, number) or differs(laid, number):
            assert np.array_equal(laid_cards(position, seat), laid[number])
            parts = points_of(hands[number], laid[number])
            bonus = parts.pop("colour_bonus")
        assert pair_points(position, seat) == pairs[number]
        assert colour_bonus(position, seat) == bonus
        assert card_points(position, seat) == sum(parts.values())


def differs(cards: Any, number: int) -> bool:
    return bool((cards[number] != cards[number - 1]).any())
