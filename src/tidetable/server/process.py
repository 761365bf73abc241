"""One server process: takes over a listening socket and serves until it is told to stop."""

import asyncio
import gc
import logging
import os
import socket
import sys
from functools import partial
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from tidetable.server.app import make_app
from tidetable.server.connections import Connection
from tidetable.server.news import news_at
from tidetable.server.settings import Settings
from tidetable.server.short_way import ShortWay
from tidetable.server.siblings import Siblings
from tidetable.server.table import now

LARGEST_WORD = 2**10  # bytes that a viewer may send over a WebSocket; nobody listens
GRACE = 5  # seconds for requests that are being answered
# SQLite gives up the interpreter for each statement, and the writer waits up to this long, in
# seconds, to get it back from a busy event loop; Python's own choice is ten times as much.
SWITCH = 0.0005
NEW_OBJECTS = 500_000  # more than before, until the collector looks for garbage among the new ones
NEVER = 2**30
TIDY_SECONDS = 3600.0  # between looks at everything
LINGER = 0.3  # seconds for requests on their way to a process that stops


class Lines(logging.Formatter):
    """A log line is one JSON object."""

    USUAL = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in self.USUAL}
        line = {"at": now(), "level": record.levelname.lower(), "what": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line | extra, enc_hook=str).decode()


class Server(uvicorn.Server):
    """Ends its streams when it is told to stop; they would go on for ever."""

    def __init__(self, config: uvicorn.Config, app: Litestar, siblings: Siblings | None) -> None:
        super().__init__(config)
        self.app = app
        self.siblings = siblings
        self.arriving: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and to tidy up."""
        await super().startup(sockets)
        self.tidying = asyncio.create_task(tidy())
        if self.siblings is not None:
            self.siblings.open_letters(self.adopt)

    def adopt(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that another process has handed on, with what was read from it."""
        make: Any = self.config.http_protocol_class
        protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        protocol.begun = request
        accepting = asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        task = asyncio.create_task(accepting)
        self.arriving.add(task)
        task.add_done_callback(self.arriving.discard)

    def handle_exit(self, sig: int, frame: Any) -> None:
        desk = getattr(self.app.state, "desk", None)
        if desk is not None:
            desk.hall.stop()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Before connections are closed, answer who was let in and ask them to come in anew."""
        for server in self.servers:
            server.close()
        if self.siblings is not None:
            self.siblings.close_letters()
        self.server_state.default_headers.append((b"connection", b"close"))
        await asyncio.sleep(LINGER)
        await super().shutdown(sockets)


def serve(settings: Settings, listening: socket.socket, ready: int) -> None:
    """Serve until told to stop. What is called ready is closed when everything is loaded."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    news = news_at(settings)
    siblings = news if isinstance(news, Siblings) else None
    app = make_app(settings, news)
    protocol: Any = partial(Connection, siblings=siblings)
    config = uvicorn.Config(
        ShortWay(app, settings.secure),
        http=protocol,
        ws_max_size=LARGEST_WORD,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        server_header=False,
    )
    config.load()
    os.close(ready)
    avoid_pauses()
    Server(config, app, siblings).run(sockets=[listening])


def avoid_pauses() -> None:
    """Let nothing keep the event loop, or the writer, waiting for long."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # compiler and framework stay; full collections with them took up to 0.8 s
    # What a move leaves behind is in no cycle and goes by itself, so there are as many objects as
    # before; looking at them every second took a twentieth of the time.
    gc.set_threshold(NEW_OBJECTS, NEVER)


async def tidy() -> None:
    """Look for all garbage now and then; the collector by itself looks at what is new only."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()
