"""Observations are the view, all of it and nothing else."""

import copy
import itertools
import pickle
import random
from typing import Any

import numpy as np
import pytest

import tidetable
from tests.games.sea_salt_paper.test_views import change_secrets, positions
from tidetable.core.batched import win_shares
from tidetable.core.play import Game
from tidetable.core.rules import ONLOOKER
from tidetable.games import GAMES, rules_of
from tidetable.lab.observations import Observer, fields, layout_of, rewards_of


def numbers(value: Any) -> list[int]:
    """All numbers of what ``Seen.to_dict`` gave, in order."""
    if isinstance(value, dict):
        return [number for one in value.values() for number in numbers(one)]
    if isinstance(value, list):
        return [number for one in value for number in numbers(one)]
    return [value]


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_view_in_order(name: str) -> None:
    observer = Observer(rules_of(name))
    dice = random.Random(1)
    for players in rules_of(name).seats:
        game = tidetable.new_game(name, players=players, seed=players)
        while not game.over:
            game.play(dice.choice(game.moves))
            if dice.random() > 0.3:
                continue
            for seat in (ONLOOKER, *range(players)):
                # Whatever was looked at before leaves nothing behind.
                observer._raw[:] = dice.randrange(128)
                observation, mask = observer.look(game, seat)
                assert observation.tolist() == numbers(game.view(seat).to_dict())
                mine = game.moves if seat == game.to_move else []
                assert np.flatnonzero(mask).tolist() == mine


@pytest.mark.parametrize("name", GAMES)
def test_fields_say_where_everything_is(name: str) -> None:
    layout, places = layout_of(rules_of(name).view), fields(name)
    assert next(iter(places)) == "seat"
    ends = [place.stop for place in places.values()]
    assert [place.start for place in places.values()] == [0, *ends[:-1]]
    assert ends[-1] == layout.size == len(layout.low) == len(layout.high)
    game = tidetable.new_game(name, players=3, seed=1)
    view = game.view(2)
    observation, _ = Observer(game.rules).look(game, 2)
    assert observation[places["seat"]] == 2
    assert observation[places["players"]] == 3
    rows = [field for field in places if isinstance(getattr(view, field, None), np.ndarray)]
    assert rows
    for field in rows:
        assert observation[places[field]].tolist() == getattr(view, field).ravel().tolist()


def test_fields_of_boards_and_events_are_named_one_by_one() -> None:
    assert fields("azul")["boards[3].open_lines"].stop == layout_of(rules_of("azul").view).size
    places = fields("sea-salt-paper")
    assert places["events[1].what"].start == places["events[0].what"].start + 5


def test_an_observer_can_be_copied_and_sent() -> None:
    game = tidetable.new_game("azul", seed=1)
    observer = Observer(game.rules)
    expected, _ = observer.look(game, 0)
    for other in (copy.deepcopy(observer), pickle.loads(pickle.dumps(observer))):
        assert np.array_equal(other.look(game, 0)[0], expected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observations_carry_no_secret(players: int) -> None:
    """Hidden cards change, and nobody's observation or mask does."""
    dice = random.Random(players)
    observer = Observer(rules_of("sea-salt-paper"))
    changes = 0
    for game in positions(players, seed=players):
        if dice.random() > 0.3:
            continue
        seat = dice.randrange(players)
        other = game.copy()
        if not change_secrets(other.state, seat, dice):
            continue
        assert other.state.tobytes() != game.state.tobytes()
        mine, same = observer.look(game, seat), observer.look(other, seat)
        assert mine[0].tobytes() == same[0].tobytes()
        assert mine[1].tobytes() == same[1].tobytes()
        changes += 1
        if changes == 500:
            break


class Ended:
    """As much of a finished game as rewards look at."""

    def __init__(self, ranks: list[int]) -> None:
        self.rules = rules_of("azul")
        self.players = len(ranks)
        self.ranks = ranks


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-1 / 2, 1, -1 / 2]),
        ([1, 1, 3], [1 / 4, 1 / 4, -1 / 2]),
        ([4, 3, 1, 2], [-1 / 3, -1 / 3, 1, -1 / 3]),
        ([1, 3, 1, 4], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
    ],
)
def test_rewards_add_up_to_nothing(ranks: list[int], rewards: list[float]) -> None:
    ended: Any = Ended(ranks)
    assert rewards_of(ended) == pytest.approx(rewards)
    assert sum(rewards) == pytest.approx(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_win_is_split_among_all_who_share_it(players: int) -> None:
    """To the last bit: results of arenas are compared as files."""
    for ranks in itertools.product(range(1, players + 1), repeat=players):
        winners = ranks.count(1)
        if winners:
            shares = [1 / winners if rank == 1 else 0.0 for rank in ranks]
            rewards = [(players * share - 1) / (players - 1) for share in shares]
            assert win_shares(np.array([ranks, ranks])).tolist() == [shares, shares]
            ended: Any = Ended(list(ranks))
            assert rewards_of(ended) == rewards


def test_the_table_of_a_game_is_its_state() -> None:
    game = Game(rules_of("azul"), seed=1)
    assert game.table[0].tobytes() == game.state.tobytes()
