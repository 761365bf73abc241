"""Events of a step of Sea Salt & Paper, as far as a seat may know them.

The step is walked on a copy of the state by the rules themselves; what they did is written down as
rows of numbers, from which the events are made. Seats count from zero, piles and positions from
one.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.core.events import Happened
from tidetable.core.records import packed
from tidetable.games.sea_salt_paper.pairs import group_of
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CARD,
    COLOUR,
    COLOUR_NAMES,
    CRAB,
    END_TURN,
    FIRST,
    FISH,
    FOR_CARDS,
    FOR_COLLECTIONS,
    FOR_COLOUR,
    FOR_MERMAIDS,
    FOR_MULTIPLIERS,
    FOR_PAIRS,
    KIND,
    KIND_NAMES,
    MAX_PLAYERS,
    NO_CARD,
    PAIR,
    PLACE,
    ROB,
    SEARCH,
    SOURCES,
    SWIMMER,
    TYPES,
    Colour,
    Kind,
)
from tidetable.games.sea_salt_paper.rules import (
    begin_round,
    carry_out,
    end_game,
    end_round,
    go_on,
    hand_on,
    ranks,
    scores,
    target_is_reached,
)
from tidetable.games.sea_salt_paper.scoring import (
    best_of_others,
    bet_is_won,
    card_points,
    colour_bonus,
    count_points,
    pays_cards,
    pays_colour,
)
from tidetable.games.sea_salt_paper.state import (
    CHOOSING_FIRST,
    DRAWING,
    DREW_ONE,
    DREW_TWO,
    ENDED,
    LAID,
    LAST_TURNS,
    NEW_ROUND,
    NO_CALL,
    NOBODY,
    OPENED,
    PLACING,
    PLAYING,
    ROBBING,
    ROUND_OVER,
    SEARCHED,
    SEARCHING,
    STATE,
    STEALING,
    STOLE,
    TAKING,
    TOOK,
    TURN_OVER,
    State,
)

Effect = Literal["search", "another-turn", "draw", "rob"]
Call = Literal["stop", "last-chance"]
Why = Literal["target", "mermaids", "rounds"]

# The effect of a pair, by the kind of its first card.
EFFECTS: dict[int, Effect] = {CRAB: "search", BOAT: "another-turn", FISH: "draw", SWIMMER: "rob"}


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card, of which there may be several."""

    kind: Kind
    colour: Colour


class BySeat(Happened, frozen=True):
    """Something that a player did or got."""

    seat: int


class FirstPlayer(BySeat, frozen=True):
    """The player begins the game."""


class RoundBegan(BySeat, frozen=True):
    """All cards were shuffled, and the player begins the round."""

    number: int


class Opened(Happened, frozen=True):
    """A card was turned up for a discard pile."""

    card: Card
    pile: int


class Drawing(BySeat, frozen=True):
    """The player takes from the deck, not from a pile."""


class Drew(BySeat, frozen=True):
    """The player looks at a card of the deck, of two that one is kept of."""

    card: Card | None


class DrewToHand(BySeat, frozen=True):
    """A single card of the deck went to the hand: for two fish, or as the last one."""

    card: Card | None


class Kept(BySeat, frozen=True):
    """The player kept one of two cards; to an empty pile the other one went at once."""

    card: Card | None
    discarded: Card | None
    pile: int | None


class Discarded(BySeat, frozen=True):
    """The player put the card that was not kept on a pile."""

    card: Card
    pile: int


class Took(BySeat, frozen=True):
    """The player took the top card of a pile."""

    card: Card
    pile: int


class Paired(BySeat, frozen=True):
    """The player laid a pair, which has an effect if one is possible."""

    first: Card
    second: Card
    effect: Effect | None


class Searching(BySeat, frozen=True):
    """The player looks through a pile."""

    pile: int


class Searched(BySeat, frozen=True):
    """The player took a card out of the pile, at a position from the bottom."""

    card: Card | None
    position: int | None
    pile: int


class Robbing(BySeat, frozen=True):
    """The player chose whom to rob."""

    victim: int


class Stole(BySeat, frozen=True):
    """A card of one hand went to another."""

    victim: int
    card: Card | None


class TurnEnded(BySeat, frozen=True):
    """The player ended the turn without a call."""


class Called(BySeat, frozen=True):
    """The player called, with so many card points."""

    call: Call
    points: int


class Revealed(BySeat, frozen=True):
    """A hand was revealed; the points are those of hand and laid cards together."""

    cards: tuple[Card, ...]
    card_points: int  # the sum of the next four
    pairs: int
    collections: int
    multipliers: int
    mermaids: int
    colour_bonus: int


class Bet(BySeat, frozen=True):
    """The caller of LAST CHANCE won or lost: own card points against the best of the others."""

    won: bool
    points: int
    best: int


class RoundVoid(Happened, frozen=True):
    """The deck ran out, and nobody scores."""


class RoundPaid(BySeat, frozen=True):
    """The player got the points of a round; None stands for what it does not pay."""

    cards: int | None  # card points
    colour: int | None  # colour bonus
    points: int
    total: int


class Mermaids(BySeat, frozen=True):
    """The player owns all four mermaids."""


class GameEnded(Happened, frozen=True):
    """The game is over; the seat is that of the winner, None if several share the first place."""

    seat: int | None
    why: Why
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


Event = (
    FirstPlayer
    | RoundBegan
    | Opened
    | Drawing
    | Drew
    | DrewToHand
    | Kept
    | Discarded
    | Took
    | Paired
    | Searching
    | Searched
    | Robbing
    | Stole
    | TurnEnded
    | Called
    | Revealed
    | Bet
    | RoundVoid
    | RoundPaid
    | Mermaids
    | GameEnded
)


# Telling.

KEPT = 64  # steps; all viewers are told of one step in a row


def events(state: State, code: int, seat: int) -> tuple[Event, ...]:
    """Return what a step that is about to be made will do, as the seat may know it."""
    to_those_who_know, to_others = _told(packed(state), int(code))
    return to_those_who_know if _knows(state, seat) else to_others


def _knows(state: State, seat: int) -> bool:
    """Tell whether the seat sees the card of this step, if it is one that is hidden."""
    return bool(seat == state.turn or (state.phase == STEALING and seat == state.victim))


@lru_cache(KEPT)
def _told(before: bytes, code: int) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    states = np.frombuffer(bytearray(before), STATE)
    found = np.zeros((ROWS, COLUMNS), np.int64)
    written = found[: walk(states, code, found)].tolist()
    rows = [Row._make([*row[:MORE], row[MORE:]]) for row in written]
    players = int(states[0].players)
    to_those_who_know = tuple([MAKERS[row.what](row, True, players) for row in rows])
    return to_those_who_know, tuple([MAKERS[row.what](row, False, players) for row in rows])


class Row(NamedTuple):
    """An event as numbers; the names are those of most events."""

    what: int
    seat: int
    card: int
    other: int
    where: int
    number: int
    more: list[int]


# Columns of the rows that are written, and how much of MORE a hand takes.
WHAT, SEAT, CARD_COLUMN, OTHER, WHERE, NUMBER, MORE = range(7)
COLUMNS = MORE + SOURCES + TYPES
ROWS = 12  # a call, four hands, the bet, four pay-outs, a new round; and one to spare

# What a row tells: what the rules write down of the cards, and these.
FIRST_PLAYER, ROUND_BEGAN, DRAW, DREW, DISCARDED, SEARCH_BEGUN, ROB_BEGUN = range(7, 14)
TURN_ENDED, CALLED, REVEALED, BET, ROUND_VOID, ROUND_PAID, MERMAIDS, GAME_ENDED = range(14, 22)

TARGET, BY_MERMAIDS, MOST_ROUNDS_PLAYED = range(3)
WHYS: tuple[Why, ...] = ("target", "mermaids", "rounds")
CALLS: tuple[Call, ...] = ("stop", "last-chance")
FACES = tuple(
    Card(KIND_NAMES[kind], COLOUR_NAMES[colour])
    for kind, colour in zip(KIND.tolist(), COLOUR.tolist(), strict=True)
)
FACES_OR_NONE = (*FACES, None)  # the last for NO_CARD


def _secret(card: int, knows: bool) -> Card | None:
    return FACES_OR_NONE[card] if knows else None


def _counting_from_one(place: int) -> int | None:
    return place + 1 if place >= 0 else None


def _known(number: int) -> int | None:
    return number if number >= 0 else None


def _revealed(row: Row) -> Revealed:
    points, hand = row.more[:SOURCES], row.more[SOURCES:]
    return Revealed(
        row.seat,
        cards=tuple([face for face, count in zip(FACES, hand, strict=True) for _ in range(count)]),
        card_points=points[FOR_CARDS],
        pairs=points[FOR_PAIRS],
        collections=points[FOR_COLLECTIONS],
        multipliers=points[FOR_MULTIPLIERS],
        mermaids=points[FOR_MERMAIDS],
        colour_bonus=points[FOR_COLOUR],
    )


def _game_ended(row: Row, players: int) -> GameEnded:
    totals, places = row.more[:players], row.more[MAX_PLAYERS : MAX_PLAYERS + players]
    winner = places.index(1) if places.count(1) == 1 else None
    return GameEnded(winner, WHYS[row.number], tuple(totals), tuple(places))


MAKERS: dict[int, Callable[[Row, bool, int], Event]] = {
    FIRST_PLAYER: lambda row, *_: FirstPlayer(row.seat),
    ROUND_BEGAN: lambda row, *_: RoundBegan(row.seat, row.number),
    OPENED: lambda row, *_: Opened(FACES[row.card], row.where + 1),
    DRAW: lambda row, *_: Drawing(row.seat),
    DREW: lambda row, knows, _: Drew(row.seat, _secret(row.card, knows)),
    DREW_ONE: lambda row, knows, _: DrewToHand(row.seat, _secret(row.card, knows)),
    DREW_TWO: lambda row, knows, _: Kept(
        row.seat,
        _secret(row.card, knows),
        FACES[row.other] if row.where >= 0 else None,
        _counting_from_one(row.where),
    ),
    DISCARDED: lambda row, *_: Discarded(row.seat, FACES[row.card], row.where + 1),
    TOOK: lambda row, *_: Took(row.seat, FACES[row.card], row.where + 1),
    LAID: lambda row, *_: Paired(
        row.seat, FACES[row.card], FACES[row.other], EFFECTS.get(row.number)
    ),
    SEARCH_BEGUN: lambda row, *_: Searching(row.seat, row.where + 1),
    SEARCHED: lambda row, knows, _: Searched(
        row.seat, _secret(row.card, knows), row.other + 1 if knows else None, row.where + 1
    ),
    ROB_BEGUN: lambda row, *_: Robbing(row.seat, row.where),
    STOLE: lambda row, knows, _: Stole(row.seat, row.where, _secret(row.card, knows)),
    TURN_ENDED: lambda row, *_: TurnEnded(row.seat),
    CALLED: lambda row, *_: Called(row.seat, CALLS[row.other], row.number),
    REVEALED: lambda row, *_: _revealed(row),
    BET: lambda row, *_: Bet(row.seat, bool(row.card), row.other, row.where),
    ROUND_VOID: lambda *_: RoundVoid(),
    ROUND_PAID: lambda row, *_: RoundPaid(
        row.seat, _known(row.card), _known(row.other), row.where, row.number
    ),
    MERMAIDS: lambda row, *_: Mermaids(row.seat),
    GAME_ENDED: lambda row, _, players: _game_ended(row, players),
}


# Walking.

Found = NDArray[np.int64]


@rule
def walk(states: Any, code: int, found: Found) -> int:
    """Make a step, write down what it does, and return how many rows that took."""
    state = states[0]
    phase, seat, noted = int(state.phase), int(state.turn), int(state.event_count)
    hidden = np.zeros(MAX_PLAYERS, np.int64)
    for other in range(MAX_PLAYERS):
        hidden[other] = int(state.revealed[other] == 0)
    carry_out(state, code)
    if state.event_count > noted:
        tell_cards(state, code, found[0])
    elif phase == PLAYING:
        tell_end_of_turn(state, seat, code, found[0])
    else:
        tell_choice(state, phase, seat, code, found[0])
    count = tell_revealed(state, hidden, found, 1)
    if state.mermaids != NOBODY:
        put(found[count], MERMAIDS, int(state.mermaids), 0, 0, 0, 0)
        count += 1
        end_game(state)
    if state.phase == TURN_OVER:
        hand_on(state)
        count = tell_revealed(state, hidden, found, count)
    if state.phase == ROUND_OVER:
        count = tell_round(state, found, count)
    return tell_what_follows(state, found, count)


@rule
def put(row: Found, what: int, seat: int, card: int, other: int, where: int, number: int) -> None:
    row[WHAT] = what
    row[SEAT] = seat
    row[CARD_COLUMN] = card
    row[OTHER] = other
    row[WHERE] = where
    row[NUMBER] = number


@rule
def tell_cards(state: State, code: int, row: Found) -> None:
    """Tell what the rules have written down of cards, and the effect of a pair."""
    event = state.events[int(state.event_count) - 1]
    effect = NO_CARD
    if event.what == LAID and state.phase != PLAYING:
        effect = group_of(code - PAIR)
    seat, card, other = int(event.seat), int(event.card), int(event.other)
    put(row, int(event.what), seat, card, other, int(event.where), effect)


@rule
def tell_end_of_turn(state: State, seat: int, code: int, row: Found) -> None:
    if code == END_TURN:
        put(row, TURN_ENDED, seat, 0, 0, 0, 0)
    else:
        call = int(state.call == LAST_TURNS)
        put(row, CALLED, seat, 0, call, 0, card_points(state, seat))


@rule
def tell_choice(state: State, phase: int, seat: int, code: int, row: Found) -> None:
    if phase == CHOOSING_FIRST:
        put(row, FIRST_PLAYER, code - FIRST, 0, 0, 0, 0)
    elif phase == TAKING:
        put(row, DRAW, seat, 0, 0, 0, 0)
    elif phase == DRAWING:
        put(row, DREW, seat, code - CARD, 0, 0, 0)
    elif phase == PLACING:
        other = int(state.events[int(state.event_count) - 1].other)
        put(row, DISCARDED, seat, other, 0, code - PLACE, 0)
    elif phase == SEARCHING:
        put(row, SEARCH_BEGUN, seat, 0, 0, code - SEARCH, 0)
    elif phase == ROBBING:
        put(row, ROB_BEGUN, seat, 0, 0, code - ROB, 0)


@rule
def tell_revealed(state: State, hidden: Found, found: Found, count: int) -> int:
    """Tell the hands that are revealed and were hidden."""
    for seat in range(int(state.players)):
        if hidden[seat] and state.revealed[seat]:
            hidden[seat] = 0
            put(found[count], REVEALED, seat, 0, 0, 0, 0)
            count_points(state, seat, found[count, MORE : MORE + SOURCES])
            for card in range(TYPES):
                found[count, MORE + SOURCES + card] = state.hands[seat, card]
            count += 1
    return count


@rule
def tell_round(state: State, found: Found, count: int) -> int:
    """End the round, and tell the bet and what everybody got."""
    caller = int(state.caller)
    if state.call == NO_CALL:
        put(found[count], ROUND_VOID, NOBODY, 0, 0, 0, 0)
        count += 1
    elif state.call == LAST_TURNS:
        own, best = card_points(state, caller), best_of_others(state)
        put(found[count], BET, caller, int(bet_is_won(state)), own, best, 0)
        count += 1
    end_round(state)
    if state.call != NO_CALL:
        for seat in range(int(state.players)):
            tell_paid(state, seat, found[count])
            count += 1
    return count


@rule
def tell_paid(state: State, seat: int, row: Found) -> None:
    cards = card_points(state, seat) if pays_cards(state, seat) else NOBODY
    colour = colour_bonus(state, seat) if pays_colour(state, seat) else NOBODY
    put(row, ROUND_PAID, seat, cards, colour, int(state.last_points[seat]), int(state.totals[seat]))


@rule
def tell_what_follows(state: State, found: Found, count: int) -> int:
    if state.phase == ENDED:
        put(found[count], GAME_ENDED, NOBODY, 0, 0, 0, why_ended(state))
        scores(state, found[count, MORE : MORE + MAX_PLAYERS])
        ranks(state, found[count, MORE + MAX_PLAYERS : MORE + 2 * MAX_PLAYERS])
        count += 1
    elif state.phase == NEW_ROUND:
        begin_round(state)
        put(found[count], ROUND_BEGAN, int(state.starter), 0, 0, 0, int(state.rounds) + 1)
        count += 1
    go_on(state)
    return count


@rule
def why_ended(state: State) -> int:
    if state.mermaids != NOBODY:
        return BY_MERMAIDS
    return TARGET if target_is_reached(state) else MOST_ROUNDS_PLAYED
