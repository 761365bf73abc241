"""The route of moves, which is asked more often than all others, and a short way to it."""

import re
from typing import Any

import msgspec
from litestar import Request, Response, Router, post
from litestar.enums import ScopeType
from litestar.openapi import ResponseSpec
from litestar.types import ASGIApp, Receive, Scope, Send

from tidetable.server import wire
from tidetable.server.asking import (
    LONGEST_TABLE,
    TABLE_LETTERS,
    Desk,
    TableId,
    caller_of,
    desk_of,
    explain,
    same_origin,
    within_limits,
)
from tidetable.server.hall import move_after, seat_for
from tidetable.server.people import Caller
from tidetable.server.table import Action, Refused, Table, refused

JSON = "application/json"
TABLE_ID = re.compile(TABLE_LETTERS)
MOVES = msgspec.json.Decoder(wire.MakeMoves)


class ShortWay:
    """Asks the same guards and calls the same handler, without what the framework does between.

    To find out what the handler wants and what becomes of its answer, which is always the same
    here, takes about as long as to make the move.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; one that is for no table goes the long way, where it is refused."""
        assert scope["type"] == ScopeType.HTTP
        table, handler = scope["path_params"]["table"], scope["route_handler"]
        if len(table) > LONGEST_TABLE or not TABLE_ID.fullmatch(table):
            await self.app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        same_origin(request)
        within_limits(request, handler)
        data = MOVES.decode(await request.body())
        answer = await handler.fn(table, data, desk_of(request), caller_of(request))
        headers = [
            (b"content-type", JSON.encode()),
            (b"content-length", b"%d" % len(answer.content)),
        ]
        await send(
            {"type": "http.response.start", "status": answer.status_code, "headers": headers}
        )
        await send({"type": "http.response.body", "body": answer.content, "more_body": False})


@post(
    "/{table:str}/moves",
    status_code=200,
    middleware=[ShortWay],
    responses={
        200: ResponseSpec(wire.TableView, description="the table as it stands then"),
        409: ResponseSpec(wire.Refusal, description="refused, with the table as it stands now"),
    },
)
async def make_moves(
    table: TableId, data: wire.MakeMoves, desk: Desk, caller: Caller
) -> Response[bytes]:
    """Make a move, or several of one turn. The answer is the table as it stands then."""
    hall = desk.hall

    def change(newer: Table) -> list[Action]:
        if seat_for(newer, caller.person) != data.seat:
            raise refused("wrong-seat", 403)
        return move_after(newer, data, hall.now())

    try:
        after = await hall.act(table, change)
    except Refused as error:
        if error.status in (403, 404):
            raise
        now = (await hall.find(table)).table.seen_by(caller.person, hall.now())
        refusal = msgspec.json.encode(explain(error, now))
        return Response(refusal, status_code=error.status, media_type=JSON)
    seen = after.json_for(caller.person, hall.now())
    return Response(seen, status_code=200, media_type=JSON)


router = Router("/api/tables", route_handlers=[make_moves], tags=["tables"])
