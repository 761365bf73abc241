"""What everybody sees at the end of a round."""

from typing import Any

import pytest

from tests.depth import repeats
from tests.games.test_every_game import random_game
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.games.sea_salt_paper.ending import ending

pytestmark = pytest.mark.rules

SEEDS = range(2 if compiled.INTERPRETED else repeats(4, 20))


def check(game: Game, code: int) -> bool:
    told, before = ending(game.state, code), game.state.rounds
    after = game.copy()
    after.play(code)
    assert (told is not None) == (after.state.rounds > before)
    if told is None:
        return False
    shown = after.view(-1).shown
    assert told.round_number == after.state.rounds
    assert (told.starter, told.last_round_ended_by) == (shown.starter, shown.last_round_ended_by)
    assert [(p.total, p.last_points) for p in told.players] == [
        (p.total, p.last_points) for p in shown.players
    ]
    for player in told.players:
        old = game.view(player.seat).shown.players[player.seat]
        assert player.hand is None or player.hand == old.hand
        assert told.call is None or (player.hand is not None and player.points == old.points)
    return True


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_round_ends_with_hands_turned_over_and_points_paid(players: int, seed: int) -> None:
    options: dict[str, Any] = {"players": players}
    ends = 0
    for game in random_game("sea-salt-paper", options, seed=seed):
        if game.to_move >= 0:
            ends += sum([check(game, int(move)) for move in game.moves])
    assert ends
