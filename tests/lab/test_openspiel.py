"""The games in OpenSpiel: its own checks, its own bots, and the same games as ours."""

import importlib
import itertools
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from tests.depth import DEEP
from tests.games.sea_salt_paper.test_views import change_secrets, positions
from tidetable.core.errors import BadInput, BadOption, IllegalMove, NotAMove
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, ONLOOKER
from tidetable.games import GAMES, rules_of
from tidetable.games.maui.data import HOUSE, read_data
from tidetable.lab.openspiel import resampler

SPIEL = {name: f"tidetable_{name.replace('-', '_')}" for name in GAMES}
PLAIN = [f"{name}(players={players})" for name in SPIEL.values() for players in (2, 3, 4)]
DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "lab.md").read_text(encoding="utf-8").split("## OpenSpiel\n")[1]
PRIVATE = pyspiel.PrivateInfoType
WITH_OPTIONS = [
    "tidetable_azul(players=3,wall=brown,special_factories=True,gold_displays=every_round)",
    "tidetable_maui(mode=combined,start_row=free,crab_bonus_random=True,first_player=#2)",
    "tidetable_sea_salt_paper(idle_pairs=False,tie_break=shared,empty_deck_in_last_turns=void)",
]


def walk(state: Any, seed: int) -> Iterator[Any]:
    """The state, at every step of a random game."""
    dice = random.Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(codes, odds)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


def after(game: Any, steps: int, seed: int = 1) -> Any:
    """A state in which a player has to decide, after at least so many steps."""
    for number, state in enumerate(walk(game.new_initial_state(), seed)):
        if number >= steps and state.current_player() >= 0:
            return state
    raise AssertionError("the game was too short")


# OpenSpiel's own checks.


@pytest.mark.parametrize("name", PLAIN + WITH_OPTIONS)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    serialize = DEEP or name in PLAIN  # every position to text and back, which takes longer
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.deep
@pytest.mark.parametrize("name", PLAIN + WITH_OPTIONS)
def test_openspiel_finds_nothing_wrong_without_text(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SPIEL)
def test_a_game_tells_the_facts(name: str) -> None:
    game, rules = pyspiel.load_game(f"{SPIEL[name]}(players=3)"), rules_of(name)
    kind = game.get_type()
    assert (game.num_distinct_actions(), game.max_chance_outcomes()) == (rules.moves, rules.deals)
    assert (kind.information == kind.Information.IMPERFECT_INFORMATION) == rules.secrets
    assert (game.num_players(), game.min_utility(), game.max_utility()) == (3, -1, 2)
    assert (game.utility_sum(), kind.utility) == (0, kind.Utility.ZERO_SUM)
    assert set(kind.parameter_specification) == {option.name for option in rules.options}


@pytest.mark.parametrize("name", PLAIN + WITH_OPTIONS)
def test_draws_stay_within_their_bound_and_the_page_tells_that_of_moves(name: str) -> None:
    game = pyspiel.load_game(name)
    draws = sum(state.is_chance_node() for state in walk(game.new_initial_state(), seed=2))
    assert draws <= game.max_chance_nodes_in_history()
    assert f" {game.max_game_length():,} |" in PAGE


# The same games as ours.


@pytest.mark.parametrize("name", SPIEL)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_codes_lead_to_the_same_end(name: str, players: int) -> None:
    spiel = pyspiel.load_game(SPIEL[name], {"players": players})
    game = Game(rules_of(name), {"players": players}, draws=False)
    for state in walk(spiel.new_initial_state(), seed=players):
        for code in state.history()[len(game.steps) :]:
            game.play(code)
        if game.to_move == CHANCE:
            assert dict(state.chance_outcomes()) == pytest.approx(game.odds)
        else:
            assert state.legal_actions() == game.moves
    assert game.over
    assert state.table[0].tobytes() == game.state.tobytes()
    assert state.picture() == str(game)
    shares = [(seat in game.winners) / len(game.winners) for seat in range(players)]
    assert state.returns() == pytest.approx([players * share - 1 for share in shares])
    assert state.rewards() == state.returns()


def test_codes_are_told_in_notation() -> None:
    game = pyspiel.load_game("tidetable_azul(first_player=#2)")
    state = game.new_initial_state()
    assert [state.action_to_string(code) for code in state.legal_actions()] == ["first:2"]
    state = after(game, steps=30)
    words = rules_of("azul").face
    codes = state.legal_actions()
    assert [state.action_to_string(code) for code in codes] == list(map(words.move_text, codes))


@pytest.mark.parametrize("name", SPIEL)
def test_what_is_not_possible_is_refused_and_changes_nothing(name: str) -> None:
    game = pyspiel.load_game(SPIEL[name])
    state = game.new_initial_state()
    with pytest.raises(NotAMove, match="cannot come now"):
        state.apply_action(game.max_chance_outcomes() - 1)
    state = after(game, steps=30)
    before, steps = str(state), state.history()
    wrong = next(code for code in range(1000) if code not in state.legal_actions())
    with pytest.raises(IllegalMove):
        state.apply_action(wrong)
    with pytest.raises(NotAMove):
        state.apply_action(game.num_distinct_actions())
    assert (str(state), state.history()) == (before, steps)


# Parameters.


@pytest.mark.parametrize(
    ("parameters", "options"),
    [
        ({}, {}),
        ({"players": 4, "wall": "brown"}, {"players": 4, "wall": "brown"}),
        ({"special_factories": True}, {"special_factories": True}),
        ({"first_player": "#2"}, {"first_player": 2}),
        ({"first_player": "2"}, {"first_player": 2}),
    ],
)
def test_parameters_are_the_options(parameters: dict[str, Any], options: dict[str, Any]) -> None:
    game = pyspiel.load_game("tidetable_azul", parameters)
    ours = Game(rules_of("azul"), options, draws=False)
    assert game.new_initial_state().table[0].tobytes() == ours.state.tobytes()
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(again) == str(game)
        assert again.start.tobytes() == game.start.tobytes()


def test_a_data_set_is_a_parameter() -> None:
    data = read_data(HOUSE).replace('"start_row":3', '"start_row":2')
    game = pyspiel.load_game("tidetable_maui", {"data": data})
    ours = Game(rules_of("maui"), {"data": data}, draws=False)
    for one in (game, pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert one.start[0].tobytes() == ours.state.tobytes()


@pytest.mark.parametrize(
    ("name", "parameters", "message"),
    [
        ("azul", {"wall": "green"}, "wall cannot be 'green'"),
        ("azul", {"first_player": "#4"}, "needs 4 players"),
        ("azul", {"players": 5}, "players cannot be '5'"),
        ("maui", {"data": "(,="}, "data cannot be"),
        ("maui", {"data": "elsewhere"}, "data cannot be"),
    ],
)
def test_a_wrong_parameter_is_refused(name: str, parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=re.escape(message)):
        pyspiel.load_game(SPIEL[name], parameters)


# Copies.


@pytest.mark.parametrize("name", SPIEL)
def test_copies_go_their_own_way(name: str) -> None:
    state = after(pyspiel.load_game(SPIEL[name]), steps=40)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert (str(other), other.history()) == (before, state.history())
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before
    assert str(state) == before


# What a seat knows.


@pytest.mark.parametrize("name", SPIEL)
def test_the_tensor_holds_every_field_of_the_view(name: str) -> None:
    rules = rules_of(name)
    spiel = pyspiel.load_game(SPIEL[name])
    observer = make_observation(spiel)
    for state in itertools.islice(walk(spiel.new_initial_state(), seed=3), 0, None, 20):
        view = np.zeros(1, rules.view)
        rules.seen_by(state.table[0], 1, view[0])
        observer.set_from(state, 1)
        for path, part in observer.dict.items():
            field, _, inner = path.partition(".")
            values = view[0][field][inner] if inner else view[0][field]
            assert np.array_equal(part, values), path
        assert observer.tensor.dtype == np.float32
        assert np.array_equal(state.information_state_tensor(1), observer.tensor)
        assert np.array_equal(state.observation_tensor(1), observer.tensor)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_information_states_carry_no_secret(players: int) -> None:
    """Hidden cards change, and neither the text nor the tensor of a seat does."""
    spiel = pyspiel.load_game(SPIEL["sea-salt-paper"], {"players": players})
    everybody = make_observation(spiel, pyspiel.IIGObservationType(True, False, PRIVATE.NONE))
    dice = random.Random(players)
    changes = 0
    for game in positions(players, seed=players):
        if dice.random() > 0.3:
            continue
        seat = dice.choice((ONLOOKER, *range(players)))
        one, other = spiel.new_initial_state(), spiel.new_initial_state()
        one.table[0] = other.table[0] = game.state
        if not change_secrets(other.table[0], seat, dice):
            continue
        assert str(one) != str(other)
        assert everybody.string_from(one, 0) == everybody.string_from(other, 0)
        if seat != ONLOOKER:
            assert one.information_state_string(seat) == other.information_state_string(seat)
            assert one.observation_string(seat) == other.observation_string(seat)
            assert one.information_state_tensor(seat) == other.information_state_tensor(seat)
            assert one.observation_tensor(seat) == other.observation_tensor(seat)
        changes += 1
        if changes == 100:
            break


@pytest.mark.parametrize("name", SPIEL)
def test_different_knowledge_has_different_texts(name: str) -> None:
    rules = rules_of(name)
    texts: dict[str, bytes] = {}
    for state in walk(pyspiel.load_game(SPIEL[name]).new_initial_state(), seed=4):
        for seat in range(2):
            view = np.zeros(1, rules.view)
            rules.seen_by(state.table[0], seat, view[0])
            text = state.information_state_string(seat)
            assert texts.setdefault(text, view.tobytes()) == view.tobytes()
    assert len(set(texts.values())) == len(texts) > 50


@pytest.mark.parametrize("name", SPIEL)
def test_public_and_private_parts_add_up(name: str) -> None:
    game = pyspiel.load_game(SPIEL[name])
    public, private, whole = (
        make_observation(game, pyspiel.IIGObservationType(public, False, kind))
        for public, kind in (
            (True, PRIVATE.NONE),
            (False, PRIVATE.SINGLE_PLAYER),
            (True, PRIVATE.SINGLE_PLAYER),
        )
    )
    for state in itertools.islice(walk(game.new_initial_state(), seed=5), 0, None, 10):
        for seat in range(2):
            for observer in (public, private, whole):
                observer.set_from(state, seat)
            assert np.array_equal(public.tensor + private.tensor, whole.tensor)
            assert public.string_from(state, seat) == public.string_from(state, 1 - seat)


def test_other_observers_are_refused() -> None:
    game = pyspiel.load_game("tidetable_azul")
    with pytest.raises(BadInput, match="one seat knows"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, PRIVATE.ALL_PLAYERS))
    with pytest.raises(BadInput, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


# Resampling and OpenSpiel's bots.


@pytest.mark.parametrize("name", SPIEL)
def test_resampled_states_are_ones_the_player_cannot_rule_out(name: str) -> None:
    game = pyspiel.load_game(SPIEL[name], {"players": 3})
    state = after(game, steps=60)
    imagine, sampler = resampler(seed=1), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(3):
        others = [imagine(state, player) for _ in range(5)]
        others.append(state.resample_from_infostate(player, sampler))
        for other in others:
            text = other.information_state_string(player)
            assert text == state.information_state_string(player)
            assert other.history() == []
            assert str(pickle.loads(pickle.dumps(other))) == str(other)
        assert (len(set(map(str, others))) > 1) == rules_of(name).secrets
        *_, end = walk(others[0], seed=player)
        assert sum(end.returns()) == pytest.approx(0)
    again = resampler(seed=1)
    assert str(again(state, 0)) == str(resampler(seed=1)(state, 0))


def play_with(bot: Any, state: Any, moves: int) -> None:
    """The bot moves for everybody, for so many moves or to the end."""
    dice = random.Random(1)
    while moves and not state.is_terminal():
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(codes, odds)[0])
            continue
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(int(move))
        moves -= 1


@pytest.mark.parametrize(("name", "players"), [("azul", 3), ("maui", 2)])
def test_mcts_plays(name: str, players: int) -> None:
    game = pyspiel.load_game(SPIEL[name], {"players": players})
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 2.0, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice, solve=True
    )
    play_with(bot, game.new_initial_state(), moves=15)


@pytest.mark.parametrize(("players", "own"), [(2, False), (3, True)])
def test_ismcts_plays_sea_salt_paper(players: int, own: bool) -> None:
    game = pyspiel.load_game(SPIEL["sea-salt-paper"], {"players": players})
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=dice)
    if own:
        bot.set_resampler(resampler(seed=1))
    play_with(bot, game.new_initial_state(), moves=10)


@pytest.mark.parametrize("name", SPIEL)
def test_the_reinforcement_learning_environment_runs(name: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(SPIEL[name]), seed=1)
    step = environment.reset()
    for _ in range(30):
        player = step.observations["current_player"]
        moves = step.observations["legal_actions"][player]
        assert (
            len(step.observations["info_state"][player])
            == environment.observation_spec()["info_state"][0]
        )
        step = environment.step([moves[0]])


# The module itself.


def test_who_has_no_openspiel_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "tidetable.lab.openspiel")
    with pytest.raises(ModuleNotFoundError, match=r"install 'tidetable-games\[openspiel\]'"):
        importlib.import_module("tidetable.lab.openspiel")


def test_python_ends_well_after_the_example_of_the_page() -> None:
    """OpenSpiel holds on to the games for longer than the interpreter lives."""
    example = PAGE.split("```python\n")[1].split("```")[0]
    assert len(example.strip().splitlines()) <= 7
    result = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stderr) == (0, "")
