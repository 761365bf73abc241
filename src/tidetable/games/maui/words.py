"""Maui in words: codes and events to notation, texts to codes, reasons for refusals.

Players, rows and squares count from one here, as people do; a row of the market is a or b.
"""

import re
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tidetable.core.compiled import rule
from tidetable.core.records import row_of
from tidetable.core.rules import OVER, Moves, Refusal
from tidetable.games.maui import events
from tidetable.games.maui.events import (
    PARTS,
    Event,
    TokenPlayed,
    Towel,
    tokens_played,
    towel_read,
)
from tidetable.games.maui.pieces import (
    BONUS,
    CENTRE,
    CHEAPEST_CRAB,
    CRAB,
    DEALS,
    DOLLARS,
    DRAW,
    FIRST,
    HIGHEST,
    LETTERS,
    MARKET_LETTERS,
    MOVES,
    PLACE,
    SLOTS,
    SPARE,
    SQUARES,
    START,
    TAKE,
    TOKENS,
    UMBRELLA,
    WAYS,
)
from tidetable.games.maui.placing import (
    crab_forbids_token,
    fits,
    is_on_grid,
    next_column,
    pattern_in,
    token_may_lie,
    token_square,
)
from tidetable.games.maui.rules import can_pay, list_turn
from tidetable.games.maui.shown_beaches import (
    TOKEN_WORDS,
    TOWEL_WORDS,
    UMBRELLA_WORDS,
    rows_on_grid,
    stones_for,
)
from tidetable.games.maui.state import (
    CHOOSING_BONUS,
    NOTHING,
    PLACING,
    STARTING,
    TURN,
    State,
)

HELP = """\
Patterns are Y yellow, M magenta, L light-blue, O orange, G green; towels read from top to bottom.
take:a2 takes the second towel of market row a (the first is free, the second costs 1 dollar, the
third 2), and place:3 lays it with its upper square in row 3 of the next free column, marked v. At
least one square must show the same pattern as the towel to its left, in the same row. Rows are
worth 3, 2, 1, 1, 1, 2, 3 steps; place:0 or place:-1 reaches into the ocean (~), place:6 or place:7
into the trees (^), and each square there costs a point.
place:3+L1 plays a light-blue pattern token on the upper square, +O3 an orange one on the lower.
dollars:a takes the dollars of row a instead. If nothing else is possible, spare:a1 takes a towel.
On a beach w and b are pearls (1, 2, 3 of a colour: 2, 5, 9 points), x and z a step on one of two
tracks (bonus:G), c a crab face down, which costs 2 to 4 points once covered. A small letter lies
outside the grid, a digit is a crab on a towel, and neither can be matched; ' marks a pattern token.
Matches move your shells: Y5=6 is the fifth square of the yellow track, worth 6. Who reaches the
square named above the beaches takes a pattern token, for later turns. The game ends after the
round in which somebody lays the twelfth towel. Where start rows are chosen, write start:3."""

# Codes.


class Take(NamedTuple):
    """Take the towel in this slot of the market, counted over both rows."""

    slot: int


class Dollars(NamedTuple):
    """Take the dollars of this row's area."""

    row: int


class Spare(NamedTuple):
    """Take a spare towel."""

    slot: int


class Place(NamedTuple):
    """Lay the towel with its upper square in this row and its tokens this way."""

    top: int
    way: int


class Bonus(NamedTuple):
    """Use a score bonus on this track."""

    track: int


class Start(NamedTuple):
    """Lay the start towel with its upper square in this row."""

    top: int


Move = Take | Dollars | Spare | Place | Bonus | Start


def decode(code: int) -> Move:
    """The move behind a code."""
    if code >= START:
        return Start(code - START + 1)
    if code >= BONUS:
        return Bonus(code - BONUS)
    if code >= PLACE:
        top, way = divmod(code - PLACE, WAYS)
        return Place(top + HIGHEST, way)
    if code >= SPARE:
        return Spare(code - SPARE)
    if code >= DOLLARS:
        return Dollars(code - DOLLARS)
    return Take(code - TAKE)


# Notation: take:a2, dollars:b, spare:a1, place:3, place:-1+L2+O3, bonus:G, start:3.


@cache
def move_text(code: int) -> str:
    """The move as people write it."""
    move = decode(code)
    if isinstance(move, Take):
        return f"take:{_slot(move.slot)}"
    if isinstance(move, Spare):
        return f"spare:{_slot(move.slot)}"
    if isinstance(move, Dollars):
        return f"dollars:{MARKET_LETTERS[move.row]}"
    if isinstance(move, Bonus):
        return f"bonus:{LETTERS[move.track]}"
    if isinstance(move, Start):
        return f"start:{move.top}"
    return f"place:{move.top}{_tokens(tokens_played(move.way))}"


def _slot(slot: int) -> str:
    return f"{MARKET_LETTERS[slot // SLOTS]}{slot % SLOTS + 1}"


def _tokens(tokens: tuple[TokenPlayed, ...]) -> str:
    return "".join(f"+{token.pattern}{token.square}" for token in tokens)


def _parts(text: str) -> tuple[str, ...]:
    """What a move is made of, however it is punctuated; the tokens in a fixed order."""
    parts = [part for part in re.split(r"[\s:+,]+", text.strip().lower()) if part]
    return (*parts[:2], *sorted(parts[2:]))


MOVE_CODES = {_parts(move_text(code)): code for code in range(MOVES)}


def read_move(text: str) -> int | None:
    """The code of a move as people write it; "a2", "3" and "G" take, place and choose a bonus."""
    for word in ("", "take ", "place ", "bonus "):
        code = MOVE_CODES.get(_parts(word + text))
        if code is not None:
            return code
    return None


@cache
def deal_text(code: int) -> str:
    """What chance brought: the first player, a towel, an umbrella token or a crab."""
    if code >= CRAB:
        return f"crab:{CHEAPEST_CRAB + code - CRAB}"
    if code >= UMBRELLA:
        return UMBRELLA_WORDS[code - UMBRELLA]
    if code >= DRAW:
        return TOWEL_WORDS[code - DRAW]
    return f"first:{code - FIRST + 1}"


DEAL_CODES = {deal_text(code).lower(): code for code in range(DEALS)}


def read_deal(text: str) -> int | None:
    """The code of what chance brought."""
    return DEAL_CODES.get(text.strip().lower())


def event_text(event: Event) -> str:
    """Return a step in notation, from its first event."""
    match event:
        case events.TookTowel():
            return f"take:{event.row}{event.slot}"
        case events.TookSpare():
            return f"spare:{event.row}{event.slot}"
        case events.TookDollars():
            return f"dollars:{event.row}"
        case events.Placed():
            return f"place:{event.top_row}{_tokens(event.tokens)}"
        case events.BonusChosen():
            return f"bonus:{event.pattern}"
        case events.StartChosen():
            return f"start:{event.top_row}"
        case events.MarketFilled() | events.StartLaid():
            return _from_other_end(event.towel)
        case events.UmbrellaLaid():
            return event.token
        case events.CrabMet():
            return f"crab:{event.value}"
        case events.FirstPlayer():
            return f"first:{event.seat + 1}"
    raise ValueError(f"no step begins with {event}")


def _from_other_end(towel: Towel) -> str:
    """Return a towel from the end without stones."""
    letters = "".join(part.pattern for part in towel.squares)
    return letters if towel.stones == "bottom" else letters[::-1]


def reveals(code: int, own: bool) -> bool:
    """Nothing is hidden but what chance will bring."""
    return False


# Refusals.


def asked(state: State) -> Refusal:
    """What the player to move has to do, and by which rule."""
    phase = state.phase
    if phase == CHOOSING_BONUS:
        tracks = [PARTS[pattern] for pattern in state.bonus_patterns[state.bonus]]
        return Refusal("MA-5.3", "maui-must-choose-bonus", {"patterns": tracks})
    if phase == STARTING:
        return Refusal("MA-1.8", "maui-must-start", {})
    if phase == PLACING and state.is_spare:
        return Refusal("MA-7.3", "maui-must-lay-spare", _rows(CENTRE))
    if phase == PLACING:
        return Refusal("MA-4.3", "maui-must-place", {"towel": _read(state, int(state.towel))})
    if _must_take_spare(state):
        return Refusal("MA-7.1", "maui-must-take-spare", {})
    return Refusal("MA-3.1", "maui-must-take", {})


def _read(state: State, towel: int) -> Towel:
    """Return a towel as the player to move reads it."""
    stones = stones_for(int(state.orientation), int(state.players), int(state.turn))
    return towel_read(towel, stones)


def _rows(top: int) -> dict[str, int]:
    """Return the rows of the grid on which a towel lies, for a sentence."""
    rows = rows_on_grid(top)
    return {"first_row": rows[0], "last_row": rows[-1], "rows": len(rows)}


def _must_take_spare(state: State) -> bool:
    return has_only_spares(row_of(state), np.zeros(MOVES, np.int64))


@rule
def has_only_spares(states: NDArray[np.void], moves: Moves) -> bool:
    """Whether no towel can be taken as usual, and no dollars."""
    list_turn(states[0], moves)
    return bool(moves[0] >= SPARE)


def refusal(state: State, code: int) -> Refusal:
    """Which rule forbids this move now, and what to say about it."""
    move = decode(code)
    if state.to_move == OVER:
        return Refusal("MA-8.1", "maui-over", {})
    if state.phase == PLACING and isinstance(move, Place):
        return _place_refusal(state, move)
    if state.phase != TURN:
        return asked(state)
    if isinstance(move, Take):
        return _take_refusal(state, move)
    if isinstance(move, Dollars):
        return Refusal("MA-3.7", "maui-no-dollars", {"row": MARKET_LETTERS[move.row]})
    if isinstance(move, Spare):
        return Refusal("MA-7.1", "maui-no-spare", {})
    return asked(state)


def _take_refusal(state: State, move: Take) -> Refusal:
    beach = state.beaches[state.turn]
    if not can_pay(state, move.slot):
        prices = {"price": move.slot % SLOTS, "dollars": int(beach.dollars)}
        return Refusal("MA-3.2", "maui-cannot-pay", prices)
    towel = int(state.market[move.slot // SLOTS, move.slot % SLOTS])
    details = {"towel": _read(state, towel)}
    if fits(state, int(state.turn), towel, True):  # only with a token, and a spare towel is due
        return Refusal("MA-7.1", "maui-fits-with-token", details)
    return Refusal("MA-3.3", "maui-does-not-fit", details)


def _place_refusal(state: State, move: Place) -> Refusal:
    seat, towel = int(state.turn), int(state.towel)
    beach = state.beaches[seat]
    if move.way > 0 and token_square(move.way, 0) == token_square(move.way, 1):
        return Refusal("MA-4.5", "maui-two-tokens-on-a-square", {})
    for token in range(TOKENS):
        square = token_square(move.way, token)
        if square == NOTHING:
            continue
        row = move.top + square
        details = {"pattern": TOKEN_WORDS[token], "square": square + 1}
        if beach.tokens[token] == 0:
            return Refusal("MA-4.4", "maui-no-token", details)
        if not is_on_grid(row):
            return Refusal("MA-4.5", "maui-token-off-grid", details)
        if not token_may_lie(state, seat, towel, row, square, token):
            return Refusal("MA-4.5", "maui-token-changes-nothing", details)
        if crab_forbids_token(state, beach, next_column(beach), row):
            return Refusal("MA-9.4", "maui-token-on-crab", details)
    if state.is_spare:
        return Refusal("MA-7.3", "maui-spare-in-the-middle", _rows(CENTRE))
    if _crab_blocks(state, move):
        return Refusal("MA-4.2", "maui-crab-blocks", _rows(move.top))
    return Refusal("MA-4.3", "maui-no-match", _rows(move.top))


def _crab_blocks(state: State, move: Place) -> bool:
    """Whether the towel would match there if it were not for crabs."""
    seat, towel = int(state.turn), int(state.towel)
    for square in range(SQUARES):
        row = move.top + square
        pattern = pattern_in(state, seat, towel, square, move.way)
        if is_on_grid(row) and state.beaches[seat].active[row] == pattern:
            return True
    return False
