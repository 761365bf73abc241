"""Whole games of each game, engine against twin."""

import pytest

from tests.depth import repeats
from tests.twins import PAIRS, compare, engine, runs
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE
from tidetable.games import rules_of

GAMES = repeats(600, 20_000)
PARTS = repeats(4, 40)  # so that two workers share the load evenly


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PAIRS)
def test_engine_and_twin_agree(name: str, part: int) -> None:
    for variant, seed in list(runs(name, GAMES, seed=0))[part::PARTS]:
        compare(name, variant, seed)


@pytest.mark.parametrize("name", PAIRS)
def test_a_game_tells_what_the_twin_was_compared_with(name: str) -> None:
    for variant, seed in runs(name, 2 * len(PAIRS[name].variants), seed=0):
        game = Game(rules_of(name), PAIRS[name].variants[variant], draws=False)
        positions, points, codes, places = engine(name, variant).play(seed)
        begin = 0
        for (mover, step, total, end), scores in zip(positions, points, strict=True):
            assert (game.to_move, game.scores) == (mover, scores)
            if mover == CHANCE:
                weights = dict(zip(codes[begin:end:2], codes[begin + 1 : end : 2], strict=True))
                assert game.odds == {code: weight / total for code, weight in weights.items()}
            else:
                assert game.moves == codes[begin:end]
            if not game.over:
                game.play(step)
            begin = end
        assert game.ranks == places
