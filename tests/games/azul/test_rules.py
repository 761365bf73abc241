"""One test, or more, for each rule of docs/games/azul.md, named by its id.

Each shows the rule at work and, where there is one, a case in which it just does not apply.
"""

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
from tidetable.core import records
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, OVER
from tidetable.core.sentences import sentence as tell
from tidetable.games.azul import RULES, boards, rules, special, tiling, words
from tidetable.games.azul.pieces import (
    COLOURED_COLUMN,
    DEALS,
    FACE,
    FIRST,
    LEFT_RIGHT,
    PATTERNS,
)
from tidetable.games.azul.state import (
    CHOOSING_FIRST,
    ENDED,
    FILLING,
    IN_CENTRE,
    IN_FRONT,
    OFFER,
    ON_FLOOR,
    ON_ZERO,
    PREPARING,
    TURNING_DISPLAYS,
    State,
)

pytestmark = pytest.mark.rules

FULL_ROW = "TBCDR ..... ..... ..... ....."


def filling(players: int = 2, **position: Any) -> State:
    """A position at the start of filling the displays."""
    state = table(players, **position)
    state.phase = PREPARING
    rules.go_on(state)
    return state


def weights_of(state: State) -> list[int]:
    weights = np.zeros(DEALS, np.int64)
    total = rules.odds(state, weights)
    assert total == weights.sum()
    return [int(weight) for weight in weights]


# 1. Set-up.


def test_AZ_1_1_a_new_game_has_empty_boards_and_a_full_bag() -> None:
    state = records.one(RULES.state)
    state.players = 4
    rules.new_game(state)
    assert tiles_of(state.bag) == "T" * 20 + "B" * 20 + "C" * 20 + "D" * 20 + "R" * 20
    assert tiles_of(state.lid) == ""
    for player in range(1, 5):
        assert state.boards[player - 1].score == 0
        assert wall(state, player) == "..... ..... ..... ..... ....."
        assert floor(state, player) == ""
        assert [line(state, player, number) for number in range(1, 6)] == [""] * 5


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_AZ_1_2_displays_by_number_of_players(players: int, displays: int) -> None:
    assert special.displays_in_play(table(players)) == displays


def test_AZ_1_3_the_first_player_is_drawn_or_chosen() -> None:
    drawn = table(3)
    drawn.phase = CHOOSING_FIRST
    assert weights_of(drawn)[FIRST : FIRST + 4] == [1, 1, 1, 0]
    chosen = table(3, first_player=2)
    chosen.phase = CHOOSING_FIRST
    assert weights_of(chosen)[FIRST : FIRST + 4] == [0, 1, 0, 0]
    rules.play(chosen, FIRST + 1)
    assert chosen.starter == 1


def test_AZ_1_4_the_marker_goes_to_the_centre_before_the_filling() -> None:
    state = table(boards=[Drawn(floor="1")])
    assert state.marker_at == ON_FLOOR
    state.phase = PREPARING
    rules.go_on(state)
    assert state.marker_at == IN_CENTRE
    assert state.phase == FILLING
    assert state.to_move == CHANCE


def test_AZ_1_5_each_display_in_turn_gets_four_tiles() -> None:
    state = deal(filling(), "TTBCDDD")
    assert (on(state, 1), on(state, 2), on(state, 3)) == ("TTBC", "DDD", "")
    state = deal(state, "DRRRRTTTTBBBB")
    assert [on(state, display) for display in range(1, 6)] == [
        "TTBC",
        "DDDD",
        "RRRR",
        "TTTT",
        "BBBB",
    ]
    assert state.phase == OFFER
    assert state.to_move == state.starter


def test_AZ_1_6_the_lid_is_poured_in_only_when_a_tile_is_to_be_drawn() -> None:
    state = deal(filling(bag="TTTTTTTTTTTTTTTTTTTT", lid="BBB"), "T" * 20)
    assert (tiles_of(state.bag), tiles_of(state.lid)) == ("", "BBB")
    state = deal(filling(bag="TT", lid="BBB"), "TT")
    assert (tiles_of(state.bag), tiles_of(state.lid)) == ("BBB", "")
    assert weights_of(state)[:PATTERNS] == [0, 3, 0, 0, 0]
    state = deal(state, "BBB")
    assert [on(state, display) for display in range(1, 6)] == ["TTBB", "B", "", "", ""]
    assert state.phase == OFFER


def test_AZ_1_7_without_a_single_tile_the_game_ends() -> None:
    full_row = Drawn(wall=FULL_ROW)
    over = filling(bag="", lid="", boards=[full_row])
    assert over.to_move == OVER
    assert over.boards[0].score == 2
    assert filling(bag="T").to_move == CHANCE


# 2. Taking tiles.


def test_AZ_2_1_all_tiles_of_one_pattern_from_one_source() -> None:
    state = table(displays="TTBC DDDD", centre="R")
    sources = {move.split(">")[0] for move in legal_moves(state)}
    assert sources == {"1T", "1B", "1C", "2D", "cR"}
    assert line(after(state, "1T>3"), 1, 3) == "TT"
    assert line(after(state, "2D>5"), 1, 5) == "DDDD"


def test_AZ_2_2_the_rest_of_the_display_goes_to_the_centre() -> None:
    state = after(table(displays="TTBC DDDD", centre="R"), "1T>3")
    assert (on(state, 1), on(state, "centre"), on(state, 2)) == ("", "BCR", "DDDD")


def test_AZ_2_3_the_first_to_take_from_the_centre_takes_the_marker() -> None:
    state = after(table(displays="DDDD", centre="TTTB"), "cT>1")
    assert floor(state, 1) == "1TT"
    assert (state.marker_at, state.marker_holder) == (ON_FLOOR, 0)
    state = after(state, "cB>1")
    assert floor(state, 2) == ""
    assert state.marker_holder == 0


def test_AZ_2_4_turns_pass_clockwise_until_no_tile_is_left() -> None:
    state = table(3, displays="TTTT BBBB CCCC DDDD", to_move=2)
    state = after(state, "1T>4")
    assert state.to_move == 2
    state = after(state, "2B>4")
    assert state.to_move == 0
    state = after(state, "3C>4")
    assert (state.to_move, state.phase, state.marker_at) == (1, OFFER, IN_CENTRE)
    state = after(state, "4D>5")
    assert (state.phase, state.round_number) == (FILLING, 2)


# 3. Placing tiles.


def test_AZ_3_1_one_line_or_the_floor() -> None:
    state = table(displays="TTTB")
    assert targets(state, "1T") == ["1", "2", "3", "4", "5", "floor"]
    assert floor(after(state, "1T>floor"), 1) == "TTT"
    nowhere = Drawn(lines={number: "R" * number for number in range(1, 6)})
    assert targets(table(displays="TTTB", boards=[nowhere]), "1T") == ["floor"]


def test_AZ_3_2_nothing_is_added_to_a_full_line() -> None:
    state = table(displays="RRRB", boards=[Drawn(lines={2: "RR", 3: "RR"})])
    assert targets(state, "1R") == ["1", "3", "4", "5", "floor"]
    assert boards.is_full(state.boards[0], 1)
    assert not boards.is_full(state.boards[0], 2)


def test_AZ_3_3_a_line_holds_one_pattern() -> None:
    state = table(displays="RRRB", boards=[Drawn(lines={4: "B"})])
    assert targets(state, "1R") == ["1", "2", "3", "5", "floor"]
    assert targets(state, "1B") == ["1", "2", "3", "4", "5", "floor"]


def test_AZ_3_4_no_pattern_that_the_row_already_has() -> None:
    state = table(displays="RRRB", boards=[Drawn(wall="....R ..... D.... ..... .....")])
    assert targets(state, "1R") == ["2", "3", "4", "5", "floor"]
    assert targets(state, "1B") == ["1", "2", "3", "4", "5", "floor"]


def test_AZ_3_5_excess_tiles_fall() -> None:
    state = after(table(displays="TTTT", centre="R", boards=[Drawn(lines={3: "TT"})]), "1T>3")
    assert (line(state, 1, 3), floor(state, 1)) == ("TTT", "TTT")
    state = after(table(displays="TTTT", centre="R"), "1T>4")
    assert (line(state, 1, 4), floor(state, 1)) == ("TTTT", "")


# 4. The floor.


def test_AZ_4_1_the_floor_fills_from_the_left_the_marker_like_a_tile() -> None:
    state = after(table(centre="TTB", boards=[Drawn(floor="CC")]), "cT>floor")
    assert floor(state, 1) == "CC1TT"
    state = after(table(centre="TTB", boards=[Drawn(floor="CCCCCC")]), "cT>floor")
    assert floor(state, 1) == "CCCCCC1"


def test_AZ_4_2_what_falls_on_a_full_floor_costs_nothing() -> None:
    state = after(table(centre="TTB", boards=[Drawn(floor="CCCCCCC")]), "cT>floor")
    assert floor(state, 1) == "CCCCCCC"
    assert tiles_of(state.lid) == "TT"
    assert (state.marker_at, state.marker_holder) == (IN_FRONT, 0)


@pytest.mark.parametrize(
    ("pieces", "cost"), [("", 0), ("1", 1), ("1C", 2), ("1CC", 4), ("1CCC", 6), ("1CCCCCC", 14)]
)
def test_AZ_4_3_the_floor_costs_points(pieces: str, cost: int) -> None:
    state = tiled(table(boards=[Drawn(score=20, lines={1: "T"}, floor=pieces)]))
    assert state.boards[0].score == 21 - cost


def test_AZ_4_3_a_score_never_falls_below_zero() -> None:
    state = tiled(table(boards=[Drawn(score=2, lines={1: "T"}, floor="1CCC"), Drawn(score=1)]))
    assert [int(board.score) for board in state.boards[:2]] == [0, 1]


# 5. Tiling.


def test_AZ_5_1_boards_in_turn_order_and_lines_from_the_top() -> None:
    drawn = Drawn(lines={1: "T", 2: "RR"})
    state = tiled(table(3, wall="brown", starter=2, boards=[drawn, drawn, drawn]))
    order = []
    while state.to_move != CHANCE:
        order.append((int(state.to_move) + 1, int(state.tiling_line) + 1))
        state = after(state, legal_moves(state)[0])
    assert order == [(2, 1), (2, 2), (3, 1), (3, 2), (1, 1), (1, 2)]


def test_AZ_5_2_only_full_lines_are_moved() -> None:
    state = tiled(table(boards=[Drawn(lines={2: "CC", 3: "TT"})]))
    assert wall(state, 1) == "..... ...C. ..... ..... ....."
    assert (line(state, 1, 2), line(state, 1, 3)) == ("", "TT")


def test_AZ_5_3_one_tile_to_the_wall_the_others_to_the_lid() -> None:
    # An empty bag, so that the lid is poured into it for the next round.
    state = tiled(table(boards=[Drawn(lines={4: "DDDD"})], bag="", lid="R"))
    assert wall(state, 1) == "..... ..... ..... .D... ....."
    assert tiles_of(state.bag) == "DDDR"
    assert state.boards[0].score == 1


def test_AZ_5_4_runs_across_and_down() -> None:
    assert boards.points_at(board(Drawn(wall="T.... ..... ..... ..... .....")), 0, 0) == 1
    assert boards.points_at(board(Drawn(wall="TBC.R ..... ..... ..... .....")), 0, 2) == 3
    assert boards.points_at(board(Drawn(wall="..C.. ..B.. ..T.. ..... .....")), 2, 2) == 3
    assert boards.points_at(board(Drawn(wall="...D. ...C. DRTB. ..... .....")), 2, 3) == 7
    assert boards.points_at(board(Drawn(wall="T.... .T... ..T.. ..... .....")), 1, 1) == 1


def test_AZ_5_5_every_pattern_has_its_cell() -> None:
    rows = ["TBCDR", "RTBCD", "DRTBC", "CDRTB", "BCDRT"]
    letters = "TBCDR"
    for row, cells in enumerate(rows):
        for column, letter in enumerate(cells):
            assert COLOURED_COLUMN[row, letters.index(letter)] == column
    state = table(boards=[Drawn(lines={2: "CC"})])
    assert tiling.columns_for(state, state.boards[0], 1) == 1 << 3


# 6. The brown wall.


def test_AZ_6_1_any_empty_cell_whose_column_lacks_the_pattern() -> None:
    drawn = Drawn(lines={2: "TT"}, wall="..... R.B.. ..... ..... ...T.")
    state = tiled(table(wall="brown", boards=[drawn]))
    assert legal_moves(state) == ["column:2", "column:5"]


def test_AZ_6_2_the_player_chooses_a_column() -> None:
    state = tiled(table(wall="brown", boards=[Drawn(lines={1: "T"})]))
    assert state.to_move == 0
    assert legal_moves(state) == [f"column:{number}" for number in range(1, 6)]
    assert wall(after(state, "column:4"), 1) == "...T. ..... ..... ..... ....."
    single = Drawn(lines={1: "T"}, wall="BCD.. ....T ..... ..... .....")
    state = tiled(table(wall="brown", boards=[single]))
    assert state.to_move == CHANCE
    assert wall(state, 1) == "BCDT. ....T ..... ..... ....."


def test_AZ_6_3_a_line_without_a_column_falls() -> None:
    blocked = "...T. ....T RBC.. ..... ....."
    state = table(wall="brown", bag="", boards=[Drawn(score=20, lines={3: "TTT"}, wall=blocked)])
    state = tiled(state)
    assert wall(state, 1) == blocked
    assert line(state, 1, 3) == ""
    assert state.boards[0].score == 20 - 4
    assert tiles_of(state.bag) == "TTT"


def test_AZ_6_4_a_row_whose_patterns_have_no_cells_left_is_dead() -> None:
    dead = board(Drawn(wall="TBCD. ..... ....R ..... ....."))
    assert not boards.row_is_alive(dead, 0)
    assert boards.row_is_alive(dead, 1)
    alive = board(Drawn(wall="TBCD. ..... ....C ..... ....."))
    assert boards.row_is_alive(alive, 0)
    # Two patterns that both need the one column left to them.
    crowded = board(Drawn(wall="TBC.. ...D. ...R. ..... ....."))
    assert not boards.row_is_alive(crowded, 0)


DEAD_WALLS = [
    Drawn(wall="R.TDC TBD.R .RBCD BDRT. DC.RT"),
    Drawn(wall="T.CRB RCTD. BRD.T DB.CR CDBT."),
]


def test_AZ_6_5_dead_walls_end_the_game() -> None:
    assert tiled(table(wall="brown", boards=DEAD_WALLS)).to_move == OVER
    assert tiled(table(wall="brown", boards=[DEAD_WALLS[0], Drawn()])).to_move == CHANCE
    assert not tiling.all_rows_are_dead(table(boards=DEAD_WALLS))


# 7. End of the round and of the game.


def test_AZ_7_1_the_markers_holder_begins() -> None:
    assert tiled(table(3, starter=1, boards=[Drawn(), Drawn(), Drawn(floor="1")])).starter == 2
    assert tiled(table(3, starter=2)).starter == 1
    last = tiled(table(3, starter=1, boards=[Drawn(wall=FULL_ROW), Drawn(floor="1")]))
    assert (last.to_move, last.starter) == (OVER, 0)  # no other round is begun


def test_AZ_7_2_the_floor_goes_to_the_lid() -> None:
    state = tiled(table(bag="", boards=[Drawn(floor="C1D"), Drawn(floor="R")]))
    assert tiles_of(state.bag) == "CDR"
    assert floor(state, 1) == floor(state, 2) == ""


def test_AZ_7_3_a_full_row_ends_the_game() -> None:
    last = Drawn(lines={1: "C"}, wall="TB.DR ..... ..... ..... .....")
    assert tiled(table(boards=[last])).to_move == OVER
    column = Drawn(lines={1: "T"}, wall="..... R.... D.... C.... B....")
    assert tiled(table(boards=[column])).to_move == CHANCE


def test_AZ_7_4_five_idle_rounds_end_the_game() -> None:
    state = table()
    state.idle_rounds = 4
    assert tiled(state).to_move == OVER
    state.idle_rounds = 3
    assert tiled(state).idle_rounds == 4
    grows = table(boards=[Drawn(lines={1: "T"})])
    grows.idle_rounds = 4
    assert tiled(grows).idle_rounds == 0


def test_AZ_7_5_bonuses() -> None:
    assert boards.bonus(board(Drawn(wall=FULL_ROW))) == 2
    assert boards.bonus(board(Drawn(wall="T.... R.... D.... C.... B...."))) == 7
    assert boards.bonus(board(Drawn(wall="T.... .T... ..T.. ...T. ....T"))) == 10
    assert boards.bonus(board(Drawn(wall="T.... .T... ..T.. ...T. ....."))) == 0
    assert boards.bonus(board(Drawn(wall="TBCDR RTBCD DRTBC CDRTB BCDRT"))) == 95


def test_AZ_7_6_points_then_rows_then_shared() -> None:
    def places(*drawn: Drawn) -> list[int]:
        numbers = np.zeros(len(drawn), np.int64)
        rules.ranks(table(len(drawn), boards=drawn), numbers)
        return [int(number) for number in numbers]

    row = Drawn(score=61, wall=FULL_ROW)
    assert places(Drawn(score=61), row) == [2, 1]
    assert places(row, row, Drawn(score=60, wall=FULL_ROW)) == [1, 1, 3]
    assert places(Drawn(score=5), Drawn(score=9), Drawn(score=7)) == [3, 1, 2]


# 8. Special factories.


def test_AZ_8_1_gold_displays_once_or_every_round() -> None:
    def phase_of_round(number: int, **options: Any) -> int:
        state = table(**options)
        state.round_number = number - 1
        state.phase = PREPARING
        rules.go_on(state)
        return int(state.phase)

    assert phase_of_round(1, special_factories=True) == TURNING_DISPLAYS
    assert phase_of_round(2, special_factories=True) == FILLING
    assert phase_of_round(2, special_factories=True, gold_displays="every_round") == (
        TURNING_DISPLAYS
    )
    assert phase_of_round(1) == FILLING


def test_AZ_8_2_as_many_gold_displays_as_players_all_different() -> None:
    state = table(special_factories=True)
    state.phase = TURNING_DISPLAYS
    state.to_move = CHANCE
    # Two of five displays are gold: blue 3 to 2, each of nine faces alike.
    assert weights_of(state)[FACE:] == [27] + [2] * 9
    rules.play(state, FACE + LEFT_RIGHT)
    assert weights_of(state)[FACE:] == [24, 1, 1, 1, 1, 1, 1, 1, 0, 1]
    for _ in range(3):
        rules.play(state, FACE)
    assert weights_of(state)[FACE:] == [0, 1, 1, 1, 1, 1, 1, 1, 0, 1]


def test_AZ_8_3_plus_one_gets_a_fifth_tile_at_the_end() -> None:
    state = table(faces={2: "+1"})
    state.phase = FILLING
    rules.go_on(state)
    state = deal(state, "TTTTBBBBCCCCDDDDRRRR")
    assert state.phase == FILLING
    state = deal(state, "T")
    assert (on(state, 2), state.phase) == ("TBBBB", OFFER)


def test_AZ_8_4_a_pattern_face_takes_one_from_each_neighbour() -> None:
    state = table(displays="TTBC RRDD CCCC CCCC RTTT", faces={1: "=R"})
    special.gather_patterns(state)
    assert [on(state, display) for display in (1, 2, 5)] == ["TTBCRR", "DDR", "TTT"]
    state = table(displays="TTBC DDDD CCCC CCCC TTTT", faces={1: "=R"})
    special.gather_patterns(state)
    assert on(state, 1) == "TTBC"


def test_AZ_8_5_leftovers_stay() -> None:
    state = after(table(displays="TTBC", faces={1: "stay"}), "1T>3")
    assert (on(state, 1), on(state, "centre")) == ("BC", "")
    assert state.to_move == 1


def test_AZ_8_6_leftovers_go_left_or_right() -> None:
    state = after(table(displays="TTBC DDDD", faces={1: "<>"}), "1B>3")
    assert state.to_move == 0
    assert legal_moves(state) == ["right:-", "right:T", "right:C", "right:TC"]
    split = after(state, "right:C")
    assert [on(split, source) for source in (1, 2, 5, "centre")] == ["", "CDDDD", "TT", ""]
    assert split.to_move == 1
    assert after(table(displays="TTTT BBBB", faces={1: "<>"}), "1T>4").to_move == 1


def test_AZ_8_7_neighbours_in_a_circle_and_past_a_taken_zero() -> None:
    state = table(faces={2: "0"})
    assert (special.neighbour(state, 0, -1), special.neighbour(state, 0, 1)) == (4, 1)
    state.zero_holder = 1
    assert (special.neighbour(state, 0, 1), special.neighbour(state, 2, -1)) == (2, 0)


def test_AZ_8_8_the_zero_is_laid_out_before_placing() -> None:
    state = after(table(displays="TTTB DDDD", faces={1: "0"}), "1T>1")
    assert (state.zero_holder, int(state.zero_piece), floor(state, 1)) == (0, 0, "T")
    assert on(state, "centre") == "B"


def test_AZ_8_9_the_zero_catches_one_tile_and_the_marker_only_by_option() -> None:
    def first_in_the_centre(**options: Any) -> State:
        state = table(centre="TTB", faces={1: "0"}, **options)
        state.zero_holder = 0
        return after(state, "cT>floor")

    state = first_in_the_centre(marker_on_zero=False)
    assert (floor(state, 1), int(state.zero_piece), state.marker_at) == ("1T", 0, ON_FLOOR)
    state = first_in_the_centre(marker_on_zero=True)
    assert (floor(state, 1), state.marker_at) == ("TT", ON_ZERO)
    assert first_in_the_centre().marker_at == ON_FLOOR


def test_AZ_8_10_the_zero_returns_at_the_end_of_the_round() -> None:
    state = table(bag="", faces={1: "0"})
    state.zero_holder = 0
    state.zero_piece = 2
    state = tiled(state)
    assert (state.zero_holder, state.zero_piece, tiles_of(state.bag)) == (-1, -1, "C")
    assert state.phase != ENDED


# 9. Who knows what.


def test_AZ_9_1_everything_on_the_table_is_open() -> None:
    seen: dict[str, set[bytes]] = {name: set() for name in RULES.state.names or ()}
    for seed in range(3):
        game = Game(RULES, {"wall": "brown", "special_factories": True}, seed=seed)
        while not game.over:
            view = game.view(1).record
            assert view.seat == 1
            for name, values in seen.items():
                assert np.array_equal(view[name], game.state[name]), name
                values.add(np.asarray(game.state[name]).tobytes())
            game.play(game.moves[-1 if len(game.steps) % 3 else 0])
    options = {option.name for option in RULES.options}
    steady = {name for name, values in seen.items() if len(values) == 1}
    assert steady <= options | {"dealt"}, "fields that never changed prove nothing"
    assert sum(count_tiles(view, pattern) for pattern in range(PATTERNS)) == 100


# Refusals: every sentence, where it is due.

OCCUPIED = Drawn(lines={2: "TT"}, wall="..... R.B.. ..... ..... ...T.")


@pytest.mark.parametrize(
    ("state", "move", "rule", "sentence"),
    [
        (table(displays="TTTT"), "1B>1", "AZ-2.1", "Display 1 has no brown tile."),
        (table(displays="TTTT"), "cT>1", "AZ-2.1", "The centre has no turquoise tile."),
        (table(displays="TTTT"), "9T>1", "AZ-1.2", "There are only displays 1 to 5."),
        (
            table(displays="TTTT", boards=[Drawn(lines={2: "TT"})]),
            "1T>2",
            "AZ-3.2",
            "Line 2 is full.",
        ),
        (
            table(displays="TTTT", boards=[Drawn(lines={2: "R"})]),
            "1T>2",
            "AZ-3.3",
            "Line 2 already has red tiles; a line holds one pattern only.",
        ),
        (
            table(displays="TTTT", boards=[Drawn(wall="T.... ..... ..... ..... .....")]),
            "1T>1",
            "AZ-3.4",
            "Row 1 of your wall already has turquoise, so line 1 cannot take it.",
        ),
        (table(displays="TTTT"), "column:1", "AZ-6.2", "There is no column to choose now."),
        (
            table(displays="TTTT"),
            "right:T",
            "AZ-8.6",
            "There are no leftovers to send left or right.",
        ),
        (
            after(table(displays="TTBC BBBB", faces={1: "<>"}), "1T>2"),
            "2B>1",
            "AZ-8.6",
            "First send each leftover pattern (brown and cream) to the display on the left or the "
            "right.",
        ),
        (
            tiled(table(wall="brown", boards=[OCCUPIED])),
            "1T>1",
            "AZ-6.2",
            "First choose a column for the turquoise tile of line 2: 2 or 5.",
        ),
        (
            tiled(table(wall="brown", boards=[OCCUPIED])),
            "column:1",
            "AZ-6.1",
            "Column 1 of row 2 is taken; turquoise may go to column 2 or 5.",
        ),
        (
            tiled(table(wall="brown", boards=[OCCUPIED])),
            "column:4",
            "AZ-6.1",
            "Column 4 already has turquoise; it may go to column 2 or 5.",
        ),
        (tiled(table(boards=[Drawn(wall=FULL_ROW)])), "1T>1", "AZ-7.3", "The game is over."),
        (tiled(table(wall="brown", boards=DEAD_WALLS)), "1T>1", "AZ-6.5", "The game is over."),
    ],
)
def test_a_refusal_names_its_rule(state: State, move: str, rule: str, sentence: str) -> None:
    refusal = words.refusal(state, words.MOVE_CODES[move.lower()])
    assert (refusal.rule, tell(refusal.key, refusal.details)) == (rule, sentence)


def test_a_game_that_ended_otherwise_says_so() -> None:
    idle = table()
    idle.idle_rounds = 4
    assert words.refusal(tiled(idle), 0).rule == "AZ-7.4"
    assert words.refusal(filling(bag="", lid=""), 0).rule == "AZ-1.7"
