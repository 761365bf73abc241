"""Azul in words: codes to notation and back, positions as pictures, reasons for refusals.

Players, displays, lines and columns count from one here, as people do.
"""

from functools import cache
from typing import NamedTuple

from tidetable.core.rules import CHANCE, OVER, Refusal, Word
from tidetable.games.azul.boards import holds_another, is_full, row_has
from tidetable.games.azul.pieces import (
    CENTRE,
    COLOURED,
    COLOURED_COLUMN,
    COLUMN,
    COLUMNS,
    DEALS,
    DISPLAYS,
    EMPTY,
    FACE,
    FIRST,
    FLOOR,
    LEFT_RIGHT,
    LETTERS,
    MAX_PLAYERS,
    MOVES,
    PATTERNS,
    ROWS,
    SPLIT,
    TARGETS,
    TILE,
)
from tidetable.games.azul.rules import nothing_happens, row_was_completed
from tidetable.games.azul.special import display_showing
from tidetable.games.azul.state import (
    IN_CENTRE,
    NOBODY,
    SPLITTING,
    TILING,
    Board,
    State,
    Table,
)
from tidetable.games.azul.tiling import all_rows_are_dead, columns_for

PIECES = LETTERS + "1"  # the marker shows a one
FACE_NAMES = ("blue", *(f"={letter}" for letter in LETTERS), "+1", "stay", "<>", "0")


HELP = """\
Tiles are T turquoise, B brown, C cream, D dark, R red; 1 is the first-player marker.
3T>2 takes all T from display 3 and puts them on line 2; cR>floor takes R from the centre and
drops them. After taking from <> say which leftovers go right: right:BC (the others go left), or
right:- for none. On the brown wall choose a column: column:4.
On a board the lines are left of the bar and the wall right of it: capitals lie there, small
letters show where a pattern belongs. The floor below costs 1, 1, 2, 2, 2, 3, 3 points.
Gold displays: +1 gets a fifth tile, =T takes a T from each neighbour, stay keeps its leftovers,
<> sends them left or right, 0 catches one tile beside your floor. Complete a row of the wall to
end the game; most points win."""

# Codes.


class Draft(NamedTuple):
    """Take a pattern from a source and put it on a line or the floor."""

    source: int
    pattern: int
    target: int


class Split(NamedTuple):
    """Send these leftover patterns (a set of bits) right and the others left."""

    right: int


class Column(NamedTuple):
    """Put the tile of the line being resolved into this column."""

    column: int


Move = Draft | Split | Column


def decode(code: int) -> Move:
    """The move behind a code."""
    if code >= COLUMN:
        return Column(code - COLUMN)
    if code >= SPLIT:
        return Split(code - SPLIT)
    source, rest = divmod(code, PATTERNS * TARGETS)
    return Draft(source, *divmod(rest, TARGETS))


def encode(move: Move) -> int:
    """The code of a move."""
    if isinstance(move, Column):
        return COLUMN + move.column
    if isinstance(move, Split):
        return SPLIT + move.right
    return (move.source * PATTERNS + move.pattern) * TARGETS + move.target


# Notation: 3T>2 (display 3, turquoise, line 2), cR>floor (centre, red, floor), right:BC, column:4.


def _letters(patterns: int) -> str:
    return "".join(letter for bit, letter in enumerate(LETTERS) if patterns >> bit & 1)


@cache
def move_text(code: int) -> str:
    """The move as people write it."""
    move = decode(code)
    if isinstance(move, Column):
        return f"column:{move.column + 1}"
    if isinstance(move, Split):
        return f"right:{_letters(move.right) or '-'}"
    source = "c" if move.source == CENTRE else str(move.source + 1)
    target = "floor" if move.target == FLOOR else str(move.target + 1)
    return f"{source}{LETTERS[move.pattern]}>{target}"


MOVE_CODES = {move_text(code).lower(): code for code in range(MOVES)}


def read_move(text: str) -> int:
    """The code of a move as people write it."""
    written = text.strip().lower().replace(" ", "").replace("->", ">")
    code = MOVE_CODES.get(written + "loor" if written.endswith(">f") else written)
    if code is None:
        raise ValueError(
            f"{text!r} is not a move; write for example 3T>2 (display 3, turquoise, line 2), "
            "cR>floor (centre, red, floor), right:BC or column:4"
        )
    return code


@cache
def deal_text(code: int) -> str:
    """What chance brought: a tile, the first player, or a display's face."""
    if code >= FACE:
        return f"face:{FACE_NAMES[code - FACE]}"
    if code >= FIRST:
        return f"first:{code - FIRST + 1}"
    return LETTERS[code - TILE]


DEAL_CODES = {deal_text(code).lower(): code for code in range(DEALS)}


def read_deal(text: str) -> int:
    """The code of what chance brought."""
    code = DEAL_CODES.get(text.strip().lower())
    if code is None:
        raise ValueError(
            f"{text!r} is not a draw; write a tile (T, B, C, D, R), first:2, or face:+1"
        )
    return code


def told(state: State, code: int, seat: int) -> str:
    """A step that is about to be made, as the seat may know it: everybody may know all."""
    return deal_text(code) if state.to_move == CHANCE else move_text(code)


def reveals(code: int, own: bool) -> bool:
    """Nothing is hidden but what chance will bring."""
    return False


# Refusals.


def asked(state: State) -> Refusal:
    """What the player to move has to do, and by which rule."""
    phase = state.phase
    if phase == SPLITTING:
        return _split_refusal(state)
    if phase == TILING:
        return _column_refusal(state, Split(0))
    return Refusal("AZ-2.1", "azul-must-take", {})


def refusal(state: State, code: int) -> Refusal:
    """Which rule forbids this move now, and what to say about it."""
    move = decode(code)
    if state.to_move == OVER:
        return Refusal(_reason_of_end(state), "azul-over", {})
    if state.phase == SPLITTING:
        return asked(state)
    if state.phase == TILING:
        return _column_refusal(state, move)
    if isinstance(move, Draft):
        return _draft_refusal(state, move)
    if isinstance(move, Split):
        return Refusal("AZ-8.6", "azul-nothing-to-split", {})
    return Refusal("AZ-6.2", "azul-no-column-to-choose", {})


def _reason_of_end(state: State) -> str:
    if row_was_completed(state):
        return "AZ-7.3"
    if all_rows_are_dead(state):
        return "AZ-6.5"
    return "AZ-7.4" if nothing_happens(state) else "AZ-1.7"


def _draft_refusal(state: State, move: Draft) -> Refusal:
    pattern = {"pattern": LETTERS[move.pattern]}
    displays = int(DISPLAYS[state.players])
    if displays <= move.source < CENTRE:
        return Refusal("AZ-1.2", "azul-no-such-display", {"displays": displays})
    if state.sources[move.source, move.pattern] == 0:
        if move.source == CENTRE:
            return Refusal("AZ-2.1", "azul-not-in-centre", pattern)
        return Refusal("AZ-2.1", "azul-not-on-display", {**pattern, "display": move.source + 1})
    board = state.boards[state.to_move]
    line = {"line": move.target + 1}
    if is_full(board, move.target):
        return Refusal("AZ-3.2", "azul-line-full", line)
    if holds_another(board, move.target, move.pattern):
        held = LETTERS[board.line_pattern[move.target]]
        return Refusal("AZ-3.3", "azul-line-holds-another", {**line, "held": held})
    assert row_has(board, move.target, move.pattern)
    return Refusal("AZ-3.4", "azul-row-has-it", {**line, **pattern})


def _split_refusal(state: State) -> Refusal:
    display = display_showing(state, LEFT_RIGHT)
    patterns = [LETTERS[p] for p in range(PATTERNS) if state.sources[display, p] > 0]
    return Refusal("AZ-8.6", "azul-must-split", {"patterns": ", ".join(patterns)})


def _column_refusal(state: State, move: Move) -> Refusal:
    board = state.boards[state.to_move]
    line = int(state.tiling_line)
    columns = columns_for(state, board, line)
    details: dict[str, Word] = {
        "line": line + 1,
        "pattern": LETTERS[board.line_pattern[line]],
        "columns": ", ".join(str(c + 1) for c in range(COLUMNS) if columns >> c & 1),
    }
    if not isinstance(move, Column):
        return Refusal("AZ-6.2", "azul-must-choose-column", details)
    details["column"] = move.column + 1
    if board.wall[line, move.column] != EMPTY:
        return Refusal("AZ-6.1", "azul-cell-taken", details)
    return Refusal("AZ-6.1", "azul-column-has-it", details)


# Pictures.


def picture(position: Table) -> str:
    """The table as text. Capitals lie on the wall; small letters show where a pattern belongs."""
    lines = [headline(position), _displays(position), _centre(position), ""]
    boards = [_board(position, seat) for seat in range(position.players)]
    beside = 2 if len(boards) == MAX_PLAYERS else len(boards)  # so that 80 columns are enough
    for first in range(0, len(boards), beside):
        rows = zip(*boards[first : first + beside], strict=True)
        lines += ["    ".join(parts).rstrip() for parts in rows]
    return "\n".join(lines).rstrip()


def headline(position: Table) -> str:
    """Round, whose turn, bag and lid, in one line."""
    if position.to_move == OVER:
        turn = "game over"
    elif position.to_move == CHANCE:
        turn = "drawing"
    else:
        turn = f"player {position.to_move + 1} to move"
    bag, lid = sum(map(int, position.bag)), sum(map(int, position.lid))
    return f"Round {position.round_number}, {turn}.  Bag {bag}, lid {lid}."


def _displays(position: Table) -> str:
    shown = []
    for display in range(int(DISPLAYS[position.players])):
        face = int(position.faces[display])
        name = f"{display + 1}" if face == 0 else f"{display + 1}({FACE_NAMES[face]})"
        tiles = _tiles(position, display) or "-"
        if position.zero_holder != NOBODY and FACE_NAMES[face] == "0":
            tiles = f"with player {position.zero_holder + 1}"
        shown.append(f"{name} {tiles}")
    return "Displays  " + "   ".join(shown)


def _centre(position: Table) -> str:
    marker = "1" if position.marker_at == IN_CENTRE else ""
    return f"Centre    {marker + _tiles(position, CENTRE) or '-'}"


def _tiles(position: Table, source: int) -> str:
    return "".join(LETTERS[p] * int(position.sources[source, p]) for p in range(PATTERNS))


def _board(position: Table, seat: int) -> list[str]:
    board = position.boards[seat]
    mark = ">" if position.to_move == seat else " "
    rows = [f"{mark}Player {seat + 1}: {board.score}".ljust(23)]
    for row in range(ROWS):
        rows.append(f"{_line(board, row):>9}  |  {_wall_row(position, board, row)}")
    floor = [PIECES[piece] if piece != EMPTY else "." for piece in board.floor]
    rows.append(f"floor {' '.join(floor)}".ljust(23))
    rows.append(_beside_floor(position, seat).ljust(23))
    return rows


def _line(board: Board, line: int) -> str:
    count = int(board.line_count[line])
    tiles = LETTERS[board.line_pattern[line]] * count
    return " ".join("." * (line + 1 - count) + tiles)


def _wall_row(position: Table, board: Board, row: int) -> str:
    cells = ["."] * COLUMNS
    if position.wall == COLOURED:
        for pattern in range(PATTERNS):
            cells[COLOURED_COLUMN[row, pattern]] = LETTERS[pattern].lower()
    for column in range(COLUMNS):
        if board.wall[row, column] != EMPTY:
            cells[column] = LETTERS[board.wall[row, column]]
    return " ".join(cells)


def _beside_floor(position: Table, seat: int) -> str:
    shown = []
    if position.zero_holder == seat:
        piece = int(position.zero_piece)
        shown.append(f"zero {PIECES[piece] if piece != EMPTY else '.'}")
    if position.marker_holder == seat and position.to_move != OVER:
        shown.append("begins next")
    return ", ".join(shown)
