"""Every screen: readable by everybody, in every language, on every size, from this host alone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.running import Running

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LANGUAGES = ("en", "uk", "pl", "fr", "ru")
GAMES = ("azul", "maui", "sea-salt-paper")

# Text that its place cuts off: it would have to be shorter, or the place larger. What people call
# themselves is theirs and may be cut.
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const free = ".unseen, [data-name], option, select, code, input, [inert], svg *";
    if (!element.offsetParent || element.closest(free)) return false;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || style.display === "inline" || /auto|scroll/.test(style.overflowY))
        return false;
    return [...element.childNodes].some((node) => {
        if (node.nodeType !== 3 || !node.data.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const wide = text.right > box.right + 1 || text.left < box.left - 1;
        const high = text.bottom > box.bottom + 3 && style.overflowY !== "visible";
        return wide || high || text.right > innerWidth + 1;
    });
}).map((element) => element.className + ": " + element.textContent.trim().slice(0, 60))"""


def home(visitor: Visitor) -> None:
    visitor.make_table("azul", "me", "link")
    visitor.go("/")
    visitor.page.locator("article").nth(2).wait_for()


def set_up(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.go(f"/new/{game}")
        visitor.page.locator("form section").nth(2).wait_for()
        for fold in visitor.page.locator("details summary").all():
            fold.click()

    return show


def rules(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.go(f"/rules/{game}")
        visitor.page.locator(".rules section").nth(5).wait_for()

    return show


def my_games(visitor: Visitor) -> None:
    visitor.make_table("maui", "me", "link")
    visitor.go("/games")
    visitor.page.locator("li a").first.wait_for()


def waiting(visitor: Visitor) -> None:
    table = visitor.make_table("sea-salt-paper", "me", "link", "open", "bot:expert", name="Ann")
    visitor.go(f"/table/{table}")
    visitor.page.locator("main ol li").nth(3).wait_for()


def settings(visitor: Visitor) -> None:
    visitor.make_table("azul", "me", "link", name="Ann")
    visitor.go("/")
    visitor.page.locator(".end button").click()
    visitor.page.locator("dialog details summary").nth(1).wait_for()
    for fold in visitor.page.locator("dialog summary").all():
        fold.click()


def table(
    game: str, players: int = 2, sheet: str = "", **options: Any
) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        seats = ["me"] + ["bot:casual"] * (players - 1)
        customs = {"hints": True, "chat": "free"}
        made = visitor.make_table(game, *seats, options=options, customs=customs, name="Ann")
        visitor.go(f"/table/{made}")
        visitor.page.locator(".says.mine").wait_for()
        if sheet:
            button = visitor.page.locator(f"[data-sheet={sheet}]:visible")
            if not button.count():  # on a phone some are in the menu
                visitor.page.locator("[data-sheet=menu]").click()
            button.first.click()
            visitor.page.locator("dialog").wait_for()

    return show


def missing(visitor: Visitor) -> None:
    visitor.go("/table/nosuchtable1")
    visitor.page.locator("main a").wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": home,
    "settings": settings,
    "my-games": my_games,
    "waiting": waiting,
    "missing": missing,
    **{f"set-up-{game}": set_up(game) for game in GAMES},
    **{f"rules-{game}": rules(game) for game in GAMES},
    **{f"table-{game}-{players}": table(game, players) for game in GAMES for players in (2, 3, 4)},
    "table-azul-brown-gold": table("azul", 3, wall="brown", special_factories=True),
    "table-maui-crabs": table("maui", 4, mode="crabs"),
    **{f"counts-{game}": table(game, 2, "counts") for game in GAMES},
    "table-rules": table("azul", 2, "rules"),
    "log": table("azul", 2, "log"),
    "talk": table("azul", 2, "talk"),
    "menu": table("maui", 2, "menu"),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nobody_is_kept_out(server: Running, browser: Browser, screen: str, theme: Any) -> None:
    visitor = Visitor(browser, server, PHONE if theme == "dark" else DESKTOP)
    visitor.page.emulate_media(color_scheme=theme)
    SCREENS[screen](visitor)
    visitor.page.evaluate(AXE.read_text())
    found = visitor.page.evaluate("axe.run()")["violations"]
    assert [
        (one["id"], node["html"][:200], node["failureSummary"][:300])
        for one in found
        for node in one["nodes"]
    ] == []
    visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_text_has_room(
    server: Running, browser: Browser, language: str, size: dict[str, int]
) -> None:
    visitor = Visitor(browser, server, size, language)
    cut = {}
    for screen, show in SCREENS.items():
        if screen.endswith("-3"):
            continue  # between two and four there is nothing new
        show(visitor)
        wide = visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        found = visitor.page.evaluate(CUT_OFF) + (["the page is too wide"] if wide else [])
        if found:
            cut[screen] = found
    assert cut == {}
    visitor.close()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_does_not_scroll_on_ones_turn(
    server: Running, browser: Browser, game: str, players: int
) -> None:
    visitor = Visitor(browser, server, PHONE)
    table(game, players)(visitor)
    heights = "[document.documentElement.scrollHeight, innerHeight]"
    page, window = visitor.page.evaluate(heights)
    assert page <= window
    visitor.close()


def test_nothing_is_asked_of_another_host(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    hosts = set()
    visitor.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    for show in SCREENS.values():
        show(visitor)
    assert hosts == {server.address.removeprefix("http://")}
    visitor.close()


def test_the_language_changes_without_losing_the_table(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table("azul")(visitor)
    address = visitor.page.url
    visitor.page.locator("nav select").select_option("uk")
    visitor.page.wait_for_function("document.documentElement.lang === 'uk'")
    assert visitor.page.url == address
    assert visitor.page.locator(".says.mine").count() == 1
    visitor.page.reload()
    visitor.page.wait_for_function("document.documentElement.lang === 'uk'")
    visitor.close()
