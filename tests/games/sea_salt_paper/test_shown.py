"""What a table shows of Sea Salt & Paper is what the rules count."""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.depth import repeats
from tests.games.sea_salt_paper.drawing import Drawn, after, legal_moves, table
from tests.games.test_every_game import STEPS, random_game
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.games.sea_salt_paper import RULES, events
from tidetable.games.sea_salt_paper.ending import ending
from tidetable.games.sea_salt_paper.pieces import CARD_NAMES, CARDS
from tidetable.games.sea_salt_paper.scoring import (
    collection_points,
    colour_bonus,
    mermaid_points,
    multiplier_points,
    pair_points,
)
from tidetable.games.sea_salt_paper.shown import Shown, shown_open
from tidetable.games.sea_salt_paper.words import turns_in_log

pytestmark = pytest.mark.rules

FACTS = RULES.face.facts
OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "idle_pairs": False},
    {"players": 3, "memory_aid": True},
    {"players": 4, "empty_deck_in_last_turns": "void"},
]
SEEDS = range(1 if compiled.INTERPRETED else repeats(3, 12))
EVERY = [(options, seed) for options in OPTIONS for seed in SEEDS]


def positions(options: dict[str, Any], seed: int) -> Iterator[Game]:
    return itertools.islice(random_game("sea-salt-paper", options, seed=seed), STEPS)


def paired(hand: tuple[str, ...]) -> set[tuple[str, ...]]:
    """The pairs of a hand, told again."""
    kinds = ({"crab"}, {"boat"}, {"fish"}, {"swimmer", "shark"})
    both = (tuple(sorted(pair, key=CARD_NAMES.index)) for pair in itertools.combinations(hand, 2))
    return {pair for pair in both if {card.split("-")[0] for card in pair} in kinds}


@pytest.mark.parametrize(("options", "seed"), EVERY, ids=str)
def test_pairs_of_the_own_hand(options: dict[str, Any], seed: int) -> None:
    for game in positions(options, seed):
        assert game.view().shown.pairs == ()
        for seat in range(game.players):
            shown: Shown = game.view(seat).shown
            hand = shown.players[seat].hand
            assert hand is not None
            assert {pair.cards for pair in shown.pairs} == paired(hand)
            legal = {str(move) for move in game.moves} if game.to_move == seat else set()
            moves = {pair.move for pair in shown.pairs if pair.is_legal}
            assert moves == {move for move in legal if move.startswith("pair:")}
            effects = {
                one.moves[0]: one.effect for one in game.rules.face.previews(game.view(seat).record)
            }
            for pair in shown.pairs:
                assert not pair.is_legal or pair.effect == effects[pair.move]


@pytest.mark.parametrize(("options", "seed"), EVERY, ids=str)
def test_players_who_may_be_robbed_and_the_empty_pile(options: dict[str, Any], seed: int) -> None:
    for game in positions(options, seed):
        shown: Shown = game.view().shown
        victims = [player.seat for player in shown.players if player.may_be_robbed]
        if shown.phase == "robbing":
            assert [f"rob:{seat + 1}" for seat in victims] == list(map(str, game.moves))
        if shown.phase == "keeping":
            later = game.copy()
            later.play(game.moves[0])
            placed = later.view().shown.phase == "playing"
            assert placed == (shown.empty_pile is not None) or later.over


@pytest.mark.parametrize(("options", "seed"), EVERY, ids=str)
def test_cards_are_sorted_by_what_they_score(options: dict[str, Any], seed: int) -> None:
    for game in positions(options, seed):
        for player in shown_open(game.state).players:
            cards, points = player.sorted, player.points
            assert points is not None
            assert player.hand is not None
            parts = (cards.pairs, cards.collections, cards.multipliers, cards.mermaids)
            every = Counter(itertools.chain(*parts, cards.singles))
            assert every == Counter(itertools.chain(player.hand, *player.laid))
            assert len(cards.pairs) == 2 * points.pairs
            assert not paired(cards.singles)
            for part, seen in zip(FACTS["parts"], parts, strict=True):
                assert {FACTS["card"][card]["kind"] for card in seen} <= kinds_of(part)
            assert sum(group.points for group in points.groups) == points.card_points
            counted = sum(colour.cards for colour in points.colours if colour.is_counted)
            assert counted == points.mermaids


def kinds_of(part: str) -> set[str]:
    return {kind["kind"] for kind in FACTS["kinds"] if kind["part"] == part}


@pytest.mark.parametrize(("options", "seed"), EVERY, ids=str)
def test_a_finished_round_shows_what_it_paid(options: dict[str, Any], seed: int) -> None:
    for game in positions(options, seed):
        assert game.over or game.view().shown.result is None
        for code in map(int, game.moves):
            told, happened = ending(game.state, code), game.events(code)
            assert (told is None) != any(
                isinstance(event, events.RoundVoid | events.RoundPaid) for event in happened
            )
            if told is not None:
                check_end(told, happened)
                later = game.copy()
                later.play(code)
                if later.over:
                    check_end(later.view().shown, happened)


def check_end(shown: Shown, happened: tuple[events.Event, ...]) -> None:
    """The end of a round shows what its events tell."""
    paid = {event.seat: event for event in happened if isinstance(event, events.RoundPaid)}
    for player in shown.players:
        event = paid.get(player.seat)
        if event is None:
            assert player.paid is None
            continue
        assert player.paid is not None
        assert (player.paid.cards, player.paid.colour) == (event.cards, event.colour)
        assert player.paid.points == event.points
    bets = [event for event in happened if isinstance(event, events.Bet)]
    assert shown.best_of_others == (bets[0].best if bets else None)
    result = ("won" if bets[0].won else "lost") if bets else "stop" if paid else "void"
    assert shown.result == result


def test_four_mermaids_pay_nothing() -> None:
    seats = [Drawn("mermaid-WH mermaid-WH mermaid-WH"), Drawn(total=39)]
    shown = shown_open(after(table(seats=seats, piles=("mermaid-WH", "")), "take:1"))
    assert shown.result == "mermaids"
    assert [player.paid for player in shown.players] == [None, None]


@pytest.mark.parametrize("players", [2, 3])
def test_an_open_table_hides_nothing_but_deck_and_piles(players: int) -> None:
    for game in positions({"players": players, "memory_aid": True}, 5):
        shown = shown_open(game.state)
        assert shown.seat is None
        under = sum(max(0, pile.size - 1) for pile in shown.piles)
        searched = len(shown.searched_cards or "")
        hidden = shown.deck_size + under - max(0, searched - 1)
        assert sum(shown.unseen.values()) == hidden
        assert all(player.hand is not None for player in shown.players)
        assert shown.remembered is not None
        assert all(one.card is not None for one in shown.remembered)


# Facts.


def test_facts_are_json_and_the_box_is_whole() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FACTS)) == FACTS
    assert list(FACTS["card"]) == list(CARD_NAMES)
    for counted in ("kinds", "colours"):
        assert sum(one["cards"] for one in FACTS[counted]) == CARDS
    for kind in FACTS["kinds"]:
        for colour, copies in kind["copies"].items():
            assert FACTS["card"][f"{kind['kind']}-{colour}"]["copies"] == copies


def cards_of(kind: str) -> list[str]:
    return [card for card, fact in FACTS["card"].items() if fact["kind"] == kind]


@pytest.mark.parametrize("kind", FACTS["steps"])
def test_steps_are_the_points_of_a_collection(kind: str) -> None:
    cards = cards_of(kind)
    for count, points in enumerate(FACTS["steps"][kind], 1):
        assert collection_points(table(seats=[Drawn(" ".join(cards[:count]))]), 0) == points
    assert len(FACTS["steps"][kind]) == len(cards)


@pytest.mark.parametrize("kind", FACTS["factors"])
def test_factors_are_the_points_of_a_multiplier(kind: str) -> None:
    factor = FACTS["factors"][kind]
    one, *_ = cards_of(kind)
    each = cards_of(factor["each"])[:2]
    assert (
        multiplier_points(table(seats=[Drawn(" ".join([one, *each]))]), 0) == 2 * factor["points"]
    )


@pytest.mark.parametrize("pair", FACTS["pairs"])
def test_pairs_have_the_effect_that_is_told(pair: str) -> None:
    first, second = (
        cards_of(kind)[place] for place, kind in enumerate(FACTS["pairs"][pair]["kinds"])
    )
    state = table(
        seats=[Drawn(f"{first} {second}"), Drawn("shell-GY")], piles=("boat-BK", ""), taken=True
    )
    move = next(move for move in legal_moves(state) if move.startswith("pair:"))
    happened = RULES.face.events(state, RULES.face.read_move(move) or 0, 0)[0]
    assert happened.effect == FACTS["pairs"][pair]["effect"]
    assert pair_points(state, 0) == FACTS["pairs"][pair]["points"]


def test_a_colour_is_worth_its_cards() -> None:
    state = table(seats=[Drawn("mermaid-WH shell-DB octopus-YE crab-DB")])
    assert mermaid_points(state, 0) == colour_bonus(state, 0) == 2 * FACTS["colour_points"]


def test_a_log_shows_two_turns_unless_the_table_remembers() -> None:
    assert (turns_in_log({"memory_aid": False}), turns_in_log({"memory_aid": True})) == (2, None)
