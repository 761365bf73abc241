"""Sea Salt & Paper in words: codes to notation and back, reasons for refusals.

Players, piles and positions count from one here, as people do.
"""

from collections.abc import Mapping
from functools import cache

from tidetable.core.rules import OVER, Refusal, Word
from tidetable.games.sea_salt_paper.events import (
    FACES,
    Called,
    Card,
    Discarded,
    Drawing,
    Drew,
    DrewToHand,
    Event,
    FirstPlayer,
    Kept,
    Opened,
    Paired,
    Robbing,
    Searched,
    Searching,
    Stole,
    Took,
    TurnEnded,
)
from tidetable.games.sea_salt_paper.pairs import group_of, has_effect, holds_pair
from tidetable.games.sea_salt_paper.pieces import (
    CARD,
    CARD_NAMES,
    DEALS,
    DECK,
    END_TURN,
    FIRST,
    KEEP,
    LAST_CHANCE,
    MOVES,
    PAIR,
    PAIR_CARDS,
    PICK,
    PLACE,
    POINTS_TO_CALL,
    ROB,
    SEARCH,
    STOP,
    TAKE,
)
from tidetable.games.sea_salt_paper.scoring import card_points
from tidetable.games.sea_salt_paper.state import (
    KEEPING,
    NO_CALL,
    NOBODY,
    PICKING,
    PLACING,
    PLAYING,
    ROBBING,
    SEARCHING,
    TAKING,
    State,
)

HELP = """\
Cards are a kind and a colour, such as crab-DB: DB dark blue, LB light blue, BK black, YE yellow,
GN green, WH white, PU purple, GY grey, LO light orange, PK pink, OR orange.
Take a card: deck, take:1 or take:2. From the deck you see two: keep:crab-DB, then put the other on
a pile: place:1. Then lay pairs if you like: pair:fish-DB+fish-BK. Crabs: search:1, then pick:3 (the
third card from the bottom). Swimmer and shark: rob:2. Boats give another turn, fish a card.
At the end of your turn: end; or, with 7 card points, stop or last-chance.
First to 40, 35 or 30 points with 2, 3 or 4 players wins; four mermaids win at once."""

# Notation.


@cache
def move_text(code: int) -> str:
    """The move as people write it."""
    if code == DECK:
        return "deck"
    if code < KEEP:
        return f"take:{code - TAKE + 1}"
    if code < PLACE:
        return f"keep:{CARD_NAMES[code - KEEP]}"
    if code < PAIR:
        return f"place:{code - PLACE + 1}"
    if code < END_TURN:
        first, second = PAIR_CARDS[code - PAIR]
        return f"pair:{CARD_NAMES[first]}+{CARD_NAMES[second]}"
    if code < SEARCH:
        return ("end", "stop", "last-chance")[code - END_TURN]
    if code < PICK:
        return f"search:{code - SEARCH + 1}"
    if code < ROB:
        return f"pick:{code - PICK + 1}"
    return f"rob:{code - ROB + 1}"


MOVE_CODES = {move_text(code).lower(): code for code in range(MOVES)}


def read_move(text: str) -> int | None:
    """Return the code of a move as people write it."""
    return MOVE_CODES.get(text.strip().lower())


@cache
def deal_text(code: int) -> str:
    """What chance brought: a card, or the first player."""
    return f"first:{code - FIRST + 1}" if code >= FIRST else CARD_NAMES[code - CARD]


DEAL_CODES = {deal_text(code).lower(): code for code in range(DEALS)}


def read_deal(text: str) -> int | None:
    """Return the code of what chance brought."""
    return DEAL_CODES.get(text.strip().lower())


def event_text(event: Event) -> str:
    """Return the notation of a step by its first event, with ? for what is hidden."""
    match event:
        case FirstPlayer(seat=seat):
            return f"first:{seat + 1}"
        case Opened(card=card) | Drew(card=card) | DrewToHand(card=card) | Stole(card=card):
            return _name(card)
        case Drawing():
            return "deck"
        case Kept(card=card):
            return f"keep:{_name(card)}"
        case Paired(first=first, second=second):
            return f"pair:{_name(first)}+{_name(second)}"
        case Robbing(victim=victim):
            return f"rob:{victim + 1}"
        case TurnEnded():
            return "end"
        case Called(call=call):
            return call
    return _pile_text(event)


def _pile_text(event: Event) -> str:
    match event:
        case Took(pile=pile):
            return f"take:{pile}"
        case Discarded(pile=pile):
            return f"place:{pile}"
        case Searching(pile=pile):
            return f"search:{pile}"
        case Searched(position=position):
            return f"pick:{position or '?'}"
    raise ValueError(f"no step begins with {event}")


def _name(card: Card | None) -> str:
    return f"{card.kind}-{card.colour}" if card else "?"


def reveals(code: int, own: bool) -> bool:
    """Whether a move shows its maker, or the others, something hidden; draws do so anyway."""
    if own:
        return code == STOP or SEARCH <= code < PICK
    return PLACE <= code < END_TURN or code in (STOP, LAST_CHANCE)


# Refusals.


def asked(state: State) -> Refusal:
    """Return what the player to move has to do, and by which rule; everybody may be told."""
    phase = state.phase
    if phase == TAKING:
        return Refusal("SP-2.1", "sea-salt-paper-must-take", {})
    if phase == KEEPING:
        return Refusal("SP-2.3", "sea-salt-paper-must-keep", {})
    if phase == PLACING:
        return Refusal("SP-2.4", "sea-salt-paper-must-place", {})
    if phase == SEARCHING:
        return Refusal("SP-3.4", "sea-salt-paper-must-search", {})
    if phase == PICKING:
        size = int(state.pile_sizes[state.searched])
        return Refusal("SP-3.5", "sea-salt-paper-must-pick", {"size": size})
    if phase == ROBBING:
        return Refusal("SP-3.6", "sea-salt-paper-must-rob", {})
    return Refusal("SP-3.1", "sea-salt-paper-must-play", {})


def refusal(state: State, code: int) -> Refusal:
    """Which rule forbids this move now, and what to say about it."""
    if state.to_move == OVER:
        rule = "SP-7.2" if state.mermaids == NOBODY else "SP-7.1"
        return Refusal(rule, "sea-salt-paper-over", {})
    if state.phase == TAKING and code == DECK:
        return Refusal("SP-2.1", "sea-salt-paper-deck-empty", {})
    if state.phase == TAKING and code < KEEP:
        return Refusal("SP-2.1", "sea-salt-paper-pile-empty", {"pile": code - TAKE + 1})
    return _play_refusal(state, code) if state.phase == PLAYING else asked(state)


def _play_refusal(state: State, code: int) -> Refusal:
    if code in (STOP, LAST_CHANCE):
        if state.call != NO_CALL:
            return Refusal("SP-4.1", "sea-salt-paper-already-called", {})
        points = {"points": card_points(state, int(state.turn)), "needed": POINTS_TO_CALL}
        return Refusal("SP-4.1", "sea-salt-paper-too-few-points", points)
    if not PAIR <= code < END_TURN:
        return asked(state)
    first, second = map(int, PAIR_CARDS[code - PAIR])
    cards = {"first": FACES[first], "second": FACES[second]}
    if holds_pair(state, int(state.turn), code - PAIR):
        assert not has_effect(state, group_of(code - PAIR))
        return Refusal("SP-3.2", "sea-salt-paper-no-effect", cards)
    return Refusal("SP-3.1", "sea-salt-paper-pair-not-in-hand", cards)


def turns_in_log(options: Mapping[str, Word]) -> int | None:
    """Return how many turns of each player a log may show: the others must be remembered."""
    return None if options["memory_aid"] else 2
