"""What the search likes at first sight, and which imagined rounds it believes in."""

import numpy as np

import tidetable
from tests.games.sea_salt_paper.drawing import Drawn, table
from tidetable.bots.choosers import Budget, make_bot
from tidetable.core.play import Game
from tidetable.core.records import packed
from tidetable.games.sea_salt_paper import RULES
from tidetable.games.sea_salt_paper.search import likelihood, prior
from tidetable.games.sea_salt_paper.state import State


def liked(state: State) -> dict[int, int]:
    """How much each move is liked; nothing if the prior cannot tell."""
    moves, found = np.zeros(RULES.moves, np.int64), np.zeros(RULES.moves, np.int64)
    count = RULES.legal(state, moves)
    if not prior(state, moves, count, found):
        return {}
    return {int(moves[index]): int(found[index]) for index in range(count)}


def best(state: State) -> str:
    found = liked(state)
    return str(RULES.face.move_text(max(found, key=lambda move: found[move])))


def follow(game: Game, generator: np.random.Generator) -> int:
    """The move liked most, or that of a greedy bot where the prior cannot tell."""
    found = liked(game.state)
    if not found:
        view = game.view(game.to_move).record
        return make_bot("greedy", RULES)(view, game.moves, Budget(), generator).move
    top = [move for move, value in found.items() if value == max(found.values())]
    return top[int(generator.integers(len(top)))]


def test_who_follows_the_prior_beats_greedy() -> None:
    greedy, won = make_bot("greedy", RULES), 0
    for seed in range(100):
        game, generator = tidetable.new_game("sea-salt-paper", seed=seed), np.random.default_rng(0)
        while not game.over:
            if game.to_move == seed % 2:
                game.play(follow(game, generator))
            else:
                view = game.view(game.to_move).record
                game.play(greedy(view, game.moves, Budget(), generator).move)
        won += int(game.ranks[seed % 2] == 1)
    assert won >= 62


def test_looking_at_cards_does_not_move_them() -> None:
    game, generator = tidetable.new_game("sea-salt-paper", seed=1), np.random.default_rng(1)
    while not game.over:
        before = packed(game.state)
        liked(game.state)
        assert packed(game.state) == before
        game.play(game.moves[int(generator.integers(len(game.moves)))])


def test_a_card_that_scores_is_taken_and_two_unknown_ones_rather_than_a_poor_one() -> None:
    seats = [Drawn("sailor-PK"), Drawn("crab-DB")]
    assert best(table(seats=seats, piles=("crab-LB", "sailor-OR"))) == "take:2"
    assert best(table(seats=seats, piles=("crab-LB", "shell-DB"))) == "deck"


def test_a_pair_is_laid_for_its_effect() -> None:
    state = table(seats=[Drawn("fish-DB fish-BK"), Drawn("crab-DB")], taken=True)
    assert best(state) == "pair:fish-DB+fish-BK"


def test_calls_are_left_to_the_points() -> None:
    """And so is everything after one, and a hand that lacks one mermaid to win."""
    seven = Drawn("colony-GN penguin-PU penguin-LO")
    mermaids = Drawn("mermaid-WH mermaid-WH mermaid-WH")
    assert not liked(table(seats=[seven, Drawn("crab-DB")], taken=True))
    assert not liked(table(seats=[seven, Drawn("crab-DB")], caller=1, to_move=2))
    assert not liked(table(seats=[mermaids, Drawn("crab-DB")], piles=("crab-LB", "shell-DB")))


def test_the_true_cards_are_more_likely_than_imagined_ones() -> None:
    """In games of greedy bots, who keep what is better: three times out of five."""
    greedy, imagined = make_bot("greedy", RULES), np.zeros(1, RULES.state)
    truer, compared = 0, 0
    for seed in range(20):
        game, generator = tidetable.new_game("sea-salt-paper", seed=seed), np.random.default_rng(0)
        while not game.over:
            view = game.view(game.to_move).record
            if view.event_count >= 12:
                RULES.imagine(view, generator, imagined[0])
                true = likelihood(game.state, game.to_move)
                truer += int(true > likelihood(imagined[0], game.to_move))
                compared += 1
            game.play(greedy(view, game.moves, Budget(), generator).move)
    assert compared > 500
    assert truer > compared * 3 / 5


def test_ones_own_choices_are_no_evidence() -> None:
    """As long as only the viewer has drawn, every imagined state is as likely."""
    game = tidetable.new_game("sea-salt-paper", seed=1)
    while game.state.turn == game.state.starter:
        assert likelihood(game.state, int(game.state.starter)) == 1.0
        game.play(game.moves[0])
    assert likelihood(game.state, int(game.state.turn)) != 1.0
