"""Positions of Maui drawn as text, for tests.

Towels are three letters from top to bottom **as the player to move reads them**; "3:Y 4:M 5:L" are
the active squares of a player's last towel. Players, columns and rows count from one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from tidetable.core.options import complete, set_up
from tidetable.core.rules import CHANCE
from tidetable.games.maui import RULES
from tidetable.games.maui.pieces import (
    CRABS,
    LETTERS,
    ROWS,
    SLOTS,
    SQUARES,
    TOKEN_PATTERN,
    TOKENS,
    TOWELS,
)
from tidetable.games.maui.placing import read_square
from tidetable.games.maui.rules import legal, odds, play
from tidetable.games.maui.state import (
    CRAB_SIDE,
    FACE_DOWN,
    GONE,
    NOTHING,
    PLACING,
    TURN,
    Beach,
    State,
)
from tidetable.games.maui.words import deal_text, move_text, read_deal, read_move

MARKET = "YML YMO YMG YLM YLO YLG"
KIND_LETTERS = "wbxz"  # umbrella tokens: white and black pearls, the two bonuses


@dataclass
class Drawn:
    """A beach: ``Drawn("3:Y 4:M 5:L", column=2, shells={"M": 2}, umbrellas={(2, 2): "x"})``.

    The column is where the next towel goes. Umbrella tokens are w, b, x and z; they, and face-down
    crabs, lie only where named. Crabs on towels are named by their values.
    """

    active: str = "3:Y 4:M 5:L"
    column: int = 1
    shells: Mapping[str, int] = field(default_factory=dict)
    dollars: int = 0
    tokens: str = ""
    pearls: tuple[int, int] = (0, 0)
    penalties: int = 0
    umbrellas: Mapping[tuple[int, int], str] = field(default_factory=dict)
    crabs: Sequence[tuple[int, int]] = ()
    crabs_on_towels: Sequence[int] = ()
    earlier_towels: int = 0


def table(
    *beaches: Drawn,
    players: int = 2,
    to_move: int = 1,
    first: int = 1,
    market: str = MARKET,
    areas: tuple[int, int] = (0, 0),
    ornate_left: tuple[int, int] | None = None,
    crab_side: bool | None = None,
    ending: bool = False,
    **options: Any,
) -> State:
    """A position at the start of a player's turn. The bag holds what is not on the market.

    Crab mode, and the second half of a combined game, are played on the crab side.
    """
    records_of_one = np.zeros(1, RULES.state)
    set_up(RULES, complete(RULES, {"players": players, **options}), records_of_one)
    state: Any = records_of_one[0]
    if crab_side is not None:
        state.side = int(crab_side)
    state.first = first - 1
    state.turn = state.to_move = to_move - 1
    state.phase = TURN
    state.round_number = 1
    state.ending = int(ending)
    state.areas[:] = areas
    if ornate_left is not None:
        state.ornate_left[:] = ornate_left
    for index, text in enumerate(market.split()):
        towel = towel_read(state, to_move, text)
        state.market[index // SLOTS, index % SLOTS] = towel
        state.bag[towel] = 0
    state.bag_size = sum(map(int, state.bag))
    for seat in range(players):
        draw_beach(state, seat, beaches[seat] if seat < len(beaches) else Drawn())
    return cast(State, state)


def draw_beach(state: State, seat: int, drawn: Drawn) -> None:
    """Write a drawing into a beach."""
    beach = state.beaches[seat]
    beach.towel_count = drawn.column - 1
    beach.earlier_towels = drawn.earlier_towels
    beach.dollars = drawn.dollars
    beach.penalties = drawn.penalties
    beach.pearls[:] = drawn.pearls
    beach.active[:] = NOTHING
    for part in drawn.active.split():
        row, letter = part.split(":")
        beach.active[int(row)] = LETTERS.index(letter)
    for letter, square in drawn.shells.items():
        beach.shells[LETTERS.index(letter)] = square
    for token in range(TOKENS):
        beach.tokens[token] = drawn.tokens.count(LETTERS[TOKEN_PATTERN[token]])
    draw_spaces(state, beach, drawn)


def draw_spaces(state: State, beach: Beach, drawn: Drawn) -> None:
    """Put umbrella tokens and crabs on their spaces, which the data set must have."""
    spaces = state.bonus_spaces if state.side == CRAB_SIDE else state.umbrella_spaces
    beach.umbrellas[:] = GONE
    for space, kind in drawn.umbrellas.items():
        beach.umbrellas[spaces.tolist().index(list(space))] = KIND_LETTERS.index(kind)
    beach.crabs[:] = GONE
    for crab, value in enumerate(drawn.crabs_on_towels):
        beach.crabs[CRABS - 1 - crab] = value
    for crab_space in drawn.crabs:
        beach.crabs[state.crab_spaces.tolist().index(list(crab_space))] = FACE_DOWN


def read_towel(state: State, seat: int, towel: int) -> str:
    """Return a towel from top to bottom as a seat reads it."""
    squares = range(SQUARES)
    return "".join(LETTERS[read_square(state, seat, towel, square)] for square in squares)


def towel_read(state: State, player: int, text: str) -> int:
    """The towel that the player reads so."""
    for towel in range(TOWELS):
        if read_towel(state, player - 1, towel) == text:
            return towel
    raise ValueError(f"no towel reads {text}")


def holding(state: State, text: str) -> State:
    """A copy in which the player to move has taken this towel and must place it."""
    later = copy_of(state)
    later.towel = towel_read(state, int(state.turn) + 1, text)
    later.phase = PLACING
    return later


# Playing.


def copy_of(state: State) -> State:
    """A position of its own."""
    return cast(State, cast(Any, state).copy())


def code_of(text: str, read: Callable[[str], int | None] = read_move) -> int:
    """The code of a move, or of a deal, which the text must be."""
    code = read(text)
    assert code is not None, f"{text} is no move"
    return code


def legal_moves(state: State) -> list[str]:
    """The legal moves in notation."""
    moves = np.zeros(RULES.moves, np.int64)
    return [move_text(int(code)) for code in moves[: legal(state, moves)]]


def possible_deals(state: State) -> dict[str, int]:
    """What chance can bring now, with the weights."""
    weights = np.zeros(RULES.deals, np.int64)
    if state.to_move != CHANCE:
        return {}
    odds(state, weights)
    return {deal_text(int(code)): int(weights[code]) for code in np.flatnonzero(weights)}


def placements(state: State, text: str) -> list[str]:
    """The ways to place a towel the player to move reads so: such as ["1", "3+L2"]."""
    return [move.removeprefix("place:") for move in legal_moves(holding(state, text))]


def after(state: State, *steps: str) -> State:
    """A copy of the position after these moves and deals, each of which must be possible."""
    later = copy_of(state)
    for step in steps:
        if later.to_move == CHANCE:
            assert step in possible_deals(later), f"{step} is not among {possible_deals(later)}"
            play(later, code_of(step, read_deal))
        else:
            assert step in legal_moves(later), f"{step} is not among {legal_moves(later)}"
            play(later, code_of(step))
    return later


def placed(state: State, text: str, where: str) -> State:
    """A copy after placing a towel the player to move reads so; the market stays as it is."""
    return after(holding(state, text), f"place:{where}")


# Reading.


def active(state: State, player: int = 1) -> str:
    """The active squares of a player's last towel, such as "3:Y 4:M 5:L"."""
    beach = state.beaches[player - 1]
    return " ".join(
        f"{row}:{LETTERS[beach.active[row]]}"
        for row in range(1, ROWS + 1)
        if beach.active[row] != NOTHING
    )


def shells(state: State, player: int = 1) -> dict[str, int]:
    """The squares of the player's shells that are on the board."""
    squares = state.beaches[player - 1].shells
    return {letter: int(square) for letter, square in zip(LETTERS, squares, strict=True) if square}


def tokens(state: State, player: int = 1) -> str:
    """The pattern tokens in a player's hand."""
    held = state.beaches[player - 1].tokens
    return "".join(LETTERS[TOKEN_PATTERN[token]] * int(held[token]) for token in range(TOKENS))


def market(state: State, player: int = 1) -> list[str]:
    """The market's towels as the player reads them; "---" for an empty slot."""
    return [
        "---" if towel == NOTHING else read_towel(state, player - 1, int(towel))
        for towel in state.market.ravel()
    ]


def scores(state: State) -> list[int]:
    """Points by player."""
    points = np.zeros(int(state.players), np.int64)
    RULES.scores(state, points)
    return points.tolist()


def ranks(state: State) -> list[int]:
    """Places by player."""
    places = np.zeros(int(state.players), np.int64)
    RULES.ranks(state, places)
    return places.tolist()


def umbrellas(state: State, player: int = 1) -> str:
    """The umbrella tokens left on a player's beach."""
    return "".join(
        KIND_LETTERS[kind] for kind in state.beaches[player - 1].umbrellas if kind != GONE
    )
