"""Who knows what: secrecy by change, imagined states, and their odds against brute force."""

import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.depth import repeats
from tests.imagining import imagine_all
from tidetable.core import records
from tidetable.core.errors import IllegalMove
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, ONLOOKER
from tidetable.games.sea_salt_paper import RULES
from tidetable.games.sea_salt_paper.cards import gain, lose
from tidetable.games.sea_salt_paper.events import Revealed
from tidetable.games.sea_salt_paper.pieces import (
    COPIES,
    CRAB,
    DECK,
    END_TURN,
    HIDDEN,
    KIND,
    LAST_CHANCE,
    MERMAID,
    NO_CARD,
    PAIR,
    SHARK,
    STOP,
    SWIMMER,
    TAKE,
    TYPES,
)
from tidetable.games.sea_salt_paper.state import (
    DRAWING,
    DREW_ONE,
    DREW_TWO,
    FISHING,
    KEEPING,
    LAID,
    OPENED,
    PICKING,
    SEARCHED,
    STOLE,
    TOOK,
)

json = msgspec.json.encode

VIEWS = 100_000
CHANGES = 5_000  # for each number of players


def lively(game: Game, dice: random.Random) -> int:
    """A move that makes things happen: pairs are laid, and calls are rare."""
    moves = [int(move) for move in game.moves]
    pairs = [move for move in moves if PAIR <= move < END_TURN]
    if pairs and dice.random() < 0.8:
        return dice.choice(pairs)
    quiet = [move for move in moves if move not in (STOP, LAST_CHANCE)]
    return dice.choice(quiet if dice.random() < 0.8 else moves)


def positions(players: int, seed: int) -> Iterator[Game]:
    """Positions of one lively game after another, at every step, chance included."""
    dice = random.Random(seed)
    while True:
        game = Game(RULES, {"players": players}, draws=False)
        while not game.over:
            yield game
            if game.to_move == CHANCE:
                weights, _ = game.weigh()
                game.play(dice.choices(range(len(weights)), weights.tolist())[0])
            else:
                game.play(lively(game, dice))


# Imagined states.


@pytest.mark.parametrize("part", range(6))
def test_an_imagined_state_gives_back_the_view(part: int) -> None:
    players = 2 + part % 3
    generator = np.random.default_rng(part)
    seats = (ONLOOKER, *range(players))
    views = np.zeros(VIEWS // 6, RULES.view)
    games = positions(players, seed=part)
    for first in range(0, len(views), len(seats)):
        game = next(games)
        for seat, place in zip(seats, range(first, len(views)), strict=False):
            views[place] = game.view(seat).record
    states, again = np.zeros(len(views), RULES.state), np.zeros(len(views), RULES.view)
    imagine_all(views, generator, states, again)
    assert again.tobytes() == views.tobytes()
    check_whole(states)


def check_whole(states: NDArray[np.void]) -> None:
    """In each state all 58 cards are somewhere, and every count fits."""
    cards = states["deck"].astype(int) + states["hands"].sum(axis=1, dtype=int)
    places = np.arange(states["piles"].shape[-1])
    add_cards(cards, states["piles"], places < states["pile_sizes"][:, :, np.newaxis])
    events = states["events"]
    numbers = np.arange(events.shape[-1])
    laid = (events["what"] == LAID) & (numbers < states["event_count"][:, np.newaxis])
    add_cards(cards, events["card"], laid)
    add_cards(cards, events["other"], laid)
    looked_at = (states["drawn"] >= 0) & (states["drawn_count"][:, np.newaxis] > 0)
    add_cards(cards, states["drawn"], looked_at)
    assert np.array_equal(cards, np.broadcast_to(COPIES, cards.shape))
    assert np.array_equal(states["deck_size"], states["deck"].sum(axis=1, dtype=int))
    assert np.array_equal(states["hand_sizes"], states["hands"].sum(axis=2, dtype=int))


def add_cards(cards: NDArray[np.int64], types: NDArray[np.int8], there: NDArray[np.bool_]) -> None:
    """Count those of the types that are there, state by state."""
    np.add.at(cards, (np.nonzero(there)[0], types[there]), 1)


# Secrecy by change.


def secret_cards(state: Any, seat: int) -> list[tuple[int, int]]:
    """Events and owners of cards that others drew unseen and still hold, hidden from the seat.

    Only cards of which nothing was shown since: no copy laid, stolen or taken by that player.
    """
    events = happenings(state)
    revealed = state.revealed.tolist()
    touched = {
        (player, card)
        for event in events
        if event.what in (LAID, STOLE, TOOK, SEARCHED)
        for player in (event.seat, event.where if event.what == STOLE else event.seat)
        for card in (event.card, event.other if event.what == LAID else event.card)
    }
    return [
        (index, event.seat)
        for index, event in enumerate(events)
        if event.what in (DREW_ONE, DREW_TWO)
        and event.seat != seat
        and not revealed[event.seat]
        and KIND[event.card] != MERMAID
        and (event.seat, event.card) not in touched
    ]


class Happening(NamedTuple):
    """An event as plain numbers, which are read a hundred times faster than the record's."""

    what: int
    seat: int
    card: int
    other: int
    where: int


def happenings(record: Any) -> list[Happening]:
    """The events of a state or a view."""
    return [Happening(*event) for event in record.events[: record.event_count].tolist()]


def change_secrets(state: Any, seat: int, dice: random.Random) -> bool:
    """Exchange hidden cards with the deck and with each other. Was there anything to change?"""
    changed = False
    for index, owner in secret_cards(state, seat):
        event = state.events[index]
        old = int(event.card)
        deck = [card for card in np.flatnonzero(state.deck).tolist() if KIND[card] != MERMAID]
        if not deck or not state.hands[owner, old]:
            continue
        new = dice.choice(deck)
        state.deck[new] -= 1
        state.deck[old] += 1
        lose(state, owner, old)
        gain(state, owner, new)
        event.card = new
        changed |= new != old
    if state.drawn_count and seat != state.turn and not told_of(state):
        for index in range(int(state.drawn_count)):
            deck = np.flatnonzero(state.deck).tolist()
            if deck:
                new = dice.choice(deck)
                state.deck[new] -= 1
                state.deck[state.drawn[index]] += 1
                changed |= new != state.drawn[index]
                state.drawn[index] = new
    return changed


def told_of(state: Any) -> bool:
    """The cards being looked at are those of the last event, waiting to be placed."""
    last = state.events[int(state.event_count) - 1]
    return bool(last.what == DREW_TWO and last.where == NO_CARD)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_change_and_nobody_can_tell(players: int) -> None:
    dice = random.Random(players)
    changes = 0
    for game in positions(players, seed=players):
        if dice.random() > 0.3:
            continue
        seat = dice.choice((ONLOOKER, *range(players)))
        other = game.copy()
        if not change_secrets(other.state, seat, dice):
            continue
        changes += 1
        assert other.state.tobytes() != game.state.tobytes()
        assert other.view(seat).record.tobytes() == game.view(seat).record.tobytes()
        if changes % 10 == 0:
            assert str(other.view(seat)) == str(game.view(seat))
        if game.to_move == seat != ONLOOKER:
            same_moves(game, other, dice)
        same_events(game, other, seat, dice)
        if changes == CHANGES:
            break


def same_moves(game: Game, other: Game, dice: random.Random) -> None:
    """The seat's own moves, what is said about them, and what is said about all others."""
    moves = np.zeros(RULES.moves, np.int64)
    count = RULES.legal(other.state, moves)
    assert moves[:count].tolist() == game.moves
    for code in dice.sample(range(RULES.moves), 3):
        assert refusal(game, code) == refusal(other, code)


def refusal(game: Game, code: int) -> str:
    try:
        game.copy().play(code)
    except IllegalMove as error:
        return str(error)
    return ""


def same_events(game: Game, other: Game, seat: int, dice: random.Random) -> None:
    """Whatever is done next that both positions allow is told alike, unless the seat then sees it.

    Of its own moves the seat is told the first event alike, whatever may follow.
    """
    both = possible(game.state) & possible(other.state)
    for code in both:
        told, again = (RULES.face.events(one.state, code, seat) for one in (game, other))
        if game.to_move == seat != ONLOOKER:
            assert json(told[0]) == json(again[0])
        reveals = any(isinstance(event, Revealed) for event in told)
        if (
            dice.random() < 0.2
            and not reveals
            and seen_after(game, code, seat) == seen_after(other, code, seat)
        ):
            assert json(told) == json(again)


def possible(state: Any) -> set[int]:
    """The moves or deals of a position, of which a copy of its game knows nothing once changed."""
    codes, weights = np.zeros(RULES.moves, np.int64), np.zeros(RULES.deals, np.int64)
    if RULES.to_move(state) == CHANCE:
        RULES.odds(state, weights)
        return set(np.flatnonzero(weights).tolist())
    return set(codes[: RULES.legal(state, codes)].tolist())


def seen_after(game: Game, code: int, seat: int) -> bytes:
    states, views = records.copied(records.row_of(game.state)), records.row(RULES.view)
    RULES.play(states[0], code)
    RULES.seen_by(states[0], seat, views[0])
    return views.tobytes()


def test_a_hidden_step_is_told_without_its_secret() -> None:
    """Whatever another player keeps, draws or picks, all others are told the same words."""
    heard: dict[tuple[int, int], set[str]] = defaultdict(set)
    for number, game in enumerate(positions(3, seed=9)):
        if number == 20_000:
            break
        state = game.state
        for code in game.odds or map(int, game.moves):
            first = RULES.face.events(state, code, 0)[0]
            heard[int(state.phase), int(state.turn)].add(RULES.face.event_text(first))
    for phase, words in ((DRAWING, "?"), (FISHING, "?"), (KEEPING, "keep:?"), (PICKING, "pick:?")):
        assert heard[phase, 1] == heard[phase, 2] == {words}
        assert len(heard[phase, 0]) > 4


def test_steps_that_leave_the_same_view_are_told_alike() -> None:
    """Events tell a seat nothing that it does not see afterwards."""
    alike = 0
    for game in itertools.islice(positions(3, seed=10), 0, 20_000, 7):
        for seat in (0, ONLOOKER):
            told = defaultdict(set)
            for code in possible(game.state):
                heard = json(RULES.face.events(game.state, code, seat))
                told[seen_after(game, code, seat)].add(heard)
                alike += 1
            assert all(len(heard) == 1 for heard in told.values())
            alike -= len(told)
    assert alike > 1000


# Odds against brute force: every way the round may have gone, told from the same memory.


World = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]


class Teller:
    """Tells a round again in every possible way, with the odds of each."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.events = happenings(view)
        self.tops_after = view.tops_after.tolist()
        self.worlds: dict[World, float] = defaultdict(float)
        unseen = Counter({card: int(COPIES[card]) for card in range(TYPES)})
        for event in self.events:
            if event.what == OPENED or (event.what == DREW_ONE and event.card >= 0):
                unseen[event.card] -= 1
            if event.what == DREW_TWO:
                unseen.subtract([card for card in (event.card, event.other) if card >= 0])
        self.tell(0, ((), (), (), ()), ((), ()), unseen, 1.0)

    def tell(
        self,
        index: int,
        hands: tuple[tuple[int, ...], ...],
        piles: tuple[tuple[int, ...], ...],
        unseen: Counter[int],
        odds: float,
    ) -> None:
        if index == len(self.events):
            self.end(hands, piles, odds)
            return
        event = self.events[index]
        seat, where, card = event.seat, event.where, event.card
        go = index + 1
        if event.what == OPENED:
            self.tell(go, hands, with_card(piles, where, card), unseen, odds)
        elif event.what in (DREW_ONE, DREW_TWO):
            if event.what == DREW_TWO:
                piles = with_card(piles, where, event.other)
            if card != HIDDEN:
                self.tell(go, with_card(hands, seat, card), piles, unseen, odds)
                return
            total = sum(unseen.values())
            for drawn in [one for one in unseen if unseen[one] > 0]:
                rest = unseen.copy()
                rest[drawn] -= 1
                chance = odds * unseen[drawn] / total
                self.tell(go, with_card(hands, seat, drawn), piles, rest, chance)
        elif event.what == TOOK:
            if piles[where] and piles[where][-1] == card:
                after = without(piles, where, len(piles[where]) - 1)
                if self.top_fits(index, after):
                    self.tell(go, with_card(hands, seat, card), after, unseen, odds)
        elif event.what == LAID:
            for one in (card, event.other):
                if one not in hands[seat]:
                    return
                odds *= hands[seat].count(one) / len(hands[seat])
                hands = without(hands, seat, hands[seat].index(one))
            self.tell(go, hands, piles, unseen, odds)
        elif event.what == SEARCHED:
            self.tell_search(index, hands, piles, unseen, odds)
        else:
            for place, stolen in enumerate(hands[where]):
                if card in (HIDDEN, stolen):
                    after = with_card(without(hands, where, place), seat, stolen)
                    self.tell(go, after, piles, unseen, odds / len(hands[where]))

    def tell_search(
        self,
        index: int,
        hands: tuple[tuple[int, ...], ...],
        piles: tuple[tuple[int, ...], ...],
        unseen: Counter[int],
        odds: float,
    ) -> None:
        event = self.events[index]
        seat, where = event.seat, event.where
        own = [one for one in self.events[:index] if one.what == SEARCHED]
        number = sum(one.seat == self.view.seat for one in own)
        if seat == self.view.seat:
            shown = tuple(int(one) for one in self.view.searches[number] if one != NO_CARD)
            if shown != piles[where]:
                return
        for place, card in enumerate(piles[where]):
            if event.other in (HIDDEN, place):
                after = without(piles, where, place)
                if self.top_fits(index, after):
                    chance = odds / len(piles[where]) if event.other == HIDDEN else odds
                    self.tell(index + 1, with_card(hands, seat, card), after, unseen, chance)

    def top_fits(self, index: int, piles: tuple[tuple[int, ...], ...]) -> bool:
        pile = piles[self.events[index].where]
        top = pile[-1] if pile else NO_CARD
        return bool(top == self.tops_after[index])

    def end(
        self, hands: tuple[tuple[int, ...], ...], piles: tuple[tuple[int, ...], ...], odds: float
    ) -> None:
        for seat in range(int(self.view.players)):
            if self.view.revealed[seat]:
                shown = np.repeat(np.arange(TYPES), self.view.shown_hands[seat]).tolist()
                if sorted(hands[seat]) != shown:
                    return
        self.worlds[tuple(tuple(sorted(hand)) for hand in hands), piles] += odds


def with_card(
    groups: tuple[tuple[int, ...], ...], index: int, card: int
) -> tuple[tuple[int, ...], ...]:
    return tuple((*group, card) if place == index else group for place, group in enumerate(groups))


def without(
    groups: tuple[tuple[int, ...], ...], index: int, position: int
) -> tuple[tuple[int, ...], ...]:
    return tuple(
        group[:position] + group[position + 1 :] if place == index else group
        for place, group in enumerate(groups)
    )


def world_of(state: Any) -> World:
    hands = tuple(
        tuple(np.repeat(np.arange(TYPES), state.hands[seat]).tolist()) for seat in range(4)
    )
    piles = tuple(
        tuple(int(card) for card in state.piles[pile, : state.pile_sizes[pile]])
        for pile in range(2)
    )
    return hands, piles


def puzzles(players: int, wanted: int) -> Iterator[Any]:
    """Views of seat 0 in which somebody else has searched a pile or robbed another.

    The others have drawn little from the deck, so that every way can be tried; crabs, swimmers and
    sharks come early, so that there is something to puzzle about.
    """
    for seed in range(10_000):
        dice = random.Random(seed)
        game = Game(RULES, {"players": players}, draws=False)
        while not game.over and game.state.rounds == 0:
            if game.to_move == CHANCE:
                codes = list(game.odds)
                likely = [50 if code < TYPES and KIND[code] in LOUD else 1 for code in codes]
                game.play(dice.choices(codes, likely)[0])
                continue
            view = game.view(0).record
            hidden = [one for one in happenings(view) if one.card == HIDDEN]
            puzzling = sum(one.what in (SEARCHED, STOLE) for one in hidden)
            if len(hidden) - puzzling > 2:
                break
            if puzzling and game.to_move == 0 and view.drawn_count == 0:
                yield view
                wanted -= 1
                break
            moves = [int(move) for move in game.moves]
            piles = [move for move in moves if move in (TAKE, TAKE + 1)]
            draws_left = 2 - (len(hidden) - puzzling)
            if DECK in moves and (game.to_move == 0 or dice.random() < draws_left / 2):
                game.play(DECK)
            else:
                game.play(dice.choice(piles) if piles else lively(game, dice))
        if wanted == 0:
            return


LOUD = (CRAB, SWIMMER, SHARK)


@pytest.mark.parametrize("players", [2, 3])
def test_imagined_states_come_with_the_right_odds(players: int) -> None:
    """How often each player holds each card, against every way the round may have gone."""
    samples = 4_000
    generator = np.random.default_rng(players)
    states, again = np.zeros(samples, RULES.state), np.zeros(samples, RULES.view)
    tested = 0
    for view in puzzles(players, wanted=repeats(15, 40)):
        worlds = Teller(view).worlds
        total = sum(worlds.values())
        expected = np.zeros((players, TYPES))
        for (hands, _), odds in worlds.items():
            for seat in range(players):
                counts = np.bincount(hands[seat], minlength=TYPES)
                expected[seat] += odds / total * counts
        imagine_all(np.full(samples, view, RULES.view), generator, states, again)
        # Few states come often: each is looked at once.
        times = Counter(state.tobytes() for state in states)
        found = np.zeros((players, TYPES))
        for state in np.frombuffer(b"".join(times), RULES.state):
            assert world_of(state) in worlds, "a world that the seat could rule out"
            found += times[state.tobytes()] * state.hands[:players].astype(int)
        noise = 5 * np.sqrt(expected / samples) + 0.01
        assert np.all(np.abs(found / samples - expected) < noise), found / samples - expected
        tested += len(worlds) > 1
    assert tested >= repeats(4, 10)
