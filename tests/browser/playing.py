"""Playing through the page: taps and keys on what is live, and nothing beside the page."""

import random
import time

from playwright.sync_api import Page

SECONDS = 240.0  # for a whole game
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

# What lives: where a tap begins or completes a turn. Taps that complete one are told apart by what
# they would do, so that nobody taps to and fro for ever.
LIVE = """() => {
    const frame = document.querySelector(".frame");
    if (!frame) return { status: "none", step: -1, mine: false, live: [] };
    const sheet = document.querySelector("dialog[open]");  // what lies below it waits
    const seen = (element) => element.getClientRects().length && !element.closest("[inert]")
        && (!sheet || sheet.contains(element));
    const live = [...document.querySelectorAll(
        ".board :is([data-take], [data-move]):not([aria-disabled=true]):not([disabled])"
    )].filter(seen);
    return {
        status: frame.dataset.status,
        step: Number(frame.dataset.step),
        mine: document.querySelector(".says.mine") !== null,
        // A towel and the only place for it are the same move.
        live: live.map((element) => (element.matches(".ghost") ? ".ghost" : ":not(.ghost)")
            + (element.dataset.move ? `[data-move="${element.dataset.move}"]`
                : `[data-take="${element.dataset.take}"]`)),
    };
}"""


# A place where a finger would touch the target and nothing that lies over it.
POINT = """(target) => {
    for (const element of document.querySelectorAll(".board " + target)) {
        if (!element.getClientRects().length) continue;
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = element.getBoundingClientRect();
        for (const down of [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92])
            for (const right of [0.5, 0.2, 0.8]) {
                const [x, y] = [box.x + box.width * right, box.y + box.height * down];
                const hit = document.elementFromPoint(x, y);
                if (hit && (element === hit || element.contains(hit))) return [x, y];
            }
    }
    return null;
}"""


class Player:
    """Plays one seat at random, but gets on: what was tapped is not tapped again at once."""

    def __init__(self, page: Page, seed: int = 0, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.choices = random.Random(seed)
        self.tapped: set[str] = set()
        self.step = -1

    def look(self) -> tuple[str, bool, list[str]]:
        """The game's status, whether it is my turn, and what I can tap."""
        seen = self.page.evaluate(LIVE)
        if seen["step"] != self.step:
            self.step, self.tapped = seen["step"], set()
        return seen["status"], seen["mine"], seen["live"]

    def tap(self, live: list[str]) -> None:
        """Tap something, or reach it by keys and press Enter."""
        fresh = [target for target in live if target not in self.tapped] or live
        whole = [target for target in fresh if "[data-move" in target]
        target = self.choices.choice(whole or fresh)
        self.tapped.add(target)
        if self.keys:
            if self.reach(target):
                self.page.keyboard.press("Enter")
            else:
                assert self.gone(target), f"{target} cannot be reached by keys"
        else:
            point = self.page.evaluate(POINT, target)
            if point:
                self.page.mouse.click(*point)
            else:
                assert self.gone(target), f"{target} is covered"

    def gone(self, target: str) -> bool:
        """Whether it lives no more: the table has gone on since it was looked for."""
        self.page.wait_for_timeout(300)
        return target not in self.look()[2] or self.page.evaluate(POINT, target) is not None

    def tap_if_live(self) -> None:
        """Go on with my turn, if it is mine."""
        _, mine, live = self.look()
        if mine and live:
            self.tap(live)

    def reach(self, target: str) -> bool:
        """Go there by Tab and the arrow keys alone, as somebody would who sees the ring."""
        where = f"document.activeElement?.matches('{target}')"
        for _ in range(60):
            if self.page.evaluate(where):
                return True
            if self.same_zone(target):
                return self.arrow_to(target)
            self.page.keyboard.press("Tab")
        return False

    def same_zone(self, target: str) -> bool:
        """Whether the focus is in the zone of the target: arrows reach it from here."""
        script = """(target) => {
            const zone = document.activeElement?.closest("[data-zone]");
            return Boolean(zone?.querySelector(target));
        }"""
        return bool(self.page.evaluate(script, target))

    def arrow_to(self, target: str) -> bool:
        """Walk with the arrow keys."""
        script = """(target) => {
            const one = document.activeElement.getBoundingClientRect();
            const goal = document.querySelector(".board " + target);
            if (!goal) return "";
            const other = goal.getBoundingClientRect();
            const x = other.x + other.width / 2 - one.x - one.width / 2;
            const y = other.y + other.height / 2 - one.y - one.height / 2;
            if (document.activeElement.matches(target)) return "";
            const across = x > 0 ? "ArrowRight" : "ArrowLeft";
            const along = y > 0 ? "ArrowDown" : "ArrowUp";
            return Math.abs(x) > Math.abs(y) ? across + " " + along : along + " " + across;
        }"""
        for attempt in range(80):
            keys = str(self.page.evaluate(script, target)).split()
            if not keys:
                return bool(self.page.evaluate(f"document.activeElement.matches('{target}')"))
            # The other way round now and then, where the straight way is blocked.
            key = keys[0] if self.choices.random() < 0.75 or attempt % 7 else keys[-1]
            self.page.keyboard.press(key)
            if self.choices.random() < 0.15:
                self.page.keyboard.press(
                    self.choices.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
                )
        return False

    def wait_for_turn(self) -> None:
        """Until something may live, and a little longer."""
        self.page.wait_for_timeout(20)
        self.page.locator(".says.mine, .frame[data-status=over]").first.wait_for(state="attached")

    def play_turn(self) -> None:
        """Make one whole move: until the table has gone on."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            _, mine, live = self.look()
            if mine and live:
                break
            self.wait_for_turn()
        began = self.step
        while time.monotonic() < end:
            status, mine, live = self.look()
            if self.step != began or status == "over":
                return
            if mine and live:
                self.tap(live)
            self.page.wait_for_timeout(30)
        raise AssertionError("the turn does not end")

    def play_on(self) -> None:
        """Play to the end."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            status, mine, live = self.look()
            if status == "over":
                return
            if mine and live:
                self.tap(live)
            else:
                self.wait_for_turn()
        raise AssertionError("the game does not end")
