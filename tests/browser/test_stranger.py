"""The stranger's path: from an address to the first move, in few taps, seconds and bytes."""

import re
import time

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Running
from tidetable.games import GAMES, rules_of

TO_THE_FIRST_MOVE = 150 * 1024  # bytes, compressed, with the game's art
FOR_A_FURTHER_GAME = 25 * 1024


class Bytes:
    """What a page is sent over the wire."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, int] = {}
        self.names: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._begun)
        session.on("Network.dataReceived", self._more)

    def _begun(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        self.names[str(event["requestId"])] = str(response["url"])

    def _more(self, event: dict[str, object]) -> None:
        address = self.names.get(str(event["requestId"]), "")
        if "/api/" not in address:
            sent = int(str(event["encodedDataLength"]))
            self.files[address] = self.files.get(address, 0) + sent

    @property
    def total(self) -> int:
        """Of all files; what the browser has from before is not sent again."""
        return sum(self.files.values())

    def sentences(self, visitor: Visitor, game: str) -> int:
        """Of the files with the sentences of a game."""
        found = [
            size
            for address, size in list(self.files.items())
            if f"/assets/{game}-" in address
            and re.search(rf"{game}-[\w-]+ =", visitor.context.request.get(address).text())
        ]
        assert found
        return sum(found)


def first_move(page: Page, game: str) -> int:
    """Play a bot from the home page; how many taps the first move took."""
    page.locator("article", has_text=rules_of(game).title).locator(".strong").click()
    taps = 1
    page.locator(".says.mine").wait_for()
    step = page.locator(".frame").get_attribute("data-step")
    while page.locator(".frame").get_attribute("data-step") == step:
        # Not the deck: what was drawn from it asks for more, and who goes there loads more.
        live = ":not([aria-disabled=true]):not([data-move=deck]):visible"
        whole = page.locator(f".board [data-move]{live}")
        begun = page.locator(".board [data-take]:not([aria-disabled=true]):visible")
        (whole if whole.count() else begun).last.click()
        taps += 1
        page.wait_for_timeout(300)
    return taps


@pytest.mark.parametrize("game", GAMES)
def test_three_taps_and_few_bytes(server: Running, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server, PHONE)
    sent = Bytes(visitor.page)
    began = time.monotonic()
    visitor.go("/")
    assert first_move(visitor.page, game) <= 3
    print(f"{game}: {time.monotonic() - began:.1f} s, {sent.total} bytes")
    assert 30_000 < sent.total <= TO_THE_FIRST_MOVE
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_further_game_costs_little(server: Running, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server, PHONE)
    sent = Bytes(visitor.page)
    visitor.go("/")
    first_move(visitor.page, [other for other in GAMES if other != game][-1])
    before = sent.total
    visitor.go("/")
    first_move(visitor.page, game)
    more = {"en": sent.total - before}
    english = sent.sentences(visitor, game)
    for language in ("uk", "pl", "fr", "ru"):
        sent.files.clear()
        visitor.page.locator(".language select").select_option(language)
        visitor.page.locator(f"html[lang={language}]").wait_for(state="attached")
        more[language] = more["en"] - english + sent.sentences(visitor, game)
    print(f"{game}: {more} bytes more")
    assert all(5_000 < size <= FOR_A_FURTHER_GAME for size in more.values())
    visitor.close()
