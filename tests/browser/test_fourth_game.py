"""A game of another package in the browser: found on the home page, played on the plain board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Player
from tests.browser.test_screens import has_no_room, keeps_out, speak
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.fourth.installing import INSTALLED, having
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has the game."""
    data = tmp_path_factory.mktemp("fourth") / "data"
    with running(data, "--no-limits", "--bot-seconds", "0.05", **having(INSTALLED)) as one:
        yield one


def is_for_everybody(page: Page) -> None:
    """Nobody is kept out, on a phone in the dark or on a desk in the light, in any language."""
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.emulate_media(color_scheme="dark" if size is PHONE else "light")
        assert keeps_out(page) == []
        for language in ("uk", "en"):
            speak(page, language)
            assert has_no_room(page) == []


def test_a_fourth_game_is_played_on_the_plain_board(serving: Running, browser: Browser) -> None:
    visitor = Visitor(browser, serving)
    page = visitor.page
    visitor.go("/")
    expect(page.locator("article")).to_have_count(4)
    is_for_everybody(page)
    page.locator("article", has_text="Pebbles").get_by_role("button").click()
    page.locator(".says.mine").wait_for()
    expect(page.locator("h1")).to_have_text("Pebbles")
    expect(page.locator(".shown dt", has_text="To be won")).to_be_visible()
    is_for_everybody(page)
    page.locator("[data-move=take-two]").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("take-two")
    Player(page).play_on()
    expect(page.locator("dialog [data-final]")).to_have_count(2)
    is_for_everybody(page)
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".shown dd").nth(1)).to_have_text("9")
    visitor.close()


def test_a_table_of_it_is_set_up(serving: Running, browser: Browser) -> None:
    visitor = Visitor(browser, serving)
    page = visitor.page
    visitor.go("/new/pebbles")
    page.get_by_label("Heap").select_option("large")
    expect(page.get_by_role("group").get_by_role("button")).to_have_text(["2", "3"])
    is_for_everybody(page)
    page.locator("li select").select_option("bot:beginner")
    page.locator(".end .strong").click()
    page.locator(".says.mine").wait_for()
    page.locator("[data-sheet=menu]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Large")
    visitor.close()
