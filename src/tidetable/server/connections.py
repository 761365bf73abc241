"""One connection: a request has to arrive whole in time, and may not be endless.

Uvicorn waits for ever for the rest of a request and keeps all of its headers; a few clients that
send a byte now and then, or headers without end, could use up what the server has. And it writes
head and body of an answer one after the other, though writing is what costs most.
"""

import asyncio
import weakref
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tidetable.server.siblings import AGAIN, Siblings

PATIENCE = 10.0  # seconds for a request to arrive
LARGEST_HEAD = 2**16
LARGEST_REQUEST = 2**22  # what is too large for the application is refused there, with a sentence
DIRECT = "tidetable.direct"  # under this name a request's scope has its connection


class Connection(HttpToolsProtocol):
    """Uvicorn's, with an end to its patience."""

    deadline: asyncio.TimerHandle | None = None
    is_arriving = True
    in_head = True
    is_upgraded = False
    taken = 0  # bytes of the request that is arriving
    unanswered: tuple[RequestResponseCycle, ...] = ()  # before the newest
    begun = b""  # what another process has read

    def __init__(self, *parts: Any, siblings: Siblings | None = None, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.siblings = siblings

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection, on which the first request is due."""
        super().connection_made(transport)
        self.itself = weakref.ref(self)
        self.expect()
        if self.begun:  # not at once: after this the loop begins to read, whoever has paused it
            self.loop.call_soon(self.data_received, b"")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is due. Uvicorn tells the newest request only, and a stream would go on."""
        self.arrived()
        super().connection_lost(exc)
        for cycle in self.unanswered:
            cycle.disconnected = True
            cycle.message_event.set()

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        data, self.begun = self.begun + data, b""
        if not data or self.transport.is_closing():
            return
        if self.siblings is not None and self.is_between_requests:
            keeper = self.siblings.wanted_by(data)
            if keeper is not None:
                return self.hand_on(self.siblings, keeper, data)
        self.taken += len(data)
        super().data_received(data)
        # What comes after an answer begins a request, even if it is an empty line or the rest of a
        # body that nobody wanted: Uvicorn has stopped waiting for one.
        answered = self.cycle is not None and self.cycle.response_complete
        self.is_arriving = self.is_arriving or (answered and not self.is_upgraded)
        if not self.is_arriving or self.transport.is_closing():
            return
        if self.deadline is None:
            self.expect()
        if self.taken > (LARGEST_HEAD if self.in_head else LARGEST_REQUEST):
            self.give_up("The request is too large.")

    @property
    def is_between_requests(self) -> bool:
        """Whether nothing has arrived that is not answered."""
        if self.cycle is None:
            return self.taken == 0
        return bool(self.cycle.response_complete) and not self.is_arriving

    def hand_on(self, siblings: Siblings, keeper: int, data: bytes) -> None:
        """Leave the connection to another process; if that has no room, again and again."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        file = self.transport.get_extra_info("socket").fileno()
        if not self.transport.get_write_buffer_size() and siblings.hand_on(file, data, keeper):
            self.transport.abort()  # here; the other process has it open
        else:
            self.transport.pause_reading()
            self.loop.call_later(AGAIN, self.hand_on, siblings, keeper, data)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.in_head = self.is_arriving = True

    def on_headers_complete(self) -> None:
        """What follows is the body."""
        self.in_head = False
        before = [*self.unanswered, *([self.cycle] if self.cycle else [])]
        self.unanswered = tuple([cycle for cycle in before if not cycle.response_complete])
        super().on_headers_complete()
        # Weak: a connection that held itself would stay, with what was sent, when it is closed.
        self.scope["extensions"] = {DIRECT: {"connection": self.itself}}

    def answer(self, headers: bytes, body: bytes) -> bool:
        """Send a good answer in one piece, if it is a usual one and the other end takes it."""
        cycle = self.cycle
        usual = cycle.keep_alive and b"connection" not in dict(cycle.default_headers)
        if not usual or cycle.disconnected or self.flow.write_paused:
            return False
        more = b"".join([b"%b: %b\r\n" % header for header in cycle.default_headers])
        length = b"content-length: %d\r\n\r\n" % len(body)
        self.transport.write(b"".join((b"HTTP/1.1 200 OK\r\n", more, headers, length, body)))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
        return True

    def on_message_complete(self) -> None:
        """All of it is here."""
        self.arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is another protocol's connection."""
        self.arrived()
        self.is_upgraded = True
        super().handle_websocket_upgrade()

    def expect(self) -> None:
        """Wait for a request, but not for ever."""
        self.deadline = self.loop.call_later(
            PATIENCE, self.give_up, "The request did not arrive in time."
        )

    def arrived(self) -> None:
        """Wait no longer."""
        self.taken, self.is_arriving = 0, False
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self, why: str) -> None:
        """Close the connection, with a reason if no answer is under way."""
        self.arrived()
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started:
            self.send_400_response(why)
        self.transport.abort() if self.transport.get_write_buffer_size() else self.transport.close()


def connection_of(scope: Any) -> Connection | None:
    """The connection of a request, for an answer past the framework and Uvicorn's way of sending.

    None where another server is below, or where more requests have come meanwhile.
    """
    direct = (scope.get("extensions") or {}).get(DIRECT)
    connection: Connection | None = direct["connection"]() if direct else None
    return connection if connection and connection.cycle.scope is scope else None
