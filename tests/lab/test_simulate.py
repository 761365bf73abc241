"""Compiled playouts are the games that the Python object plays, and their sums are right."""

from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

import tidetable
from tidetable.core.rules import CHANCE
from tidetable.games import GAMES, rules_of
from tidetable.lab.simulate import Results, in_threads, simulate, write_games


@pytest.mark.parametrize("name", GAMES)
def test_playouts_are_random_games(name: str) -> None:
    """The same generator, asked in the same order, plays the same games step by step."""
    rules = rules_of(name)
    for players in rules.seats:
        results = simulate(rules, {"players": players}, 5, seed=players)
        generator = np.random.default_rng([players, 0])
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
        {
            "mean": 30,
            "interval": 1.96 * (1400 / 9) ** 0.5,
            "deviation": (1400 / 3) ** 0.5,
            "least": 10,
            "median": 20,
            "most": 60,
        }
    )
    assert summary["spread"]["mean"] == pytest.approx((4 + 0 + 9) / 3)
    assert [seat["wins"] for seat in summary["seats"]] == pytest.approx([0.5, 0.5])
    assert [seat["score"]["most"] for seat in summary["seats"]] == [5, 9]


def test_progress_adds_up() -> None:
    done: list[int] = []
    simulate(rules_of("azul"), {}, 4500, 0, done.append)
    assert done == [2000, 2000, 500]


def test_threads_play_the_same_games() -> None:
    one = simulate(rules_of("maui"), {}, 5000, 7)
    two = simulate(rules_of("maui"), {}, 5000, 7, spread=in_threads(2))
    assert np.array_equal(one.points, two.points)
    assert np.array_equal(one.lengths, two.lengths)


def test_games_are_written_as_rows(tmp_path: Path) -> None:
    results = simulate(rules_of("azul"), {"players": 3}, 20, 1)
    write_games(results, tmp_path / "games.csv")
    write_games(results, tmp_path / "games.parquet")
    rows = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert rows[0] == "game,moves,points_1,place_1,points_2,place_2,points_3,place_3"
    assert len(rows) == 21
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table["points_2"].to_pylist() == results.points[:, 1].tolist()
    assert [int(row.split(",")[1]) for row in rows[1:]] == table["moves"].to_pylist()
