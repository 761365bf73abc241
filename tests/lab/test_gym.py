"""The environment for one agent passes Gymnasium's checks, and bots play the other seats."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tidetable.core.errors import BadInput
from tidetable.games import GAMES, rules_of
from tidetable.lab.gym import SeatEnv, single

CASES = [(name, players) for name in GAMES for players in rules_of(name).seats]


def play(table: SeatEnv, seed: int, games: int = 1) -> list[Any]:
    """Random games one after another; everything that was seen."""
    generator = np.random.default_rng(seed)
    seen: list[Any] = []
    for number in range(games):
        observation, info = table.reset(seed=seed if number == 0 else None)
        over = False
        while not over:
            masks = table.action_masks()
            assert masks.tolist() == info["action_mask"].astype(bool).tolist()
            assert np.flatnonzero(masks).tolist() == table.game.moves
            assert table.game.to_move == table.seat == int(observation[0])
            move = int(generator.choice(np.flatnonzero(masks)))
            observation, reward, over, truncated, info = table.step(move)
            assert not truncated
            seen.append((observation.tobytes(), reward, info["seat"]))
        assert not table.action_masks().any()
        assert info["scores"] == table.game.scores
        won = table.seat in table.game.winners
        assert (reward >= 0) == won or len(table.game.winners) > 2
    return seen


# There is nothing to make it again from, since it is not in Gymnasium's registry.
@pytest.mark.filterwarnings("ignore:.*the environment not having a spec:UserWarning")
@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_environment_checker_passes(name: str, players: int) -> None:
    check_env(single(name, players=players, opponent="greedy", render_mode="ansi"))
    check_env(single(name, players=players, opponent="random", seat=None, render_mode="ansi"))


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_same_seed_gives_the_same_games(name: str, players: int) -> None:
    for opponent in ("random", "greedy"):
        tables = [single(name, opponent, None, players) for _ in range(2)]
        first, second = (play(table, seed=players, games=2) for table in tables)
        assert first == second
        assert first != play(tables[0], seed=players + 1, games=2)


def test_the_seat_is_the_chosen_one_or_drawn() -> None:
    for seat in range(3):
        assert {seen[2] for seen in play(single("azul", "random", seat, 3), 1, 3)} == {seat}
    assert {seen[2] for seen in play(single("azul", "random", None, 3), 1, 20)} == {0, 1, 2}


def test_an_illegal_move_loses() -> None:
    table = single("azul", "random")
    table.reset(seed=1)
    before = table.game.state.tobytes()
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over) == (-1, True)
    assert "AZ-" in info["illegal"]
    assert table.game.state.tobytes() == before
    with pytest.raises(BadInput, match="reset"):
        table.step(illegal)
    table.reset()


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="seat"):
        single("azul", seat=2)
    with pytest.raises(BadInput, match="no bot"):
        single("azul", opponent="nobody")
    with pytest.raises(BadInput, match="render_mode"):
        single("azul", render_mode="human")
