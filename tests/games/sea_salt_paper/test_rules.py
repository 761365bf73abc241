"""One test, or more, for each rule of docs/games/sea-salt-paper.md, named by its id.

Each shows the rule at work and, where there is one, a case in which it just does not apply.
"""

from typing import Any

import numpy as np
import pytest

from tests.games.sea_salt_paper.drawing import (
    Drawn,
    after,
    bonuses,
    deck,
    hand,
    laid,
    legal_moves,
    next_to_begin,
    pair_moves,
    pay_outs,
    pile,
    places,
    player_to_move,
    points,
    possible_cards,
    revealed,
    table,
    totals,
)
from tidetable.core import records
from tidetable.core.rules import CHANCE, OVER
from tidetable.core.sentences import sentence as tell
from tidetable.games.sea_salt_paper import RULES, pictures, rules, scoring, words
from tidetable.games.sea_salt_paper.pieces import (
    CARD_NAMES,
    CARDS,
    COPIES,
    DEALS,
    FIRST,
    HIDDEN,
    NO_CARD,
)
from tidetable.games.sea_salt_paper.shown import shown, shown_open
from tidetable.games.sea_salt_paper.state import LAST_TURNS, SEARCHED, State

pytestmark = pytest.mark.rules

SEVEN = "colony-GN penguin-PU penguin-LO"  # card points 7, colour bonus 1
TWELVE = "shell-DB shell-LB shell-BK shell-YE shell-GN shell-GY sailor-PK sailor-OR"  # 15 points


def seen(state: State, player: int) -> Any:
    view = records.one(RULES.view)
    RULES.seen_by(state, player - 1, view)
    return view


# 1. Set-up.


def test_SP_1_1_totals_start_at_nought_and_the_first_player_is_drawn_or_chosen() -> None:
    def first_weights(**options: Any) -> list[int]:
        state = table(3, **options)
        rules.new_game(state)
        assert (totals(state), state.to_move) == ([0, 0, 0], CHANCE)
        weights = np.zeros(DEALS, np.int64)
        assert rules.odds(state, weights) == weights.sum()
        return [int(weight) for weight in weights[FIRST:]]

    assert first_weights() == [1, 1, 1, 0]
    assert first_weights(first_player=2) == [0, 1, 0, 0]


def test_SP_1_2_every_round_starts_with_all_cards_in_the_deck() -> None:
    ended = after(table(seats=[Drawn(SEVEN)], taken=True), "stop")
    assert ended.to_move == CHANCE
    assert len(deck(ended).split()) == CARDS == COPIES.sum()
    assert hand(ended, 1) == laid(ended, 1) == pile(ended, 1) == ""


def test_SP_1_3_two_cards_are_turned_up() -> None:
    state = after(table(seats=[Drawn(SEVEN)], taken=True), "stop", "crab-DB", "fish-GN")
    assert (pile(state, 1), pile(state, 2), state.deck_size) == ("crab-DB", "fish-GN", 56)
    assert player_to_move(state) == 2


# 2. Taking a card.


def test_SP_2_1_from_the_deck_or_from_the_top_of_a_pile() -> None:
    assert legal_moves(table(piles=("crab-DB", "fish-GN"))) == ["deck", "take:1", "take:2"]
    assert legal_moves(table(piles=("", "fish-GN"))) == ["deck", "take:2"]
    assert legal_moves(table(piles=("crab-DB", ""), deck="")) == ["take:1"]
    state = after(table(piles=("crab-DB shell-YE", "fish-GN")), "take:1")
    assert (hand(state, 1), pile(state, 1)) == ("shell-YE", "crab-DB")


def test_SP_2_2_with_nothing_to_take_pairs_come_at_once() -> None:
    assert legal_moves(table(piles=("", ""), deck="")) == ["end"]
    assert legal_moves(table(piles=("", ""), deck="crab-DB")) == ["deck"]


def test_SP_2_3_two_cards_are_drawn_and_one_is_kept() -> None:
    state = after(table(piles=("crab-DB", "fish-GN")), "deck", "shell-YE", "boat-DB")
    assert legal_moves(state) == ["keep:boat-DB", "keep:shell-YE"]
    assert hand(after(state, "keep:shell-YE"), 1) == "shell-YE"
    alike = after(table(piles=("crab-YE", "fish-GN")), "deck", "crab-DB", "crab-DB")
    assert legal_moves(alike) == ["keep:crab-DB"]
    single = after(table(piles=("crab-YE", "fish-GN"), deck="crab-DB"), "deck", "crab-DB")
    assert (hand(single, 1), legal_moves(single)) == ("crab-DB", ["end"])


def test_SP_2_4_the_other_card_goes_to_a_pile_an_empty_one_first() -> None:
    def keep(piles: tuple[str, str]) -> State:
        return after(table(piles=piles), "deck", "shell-YE", "boat-DB", "keep:shell-YE")

    assert legal_moves(keep(("crab-DB", "fish-GN"))) == ["place:1", "place:2"]
    placed = after(keep(("crab-DB", "fish-GN")), "place:2")
    assert (pile(placed, 1), pile(placed, 2)) == ("crab-DB", "fish-GN boat-DB")
    assert pile(keep(("crab-DB", "")), 2) == "boat-DB"
    assert pile(keep(("", "fish-GN")), 1) == "boat-DB"
    assert pile(keep(("", "")), 1) == "boat-DB"


# 3. Pairs.


def test_SP_3_1_four_kinds_of_pairs_in_any_colours() -> None:
    state = table(seats=[Drawn("crab-DB crab-YE crab-GY swimmer-LB shark-GN")], taken=True)
    assert pair_moves(state) == [
        "crab-DB+crab-YE",
        "crab-DB+crab-GY",
        "crab-YE+crab-GY",
        "swimmer-LB+shark-GN",
    ]
    none = "crab-DB boat-DB fish-DB swimmer-LB swimmer-BK shell-DB shell-LB mermaid-WH"
    assert pair_moves(table(seats=[Drawn(none)], taken=True)) == []
    assert pair_moves(table(seats=[Drawn("", laid="crab-DB crab-YE")], taken=True)) == []


IDLE = Drawn("crab-DB crab-YE boat-DB boat-LB fish-DB fish-BK swimmer-LB shark-GN")


def test_SP_3_2_idle_pairs_may_be_laid_or_by_option_not() -> None:
    everything: dict[str, Any] = {"seats": [IDLE], "piles": ("", ""), "deck": "", "taken": True}
    assert len(pair_moves(table(**everything))) == 4
    assert pair_moves(table(**everything, idle_pairs=False)) == []
    some: dict[str, Any] = {"seats": [IDLE, Drawn("shell-DB")], "deck": "", "taken": True}
    with_pile = table(piles=("octopus-LB", ""), idle_pairs=False, **some)
    assert pair_moves(with_pile) == ["crab-DB+crab-YE", "boat-DB+boat-LB", "swimmer-LB+shark-GN"]
    state = after(table(**everything), "pair:crab-DB+crab-YE")
    assert (laid(state, 1), player_to_move(state)) == ("crab-DB crab-YE", 1)


def test_SP_3_3_boats_bring_a_turn_and_fish_a_card() -> None:
    state = table(
        seats=[Drawn("boat-DB boat-LB fish-DB fish-BK")], piles=("crab-DB", ""), taken=True
    )
    boats = after(state, "pair:boat-DB+boat-LB")
    assert (player_to_move(boats), legal_moves(boats)) == (1, ["deck", "take:1"])
    fish = after(state, "pair:fish-DB+fish-BK")
    assert fish.to_move == CHANCE
    assert "crab-DB" in possible_cards(fish)
    caught = after(fish, "shell-GY")
    assert hand(caught, 1) == "boat-DB boat-LB shell-GY"
    assert "end" in legal_moves(caught)


def test_SP_3_4_crabs_choose_a_pile_that_has_cards() -> None:
    crabs = [Drawn("crab-DB crab-YE")]
    both = table(seats=crabs, piles=("fish-GN", "shell-DB"), taken=True)
    assert legal_moves(after(both, "pair:crab-DB+crab-YE")) == ["search:1", "search:2"]
    one = table(seats=crabs, piles=("", "shell-DB"), taken=True)
    assert legal_moves(after(one, "pair:crab-DB+crab-YE")) == ["search:2"]


def test_SP_3_5_one_card_is_taken_and_the_others_keep_their_order() -> None:
    state = table(
        seats=[Drawn("crab-DB crab-YE")], piles=("fish-GN shell-DB octopus-LB", ""), taken=True
    )
    state = after(state, "pair:crab-DB+crab-YE", "search:1")
    assert legal_moves(state) == ["pick:1", "pick:2", "pick:3"]
    state = after(state, "pick:2")
    assert (hand(state, 1), pile(state, 1)) == ("shell-DB", "fish-GN octopus-LB")


def test_SP_3_6_only_hands_with_cards_that_are_not_revealed_are_robbed() -> None:
    pair = Drawn("swimmer-LB shark-GN")
    seats = [Drawn("crab-DB"), pair, Drawn("shell-DB"), Drawn()]
    robbing = after(table(4, seats, to_move=2, taken=True), "pair:swimmer-LB+shark-GN")
    assert legal_moves(robbing) == ["rob:1", "rob:3"]
    last = table(4, seats, to_move=2, taken=True, caller=1)
    assert legal_moves(after(last, "pair:swimmer-LB+shark-GN")) == ["rob:3"]


def test_SP_3_7_the_stolen_card_is_drawn_at_random() -> None:
    seats = [
        Drawn("swimmer-LB shark-GN"),
        Drawn("crab-DB crab-DB shell-GY", laid="fish-DB fish-BK"),
    ]
    state = after(table(seats=seats, taken=True), "pair:swimmer-LB+shark-GN", "rob:2")
    assert possible_cards(state) == "crab-DB crab-DB shell-GY"
    state = after(state, "shell-GY")
    assert (hand(state, 1), hand(state, 2)) == ("shell-GY", "crab-DB crab-DB")
    assert player_to_move(state) == 1


# 4. Ending the round.


def test_SP_4_1_seven_points_are_needed_to_call() -> None:
    assert legal_moves(table(seats=[Drawn(SEVEN)], taken=True)) == ["end", "stop", "last-chance"]
    six = table(seats=[Drawn("shell-DB shell-LB shell-BK shell-YE")], taken=True)
    assert points(six)[0] == 6
    assert legal_moves(six) == ["end"]
    assert legal_moves(table(seats=[Drawn(), Drawn(SEVEN)], to_move=2, taken=True, caller=1)) == [
        "end"
    ]


def test_SP_4_2_stop_reveals_and_scores_at_once() -> None:
    state = after(table(seats=[Drawn(SEVEN), Drawn("shell-DB shell-LB")], taken=True), "stop")
    assert (totals(state), state.to_move) == ([7, 2], CHANCE)


def test_SP_4_3_last_chance_gives_each_other_player_one_turn() -> None:
    state = table(3, [Drawn(), Drawn(SEVEN)], piles=("crab-DB crab-DB", ""), to_move=2, taken=True)
    state = after(state, "last-chance")
    assert (player_to_move(state), revealed(state)) == (3, [2])
    state = after(state, "take:1", "end")
    assert (player_to_move(state), totals(state)) == (1, [0, 0, 0])
    assert after(state, "take:1", "end").to_move == CHANCE


def test_SP_4_4_a_hand_is_revealed_at_the_end_of_its_last_turn() -> None:
    state = table(4, [Drawn(SEVEN)], piles=("crab-DB crab-DB", ""), taken=True)
    state = after(state, "last-chance", "take:1")
    assert revealed(state) == [1]
    assert revealed(after(state, "end")) == [1, 2]


# 5. Points.


def test_SP_5_1_card_points_are_the_sum_of_their_parts() -> None:
    owned = Drawn("mermaid-WH colony-GN penguin-PU", laid="crab-DB crab-LB")
    state = table(seats=[owned])
    parts = [
        scoring.pair_points(state, 0),
        scoring.collection_points(state, 0),
        scoring.multiplier_points(state, 0),
        scoring.mermaid_points(state, 0),
    ]
    assert parts == [1, 1, 2, 1]
    assert points(state)[0] == sum(parts)


def test_SP_5_2_each_pair_is_one_point() -> None:
    assert points(table(seats=[Drawn("crab-DB crab-YE crab-GY")]))[0] == 1
    assert points(table(seats=[Drawn("swimmer-LB swimmer-BK shark-GN")]))[0] == 1
    assert points(table(seats=[Drawn("swimmer-LB swimmer-BK")]))[0] == 0


def test_SP_5_3_collections_score_by_their_number() -> None:
    assert points(table(seats=[Drawn("shell-DB"), Drawn("shell-LB shell-BK")])) == [0, 2]
    assert points(table(seats=[Drawn("octopus-LB"), Drawn("octopus-YE octopus-GN")])) == [0, 3]
    assert points(table(seats=[Drawn("penguin-PU"), Drawn("penguin-LO penguin-PK")])) == [1, 3]
    assert points(table(seats=[Drawn("sailor-PK"), Drawn("sailor-OR")])) == [0, 0]


def test_SP_5_4_multipliers_count_their_cards() -> None:
    assert points(table(seats=[Drawn("lighthouse-PU boat-DB", laid="boat-LB boat-YE")]))[0] == 4
    assert points(table(seats=[Drawn("shoal-GY fish-DB")]))[0] == 1
    assert points(table(seats=[Drawn("colony-GN penguin-PU")]))[0] == 3
    assert points(table(seats=[Drawn("captain-LO sailor-PK")]))[0] == 3
    assert points(table(seats=[Drawn("captain-LO lighthouse-PU shoal-GY colony-GN")]))[0] == 0


def test_SP_5_5_mermaids_count_colours_each_once() -> None:
    assert points(table(seats=[Drawn("mermaid-WH crab-LB boat-LB")]))[0] == 2
    two = Drawn("mermaid-WH mermaid-WH crab-LB boat-LB fish-LB")
    assert points(table(seats=[two]))[0] == 3 + 2
    assert points(table(seats=[Drawn("mermaid-WH mermaid-WH mermaid-WH")]))[0] == 3


def test_SP_5_6_the_colour_bonus_is_apart() -> None:
    state = table(seats=[Drawn("boat-DB fish-DB shell-DB crab-YE", laid="crab-DB crab-DB")])
    assert (bonuses(state)[0], points(state)[0]) == (5, 1)


# 6. End of a round.


def test_SP_6_1_an_empty_deck_voids_a_round_that_nobody_ended() -> None:
    seats = [Drawn(SEVEN), Drawn("crab-DB")]
    state = after(table(seats=seats, deck="", piles=("boat-DB", ""), taken=True), "end")
    assert (totals(state), state.to_move) == ([0, 0], CHANCE)
    assert player_to_move(after(table(seats=seats, piles=("boat-DB", ""), taken=True), "end")) == 2
    last: dict[str, Any] = {"deck": "", "piles": ("boat-DB", ""), "to_move": 2, "taken": True}
    scored = after(table(seats=seats, caller=1, **last), "end")
    assert totals(scored) == [8, 1]
    called = table(seats=seats, caller=1, empty_deck_in_last_turns="void", **last)
    assert rules.deck_ends_round(called)
    assert called.call == LAST_TURNS  # to ask changes nothing
    void = after(called, "end")
    assert (totals(void), void.rounds) == ([0, 0], 1)


def test_SP_6_2_the_next_round_begins_left_of_who_ended_this_one() -> None:
    seats = [Drawn(), Drawn(SEVEN)]
    assert next_to_begin(after(table(3, seats, to_move=2, taken=True), "stop")) == 3
    void = after(table(3, deck="", piles=("boat-DB", ""), to_move=1, taken=True), "end")
    assert next_to_begin(void) == 2
    called = table(3, seats, deck="", piles=("boat-DB", ""), to_move=1, taken=True, caller=2)
    assert next_to_begin(after(called, "end")) == 3
    last = after(table(3, [Drawn(), Drawn(SEVEN, total=39)], to_move=2, taken=True), "stop")
    assert (last.to_move, last.starter) == (OVER, 0)  # no other round is begun


def test_SP_6_3_stop_pays_everybody_the_own_cards() -> None:
    state = after(table(seats=[Drawn(SEVEN), Drawn(TWELVE)], taken=True), "stop")
    assert pay_outs(state) == [7, 15]


def test_SP_6_4_last_chance_pays_by_the_bet() -> None:
    def bet(other: str) -> list[int]:
        seats = [Drawn(SEVEN), Drawn(other)]
        return pay_outs(after(table(seats=seats, to_move=2, taken=True, caller=1), "end"))

    assert bet("crab-DB boat-DB") == [7 + 1, 2]
    assert bet(TWELVE) == [1, 15]


def test_SP_6_5_equal_points_win_the_bet() -> None:
    equal = "sailor-PK sailor-OR shell-DB shell-LB"
    state = table(seats=[Drawn(SEVEN), Drawn(equal)], caller=1, to_move=2, taken=True)
    assert points(state) == [7, 7]
    assert scoring.bet_is_won(state)
    more = table(seats=[Drawn(SEVEN), Drawn(equal + " penguin-PK")], caller=1, to_move=2)
    assert not scoring.bet_is_won(more)


@pytest.mark.parametrize("tie_break", ["last_round_points", "round_ender", "shared"])
def test_SP_6_6_nobody_has_ended_a_void_round(tie_break: str) -> None:
    state = table(
        seats=[Drawn(SEVEN, total=20), Drawn(total=20)],
        piles=("boat-DB", ""),
        deck="",
        to_move=2,
        taken=True,
        caller=1,
        tie_break=tie_break,
        empty_deck_in_last_turns="void",
    )
    state.rounds, state.ender, state.last_points[1] = 199, 1, 9  # the round before counts no more
    over = after(state, "end")
    told = shown(seen(over, 1))
    assert (over.to_move, told.call, told.caller, told.last_round_ended_by) == (OVER, None, 0, None)
    assert (pay_outs(over), places(over)) == ([0, 0], [1, 1])


# 7. End of the game.


def test_SP_7_1_four_mermaids_win_at_once() -> None:
    seats = [Drawn("mermaid-WH mermaid-WH mermaid-WH"), Drawn(TWELVE, total=39)]
    won = after(table(seats=seats, piles=("mermaid-WH", "")), "take:1")
    assert (won.to_move, places(won), totals(won)) == (OVER, [1, 2], [0, 39])
    three = [Drawn("mermaid-WH mermaid-WH"), Drawn()]
    assert player_to_move(after(table(seats=three, piles=("mermaid-WH", "")), "take:1")) == 1


def test_SP_7_1_the_round_that_mermaids_end_is_the_one_being_played() -> None:
    seats = [Drawn("mermaid-WH mermaid-WH mermaid-WH")]
    won = after(table(seats=seats, piles=("mermaid-WH", "")), "take:1")
    assert (won.rounds, shown(seen(won, 1)).round_number) == (0, 1)
    assert pictures.picture(shown_open(won)).startswith("Round 1, game over")
    stopped = after(table(seats=[Drawn(SEVEN, total=39)], taken=True), "stop")
    assert (stopped.to_move, shown(seen(stopped, 1)).round_number) == (OVER, 1)
    assert pictures.picture(shown_open(stopped)).startswith("Round 1, game over")


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_SP_7_2_the_target_ends_the_game(players: int, target: int) -> None:
    def ended(before: int, **options: Any) -> bool:
        state = table(players, [Drawn(SEVEN, total=before)], taken=True, **options)
        return bool(after(state, "stop").to_move == OVER)

    assert ended(target - 7)
    assert not ended(target - 8)
    assert not ended(target - 7, target="double")
    assert ended(2 * target - 7, target="double")


def test_SP_7_2_two_hundred_rounds_end_the_game() -> None:
    state = table(seats=[Drawn(SEVEN)], taken=True)
    state.rounds = 199
    assert after(state, "stop").to_move == OVER
    state.rounds = 198
    assert after(state, "stop").to_move == CHANCE


def test_SP_7_3_the_highest_total_wins() -> None:
    state = table(3, [Drawn(SEVEN, total=30), Drawn(TWELVE, total=30), Drawn(total=34)], taken=True)
    assert places(after(state, "stop")) == [2, 1, 3]


def test_SP_7_4_ties_go_to_the_last_round() -> None:
    def tied(**options: Any) -> list[int]:
        seats = [Drawn(SEVEN, total=34), Drawn("shell-DB shell-LB", total=39)]
        return places(after(table(seats=seats, taken=True, **options), "stop"))

    assert tied() == [1, 2]
    assert tied(tie_break="shared") == [1, 1]
    assert tied(tie_break="round_ender") == [1, 2]
    seats = [Drawn(SEVEN, total=39), Drawn(TWELVE, total=31)]
    richer = after(table(seats=seats, taken=True, tie_break="round_ender"), "stop")
    assert (totals(richer), places(richer)) == ([46, 46], [1, 2])
    assert places(after(table(seats=seats, taken=True), "stop")) == [2, 1]


def test_SP_7_4_ties_for_lower_places_go_to_the_last_round_too() -> None:
    seats = [Drawn(SEVEN, total=39), Drawn(total=7), Drawn("shell-DB shell-LB", total=5)]
    assert places(after(table(3, seats, taken=True), "stop")) == [1, 3, 2]
    assert places(after(table(3, seats, taken=True, tie_break="shared"), "stop")) == [1, 2, 2]
    mermaids = [Drawn("mermaid-WH mermaid-WH mermaid-WH"), Drawn(total=7), Drawn(total=7)]
    state = table(3, mermaids, piles=("mermaid-WH", ""))
    state.last_points[2] = 2
    assert places(after(state, "take:1")) == [1, 2, 2]


# 8. Who knows what.


def test_SP_8_1_own_hand_open_cards_and_counts() -> None:
    seats = [Drawn("crab-DB shell-YE"), Drawn("fish-GN", laid="boat-DB boat-LB")]
    state = table(seats=seats, piles=("octopus-LB penguin-PU", ""))
    view = seen(state, 1)
    card = CARD_NAMES.index
    assert view.hand.sum() == 2
    assert view.hand[card("crab-DB")] == view.hand[card("shell-YE")] == 1
    assert view.laid[1, card("boat-DB")] == view.laid[1, card("boat-LB")] == 1
    assert view.tops.tolist() == [card("penguin-PU"), NO_CARD]
    assert (view.hand_sizes.tolist(), view.pile_sizes.tolist()) == ([2, 1, 0, 0], [2, 0])
    assert not view.shown_hands.any()
    called = table(seats=seats, to_move=1, caller=2)
    assert seen(called, 1).shown_hands[1, card("fish-GN")] == 1
    drawn = after(state, "deck", "captain-LO", "colony-GN")
    assert seen(drawn, 1).drawn.tolist() == [card("captain-LO"), card("colony-GN")]
    assert seen(drawn, 2).drawn.tolist() == [NO_CARD, NO_CARD]


def test_SP_8_2_a_seat_remembers_what_it_saw() -> None:
    crabs = Drawn("crab-DB crab-YE")
    state = table(seats=[crabs], piles=("octopus-LB penguin-PU", ""), taken=True)
    searching = after(state, "pair:crab-DB+crab-YE", "search:1")
    card = CARD_NAMES.index
    assert seen(searching, 1).pile[:2].tolist() == [card("octopus-LB"), card("penguin-PU")]
    assert seen(searching, 2).pile[0] == NO_CARD
    picked = after(searching, "pick:2")
    own, other = seen(picked, 1), seen(picked, 2)
    last = int(own.event_count) - 1
    assert own.searches[0, :3].tolist() == [card("octopus-LB"), card("penguin-PU"), NO_CARD]
    assert other.searches[0, 0] == NO_CARD
    assert own.tops_after[last] == other.tops_after[last] == card("octopus-LB")


def test_SP_8_3_secrets_are_not_told() -> None:
    seats = [Drawn("swimmer-LB shark-GN crab-DB crab-YE"), Drawn("shell-GY"), Drawn()]
    state = table(3, seats, piles=("octopus-LB penguin-PU", "boat-DB"))
    card = CARD_NAMES.index

    def told(now: State, player: int) -> tuple[int, int]:
        event = seen(now, player).events[int(now.event_count) - 1]
        return int(event.card), int(event.other)

    kept = after(state, "deck", "captain-LO", "colony-GN", "keep:captain-LO")
    assert told(kept, 1) == (card("captain-LO"), card("colony-GN"))
    assert told(kept, 2) == (HIDDEN, HIDDEN)
    placed = after(kept, "place:1")
    assert told(placed, 2) == (HIDDEN, card("colony-GN"))
    stolen = after(placed, "pair:swimmer-LB+shark-GN", "rob:2", "shell-GY")
    assert told(stolen, 1)[0] == told(stolen, 2)[0] == card("shell-GY")
    assert told(stolen, 3)[0] == HIDDEN
    searched = after(stolen, "pair:crab-DB+crab-YE", "search:1", "pick:2")
    assert searched.events[int(searched.event_count) - 1].what == SEARCHED
    assert told(searched, 1) == (card("penguin-PU"), 1)
    assert told(searched, 2) == (HIDDEN, HIDDEN)


# Refusals: every sentence, where it is due.


@pytest.mark.parametrize(
    ("state", "move", "rule", "sentence"),
    [
        (
            table(piles=("crab-DB", "")),
            "end",
            "SP-2.1",
            "Take a card first: from the deck or from the top of a pile.",
        ),
        (table(piles=("crab-DB", "")), "take:2", "SP-2.1", "Pile 2 is empty."),
        (table(piles=("crab-DB", ""), deck=""), "deck", "SP-2.1", "The deck is empty."),
        (
            after(table(), "deck", "crab-DB", "shell-YE"),
            "keep:crab-LB",
            "SP-2.3",
            "Keep one of the two cards drawn.",
        ),
        (
            after(
                table(piles=("fish-DB", "fish-BK")), "deck", "crab-DB", "shell-YE", "keep:crab-DB"
            ),
            "end",
            "SP-2.4",
            "Put the other card on pile 1 or pile 2.",
        ),
        (
            table(taken=True),
            "deck",
            "SP-3.1",
            "Lay a pair, end your turn or call the end of the round.",
        ),
        (
            table(seats=[Drawn("crab-DB")], taken=True),
            "pair:crab-DB+crab-YE",
            "SP-3.1",
            "You do not have both cards of this pair in hand: dark blue crab and yellow crab.",
        ),
        (
            table(seats=[IDLE], piles=("", ""), deck="", taken=True, idle_pairs=False),
            "pair:fish-DB+fish-BK",
            "SP-3.2",
            "At this table you may not lay this pair now (dark blue fish and black fish): it would "
            "have no effect.",
        ),
        (
            after(
                table(seats=[Drawn("crab-DB crab-YE")], piles=("boat-DB", ""), taken=True),
                "pair:crab-DB+crab-YE",
            ),
            "search:2",
            "SP-3.4",
            "Choose a pile to search; it must have cards.",
        ),
        (
            after(
                table(seats=[Drawn("crab-DB crab-YE")], piles=("boat-DB", ""), taken=True),
                "pair:crab-DB+crab-YE",
                "search:1",
            ),
            "pick:2",
            "SP-3.5",
            "Take one card from the pile, by its place from the bottom: 1.",
        ),
        (
            after(
                table(3, [Drawn("swimmer-LB shark-GN"), Drawn("boat-DB")], taken=True),
                "pair:swimmer-LB+shark-GN",
            ),
            "rob:3",
            "SP-3.6",
            "Choose a player to steal from.",
        ),
        (
            table(seats=[Drawn("penguin-PU")], taken=True),
            "stop",
            "SP-4.1",
            "Your cards are worth 1 point; you need 7 to end the round.",
        ),
        (
            table(seats=[Drawn(), Drawn(SEVEN)], to_move=2, taken=True, caller=1),
            "last-chance",
            "SP-4.1",
            "The end of this round has already been called.",
        ),
        (
            after(table(seats=[Drawn(SEVEN, total=40)], taken=True), "stop"),
            "deck",
            "SP-7.2",
            "The game is over.",
        ),
        (
            after(
                table(seats=[Drawn("mermaid-WH mermaid-WH mermaid-WH")], piles=("mermaid-WH", "")),
                "take:1",
            ),
            "deck",
            "SP-7.1",
            "The game is over.",
        ),
    ],
)
def test_a_refusal_names_its_rule(state: State, move: str, rule: str, sentence: str) -> None:
    code = words.read_move(move)
    assert code is not None
    refusal = words.refusal(state, code)
    assert (refusal.rule, tell(refusal.key, refusal.details)) == (rule, sentence)
