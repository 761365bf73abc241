"""The object people use."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import tidetable
from tidetable.core.errors import BadOption, IllegalMove, NotAMove
from tidetable.core.play import Game, Move
from tidetable.core.rules import CHANCE
from tidetable.games import GAMES, rules_of


def test_moves_are_played_by_code_or_by_notation() -> None:
    one = tidetable.new_game("azul", seed=7)
    other = tidetable.new_game("azul", seed=7)
    move = one.moves[5]
    one.play(int(move))
    other.play(f" {str(move).lower()} ")
    assert one.steps == other.steps
    assert one.state.tobytes() == other.state.tobytes()


def test_a_move_prints_as_its_notation_and_is_its_code() -> None:
    game = tidetable.new_game("azul", seed=7)
    move = game.moves[0]
    assert repr(move) == str(move) == rules_of("azul").face.move_text(int(move))
    assert move == int(move)


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    game = tidetable.new_game("azul", seed=7)
    before = (game.state.tobytes(), list(game.steps))
    with pytest.raises(IllegalMove) as caught:
        game.play("cT>1")
    assert caught.value.rule == "AZ-2.1"
    assert caught.value.reason == "The centre has no turquoise tile."
    assert str(caught.value) == "The centre has no turquoise tile. (AZ-2.1)"
    assert (game.state.tobytes(), game.steps) == before


@pytest.mark.parametrize(
    "move",
    ["", "9", "hello", "3T>9", -1, 337, 2**40, -(2**70), 6.9, b"6", None, float("inf"), True],
)
def test_what_is_no_move_is_said_to_be_none(move: Any) -> None:
    game = tidetable.new_game("azul", seed=7)
    before = (game.state.tobytes(), list(game.steps))
    with pytest.raises(NotAMove):
        game.play(move)
    assert (game.state.tobytes(), game.steps) == before


@pytest.mark.parametrize("seed", [-1, 1.5, "7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    game = tidetable.new_game("azul", seed=7)
    with pytest.raises(BadOption, match="a seed is a whole number from 0"):
        tidetable.new_game("azul", seed=seed)
    with pytest.raises(BadOption, match="a seed is a whole number from 0"):
        game.copy(seed=seed)


def test_numbers_of_numpy_are_numbers() -> None:
    seed: Any = np.int64(1)
    assert tidetable.new_game("azul", players=np.int64(3), seed=seed).players == 3


def test_an_illegal_move_can_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove("AZ-2.1", "No.")))
    assert (error.rule, error.reason, str(error)) == ("AZ-2.1", "No.", "No. (AZ-2.1)")


def test_moves_can_be_aligned() -> None:
    assert f"{Move(5, '1T>floor'):>10}" == "  1T>floor"


def test_a_replay_stopped_at_chance_waits_for_it() -> None:
    game = tidetable.new_game("azul", seed=7)
    stopped = tidetable.replay(game.log, 3)
    assert (stopped.to_move, stopped.moves) == (CHANCE, [])
    other = stopped.copy()
    stopped.draw()
    while not stopped.over:
        stopped.play(stopped.moves[0])
    other.draws = False
    for step in game.steps[3:]:
        other.play(step)
    assert other.moves == game.moves


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; the games are: azul"):
        tidetable.new_game("chess")


def test_chance_can_be_played_by_hand() -> None:
    game = tidetable.new_game("azul", players=3, draws=False)
    assert game.to_move == CHANCE
    assert game.odds == pytest.approx({5: 1 / 3, 6: 1 / 3, 7: 1 / 3})
    game.play("first:2")
    assert game.odds == pytest.approx(dict.fromkeys(range(5), 0.2))
    with pytest.raises(NotAMove, match="8 cannot come now"):
        game.play(8)
    game.play("T")
    assert game.odds[0] == pytest.approx(19 / 99)


def test_chance_is_drawn_with_the_odds_given() -> None:
    """The first tile of a thousand games: each pattern about two hundred times."""
    firsts = [tidetable.new_game("azul", seed=seed).steps[1] for seed in range(1000)]
    for pattern in range(5):
        assert 150 < firsts.count(pattern) < 250


def test_the_view_of_a_seat_that_is_not_there() -> None:
    game = tidetable.new_game("azul", seed=1)
    assert game.view().seat == -1
    seats: list[Any] = [2, True, "1", 1.0]
    for seat in seats:
        with pytest.raises(ValueError, match=f"there is no seat {seat!r}"):
            game.view(seat)


def test_the_package_offers_what_people_need() -> None:
    assert tidetable.Game is Game
    assert tidetable.CHANCE == CHANCE
    with pytest.raises(AttributeError):
        _ = tidetable.Chess


@pytest.mark.parametrize("names", [[1, 2], "ab"])
def test_names_are_texts(names: Any) -> None:
    with pytest.raises(BadOption, match="names are a list of texts"):
        tidetable.new_game("azul", names=names)


def test_names_must_be_as_many_as_players() -> None:
    with pytest.raises(BadOption, match="2 players but 1 names"):
        Game(rules_of("azul"), names=["Anna"])


@pytest.mark.parametrize("name", GAMES)
def test_a_log_is_told_again_as_it_was(name: str) -> None:
    game, dice, heard = tidetable.new_game(name, seed=2, draws=False), random.Random(2), []
    while not game.over:
        weights = game.weigh()[0].tolist() if game.to_move == CHANCE else None
        code = dice.choices(range(len(weights)) if weights else game.moves, weights)[0]
        heard.append(game.events(code, 1))
        game.play(code)
    again = tidetable.replay(game.log.to_json())
    assert list(again.story(1)) == list(enumerate(heard, start=1))
    half = tidetable.replay(game.log, 20)
    assert list(again.story(1, half)) == list(enumerate(heard, start=1))[20:]
    assert half.steps == again.steps
