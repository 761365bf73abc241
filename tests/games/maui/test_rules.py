"""One test, or more, for each rule of docs/games/maui.md, named by its id.

Each shows the rule at work and, where there is one, a case in which it just does not apply.
"""

import itertools
from typing import Any

import numpy as np
import pytest

import tidetable
from tests.games.maui.drawing import (
    Drawn,
    active,
    after,
    code_of,
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
    umbrellas,
)
from tests.games.maui.samples import CROWDED
from tidetable.core import records
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, ONLOOKER, OVER
from tidetable.core.sentences import sentence as tell
from tidetable.games.maui import RULES, words
from tidetable.games.maui.pieces import DRAW, LETTERS, TOWEL, TOWELS
from tidetable.games.maui.state import FACE_DOWN, GONE, NOTHING, State

pytestmark = pytest.mark.rules

SIX = ("YML", "GOL", "OLM", "MYG", "LGY", "YGO")  # towels for the market


def dealt(*steps: str, **options: Any) -> Game:
    """A game whose first steps, all of them chance, are these."""
    game = tidetable.new_game("maui", draws=False, **options)
    for step in steps:
        assert game.to_move == CHANCE
        game.play(step)
    return game


def deals(game: Game) -> dict[str, int]:
    return possible_deals(game.state)


def dollars(state: State) -> list[int]:
    """The players' dollars, then the areas'."""
    players = range(int(state.players))
    return [int(state.beaches[seat].dollars) for seat in players] + [int(a) for a in state.areas]


def refused(state: State, move: str) -> tuple[str, str]:
    """The rule and the sentence by which a move is refused."""
    assert move not in legal_moves(state)
    refusal = words.refusal(state, code_of(move))
    return refusal.rule, tell(refusal.key, refusal.details)


# 1. Set-up.


def test_MA_1_1_shells_are_off_the_board_and_everybody_has_a_dollar() -> None:
    for players in (2, 3, 4):
        state = dealt(players=players).state
        assert dollars(state) == [1] * (players + 2)
        assert [shells(state, player) for player in range(1, players + 1)] == [{}] * players
        assert scores(state) == [1] * players


def test_MA_1_2_pattern_tokens_lie_on_the_ornate_squares() -> None:
    for players, laid in ((2, 1), (3, 2), (4, 2)):
        assert dealt(players=players).state.ornate_left.tolist() == [laid, laid]


def test_MA_1_3_the_bag_holds_every_towel_once() -> None:
    state = dealt().state
    towels = {"".join(LETTERS[pattern] for pattern in towel) for towel in TOWEL}
    assert towels == {"".join(three) for three in itertools.permutations(LETTERS, 3)}
    assert len(TOWEL) == TOWELS == 60
    assert state.bag.tolist() == [1] * 60
    assert market(state) == ["---"] * 6


def test_MA_1_4_the_first_player_is_drawn_or_chosen_and_turns_go_round() -> None:
    assert deals(dealt(players=3)) == {"first:1": 1, "first:2": 1, "first:3": 1}
    assert deals(dealt(players=3, first_player=2)) == {"first:2": 1}
    game = tidetable.new_game("maui", players=3, first_player=3, seed=1)
    assert game.to_move == 2
    game.play("dollars:a")
    assert game.to_move == 0


def test_MA_1_5_six_towels_fill_the_market() -> None:
    game = dealt("first:1")
    assert deals(game) == {words.deal_text(4 + towel): 1 for towel in range(60)}
    towels = ["YML", "GOL", "OLM", "MYG", "LGY", "YGO"]
    for towel in towels:
        game.play(towel)
        assert towel not in deals(game)
    assert market(game.state) == towels
    assert (game.state.bag_size, len(deals(game))) == (54, 4)


def test_MA_1_6_umbrella_tokens_are_shuffled_over_the_spaces() -> None:
    game = dealt("first:1", *SIX)
    assert deals(game) == {"white": 3, "black": 3, "X": 1, "Z": 1}
    for kind in ("black", "X", "black", "white", "black"):
        game.play(kind)
    assert deals(game) == {"white": 2, "Z": 1}
    for kind in ("Z", "white", "white"):
        game.play(kind)
    assert umbrellas(game.state) == "bxbwbzww"
    assert deals(game) == {"white": 3, "black": 3, "X": 1, "Z": 1}


def start_towels_next(**options: Any) -> Game:
    game = dealt("first:2", *SIX, **options)
    while len(deals(game)) < 50:
        game.play(next(iter(deals(game))))
    return game


def test_MA_1_7_start_towels_lie_on_the_pier_in_their_owners_reading() -> None:
    game = start_towels_next()
    game.play("YMG")
    assert "YMG" not in deals(game)
    game.play("LOY")
    assert (active(game.state, 1), active(game.state, 2)) == ("3:Y 4:M 5:G", "3:Y 4:O 5:L")
    assert [int(game.state.beaches[seat].towel_count) for seat in (0, 1)] == [0, 0]
    assert game.to_move == 1


def test_MA_1_8_with_a_free_start_row_the_players_choose_in_turn_order() -> None:
    game = start_towels_next(start_row="free")
    game.play("YMG")
    game.play("LOY")
    assert game.to_move == 1
    assert [str(move) for move in game.moves] == [f"start:{row}" for row in range(1, 6)]
    assert refused(game.state, "take:a1")[0] == "MA-1.8"
    game.play("start:5")
    game.play("start:1")
    assert (active(game.state, 1), active(game.state, 2)) == ("1:Y 2:M 3:G", "5:Y 6:O 7:L")
    assert game.to_move == 1
    assert "dollars:a" in legal_moves(game.state)
    assert start_towels_next().state.start_row == 0


# 2. Reading.


@pytest.mark.parametrize(
    ("players", "orientation", "turned"),
    [
        (2, "seats", [False, True]),
        (3, "seats", [False, False, True]),
        (4, "seats", [False, False, True, True]),
        (4, "uniform", [False, False, False, False]),
    ],
)
def test_MA_2_1_seats_across_the_table_read_from_the_stones(
    players: int, orientation: str, turned: list[bool]
) -> None:
    game = tidetable.new_game("maui", players=players, orientation=orientation, seed=1)
    onlooker = game.view().market_squares
    assert onlooker.tolist() == TOWEL[game.state.market].tolist()
    for seat in range(players):
        seen = game.view(seat).market_squares
        expected = onlooker[:, :, ::-1] if turned[seat] else onlooker
        assert seen.tolist() == expected.tolist()


@pytest.mark.parametrize("orientation", ["seats", "uniform"])
def test_MA_2_2_what_is_seen_on_the_market_lands_on_the_beach(orientation: str) -> None:
    game = tidetable.new_game("maui", players=4, orientation=orientation, seed=2)
    for _ in range(30):
        seat = game.to_move
        move = game.moves[0]
        seen = game.view(seat).market_squares.reshape(6, 3)
        game.play(move)
        if str(move).startswith("take"):
            game.play(game.moves[0])
            beach = game.state.beaches[seat]
            assert beach.squares[int(beach.towel_count)].tolist() == seen[int(move)].tolist()


# 3. A turn.


def test_MA_3_1_a_turn_is_a_towel_or_dollars() -> None:
    state = table(Drawn("3:Y 4:M 5:L", dollars=2), areas=(1, 2))
    takes = [f"take:{row}{slot}" for row in "ab" for slot in (1, 2, 3)]
    assert legal_moves(state) == [*takes, "dollars:a", "dollars:b"]
    assert refused(state, "place:3")[0] == "MA-3.1"
    assert refused(state, "bonus:G")[0] == "MA-3.1"
    assert after(state, "dollars:a").to_move == 1


def test_MA_3_2_towels_cost_0_1_and_2() -> None:
    for purse, slots in ((0, "1"), (1, "12"), (2, "123")):
        state = table(Drawn("3:Y 4:M 5:L", dollars=purse))
        assert legal_moves(state) == [f"take:{row}{slot}" for row in "ab" for slot in slots]
    state = table(Drawn("3:Y 4:M 5:L", dollars=1))
    assert refused(state, "take:b3") == ("MA-3.2", "This towel costs 2 dollars, and you have 1.")


def test_MA_3_3_a_towel_must_fit_to_be_taken() -> None:
    state = table(Drawn("1:L", dollars=2), market="YMO YMG YGM MYO MGY LYM")
    assert legal_moves(state) == ["take:b3"]
    assert refused(state, "take:a1")[0] == "MA-3.3"
    assert "(sun, fish, and hibiscus)" in refused(state, "take:a1")[1]
    with_token = table(Drawn("1:L", dollars=0, tokens="L"), market="YMO YMG YGM MYO MGY LYM")
    assert legal_moves(with_token) == ["take:a1", "take:b1"]


def test_MA_3_4_the_price_goes_to_the_area_of_the_row() -> None:
    state = table(Drawn(dollars=2), areas=(1, 0))
    assert dollars(after(state, "take:b3")) == [0, 0, 1, 2]
    assert dollars(after(state, "take:a2")) == [1, 0, 2, 0]
    assert dollars(after(state, "take:a1")) == [2, 0, 1, 0]


def test_MA_3_5_the_row_slides_and_is_refilled() -> None:
    state = table(Drawn(dollars=2))
    rows = {
        "take:a1": "YMO YMG GOL YLM YLO YLG",
        "take:a2": "YML YMG GOL YLM YLO YLG",
        "take:a3": "YML YMO GOL YLM YLO YLG",
        "take:b2": "YML YMO YMG YLM YLG GOL",
    }
    for move, towels in rows.items():
        assert market(after(state, move, "GOL")) == towels.split()
    assert len(possible_deals(after(state, "take:a1"))) == 54


def test_MA_3_6_the_market_is_refilled_before_placing_or_after_the_turn() -> None:
    state = table(Drawn("3:Y 4:M 5:L"))
    assert after(state, "take:a1").to_move == CHANCE
    assert after(state, "take:a1", "GOL").to_move == 0
    late = table(Drawn("3:Y 4:M 5:L"), refill="end_of_turn")
    taken = after(late, "take:a1")
    assert (taken.to_move, market(taken)) == (0, ["YMO", "YMG", "---", "YLM", "YLO", "YLG"])
    laid = after(taken, "place:3")
    assert (laid.to_move, shells(laid)) == (CHANCE, {"Y": 1, "M": 1, "L": 1})
    assert after(laid, "GOL").to_move == 1


def test_MA_3_7_all_dollars_of_one_area_may_be_taken() -> None:
    state = table(Drawn("3:Y", dollars=1), areas=(3, 0))
    assert dollars(after(state, "dollars:a")) == [4, 0, 0, 0]
    reason = "Row B has no sand dollars to take."
    assert refused(state, "dollars:b") == ("MA-3.7", reason)


# 4. Placing a towel.


def test_MA_4_1_towels_are_laid_from_left_to_right() -> None:
    state = table(Drawn("3:Y 4:M 5:L", column=5))
    laid = placed(state, "YGO", "3").beaches[0]
    assert int(laid.towel_count) == 5
    assert (int(laid.tops[5]), int(laid.towels[6])) == (3, NOTHING)
    assert [LETTERS[pattern] for pattern in laid.squares[5]] == ["Y", "G", "O"]


def test_MA_4_2_a_match_is_the_same_pattern_active_in_the_same_row() -> None:
    state = table(Drawn("3:Y 4:M 5:L"))
    assert placements(state, "YGO") == ["3"]
    assert placements(state, "GOY") == ["1"]
    assert placements(state, "LMY") == ["1", "3", "5"]
    assert placements(table(Drawn("3:Y")), "MLG") == []


def test_MA_4_2_crabs_may_block_a_match() -> None:
    over_crab = Drawn("2:Y 3:M 4:L", column=2, crabs=[(2, 2)])
    assert placements(table(over_crab, mode="crabs"), "YGO") == ["2"]
    blocked = table(over_crab, mode="crabs", crab_scoring="crab_blocks")
    assert placements(blocked, "YGO") == []
    assert refused(holding(blocked, "YGO"), "place:2")[0] == "MA-4.2"
    assert refused(holding(blocked, "YGO"), "place:3")[0] == "MA-4.3"
    assert placements(blocked, "YMO") == ["2"]
    elsewhere = Drawn("2:Y 3:M 4:L", column=3, crabs=[(2, 2)])
    assert placements(table(elsewhere, mode="crabs", crab_scoring="crab_blocks"), "YGO") == ["2"]


def test_MA_4_3_one_square_must_match_also_on_a_full_track() -> None:
    state = holding(table(Drawn("3:Y 4:M 5:L", shells={"Y": 14})), "YGO")
    assert legal_moves(state) == ["place:3"]
    assert shells(after(state, "place:3")) == {"Y": 14}
    assert refused(state, "place:2")[0] == "MA-4.3"
    assert refused(state, "take:a1")[0] == "MA-4.3"


def test_MA_4_4_tokens_held_before_the_turn_may_be_played() -> None:
    state = table(Drawn("1:L", tokens="L"))
    assert placements(state, "YMO") == ["-1+L3", "0+L2", "1+L1"]
    assert shells(placed(state, "YMO", "1+L1")) == {"L": 3}
    both = table(Drawn("4:O 5:L 6:M", tokens="LO"))
    assert shells(placed(both, "YGM", "4+L2+O1")) == {"O": 1, "L": 1, "M": 2}
    assert tokens(placed(both, "YGM", "4+L2+O1")) == ""
    assert tokens(placed(both, "YGM", "4+L2")) == "O"
    assert refused(holding(state, "YMO"), "place:1+O1")[0] == "MA-4.4"


def test_MA_4_5_a_token_changes_one_square_of_the_grid() -> None:
    state = holding(table(Drawn("1:L 2:G", tokens="LO")), "YLO")
    assert "place:0" in legal_moves(state)
    assert refused(state, "place:0+L2")[0] == "MA-4.5"
    assert refused(state, "place:0+O1")[0] == "MA-4.5"
    assert refused(state, "place:1+L1+O1")[0] == "MA-4.5"
    assert "place:1+L1" in legal_moves(state)


def test_MA_4_6_a_token_counts_as_its_pattern_for_good() -> None:
    laid = placed(table(Drawn("3:Y 4:M 5:L", tokens="O")), "YMG", "3+O3")
    assert active(laid) == "3:Y 4:M 5:O"
    assert words.deal_text(int(laid.beaches[0].towels[1]) + DRAW) == "YMG"
    laid.turn = 0
    assert placements(laid, "GLO") == ["3"]


def test_MA_4_7_squares_outside_cost_a_point_and_are_inactive() -> None:
    state = table(Drawn("1:Y 2:M 3:L"), Drawn("7:G"))
    out = placed(state, "GLY", "-1")
    assert (int(out.beaches[0].penalties), active(out)) == (2, "1:Y")
    inside = placed(state, "GLY", "2")
    assert (int(inside.beaches[0].penalties), active(inside)) == (0, "2:G 3:L 4:Y")
    trees = placed(table(Drawn("7:G")), "OGL", "6")
    assert (int(trees.beaches[0].penalties), active(trees)) == (1, "6:O 7:G")


# 5. Umbrellas.


def test_MA_5_1_umbrellas_are_taken_if_covered_and_lost_if_not() -> None:
    state = table(Drawn("2:Y 3:M 4:L", column=2, umbrellas={(2, 2): "w", (3, 6): "b"}))
    covered = placed(state, "YGO", "2").beaches[0]
    assert covered.pearls.tolist() == [1, 0]
    missed = placed(state, "MGO", "3")
    assert missed.beaches[0].pearls.tolist() == [0, 0]
    assert umbrellas(missed) == "b"


def test_MA_5_1_an_overhanging_towel_covers_with_its_squares_on_the_grid() -> None:
    state = table(Drawn("1:G 2:Y", column=2, umbrellas={(2, 2): "w"}))
    covering = placed(state, "OMY", "0").beaches[0]
    assert covering.pearls.tolist() == [1, 0]
    above = placed(state, "OYG", "-1").beaches[0]
    assert above.pearls.tolist() == [0, 0]


def test_MA_5_2_pearls_are_kept_and_bonuses_used_before_scoring() -> None:
    state = table(
        Drawn("2:L 3:M 4:Y", column=2, umbrellas={(2, 2): "x"}, shells={"L": 12}, penalties=1)
    )
    pending = placed(state, "LOG", "2")
    assert (pending.to_move, shells(pending)) == (0, {"L": 12})
    assert shells(after(pending, "bonus:L")) == {"L": 14}
    assert shells(after(pending, "bonus:G")) == {"L": 14, "G": 1}
    assert after(pending, "bonus:G").to_move == 1


def test_MA_5_3_a_bonus_is_a_step_on_a_track_that_is_not_full() -> None:
    def squares(green: int, light_blue: int, kind: str = "x") -> State:
        full = {"G": green, "L": light_blue, "O": light_blue}
        drawn = Drawn("2:Y 3:M 4:Y", column=2, umbrellas={(2, 2): kind}, shells=full)
        return placed(table(drawn), "YOG", "2")

    assert legal_moves(squares(3, 4)) == ["bonus:L", "bonus:G"]
    assert legal_moves(squares(3, 4, "z")) == ["bonus:O", "bonus:G"]
    assert refused(squares(3, 4), "bonus:O")[0] == "MA-5.3"
    assert shells(squares(14, 3))["L"] == 4
    assert shells(squares(2, 14))["G"] == 3
    assert shells(squares(14, 14)) == {"G": 14, "L": 14, "O": 14, "Y": 2}


# 6. Tracks.


def test_MA_6_1_each_match_moves_its_shell_by_the_value_of_the_row() -> None:
    for row, value in enumerate((3, 2, 1, 1, 1, 2, 3), start=1):
        top = min(row, 5)
        towel = "GOM"[: row - top] + "Y" + "GOM"[row - top : 2]
        assert shells(placed(table(Drawn(f"{row}:Y")), towel, str(top))) == {"Y": value}
    assert shells(placed(table(Drawn("1:Y 2:M 3:L")), "YMO", "1")) == {"Y": 3, "M": 2}


def test_MA_6_2_a_shell_stops_at_the_last_square() -> None:
    assert shells(placed(table(Drawn("1:L", shells={"L": 13})), "LGO", "1")) == {"L": 14}
    assert shells(placed(table(Drawn("1:L")), "LGO", "1")) == {"L": 3}


def test_MA_6_3_an_ornate_square_gives_a_token_once_and_while_there_are_any() -> None:
    def taken(before: int, left: int = 2) -> str:
        state = table(Drawn("1:M", shells={"M": before}), ornate_left=(left, left))
        return tokens(placed(state, "MGO", "1"))

    assert (taken(1), taken(2), taken(4), taken(5)) == ("", "O", "O", "")
    assert taken(2, left=0) == ""
    yellow = placed(table(Drawn("1:Y", shells={"Y": 4})), "YGO", "1")
    assert (tokens(yellow), yellow.ornate_left.tolist()) == ("L", [0, 1])


def test_MA_6_3_a_bonus_step_may_reach_an_ornate_square() -> None:
    drawn = Drawn("1:G", column=1, umbrellas={(1, 1): "x"}, shells={"M": 3})
    pending = placed(table(drawn, data=CROWDED), "GLO", "1")
    assert tokens(after(pending, "bonus:M")) == "O"


# 7. The spare towel.

STUCK = "MLO YGO GML OGL LMG OYM"


def test_MA_7_1_the_spare_towel_is_for_who_can_do_nothing_else() -> None:
    stuck = table(Drawn("1:Y"), market=STUCK)
    spares = [f"spare:{row}{slot}" for row in "ab" for slot in (1, 2, 3)]
    assert legal_moves(stuck) == spares
    assert (words.asked(stuck).rule, words.asked(table()).rule) == ("MA-7.1", "MA-3.1")
    assert refused(stuck, "take:a1")[0] == "MA-3.3"
    assert legal_moves(table(Drawn("1:Y"), market=STUCK, areas=(0, 1))) == ["dollars:b"]
    payable = table(Drawn("1:Y", dollars=1), market=STUCK)
    assert legal_moves(payable) == ["take:a2"]
    assert refused(payable, "spare:a1")[0] == "MA-7.1"


def test_MA_7_1_by_option_tokens_do_not_keep_the_spare_towel_away() -> None:
    towels, held = "MGO YMG YGM OYG MGY LYM", Drawn("1:L", tokens="L")
    spares = [f"spare:{row}{slot}" for row in "ab" for slot in (1, 2, 3)]
    due = table(held, market=towels, spare_ignores_tokens=True)
    assert legal_moves(due) == spares
    rule, sentence = refused(due, "take:a1")
    assert rule == "MA-7.1"
    assert "only with a pattern token" in sentence
    assert legal_moves(table(held, market=towels)) == ["take:a1", "take:b1"]


def test_MA_7_1_by_option_tokens_help_while_no_spare_towel_is_due() -> None:
    towels = "MGO YMG YGM OYG MGY LYM"
    dollars = table(
        Drawn("1:L", tokens="L"), market=towels, areas=(1, 0), spare_ignores_tokens=True
    )
    assert legal_moves(dollars) == ["take:a1", "take:b1", "dollars:a"]
    rich = Drawn("1:L", dollars=2, tokens="L")
    fitting = table(rich, market=towels, spare_ignores_tokens=True)  # LYM fits as it is
    takes = [f"take:{row}{slot}" for row in "ab" for slot in (1, 2, 3)]
    assert legal_moves(fitting) == takes
    taken = after(dollars, "take:a1", "GOL")
    assert "place:1+L1" in legal_moves(taken)
    assert "place:1" not in legal_moves(taken)


def test_MA_7_2_tokens_go_on_a_spare_towel_only_by_option() -> None:
    drawn = Drawn("1:Y", tokens="O")
    without = after(table(drawn, market=STUCK), "spare:a1")
    assert (without.to_move, active(without)) == (CHANCE, "3:M 4:L 5:O")
    chosen = table(drawn, market=STUCK, token_on_spare=True)
    pending = after(chosen, "spare:a1")
    assert legal_moves(pending) == ["place:3", "place:3+O1", "place:3+O2"]
    assert refused(pending, "place:4")[0] == words.asked(pending).rule == "MA-7.3"
    laid = after(pending, "place:3+O2")
    assert (laid.to_move, active(laid), tokens(laid)) == (CHANCE, "3:M 4:O 5:O", "")
    no_token = after(table(Drawn("1:Y"), market=STUCK, token_on_spare=True), "spare:a1")
    assert no_token.to_move == CHANCE


def test_MA_7_3_a_spare_towel_lies_in_the_middle_and_brings_nothing() -> None:
    drawn = Drawn("1:Y", column=5, umbrellas={(5, 3): "w", (6, 5): "b"})
    state = table(drawn, market=STUCK)
    laid = after(state, "spare:b3", "YML")
    assert (shells(laid), scores(laid)[0], umbrellas(laid)) == ({}, 0, "b")
    assert (active(laid), market(laid)[5], laid.to_move) == ("3:O 4:Y 5:M", "YML", 1)
    assert laid.beaches[0].pearls.tolist() == [0, 0]


def test_MA_7_3_crabs_under_a_spare_towel_leave_the_game() -> None:
    state = table(Drawn("1:Y", column=5, crabs=[(5, 3), (6, 6)]), mode="crabs", market=STUCK)
    laid = after(state, "spare:b3", "YML")
    assert (active(laid), scores(laid)[0]) == ("3:O 4:Y 5:M", 0)
    crabs = laid.beaches[0].crabs.tolist()
    assert (crabs.count(FACE_DOWN), crabs.count(GONE)) == (1, 6)


# 8. End.


def test_MA_8_1_the_round_of_the_twelfth_towel_is_finished() -> None:
    last = Drawn("3:Y 4:M 5:L", column=12)
    state = table(last, Drawn(), Drawn(), players=3)
    state = after(state, "take:a1", "GOL", "place:3")
    assert (int(state.to_move), bool(state.ending)) == (1, True)
    state.areas[0] = 2
    state = after(state, "dollars:a")
    assert state.to_move == 2
    state.areas[1] = 1
    state = after(state, "dollars:b")
    assert state.to_move == OVER
    assert refused(state, "take:a1")[0] == "MA-8.1"
    eleventh = table(Drawn("3:Y 4:M 5:L", column=11), Drawn(), to_move=1)
    later = after(eleventh, "take:a1", "GOL", "place:3")
    assert not later.ending


def test_MA_8_2_the_score_adds_up() -> None:
    shell_squares = {"Y": 10, "M": 8, "L": 7, "O": 6, "G": 4}
    drawn = Drawn(shells=shell_squares, pearls=(3, 1), dollars=2, penalties=3)
    assert scores(table(drawn, Drawn(dollars=1))) == [60, 1]


def test_MA_8_3_pearls_of_a_colour_are_worth_more_together() -> None:
    for pearls, worth in {
        (0, 0): 0,
        (1, 1): 4,
        (2, 1): 7,
        (2, 2): 10,
        (3, 1): 11,
        (3, 3): 18,
    }.items():
        assert scores(table(Drawn(pearls=pearls)))[0] == worth


def test_MA_8_4_ties_go_to_fewer_towels_more_dollars_and_the_later() -> None:
    towels = table(Drawn(column=13, dollars=3), Drawn(column=12, shells={"Y": 3}))
    assert (scores(towels), ranks(towels)) == ([3, 3], [2, 1])
    purse = table(Drawn(column=13, dollars=3), Drawn(column=13, dollars=2, shells={"Y": 1}))
    assert (scores(purse), ranks(purse)) == ([3, 3], [1, 2])
    equal = [Drawn(column=13, dollars=1)] * 3
    assert ranks(table(*equal, players=3, first=1)) == [3, 2, 1]
    assert ranks(table(*equal, players=3, first=2)) == [1, 3, 2]


# 9. Sand Crabs.


def test_MA_9_1_the_crab_side_has_crabs_face_down_and_two_bonuses() -> None:
    game = dealt("first:1", *SIX, mode="crabs")
    assert len(deals(game)) == 54
    assert umbrellas(game.state) == "xz"
    assert game.state.beaches[0].crabs.tolist() == [FACE_DOWN] * 7
    shuffled = dealt("first:1", *SIX, mode="crabs", crab_bonus_random=True)
    assert deals(shuffled) == {"X": 1, "Z": 1}
    shuffled.play("Z")
    assert deals(shuffled) == {"X": 1}
    shuffled.play("X")
    assert umbrellas(shuffled.state) == "zx"
    base = dealt("first:1", mode="base").state
    assert base.beaches[0].crabs.tolist() == [GONE] * 7


def test_MA_9_2_crabs_are_turned_up_after_scoring_if_covered() -> None:
    state = table(Drawn("2:Y 3:M 4:L", column=2, crabs=[(2, 2), (3, 5)]), mode="crabs")
    pending = placed(state, "YMO", "2")
    assert (pending.to_move, shells(pending)) == (CHANCE, {"Y": 2, "M": 1})
    assert possible_deals(pending) == {"crab:2": 2, "crab:3": 3, "crab:4": 2}
    turned = after(pending, "crab:4")
    assert (turned.to_move, scores(turned)[0]) == (1, 3 - 4)
    missed = placed(state, "MGO", "3")
    assert (missed.to_move, missed.beaches[0].crabs.tolist().count(FACE_DOWN)) == (1, 1)


def test_MA_9_2_a_crab_that_was_seen_cannot_come_again() -> None:
    state = table(
        Drawn("2:Y 3:M 4:L", column=2, crabs=[(2, 2)], crabs_on_towels=[4, 3, 4]), mode="crabs"
    )
    assert possible_deals(placed(state, "YMO", "2")) == {"crab:2": 2, "crab:3": 2}


def test_MA_9_3_a_crab_makes_its_square_inactive() -> None:
    state = table(Drawn("2:Y 3:M 4:L", column=2, crabs=[(2, 2)]), mode="crabs")
    turned = after(placed(state, "YMO", "2"), "crab:3")
    assert active(turned) == "3:M 4:O"


def test_MA_9_4_no_token_on_a_crab_unless_allowed() -> None:
    drawn = Drawn("2:L 3:M 4:Y", column=2, crabs=[(2, 2)], tokens="L")
    state = holding(table(drawn, mode="crabs"), "OMG")
    assert refused(state, "place:2+L1")[0] == "MA-9.4"
    assert "place:2+L3" in legal_moves(state)
    allowed = table(drawn, mode="crabs", token_on_crab_square=True)
    turned = after(placed(allowed, "OMG", "2+L1"), "crab:2")
    assert (shells(turned), active(turned)) == ({"L": 2, "M": 1}, "3:M 4:G")
    ukrainian = table(drawn, mode="crabs", preset="uk")
    assert shells(after(placed(ukrainian, "OMG", "2+L1"), "crab:2")) == {"M": 1}


def test_MA_9_5_crabs_on_towels_cost_their_values() -> None:
    state = table(Drawn(shells={"Y": 14}, crabs_on_towels=[2, 3, 4], crabs=[(2, 2)]), mode="crabs")
    assert scores(state)[0] == 24 - 9


# 10. The combined game.


def test_MA_10_1_the_combined_game_has_longer_tracks() -> None:
    state = table(Drawn("1:L", shells={"L": 13}), mode="combined")
    assert shells(placed(state, "LGO", "1")) == {"L": 16}
    assert scores(placed(state, "LGO", "1"))[0] == 28
    end = table(Drawn("1:L", shells={"L": 25}), mode="combined")
    assert scores(placed(end, "LGO", "1"))[0] == 48


def half_time(*beaches: Drawn, **options: Any) -> State:
    """The end of the first half: the last player takes dollars."""
    players = len(beaches)
    state = table(
        *beaches,
        players=players,
        to_move=players,
        areas=(1, 0),
        mode="combined",
        ending=True,
        **options,
    )
    return after(state, "dollars:a")


def test_MA_10_2_the_lowest_score_begins_the_second_half() -> None:
    clear = half_time(Drawn(shells={"Y": 5}), Drawn(shells={"Y": 2}), Drawn(shells={"Y": 4}))
    assert possible_deals(clear) == {"first:2": 1}
    tied = half_time(Drawn(shells={"Y": 2}), Drawn(shells={"Y": 9}), Drawn(shells={"Y": 1}))
    assert scores(tied) == [2, 14, 2]
    assert possible_deals(tied) == {"first:1": 1, "first:3": 1}
    assert after(tied, "first:3").first == 2


def test_MA_10_3_all_but_towels_is_kept() -> None:
    rich = Drawn(
        column=13,
        shells={"Y": 15},
        pearls=(2, 1),
        dollars=2,
        penalties=2,
        tokens="LO",
        umbrellas={(12, 3): "w"},
    )
    ended = half_time(rich, Drawn(column=12), ornate_left=(0, 1))
    state = after(ended, "first:2")
    assert (scores(state), scores(ended)) == ([26 + 7 + 2 - 2, 1], [33, 1])
    assert (shells(state), tokens(state), dollars(state)) == ({"Y": 15}, "LO", [2, 1, 0, 0])
    assert (state.ornate_left.tolist(), int(state.bag_size)) == ([0, 1], 60)
    assert (int(state.beaches[0].towel_count), active(state), umbrellas(state)) == (0, "", "xz")
    assert state.beaches[1].crabs.tolist() == [FACE_DOWN] * 7
    assert [int(state.beaches[seat].mid_score) for seat in (0, 1)] == [33, 1]


def test_MA_10_3_dollars_and_tokens_may_be_set_anew() -> None:
    rich = Drawn(column=13, dollars=3, tokens="LO")
    ended = half_time(rich, Drawn(column=12), combined_dollars="reset", combined_tokens="discard")
    assert dollars(ended) == [3, 1, 0, 0]
    state = after(ended, "first:2")
    assert (dollars(state), tokens(state)) == ([1, 1, 1, 1], "")


def test_MA_10_4_towels_of_the_second_half_or_of_both_break_ties() -> None:
    beaches = Drawn(column=12, earlier_towels=12), Drawn(column=13, earlier_towels=10)
    position: dict[str, Any] = {"mode": "combined", "crab_side": True}
    assert ranks(table(*beaches, **position)) == [1, 2]
    assert ranks(table(*beaches, **position, combined_tie_towels="both")) == [2, 1]


def test_the_second_half_ends_the_game() -> None:
    state = table(
        Drawn(column=13),
        Drawn(),
        to_move=2,
        areas=(1, 0),
        mode="combined",
        crab_side=True,
        ending=True,
    )
    assert after(state, "dollars:a").to_move == OVER


# 11. Who knows what.


def test_MA_11_1_everything_is_seen_but_nothing_that_is_still_to_come() -> None:
    """Games that differ only in what will be drawn look alike, to the byte, until it is."""
    for options in (
        {},
        {"mode": "crabs", "players": 3},
        {"mode": "combined", "refill": "end_of_turn"},
    ):
        game = tidetable.new_game("maui", seed=1, **options)
        generator = np.random.default_rng(1)
        for _ in range(40):
            other = game.copy(seed=int(generator.integers(10**9)))
            for seat in (ONLOOKER, *range(game.players)):
                assert game.view(seat).record.tobytes() == other.view(seat).record.tobytes()
                seen = game.view(seat).record
                for name in RULES.state.names or ():
                    assert np.array_equal(seen[name], game.state[name])
            if game.over:
                break
            game.play(game.moves[int(generator.integers(len(game.moves)))])


def test_an_imagined_state_is_the_state() -> None:
    game = tidetable.new_game("maui", seed=3, mode="crabs")
    imagined = records.one(RULES.state)
    while not game.over:
        RULES.imagine(game.view(game.to_move).record, np.random.default_rng(0), imagined)
        assert imagined.tobytes() == game.state.tobytes()
        game.play(game.moves[-1])
