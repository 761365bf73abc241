"""Sea Salt & Paper as a table shows it: a view in words, built from nothing but the view.

Seats, piles and positions count from zero.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Literal

import msgspec

from tidetable.core.compiled import rule
from tidetable.core.records import Numbers, Reader, one, row, row_of
from tidetable.core.rules import ONLOOKER
from tidetable.games.sea_salt_paper.events import EFFECTS, Call, Effect
from tidetable.games.sea_salt_paper.pairs import (
    has_effect,
    holds_pair,
    may_be_laid,
    may_be_robbed,
)
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CAPTAIN,
    CARD_NAMES,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    COUNTS,
    CRAB,
    FISH,
    FOR_CARDS,
    FOR_COLLECTIONS,
    FOR_COLOUR,
    FOR_KIND,
    FOR_MERMAIDS,
    FOR_MULTIPLIERS,
    FOR_PAIRS,
    KIND,
    KIND_NAMES,
    KINDS,
    LIGHTHOUSE,
    MERMAID,
    NO_CARD,
    PAIR,
    PAIR_CARDS,
    PAIR_POINTS,
    PAIRS,
    PILE_SPACE,
    PILES,
    POINTS_TO_CALL,
    SAILOR,
    SHARK,
    SHELL,
    SWIMMER,
    TARGETS,
    TYPES,
    Colour,
    Kind,
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
    BET_LOST,
    BET_WON,
    CHOOSING_FIRST,
    DRAWING,
    DREW_ONE,
    DREW_TWO,
    ENDED,
    FISHING,
    FOUR_MERMAIDS,
    KEEPING,
    LAID,
    LAST_TURNS,
    NO_CALL,
    NO_RESULT,
    NOBODY,
    OPENED,
    OPENING,
    PICKING,
    PLACING,
    PLAYING,
    ROBBING,
    ROUND_IS_VOID,
    SEARCHED,
    SEARCHING,
    STATE,
    STEALING,
    STOLE,
    STOP_PAYS,
    TAKING,
    TALLY,
    TOOK,
    VIEW,
    State,
    Tally,
    View,
)
from tidetable.games.sea_salt_paper.taking import empty_pile
from tidetable.games.sea_salt_paper.views import hold, lay_open, own, seen_by, suppose_table
from tidetable.games.sea_salt_paper.words import move_text

CardName = str  # a kind and a colour, such as crab-DB
Phase = Literal[
    "choosing-first",
    "opening",
    "taking",
    "drawing",
    "keeping",
    "placing",
    "playing",
    "fishing",
    "searching",
    "picking",
    "robbing",
    "stealing",
    "over",
]
Happening = Literal["opened", "drew-two", "drew-one", "took", "laid", "searched", "stole"]
Result = Literal["stop", "won", "lost", "void", "mermaids"]

# Not shown: options, which a table tells with its other settings.
UNSHOWN = ("tie_break", "empty_deck_in_last_turns", "first_player")
# Shown only with the option memory_aid: at the table nobody may look again at what was seen.
MEMORY = ("event_count", "events", "tops_after", "searches")


class PileShown(msgspec.Struct, frozen=True, gc=False):
    """A discard pile."""

    size: int
    top: CardName | None


class GroupShown(msgspec.Struct, frozen=True, gc=False):
    """Cards that score together, named by their kind; sharks are with the swimmers."""

    kind: Kind
    cards: int
    points: int


class ColourShown(msgspec.Struct, frozen=True, gc=False):
    """A colour, and how many cards of it a player has."""

    colour: Colour
    cards: int
    is_counted: bool  # by a mermaid


class PointsShown(msgspec.Struct, frozen=True, gc=False):
    """What a player's cards are worth, in hand and laid."""

    missing_to_call: int  # card points
    card_points: int  # the sum of the next four
    pairs: int
    collections: int
    multipliers: int
    mermaids: int
    colour_bonus: int
    groups: tuple[GroupShown, ...]
    colours: tuple[ColourShown, ...]  # the most frequent first


class SortedShown(msgspec.Struct, frozen=True, gc=False):
    """The cards of a player that are seen, by the part of the points they belong to."""

    pairs: tuple[CardName, ...]  # two by two
    collections: tuple[CardName, ...]
    multipliers: tuple[CardName, ...]
    mermaids: tuple[CardName, ...]
    singles: tuple[CardName, ...]  # halves of pairs


class PaidShown(msgspec.Struct, frozen=True, gc=False):
    """Pay of a player for a finished round; None for cards or colour that were not paid."""

    cards: int | None
    colour: int | None
    points: int


class PairShown(msgspec.Struct, frozen=True, gc=False):
    """A pair in the viewer's hand."""

    kind: Kind  # of the first card
    cards: tuple[CardName, CardName]
    move: str  # that lays it, in notation
    is_legal: bool  # now
    effect: Effect | None  # in a turn of the viewer, as the table stands


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player: what lies in front of everybody, and the hand if this seat may see it."""

    seat: int
    total: int
    last_points: int  # of the last finished round
    hand_size: int
    is_revealed: bool
    hand: tuple[CardName, ...] | None
    laid: tuple[tuple[CardName, CardName], ...]
    laid_points: int  # what everybody can count
    points: PointsShown | None  # of a hand that is seen
    sorted: SortedShown
    may_be_robbed: bool  # by the player whose turn it is
    paid: PaidShown | None  # where a round has ended and was scored


class HappeningShown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing this seat could remember of the round; what it was not told is left out."""

    what: Happening
    seat: int | None = None
    card: CardName | None = None  # gained, or turned up; of a pair, the first
    second: CardName | None = None  # of a pair
    discarded: CardName | None = None
    pile: int | None = None
    top_after: CardName | None = None  # what then lay on that pile
    position: int | None = None  # of the card searched out, from the bottom
    found: tuple[CardName, ...] | None = None  # the pile one searched
    victim: int | None = None


class Shown(msgspec.Struct, frozen=True, gc=False):
    """All that this seat sees."""

    seat: int | None  # of the viewer
    phase: Phase
    to_move: int | None  # nobody while chance draws, or when it is over
    turn: int | None  # whose turn it is, also while chance draws
    round_number: int
    starter: int | None  # who began the round; where ending.py shows one, who begins the next
    target: int  # points to win
    points_to_call: int
    call: Call | None  # None after a void round
    caller: int | None  # who called, also in a void round
    last_round_ended_by: int | None  # who ended it by a call
    won_by_mermaids: int | None
    result: Result | None  # of the round, where it has ended
    best_of_others: int | None  # card points against those of the caller, where the bet is decided
    deck_size: int
    piles: tuple[PileShown, ...]
    empty_pile: int | None  # the one that a card which is not kept must go to
    searched_pile: int | None
    searched_cards: tuple[CardName, ...] | None  # from the bottom, if one searches it oneself
    robbed: int | None
    drawn_count: int  # cards drawn and neither kept nor put on a pile
    drawn: tuple[CardName, ...]  # which ones, if one drew them oneself
    players: tuple[PlayerShown, ...]
    pairs: tuple[PairShown, ...]  # in one's own hand; of each kind the most common colours first
    unseen: dict[CardName, int]  # copies that lie nowhere in sight of this seat
    remembered: tuple[HappeningShown, ...] | None  # with the option memory_aid


# Words by number. Where a number may be -1 for nothing or -2 for hidden the last words are None.
CARD_WORDS: tuple[CardName | None, ...] = (*CARD_NAMES, None, None)
CALLS: tuple[Call | None, ...] = (None, "stop", "last-chance")
RESULTS: dict[int, Result | None] = {
    NO_RESULT: None,
    STOP_PAYS: "stop",
    BET_WON: "won",
    BET_LOST: "lost",
    ROUND_IS_VOID: "void",
    FOUR_MERMAIDS: "mermaids",
}
HAPPENINGS: dict[int, Happening] = {
    OPENED: "opened",
    DREW_TWO: "drew-two",
    DREW_ONE: "drew-one",
    TOOK: "took",
    LAID: "laid",
    SEARCHED: "searched",
    STOLE: "stole",
}
PHASES: dict[int, Phase] = {
    CHOOSING_FIRST: "choosing-first",
    OPENING: "opening",
    TAKING: "taking",
    DRAWING: "drawing",
    KEEPING: "keeping",
    PLACING: "placing",
    PLAYING: "playing",
    FISHING: "fishing",
    SEARCHING: "searching",
    PICKING: "picking",
    ROBBING: "robbing",
    STEALING: "stealing",
    ENDED: "over",
}
TARGET_POINTS: list[int] = TARGETS.tolist()
KIND_OF: list[int] = KIND.tolist()
PAIR_TYPES: list[list[int]] = PAIR_CARDS.tolist()
GROUPS = [KIND_OF[first] for first, _ in PAIR_TYPES]
IN_COLOUR: list[int] = COUNTS.sum(axis=0)[COLOUR].tolist()  # cards of the box, by type
# Pairs as they are offered: rare colours are better kept hidden.
OFFERED = sorted(
    range(PAIRS),
    key=lambda pair: (GROUPS[pair], -sum(IN_COLOUR[card] for card in PAIR_TYPES[pair])),
)

KEPT = 2048  # parts of positions, so that a step makes only what it changed
READER = Reader(VIEW, (*UNSHOWN, *MEMORY, "idle_pairs"))
TALLIED = Reader(TALLY)


def shown(view: View) -> Shown:
    """Return what this seat, or an onlooker, sees."""
    return _shown(view, False)


def shown_open(state: State) -> Shown:
    """Return what an onlooker would see if every hand lay open."""
    view = one(VIEW)
    seen_by(state, ONLOOKER, view)
    lay_open(state, view)
    return _shown(view, True)


def _shown(view: View, is_open: bool) -> Shown:
    table, tally = READER.read(view), _tallied(view)
    hands = _hands(table, is_open)
    drawn = [card for card in table.drawn if card >= 0]
    searched = [card for card in table.pile if card >= 0]
    one_is_kept = table.phase in (PLACING, ENDED) and table.drawn_count > 0
    return Shown(
        seat=_seat(table.seat),
        phase=PHASES[table.phase],
        to_move=_seat(table.to_move),
        turn=_seat(table.turn),
        round_number=_round_number(table),
        starter=None if table.phase == CHOOSING_FIRST else table.starter,
        target=TARGET_POINTS[table.players] * table.target,
        points_to_call=POINTS_TO_CALL,
        call=CALLS[table.call],
        caller=_seat(table.caller),
        last_round_ended_by=_seat(table.ender),
        won_by_mermaids=_seat(table.mermaids),
        result=RESULTS[tally.result],
        best_of_others=_seat(tally.best_of_others),
        deck_size=table.deck_size,
        piles=_piles(table.pile_sizes, table.tops),
        empty_pile=_seat(tally.empty_pile),
        searched_pile=_seat(table.searched),
        searched_cards=_card_words(searched) if searched else None,
        robbed=_seat(table.victim),
        drawn_count=1 if one_is_kept else table.drawn_count,
        drawn=_card_words(drawn),
        players=_players(table, tally, hands),
        pairs=_held_pairs(tally.held_pairs, tally.may_lay, tally.effects),
        unseen={card: left for card, left in zip(CARD_NAMES, tally.unseen, strict=True) if left},
        remembered=_remembered(view) if table.memory_aid else None,
    )


def _round_number(table: SimpleNamespace) -> int:
    """Return the round being played, or the last one, which four mermaids leave unfinished."""
    is_finished = table.phase == ENDED and table.mermaids == NOBODY
    return int(table.rounds) + (not is_finished)


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _card_words(cards: list[int]) -> tuple[CardName, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


def _piles(sizes: Numbers, tops: Numbers) -> tuple[PileShown, ...]:
    return tuple([PileShown(size, CARD_WORDS[top]) for size, top in zip(sizes, tops, strict=True)])


# Players.


def _hands(table: SimpleNamespace, is_open: bool) -> list[Numbers | None]:
    """Return the hands that this seat may see."""
    hands = [
        hand if is_open or revealed or not size else None
        for hand, revealed, size in zip(
            table.shown_hands, table.revealed, table.hand_sizes, strict=True
        )
    ]
    if table.seat >= 0:
        hands[table.seat] = table.hand
    return hands


def _players(
    table: SimpleNamespace, tally: SimpleNamespace, hands: list[Numbers | None]
) -> tuple[PlayerShown, ...]:
    players = zip(
        range(table.players),
        table.totals,
        table.last_points,
        table.hand_sizes,
        table.revealed,
        hands,
        table.laid,
        tally.may_be_robbed,
        zip(tally.paid_cards, tally.paid_colour, strict=True),
        tally.laid_points,
        zip(tally.points, tally.kinds, tally.colours, strict=True),
        strict=False,
    )
    return tuple([_player(*player) for player in players])


@lru_cache(KEPT)
def _player(
    seat: int,
    total: int,
    last_points: int,
    hand_size: int,
    revealed: int,
    hand: Numbers | None,
    laid: Numbers,
    may_be_robbed: int,
    paid: tuple[int, int],
    laid_points: int,
    counted: tuple[Numbers, Numbers, Numbers],
) -> PlayerShown:
    return PlayerShown(
        seat=seat,
        total=total,
        last_points=last_points,
        hand_size=hand_size,
        is_revealed=bool(revealed),
        hand=None if hand is None else _cards(hand),
        laid=_pairs(laid),
        laid_points=laid_points,
        points=None if hand is None else _points(*counted),
        sorted=_sorted(hand or (0,) * TYPES, laid, counted[0]),
        may_be_robbed=bool(may_be_robbed),
        paid=_paid(last_points, *map(_seat, paid)),
    )


def _paid(points: int, cards: int | None, colour: int | None) -> PaidShown | None:
    return None if cards is None and colour is None else PaidShown(cards, colour, points)


def _cards(counts: Numbers) -> tuple[CardName, ...]:
    return tuple(CARD_NAMES[card] for card in range(TYPES) for _ in range(counts[card]))


def _pairs(counts: Numbers) -> tuple[tuple[CardName, CardName], ...]:
    """Return laid cards two by two; those of a kind are beside each other."""
    cards = [card for card in range(TYPES) for _ in range(counts[card])]
    alike = [CARD_NAMES[card] for card in cards if KIND_OF[card] in (CRAB, BOAT, FISH)]
    swimmers = [CARD_NAMES[card] for card in cards if KIND_OF[card] == SWIMMER]
    sharks = [CARD_NAMES[card] for card in cards if KIND_OF[card] == SHARK]
    return (
        *zip(alike[::2], alike[1::2], strict=True),
        *zip(swimmers, sharks, strict=True),
    )


def _points(points: Numbers, kinds: Numbers, colours: Numbers) -> PointsShown:
    return PointsShown(
        card_points=points[FOR_CARDS],
        missing_to_call=max(0, POINTS_TO_CALL - points[FOR_CARDS]),
        pairs=points[FOR_PAIRS],
        collections=points[FOR_COLLECTIONS],
        multipliers=points[FOR_MULTIPLIERS],
        mermaids=points[FOR_MERMAIDS],
        colour_bonus=points[FOR_COLOUR],
        groups=_groups(kinds, points[FOR_KIND:]),
        colours=_colours(colours, kinds[MERMAID]),
    )


def _groups(kinds: Numbers, points: Numbers) -> tuple[GroupShown, ...]:
    cards = list(kinds)
    cards[SWIMMER] += cards[SHARK]
    cards[SHARK] = 0
    groups = zip(KIND_NAMES, cards, points, strict=True)
    return tuple([GroupShown(*group) for group in groups if group[1]])


def _colours(cards: Numbers, mermaids: int) -> tuple[ColourShown, ...]:
    order = sorted(range(COLOURS), key=lambda colour: -cards[colour])
    return tuple(
        ColourShown(COLOUR_NAMES[colour], cards[colour], place < mermaids)
        for place, colour in enumerate(order)
        if cards[colour]
    )


def _sorted(hand: Numbers, laid: Numbers, points: Numbers) -> SortedShown:
    of_kind: list[list[CardName]] = [[] for _ in range(KINDS)]
    for counts in (laid, hand):
        for card, count in enumerate(counts):
            of_kind[KIND_OF[card]] += [CARD_NAMES[card]] * count
    pairs, singles = _paired(of_kind, points[FOR_KIND:])
    return SortedShown(
        pairs=pairs,
        collections=_of_kinds(of_kind, SHELL, SAILOR),
        multipliers=_of_kinds(of_kind, LIGHTHOUSE, CAPTAIN),
        mermaids=tuple(of_kind[MERMAID]),
        singles=singles,
    )


def _of_kinds(of_kind: list[list[CardName]], first: int, last: int) -> tuple[CardName, ...]:
    return tuple([card for cards in of_kind[first : last + 1] for card in cards])


def _paired(
    of_kind: list[list[CardName]], points: Numbers
) -> tuple[tuple[CardName, ...], tuple[CardName, ...]]:
    """Divide the cards of pairs into those that score and single ones."""
    pairs: list[CardName] = []
    singles: list[CardName] = []
    for kind in (CRAB, BOAT, FISH):
        count = points[kind] // PAIR_POINTS
        pairs += of_kind[kind][: 2 * count]
        singles += of_kind[kind][2 * count :]
    swimmers, sharks, count = of_kind[SWIMMER], of_kind[SHARK], points[SWIMMER] // PAIR_POINTS
    for pair in zip(swimmers[:count], sharks[:count], strict=True):
        pairs += pair
    return tuple(pairs), tuple(singles + swimmers[count:] + sharks[count:])


# Pairs in one's own hand.


@lru_cache(KEPT)
def _held_pairs(held: Numbers, may_lay: Numbers, effects: Numbers) -> tuple[PairShown, ...]:
    return tuple([_pair(pair, may_lay, effects) for pair in OFFERED if held[pair]])


def _pair(pair: int, may_lay: Numbers, effects: Numbers) -> PairShown:
    group = GROUPS[pair]
    first, second = PAIR_TYPES[pair]
    return PairShown(
        kind=KIND_NAMES[group],
        cards=(CARD_NAMES[first], CARD_NAMES[second]),
        move=move_text(PAIR + pair),
        is_legal=bool(may_lay[group]),
        effect=EFFECTS[group] if effects[group] else None,
    )


# Memory.


def _remembered(view: Any) -> tuple[HappeningShown, ...]:
    """What happened this round, as this seat was told it."""
    count, viewer = int(view["event_count"]), int(view["seat"])
    events = view["events"][:count].tolist()
    tops = view["tops_after"][:count].tolist()
    searches = iter(view["searches"].tolist())
    happenings = []
    for (what, seat, card, other, where), top in zip(events, tops, strict=True):
        found = tuple(next(searches)) if what == SEARCHED and seat == viewer else None
        happenings.append(_happening(what, seat, card, other, where, top, found))
    return tuple(happenings)


@lru_cache(KEPT)
def _happening(
    what: int, seat: int, card: int, other: int, where: int, top: int, found: Numbers | None
) -> HappeningShown:
    return HappeningShown(
        what=HAPPENINGS[what],
        seat=_seat(seat),
        card=CARD_WORDS[card],
        second=CARD_WORDS[other] if what == LAID else None,
        discarded=CARD_WORDS[other] if what == DREW_TWO else None,
        pile=_seat(where) if what in (OPENED, DREW_TWO, TOOK, SEARCHED) else None,
        top_after=CARD_WORDS[top],
        position=_seat(other) if what == SEARCHED else None,
        found=tuple([CARD_NAMES[card] for card in found if card >= 0]) if found else None,
        victim=where if what == STOLE else None,
    )


# Counting, by the rules.


def _tallied(view: Any) -> SimpleNamespace:
    tallies = row(TALLY)
    count(row_of(view), row(STATE), tallies)
    return TALLIED.unpack(tallies.tobytes())


@rule
def count(views: Any, states: Any, tallies: Any) -> None:
    """Count what a view holds, in a state that is empty."""
    view, state, tally = views[0], states[0], tallies[0]
    suppose_table(view, state)
    for seat in range(int(view.players)):
        own(state, seat, view.laid[seat])
        tally.laid_points[seat] = card_points(state, seat)
        hold(view, state, seat)
        count_seat(state, seat, tally)
    count_result(state, tally)
    count_unseen(view, state, tally)
    tally.empty_pile = empty_pile(state)
    if view.seat >= 0:
        count_pairs(state, int(view.seat), tally)


@rule
def count_seat(state: State, seat: int, tally: Tally) -> None:
    tally.may_be_robbed[seat] = int(may_be_robbed(state, seat))
    count_points(state, seat, tally.points[seat])
    for kind in range(KINDS):
        tally.kinds[seat, kind] = state.kinds[seat, kind]
    for colour in range(COLOURS):
        tally.colours[seat, colour] = state.colours[seat, colour]


@rule
def count_unseen(view: View, state: State, tally: Tally) -> None:
    """Count the copies that lie nowhere in sight: not in a hand that is seen, laid or looked at."""
    for card in range(TYPES):
        tally.unseen[card] = COPIES[card]
        for seat in range(int(view.players)):
            tally.unseen[card] -= int(state.hands[seat, card]) + int(view.laid[seat, card])
    for index in range(len(view.drawn)):
        see(tally, int(view.drawn[index]))
    for position in range(PILE_SPACE):
        see(tally, int(view.pile[position]))
    for pile in range(PILES):
        if pile != view.searched or view.pile[0] == NO_CARD:
            see(tally, int(view.tops[pile]))


@rule
def see(tally: Tally, card: int) -> None:
    if card != NO_CARD:
        tally.unseen[card] -= 1


@rule
def count_result(state: State, tally: Tally) -> None:
    """Count what the round paid; while it is being played, or if four mermaids end it, nothing."""
    tally.result = result_of(state)
    is_paid = tally.result != NO_RESULT and tally.result != FOUR_MERMAIDS
    for seat in range(int(state.players)):
        cards, colour = is_paid and pays_cards(state, seat), is_paid and pays_colour(state, seat)
        tally.paid_cards[seat] = card_points(state, seat) if cards else NOBODY
        tally.paid_colour[seat] = colour_bonus(state, seat) if colour else NOBODY
    has_bet = tally.result == BET_WON or tally.result == BET_LOST
    tally.best_of_others = best_of_others(state) if has_bet else NOBODY


@rule
def result_of(state: State) -> int:
    if state.phase != ENDED:
        return NO_RESULT
    if state.mermaids != NOBODY:
        return FOUR_MERMAIDS
    if state.call == NO_CALL:
        return ROUND_IS_VOID
    if state.call == LAST_TURNS:
        return BET_WON if bet_is_won(state) else BET_LOST
    return STOP_PAYS


@rule
def count_pairs(state: State, seat: int, tally: Tally) -> None:
    """Count the viewer's pairs, with effects as they would be if it were the viewer's turn."""
    is_playing = state.phase == PLAYING and state.to_move == seat
    state.turn = seat
    for group in range(SWIMMER + 1):
        tally.may_lay[group] = int(is_playing and may_be_laid(state, group))
        tally.effects[group] = int(has_effect(state, group))
    for pair in range(PAIRS):
        tally.held_pairs[pair] = int(holds_pair(state, seat, pair))
