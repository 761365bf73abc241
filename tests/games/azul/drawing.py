"""Positions of Azul drawn as text, for tests.

Tiles are letters; the marker is 1; a dot is an empty cell; a dash an empty display. Players,
displays, lines and columns count from one, as in the rulebook.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from tidetable.core import records
from tidetable.core.options import complete
from tidetable.games.azul import RULES
from tidetable.games.azul.boards import note_open_line
from tidetable.games.azul.pieces import (
    CENTRE,
    EMPTY,
    LETTERS,
    LINES,
    PATTERNS,
    ROWS,
    TILES_PER_PATTERN,
)
from tidetable.games.azul.rules import go_on, legal, play
from tidetable.games.azul.shown import FACE_WORDS, PIECE_WORDS
from tidetable.games.azul.state import (
    OFFER,
    ON_FLOOR,
    Board,
    State,
)
from tidetable.games.azul.words import MOVE_CODES, move_text

EMPTY_WALL = "..... ..... ..... ..... ....."


@dataclass
class Drawn:
    """A player's board: ``Drawn(score=3, lines={2: "RR"}, wall="T.... ...", floor="1C")``."""

    score: int = 0
    lines: Mapping[int, str] = field(default_factory=dict)
    wall: str = EMPTY_WALL
    floor: str = ""


def draw_board(board: Board, drawn: Drawn) -> None:
    """Write a drawing into a board."""
    board.score = drawn.score
    for row, cells in enumerate(drawn.wall.split()):
        for column, cell in enumerate(cells):
            board.wall[row, column] = EMPTY if cell == "." else LETTERS.index(cell)
    for line, tiles in drawn.lines.items():
        board.line_count[line - 1] = len(tiles)
        board.line_pattern[line - 1] = LETTERS.index(tiles[0])
    for space, piece in enumerate(drawn.floor):
        board.floor[space] = PIECE_WORDS.index(piece)
    board.floor_count = len(drawn.floor)
    for line in range(LINES):
        note_open_line(board, line)


def board(drawn: Drawn) -> Board:
    """One board alone."""
    return table(boards=[drawn]).boards[0]


def table(
    players: int = 2,
    displays: str = "",
    centre: str = "",
    boards: Sequence[Drawn] = (),
    faces: Mapping[int, str] | None = None,
    bag: str | None = None,
    lid: str = "",
    to_move: int = 1,
    starter: int = 1,
    **options: Any,
) -> State:
    """A position in which a player is to take tiles. The bag holds what lies nowhere else.

    The marker lies in the centre unless some floor holds it. Faces are named as in the notation:
    ``{1: "+1", 3: "=T", 4: "<>"}``.
    """
    state: Any = records.one(RULES.state)
    for name, word in complete(RULES, {"players": players, **options}).items():
        values = next(option.values for option in RULES.options if option.name == name)
        state[name] = values[word]
    RULES.new_game(state)
    for number, tiles in enumerate(displays.split()):
        put(state, number, tiles)
    put(state, CENTRE, centre)
    for number, face in (faces or {}).items():
        state.special_factories = 1
        state.faces[number - 1] = FACE_WORDS.index(face)
    for seat, drawn in enumerate(boards):
        draw_board(state.boards[seat], drawn)
        if "1" in drawn.floor:
            state.marker_at = ON_FLOOR
            state.marker_holder = seat
    for tile in lid:
        state.lid[LETTERS.index(tile)] += 1
    fill_bag(state, bag)
    state.round_number = 1
    state.phase = OFFER
    state.starter = starter - 1
    state.to_move = to_move - 1
    return cast(State, state)


def put(state: State, source: int, tiles: str) -> None:
    """Lay tiles on a source."""
    for tile in tiles.replace("-", ""):
        state.sources[source, LETTERS.index(tile)] += 1
        state.on_offer += 1


def fill_bag(state: State, bag: str | None) -> None:
    """Put these tiles into the bag, or else all that lie nowhere else."""
    for pattern in range(PATTERNS):
        elsewhere = count_tiles(state, pattern) - int(state.bag[pattern])
        state.bag[pattern] = (
            TILES_PER_PATTERN - elsewhere if bag is None else bag.count(LETTERS[pattern])
        )


def count_tiles(state: State, pattern: int) -> int:
    """How many tiles of a pattern there are, wherever they lie."""
    total = int(state.bag[pattern]) + int(state.lid[pattern])
    total += int(np.sum(state.sources[:, pattern], dtype=np.int64))
    total += int(state.zero_piece == pattern)
    for seat in range(int(state.players)):
        board = state.boards[seat]
        total += int(np.sum(board.wall == pattern)) + int(np.sum(board.floor == pattern))
        for line in range(LINES):
            if board.line_pattern[line] == pattern:
                total += int(board.line_count[line])
    return total


# Playing.


def copy_of(state: State) -> State:
    """A position of its own."""
    return cast(State, cast(Any, state).copy())


def legal_moves(state: State) -> list[str]:
    """The legal moves in notation."""
    moves = np.zeros(RULES.moves, np.int64)
    return [move_text(int(code)) for code in moves[: legal(state, moves)]]


def targets(state: State, source_and_pattern: str) -> list[str]:
    """Where these tiles may go: ``targets(state, "1T")`` is such as ["1", "3", "floor"]."""
    start = source_and_pattern + ">"
    return [move.removeprefix(start) for move in legal_moves(state) if move.startswith(start)]


def after(state: State, *moves: str) -> State:
    """A copy of the position after these moves, each of which must be legal."""
    later = copy_of(state)
    for move in moves:
        assert move in legal_moves(later), f"{move} is not among {legal_moves(later)}"
        play(later, MOVE_CODES[move.lower()])
    return later


def deal(state: State, tiles: str) -> State:
    """A copy of the position after these tiles were drawn."""
    later = copy_of(state)
    weights = np.zeros(RULES.deals, np.int64)
    for tile in tiles:
        RULES.odds(later, weights)
        assert weights[LETTERS.index(tile)] > 0, f"{tile} cannot be drawn"
        play(later, LETTERS.index(tile))
    return later


def tiled(state: State) -> State:
    """A copy after the end of this round, or up to the first column somebody has to choose.

    There must be no tile left to take.
    """
    later = copy_of(state)
    assert later.on_offer == 0
    go_on(later)
    return later


# Reading.


def on(state: State, source: int | str) -> str:
    """The tiles on a display (from one) or in the "centre", in the order TBCDR."""
    index = CENTRE if source == "centre" else int(source) - 1
    return "".join(LETTERS[p] * int(state.sources[index, p]) for p in range(PATTERNS))


def line(state: State, player: int, number: int) -> str:
    """The tiles on a line, "" when empty."""
    board = state.boards[player - 1]
    count = int(board.line_count[number - 1])
    return LETTERS[board.line_pattern[number - 1]] * count if count else ""


def floor(state: State, player: int) -> str:
    """The pieces on a floor, from the left."""
    board = state.boards[player - 1]
    return "".join(PIECE_WORDS[piece] or "" for piece in board.floor[: int(board.floor_count)])


def wall(state: State, player: int) -> str:
    """A wall, row by row."""
    cells = state.boards[player - 1].wall
    rows = (
        "".join("." if cell == EMPTY else LETTERS[cell] for cell in cells[row])
        for row in range(ROWS)
    )
    return " ".join(rows)


def tiles_of(counts: Any) -> str:
    """Counts by pattern, such as the bag's or the lid's, as letters."""
    return "".join(LETTERS[p] * int(counts[p]) for p in range(PATTERNS))
