"""Routes of finished games: the log, the proof of its draws, and the position after any step."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from tidetable.core import fair
from tidetable.core.errors import BadInput
from tidetable.core.log import Log
from tidetable.core.play import replay
from tidetable.core.rules import ONLOOKER
from tidetable.games import rules_of
from tidetable.server import old_games, wire
from tidetable.server.asking import Desk, TableId
from tidetable.server.hall import GONE
from tidetable.server.people import Caller
from tidetable.server.table import Refused, Table, refused


async def finished(desk: Desk, table: str) -> Table:
    """A table whose game is over; before that nobody may see everything."""
    found = (await desk.hall.find(table)).table
    if found.status != "over":
        raise refused("not-over", 403)
    return found


async def record(desk: Desk, table: str) -> fair.Proof:
    """All of a finished game, one of older rules too, though nobody can replay that here."""
    try:
        return (await finished(desk, table)).proof()
    except Refused as error:
        if error.status != GONE:
            raise
        old = await desk.hall.store.read(old_games.proof_of(table))
        if old is None:
            raise
        return old


@get("/api/tables/{table:str}/log")
async def log(table: TableId, desk: Desk) -> Response[Log]:
    """The whole game as a log, which the command line replays."""
    found = (await record(desk, table)).log
    name = f"{found.game}-{table}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/proof")
async def proof(table: TableId, desk: Desk) -> Response[fair.Proof]:
    """The game with the secret its draws followed from, which ``tidetable verify`` checks."""
    found = await record(desk, table)
    name = f"{found.log.game}-{table}-proof.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/positions/{step:int}")
async def position(
    table: TableId,
    step: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
    desk: Desk,
    caller: Caller,
    seat: Annotated[int, Parameter(ge=-1, le=7)] = ONLOOKER,
    everything: bool = False,
) -> wire.Position:
    """A finished game after a step, as a seat saw it; without a seat, as an onlooker did, or with
    everything open. While it goes on, only one's own seat and what has happened since its last
    move."""
    found = (await desk.hall.find(table)).table
    mine = found.seat_of(caller.person)
    if found.status != "over" and (everything or not missed(found, mine, seat, step)):
        raise refused("not-over", 403)
    record = found.log()
    if step > len(record.steps):
        raise refused("no-such-step", 404, steps=len(record.steps))
    if seat not in range(-1, len(found.seats)):
        raise refused("no-such-seat", 404, seat=seat)
    game = replay(found.rules, record, step)
    shown = found.rules.face.shown_open(game.state) if everything else game.view(seat).shown
    return wire.Position(step, len(record.steps), game.to_move, shown)


def missed(table: Table, mine: int, seat: int, step: int) -> bool:
    """Whether it is a position that the seat may have missed: it has not moved since."""
    return mine == seat != ONLOOKER and mine not in table.movers[step:]


@post(
    "/api/verify",
    status_code=200,
    opt={"cost": "verify"},
    responses={200: ResponseSpec(wire.Verified, description="what was found")},
)
async def verify(request: Request[Any, Any, Any]) -> wire.Verified:
    """Draw everything again from the proof of a game, sent as the body."""
    return await asyncio.to_thread(verified, await request.body())


def verified(document: bytes) -> wire.Verified:
    """What holds of a proof, and what does not hold first."""
    draws: list[fair.Draw] = []
    try:
        proof = fair.read_proof(document)
        draws.extend(fair.verify(rules_of(proof.log.game), proof))
    except BadInput as error:
        return wire.Verified(False, str(error), draws)
    return wire.Verified(True, None, draws)


router = Router("/", route_handlers=[log, proof, position, verify], tags=["records"])
