"""Sea Salt & Paper in words: codes to notation and back, pictures, reasons for refusals.

Players, piles and positions count from one here, as people do.
"""

from functools import cache
from typing import Any

import numpy as np

from tidetable.core.rules import CHANCE, OVER, Refusal
from tidetable.games.sea_salt_paper.pairs import has_effect, may_be_robbed
from tidetable.games.sea_salt_paper.pieces import (
    BOAT,
    CAPTAIN,
    CAPTAIN_POINTS,
    CARD,
    COLONY,
    COLONY_POINTS,
    COLOUR,
    COLOURS,
    CRAB,
    DEALS,
    DECK,
    END_TURN,
    FIRST,
    FIRST_PAIR,
    FISH,
    KEEP,
    KIND,
    KINDS,
    LAST_CHANCE,
    LIGHTHOUSE,
    MERMAID,
    MOVES,
    NO_CARD,
    OCTOPUS,
    OCTOPUS_POINTS,
    PAIR,
    PAIR_CARDS,
    PENGUIN,
    PENGUIN_POINTS,
    PICK,
    PLACE,
    ROB,
    SAILOR,
    SAILOR_POINTS,
    SEARCH,
    SHARK,
    SHELL,
    SHELL_POINTS,
    SHOAL,
    STOP,
    SWIMMER,
    TAKE,
    TYPES,
)
from tidetable.games.sea_salt_paper.scoring import card_points
from tidetable.games.sea_salt_paper.state import (
    CHOOSING_FIRST,
    ENDED,
    KEEPING,
    LAID,
    NO_CALL,
    NOBODY,
    OPENING,
    PICKING,
    PLACING,
    PLAYING,
    ROBBING,
    SEARCHING,
    STEALING,
    TAKING,
    State,
)

KIND_NAMES = (
    *("crab", "boat", "fish", "swimmer", "shark", "shell", "octopus", "penguin", "sailor"),
    *("lighthouse", "shoal", "colony", "captain", "mermaid"),
)
COLOUR_NAMES = ("DB", "LB", "BK", "YE", "GN", "WH", "PU", "GY", "LO", "PK", "OR")
CARD_NAMES = tuple(
    f"{KIND_NAMES[KIND[card]]}-{COLOUR_NAMES[COLOUR[card]]}" for card in range(TYPES)
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


def read_move(text: str) -> int:
    """The code of a move as people write it."""
    code = MOVE_CODES.get(text.strip().lower())
    if code is None:
        raise ValueError(
            f"{text!r} is not a move; write for example deck, take:1, keep:crab-DB, place:2, "
            "pair:fish-DB+fish-BK, search:1, pick:3, rob:2, end, stop or last-chance"
        )
    return code


@cache
def deal_text(code: int) -> str:
    """What chance brought: a card, or the first player."""
    return f"first:{code - FIRST + 1}" if code >= FIRST else CARD_NAMES[code - CARD]


DEAL_CODES = {deal_text(code).lower(): code for code in range(DEALS)}


def read_deal(text: str) -> int:
    """The code of what chance brought."""
    code = DEAL_CODES.get(text.strip().lower())
    if code is None:
        raise ValueError(f"{text!r} is not a draw; write a card such as crab-DB, or first:2")
    return code


def told(state: State, code: int, seat: int) -> str:
    """A step that is about to be made, as the seat may know it, with ? for what is hidden."""
    if state.to_move == CHANCE:
        return deal_text(code) if _knows_deal(state, seat) else "?"
    if state.phase in (KEEPING, PICKING) and seat != state.turn:
        return move_text(code).split(":")[0] + ":?"
    return move_text(code)


def _knows_deal(state: State, seat: int) -> bool:
    phase = state.phase
    if phase == STEALING and seat == state.victim:
        return True
    return phase in (CHOOSING_FIRST, OPENING) or seat == state.turn


def reveals(code: int, own: bool) -> bool:
    """Whether a move shows its maker, or the others, something hidden; draws do so anyway."""
    if own:
        return code == STOP or SEARCH <= code < PICK
    return PLACE <= code < END_TURN or code in (STOP, LAST_CHANCE)


# Refusals.


def asked(state: State) -> Refusal:
    """What the player to move has to do, and by which rule."""
    phase = state.phase
    if phase == TAKING:
        return Refusal("SP-2.1", "sea-salt-paper-must-take", {})
    if phase == KEEPING:
        cards = " / ".join(CARD_NAMES[card] for card in sorted(set(map(int, state.drawn))))
        return Refusal("SP-2.3", "sea-salt-paper-must-keep", {"cards": cards})
    if phase == PLACING:
        return Refusal("SP-2.4", "sea-salt-paper-must-place", {})
    if phase == SEARCHING:
        return Refusal("SP-3.4", "sea-salt-paper-must-search", {})
    if phase == PICKING:
        size = int(state.pile_sizes[state.searched])
        return Refusal("SP-3.5", "sea-salt-paper-must-pick", {"size": size})
    if phase == ROBBING:
        seats = [str(seat + 1) for seat in range(state.players) if may_be_robbed(state, seat)]
        return Refusal("SP-3.6", "sea-salt-paper-must-rob", {"players": ", ".join(seats)})
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
        points = int(card_points(state, int(state.turn)))
        return Refusal("SP-4.1", "sea-salt-paper-too-few-points", {"points": points})
    if not PAIR <= code < END_TURN:
        return asked(state)
    first, second = map(int, PAIR_CARDS[code - PAIR])
    cards = {"first": CARD_NAMES[first], "second": CARD_NAMES[second]}
    hand = state.hands[state.turn]
    if hand[first] >= 1 + (first == second) and hand[second] >= 1:
        group = int(np.searchsorted(FIRST_PAIR, code - PAIR, "right")) - 1
        assert not has_effect(state, group)
        return Refusal("SP-3.2", "sea-salt-paper-no-effect", cards)
    return Refusal("SP-3.1", "sea-salt-paper-pair-not-in-hand", cards)


# Pictures.


def picture(position: Any) -> str:
    """The table as text, from a whole state or from what one seat may know."""
    whole = "hands" in position.dtype.names
    lines = [_headline(position), _piles(position, whole), ""]
    for seat in range(position.players):
        lines += _player(position, seat, whole)
    if position.drawn_count and int(max(position.drawn)) != NO_CARD:
        drawn = [CARD_NAMES[card] for card in position.drawn if card != NO_CARD]
        lines.append(f"Drawn: {', '.join(drawn)}")
    searched = int(position.searched)
    if searched >= 0:
        pile = position.piles[searched] if whole else position.pile
        cards = [f"{n + 1} {CARD_NAMES[c]}" for n, c in enumerate(_cards_of(position, pile))]
        if cards:
            lines.append(f"Pile {searched + 1} from the bottom: {', '.join(cards)}")
    return "\n".join(lines)


def _cards_of(position: Any, pile: Any) -> list[int]:
    size = int(position.pile_sizes[position.searched])
    return [int(card) for card in pile[:size] if card != NO_CARD]


def _headline(position: Any) -> str:
    if position.to_move == OVER:
        turn = "game over"
    elif position.to_move == CHANCE:
        turn = "drawing"
    else:
        turn = f"player {position.to_move + 1} to move"
    call = ("", ", STOP", ", LAST CHANCE")[position.call]
    return f"Round {round_number(position)}, {turn}{call}."


def round_number(position: Any) -> int:
    """The round being played, or the last one, which four mermaids end before it is finished."""
    is_finished = position.phase == ENDED and position.mermaids == NOBODY
    return int(position.rounds) + (not is_finished)


def _piles(position: Any, whole: bool) -> str:
    shown = []
    for pile in range(2):
        size = int(position.pile_sizes[pile])
        top = NO_CARD
        if size:
            top = int(position.piles[pile, size - 1] if whole else position.tops[pile])
        name = CARD_NAMES[top] if top != NO_CARD else "empty"
        shown.append(f"pile {pile + 1}: {name} ({size})")
    return f"Deck: {position.deck_size} cards   " + "   ".join(shown)


def _player(position: Any, seat: int, whole: bool) -> list[str]:
    mark = ">" if position.turn == seat else " "
    lines = [f"{mark}Player {seat + 1}: {position.totals[seat]} points"]
    laid = laid_cards(position, seat)
    hand = position.hands[seat] if whole else position.shown_hands[seat]
    if not whole and position.seat == seat:
        hand = position.hand
    if hand.any() or not position.hand_sizes[seat]:
        lines.append(f"   hand: {_card_list(hand) or '-'}")
        lines.append(f"   {breakdown(hand, laid)}")
    else:
        lines.append(f"   hand: {position.hand_sizes[seat]} hidden cards")
    if laid.any():
        lines.append(f"   laid: {_card_list(laid)}")
    return lines


def laid_cards(position: Any, seat: int) -> Any:
    """The cards a player has laid this round, by type."""
    laid = np.zeros(TYPES, np.int64)
    for event in position.events[: int(position.event_count)]:
        if event.what == LAID and event.seat == seat:
            laid[event.card] += 1
            laid[event.other] += 1
    return laid


def _card_list(cards: Any) -> str:
    names = [
        f"{cards[card]}x{CARD_NAMES[card]}" if cards[card] > 1 else CARD_NAMES[card]
        for card in range(TYPES)
        if cards[card] > 0
    ]
    return ", ".join(names)


def points_of(hand: Any, laid: Any) -> dict[str, int]:
    """Points of cards in their parts, for showing; the rules count the same in scoring.py."""
    owned = np.asarray(hand, np.int64) + laid
    kinds = np.bincount(KIND, owned, KINDS).astype(int).tolist()
    colours = sorted(np.bincount(COLOUR, owned, COLOURS).astype(int).tolist(), reverse=True)
    return {
        "pairs": kinds[CRAB] // 2
        + kinds[BOAT] // 2
        + kinds[FISH] // 2
        + min(kinds[SWIMMER], kinds[SHARK]),
        "collections": int(
            SHELL_POINTS[kinds[SHELL]]
            + OCTOPUS_POINTS[kinds[OCTOPUS]]
            + PENGUIN_POINTS[kinds[PENGUIN]]
            + SAILOR_POINTS[kinds[SAILOR]]
        ),
        "multipliers": kinds[LIGHTHOUSE] * kinds[BOAT]
        + kinds[SHOAL] * kinds[FISH]
        + COLONY_POINTS * kinds[COLONY] * kinds[PENGUIN]
        + CAPTAIN_POINTS * kinds[CAPTAIN] * kinds[SAILOR],
        "mermaids": sum(colours[: kinds[MERMAID]]),
        "colour bonus": colours[0],
    }


def breakdown(hand: Any, laid: Any) -> str:
    """The points of a hand in one line."""
    parts = points_of(hand, laid)
    bonus = parts.pop("colour bonus")
    shown = ", ".join(f"{name} {points}" for name, points in parts.items())
    return f"card points {sum(parts.values())} ({shown}); colour bonus {bonus}"
