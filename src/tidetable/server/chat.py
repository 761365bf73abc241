"""Talking at a table: phrases that every language has, free text only where the owner allows it."""

import hashlib
from collections.abc import Callable
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter
from sqlalchemy import Connection, select

from tidetable.server import people, schema, turns, wire
from tidetable.server.actions import Action
from tidetable.server.asking import Desk, TableId
from tidetable.server.hall import seat_for
from tidetable.server.people import Caller
from tidetable.server.store import insert_new, messages_said
from tidetable.server.table import Table, refused

PHRASES = (
    *("hello", "good-luck", "have-fun", "nice-move", "oops", "thanks", "well-played"),
    *("sorry", "one-moment", "back-soon", "i-am-back", "your-turn", "rematch", "goodbye"),
)
MOST_AT_ONCE = 200


@get("/api/phrases")
async def phrases() -> list[str]:
    """What can be said at any table; the page has the words in each language."""
    return list(PHRASES)


@post("/api/tables/{table:str}/chat", status_code=201, opt={"cost": "chat"})
async def say(table: TableId, data: wire.Say, desk: Desk, caller: Caller) -> wire.Message:
    """Say something to all at the table."""
    hall = desk.hall
    live = await hall.find(table)
    now = live.table
    seat = now.seats[seat_for(now, caller.person)]
    if seat.muted:
        raise refused("muted", 403)
    phrase, text = allowed(now.header.customs.chat, data)
    at, name, person = hall.now(), seat.name, str(caller.person)

    def job(connection: Connection) -> int:
        return _keep(connection, table, person, name, phrase, text, at)

    number = await hall.store.write(job)
    live.said = max(live.said, number)
    hall.tell(live)
    return wire.Message(number, alias(table, person), name, phrase, text, at)


def allowed(customs: str, data: wire.Say) -> tuple[str | None, str | None]:
    """The phrase or the cleaned text, if the table's customs allow it."""
    if customs == "none":
        raise refused("no-chat", 403)
    if data.phrase is not None:
        if data.phrase not in PHRASES:
            raise refused("no-such-phrase", 400, phrase=data.phrase)
        return data.phrase, None
    if customs != "free":
        raise refused("phrases-only", 403)
    text = people.clean(data.text or "", people.LONGEST_TEXT)
    if not text:
        raise refused("nothing-said", 400)
    return None, text


def alias(table: str, person: str) -> str:
    """A name for muting and reporting that says nothing about who it is elsewhere."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:12]


def _keep(
    connection: Connection,
    table: str,
    person: str,
    name: str,
    phrase: str | None,
    text: str | None,
    at: float,
) -> int:
    row = {"table": table, "person": person, "name": name, "phrase": phrase, "text": text, "at": at}
    while True:  # another process may be quicker to take the number
        number = messages_said(table)(connection) + 1
        if insert_new(connection, schema.messages, row | {"number": number}):
            return number


@get("/api/tables/{table:str}/chat")
async def listen(
    table: TableId, desk: Desk, after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0
) -> list[wire.Message]:
    """What was said after a message."""
    await desk.hall.find(table)
    return await desk.hall.store.read(said_after(table, after))


def said_after(table: str, after: int) -> Callable[[Connection], list[wire.Message]]:
    """What was said at a table after a message."""
    columns = schema.messages.c
    where = (columns.table == table) & (columns.number > after)
    query = select(schema.messages).where(where).order_by(columns.number).limit(MOST_AT_ONCE)

    def job(connection: Connection) -> list[wire.Message]:
        return [
            wire.Message(
                row["number"],
                alias(table, row["person"]),
                row["name"],
                row["phrase"],
                row["text"],
                row["at"],
            )
            for row in connection.execute(query).mappings()
        ]

    return job


@post("/api/tables/{table:str}/chat/{number:int}/report", status_code=204, opt={"cost": "chat"})
async def report(
    table: TableId,
    number: Annotated[int, Parameter(ge=1, le=2**31 - 1)],
    desk: Desk,
    caller: Caller,
) -> None:
    """Tell those who run this server about a message."""
    hall = desk.hall
    seat_for((await hall.find(table)).table, caller.person)
    row = {"table": table, "number": number, "person": caller.person, "at": hall.now()}
    columns = schema.messages.c
    there = select(columns.number).where((columns.table == table) & (columns.number == number))

    def job(connection: Connection) -> bool:
        if connection.execute(there).first() is None:
            return False
        insert_new(connection, schema.reports, row)
        return True

    if not await hall.store.write(job):
        raise refused("no-such-message", 404, number=number)


@post("/api/tables/{table:str}/mute", status_code=200, opt={"cost": "ask"})
async def mute(table: TableId, data: wire.Mute, desk: Desk, caller: Caller) -> wire.TableView:
    """Let nobody hear a seat, or let them hear it again; for the table's owner."""
    hall = desk.hall

    def change(newer: Table) -> list[Action]:
        if caller.person is None or caller.person != newer.header.owner:
            raise refused("not-owner", 403)
        if data.seat not in range(len(newer.seats)):
            raise refused("no-such-seat", 404, seat=data.seat)
        return turns.mute(newer, data.seat, data.muted, hall.now())

    return (await hall.act(table, change)).seen_by(caller.person, hall.now())


router = Router("/", route_handlers=[phrases, say, listen, report, mute], tags=["chat"])
