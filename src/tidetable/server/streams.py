"""What happens at a table, as it happens: Server-Sent Events, and the same over a WebSocket.

A viewer is only told that there is something new; what it is sent is made when it is ready to take
it, from what it knows already to what there is now. So a slow one costs nothing and misses nothing.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import HeaderParameter, Parameter
from litestar.response import Stream

from tidetable.server import chat
from tidetable.server.asking import Desk, TableId, caller_of, desk_of, explain
from tidetable.server.connections import connection_of
from tidetable.server.hall import Live, resumed, viewers_held
from tidetable.server.people import Caller
from tidetable.server.store import messages_said
from tidetable.server.table import Refused, refused

LONGEST_ID = 20
FULL = 10  # seconds after which somebody with too many streams may try again
WEBSOCKET_CODES = 4000  # where those begin that the protocol leaves to applications
Piece = tuple[str, str, bytes]  # id, kind, data


async def enter(desk: Desk, caller: Caller, table: str) -> None:
    """Refuse a stream of what there is not, and one too many."""
    await desk.hall.find(table)
    if desk.limits.full(caller.address, caller.person):
        raise refused("too-many", 429, seconds=FULL)


@asynccontextmanager
async def viewing(desk: Desk, caller: Caller, live: Live) -> AsyncIterator[asyncio.Event]:
    """Be woken when there is something new."""
    news = asyncio.Event()
    live.viewers.add(news)
    viewers_held.inc()
    try:
        with desk.limits.streaming(caller.address, caller.person):
            yield news
    finally:
        live.viewers.discard(news)
        viewers_held.dec()


async def pieces(desk: Desk, caller: Caller, table: str, last: str) -> AsyncIterator[Piece | None]:
    """What the viewer is to be sent, from the last it has got; None is a sign of life.

    Whoever is woken and finds nothing new was woken for that sign.
    """
    hall = desk.hall
    live = await hall.find(table)
    async with viewing(desk, caller, live) as news:
        # Another process, or this one before its last start, may know of more messages.
        live.said = max(live.said, await hall.store.read(messages_said(table)))
        step, said = read_id(last, live)
        first = True
        while not hall.stopping:
            news.clear()
            now = live.table.step
            if first or now > step:
                data = hall.event_for(live, caller.person, step)
                step, first = now, False
                yield f"{step}.{said}", "table", data
            elif live.said <= said:
                yield None
            if live.said > said:
                for message in await hall.store.read(chat.said_after(table, said)):
                    said = message.number
                    yield f"{step}.{said}", "message", msgspec.json.encode(message)
            await news.wait()


def read_id(last: str, live: Live) -> tuple[int, int]:
    """Step and message that the viewer has got; without them, all that there are now."""
    step, _, said = last.partition(".")
    if not step.isdecimal() or not said.isdecimal() or len(last) > LONGEST_ID:
        return live.table.step, live.said
    resumed.inc()
    return min(int(step), live.table.step), min(int(said), live.said)


@get("/{table:str}/events", media_type="text/event-stream")
async def events(
    table: TableId,
    request: Request[Any, Any, Any],
    last_event_id: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=40)] = "",
    since: Annotated[str, Parameter(max_length=40)] = "",
) -> Stream:
    """Server-Sent Events: ``table`` with what happened and the table now, and ``message``."""
    desk, caller = desk_of(request), caller_of(request)
    await enter(desk, caller, table)
    connection = connection_of(request.scope)
    send: Any = connection.cycle.send if connection else None

    async def lines() -> AsyncIterator[bytes]:
        async for piece in pieces(desk, caller, table, last_event_id or since):
            line = b":\n\n"
            if piece is not None:
                name, kind, data = piece
                line = b"id: %b\nevent: %b\ndata: %b\n\n" % (name.encode(), kind.encode(), data)
            if send is None:
                yield line
            else:  # past the layers of the framework, which have nothing to add to a line
                await send({"type": "http.response.body", "body": line, "more_body": True})

    return Stream(
        lines,
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


@websocket("/{table:str}/socket")
async def socket(table: TableId, socket: WebSocket[Any, Any, Any], since: str = "") -> None:
    """The same over a WebSocket: objects with id, event and data."""
    desk, caller = desk_of(socket), caller_of(socket)
    await socket.accept()
    try:
        await enter(desk, caller, table)
    except Refused as error:
        await socket.close(WEBSOCKET_CODES + error.status, explain(error).sentence)
        return

    async def send() -> None:
        async for piece in pieces(desk, caller, table, since):
            if piece is not None:
                name, kind, data = piece
                await socket.send_data(
                    b'{"id":"%b","event":"%b","data":%b}' % (name.encode(), kind.encode(), data),
                    mode="text",
                )

    await until_gone(socket, asyncio.create_task(send()))


async def until_gone(socket: WebSocket[Any, Any, Any], sending: asyncio.Task[None]) -> None:
    """Let the sending go on until it ends or the viewer leaves; what it says is not heard."""
    with suppress(WebSocketDisconnect):
        while not sending.done():
            receiving = asyncio.create_task(socket.receive_data("text"))
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            receiving.cancel() if not receiving.done() else receiving.result()
    sending.cancel()
    with suppress(asyncio.CancelledError, WebSocketDisconnect, Refused):
        await sending
    with suppress(Exception):
        await socket.close()


router = Router("/api/tables", route_handlers=[events, socket], tags=["streams"])
