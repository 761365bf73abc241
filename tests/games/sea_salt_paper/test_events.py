"""Events of Sea Salt & Paper: a bookkeeper that knows nothing else keeps the whole table."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import singledispatchmethod
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

import tidetable
from tests.games.sea_salt_paper.drawing import Drawn, after, code_of, table
from tests.games.stories import case_id, games_each
from tests.games.test_every_game import CASES, STEPS, random_game
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.records import copied, row_of
from tidetable.core.rules import CHANCE, ONLOOKER
from tidetable.core.sentences import sentence, told
from tidetable.games.sea_salt_paper import RULES, events
from tidetable.games.sea_salt_paper.events import COLUMNS, ROWS, Card, Event, walk
from tidetable.games.sea_salt_paper.pieces import (
    CARDS,
    COLOUR_NAMES,
    COPIES,
    LAST_CHANCE,
    MOST_ROUNDS,
    STOP,
)
from tidetable.games.sea_salt_paper.shown import Shown
from tidetable.games.sea_salt_paper.state import State

pytestmark = pytest.mark.rules

FACE = RULES.face
VARIANTS = [options for name, options in CASES if name == "sea-salt-paper"]
SEEDS = range(games_each(1, 55))
QUIET_STEPS = 70 if compiled.INTERPRETED else 900
CALLS = (STOP, LAST_CHANCE)
LANGUAGES = ("en", "uk", "pl", "fr", "ru")
EFFECTS = {"searching": "search", "taking": "another-turn", "fishing": "draw", "robbing": "rob"}
BOX = Counter(dict(zip(events.FACES, COPIES.tolist(), strict=True)))


def quiet_game(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """The beginning of a random game in which hardly anybody calls, so that the deck runs out."""
    game = tidetable.new_game("sea-salt-paper", seed=seed, draws=False, **options)
    dice = random.Random(seed)
    for _ in range(QUIET_STEPS):
        yield game
        if game.over:
            return
        codes = list(game.odds) if game.to_move == CHANCE else list(map(int, game.moves))
        quiet = [code for code in codes if game.to_move == CHANCE or code not in CALLS]
        game.play(dice.choice(codes if dice.random() < 0.02 else quiet))


def steps(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Every position of a random game and a quiet one, as it was before its step, and the step."""
    yield from with_step(itertools.islice(random_game("sea-salt-paper", options, seed), STEPS))
    yield from with_step(quiet_game(options, seed))


def with_step(games: Iterator[Game]) -> Iterator[tuple[Game, int]]:
    before: Game | None = None
    for game in games:
        if before is not None:
            yield before, game.steps[-1]
        before = game.copy()


def viewers(game: Game) -> Sequence[int]:
    return (*range(game.players), ONLOOKER)


def merged(game: Game, code: int) -> list[Event]:
    """The events of a step as all seats together know them."""
    every = zip(*(game.events(code, seat) for seat in viewers(game)), strict=True)
    return [max(one, key=lambda event: len(msgspec.json.encode(event))) for one in every]


class Bookkeeper:
    """Knows the table from events alone."""

    def __init__(self, players: int) -> None:
        self.totals = [0] * players
        self.last_points = [0] * players
        self.number = 0
        self.is_over = False
        self.mermaids: int | None = None
        self.clear()

    def clear(self) -> None:
        players = len(self.totals)
        self.deck = BOX.copy()
        self.hands: list[Counter[Card]] = [Counter() for _ in range(players)]
        self.laid: list[Counter[Card]] = [Counter() for _ in range(players)]
        self.piles: list[list[Card]] = [[], []]
        self.drawn: list[Card] = []
        self.revealed: set[int] = set()
        self.call: str | None = None
        self.effect: str | None = None

    def draw(self, card: Card | None) -> Card:
        assert card is not None
        assert self.deck[card] > 0
        self.deck[card] -= 1
        return card

    def gain(self, seat: int, card: Card | None) -> None:
        assert card is not None
        self.hands[seat][card] += 1

    def lose(self, seat: int, card: Card | None) -> None:
        assert card is not None
        assert self.hands[seat][card] > 0
        self.hands[seat][card] -= 1

    @singledispatchmethod
    def note(self, event: Event) -> None:
        """Note what happened; most choices change nothing yet."""

    @note.register
    def _(self, event: events.RoundBegan) -> None:
        self.clear()
        self.number += 1
        assert event.number == self.number

    @note.register
    def _(self, event: events.Opened) -> None:
        self.piles[event.pile - 1].append(self.draw(event.card))

    @note.register
    def _(self, event: events.Drew) -> None:
        self.drawn.append(self.draw(event.card))

    @note.register
    def _(self, event: events.DrewToHand) -> None:
        self.gain(event.seat, self.draw(event.card))

    @note.register
    def _(self, event: events.Kept) -> None:
        assert event.card is not None
        self.drawn.remove(event.card)
        self.gain(event.seat, event.card)
        assert (event.pile is None) == (event.discarded is None)
        if event.pile is not None and event.discarded is not None:
            assert not self.piles[event.pile - 1]
            self.discard(event.pile, event.discarded)

    @note.register
    def _(self, event: events.Discarded) -> None:
        self.discard(event.pile, event.card)

    def discard(self, pile: int, card: Card) -> None:
        self.drawn.remove(card)
        self.piles[pile - 1].append(card)

    @note.register
    def _(self, event: events.Took) -> None:
        assert self.piles[event.pile - 1].pop() == event.card
        self.gain(event.seat, event.card)

    @note.register
    def _(self, event: events.Paired) -> None:
        for card in (event.first, event.second):
            self.lose(event.seat, card)
            self.laid[event.seat][card] += 1
        self.effect = event.effect

    @note.register
    def _(self, event: events.Searched) -> None:
        assert event.position is not None
        assert self.piles[event.pile - 1].pop(event.position - 1) == event.card
        self.gain(event.seat, event.card)

    @note.register
    def _(self, event: events.Stole) -> None:
        self.lose(event.victim, event.card)
        self.gain(event.seat, event.card)

    @note.register
    def _(self, event: events.Called) -> None:
        self.call = event.call

    @note.register
    def _(self, event: events.Revealed) -> None:
        assert Counter(event.cards) == +self.hands[event.seat]
        self.revealed.add(event.seat)

    @note.register
    def _(self, event: events.RoundVoid) -> None:
        self.call = None
        self.last_points = [0] * len(self.totals)

    @note.register
    def _(self, event: events.RoundPaid) -> None:
        assert event.points == (event.cards or 0) + (event.colour or 0)
        self.last_points[event.seat] = event.points
        self.totals[event.seat] += event.points
        assert self.totals[event.seat] == event.total

    @note.register
    def _(self, event: events.Mermaids) -> None:
        self.mermaids = event.seat

    @note.register
    def _(self, event: events.GameEnded) -> None:
        self.is_over = True
        assert list(event.scores) == self.totals

    def check(self, shown: Shown) -> None:
        """The table with every hand open is what was noted."""
        assert (shown.phase == "over") == self.is_over
        assert (shown.call, shown.won_by_mermaids) == (self.call, self.mermaids)
        assert shown.deck_size == self.deck.total()
        assert [named(card) for card in self.drawn] == list(shown.drawn)
        for pile, seen in zip(self.piles, shown.piles, strict=True):
            assert (len(pile), named(pile[-1]) if pile else None) == (seen.size, seen.top)
        for player in shown.players:
            seat = player.seat
            assert player.hand is not None
            assert Counter(player.hand) == names(self.hands[seat])
            assert Counter(itertools.chain(*player.laid)) == names(self.laid[seat])
            assert player.is_revealed == (seat in self.revealed)
            assert (player.total, player.last_points) == (self.totals[seat], self.last_points[seat])


def named(card: Card) -> str:
    return f"{card.kind}-{card.colour}"


def names(cards: Counter[Card]) -> Counter[str]:
    return Counter({named(card): count for card, count in cards.items() if count})


@pytest.mark.parametrize("options", VARIANTS, ids=case_id)
def test_a_bookkeeper_who_hears_every_seat_keeps_the_table(options: dict[str, Any]) -> None:
    for seed in SEEDS:
        for game, code in steps(options, seed):
            if not game.steps:  # a random game, then a quiet one
                keeper = Bookkeeper(game.players)
            check_step(keeper, game, code)


def check_step(keeper: Bookkeeper, game: Game, code: int) -> None:
    """Make a step that the bookkeeper hears of, and compare the books."""
    happened = merged(game, code)
    before = FACE.shown_open(game.state)
    for event in happened:
        check_points(event, before)
        keeper.note(event)
    game.play(code)
    now = FACE.shown_open(game.state)
    keeper.check(now)
    assert now.round_number == keeper.number
    assert game.scores == keeper.totals
    if isinstance(happened[0], events.Paired):
        assert happened[0].effect == EFFECTS.get(now.phase)
    if isinstance(happened[-1], events.GameEnded):
        assert list(happened[-1].ranks) == game.ranks
        assert happened[-1].seat == (game.winners[0] if len(game.winners) == 1 else None)


def check_points(event: Event, shown: Shown) -> None:
    """Points are those that the table showed before the step."""
    if isinstance(event, events.Revealed):
        points = shown.players[event.seat].points
        for source in ("pairs", "collections", "multipliers", "mermaids", "colour_bonus"):
            assert getattr(event, source) == getattr(points, source)
    if isinstance(event, events.Called):
        assert event.points == card_points(shown, event.seat)
    if isinstance(event, events.Bet):
        others = {player.seat for player in shown.players} - {event.seat}
        best = max(card_points(shown, seat) for seat in others)
        own = card_points(shown, event.seat)
        assert (event.points, event.best, event.won) == (own, best, own >= best)
    if isinstance(event, events.RoundPaid):
        points = shown.players[event.seat].points
        assert points is not None
        assert event.cards in (None, points.card_points)
        assert event.colour in (None, points.colour_bonus)


def card_points(shown: Shown, seat: int) -> int:
    points = shown.players[seat].points
    assert points is not None
    return points.card_points


@pytest.mark.parametrize("options", VARIANTS, ids=case_id)
def test_every_step_is_told_to_everybody(options: dict[str, Any]) -> None:
    for game, code in steps(options, seed=20):
        text = FACE.deal_text(code) if game.to_move == CHANCE else FACE.move_text(code)
        heard = set()
        for seat in viewers(game):
            happened = game.events(code, seat)
            json = msgspec.json.encode(happened)
            assert msgspec.json.decode(json, type=tuple[Event, ...]) == happened
            heard.add(FACE.event_text(happened[0]))
        hidden = {"?", text.split(":")[0] + ":?"}
        assert text in heard
        assert heard <= {text} | hidden


@pytest.mark.parametrize("options", VARIANTS, ids=case_id)
def test_the_walk_ends_where_the_step_does(options: dict[str, Any]) -> None:
    for game, code in steps(options, seed=21):
        before, walked = game.state.tobytes(), copied(row_of(game.state))
        found = np.zeros((ROWS, COLUMNS), np.int64)
        assert 1 <= walk(walked, code, found) <= ROWS
        game.events(code, 0)
        assert game.state.tobytes() == before
        game.play(code)
        assert walked.tobytes() == game.state.tobytes()


def test_every_kind_of_step_and_event_comes() -> None:
    verbs: set[str] = set()
    kinds: set[type[Event]] = set()
    for seed, players in itertools.product(range(3), (2, 3, 4)):
        for game, code in steps({"players": players}, seed):
            happened = game.events(code, int(game.state.turn))
            verbs.add(FACE.event_text(happened[0]).split(":")[0])
            kinds |= {type(event) for event in happened}
    moves = {FACE.move_text(code).split(":")[0] for code in range(RULES.moves)}
    deals = {FACE.deal_text(code).split(":")[0] for code in range(RULES.deals)}
    assert verbs <= moves | deals
    if not compiled.INTERPRETED:  # there games are cut short
        assert verbs == moves | deals
        assert kinds | {events.Mermaids} == set(get_args(Event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_told(language: str) -> None:
    """No sentence lacks a value, and none shows a letter code or a word left unsaid."""
    names = ["Ann", "Bo", "Cy"]
    for game, code in steps({"players": 3}, seed=3):
        for seat in viewers(game):
            lines = [
                told("sea-salt-paper", event, names, seat, language)
                for event in game.events(code, seat)
            ]
            for line in filter(None, lines):
                assert line == line.strip()
                assert not {"DB", "LB", "none", "hidden"} & set(line.replace(".", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_advised(language: str) -> None:
    for game, code in steps({"players": 3}, seed=3):
        if game.to_move >= 0:
            event = game.events(code, game.to_move)[0]
            key = f"sea-salt-paper-advise-{event.__struct_config__.tag}"
            advice = sentence(key, msgspec.structs.asdict(event) | {"victim": "Bo"}, language)
            assert not {"DB", "LB", "none"} & set(advice.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_colour_has_two_letters_of_its_own(language: str) -> None:
    key = "sea-salt-paper-colour-letters"
    letters = {sentence(key, {"colour": colour}, language) for colour in COLOUR_NAMES}
    assert len(letters) == len(COLOUR_NAMES)
    assert {len(both) for both in letters} == {2}


# What random games hardly bring.


def last(state: State, step: str, seat: int = 0) -> list[Event]:
    """The events of a step, without the first, after which the state is as the rules leave it."""
    code = code_of(state, step)
    happened = FACE.events(state, code, seat)
    walked = copied(row_of(state))
    walk(walked, code, np.zeros((ROWS, COLUMNS), np.int64))
    assert walked.tobytes() == row_of(after(state, step)).tobytes()
    return list(happened[1:])


def test_four_mermaids() -> None:
    seats = [Drawn("mermaid-WH mermaid-WH mermaid-WH"), Drawn(total=39)]
    won = last(table(seats=seats, piles=("mermaid-WH", "")), "take:1")
    assert won == [events.Mermaids(0), events.GameEnded(0, "mermaids", (0, 39), (1, 2))]
    drawn = after(table(seats=seats, piles=("crab-DB", "")), "deck", "mermaid-WH", "fish-DB")
    kept = FACE.events(drawn, code_of(drawn, "keep:mermaid-WH"), 0)
    assert kept[0] == events.Kept(0, Card("mermaid", "WH"), None, None)


def test_the_last_possible_round() -> None:
    state = table(
        seats=[Drawn(total=9), Drawn(total=9)], deck="", piles=("crab-DB", ""), taken=True
    )
    state.rounds = MOST_ROUNDS - 1
    shared = events.GameEnded(None, "rounds", (9, 9), (1, 1))
    assert last(state, "end") == [events.RoundVoid(), shared]


def test_a_single_last_card_goes_to_the_hand() -> None:
    state = after(table(deck="crab-DB", piles=("fish-DB", "fish-BK")), "deck")
    code = code_of(state, "crab-DB")
    assert FACE.events(state, code, 0) == (events.DrewToHand(0, Card("crab", "DB")),)
    assert FACE.events(state, code, 1) == (events.DrewToHand(0, None),)


def test_a_theft_is_known_to_thief_and_victim() -> None:
    seats = [Drawn("swimmer-LB shark-GN"), Drawn("shell-GY crab-DB"), Drawn("crab-DB")]
    state = after(table(3, seats, taken=True), "pair:swimmer-LB+shark-GN", "rob:2")
    code = code_of(state, "shell-GY")
    stolen = [FACE.events(state, code, seat)[0].card for seat in (0, 1, 2, ONLOOKER)]
    assert stolen == [Card("shell", "GY"), Card("shell", "GY"), None, None]


def test_the_box_is_whole() -> None:
    assert BOX.total() == CARDS
