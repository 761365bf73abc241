"""What nobody needs any more goes: by itself, or when the server looks for garbage."""

import asyncio
import gc
import sys
import weakref
from typing import Any

import pytest
import uvicorn

from tidetable.server import process
from tidetable.server.connections import Connection, connection_of


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


class Wire(asyncio.Transport):
    """What a connection writes to."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Leave in the scope what was sent, as the framework does."""
    scope["body"] = await receive()
    connection = connection_of(scope)
    assert connection is not None
    assert connection.answer(b"", b"{}")


def connected(app: Any, wire: Wire) -> Connection:
    """A connection to an application, without a network."""
    config = uvicorn.Config(app, http=Connection, log_config=None, lifespan="off")
    config.load()
    state = uvicorn.server.ServerState()
    connection = Connection(config=config, server_state=state, app_state={})
    connection.connection_made(wire)
    return connection


def test_a_closed_connection_and_what_was_sent_on_it_go_by_themselves() -> None:
    async def ask() -> None:
        wire = Wire()
        connection = connected(answer, wire)
        connection.data_received(b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}")
        await asyncio.sleep(0.01)
        assert wire.written.endswith(b"\r\n\r\n{}")
        connection.connection_lost(None)
        kept = weakref.ref(connection)
        del connection
        await asyncio.sleep(0)
        assert kept() is None

    gc.disable()
    try:
        asyncio.run(ask())
    finally:
        gc.enable()


def test_a_stream_ends_with_its_connection_though_more_was_asked_for_behind_it() -> None:
    ended = []

    async def stream(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while (await receive())["type"] != "http.disconnect":
            pass
        ended.append(scope["path"])

    async def look() -> None:
        connection = connected(stream, Wire())
        for path in (b"/first", b"/second", b"/third"):
            connection.data_received(b"GET %b HTTP/1.1\r\nhost: a\r\n\r\n" % path)
        await asyncio.sleep(0.01)
        assert not ended
        connection.connection_lost(None)
        await asyncio.sleep(0.01)

    asyncio.run(look())
    assert ended[0] == "/first"
