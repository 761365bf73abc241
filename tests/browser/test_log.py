"""The log tells the same story to whoever was there and to whoever comes later."""

import random

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import Visitor
from tests.server.running import Running, wait_for
from tidetable.games import GAMES

TURNS = {"sea-salt-paper": 24}  # beyond what a table that plays from memory keeps


def log_of(page: Page) -> list[str]:
    """Read the log as it stands, the newest line first."""
    page.locator("[data-sheet=log]").first.click()
    lines = page.locator("dialog .log li")
    lines.first.wait_for()
    found = lines.all_inner_texts()
    page.keyboard.press("Escape")
    return found


def shows(page: Page, step: int) -> bool:
    return page.locator(".frame").get_attribute("data-step") == str(step)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_after_a_reload_is_that_of_somebody_who_was_there(
    server: Running, browser: Browser, game: str
) -> None:
    visitor, dice = Visitor(browser, server, language="uk"), random.Random(game)
    table = visitor.make_table(game, "me", "bot:beginner")
    visitor.go(f"/table/{table}")
    visitor.page.locator(".frame").wait_for()
    made = 0
    while made < TURNS.get(game, 12):
        view = visitor.ask("GET", f"/api/tables/{table}")
        if view["status"] == "over":
            break
        if view["legal"]:
            move = {"seat": view["you"], "after": view["step"], "move_id": f"move {made}"}
            move["moves"] = [dice.choice(view["legal"])]
            visitor.ask("POST", f"/api/tables/{table}/moves", move)
            made += 1
    view = wait_for(lambda: (now := visitor.ask("GET", f"/api/tables/{table}"))["legal"] and now)
    wait_for(lambda: shows(visitor.page, view["step"]))
    there = log_of(visitor.page)
    visitor.page.reload()
    visitor.page.locator(".frame").wait_for()
    wait_for(lambda: shows(visitor.page, view["step"]))
    assert log_of(visitor.page) == there
    assert len(there) > 2
    assert not [line for line in there if "{" in line or "undefined" in line]
    visitor.close()
