"""The server looks for garbage seldom, but it does."""

import asyncio
import gc
import sys
import weakref

import pytest

from tidetable.server import process


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_holds_itself_goes_when_the_server_tidies_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tidy_for_a_moment() -> None:
        tidying = asyncio.create_task(process.tidy())
        await asyncio.sleep(0.05)
        tidying.cancel()

    monkeypatch.setattr(process, "TIDY_SECONDS", 0.0)
    gc.disable()
    try:
        knot = weakref.ref(Knot())
        assert knot() is not None
        asyncio.run(tidy_for_a_moment())
        assert knot() is None
    finally:
        gc.enable()


def test_much_that_is_new_is_looked_at_before(monkeypatch: pytest.MonkeyPatch) -> None:
    threshold, switching = gc.get_threshold(), sys.getswitchinterval()
    monkeypatch.setattr(process, "NEW_OBJECTS", 1000)
    try:
        process.avoid_pauses()
        knot = weakref.ref(Knot())
        assert knot() is not None
        kept = [Knot() for _ in range(2000)]
        assert knot() is None
        assert kept[0].itself is kept[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)
        sys.setswitchinterval(switching)
