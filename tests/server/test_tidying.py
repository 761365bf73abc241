"""The server looks for garbage on its own clock."""

import asyncio
import gc
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
