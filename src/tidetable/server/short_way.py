"""A short way for moves, which are asked for more often than everything else together.

The framework finds the route, what its handler wants and what becomes of its answer anew for each
request, and here it is always the same. What does not look as usual goes the long way; both ask the
same guards, call the same handler and refuse by the same functions.
"""

import re
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import Address
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from tidetable.server import headers, wire
from tidetable.server.asking import caller_of, desk_of
from tidetable.server.connections import connection_of
from tidetable.server.moves_api import JSON, answer

MOVES = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/moves")
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]*")
LENGTH = re.compile(r"[0-9]{1,4}")  # of a body; moves are short
decoder = msgspec.json.Decoder(wire.MakeMoves, strict=False)  # as the framework has it


class Gone(Exception):
    """Who asked has gone before all of the request was here."""


class Asked:
    """What guards look at in a request. The framework's own is made for more."""

    def __init__(self, app: Litestar, scope: Scope) -> None:
        self.app = app
        self.scope = scope
        pairs = list(scope["headers"])[::-1]  # of two with one name the first counts
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in pairs}

    @property
    def cookies(self) -> dict[str, str]:
        """By name."""
        return self.whole.cookies

    @property
    def client(self) -> Address | None:
        """Where it comes from."""
        client = self.scope["client"]
        return Address(*client) if client else None

    @property
    def whole(self) -> Request[Any, Any, Any]:
        """The framework's own."""
        return Request(self.scope)

    @property
    def is_usual(self) -> bool:
        """Whether there is nothing in it that only the framework can deal with."""
        host, length = self.headers.get("host", ""), self.headers.get("content-length", "")
        return bool(HOST.fullmatch(host) and LENGTH.fullmatch(length))


class ShortWay:
    """The application, with a short way for moves."""

    def __init__(self, app: Litestar, secure: bool) -> None:
        self.app = app
        self.headers = [(b"content-type", JSON.encode()), *headers.on_every_answer(secure)]
        self.usual_head = b"".join(b"%b: %b\r\n" % header for header in self.headers)
        found = app.get_handler_index_by_name("make_moves")
        assert found is not None
        self.handler: Any = found["handler"]
        self.guards: list[Any] = self.handler.resolve_guards()  # of all layers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, one way or the other."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST":
            return await self.app(scope, receive, send)
        found = MOVES.fullmatch(scope["path"])
        if found is None:
            return await self.app(scope, receive, send)
        asked = Asked(self.app, scope)
        if not asked.is_usual:
            return await self.app(scope, receive, send)
        scope["litestar_app"], scope["route_handler"] = self.app, self.handler
        status: int | None
        more: list[tuple[bytes, bytes]] = []
        try:
            status, content = await self.move(asked, receive, found[1])
        except Gone:
            return
        except Exception as error:
            refusal = self.refuse(asked.whole, error)
            status, content = refusal.status_code, refusal.render(refusal.content, JSON)
            more = [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
        connection = connection_of(scope)
        if status == 200 and connection and connection.answer(self.usual_head, content):
            return
        length = b"content-length", b"%d" % len(content)
        head: Any = {"type": "http.response.start", "status": status}
        await send(head | {"headers": [length, *self.headers, *more]})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    async def move(self, asked: Any, receive: Receive, table: str) -> tuple[int, bytes]:
        """Ask the guards, read the body, and make the moves."""
        for guard in self.guards:
            await guard(asked, self.handler)
        moves = decoder.decode(await whole_body(receive))
        return await answer(table, moves, desk_of(asked), caller_of(asked))

    def refuse(self, request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        """What the application answers to such an error."""
        for kind, handle in self.app.exception_handlers.items():
            if isinstance(kind, type) and isinstance(error, kind):
                return handle(request, error)
        raise error


async def whole_body(receive: Receive) -> bytes:
    """What was sent; not more than its head says."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message["body"]
        if not message["more_body"]:
            return bytes(body)
