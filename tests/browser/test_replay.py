"""A finished game again: step by step, by keys, from any seat's eyes, by its address."""

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.server.running import Running, wait_for
from tidetable.core.log import Log
from tidetable.core.play import replay
from tidetable.games import GAMES, rules_of


def finished(visitor: Visitor, game: str) -> str:
    """A game between two bots, over quickly."""
    table = visitor.make_table(game, "bot:beginner", "bot:beginner")
    wait_for(lambda: visitor.ask("GET", f"/api/tables/{table}")["status"] == "over")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_by_keys(server: Running, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server)
    table = finished(visitor, game)
    visitor.go(f"/replay/{table}")
    page = visitor.page
    count = page.locator("footer .count")
    expect(count).to_be_visible()
    _, _, steps = count.inner_text().partition("/")
    expect(count).to_have_text(f"{steps}/{steps}")
    scores = visitor.ask("GET", f"/api/tables/{table}")["scores"]
    for seat, score in enumerate(scores):
        shown = page.locator(f".board [data-score='{seat}']:visible").first
        assert int(shown.inner_text()) == score
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0/{steps}")
    page.keyboard.press("ArrowRight")
    expect(count).not_to_have_text(f"0/{steps}")
    here = page.url
    text = count.inner_text()
    other = visitor.new_page()  # a link to this very step
    other.goto(here)
    expect(other.locator("footer .count")).to_have_text(text)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(count).not_to_have_text(f"{steps}/{steps}")
    visitor.close()


def test_hands_are_open_or_hidden_as_seen_by(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table = finished(visitor, "sea-salt-paper")
    log = msgspec.convert(visitor.ask("GET", f"/api/tables/{table}/log"), Log)
    rules = rules_of(log.game)
    both_hold = (
        step
        for step in range(len(log.steps))
        if replay(rules, log, step).state.hand_sizes[:2].all()
    )
    step = next(both_hold)
    texts = {}
    for eyes in ("open", "onlooker", "0", "1"):
        visitor.go(f"/replay/{table}?step={step}&seat={eyes}")
        board = visitor.page.locator(".board").first
        board.wait_for()
        texts[eyes] = board.inner_html()
    assert len(set(texts.values())) == 4
    visitor.close()


def test_a_running_game_is_not_replayed(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table = visitor.make_table("azul", "me", "bot:beginner")
    visitor.go(f"/replay/{table}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("not over")
    visitor.close()
