"""Compiled playouts are the games that the Python object plays, and their sums are right."""

import numpy as np
import pytest

import tidetable
from tidetable.core.rules import CHANCE
from tidetable.games import GAMES, rules_of
from tidetable.lab.simulate import Results, simulate


@pytest.mark.parametrize("name", GAMES)
def test_playouts_are_random_games(name: str) -> None:
    """The same generator, asked in the same order, plays the same games step by step."""
    rules = rules_of(name)
    for players in rules.seats:
        results = simulate(rules, {"players": players}, 5, seed=players)
        generator = np.random.default_rng(players)
        for number in range(5):
            game = tidetable.new_game(name, players=players, draws=False)
            made = 0
            while not game.over:
                if game.to_move == CHANCE:
                    codes, chances = list(game.odds), list(game.odds.values())
                    rest = generator.random()
                    index = int(np.searchsorted(np.cumsum(chances), rest, "right"))
                    game.play(codes[min(index, len(codes) - 1)])
                else:
                    game.play(game.moves[int(generator.random() * len(game.moves))])
                    made += 1
            assert int(results.lengths[number]) == made
            assert results.points[number].tolist() == game.scores
            assert results.places[number].tolist() == game.ranks


def test_the_summary_of_three_games() -> None:
    results = Results(
        lengths=np.array([10, 20, 60]),
        points=np.array([[5, 1], [4, 4], [0, 9]]),
        places=np.array([[1, 2], [1, 1], [2, 1]]),
    )
    summary = results.summary()
    assert summary["games"] == 3
    assert summary["length"] == pytest.approx(
        {"mean": 30, "deviation": (1400 / 3) ** 0.5, "least": 10, "median": 20, "most": 60}
    )
    assert summary["spread"]["mean"] == pytest.approx((4 + 0 + 9) / 3)
    assert [seat["wins"] for seat in summary["seats"]] == pytest.approx([0.5, 0.5])
    assert [seat["score"]["most"] for seat in summary["seats"]] == [5, 9]


def test_progress_adds_up() -> None:
    done: list[int] = []
    simulate(rules_of("azul"), {}, 4500, 0, done.append)
    assert done == [2000, 2000, 500]
