"""Events tell everything that happens: who knows only them can keep the whole table."""

import itertools
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from tests.games.maui.drawing import Drawn, code_of, holding, table
from tests.games.maui.samples import CROWDED
from tests.games.stories import case_id, games_each
from tests.games.test_every_game import CASES, STEPS, random_game
from tidetable.core.play import Game
from tidetable.core.records import one, packed
from tidetable.core.rules import CHANCE, ONLOOKER
from tidetable.core.sentences import told
from tidetable.games.maui import RULES, events
from tidetable.games.maui.events import Event, Towel, walked
from tidetable.games.maui.shown import Shown
from tidetable.games.maui.shown_beaches import BeachShown
from tidetable.games.maui.words import deal_text, event_text, move_text

pytestmark = pytest.mark.rules

OPTIONS = [options for name, options in CASES if name == "maui"]
OPTIONS += [{"mode": mode, "data": CROWDED, "players": 3} for mode in ("base", "combined")]
OPTIONS += [{"mode": "combined", "preset": "uk", "players": 4, "start_row": "free"}]
LANGUAGES = ("en", "uk", "pl", "fr", "ru")
NOTATION = re.compile(r"\b(take|place|spare|dollars|bonus|start):|\b[YMLOG]{2,3}\b|\bnone\b|[{}]")


def steps_of(
    options: dict[str, Any], seed: int, most: int | None = STEPS
) -> Iterator[tuple[Game, int, Game]]:
    """Every step of a random game: the game before it, its code, and the game after it."""
    games = random_game("maui", options, seed)
    before = next(games).copy()
    for game in itertools.islice(games, most):
        yield before, game.steps[-1], game
        before = game.copy()


def told_to(game: Game, code: int, seat: int) -> tuple[Event, ...]:
    found: tuple[Event, ...] = game.events(code, seat)
    return found


# A bookkeeper.


def name_of(towel: Towel) -> str:
    """Return a towel from the end without stones."""
    letters = "".join(part.pattern for part in towel.squares)
    return letters if towel.stones == "bottom" else letters[::-1]


class Beach:
    """What a bookkeeper knows of a beach."""

    def __init__(self, shown: BeachShown) -> None:
        self.score = shown.score
        self.half_time_score = shown.half_time_score
        self.dollars = shown.dollars
        self.penalties = shown.penalties
        self.shells = {shell.track: shell.square for shell in shown.shells}
        self.pearls = Counter({"white": shown.white_pearls, "black": shown.black_pearls})
        self.tokens: Counter[str] = Counter(shown.tokens)
        self.towels = {
            towel.column: (
                towel.towel,
                towel.top_row,
                (towel.first_row, towel.last_row, towel.rows),
                towel.squares,
                tuple(square + 1 for square in towel.outside_squares),
            )
            for towel in shown.towels
        }
        self.umbrellas = {(token.column, token.row): token.token for token in shown.umbrellas}
        self.crabs = {(crab.column, crab.row): crab.value for crab in shown.crabs}
        self.active = {row: pattern for row, pattern in enumerate(shown.active, 1) if pattern}
        self.earlier_towels = shown.earlier_towels

    def activate(self) -> None:
        """The squares of the last towel on the grid may be matched, except where a crab lies."""
        if not self.towels:
            return
        column = max(self.towels)
        _, top, (first, last, _), squares, _ = self.towels[column]
        self.active = {
            row: squares[row - top]
            for row in range(first, last + 1)
            if not self.crabs.get((column, row))
        }


class Bookkeeper:
    """Knows the first position, and after that nothing but events."""

    def __init__(self, shown: Shown) -> None:
        self.stones = shown.stones
        self.first = shown.first
        self.half = shown.half
        self.last_round = shown.last_round
        self.round_number = shown.round_number
        self.held = shown.held and shown.held.towel
        self.bonus = shown.bonus
        self.bag = set(shown.bag)
        self.areas = {line.row: line.dollars for line in shown.market}
        self.market = {
            (line.row, number): slot.towel
            for line in shown.market
            for number, slot in enumerate(line.slots, 1)
            if slot
        }
        self.tokens_left = {track.token: track.tokens_left for track in shown.tracks if track.token}
        self.beaches = [Beach(beach) for beach in shown.beaches]

    def hear(self, happened: tuple[Event, ...]) -> None:
        for event in happened:
            self.beaches[getattr(event, "seat", 0)].score += getattr(event, "points", 0)
            tag = event.__struct_config__.tag
            getattr(self, f"on_{str(tag).replace('-', '_')}")(event)
        if self.bonus is None:
            for beach in self.beaches:
                beach.activate()

    def on_first_player(self, event: events.FirstPlayer) -> None:
        assert event.half in (self.half, "second")
        self.first, self.half = event.seat, event.half

    def on_market_filled(self, event: events.MarketFilled) -> None:
        assert event.towel.stones == self.stones
        assert (event.row, event.slot) not in self.market
        self.market[event.row, event.slot] = name_of(event.towel)
        self.bag.remove(name_of(event.towel))

    def on_umbrella_laid(self, event: events.UmbrellaLaid) -> None:
        self.beaches[event.seat].umbrellas[event.column, event.row] = event.token

    def on_start_laid(self, event: events.StartLaid) -> None:
        self.bag.remove(name_of(event.towel))
        self.lay(event, name_of(event.towel), 0, [part.pattern for part in event.towel.squares])

    def on_start_chosen(self, event: events.StartChosen) -> None:
        name, _, _, squares, _ = self.beaches[event.seat].towels[0]
        self.lay(event, name, 0, squares)

    def lay(self, event: Any, name: str, column: int, squares: Any) -> None:
        rows = event.first_row, event.last_row, event.rows
        self.beaches[event.seat].towels[column] = (
            name,
            event.top_row,
            rows,
            tuple(squares),
            getattr(event, "outside", ()),
        )

    def on_took_towel(self, event: events.TookTowel) -> None:
        self.beaches[event.seat].dollars -= event.price
        self.areas[event.row] += event.price
        self.on_took_spare(event)

    def on_took_spare(self, event: events.TookTowel | events.TookSpare) -> None:
        assert event.towel.stones == self.stones
        self.held = self.market.pop((event.row, event.slot))
        assert self.held == name_of(event.towel)
        for slot in range(event.slot + 1, 4):
            self.market[event.row, slot - 1] = self.market.pop((event.row, slot))

    def on_took_dollars(self, event: events.TookDollars) -> None:
        assert event.count == self.areas[event.row]
        self.beaches[event.seat].dollars += event.count
        self.areas[event.row] = 0

    def on_placed(self, event: events.Placed) -> None:
        beach = self.beaches[event.seat]
        assert self.held == name_of(event.towel)
        assert event.tokens_played == len(event.tokens)
        squares = [part.pattern for part in event.towel.squares]
        for token in event.tokens:
            beach.tokens[token.pattern] -= 1
            squares[token.square - 1] = token.pattern
        for match in event.matches:
            assert squares[match.row - event.top_row] == match.pattern == beach.active[match.row]
        assert event.spare or event.matches
        assert event.column == max(beach.towels, default=0) + 1
        self.held = None
        self.lay(event, name_of(event.towel), event.column, squares)

    def on_umbrella_taken(self, event: events.UmbrellaTaken) -> None:
        beach = self.beaches[event.seat]
        assert beach.umbrellas.pop((event.column, event.row)) == event.token
        if event.token in ("white", "black"):
            beach.pearls[event.token] += 1

    def on_umbrella_lost(self, event: events.UmbrellaLost) -> None:
        assert self.beaches[event.seat].umbrellas.pop((event.column, event.row)) == event.token

    def on_moved(self, event: events.Moved) -> None:
        shells = self.beaches[event.seat].shells
        assert shells[event.pattern] == event.from_square
        assert event.steps == event.to_square - event.from_square
        shells[event.pattern] = event.to_square

    def on_token_gained(self, event: events.TokenGained) -> None:
        self.tokens_left[event.pattern] -= 1
        self.beaches[event.seat].tokens[event.pattern] += 1

    def on_bonus_due(self, event: events.BonusDue) -> None:
        self.bonus = event.token

    def on_bonus_chosen(self, event: events.BonusChosen) -> None:
        assert self.bonus is not None
        self.bonus = None

    def on_bonus_lost(self, event: events.BonusLost) -> None:
        assert self.bonus is None

    def on_penalty(self, event: events.Penalty) -> None:
        beach = self.beaches[event.seat]
        assert event.count == len(beach.towels[max(beach.towels)][-1])
        beach.penalties += event.count

    def on_crab_met(self, event: events.CrabMet) -> None:
        crabs = self.beaches[event.seat].crabs
        assert crabs[event.column, event.row] is None
        crabs[event.column, event.row] = event.value

    def on_crab_gone(self, event: events.CrabGone) -> None:
        assert self.beaches[event.seat].crabs.pop((event.column, event.row)) is None

    def on_round_began(self, event: events.RoundBegan) -> None:
        assert event.seat == self.first
        assert event.number == self.round_number + 1
        self.round_number = event.number

    def on_last_round(self, event: events.LastRound) -> None:
        assert event.half == self.half
        assert len(self.beaches[event.seat].towels) == 13
        self.last_round = True

    def on_half_scored(self, event: events.HalfScored) -> None:
        self.on_scored(event)
        self.beaches[event.seat].half_time_score = event.total

    def on_scored(self, event: events.Scored | events.HalfScored) -> None:
        gains = event.shells + event.pearls + event.dollars
        assert event.total == gains - event.penalties - event.crabs
        assert event.total == self.beaches[event.seat].score

    def on_half_began(self, event: events.HalfBegan) -> None:
        self.areas = dict(zip(self.areas, event.areas, strict=True))
        self.last_round, self.round_number = False, 0
        self.bag |= set(self.market.values())
        self.market = {}
        for beach in self.beaches:
            self.bag |= {name for name, *_ in beach.towels.values()}
            beach.earlier_towels = len(beach.towels) - 1
            beach.towels, beach.umbrellas, beach.active = {}, {}, {}
            beach.crabs = dict.fromkeys(event.crabs)

    def on_dollars_dealt(self, event: events.DollarsDealt) -> None:
        self.beaches[event.seat].dollars = event.count

    def on_tokens_discarded(self, event: events.TokensDiscarded) -> None:
        tokens = self.beaches[event.seat].tokens
        assert tokens == Counter(part.pattern for part in event.tokens)
        tokens.clear()

    def on_game_ended(self, event: events.GameEnded) -> None:
        assert event.scores == tuple(beach.score for beach in self.beaches)
        assert event.ranks[event.seat] == 1
        assert sorted(event.ranks) == list(range(1, len(self.beaches) + 1))

    def book(self) -> dict[str, Any]:
        """All that is known, so that two tables can be compared."""
        return vars(self) | {"beaches": [vars(beach) for beach in self.beaches]}


def book_of(shown: Shown) -> dict[str, Any]:
    """What a bookkeeper should know; the half-time score is shown in the second half only."""
    return Bookkeeper(shown).book()


def without_half_time(book: dict[str, Any]) -> dict[str, Any]:
    beaches = [
        {name: value for name, value in beach.items() if name != "half_time_score"}
        for beach in book["beaches"]
    ]
    return book | {"beaches": beaches}


@pytest.mark.parametrize("options", OPTIONS, ids=case_id)
def test_a_bookkeeper_who_knows_only_events_knows_the_table(options: dict[str, Any]) -> None:
    for seed in range(games_each(1, 50)):
        keepers: dict[int, Bookkeeper] = {}
        for before, code, game in steps_of(options, seed):
            for seat in (ONLOOKER, *range(game.players)):
                keeper = keepers.setdefault(seat, Bookkeeper(before.view(seat).shown))
                keeper.hear(told_to(before, code, seat))
                shown: Shown = game.view(seat).shown
                book, right = keeper.book(), book_of(shown)
                if shown.half != "second":
                    book, right = without_half_time(book), without_half_time(right)
                assert book == right, move_or_deal(before, code)
            assert [beach.score for beach in keepers[ONLOOKER].beaches] == game.scores


def move_or_deal(game: Game, code: int) -> str:
    return deal_text(code) if game.to_move == CHANCE else move_text(code)


@pytest.mark.parametrize("options", OPTIONS, ids=case_id)
def test_the_walk_makes_the_step_and_tells_it_in_notation(options: dict[str, Any]) -> None:
    for seed in range(games_each(2, 10)):
        for before, code, game in steps_of(options, seed):
            _, after = walked(packed(before.state), code)
            assert after.tobytes() == game.state.tobytes(), move_or_deal(before, code)
            for seat in (ONLOOKER, *range(game.players)):
                first, *_ = told_to(before, code, seat)
                assert event_text(first) == move_or_deal(before, code)


@pytest.mark.parametrize("options", OPTIONS[::5], ids=case_id)
def test_every_possible_step_has_events_that_come_back_from_their_json(
    options: dict[str, Any],
) -> None:
    dice = random.Random(1)
    assert RULES.face.event_type is Event
    for game in itertools.islice(random_game("maui", options, seed=3), STEPS):
        if dice.random() > 0.2:
            continue
        for code in [*game.moves, *game.odds]:
            for seat in (ONLOOKER, *range(game.players)):
                found = told_to(game, int(code), seat)
                text = msgspec.json.encode(found)
                assert found
                assert msgspec.json.decode(text, type=tuple[Event, ...]) == found
                assert event_text(found[0]) == move_or_deal(game, int(code))


def test_a_step_changes_nothing_when_it_is_told() -> None:
    for before, code, _ in steps_of({"mode": "crabs"}, seed=5):
        state = before.state.tobytes()
        told_to(before, code, 0)
        assert before.state.tobytes() == state


def test_whoever_imagines_the_table_tells_the_same() -> None:
    """What a seat may not know is not in the state, so nothing of it is in an event."""
    generator, imagined = np.random.default_rng(1), one(RULES.state)
    for game in itertools.islice(random_game("maui", {"mode": "combined"}, seed=2), 0, STEPS, 5):
        for seat in range(game.players):
            RULES.imagine(game.view(seat).record, generator, imagined)
            for code in map(int, [*game.moves, *game.odds]):
                there = RULES.face.events(imagined, code, seat)
                assert msgspec.json.encode(there) == msgspec.json.encode(told_to(game, code, seat))


def test_only_towels_of_the_market_are_read_from_where_one_sits() -> None:
    for before, code, game in steps_of({"players": 4}, seed=4):
        mine, theirs = told_to(before, code, 0), told_to(before, code, game.players - 1)
        for one_event, other in zip(mine, theirs, strict=True):
            if not isinstance(one_event, events.MarketFilled | events.TookTowel | events.TookSpare):
                assert one_event == other
                continue
            assert type(other) is type(one_event)
            assert one_event.towel.squares == other.towel.squares[::-1]
            assert name_of(one_event.towel) == name_of(other.towel)


# What hardly comes by chance.


def tags(state: Any, move: str) -> list[str]:
    found = RULES.face.events(state, code_of(move), ONLOOKER)
    return [event.__struct_config__.tag for event in found]


def test_a_spare_towel_is_taken_and_laid_in_one_step() -> None:
    beach = Drawn("3:G", crabs=[], umbrellas={})
    state = table(beach, market="YML YLM MYL MLY LYM LMY")
    first, laid = RULES.face.events(state, code_of("spare:a2"), 1)
    assert isinstance(first, events.TookSpare)
    assert isinstance(laid, events.Placed)
    assert (laid.spare, laid.first_row, laid.last_row, laid.matches) == (True, 3, 5, ())


def test_umbrellas_under_a_spare_towel_are_lost() -> None:
    spaces = table().umbrella_spaces.tolist()
    column, row = spaces[0]
    state = table(
        Drawn("3:G", column=column, umbrellas={(column, row): "w"}),
        market="YML YLM MYL MLY LYM LMY",
    )
    assert tags(state, "spare:a1") == ["took-spare", "placed", "umbrella-lost"]


def bonus_state(shells: dict[str, int]) -> tuple[Any, str]:
    """A position in which the towel YML matches over the first score bonus."""
    state = table()
    column, row = state.umbrella_spaces[0].tolist()
    top = max(1, row - 2)
    drawn = Drawn(f"{top}:Y", column=column, umbrellas={(column, row): "x"}, shells=shells)
    return holding(table(drawn), "YML"), f"place:{top}"


def test_a_bonus_waits_for_a_choice_goes_by_itself_or_is_lost() -> None:
    state, move = bonus_state({})
    assert tags(state, move) == ["placed", "umbrella-taken", "bonus-due"]
    one_track, other = ("YMLOG"[int(pattern)] for pattern in state.bonus_patterns[0])
    full = {track: int(end) for track, end in zip("YMLOG", state.track_ends, strict=True)}
    state, move = bonus_state({one_track: full[one_track]})
    assert tags(state, move)[:3] == ["placed", "umbrella-taken", "moved"]
    moved = RULES.face.events(state, code_of(move), 0)[2]
    assert (moved.pattern, moved.steps, moved.why) == (other, 1, "bonus")
    state, move = bonus_state({one_track: full[one_track], other: full[other]})
    assert tags(state, move)[:3] == ["placed", "umbrella-taken", "bonus-lost"]


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [
        (Drawn(dollars=3, column=12), Drawn(dollars=1, column=12), "points"),
        (Drawn(dollars=2, column=10), Drawn(dollars=2, column=12), "towels"),
        (Drawn(dollars=3, penalties=1, column=12), Drawn(dollars=2, column=12), "dollars"),
        (Drawn(dollars=2, column=12), Drawn(dollars=2, column=12), "order"),
    ],
)
def test_the_end_says_what_decided(mine: Drawn, theirs: Drawn, why: str) -> None:
    mine.dollars -= 1  # it is taken from the area
    state = table(theirs, mine, to_move=2, ending=True, areas=(1, 0))
    end = RULES.face.events(state, code_of("dollars:a"), 0)[-1]
    assert isinstance(end, events.GameEnded)
    assert (end.seat, end.why, end.ranks) == (1, why, (2, 1))


# Sentences.


def test_every_event_is_told_in_every_language() -> None:
    names, seen = ["Ann", "Ben", "Cleo", "Dan"], set()
    discarding = {"mode": "combined", "combined_tokens": "discard"}
    for seed, options in enumerate([*OPTIONS[-3:], discarding, discarding]):
        for before, code, _ in steps_of(options, seed, most=None):
            for event in told_to(before, code, 0):
                tag = event.__struct_config__.tag
                looks = tag, getattr(event, "seat", None) == 0, getattr(event, "points", 0)
                if looks in seen:
                    continue
                seen.add(looks)
                for language in LANGUAGES:
                    line = told("maui", event, names, 0, language)
                    assert line is None or not NOTATION.search(line), line
    assert {tag for tag, *_ in seen} >= {
        event.__struct_config__.tag
        for event in get_args(Event)
        if event not in (events.TookSpare, events.BonusLost)
    }


def test_sentences_read_well() -> None:
    state = holding(table(Drawn("3:Y 4:M 5:L", tokens="O")), "YMG")
    first, *_ = RULES.face.events(state, code_of("place:3+O3"), 0)
    assert told("maui", first, ["Ann", "Ben"], 1) == (
        "Ann laid the towel on rows 3 to 5 of column 1, with a hibiscus token on square 3."
    )
    assert told("maui", first, ["Ann", "Ben"], 0, "fr") == (
        "Vous placez la serviette dans les rangées 3 à 5 de la colonne 1, "
        "avec un jeton hibiscus sur le motif 3."
    )
    state = table(Drawn("3:Y", dollars=2))
    first, *_ = RULES.face.events(state, code_of("take:a3"), 0)
    assert told("maui", first, ["Ann", "Ben"], 0) == (
        "You took a towel (sun, fish, and leaf) from row A for 2 dollars."
    )
