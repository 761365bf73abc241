"""Somebody at a browser: what they see, tap and type."""

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
expect.set_options(timeout=20_000)


class Visitor:
    """A browser of their own, with a window; whatever goes wrong in it fails the test."""

    def __init__(
        self,
        browser: Browser,
        server: Running,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        scale: float = 0.5,
        **preferences: Any,
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            has_touch=size is PHONE,
            device_scale_factor=scale,  # for nobody's eyes half as many pixels are painted
        )
        self.context.set_default_timeout(20_000)
        liked = json.dumps({"speed": "none", "language": language} | preferences)
        self.context.add_init_script(
            f"localStorage.getItem('tidetable-preferences') || "
            f"localStorage.setItem('tidetable-preferences', JSON.stringify({liked}))"
        )
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another window of the same person."""
        page = self.context.new_page()
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on(
            "console",
            lambda line: (
                self.problems.append(line.text)
                if line.type == "error" and "Content Security Policy" in line.text
                else None
            ),
        )
        return page

    def go(self, path: str) -> None:
        """Open a page of the server."""
        self.page.goto(self.server.address + path)

    def accept(self, link: str, name: str = "") -> None:
        """Open the link to a seat, and sit down there."""
        self.go(link)
        form = self.page.locator("main form")
        if name:
            form.get_by_role("textbox").fill(name)
        form.get_by_role("button").click()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server beside the page, as the same person."""
        answer = self.context.request.fetch(
            self.server.address + path, method=method, data=body, timeout=60_000
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def make_table(self, game: str, *seats: str, **more: Any) -> str:
        """A new table; its id."""
        made = self.ask("POST", "/api/tables", {"game": game, "seats": list(seats)} | more)
        self.links = made["links"]
        return str(made["table"]["table"])

    def close(self) -> None:
        """Leave; nothing may have gone wrong on the page."""
        self.context.close()
        assert not self.problems, self.problems
