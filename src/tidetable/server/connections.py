"""One connection: a request has to arrive whole in time, and may not be endless.

Uvicorn waits for ever for the rest of a request and keeps all of its headers; a few clients that
send a byte now and then, or headers without end, could use up what the server has.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 10.0  # seconds for a request to arrive
LARGEST_HEAD = 2**16
LARGEST_REQUEST = 2**22  # what is too large for the application is refused there, with a sentence


class Connection(HttpToolsProtocol):
    """Uvicorn's, with an end to its patience."""

    deadline: asyncio.TimerHandle | None = None
    in_head = True
    taken = 0  # bytes of the request that is arriving

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection, on which the first request is due."""
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is due."""
        self.arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        self.taken += len(data)
        super().data_received(data)
        if self.deadline is None or self.transport.is_closing():
            return
        if self.taken > (LARGEST_HEAD if self.in_head else LARGEST_REQUEST):
            self.give_up("The request is too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.in_head = True
        if self.deadline is None:
            self.expect()

    def on_headers_complete(self) -> None:
        """What follows is the body."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self.arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is another protocol's connection."""
        self.arrived()
        super().handle_websocket_upgrade()

    def expect(self) -> None:
        """Wait for a request, but not for ever."""
        self.deadline = self.loop.call_later(
            PATIENCE, self.give_up, "The request did not arrive in time."
        )

    def arrived(self) -> None:
        """Wait no longer."""
        self.taken = 0
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
