"""Bots in their processes: what the time they take tells."""

import asyncio
import time

import pytest

from tidetable.core.play import Game
from tidetable.games import rules_of
from tidetable.server import robots as robots_module
from tidetable.server.robots import ATTEMPTS, PACE, NoAnswer, Robots

SECONDS = 3.0


@pytest.mark.parametrize(("game", "waits"), [("sea-salt-paper", True), ("azul", False)])
def test_where_hands_are_hidden_no_bot_answers_at_once(game: str, waits: bool) -> None:
    """A bot without a choice would be known by it."""
    at = Game(rules_of(game), seed=1)
    view, moves = at.view(at.to_move).record.tobytes(), [int(at.moves[0])]

    async def ask() -> float:
        robots = Robots(1, SECONDS)
        try:
            await robots.choose(game, "casual", view, moves)  # starts the process
            began = time.perf_counter()
            await robots.choose(game, "casual", view, moves)
            return time.perf_counter() - began
        finally:
            robots.close()

    assert (asyncio.run(ask()) > SECONDS * PACE * 0.95) == waits


@pytest.mark.parametrize(("level", "patience"), [("nobody", 60.0), ("casual", -1.0)])
def test_a_bot_that_fails_or_hangs_is_replaced_and_asked_again(
    level: str, patience: float, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(robots_module, "PATIENCE", patience)
    at = Game(rules_of("azul"), seed=1)
    view, moves = at.view(at.to_move).record.tobytes(), [int(at.moves[0])]
    robots = Robots(1, 0.05)
    try:
        with pytest.raises(NoAnswer):
            asyncio.run(robots.choose("azul", level, view, moves))
        assert robots.processes() == []
        assert caplog.text.count("worker replaced") == ATTEMPTS
    finally:
        robots.close()
