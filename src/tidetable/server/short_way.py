"""A short way for moves, which are asked for more often than everything else together.

The framework finds the route, what its handler wants and what becomes of its answer anew for each
request, and here it is always the same. What does not look as usual goes the long way; both ask the
same guards, call the same handler and refuse by the same functions.
"""

import re
from functools import cached_property
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from tidetable.server import headers, wire
from tidetable.server.asking import caller_of, desk_of
from tidetable.server.moves_api import JSON, answer

MOVES = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/moves")
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]*")
decoder = msgspec.json.Decoder(wire.MakeMoves, strict=False)  # as the framework has it


class MovesRequest(Request[Any, Any, Any]):
    """A request whose headers are a plain dictionary; of two with one name the first counts."""

    @cached_property
    def headers(self) -> Any:
        """By name, in lower case."""
        pairs = list(self.scope["headers"])[::-1]
        return {name.decode("latin-1"): value.decode("latin-1") for name, value in pairs}


class ShortWay:
    """The application, with a short way for moves."""

    def __init__(self, app: Litestar, secure: bool) -> None:
        self.app = app
        self.headers = [(b"content-type", JSON.encode()), *headers.on_every_answer(secure)]
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
        request = MovesRequest(scope, receive, send)
        if not HOST.fullmatch(request.headers.get("host", "")):
            return await self.app(scope, receive, send)
        scope["litestar_app"], scope["route_handler"] = self.app, self.handler
        status: int | None
        more: list[tuple[bytes, bytes]] = []
        try:
            status, content = await self.move(request, found[1])
        except Exception as error:
            refusal = self.refuse(request, error)
            status, content = refusal.status_code, refusal.render(refusal.content, JSON)
            more = [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
        length = b"content-length", b"%d" % len(content)
        head: Any = {"type": "http.response.start", "status": status}
        await send(head | {"headers": [length, *self.headers, *more]})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    async def move(self, request: MovesRequest, table: str) -> tuple[int, bytes]:
        """Ask the guards, read the body, and make the moves."""
        for guard in self.guards:
            await guard(request, self.handler)
        moves = decoder.decode(await request.body())
        return await answer(table, moves, desk_of(request), caller_of(request))

    def refuse(self, request: MovesRequest, error: Exception) -> Response[Any]:
        """What the application answers to such an error."""
        for kind, handle in self.app.exception_handlers.items():
            if isinstance(kind, type) and isinstance(error, kind):
                return handle(request, error)
        raise error
