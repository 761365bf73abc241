"""The PettingZoo environment passes PettingZoo's own tests and keeps the rules."""

import copy
import pickle
import subprocess
import sys
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import tidetable
from tidetable.core.errors import BadInput, BadOption, IllegalMove, NotAMove
from tidetable.games import GAMES, rules_of
from tidetable.lab.pettingzoo import TableEnv, env

with warnings.catch_warnings():
    # Its tests import a game of its own in the way it now advises against.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    import pettingzoo.test

ZOO: Any = pettingzoo.test
BENCHMARK = sys.modules["pettingzoo.test.performance_benchmark"]
CASES = [(name, players) for name in GAMES for players in rules_of(name).seats]
every_case = pytest.mark.parametrize(("name", "players"), CASES)


def first_legal(table: TableEnv) -> int:
    return int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])


def finish(table: TableEnv, generator: np.random.Generator) -> None:
    """Play at random until all agents are done with, but for their last steps."""
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(generator.choice(np.flatnonzero(mask))))


# PettingZoo knows by name which environments observe a dict, and warns of all others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
# After the end nobody may do anything.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@every_case
def test_the_api_test_passes(name: str, players: int) -> None:
    ZOO.api_test(env(name, players), num_cycles=300)


@every_case
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    ZOO.seed_test(lambda: env(name, players), num_cycles=100)


@every_case
def test_the_performance_benchmark_runs(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a clock that makes its five seconds shorter."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 50)
    monkeypatch.setattr(BENCHMARK, "time", clock)
    ZOO.performance_benchmark(env(name, players))


@every_case
def test_the_parallel_api_test_passes(name: str, players: int) -> None:
    ZOO.parallel_api_test(turn_based_aec_to_parallel(env(name, players)), num_cycles=300)


@every_case
def test_a_table_is_the_game_of_its_seed(name: str, players: int) -> None:
    table = env(name, players)
    table.reset(seed=5)
    game = tidetable.new_game(name, players=players, seed=5)
    generator = np.random.default_rng(5)
    while not game.over:
        assert table.agent_selection == f"player_{game.to_move}"
        for seat, agent in enumerate(table.agents):
            mask = table.observe(agent)["action_mask"]
            mine = game.moves if seat == game.to_move else []
            assert np.flatnonzero(mask).tolist() == mine
        move = int(generator.choice(game.moves))
        game.play(move)
        table.step(move)
    for seat, agent in enumerate(table.possible_agents):
        assert table.terminations[agent]
        assert (table.rewards[agent] > 0) == (seat in game.winners and len(game.winners) < players)
        info = table.infos[agent]
        assert (info["score"], info["rank"]) == (game.scores[seat], game.ranks[seat])
        assert info["scores"] == game.scores
    assert sum(table.rewards.values()) == pytest.approx(0)


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    def games(seed: int) -> list[bytes]:
        table = env("azul")
        table.reset(seed=seed)
        found = []
        for _ in range(3):
            found.append(table.observe("player_0")["observation"].tobytes())
            table.reset()
        return found

    assert games(1) == games(1)
    assert len({*games(1), *games(2)}) == 6


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = env("azul")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    before, agent = table.game.state.tobytes(), table.agent_selection
    with pytest.raises(IllegalMove, match="AZ-"):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    for nonsense in (-1, table.rules.moves, None):
        with pytest.raises(NotAMove):
            table.step(nonsense)
    assert (table.game.state.tobytes(), table.agent_selection) == (before, agent)


# It says so whenever it ends a game.
@pytest.mark.filterwarnings("ignore:.*Illegal move made:UserWarning")
def test_a_wrapper_can_let_illegal_moves_lose() -> None:
    table = env("azul")
    wrapped = TerminateIllegalWrapper(table, illegal_reward=-1)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    mask = table.observe(agent)["action_mask"]
    wrapped.step(int(np.flatnonzero(mask == 0)[0]))
    assert wrapped.rewards[agent] == -1
    for _ in range(2):
        wrapped.step(None)
    assert not wrapped.agents


def test_steps_out_of_turn_are_refused() -> None:
    table = env("azul")
    with pytest.raises(BadInput, match="reset"):
        table.step(0)
    table.reset(seed=1)
    finish(table, np.random.default_rng(1))
    with pytest.raises(ValueError, match="None"):
        table.step(0)
    for _ in range(2):
        table.step(None)
    with pytest.raises(BadInput, match="reset"):
        table.step(None)
    table.reset()
    table.step(first_legal(table))


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="no game"):
        env("chess")
    with pytest.raises(BadOption, match="players"):
        env("azul", players=5)
    with pytest.raises(BadInput, match="render_mode"):
        env("azul", render_mode="human")


@pytest.mark.parametrize("name", GAMES)
def test_render_shows_what_the_agent_to_move_sees(name: str) -> None:
    table = env(name, render_mode="ansi")
    table.reset(seed=3)
    assert table.render() == str(table.game.view(table.game.to_move))
    finish(table, np.random.default_rng(3))
    assert table.render() == str(table.game.view())


# So does Gymnasium, of which this is the logger.
@pytest.mark.filterwarnings("ignore:.*render_mode='ansi':UserWarning")
def test_without_a_mode_nothing_is_rendered() -> None:
    table = env("azul")
    table.reset(seed=3)
    assert table.render() is None


def test_the_state_stays_hidden() -> None:
    table = env("sea-salt-paper")
    table.reset(seed=1)
    with pytest.raises(NotImplementedError):
        table.state()


@pytest.mark.parametrize("name", GAMES)
def test_tables_can_be_copied_and_sent(name: str) -> None:
    table = env(name)
    table.reset(seed=4)
    table.step(first_legal(table))
    for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other.agent_selection == table.agent_selection
        mine, same = (one.observe(one.agent_selection) for one in (table, other))
        assert np.array_equal(mine["observation"], same["observation"])
        other.step(first_legal(other))
        assert len(other.game.steps) > len(table.game.steps)


@pytest.mark.parametrize("module", ["pettingzoo", "gym"])
def test_without_the_libraries_one_sentence_says_so(module: str) -> None:
    code = (
        "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None\n"
        f"try:\n    import tidetable.lab.{module}\n"
        "except ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'tidetable-games[lab]'" in done.stdout
    assert done.stdout.count("\n") == 1
