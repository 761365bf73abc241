"""Pictures of every table, desktop and phone, light and dark, in all five languages, to look at.

python -m tests.browser.screenshots [--only azul] [--languages en,uk]   into ./screenshots
"""

import argparse
import itertools
import random
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.samples import of
from tests.server.running import running
from tidetable.games import GAMES

FOLDER = Path(__file__).parents[2] / "screenshots"
LANGUAGES = ("en", "uk", "pl", "fr", "ru")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TABLES = {
    f"{game}-{screen.players}": (game, screen.players, screen.options)
    for game in GAMES
    for screen in of(game).screens
}
MOVES = 14  # into the game


def play_some(visitor: Visitor, game: str, players: int, options: dict[str, Any]) -> str:
    """A table in the middle of a game, on the visitor's turn."""
    bots = ["bot:casual"] * (players - 1)
    customs = {"hints": True}
    table = visitor.make_table(game, "me", *bots, options=options, customs=customs, name="Nadia")
    choices, made = random.Random(7), 0
    while True:
        view = visitor.ask("GET", f"/api/tables/{table}")
        if view["status"] == "over" or (made >= MOVES and view["legal"]):
            return table
        if view["legal"]:
            move = {"seat": view["you"], "after": view["step"], "move_id": str(made)}
            move["moves"] = [choices.choice(view["legal"])]
            visitor.ask("POST", f"/api/tables/{table}/moves", move)
            made += 1


def picture(visitor: Visitor, path: str, file: Path) -> None:
    """What stands at an address."""
    visitor.go(path)
    visitor.page.wait_for_timeout(700)
    visitor.page.screenshot(path=file)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a word that the name must have")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data", "--no-limits", "--bot-seconds", "0.2") as server,
        sync_playwright() as started,
    ):
        browser = chromium.launch(started)
        visitor = Visitor(browser, server)
        tables = {
            name: play_some(visitor, *about)
            for name, about in TABLES.items()
            if chosen.only in name
        }
        for language, size, theme in itertools.product(
            chosen.languages.split(","), (DESKTOP, PHONE), THEMES
        ):
            looking = Visitor(browser, server, size, language, scale=1)
            for cookie in visitor.context.cookies():
                looking.context.add_cookies(
                    [{"name": cookie["name"], "value": cookie["value"], "url": server.address}]
                )
            looking.page.emulate_media(color_scheme=theme)
            kind = f"{size['width']}x{size['height']}-{theme}-{language}.png"
            picture(looking, "/", FOLDER / f"home-{kind}")
            for name, table in tables.items():
                picture(looking, f"/table/{table}", FOLDER / f"{name}-{kind}")
            looking.context.close()
    print(f"Pictures are in {FOLDER}.")


if __name__ == "__main__":
    main()
