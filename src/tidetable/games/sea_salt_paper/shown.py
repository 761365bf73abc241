"""Sea Salt & Paper as a table shows it: a view in words, built from nothing but the view.

Seats, piles and positions count from zero.
"""

from collections.abc import Iterable
from functools import lru_cache
from operator import sub
from types import SimpleNamespace
from typing import Any, Literal, get_args

import msgspec

from tidetable.core.records import Numbers, Reader
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CAPTAIN,
    CAPTAIN_POINTS,
    COLONY,
    COLONY_POINTS,
    COLOUR,
    COLOURS,
    COPIES,
    CRAB,
    FISH,
    KIND,
    KINDS,
    LIGHTHOUSE,
    MERMAID,
    OCTOPUS,
    OCTOPUS_POINTS,
    PENGUIN,
    PENGUIN_POINTS,
    POINTS_TO_CALL,
    SAILOR,
    SAILOR_POINTS,
    SHARK,
    SHELL,
    SHELL_POINTS,
    SHOAL,
    SWIMMER,
    TARGETS,
    TYPES,
)
from tidetable.games.sea_salt_paper.state import (
    CHOOSING_FIRST,
    DRAWING,
    DREW_ONE,
    DREW_TWO,
    ENDED,
    FISHING,
    KEEPING,
    LAID,
    OPENED,
    OPENING,
    PICKING,
    PLACING,
    PLAYING,
    ROBBING,
    SEARCHED,
    SEARCHING,
    STEALING,
    STOLE,
    TAKING,
    TOOK,
    VIEW,
    View,
)
from tidetable.games.sea_salt_paper.words import CARD_NAMES, KIND_NAMES, round_number

Card = str  # a kind and a colour, such as crab-DB
Colour = Literal["DB", "LB", "BK", "YE", "GN", "WH", "PU", "GY", "LO", "PK", "OR"]
Call = Literal["stop", "last-chance"]
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

# Not shown: options, which a table tells with its other settings.
UNSHOWN = ("tie_break", "idle_pairs", "empty_deck_in_last_turns", "first_player")
# Shown only with the option memory_aid: at the table nobody may look again at what was seen.
MEMORY = ("event_count", "events", "tops_after", "searches")


class PileShown(msgspec.Struct, frozen=True, gc=False):
    """A discard pile."""

    size: int
    top: Card | None


class GroupShown(msgspec.Struct, frozen=True, gc=False):
    """Cards that score together, named by their kind; sharks are with the swimmers."""

    kind: str
    cards: int
    points: int


class ColourShown(msgspec.Struct, frozen=True, gc=False):
    """How many cards of a colour."""

    colour: Colour
    cards: int


class PointsShown(msgspec.Struct, frozen=True, gc=False):
    """What a player's cards are worth, in hand and laid."""

    card_points: int  # the sum of the next four
    pairs: int
    collections: int
    multipliers: int
    mermaids: int
    colour_bonus: int
    groups: tuple[GroupShown, ...]
    colours: tuple[ColourShown, ...]  # the most frequent first


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player: what lies in front of everybody, and the hand if this seat may see it."""

    seat: int
    total: int
    last_points: int  # of the last finished round
    hand_size: int
    is_revealed: bool
    hand: tuple[Card, ...] | None
    laid: tuple[tuple[Card, Card], ...]
    laid_points: int  # what everybody can count
    points: PointsShown | None  # of a hand that is seen


class HappeningShown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing this seat could remember of the round; what it was not told is left out."""

    what: Happening
    seat: int | None = None
    card: Card | None = None  # gained, or turned up; of a pair, the first
    second: Card | None = None  # of a pair
    discarded: Card | None = None
    pile: int | None = None
    top_after: Card | None = None  # what then lay on that pile
    position: int | None = None  # of the card searched out, from the bottom
    found: tuple[Card, ...] | None = None  # the pile one searched
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
    deck_size: int
    piles: tuple[PileShown, ...]
    searched_pile: int | None
    searched_cards: tuple[Card, ...] | None  # from the bottom, if one searches it oneself
    robbed: int | None
    drawn_count: int  # cards drawn and neither kept nor put on a pile
    drawn: tuple[Card, ...]  # which ones, if one drew them oneself
    players: tuple[PlayerShown, ...]
    unseen: dict[Card, int]  # copies that lie nowhere in sight of this seat
    remembered: tuple[HappeningShown, ...] | None  # with the option memory_aid


# Words by number. Where a number may be -1 for nothing or -2 for hidden the last words are None.
CARD_WORDS: tuple[Card | None, ...] = (*CARD_NAMES, None, None)
COLOUR_WORDS: tuple[Colour, ...] = get_args(Colour)
CALLS: tuple[Call | None, ...] = (None, *get_args(Call))
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
ALL_COPIES: list[int] = COPIES.tolist()
TARGET_POINTS: list[int] = TARGETS.tolist()
KIND_OF: list[int] = KIND.tolist()
COLOUR_OF: list[int] = COLOUR.tolist()
COLLECTIONS: dict[int, list[int]] = {
    SHELL: SHELL_POINTS.tolist(),
    OCTOPUS: OCTOPUS_POINTS.tolist(),
    PENGUIN: PENGUIN_POINTS.tolist(),
    SAILOR: SAILOR_POINTS.tolist(),
}
MULTIPLIERS = (
    (LIGHTHOUSE, BOAT, 1),
    (SHOAL, FISH, 1),
    (COLONY, PENGUIN, COLONY_POINTS),
    (CAPTAIN, SAILOR, CAPTAIN_POINTS),
)

KEPT = 2048  # parts of positions, so that a step makes only what it changed
READER = Reader(VIEW, (*UNSHOWN, *MEMORY))


def shown(view: View) -> Shown:
    """What this seat, or an onlooker, sees."""
    table = READER.read(view)
    hands = _hands(table)
    drawn = [card for card in table.drawn if card >= 0]
    searched = [card for card in table.pile if card >= 0]
    one_is_kept = table.phase in (PLACING, ENDED) and table.drawn_count > 0
    return Shown(
        seat=_seat(table.seat),
        phase=PHASES[table.phase],
        to_move=_seat(table.to_move),
        turn=_seat(table.turn),
        round_number=round_number(table),
        starter=None if table.phase == CHOOSING_FIRST else table.starter,
        target=TARGET_POINTS[table.players] * table.target,
        points_to_call=POINTS_TO_CALL,
        call=CALLS[table.call],
        caller=_seat(table.caller),
        last_round_ended_by=_seat(table.ender),
        won_by_mermaids=_seat(table.mermaids),
        deck_size=table.deck_size,
        piles=_piles(table.pile_sizes, table.tops),
        searched_pile=_seat(table.searched),
        searched_cards=_card_words(searched) if searched else None,
        robbed=_seat(table.victim),
        drawn_count=1 if one_is_kept else table.drawn_count,
        drawn=_card_words(drawn),
        players=_players(table, hands),
        unseen=_unseen(table, hands, drawn + searched),
        remembered=_remembered(view) if table.memory_aid else None,
    )


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _card_words(cards: list[int]) -> tuple[Card, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


def _piles(sizes: Numbers, tops: Numbers) -> tuple[PileShown, ...]:
    return tuple([PileShown(size, CARD_WORDS[top]) for size, top in zip(sizes, tops, strict=True)])


def _unseen(
    table: SimpleNamespace, hands: list[Numbers | None], looked_at: Iterable[int]
) -> dict[Card, int]:
    in_sight = [*(hand for hand in hands if hand is not None), *table.laid]
    left = list(map(sub, ALL_COPIES, map(sum, zip(*in_sight, strict=True))))
    for card in looked_at:
        left[card] -= 1
    for pile, top in enumerate(table.tops):
        if top >= 0 and (pile != table.searched or table.pile[0] < 0):
            left[top] -= 1
    return {card: copies for card, copies in zip(CARD_NAMES, left, strict=True) if copies}


# Players.


def _hands(table: SimpleNamespace) -> list[Numbers | None]:
    """The hands that this seat may see."""
    hands = [
        hand if revealed or not size else None
        for hand, revealed, size in zip(
            table.shown_hands, table.revealed, table.hand_sizes, strict=True
        )
    ]
    if table.seat >= 0:
        hands[table.seat] = table.hand
    return hands


def _players(table: SimpleNamespace, hands: list[Numbers | None]) -> tuple[PlayerShown, ...]:
    players = zip(
        range(table.players),
        table.totals,
        table.last_points,
        table.hand_sizes,
        table.revealed,
        hands,
        table.laid,
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
) -> PlayerShown:
    pairs = _pairs(laid)
    return PlayerShown(
        seat=seat,
        total=total,
        last_points=last_points,
        hand_size=hand_size,
        is_revealed=bool(revealed),
        hand=None if hand is None else _cards(hand),
        laid=pairs,
        laid_points=len(pairs),
        points=None if hand is None else _points(hand, laid),
    )


def _cards(counts: Numbers) -> tuple[Card, ...]:
    return tuple(CARD_NAMES[card] for card in range(TYPES) for _ in range(counts[card]))


def _pairs(counts: Numbers) -> tuple[tuple[Card, Card], ...]:
    """Laid cards two by two; those of a kind are beside each other."""
    cards = [card for card in range(TYPES) for _ in range(counts[card])]
    alike = [CARD_NAMES[card] for card in cards if KIND_OF[card] in (CRAB, BOAT, FISH)]
    swimmers = [CARD_NAMES[card] for card in cards if KIND_OF[card] == SWIMMER]
    sharks = [CARD_NAMES[card] for card in cards if KIND_OF[card] == SHARK]
    return (
        *zip(alike[::2], alike[1::2], strict=True),
        *zip(swimmers, sharks, strict=True),
    )


def _points(hand: Numbers, laid: Numbers) -> PointsShown:
    """Points for showing; the rules count the same in scoring.py."""
    kinds, colours = [0] * KINDS, [0] * COLOURS
    for card, (held, lying) in enumerate(zip(hand, laid, strict=True)):
        kinds[KIND_OF[card]] += held + lying
        colours[COLOUR_OF[card]] += held + lying
    order = sorted(range(COLOURS), key=lambda colour: -colours[colour])
    pairs = {kind: kinds[kind] // 2 for kind in (CRAB, BOAT, FISH)}
    pairs[SWIMMER] = min(kinds[SWIMMER], kinds[SHARK])
    collections = {kind: points[kinds[kind]] for kind, points in COLLECTIONS.items()}
    multipliers = {kind: each * kinds[kind] * kinds[of] for kind, of, each in MULTIPLIERS}
    mermaids = sum(colours[colour] for colour in order[: kinds[MERMAID]])
    groups = _groups(kinds, pairs | collections | multipliers | {MERMAID: mermaids})
    return PointsShown(
        card_points=sum(group.points for group in groups),
        pairs=sum(pairs.values()),
        collections=sum(collections.values()),
        multipliers=sum(multipliers.values()),
        mermaids=mermaids,
        colour_bonus=colours[order[0]],
        groups=groups,
        colours=tuple(ColourShown(COLOUR_WORDS[c], colours[c]) for c in order if colours[c]),
    )


def _groups(kinds: list[int], points: dict[int, int]) -> tuple[GroupShown, ...]:
    cards = kinds.copy()
    cards[SWIMMER] += cards[SHARK]
    return tuple(
        GroupShown(KIND_NAMES[kind], cards[kind], worth)
        for kind, worth in points.items()
        if cards[kind]
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
