"""Every screen: readable by everybody, in every language, on every size, from this host alone."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.depth import DEEP
from tests.samples import Screen, of
from tests.server.running import Running, wait_for
from tidetable.games import GAMES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# With the rule that no target is under 24 px or has one of those too near. What is right is counted
# for nothing: to describe it takes longer than to find it. Nobody reaches what is under a sheet.
AXE_RUN = """axe.run(document.querySelector("dialog") ?? document, {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
}).then((found) => found.violations)"""
LANGUAGES = ("en", "uk", "pl", "fr", "ru")

# Text that its place or its card cuts off: it would have to be shorter, or the place larger. What
# people call themselves is theirs and may be cut.
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const free = ".unseen, [data-name], option, select, code, input, [inert], svg *";
    if (!element.offsetParent || element.closest(free)) return false;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const card = element.closest(".card")?.getBoundingClientRect();
    if (box.width <= 1 || style.display === "inline" || /auto|scroll/.test(style.overflowY))
        return false;
    return [...element.childNodes].some((node) => {
        if (node.nodeType !== 3 || !node.data.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const wide = text.right > box.right + 1 || text.left < box.left - 1;
        const high = text.bottom > box.bottom + 3 && style.overflowY !== "visible";
        return wide || high || text.right > (card?.width ? card.right - 3 : innerWidth + 1);
    });
}).map((element) => element.className + ": " + element.textContent.trim().slice(0, 60))"""

# Buttons that stick out of the window, where nothing scrolls to them.
STICKS_OUT = """() => [...document.querySelectorAll("button, a, select")].filter((element) => {
    const box = element.getBoundingClientRect();
    if (!element.offsetParent || box.width <= 1 || element.closest("[inert]")) return false;
    for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return false;
    return box.left < -1 || box.right > innerWidth + 1;
}).map((element) => "sticks out: " + (element.ariaLabel ?? element.textContent).trim())"""

# Names of sentences that stand where the sentence should.
NO_WORDS = r"""() => {
    const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel);
    const said = [document.body.textContent, ...labels].join(" ");
    return said.match(/\b(page|table|GAMES)(-[a-z]+)+\b/g) ?? [];
}""".replace("GAMES", "|".join(GAMES))


def home(visitor: Visitor) -> None:
    visitor.make_table("azul", "me", "link")
    visitor.go("/")
    visitor.page.locator("article").nth(len(GAMES) - 1).wait_for()


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
        drawings = visitor.page.locator(".rules .picture use")
        assert drawings.count()
        for drawing in set(drawings.evaluate_all("all => all.map((one) => one.href.baseVal)")):
            visitor.page.locator(drawing).wait_for(state="attached")

    return show


def my_games(visitor: Visitor) -> None:
    visitor.make_table("maui", "me", "link")
    finished(visitor, "azul")
    visitor.go("/games")
    visitor.page.locator("li", has_text=re.compile("won|victory")).wait_for()


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


def finished(visitor: Visitor, game: str, players: int = 2) -> str:
    """A game that is over."""
    made = visitor.make_table(game, "me", *["bot:beginner"] * (players - 1), name="Ann")
    visitor.ask("POST", f"/api/tables/{made}/leave")  # a bot plays on, quickly
    wait_for(lambda: visitor.ask("GET", f"/api/tables/{made}")["status"] == "over")
    return made


def replay(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.go(f"/replay/{finished(visitor, game)}?step=20")
        visitor.page.locator("footer input").wait_for()

    return show


def over(visitor: Visitor) -> None:
    """Four players, and the score counted up."""
    made = finished(visitor, "azul", 4)
    visitor.go(f"/table/{made}")
    visitor.page.locator("dialog [data-final]").nth(3).wait_for()


def nothing(visitor: Visitor) -> None:
    visitor.go("/nowhere")
    visitor.page.locator("main a").wait_for()


def first_turn(game: str, screen: Screen) -> Callable[[Visitor], None]:
    """A table in the first turn; perhaps something was taken, and the page says what may follow."""

    def show(visitor: Visitor) -> None:
        table(game, screen.players, **screen.options)(visitor)
        if screen.tap:
            visitor.page.locator(screen.tap).first.click()
            visitor.page.locator(screen.then).first.wait_for()

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
    "nothing": nothing,
    **{f"replay-{game}": replay(game) for game in GAMES},
    "over": over,
    **{f"set-up-{game}": set_up(game) for game in GAMES},
    **{f"rules-{game}": rules(game) for game in GAMES},
    **{
        f"table-{game}-{screen.players}": first_turn(game, screen)
        for game in GAMES
        for screen in of(game).screens
    },
    **{f"sheet-counts-{game}": table(game, 2, "counts") for game in GAMES},
    "sheet-rules": table("azul", 2, "rules"),
    "sheet-log": table("azul", 2, "log"),
    "sheet-talk": table("azul", 2, "talk"),
    "sheet-menu": table("maui", 2, "menu"),
}


def speak(page: Page, language: str) -> None:
    """Change the language where the page lets one do it; under a sheet nobody else could."""
    change = """(language) => {
        const select = document.querySelector(".language select");
        if (!select) return;
        select.value = language;
        select.dispatchEvent(new Event("change", { bubbles: true }));
    }"""
    page.evaluate(change, language)
    if page.locator(".language select").count():
        page.locator(f"html[lang={language}]").wait_for(state="attached")


def keeps_out(page: Page) -> list[Any]:
    """Whom the page keeps out, as far as axe can tell."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return [
        (one["id"], node["html"][:200], node["failureSummary"][:300])
        for one in page.evaluate(AXE_RUN)
        for node in one["nodes"]
    ]


def has_no_room(page: Page) -> list[str]:
    """Texts that their place cuts off, or that are missing."""
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    found: list[str] = [
        text for script in (CUT_OFF, STICKS_OUT, NO_WORDS) for text in page.evaluate(script)
    ]
    return found + (["the page is too wide"] if wide else [])


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(server: Running, browser: Browser, screen: str) -> None:
    visitor = Visitor(browser, server, PHONE)
    page, hosts = visitor.page, set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    SCREENS[screen](visitor)
    wrong: list[Any] = []
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.emulate_media(color_scheme="dark" if size is PHONE else "light")
        wrong += keeps_out(page)
        # Where there is least room in every language; elsewhere in a sample of them.
        for language in LANGUAGES if size is PHONE or DEEP else LANGUAGES[:2]:
            speak(page, language)
            wrong += [(language, size, text) for text in has_no_room(page)]
            if size is PHONE and screen.startswith("table-"):
                assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")
    assert wrong == []
    assert hosts == {server.address.removeprefix("http://")}
    visitor.close()


def test_four_boards_fit_on_a_tablet(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server, {"width": 1024, "height": 768})
    table("azul", 4)(visitor)
    for language in LANGUAGES:
        speak(visitor.page, language)
        assert (language, has_no_room(visitor.page)) == (language, [])
    visitor.close()


def test_the_language_changes_without_losing_the_table(server: Running, browser: Browser) -> None:
    visitor = Visitor(browser, server)
    table("azul")(visitor)
    address = visitor.page.url
    visitor.page.locator("nav select").select_option("uk")
    visitor.page.locator("html[lang=uk]").wait_for(state="attached")
    assert visitor.page.url == address
    assert visitor.page.locator(".says.mine").count() == 1
    visitor.page.reload()
    visitor.page.locator("html[lang=uk]").wait_for(state="attached")
    visitor.close()
