"""The worked examples, one test each, named by their numbers.

A towel is told as the player to move reads it. Shells begin off the board unless said otherwise, so
that the squares they reach are the steps they made.
"""

from itertools import permutations
from typing import Any

import pytest

from tests.games.maui.drawing import (
    Drawn,
    active,
    after,
    copy_of,
    holding,
    legal_moves,
    market,
    placed,
    placements,
    possible_deals,
    ranks,
    scores,
    shells,
    table,
    tokens,
    towel_read,
    umbrellas,
)
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, OVER
from tidetable.games.maui import RULES
from tidetable.games.maui.pieces import CRABS, DRAW, GREEN, LETTERS, YELLOW
from tidetable.games.maui.state import CRAB_SIDE, UMBRELLA_SIDE, State
from tidetable.games.maui.words import deal_text

pytestmark = pytest.mark.rules

TOWELS = ["".join(letters) for letters in permutations(LETTERS, 3)]
ALL_SPARES = ["spare:a1", "spare:a2", "spare:a3", "spare:b1", "spare:b2", "spare:b3"]

# Worth 50, 48, 46 and 44 points.
FIFTY = {"Y": 10, "M": 8, "L": 7, "O": 6, "G": 4}
FORTY_EIGHT = {"Y": 10, "M": 8, "L": 7, "O": 5, "G": 4}
FORTY_SIX = {"Y": 10, "M": 8, "L": 7, "O": 4, "G": 4}
FORTY_FOUR = {"Y": 10, "M": 8, "L": 7, "O": 5}


def penalties(state: State, player: int = 1) -> int:
    """How many penalty tokens lie on a player's towels."""
    return int(state.beaches[player - 1].penalties)


def dollars(state: State, player: int = 1) -> int:
    """How many dollars a player holds."""
    return int(state.beaches[player - 1].dollars)


def towels(state: State) -> list[int]:
    """How many towels each player has laid."""
    return [int(state.beaches[seat].towel_count) for seat in range(int(state.players))]


def name_of(towel: int) -> str:
    """The towel from the end without stones."""
    return deal_text(DRAW + towel)


def fits(state: State, text: str) -> bool:
    """Whether the player to move could take this towel, and then place it."""
    offered = copy_of(state)
    offered.market[0, 0] = towel_read(state, int(state.turn) + 1, text)
    may_take = "take:a1" in legal_moves(offered)
    assert may_take == bool(placements(state, text))
    return may_take


def count_fitting(state: State) -> int:
    """How many of all towels fit."""
    return sum(fits(state, text) for text in TOWELS)


def drawn_on(state: State) -> State:
    """The position once chance has brought whatever it can bring first."""
    while state.to_move == CHANCE:
        state = after(state, next(iter(possible_deals(state))))
    return state


def free_towel(state: State) -> State:
    """The position after a turn: the free towel of the first row, in the first place it fits."""
    state = drawn_on(after(state, "take:a1"))
    return after(state, legal_moves(state)[0])


def with_start_towel(players: int, player: int, towel: str) -> State:
    """A game whose set-up gave the player this start towel, told from the end without stones."""
    game = Game(RULES, {"players": players}, draws=False)
    draws = 1 + 6 + 8 * players + player - 1  # first player, market, umbrellas, earlier seats
    for _ in range(draws):
        others = [code for code in game.odds if deal_text(code) != towel]
        game.play(others[0])
    game.play(towel)
    while game.to_move == CHANCE:
        game.play(next(iter(game.odds)))
    return copy_of(game.state)


def tops_that_cover(column: int, row: int) -> list[int]:
    """Where a towel must lie to take the pearl of this column; all others lose it."""
    covering = []
    for top in range(-1, 8):
        meeting = min(max(top, 1), 7)
        prepared = Drawn(
            f"{meeting}:{'YMG'[meeting - top]}", column=column, umbrellas={(column, row): "w"}
        )
        later = placed(table(prepared), "YMG", str(top))
        assert umbrellas(later) == ""
        if later.beaches[0].pearls[0]:
            covering.append(top)
    return covering


# Orientation.


def test_01_who_sits_near_reads_from_the_end_without_stones() -> None:
    assert active(with_start_towel(4, 1, "YML"), 1) == "3:Y 4:M 5:L"
    state = table(Drawn("3:Y"), players=4, to_move=1)
    assert name_of(towel_read(state, 1, "YML")) == "YML"
    assert active(placed(state, "YML", "3"), 1) == "3:Y 4:M 5:L"


def test_02_who_sits_across_reads_from_the_stones() -> None:
    assert active(with_start_towel(4, 3, "YML"), 3) == "3:L 4:M 5:Y"
    state = table(Drawn(), Drawn(), Drawn("3:L"), players=4, to_move=3)
    assert name_of(towel_read(state, 3, "LMY")) == "YML"
    assert active(placed(state, "LMY", "3"), 3) == "3:L 4:M 5:Y"


def test_03_one_towel_in_two_readings() -> None:
    near = table(players=4, to_move=2)
    across = table(players=4, to_move=4)
    assert active(near, 2) == active(across, 4) == "3:Y 4:M 5:L"
    assert towel_read(near, 2, "MLY") == towel_read(across, 4, "YLM")
    assert name_of(towel_read(near, 2, "MLY")) == "MLY"
    assert placements(near, "MLY") == ["1", "4"]
    assert shells(placed(near, "MLY", "4"), 2) == {"M": 1, "L": 1}
    assert shells(placed(near, "MLY", "1"), 2) == {"Y": 1}
    assert placements(across, "YLM") == ["2", "3", "4"]
    assert shells(placed(across, "YLM", "3"), 4) == {"Y": 1}
    assert shells(placed(across, "YLM", "4"), 4) == {"L": 1}
    assert shells(placed(across, "YLM", "2"), 4) == {"M": 1}


# Placement and penalties.


def test_04_two_matches_at_the_ocean() -> None:
    state = table(Drawn("1:Y 2:M 3:L"))
    assert placements(state, "YMO") == ["1"]
    later = placed(state, "YMO", "1")
    assert shells(later) == {"Y": 3, "M": 2}
    assert penalties(later) == 0


def test_05_a_square_in_the_trees() -> None:
    state = table(Drawn("5:G 6:O 7:Y"))
    assert placements(state, "OYM") == ["6"]
    later = placed(state, "OYM", "6")
    assert shells(later) == {"Y": 3, "O": 2}
    assert penalties(later) == 1
    assert active(later) == "6:O 7:Y"


def test_06_two_squares_in_the_ocean() -> None:
    state = table(Drawn("1:Y 2:M 3:L"))
    assert placements(state, "GLY") == ["-1", "2"]
    later = placed(state, "GLY", "-1")
    assert shells(later) == {"Y": 3}
    assert penalties(later) == 2
    later = placed(state, "GLY", "2")
    assert shells(later) == {"L": 1}
    assert penalties(later) == 0


def test_07_one_active_square() -> None:
    later = placed(table(Drawn("1:Y 2:M 3:L"), areas=(1, 0)), "GLY", "-1")
    assert active(later) == "1:Y"
    state = after(later, "dollars:a")
    assert not fits(state, "MLO")
    for text, top, overhang in (("YGO", "1", 0), ("GYO", "0", 1), ("GOY", "-1", 2)):
        assert placements(state, text) == [top]
        assert penalties(placed(state, text, top)) == 2 + overhang


def test_08_how_many_towels_fit() -> None:
    assert count_fitting(table(Drawn("3:Y 4:M 5:L"))) == 60
    assert count_fitting(table(Drawn("3:Y 4:M"))) == 54
    assert count_fitting(table(Drawn("3:Y"))) == 36


def test_09_at_most_two_matches() -> None:
    state = table(Drawn("3:Y 4:M 5:L"))
    most = []
    for text in TOWELS:
        if text != "YML":
            # In rows 3 to 5 every match is one step.
            later = [placed(state, text, where) for where in placements(state, text)]
            most.append(max(sum(shells(one).values()) for one in later))
    assert len(most) == 59
    assert most.count(2) == 12
    assert most.count(1) == 47


def test_10_towels_move_by_two_rows_at_most() -> None:
    state = table(Drawn("3:Y 4:M 5:L"))
    reached = {where for text in TOWELS for where in placements(state, text)}
    assert reached == {"1", "2", "3", "4", "5"}


# Tracks and tokens gained.


def test_11_a_shell_comes_onto_the_board() -> None:
    later = placed(table(Drawn("2:G")), "GYM", "2")
    assert shells(later) == {"G": 2}
    assert scores(later) == [2, 0]


def test_12_a_shell_stops_at_the_last_square() -> None:
    later = placed(table(Drawn("1:G", shells={"G": 13})), "GYM", "1")
    assert shells(later) == {"G": 14}
    assert scores(later) == [24, 0]


def test_13_an_ornate_square_reached() -> None:
    state = table(Drawn("1:M 2:L 3:O", shells={"M": 2}), areas=(1, 0))
    assert placements(state, "MGY") == ["1"]
    later = placed(state, "MGY", "1")
    assert shells(later) == {"M": 5}
    assert tokens(later) == "O"
    assert later.ornate_left.tolist() == [1, 0]
    assert active(later) == "1:M 2:G 3:Y"
    assert later.to_move == 1
    assert "1+O2" in placements(after(later, "dollars:a"), "MGY")


def test_14_an_ornate_square_passed() -> None:
    later = placed(table(Drawn("1:Y", shells={"Y": 4})), "YMG", "1")
    assert shells(later) == {"Y": 7}
    assert tokens(later) == "L"
    assert later.ornate_left.tolist() == [0, 1]


def test_15_an_ornate_square_left_behind() -> None:
    later = placed(table(Drawn("1:Y", shells={"Y": 5})), "YMG", "1")
    assert shells(later) == {"Y": 8}
    assert tokens(later) == ""
    assert later.ornate_left.tolist() == [1, 1]


def test_16_an_empty_ornate_square() -> None:
    state = table(Drawn("2:M", shells={"M": 3}), Drawn("2:M", shells={"M": 3}))
    later = placed(state, "MGY", "2")
    assert tokens(later, 1) == "O"
    assert later.ornate_left.tolist() == [1, 0]
    later = placed(later, "MGY", "2")
    assert shells(later, 2) == {"M": 5}
    assert tokens(later, 2) == ""
    assert later.ornate_left.tolist() == [1, 0]


# Umbrellas and pearls.


def test_17_covering_the_umbrella_of_column_2() -> None:
    assert tops_that_cover(2, 2) == [0, 1, 2]


def test_18_covering_the_umbrella_of_column_3() -> None:
    assert tops_that_cover(3, 6) == [4, 5, 6]


@pytest.mark.parametrize(
    ("pearls", "points"),
    [((3, 1), 11), ((2, 2), 10), ((2, 1), 7), ((1, 1), 4), ((3, 3), 18), ((0, 0), 0)],
)
def test_19_pearls(pearls: tuple[int, int], points: int) -> None:
    other_way_round = (pearls[1], pearls[0])
    assert scores(table(Drawn(pearls=pearls), Drawn(pearls=other_way_round))) == [points, points]


def test_20_a_bonus_without_a_choice() -> None:
    one_full = Drawn("2:Y", column=2, shells={"G": 14, "L": 3}, umbrellas={(2, 2): "x"})
    later = placed(table(one_full), "YMO", "2")
    assert shells(later) == {"G": 14, "L": 4, "Y": 2}
    assert later.to_move == 1
    both_full = Drawn("2:Y", column=2, shells={"G": 14, "L": 14}, umbrellas={(2, 2): "x"})
    later = placed(table(both_full), "YMO", "2")
    assert shells(later) == {"G": 14, "L": 14, "Y": 2}
    assert umbrellas(later) == ""
    assert later.to_move == 1


# Pattern tokens played.


def test_21_a_token_makes_a_towel_fit() -> None:
    assert not fits(table(Drawn("1:L")), "YMO")
    state = table(Drawn("1:L", tokens="L"))
    assert fits(state, "YMO")
    assert placements(state, "YMO") == ["-1+L3", "0+L2", "1+L1"]
    for where, overhang in (("1+L1", 0), ("0+L2", 1), ("-1+L3", 2)):
        later = placed(state, "YMO", where)
        assert shells(later) == {"L": 3}
        assert penalties(later) == overhang
        assert tokens(later) == ""


def test_22_a_token_adds_a_match() -> None:
    state = table(Drawn("2:O 3:G 4:Y", tokens="O"))
    without = shells(placed(state, "MGY", "2"))
    assert without == {"G": 1, "Y": 1}
    assert sum(without.values()) == 2
    with_token = shells(placed(state, "MGY", "2+O1"))
    assert with_token == {"O": 2, "G": 1, "Y": 1}
    assert sum(with_token.values()) == 4


def test_23_a_token_takes_a_match_away() -> None:
    assert placements(table(Drawn("3:Y 4:M 5:L")), "GOY") == ["1"]
    state = table(Drawn("3:Y 4:M 5:L", tokens="L"))
    places = placements(state, "GOY")
    assert "1" in places
    assert "1+L3" not in places
    assert shells(placed(state, "GOY", "3+L3")) == {"L": 1}


def test_24_a_token_for_the_next_turn() -> None:
    state = table(Drawn("3:Y 4:M 5:L", tokens="L"))
    later = placed(state, "GOY", "1+L1")
    assert shells(later) == {"Y": 1}
    assert active(later) == "1:L 2:O 3:Y"
    assert shells(placed(state, "GOY", "5+L1")) == {"L": 1}


def test_25_both_tokens_on_one_towel() -> None:
    later = placed(table(Drawn("4:O 5:L 6:M", tokens="LO")), "YGM", "4+L2+O1")
    assert shells(later) == {"O": 1, "L": 1, "M": 2}
    assert active(later) == "4:O 5:L 6:M"
    assert tokens(later) == ""


def test_26_a_token_gained_is_not_for_this_turn() -> None:
    # By a match: nothing but the plain placement is offered, and the turn ends with it.
    by_match = table(
        Drawn("1:M 2:L 3:O", shells={"M": 2}), market="MGY YMO YMG YLM YLO YLG", areas=(1, 0)
    )
    state = drawn_on(after(by_match, "take:a1"))
    assert legal_moves(state) == ["place:1"]
    later = after(state, "place:1")
    assert tokens(later) == "O"
    assert active(later) == "1:M 2:G 3:Y"
    assert later.to_move == 1
    # By a bonus step, on a token that shows yellow: the towel already lies.
    by_bonus = table(
        Drawn("2:M 3:L 4:O", column=2, shells={"Y": 4}, umbrellas={(2, 2): "x"}),
        market="MGY YMO YMG YLM YLO YLG",
        areas=(1, 0),
    )
    by_bonus.bonus_patterns[0] = (YELLOW, GREEN)
    state = drawn_on(after(by_bonus, "take:a1"))
    assert legal_moves(state) == ["place:2"]
    state = after(state, "place:2")
    assert legal_moves(state) == ["bonus:Y", "bonus:G"]
    later = after(state, "bonus:Y")
    assert shells(later) == {"Y": 5, "M": 2}
    assert tokens(later) == "L"
    assert active(later) == "2:M 3:G 4:Y"
    assert later.to_move == 1
    # In the next turn it can be played.
    assert "2+L2" in placements(after(later, "dollars:a"), "MGY")


# Market and dollars.


@pytest.mark.parametrize(
    ("slot", "slid", "price"),
    [(1, ["YMO", "YMG", "OGY"], 0), (2, ["YML", "YMG", "OGY"], 1), (3, ["YML", "YMO", "OGY"], 2)],
)
def test_27_the_row_slides(slot: int, slid: list[str], price: int) -> None:
    state = table(Drawn(dollars=2), market="YML YMO YMG YLM YLO YLG")
    later = after(state, f"take:a{slot}", "OGY")
    assert market(later) == [*slid, "YLM", "YLO", "YLG"]
    assert dollars(later) == 2 - price
    assert later.areas.tolist() == [price, 0]
    state = table(Drawn(dollars=2), market="YLM YLO YLG YML YMO YMG")
    later = after(state, f"take:b{slot}", "OGY")
    assert market(later) == ["YLM", "YLO", "YLG", *slid]
    assert later.areas.tolist() == [0, price]


@pytest.mark.parametrize(("players", "in_play"), [(2, 4), (3, 5), (4, 6)])
def test_28_dollars_in_play(players: int, in_play: int) -> None:
    state = Game(RULES, {"players": players}, seed=1).state
    held = [dollars(state, player) for player in range(1, players + 1)]
    assert held == [1] * players
    assert state.areas.tolist() == [1, 1]
    assert sum(held) + sum(state.areas.tolist()) == in_play


@pytest.mark.parametrize(("players", "left"), [(2, 28), (3, 15), (4, 2)])
def test_29_the_bag_in_the_end(players: int, left: int) -> None:
    """Towels are taken whenever possible and kept near the middle, so that all lay twelve."""
    game = Game(RULES, {"players": players}, seed=1)
    while not game.over:
        moves = [str(move) for move in game.moves]
        if moves[0].startswith("place:"):
            moves.sort(key=lambda move: abs(int(move[6:].partition("+")[0]) - 3))
        game.play(moves[0])
    assert towels(game.state) == [12] * players
    assert game.state.bag_size == sum(game.state.bag.tolist()) == left


def test_30_all_dollars_of_one_area() -> None:
    state = table(Drawn(dollars=1), areas=(3, 0))
    assert [move for move in legal_moves(state) if move.startswith("dollars:")] == ["dollars:a"]
    later = after(state, "dollars:a")
    assert dollars(later) == 1 + 3
    assert later.areas.tolist() == [0, 0]
    assert later.to_move == 1


# The spare towel.

SPARE_MARKET = "MLO YGO GML OGL LMG OYM"


def test_31_when_a_spare_towel_is_taken() -> None:
    poor = table(Drawn("1:Y"), market=SPARE_MARKET)
    assert legal_moves(poor) == ALL_SPARES
    one = table(Drawn("1:Y", dollars=1), market=SPARE_MARKET)
    assert legal_moves(one) == ["take:a2"]
    assert placements(one, "YGO") == ["1"]
    two = table(Drawn("1:Y", dollars=2), market=SPARE_MARKET)
    assert legal_moves(two) == ["take:a2", "take:b3"]
    assert placements(two, "OYM") == ["0"]
    assert legal_moves(table(Drawn("1:Y"), market=SPARE_MARKET, areas=(1, 0))) == ["dollars:a"]
    assert legal_moves(table(Drawn("1:Y"), market=SPARE_MARKET, areas=(0, 2))) == ["dollars:b"]


@pytest.mark.parametrize("space", [(2, 2), (5, 3)], ids=["beside the towel", "under the towel"])
@pytest.mark.parametrize("kind", ["w", "x"])
def test_32_where_a_spare_towel_lies(space: tuple[int, int], kind: str) -> None:
    beach = Drawn("1:O", column=space[0], umbrellas={space: kind})
    state = table(beach, market="MLG YGM GML GYL LMG MYL")
    assert legal_moves(state) == ALL_SPARES
    later = drawn_on(after(state, "spare:b3"))
    assert later.beaches[0].tops[space[0]] == 3
    assert active(later) == "3:M 4:Y 5:L"
    assert shells(later) == {}
    assert penalties(later) == dollars(later) == 0
    assert umbrellas(later) == ""
    assert later.beaches[0].pearls.tolist() == [0, 0]
    assert later.to_move == 1


def test_33_a_token_in_hand_rules_the_spare_towel_out() -> None:
    offer = "MGO YMO YMG OYG YLO YLG"
    assert legal_moves(table(Drawn("1:L"), market=offer)) == ALL_SPARES
    state = table(Drawn("1:L", tokens="L"), market=offer)
    assert legal_moves(state) == ["take:a1", "take:b1"]
    assert "1+L1" in placements(state, "MGO")
    assert shells(placed(state, "MGO", "1+L1")) == {"L": 3}


# End.


def test_34_a_final_score() -> None:
    state = table(Drawn(shells=FIFTY, pearls=(3, 1), dollars=2, penalties=3))
    assert scores(state)[0] == 50 + 9 + 2 + 2 - 3 == 60


def test_35_shells() -> None:
    points = [scores(table(Drawn(shells={"G": square})))[0] for square in (10, 8, 7, 6, 4)]
    assert points == [16, 12, 10, 8, 4]
    assert scores(table(Drawn(shells=FIFTY)))[0] == sum(points) == 50


def test_36_a_tie_goes_to_fewer_towels() -> None:
    twelve = Drawn(column=13, shells=FIFTY, pearls=(2, 0), dollars=3)
    eleven = Drawn(column=12, shells=FIFTY, pearls=(3, 0), penalties=1)
    for first in (1, 2):
        state = table(twelve, eleven, first=first)
        assert scores(state) == [58, 58]
        assert ranks(state) == [2, 1]
        assert ranks(table(eleven, twelve, first=first)) == [1, 2]


def test_37_then_to_more_dollars() -> None:
    three = Drawn(column=13, shells=FIFTY, pearls=(2, 0), dollars=3)
    two = Drawn(column=13, shells=FIFTY, pearls=(3, 0), dollars=2, penalties=3)
    for first in (1, 2):
        state = table(three, two, first=first)
        assert scores(state) == [58, 58]
        assert ranks(state) == [1, 2]
        assert ranks(table(two, three, first=first)) == [2, 1]


def test_38_then_to_the_later_in_turn_order() -> None:
    beach = Drawn(column=13, shells=FIFTY, pearls=(3, 0), dollars=1, penalties=2)
    state = table(beach, beach, first=1)
    assert scores(state) == [58, 58]
    assert ranks(state) == [2, 1]
    assert ranks(table(beach, beach, first=2)) == [1, 2]
    assert ranks(table(beach, beach, beach, beach, players=4, first=3)) == [2, 1, 4, 3]


@pytest.mark.parametrize("first", [1, 2])
def test_39_the_round_is_finished(first: int) -> None:
    beach = Drawn(column=12)
    state = table(beach, beach, beach, players=3, first=first, to_move=first)
    order = [(first - 1 + turn) % 3 for turn in range(3)]
    for seat in order:
        assert state.to_move == seat
        state = free_towel(state)
        assert state.ending
    assert state.to_move == OVER
    assert legal_moves(state) == []
    assert towels(state) == [12, 12, 12]


# Crabs.

UA: dict[str, Any] = {"preset": "uk"}
OVER_A_CRAB = Drawn("2:Y 3:M 4:L", column=2, crabs=[(2, 2)])


def test_40_a_crab_comes_after_scoring() -> None:
    state = placed(table(OVER_A_CRAB, mode="crabs"), "YMO", "2")
    assert shells(state) == {"Y": 2, "M": 1}
    assert active(after(state, "crab:3")) == "3:M 4:O"
    state = placed(table(OVER_A_CRAB, mode="crabs", **UA), "YMO", "2")
    assert shells(state) == {"M": 1}
    assert active(after(state, "crab:3")) == "3:M 4:O"


def test_41_the_only_match_lies_over_a_crab() -> None:
    state = table(OVER_A_CRAB, mode="crabs")
    assert placements(state, "YGO") == ["2"]
    later = after(placed(state, "YGO", "2"), "crab:3")
    assert shells(later) == {"Y": 2}
    assert active(later) == "3:G 4:O"
    assert not fits(table(OVER_A_CRAB, mode="crabs", **UA), "YGO")


def test_42_a_square_under_a_crab_is_inactive() -> None:
    state = placed(table(OVER_A_CRAB, mode="crabs", areas=(1, 0)), "YMO", "2")
    state = after(state, "crab:3", "dollars:a")
    assert state.to_move == 0
    assert active(state) == "3:M 4:O"
    assert not fits(state, "YLG")
    assert count_fitting(state) == 54


def test_43_what_crabs_cost() -> None:
    every_crab = (2, 2, 3, 3, 3, 4, 4)
    state = table(Drawn(crabs_on_towels=(2, 3, 4)), Drawn(crabs_on_towels=every_crab), mode="crabs")
    assert scores(state) == [-9, -21]
    turned = placed(table(OVER_A_CRAB, mode="crabs"), "YMO", "2")
    assert possible_deals(turned) == {"crab:2": 2, "crab:3": 3, "crab:4": 2}
    assert len(every_crab) == CRABS


def test_44_a_final_score_with_crabs() -> None:
    beach = Drawn(shells=FORTY_FOUR, dollars=1, penalties=4, crabs_on_towels=(2, 3, 4))
    assert scores(table(Drawn(shells=FORTY_FOUR)))[0] == 44
    assert scores(table(beach, mode="crabs"))[0] == 44 + 1 - 4 - 9 == 32


# The combined game.


def test_45_the_lowest_score_begins_the_second_half() -> None:
    state = table(
        Drawn(column=13, shells=FIFTY, pearls=(2, 0)),
        Drawn(column=12, shells=FORTY_EIGHT),
        Drawn(column=12, shells=FORTY_FOUR, pearls=(1, 1)),
        Drawn(column=12, shells=FIFTY, pearls=(3, 0)),
        players=4,
        to_move=4,
        areas=(1, 0),
        ending=True,
        mode="combined",
    )
    state = after(state, "dollars:a")
    assert scores(state) == [55, 48, 48, 60]
    assert possible_deals(state) == {"first:2": 1, "first:3": 1}
    for first in (2, 3):
        later = drawn_on(after(state, f"first:{first}"))
        assert later.first == later.to_move == first - 1
        assert later.side == CRAB_SIDE


def test_46_pearls_and_penalties_count_once() -> None:
    state = table(
        Drawn(column=12, shells=FORTY_EIGHT),
        Drawn(column=13, shells=FORTY_SIX, pearls=(2, 1), penalties=2),
        to_move=2,
        areas=(0, 1),
        ending=True,
        mode="combined",
    )
    state = after(state, "dollars:b")
    assert scores(state) == [48, 46 + 7 + 1 - 2]
    later = drawn_on(after(state, "first:1"))
    beach = later.beaches[1]
    assert scores(later) == [48, 52]
    assert beach.pearls.tolist() == [2, 1]
    assert penalties(later, 2) == 2
    beach.shells[:] = (26, 16, 8, 5, 4)
    assert scores(later)[1] == 98 + 7 + 1 - 2
    beach.dollars = 2
    beach.penalties = 5
    beach.crabs[:2] = (2, 4)
    assert scores(later)[1] == 98 + 7 + 2 - 5 - 6 == 96


@pytest.mark.parametrize("crab_side", [False, True])
def test_47_tracks_go_on_in_the_combined_game(crab_side: bool) -> None:
    state = table(Drawn("1:G", shells={"G": 13}), mode="combined", crab_side=crab_side)
    later = placed(state, "GYM", "1")
    assert shells(later) == {"G": 16}
    assert scores(later) == [28, 0]


# More.


def test_48_the_scoring_example() -> None:
    state = table(Drawn("1:M 2:L 3:Y", shells={"M": 2}))
    assert placements(state, "MLG") == ["1"]
    later = placed(state, "MLG", "1")
    assert shells(later) == {"L": 2, "M": 5}
    assert tokens(later) == "O"
    assert active(later) == "1:M 2:L 3:G"
    assert later.to_move == 1


def test_49_a_full_track_still_matches() -> None:
    state = table(Drawn("3:G 4:Y 5:M", shells={"G": 14}))
    assert placements(state, "OGL") == ["2"]
    assert shells(placed(state, "OGL", "2")) == {"G": 14}


TOKEN_OVER_A_CRAB = Drawn("2:L 3:M 4:Y", column=2, tokens="L", crabs=[(2, 2)])


def test_50_a_token_over_a_crab() -> None:
    state = table(TOKEN_OVER_A_CRAB, mode="crabs")
    assert shells(placed(state, "OMG", "2")) == {"M": 1}
    assert "2+L1" not in placements(state, "OMG")
    state = table(TOKEN_OVER_A_CRAB, mode="crabs", token_on_crab_square=True)
    state = placed(state, "OMG", "2+L1")
    assert shells(state) == {"L": 2, "M": 1}
    later = after(state, "crab:2")
    assert active(later) == "3:M 4:G"
    assert tokens(later) == ""


def test_51_a_token_over_a_crab_that_blocks() -> None:
    state = table(TOKEN_OVER_A_CRAB, mode="crabs", **UA)
    assert "2+L1" in placements(state, "OMG")
    state = placed(state, "OMG", "2+L1")
    assert shells(state) == {"M": 1}
    assert active(after(state, "crab:2")) == "3:M 4:G"


def test_52_a_bonus_comes_before_scoring() -> None:
    beach = Drawn("2:L 3:M 4:Y", column=2, shells={"L": 12}, umbrellas={(2, 2): "x"})
    state = after(holding(table(beach), "LOG"), "place:2")
    assert legal_moves(state) == ["bonus:L", "bonus:G"]
    assert shells(state) == {"L": 12}
    assert shells(after(state, "bonus:L")) == {"L": 14}
    assert shells(after(state, "bonus:G")) == {"L": 14, "G": 1}


def test_53_the_third_comes_too_late() -> None:
    beach = Drawn("1:M", shells={"M": 4})
    state = table(beach, beach, beach, players=3)
    assert state.ornate_left.tolist() == [2, 2]
    for player, gained in ((1, "O"), (2, "O"), (3, "")):
        assert state.to_move == player - 1
        state = placed(state, "MGY", "1")
        assert shells(state, player) == {"M": 7}
        assert tokens(state, player) == gained
    assert state.ornate_left.tolist() == [2, 0]


def test_54_the_round_is_finished_before_half_time() -> None:
    beach = Drawn(column=11)
    state = table(beach, Drawn(column=12), beach, beach, players=4, areas=(1, 0), mode="combined")
    state = after(state, "dollars:a")
    for seat in (1, 2, 3):
        assert state.to_move == seat
        assert state.side == UMBRELLA_SIDE
        state = free_towel(state)
    assert towels(state) == [10, 12, 11, 11]
    points = scores(state)
    assert [int(state.beaches[seat].mid_score) for seat in range(4)] == points
    last = [seat + 1 for seat in range(4) if points[seat] == min(points)]
    assert list(possible_deals(state)) == [f"first:{player}" for player in last]
