"""The rough estimate: a greedy player who trusts it takes what scores and stops in time."""

import numpy as np

import tidetable
from tests.games.sea_salt_paper.drawing import Drawn, after, legal_moves, table
from tidetable.bots.choosers import Budget, make_bot
from tidetable.games import rules_of
from tidetable.games.sea_salt_paper import RULES
from tidetable.games.sea_salt_paper.state import State

SEVEN = "colony-GN penguin-PU penguin-LO"
STRONG = "colony-GN penguin-PU penguin-LO penguin-PK sailor-PK sailor-OR"  # 16 card points
OCTOPUSES = "octopus-LB octopus-YE octopus-GN"  # 6 card points


def lead(state: State) -> int:
    """How far the first of two players is ahead."""
    worth = np.zeros(2, np.int64)
    RULES.search.estimate(state, worth)
    return int(worth[0] - worth[1])


def best(state: State) -> str:
    """The move after which the first of two players is furthest ahead."""
    return max(legal_moves(state), key=lambda move: lead(after(state, move)))


def test_a_lead_is_banked_and_the_bet_made_only_with_points_to_spare() -> None:
    assert best(table(seats=[Drawn(SEVEN), Drawn(OCTOPUSES)], taken=True)) == "stop"
    assert best(table(seats=[Drawn(STRONG), Drawn(OCTOPUSES)], taken=True)) == "last-chance"


def test_a_card_that_scores_is_taken_and_two_unknown_ones_rather_than_a_poor_one() -> None:
    seats = [Drawn("sailor-PK"), Drawn("crab-DB")]
    assert best(table(seats=seats, piles=("crab-LB", "sailor-OR"))) == "take:2"
    assert best(table(seats=seats, piles=("crab-LB", "shark-DB"))) == "deck"


def test_a_pair_is_laid_for_its_effect() -> None:
    state = table(seats=[Drawn("fish-DB fish-BK"), Drawn("crab-DB")], taken=True)
    assert best(state) == "pair:fish-DB+fish-BK"


def test_four_mermaids_are_worth_more_than_any_points() -> None:
    seats = [Drawn("mermaid-WH mermaid-WH mermaid-WH"), Drawn(STRONG, total=10)]
    assert best(table(seats=seats, piles=("crab-LB", "mermaid-WH"))) == "take:2"


def test_greedy_beats_random() -> None:
    rules = rules_of("sea-salt-paper")
    choosers = [make_bot("greedy", rules), make_bot("random", rules)]
    won = 0
    for seed in range(20):
        game = tidetable.new_game("sea-salt-paper", seed=seed)
        generator = np.random.default_rng(seed)
        while not game.over:
            choose = choosers[(game.to_move + seed) % 2]
            view = game.view(game.to_move).record
            game.play(choose(view, game.moves, Budget(), generator).move)
        won += game.ranks[seed % 2] == 1
    assert won >= 19
