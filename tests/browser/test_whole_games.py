"""Whole games through the page, and the scores it shows are those of the log."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from tests.browser.playing import Player
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.samples import of
from tests.server.running import Running
from tidetable.core.log import Log
from tidetable.core.play import replay
from tidetable.games import GAMES, rules_of

VARIANTS = {
    f"{game}-{name}": (game, *about) for game in GAMES for name, about in of(game).whole.items()
}
SAMPLE = [f"{game}-{of(game).sample}" for game in GAMES]  # on phone and desktop


def whole(names: Iterable[str], sample: Sequence[str]) -> list[Any]:
    """Return parameters of which all but the sample are deep."""
    return [pytest.param(one, marks=[] if one in sample else [pytest.mark.deep]) for one in names]


def scores_of_log(visitor: Visitor, table: str) -> list[int]:
    """What the rules make of the game's record."""
    log = msgspec.convert(visitor.ask("GET", f"/api/tables/{table}/log"), Log)
    return list(replay(rules_of(log.game), log).scores)


def final_scores(visitor: Visitor, players: int) -> list[int]:
    """What the page shows when the game is over."""
    cells = visitor.page.locator("dialog [data-final]")
    cells.nth(players - 1).wait_for()
    found = {
        int(cell.get_attribute("data-final") or "-1"): int(cell.inner_text())
        for cell in cells.all()
    }
    return [found[seat] for seat in range(players)]


def play(visitor: Visitor, game: str, players: int, options: dict[str, Any], keys: bool) -> None:
    bots = ["bot:casual"] * (players - 1)
    table = visitor.make_table(game, "me", *bots, options=options)
    visitor.go(f"/table/{table}")
    Player(visitor.page, seed=players, keys=keys).play_on()
    assert final_scores(visitor, players) == scores_of_log(visitor, table)
    visitor.page.keyboard.press("Escape")
    for seat, score in enumerate(scores_of_log(visitor, table)):
        shown = visitor.page.locator(f".board [data-score='{seat}']:visible").first
        assert int(shown.inner_text()) == score
    visitor.close()


@pytest.mark.parametrize("variant", whole(VARIANTS, SAMPLE))
def test_a_game_by_taps(server: Running, browser: Browser, variant: str) -> None:
    game, players, options = VARIANTS[variant]
    phone = players > 2  # where there is least room for most
    play(Visitor(browser, server, PHONE if phone else DESKTOP), game, players, options, keys=False)


@pytest.mark.parametrize("game", whole(GAMES, list(GAMES)[-1:]))
def test_a_game_by_keys(server: Running, browser: Browser, game: str) -> None:
    play(Visitor(browser, server), game, 2, {}, keys=True)
