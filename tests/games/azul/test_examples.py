"""The worked examples of the reference, one test each, named by their ids.

S scoring, F floor, L legality and clean-up, R refill, E end of the game, V brown side (free
placement), X special factories. Boards begin with 20 points where a penalty is to be seen whole.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tests.games.azul.drawing import (
    Drawn,
    after,
    board,
    count_tiles,
    deal,
    floor,
    legal_moves,
    line,
    on,
    table,
    targets,
    tiled,
    tiles_of,
    wall,
)
from tidetable.core.rules import CHANCE, OVER
from tidetable.games.azul import RULES
from tidetable.games.azul.boards import bonus, free_columns, points_at, row_is_alive
from tidetable.games.azul.pieces import (
    BROWN,
    COLUMNS,
    DISPLAYS,
    EMPTY,
    MARKER,
    PATTERNS,
    RED,
    ROWS,
    TILES_PER_PATTERN,
    TURQUOISE,
)
from tidetable.games.azul.rules import go_on, legal, odds, play, ranks
from tidetable.games.azul.special import neighbour
from tidetable.games.azul.state import (
    ENDED,
    FILLING,
    IN_CENTRE,
    IN_FRONT,
    NOBODY,
    OFFER,
    ON_FLOOR,
    ON_ZERO,
    SPLITTING,
    State,
)

pytestmark = pytest.mark.rules

FULL_WALL = "TBCDR RTBCD DRTBC CDRTB BCDRT"


def score(state: State, player: int) -> int:
    """Where a player stands on the score track."""
    return int(state.boards[player - 1].score)


def line_points(drawn: Drawn) -> list[int]:
    """What each full line of this coloured board scores when the walls are tiled.

    Found by tiling with the first line alone, then with the first two, and so on.
    """
    totals = [drawn.score]
    for last in sorted(drawn.lines):
        lines = {number: tiles for number, tiles in drawn.lines.items() if number <= last}
        totals.append(score(tiled(table(boards=[replace(drawn, lines=lines)])), 1))
    return [later - earlier for earlier, later in pairwise(totals)]


def count_on_wall(state: State, player: int) -> int:
    """How many tiles a wall holds."""
    return sum(cell in "TBCDR" for cell in wall(state, player))


def is_over(state: State) -> bool:
    """Has the game ended?"""
    return state.phase == ENDED and state.to_move == OVER


def columns(*numbers: int) -> list[str]:
    """The moves that choose these columns."""
    return [f"column:{number}" for number in numbers]


def filling(players: int = 2, **drawn: Any) -> State:
    """A position, drawn as for a table, in which the first tile of a round is about to be drawn."""
    state = table(players=players, **drawn)
    state.phase = FILLING
    state.dealt = 0
    go_on(state)
    assert state.to_move == CHANCE
    return state


def filled(displays: str, players: int = 2, faces: Mapping[int, str] | None = None) -> State:
    """A first round in which these tiles were drawn; a tile after the last display is SF1's."""
    state = deal(filling(players, faces=faces), displays.replace(" ", ""))
    assert state.phase == OFFER
    return state


def sizes(state: State) -> list[int]:
    """How many tiles lie on each display."""
    return [len(on(state, number + 1)) for number in range(int(DISPLAYS[state.players]))]


# Scoring.


def test_S1() -> None:
    """A tile with no neighbour scores one point."""
    later = tiled(table(boards=[Drawn(lines={1: "T"})]))
    assert wall(later, 1) == "T.... ..... ..... ..... ....."
    assert score(later, 1) == 1


def test_S2() -> None:
    """A tile that lengthens a row scores the whole row run."""
    later = tiled(table(boards=[Drawn(wall="TB... ..... ..... ..... .....", lines={1: "C"})]))
    assert wall(later, 1) == "TBC.. ..... ..... ..... ....."
    assert score(later, 1) == 3


def test_S3() -> None:
    """A tile that lengthens a column scores the whole column run."""
    later = tiled(table(boards=[Drawn(wall="..C.. ..B.. ..... ..... .....", lines={3: "TTT"})]))
    assert wall(later, 1) == "..C.. ..B.. ..T.. ..... ....."
    assert score(later, 1) == 3


def test_S4() -> None:
    """A tile with neighbours both ways scores its row run and its column run."""
    later = tiled(table(boards=[Drawn(wall="...D. ...C. DRT.. ..... .....", lines={3: "BBB"})]))
    assert wall(later, 1) == "...D. ...C. DRTB. ..... ....."
    assert score(later, 1) == 4 + 3 == 7


def test_S5() -> None:
    """Tiles beyond a gap do not count."""
    later = tiled(table(boards=[Drawn(wall="TB..R ..... ..... ..... .....", lines={1: "D"})]))
    assert wall(later, 1) == "TB.DR ..... ..... ..... ....."
    assert score(later, 1) == 2


def test_S6() -> None:
    """A tile that closes a gap joins both sides; the full row makes this the last round."""
    later = tiled(table(boards=[Drawn(wall="TB.DR ..... ..... ..... .....", lines={1: "C"})]))
    assert wall(later, 1) == "TBCDR ..... ..... ..... ....."
    assert points_at(later.boards[0], 0, 2) == 5
    assert score(later, 1) == 5 + 2  # and the bonus of the row
    assert is_over(later)


def test_S7() -> None:
    """Diagonal neighbours are no neighbours."""
    later = tiled(table(boards=[Drawn(wall="..... .T.C. ..... .D.T. .....", lines={3: "TTT"})]))
    assert wall(later, 1) == "..... .T.C. ..T.. .D.T. ....."
    assert score(later, 1) == 1


def test_S8() -> None:
    """What line 1 puts on the wall counts for line 2 of the same round."""
    drawn = Drawn(lines={1: "T", 2: "RR"})
    assert wall(tiled(table(boards=[drawn])), 1) == "T.... R.... ..... ..... ....."
    assert line_points(drawn) == [1, 2]


def test_S9() -> None:
    """Five lines build a column in one round, each scoring one more than the last."""
    drawn = Drawn(lines={1: "B", 2: "TT", 3: "RRR", 4: "DDDD", 5: "CCCCC"})
    later = tiled(table(boards=[drawn]))
    assert wall(later, 1) == ".B... .T... .R... .D... .C..."
    assert line_points(drawn) == [1, 2, 3, 4, 5]
    assert score(later, 1) == 15
    assert not is_over(later)
    other_ends_it = Drawn(wall="TBCD. ..... ..... ..... .....", lines={1: "R"})
    last = tiled(table(boards=[drawn, other_ends_it]))
    assert is_over(last)
    assert score(last, 1) == 15 + 7


def test_S10() -> None:
    """The most one tile can score: it completes its row and its column."""
    later = tiled(table(boards=[Drawn(wall="..C.. ..B.. DR.BC ..R.. ..D..", lines={3: "TTT"})]))
    assert wall(later, 1) == "..C.. ..B.. DRTBC ..R.. ..D.."
    assert points_at(later.boards[0], 2, 2) == 5 + 5 == 10
    assert score(later, 1) == 10 + 2 + 7  # and the bonuses of the row and the column
    full = board(Drawn(wall=FULL_WALL))
    assert {points_at(full, r, c) for r in range(ROWS) for c in range(COLUMNS)} == {10}


def test_S11() -> None:
    """Two lines join the same old tile in one column, the second finding three in a run."""
    drawn = Drawn(wall="..... R.... ..... ..... .....", lines={1: "T", 3: "DDD"})
    assert wall(tiled(table(boards=[drawn])), 1) == "T.... R.... D.... ..... ....."
    assert line_points(drawn) == [2, 3]


def test_S12() -> None:
    """A tile between two others scores the row of three and the column of two."""
    later = tiled(table(boards=[Drawn(wall="T.C.. RT... ..... ..... .....", lines={1: "B"})]))
    assert wall(later, 1) == "TBC.. RT... ..... ..... ....."
    assert score(later, 1) == 3 + 2 == 5


def test_S13() -> None:
    """One pattern in two rows stands on a diagonal, so each tile scores alone."""
    drawn = Drawn(lines={1: "B", 2: "BB"})
    assert wall(tiled(table(boards=[drawn])), 1) == ".B... ..B.. ..... ..... ....."
    assert line_points(drawn) == [1, 1]


# Floor.


def test_F1() -> None:
    """What so many fallen pieces cost; those beyond the seventh cost nothing."""
    lost = [20 - score(tiled(table(boards=[Drawn(score=20)])), 1)]
    for tiles in range(1, 10):
        state = table(displays="T" * tiles, boards=[Drawn(score=20)])
        lost.append(20 - score(after(state, "1T>floor"), 1))
    assert lost == [0, 1, 2, 4, 6, 8, 11, 14, 14, 14]


def test_F2() -> None:
    """The marker costs like a tile: five pieces lose eight points."""
    later = tiled(table(boards=[Drawn(score=20, floor="1TTBC")]))
    assert score(later, 1) == 20 - 8


def test_F3() -> None:
    """Of nine tiles seven fit on the floor and the others go to the lid for nothing."""
    dropped = after(table(displays="TTTTTTTTT B", boards=[Drawn(score=20)]), "1T>floor")
    assert floor(dropped, 1) == "TTTTTTT"
    assert tiles_of(dropped.lid) == "TT"
    assert score(after(dropped, "2B>floor"), 1) == 20 - 14


def test_F4() -> None:
    """Wall points come before the penalty, and the score stops at zero."""
    drawn = Drawn(score=3, wall="T.... ..... ..... ..... .....", lines={1: "B"}, floor="TTBCD")
    assert score(tiled(table(boards=[drawn])), 1) == 0
    richer = replace(drawn, score=13)
    assert score(tiled(table(boards=[richer])), 1) == 13 + 2 - 8


def test_F5() -> None:
    """The marker takes the last space of the floor, so the excess tile goes to the lid."""
    state = table(displays="B", centre="RRR", boards=[Drawn(score=20, floor="TTBBCC")])
    taken = after(state, "cR>2")
    assert floor(taken, 1) == "TTBBCC1"
    assert line(taken, 1, 2) == "RR"
    assert tiles_of(taken.lid) == "R"
    assert score(after(taken, "1B>floor"), 1) == 20 + 1 - 14


def test_F6() -> None:
    """Who takes the marker with a full floor keeps it in front, for nothing, and begins next."""
    drawn = Drawn(score=20, floor="TTBBCCD")
    taken = after(table(displays="B", centre="T", boards=[drawn], starter=2), "cT>2")
    assert floor(taken, 1) == "TTBBCCD"
    assert taken.marker_at == IN_FRONT
    assert taken.marker_holder == 0
    later = after(taken, "1B>floor")
    assert score(later, 1) == 20 - 14
    assert later.starter == 0


def test_F7() -> None:
    """Tiles that find no room on a begun line fall."""
    placed = after(table(displays="TTTT B", boards=[Drawn(score=20, lines={3: "TT"})]), "1T>3")
    assert line(placed, 1, 3) == "TTT"
    assert floor(placed, 1) == "TTT"
    assert score(after(placed, "2B>floor"), 1) == 20 + 1 - 4


def test_F8() -> None:
    """Tiles may be dropped although every line would take them."""
    state = table(displays="BB C", boards=[Drawn(score=20)])
    assert targets(state, "1B") == ["1", "2", "3", "4", "5", "floor"]
    dropped = after(state, "1B>floor")
    assert floor(dropped, 1) == "BB"
    assert score(after(dropped, "2C>floor"), 1) == 20 - 2


def test_F9() -> None:
    """The marker lies on the floor before the excess tiles of the same turn."""
    taken = after(table(displays="B", centre="CCC", boards=[Drawn(score=20)]), "cC>1")
    assert line(taken, 1, 1) == "C"
    assert floor(taken, 1) == "1CC"
    assert score(after(taken, "1B>floor"), 1) == 20 + 1 - 4


# Legality and clean-up.


def test_L1() -> None:
    """Rows that have the pattern and a line of another pattern refuse the tiles."""
    drawn = Drawn(wall="..... ..B.. ...B. ..... .....", lines={4: "T"})
    assert targets(table(displays="BB", boards=[drawn]), "1B") == ["1", "5", "floor"]


def test_L2() -> None:
    """A full line refuses tiles of its own pattern; one just begun takes them."""
    drawn = Drawn(wall="....R ..... ..... ..... .....", lines={2: "RR", 3: "R"})
    assert targets(table(displays="R", boards=[drawn]), "1R") == ["3", "4", "5", "floor"]


def test_L3() -> None:
    """Three full lines go to the wall, their rest and the floor to the lid, and one line stays."""
    full_lines = {1: "T", 3: "TTT", 5: "TTTTT"}
    assert line_points(Drawn(lines=full_lines)) == [1, 1, 1]
    later = tiled(table(boards=[Drawn(lines={**full_lines, 4: "CC"}, floor="1R")]))
    assert wall(later, 1) == "T.... ..... ..T.. ..... ....T"
    assert score(later, 1) == 1 + 1 + 1 - 2 == 1
    assert tiles_of(later.lid) == "TT" + "TTTT" + "R"
    assert sum(later.lid) == 0 + 2 + 4 + 1 == 7
    assert line(later, 1, 4) == "CC"
    assert [line(later, 1, number) for number in (1, 2, 3, 5)] == ["", "", "", ""]


def test_L4() -> None:
    """A whole tiling: three tiles that build on each other, then the floor."""
    drawn = Drawn(
        score=12,
        wall="TB... R.... .R... ..... .....",
        lines={1: "C", 2: "TT", 4: "DDDD"},
    )
    assert line_points(drawn) == [3, 5, 4]
    later = tiled(table(boards=[replace(drawn, floor="1BB")]))
    assert wall(later, 1) == "TBC.. RT... .R... .D... ....."
    assert score(later, 1) == 12 + 3 + 5 + 4 - 4 == 20


def test_L5() -> None:
    """Only full lines are emptied; the others wait for the next round."""
    drawn = Drawn(lines={2: "CC", 3: "TT", 4: "DDDD", 5: "B"})
    assert line_points(drawn) == [1, 0, 1, 0]
    later = tiled(table(boards=[drawn]))
    assert wall(later, 1) == "..... ...C. ..... .D... ....."
    assert score(later, 1) == 2
    assert tiles_of(later.lid) == "C" + "DDD"
    assert sum(later.lid) == 1 + 3 == 4
    assert [line(later, 1, number) for number in range(1, 6)] == ["", "", "TT", "", "B"]


def test_L6() -> None:
    """First turns: leftovers gather in the centre, and the first to take there gets the marker."""
    boards = [Drawn(), Drawn(), Drawn(score=20)]
    first = after(table(players=3, displays="DDTB BCCC", boards=boards), "1D>2")
    assert line(first, 1, 2) == "DD"
    assert on(first, "centre") == "TB"
    second = after(first, "2B>1")
    assert line(second, 2, 1) == "B"
    assert on(second, "centre") == "TBCCC"
    third = after(second, "cC>4")
    assert line(third, 3, 4) == "CCC"
    assert floor(third, 3) == "1"
    assert third.marker_at == ON_FLOOR
    assert third.marker_holder == 2
    assert on(third, "centre") == "TB"
    assert score(after(third, "cT>floor", "cB>floor"), 3) == 20 - 1


# Refill.


def test_R1() -> None:
    """When the bag is used up in the middle, the lid is poured in and filling goes on."""
    state = filling(players=3, bag="TTTTBBBBCCCCDDDD", lid="R" * 20)
    almost = deal(state, "TTTTBBBBCCCCDDD")
    assert tiles_of(almost.bag) == "D"
    assert sum(almost.lid) == 20
    poured = deal(almost, "D")
    assert sizes(poured) == [4, 4, 4, 4, 0, 0, 0]
    assert tiles_of(poured.bag) == "R" * 20
    assert sum(poured.lid) == 0
    later = deal(poured, "R" * 12)
    assert later.phase == OFFER
    assert sizes(later) == [4] * 7
    assert sum(later.bag) == 8
    assert sum(later.lid) == 0


def test_R2() -> None:
    """A bag that is used up by the last tile needed is not refilled yet."""
    later = deal(filling(bag="TTTTBBBBCCCCDDDDRRRR", lid="TBCDR" * 6), "TTTTBBBBCCCCDDDDRRRR")
    assert later.phase == OFFER
    assert sizes(later) == [4] * 5
    assert sum(later.bag) == 0
    assert sum(later.lid) == 30


def test_R3() -> None:
    """Four players: the bag is short, and the rest comes from what was the lid."""
    state = filling(players=4, bag="T" * 14 + "B" * 14, lid="C" * 15 + "D" * 15)
    later = deal(state, "T" * 14 + "B" * 14 + "C" * 8)
    assert later.phase == OFFER
    assert sizes(later) == [4] * 9
    assert sum(later.bag) == 22
    assert sum(later.lid) == 0


def test_R4() -> None:
    """With bag and lid used up, displays stay short and SF1 gets no extra tile."""
    later = deal(filling(faces={5: "+1"}, bag="T" * 6, lid="B" * 7), "T" * 6 + "B" * 7)
    assert later.phase == OFFER
    assert sizes(later) == [4, 4, 4, 1, 0]
    assert sum(later.bag) == 0
    assert sum(later.lid) == 0


# End of the game.


def test_E1() -> None:
    """A full row and a full column."""
    later = tiled(table(boards=[Drawn(wall="TBCDR R.... D.... C.... B....")]))
    assert count_on_wall(later, 1) == 9
    assert is_over(later)
    assert score(later, 1) == 2 + 7 == 9


def test_E2() -> None:
    """A full row and all five of one pattern."""
    later = tiled(table(boards=[Drawn(wall="TBCDR .T... ..T.. ...T. ....T")]))
    assert is_over(later)
    assert score(later, 1) == 2 + 10 == 12


def test_E3() -> None:
    """Every bonus there is: five rows, five columns, five patterns."""
    later = tiled(table(boards=[Drawn(wall=FULL_WALL)]))
    assert is_over(later)
    assert score(later, 1) == 95


def test_E4() -> None:
    """With equal points the player with more full rows wins."""
    boards = [
        Drawn(score=59, wall="TBCDR ..... ..... ..... ....."),
        Drawn(score=57, wall="TBCDR RTBCD ..... ..... ....."),
    ]
    later = tiled(table(boards=boards))
    assert [score(later, 1), score(later, 2)] == [61, 61]
    places = np.zeros(2, np.int64)
    ranks(later, places)
    assert places.tolist() == [2, 1]


def test_E5() -> None:
    """Equal points and equal rows share the first place; more rows do not beat more points."""
    boards = [
        Drawn(score=48, wall="TBCDR ..... ..... ..... ....."),
        Drawn(score=48, wall="..... RTBCD ..... ..... ....."),
        Drawn(score=43, wall="TBCDR RTBCD DRTBC ..... ....."),
    ]
    later = tiled(table(players=3, boards=boards))
    assert [score(later, 1), score(later, 2), score(later, 3)] == [50, 50, 49]
    places = np.zeros(3, np.int64)
    ranks(later, places)
    assert places.tolist() == [1, 1, 3]


def test_E6() -> None:
    """The last round in order: wall points, floor, then the bonus."""
    drawn = Drawn(score=40, wall="TB.DR ..... ..... ..... .....", lines={1: "C"}, floor="TT")
    later = tiled(table(boards=[drawn]))
    assert is_over(later)
    assert bonus(later.boards[0]) == 2
    assert score(later, 1) - 2 == 40 + 5 - 2 == 43
    assert score(later, 1) == 45


def test_E7() -> None:
    """Three rows and two columns, which bring one pattern together as well."""
    later = tiled(table(boards=[Drawn(wall="TBCDR RTBCD DRTBC CD... BC...")]))
    assert count_on_wall(later, 1) == 19
    assert is_over(later)
    assert score(later, 1) == 6 + 14 + 10 == 30


# Brown side.

CHOOSES = Drawn(lines={1: "T"})  # a second player who has a column to choose holds up the tiling


def test_V1() -> None:
    """The only column left is taken without asking."""
    drawn = Drawn(wall=".T... R.B.. ..... ..... ...T.", lines={2: "TT"})
    later = tiled(table(wall="brown", boards=[drawn]))
    assert later.to_move == CHANCE
    assert later.round_number == 2
    assert wall(later, 1) == ".T... R.B.T ..... ..... ...T."


def test_V2() -> None:
    """A line with no column left falls as a whole and is paid for in the same round."""
    drawn = Drawn(score=20, wall="...T. ....T RBC.. ..... .....", lines={3: "TTT"}, floor="BC")
    later = tiled(table(wall="brown", boards=[drawn, CHOOSES]))
    assert later.to_move == 1
    assert floor(later, 1) == "BCTTT"
    assert line(later, 1, 3) == ""
    assert wall(later, 1) == drawn.wall
    assert score(later, 1) == 20 - 8 + 0


def test_V3() -> None:
    """A column used for line 1 is closed to the same pattern of line 2."""
    asked = tiled(table(wall="brown", boards=[Drawn(lines={1: "T", 2: "TT"})]))
    assert legal_moves(asked) == columns(1, 2, 3, 4, 5)
    assert legal_moves(after(asked, "column:3")) == columns(1, 2, 4, 5)


def test_V4() -> None:
    """The missing pattern already stands in the only free column: the row is dead."""
    blocked = board(Drawn(wall="TBCD. ..... ....R ..... ....."))
    assert free_columns(blocked, 0, RED) == 0
    assert not row_is_alive(blocked, 0)
    clear = board(Drawn(wall="TBCD. ..... ...R. ..... ....."))
    assert free_columns(clear, 0, RED) == 1 << 4
    assert row_is_alive(clear, 0)


def test_V5() -> None:
    """The chosen column decides the points."""
    drawn = Drawn(wall="..... .T... ..... ..... .....", lines={2: "BB"})
    asked = tiled(table(wall="brown", boards=[drawn]))
    points = {move: score(after(asked, move), 1) for move in columns(3, 1, 5)}
    assert points == {"column:3": 2, "column:1": 2, "column:5": 1}


def test_V6() -> None:
    """Placing looks at the row alone: a line without a column may be begun."""
    drawn = Drawn(wall="...T. ....T ..... RBC.. .....")
    state = table(wall="brown", displays="TR", boards=[drawn])
    assert free_columns(state.boards[0], 3, TURQUOISE) == 0
    assert targets(state, "1T") == ["3", "4", "5", "floor"]
    assert targets(state, "1R") == ["1", "2", "3", "5", "floor"]


def test_V7() -> None:
    """A held SF5 catches the first tile of a line that falls in the tiling."""
    drawn = Drawn(score=20, wall="...T. ....T RBC.. ..... .....", lines={3: "TTT"})
    state = table(wall="brown", faces={1: "0"}, boards=[drawn, CHOOSES])
    state.zero_holder = 0
    later = tiled(state)
    assert later.to_move == 1
    assert later.zero_piece == TURQUOISE
    assert floor(later, 1) == "TT"
    assert score(later, 1) == 20 - 2


def test_V8() -> None:
    """A wall none of whose rows can ever be completed."""
    dead = Drawn(wall="BCTR. .RDCT .DBTR CTR.D R.CB.")
    assert not any(row_is_alive(board(dead), row) for row in range(ROWS))
    assert is_over(tiled(table(wall="brown", boards=[dead, dead])))
    assert not is_over(tiled(table(wall="brown", boards=[dead, Drawn()])))


def test_V9() -> None:
    """Line 1 may take the column that line 2 needs; line 2 then falls."""
    drawn = Drawn(score=20, wall="..... .RBCD ..... ..... .....", lines={1: "T", 2: "TT"})
    asked = tiled(table(wall="brown", boards=[drawn, CHOOSES]))
    assert asked.to_move == 0
    assert legal_moves(asked) == columns(1, 2, 3, 4, 5)
    later = after(asked, "column:1")
    assert later.to_move == 1
    assert wall(later, 1) == "T.... .RBCD ..... ..... ....."
    assert floor(later, 1) == "TT"
    assert score(later, 1) == 20 + 1 - 2
    kinder = after(asked, "column:3")
    assert wall(kinder, 1) == "..T.. TRBCD ..... ..... ....."
    assert floor(kinder, 1) == ""


def test_V10() -> None:
    """All rows of both players are dead, so the game ends, with bonuses."""
    boards = [
        Drawn(wall="R.TDC TBD.R .RBCD BDRT. DC.RT"),
        Drawn(wall="T.CRB RCTD. BRD.T DB.CR CDBT."),
    ]
    alive = [row_is_alive(board(drawn), row) for drawn in boards for row in range(ROWS)]
    assert alive == [False] * 10
    later = tiled(table(wall="brown", boards=boards))
    assert is_over(later)
    assert [score(later, 1), score(later, 2)] == [10 + 10, 7]  # all five D, all R; a column


def stuck_table() -> State:
    """Four players with living rows, but no tile goes round that anybody could put on a wall."""
    boards = [
        Drawn(wall="CD.BR BRC.T T..CB .TR.D ..T..", lines={4: "BB", 5: "DDD"}),
        Drawn(wall="BRCT. .TRDB R..CD .BTR. C...R", lines={4: "C", 5: "BBBB"}),
        Drawn(
            wall="TBRC. .RCTD C.TBR RTB.C B....",
            lines={2: "B", 3: "DD", 4: "DDD", 5: "CCCC"},
        ),
        Drawn(wall="RDCB. .CDTR ....B ...RT B..D.", lines={3: "DD", 4: "DD", 5: "CCC"}),
    ]
    return filling(players=4, bag="T" * 7 + "R" * 5, boards=boards, wall="brown")


def play_at_random(state: State, luck: np.random.Generator) -> None:
    """One step: any legal move, or any tile that may be drawn."""
    if state.to_move == CHANCE:
        weights = np.zeros(RULES.deals, np.int64)
        total = odds(state, weights)
        play(state, int(luck.choice(RULES.deals, p=weights / total)))
    else:
        moves = np.zeros(RULES.moves, np.int64)
        play(state, int(moves[luck.integers(legal(state, moves))]))


def test_V11() -> None:
    """Rows are alive, yet no wall can change: five idle rounds end the game."""
    start = stuck_table()
    assert [count_tiles(start, pattern) for pattern in range(PATTERNS)] == [TILES_PER_PATTERN] * 5
    assert tiles_of(start.bag) == "T" * 7 + "R" * 5
    assert sum(start.lid) == 0
    assert any(row_is_alive(start.boards[seat], row) for seat in range(4) for row in range(ROWS))
    walls = [wall(start, player) for player in range(1, 5)]
    for seed in range(10):
        state = stuck_table()
        luck = np.random.default_rng(seed)
        while not is_over(state):
            assert state.phase in (FILLING, OFFER)  # nobody is ever asked for a column
            assert state.round_number <= 5
            assert state.idle_rounds == state.round_number - 1
            play_at_random(state, luck)
            assert [wall(state, player) for player in range(1, 5)] == walls
        assert state.round_number == 5
        assert state.idle_rounds == 5


# Special factories.


def test_X1() -> None:
    """SF1 gets a fifth tile after all displays are filled."""
    later = filled("TBCD RTBC DRTB CDRT BCDR T", faces={3: "+1"})
    assert sizes(later) == [4, 4, 5, 4, 4]
    assert on(later, 3) == "TTBDR"
    assert sum(later.bag) == 79


def test_X2() -> None:
    """SF2 takes a tile of its pattern from the neighbour that has one, round the circle."""
    later = filled("TTBC CCDD DDDD BBBB RRTB", faces={1: "=R"})
    assert on(later, 1) == "TTBCR"
    assert on(later, 2) == "CCDD"
    assert on(later, 5) == "TBR"
    assert [on(later, 3), on(later, 4)] == ["DDDD", "BBBB"]


def test_X3() -> None:
    """SF1 comes first, so a neighbouring SF2 may take its fifth tile."""
    later = filled("CCDD CDRB BBBB RRRR DDRR T", faces={1: "=T", 2: "+1"})
    assert on(later, 1) == "TCCDD"
    assert on(later, 2) == "BCDR"
    assert on(later, 5) == "DDRR"


def test_X4() -> None:
    """Two SF2 side by side take from each other, and it is all one which goes first."""
    red_first = filled("RTCC TRBB TTCC DDDD RDDD", faces={1: "=R", 2: "=T"})
    assert [on(red_first, number) for number in (1, 2, 3, 4, 5)] == [
        "CCRRR",
        "TTTBB",
        "TCC",
        "DDDD",
        "DDD",
    ]
    # The same circle, numbered from the other of the two.
    turquoise_first = filled("TRBB TTCC DDDD RDDD RTCC", faces={5: "=R", 1: "=T"})
    assert [on(turquoise_first, number) for number in (5, 1, 2, 3, 4)] == [
        "CCRRR",
        "TTTBB",
        "TCC",
        "DDDD",
        "DDD",
    ]


def test_X5() -> None:
    """SF3 keeps its leftovers until it is empty; centre and marker have no part in it."""
    state = table(displays="DDDD BBBB TTBC", faces={3: "stay"})
    for move, stays in (("3T>2", "BC"), ("3B>1", "C"), ("3C>1", "")):
        state = after(state, move)
        assert on(state, 3) == stays
        assert on(state, "centre") == ""
        assert state.marker_at == IN_CENTRE


def test_X6() -> None:
    """SF4 sends each leftover pattern to one of its neighbours, as the taker likes."""
    taken = after(table(displays="TTBC DDDD - - RRRR", faces={1: "<>"}), "1B>1")
    assert taken.to_move == 0
    assert legal_moves(taken) == ["right:-", "right:T", "right:C", "right:TC"]
    later = after(taken, "right:C")
    assert later.to_move == 1
    assert on(later, 1) == ""
    assert on(later, 5) == "TT" + "RRRR"
    assert on(later, 2) == "C" + "DDDD"
    assert on(later, "centre") == ""


def test_X7() -> None:
    """Each leftover pattern doubles the splits; without leftovers there is nothing to split."""
    three_left = after(table(displays="TBCR", faces={1: "<>"}), "1B>1")
    assert three_left.phase == SPLITTING
    assert len(legal_moves(three_left)) == 8
    one_left = after(table(displays="TTTB", faces={1: "<>"}), "1T>3")
    assert one_left.phase == SPLITTING
    assert len(legal_moves(one_left)) == 2
    none_left = after(table(displays="TTTT DDDD", faces={1: "<>"}), "1T>4")
    assert none_left.phase == OFFER
    assert none_left.to_move == 1


def test_X8() -> None:
    """The place of a taken SF5 is skipped: SF4 reaches the display beyond it."""
    state = table(displays="TTBC RRBB DDDD", faces={1: "<>", 2: "0"})
    assert [neighbour(state, 0, step) + 1 for step in (-1, 1)] == [5, 2]
    gone = after(state, "2R>2")
    assert [neighbour(gone, 0, step) + 1 for step in (-1, 1)] == [5, 3]
    later = after(gone, "1T>2", "right:BC")
    assert on(later, 3) == "BCDDDD"
    assert [on(later, 1), on(later, 2), on(later, 5)] == ["", "", ""]


def test_X9() -> None:
    """SF5 serves the very turn in which it is taken: it catches the first excess tile."""
    taken = after(table(displays="TTTB", faces={1: "0"}, boards=[Drawn(score=20)]), "1T>1")
    assert line(taken, 1, 1) == "T"
    assert taken.zero_holder == 0
    assert taken.zero_piece == TURQUOISE
    assert floor(taken, 1) == "T"
    assert on(taken, "centre") == "B"
    assert score(after(taken, "cB>floor"), 1) == 20 + 1 - 1


def test_X10() -> None:
    """The marker may lie on SF5 and cost nothing; by option it falls to the floor instead."""
    drawn = Drawn(score=20)
    displays = "TTTT CCDR"
    moves = ("1T>5", "2C>2", "cD>2")

    state = table(displays=displays, faces={1: "0"}, boards=[drawn], starter=2, marker_on_zero=True)
    caught = after(state, *moves)
    assert caught.marker_at == ON_ZERO
    assert caught.marker_holder == 0
    assert caught.zero_piece == MARKER
    assert floor(caught, 1) == ""
    later = after(caught, "cR>floor")
    assert score(later, 1) == 20 - 0
    assert later.starter == 0

    state = table(
        displays=displays, faces={1: "0"}, boards=[drawn], starter=2, marker_on_zero=False
    )
    fallen = after(state, *moves)
    assert fallen.marker_at == ON_FLOOR
    assert fallen.marker_holder == 0
    assert fallen.zero_holder == 0
    assert fallen.zero_piece == EMPTY
    assert floor(fallen, 1) == "1"
    later = after(fallen, "cR>floor")
    assert score(later, 1) == 20 - 1
    assert later.starter == 0


def test_X11() -> None:
    """SF5 catches one of nine dropped tiles, the floor seven, and the lid the last."""
    state = table(displays="TTTT BBBBBBBBB C D", faces={1: "0"}, boards=[Drawn(score=20)])
    dropped = after(state, "1T>5", "3C>1", "2B>floor")
    assert dropped.zero_piece == BROWN
    assert floor(dropped, 1) == "BBBBBBB"
    assert tiles_of(dropped.lid) == "B"
    assert score(after(dropped, "4D>floor"), 1) == 20 - 14


def test_X12() -> None:
    """Nobody needed the centre: the marker stays there and the same player begins again."""
    state = table(displays="TTTT BBBB CCCC DDDD RRRR", to_move=2, starter=2)
    for move in ("1T>5", "2B>5", "3C>4", "4D>4"):
        state = after(state, move)
        assert on(state, "centre") == ""
        assert state.marker_at == IN_CENTRE
        assert state.marker_holder == NOBODY
    later = after(state, "5R>3")
    assert later.phase == FILLING
    assert later.round_number == 2
    assert later.starter == 1
    assert deal(later, "TBCDR" * 4).to_move == 1


def test_X13() -> None:
    """The last display stands beside the first."""
    beside = {
        players: [neighbour(table(players=players), 0, step) + 1 for step in (-1, 1)]
        for players in (2, 3, 4)
    }
    assert beside == {2: [5, 2], 3: [7, 2], 4: [9, 2]}


def test_X14() -> None:
    """Pieces already on the floor stay there; SF5 catches the next one."""
    state = table(displays="TTTB", faces={1: "0"}, boards=[Drawn(score=20, floor="1C")])
    taken = after(state, "1T>2")
    assert line(taken, 1, 2) == "TT"
    assert taken.zero_piece == TURQUOISE
    assert floor(taken, 1) == "1C"
    assert score(after(taken, "cB>floor"), 1) == 20 + 1 - 2


def test_X15() -> None:
    """SF4 may refill an empty display, which then acts as its own kind does."""
    sent = after(table(displays="TTBC", faces={1: "<>"}), "1T>2", "right:BC")
    assert on(sent, 2) == "BC"
    assert {move[:2] for move in legal_moves(sent)} == {"2B", "2C"}
    later = after(sent, "2B>1")
    assert on(later, 2) == ""
    assert on(later, "centre") == "C"


def test_X16() -> None:
    """SF2 takes its tiles even when the poor fill left it empty."""
    state = filling(faces={5: "=C"}, bag="CCBTTT", lid="RRRRRRCD")
    almost = deal(state, "CCBTTTRRRRRRC")
    assert sizes(almost) == [4, 4, 4, 1, 0]
    later = deal(almost, "D")
    assert later.phase == OFFER
    assert on(later, 5) == "CC"
    assert on(later, 4) == "D"
    assert on(later, 1) == "TBC"
    assert sizes(later) == [3, 4, 4, 1, 2]


def test_X17() -> None:
    """How full a display gets: SF2 with six tiles receives two more from SF4."""
    displays = "RRTB RTBC DDDD DDDD DDDD DDDD DDDD TTTT RCCC"
    state = filled(displays, players=4, faces={1: "=R", 2: "<>"})
    assert on(state, 1) == "TBRRRR"
    assert on(state, 2) == "TBC"
    assert on(state, 9) == "CCC"
    later = after(state, "2T>1", "right:-")
    assert on(later, 1) == "TBBCRRRR"
    assert sizes(later)[0] == 8


def test_X18() -> None:
    """The fullest display: SF4 sends three tiles past a taken SF5 to an SF2 with six."""
    displays = "RRTB RTBC TBCD TTTT BBBB CCCC RDDD"
    state = filled(displays, players=3, faces={1: "=R", 2: "0", 3: "<>"})
    assert sizes(state)[0] == 6
    later = after(state, "2T>1", "3T>1", "right:-")
    assert on(later, 1) == "TBBCDRRRR"
    assert sizes(later)[0] == 9
