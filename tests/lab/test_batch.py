"""A batch is many single games: same moves, same draws, same ends."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import tidetable
from tidetable.core import compiled
from tidetable.core.errors import BadInput, BadOption, IllegalMove, NotAMove
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, ONLOOKER, OVER
from tidetable.games import GAMES, rules_of
from tidetable.lab.batch import Batch, Now
from tidetable.lab.observations import Observer, rewards_of

CASES = [(name, players) for name in GAMES for players in rules_of(name).seats]
every_case = pytest.mark.parametrize(("name", "players"), CASES)
STEPS = 12 if compiled.INTERPRETED else 600


def draw_by(generator: np.random.Generator, game: Game) -> None:
    """Draw as the batch does: one random number for each deal."""
    while game.to_move == CHANCE:
        odds = game.odds
        place = np.searchsorted(np.cumsum(list(odds.values())), generator.random(), "right")
        game.play(list(odds)[min(int(place), len(odds) - 1)])


def begun(name: str, players: int, generator: np.random.Generator) -> Game:
    game = tidetable.new_game(name, players=players, draws=False)
    draw_by(generator, game)
    return game


def same_position(batch: Batch, now: Now, games: list[Game]) -> None:
    assert now.to_move.tolist() == [game.to_move for game in games]
    for index, game in enumerate(games):
        assert np.flatnonzero(now.mask[index]).tolist() == game.moves
        assert batch._tables[index].tobytes() == game.state.tobytes()
    observer = Observer(batch.rules)
    for row, game in zip(batch.observe(), games, strict=True):
        assert row.tolist() == observer.look(game, max(game.to_move, ONLOOKER))[0].tolist()


@pytest.mark.rules
@every_case
def test_a_batch_is_many_single_games(name: str, players: int) -> None:
    """Single games, stepped with the same codes and the same generator, at every step."""
    batch = Batch(name, 3, players, seed=players)
    now = batch.reset()
    luck, dice = np.random.default_rng(players), np.random.default_rng(9)
    games = [begun(name, players, luck) for _ in range(3)]
    for _ in range(STEPS):
        same_position(batch, now, games)
        actions = batch.sample(dice)
        now = batch.step(actions)
        for index, action in enumerate(actions):
            game = games[index]
            assert action in game.moves
            game.play(int(action))
            draw_by(luck, game)
            assert now.done[index] == game.over
            ended = game.over
            assert now.rewards[index].tolist() == (rewards_of(game) if ended else [0] * players)
            assert now.scores[index].tolist() == (game.scores if ended else [0] * players)
            if ended:
                games[index] = begun(name, players, luck)


@every_case
def test_without_auto_reset_finished_games_stay(name: str, players: int) -> None:
    batch = Batch(name, 4, players, seed=1, auto_reset=False)
    now, dice = batch.reset(), np.random.default_rng(1)
    total = np.zeros((4, players))
    while not now.done.all():
        now = batch.step(batch.sample(dice))
        total += now.rewards
    assert np.allclose(total.sum(axis=1), 0)
    assert (total.max(axis=1) > 0).any()
    assert (now.to_move == OVER).all()
    assert not now.mask.any()
    before = batch._tables.tobytes()
    now = batch.step(np.full(4, -7))
    assert batch._tables.tobytes() == before
    assert now.done.all()
    assert not now.rewards.any()
    assert not batch.reset().done.any()


def test_the_same_seed_gives_the_same_games() -> None:
    def told(seed: int) -> list[Any]:
        batch, dice = Batch("azul", 8, seed=seed), np.random.default_rng(3)
        rows = [batch.reset().mask.tobytes()]
        for _ in range(50):
            rows += [part.tobytes() for part in batch.step(batch.sample(dice))]
        return rows

    assert told(1) == told(1)
    assert told(1) != told(2)
    batch = Batch("azul", 8)
    assert batch.reset().mask.tobytes() != batch.reset().mask.tobytes()
    assert len({row.tobytes() for row in batch.observe()}) == 8


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_nothing_is_played(name: str) -> None:
    batch = Batch(name, 5, seed=2)
    now = batch.reset()
    good = batch.sample(np.random.default_rng(2))
    before = batch._tables.tobytes()
    bad = good.copy()
    bad[2:] = [int(np.flatnonzero(row == 0)[0]) for row in now.mask[2:]]
    with pytest.raises(IllegalMove, match="game 2: "):
        batch.step(bad)
    for code in (-1, batch.rules.moves, 10**9):
        bad = good.copy()
        bad[3] = code
        with pytest.raises(NotAMove, match=f"game 3: {code} is no move"):
            batch.step(bad)
    now.mask[:] = 1  # what was handed out does not matter
    with pytest.raises(NotAMove):
        batch.step(bad)
    for wrong in (good[:4], good.astype(float), [[1]], "moves"):
        with pytest.raises(BadInput, match="5 whole numbers"):
            batch.step(wrong)
    assert batch._tables.tobytes() == before
    batch.step(good.tolist())
    assert batch._tables.tobytes() != before


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="reset"):
        Batch("azul", 2).step([0, 0])
    with pytest.raises(BadInput, match="count"):
        Batch("azul", 0)
    with pytest.raises(BadOption, match="players"):
        Batch("azul", 2, players=5)


def test_options_reach_every_game() -> None:
    batch = Batch("azul", 3, players=3, wall="brown")
    batch.reset()
    assert (batch._tables["wall"] == 1).all()
    assert (batch._tables["players"] == 3).all()


def test_batches_can_be_copied_and_sent() -> None:
    batch, dice = Batch("azul", 4, seed=3), np.random.default_rng(1)
    batch.reset()
    actions = batch.sample(dice)
    others = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    expected = batch.step(actions)
    for other in others:
        for mine, same in zip(expected, other.step(actions), strict=True):
            assert np.array_equal(np.asarray(mine), np.asarray(same))
