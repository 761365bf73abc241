"""Azul in words: codes to notation and back, positions as pictures, reasons for refusals.

Players, displays, lines and columns count from one here, as people do.
"""

from functools import cache
from typing import Any, NamedTuple

from tidetable.core.rules import OVER, Refusal
from tidetable.games.azul.boards import holds_another, is_full, row_has
from tidetable.games.azul.pieces import (
    CENTRE,
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
    SPLIT,
    TARGETS,
    TILE,
)
from tidetable.games.azul.rules import reason_of_end
from tidetable.games.azul.shown import FACE_WORDS, BoardShown, LineShown, Shown, tiles_shown
from tidetable.games.azul.special import display_showing
from tidetable.games.azul.state import (
    BY_DEAD_ROWS,
    BY_IDLE_ROUNDS,
    BY_NO_TILES,
    BY_ROW,
    SPLITTING,
    TILING,
    State,
)
from tidetable.games.azul.tiling import columns_for

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


def read_move(text: str) -> int | None:
    """Return the code of a move as people write it, or None."""
    written = text.strip().lower().replace(" ", "").replace("->", ">")
    return MOVE_CODES.get(written + "loor" if written.endswith(">f") else written)


@cache
def deal_text(code: int) -> str:
    """What chance brought: a tile, the first player, or a display's face."""
    if code >= FACE:
        return f"face:{FACE_WORDS[code - FACE]}"
    if code >= FIRST:
        return f"first:{code - FIRST + 1}"
    return LETTERS[code - TILE]


DEAL_CODES = {deal_text(code).lower(): code for code in range(DEALS)}


def read_deal(text: str) -> int | None:
    """Return the code of what chance brought, or None."""
    return DEAL_CODES.get(text.strip().lower())


def reveals(code: int, own: bool) -> bool:
    """Nothing is hidden but what chance will bring."""
    return False


# Refusals.

# The rule by which a game has ended.
ENDED_BY = {
    BY_ROW: "AZ-7.3",
    BY_DEAD_ROWS: "AZ-6.5",
    BY_IDLE_ROUNDS: "AZ-7.4",
    BY_NO_TILES: "AZ-1.7",
}


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
        return Refusal(ENDED_BY[reason_of_end(state)], "azul-over", {})
    if state.phase == SPLITTING:
        return asked(state)
    if state.phase == TILING:
        return _column_refusal(state, move)
    if isinstance(move, Draft):
        return _draft_refusal(state, move)
    if isinstance(move, Split):
        return Refusal("AZ-8.6", "azul-nothing-to-split", {})
    return Refusal("AZ-6.2", "azul-no-column-to-choose", {})


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
        held = {"pattern": LETTERS[board.line_pattern[move.target]]}
        return Refusal("AZ-3.3", "azul-line-holds-another", {**line, **held})
    assert row_has(board, move.target, move.pattern)
    return Refusal("AZ-3.4", "azul-row-has-it", {**line, **pattern})


def _split_refusal(state: State) -> Refusal:
    display = display_showing(state, LEFT_RIGHT)
    patterns = tiles_shown(state.sources[display].tolist())
    return Refusal("AZ-8.6", "azul-must-split", {"patterns": patterns})


def _column_refusal(state: State, move: Move) -> Refusal:
    board = state.boards[state.to_move]
    line = int(state.tiling_line)
    columns = columns_for(state, board, line)
    details: dict[str, Any] = {
        "line": line + 1,
        "pattern": LETTERS[board.line_pattern[line]],
        "columns": [column + 1 for column in range(COLUMNS) if columns >> column & 1],
    }
    if not isinstance(move, Column):
        return Refusal("AZ-6.2", "azul-must-choose-column", details)
    details["column"] = move.column + 1
    if board.wall[line, move.column] != EMPTY:
        return Refusal("AZ-6.1", "azul-cell-taken", details)
    return Refusal("AZ-6.1", "azul-column-has-it", details)


# Pictures.


def picture(shown: Shown) -> str:
    """Draw the table. Capitals lie on the wall; small letters show where patterns belong."""
    lines = [_headline(shown), _displays(shown), _centre(shown), ""]
    boards = [_board(shown, board) for board in shown.boards]
    beside = 2 if len(boards) == MAX_PLAYERS else len(boards)  # so that 80 columns are enough
    for first in range(0, len(boards), beside):
        rows = zip(*boards[first : first + beside], strict=True)
        lines += ["    ".join(parts).rstrip() for parts in rows]
    return "\n".join(lines).rstrip()


def _headline(shown: Shown) -> str:
    turn = "game over" if shown.phase == "over" else "drawing"
    if shown.to_move is not None:
        turn = f"player {shown.to_move + 1} to move"
    return f"Round {shown.round_number}, {turn}.  Bag {shown.bag}, lid {shown.lid}."


def _displays(shown: Shown) -> str:
    drawn = []
    for number, display in enumerate(shown.displays, start=1):
        name = f"{number}" if display.face == "blue" else f"{number}({display.face})"
        tiles = "".join(display.tiles) or "-"
        if display.taken_by is not None:
            tiles = f"with player {display.taken_by + 1}"
        drawn.append(f"{name} {tiles}")
    return "Displays  " + "   ".join(drawn)


def _centre(shown: Shown) -> str:
    marker = "1" if shown.marker_place == "centre" else ""
    return f"Centre    {marker + ''.join(shown.centre) or '-'}"


def _board(shown: Shown, board: BoardShown) -> list[str]:
    mark = ">" if shown.to_move == board.seat else " "
    rows = [f"{mark}Player {board.seat + 1}: {board.score}".ljust(23)]
    for row, line in enumerate(board.lines):
        rows.append(f"{_line(line):>9}  |  {_wall_row(shown, board, row)}")
    rows.append(f"floor {' '.join(piece or '.' for piece in board.floor)}".ljust(23))
    rows.append(_beside_floor(shown, board).ljust(23))
    return rows


def _line(line: LineShown) -> str:
    return " ".join("." * line.free + (line.pattern or "") * line.count)


def _wall_row(shown: Shown, board: BoardShown, row: int) -> str:
    printed = shown.printed_wall[row] if shown.printed_wall else ("." for _ in board.wall[row])
    return " ".join(
        tile or cell.lower() for tile, cell in zip(board.wall[row], printed, strict=True)
    )


def _beside_floor(shown: Shown, board: BoardShown) -> str:
    drawn = [f"zero {board.on_zero or '.'}"] if board.has_zero else []
    if board.has_marker and shown.phase != "over":
        drawn.append("begins next")
    return ", ".join(drawn)
