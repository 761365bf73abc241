"""The route of moves. Most requests come to it on the short way."""

import msgspec
from litestar import Response, Router, post
from litestar.openapi import ResponseSpec

from tidetable.server import wire
from tidetable.server.actions import Action
from tidetable.server.asking import Desk, TableId, explain
from tidetable.server.hall import move_after, seat_for
from tidetable.server.people import Caller
from tidetable.server.table import Refused, Table, refused

JSON = "application/json"


@post(
    "/{table:str}/moves",
    status_code=200,
    name="make_moves",
    responses={
        200: ResponseSpec(wire.TableView, description="the table as it stands then"),
        409: ResponseSpec(wire.Refusal, description="refused, with the table as it stands now"),
    },
)
async def make_moves(
    table: TableId, data: wire.MakeMoves, desk: Desk, caller: Caller
) -> Response[bytes]:
    """Make a move, or several of one turn. The answer is the table as it stands then."""
    status, content = await answer(table, data, desk, caller)
    return Response(content, status_code=status, media_type=JSON)


async def answer(table: str, data: wire.MakeMoves, desk: Desk, caller: Caller) -> tuple[int, bytes]:
    """The same as status and content."""
    hall = desk.hall

    def change(newer: Table) -> list[Action]:
        if seat_for(newer, caller.person) != data.seat:
            raise refused("wrong-seat", 403)
        done = move_after(newer, data, hall.now())
        if done and newer.seats[data.seat].stand_in:
            raise refused("already-left", 409)
        return done

    try:
        after = await hall.act(table, change)
    except Refused as error:
        if error.status in (403, 404):
            raise
        now = (await hall.find(table)).table.seen_by(caller.person, hall.now())
        return error.status, msgspec.json.encode(explain(error, now))
    return 200, after.json_for(caller.person, hall.now())


router = Router("/api/tables", route_handlers=[make_moves], tags=["tables"])
