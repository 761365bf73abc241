"""Deleting all that is known of a person. Games keep their moves, without the name.

The name goes off each table by an action, so that every process and every open stream hears of it;
then what was written down is overwritten where it stands.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, text, update

from tidetable.server import schema, turns
from tidetable.server.actions import Sitting
from tidetable.server.hall import GONE, Hall
from tidetable.server.table import Refused

TRIES = 10


class Traces(msgspec.Struct, frozen=True):
    """Where a person is found: tables, and sitting down as it was noted (table, step, note)."""

    tables: set[str]
    notes: list[tuple[str, int, str]]


async def forget(hall: Hall, person: str) -> None:
    """Leave all tables, then delete. The name goes first: without it nobody sits down any more."""
    name = delete(schema.people).where(schema.people.c.id == person)
    await hall.store.write(lambda connection: connection.execute(name))
    left: set[str] = set()
    while True:
        traces = await hall.store.read(traces_of(person))
        if traces.tables <= left:
            break
        for table in traces.tables - left:
            await leave(hall, table, person)
        left |= traces.tables
    await hall.store.write(erase(person, traces))
    await hall.store.read(write_anew)


async def leave(hall: Hall, table: str, person: str) -> None:
    """Take the name off a table that can still be opened."""
    try:
        await hall.act(table, lambda newer: turns.forget(newer, person, hall.now()))
    except Refused as error:
        if error.status != GONE:
            raise


def traces_of(person: str) -> Callable[[Connection], Traces]:
    """Find the person. Who got up is found only in the notes, so all are searched."""
    sittings, tables, actions = schema.sittings.c, schema.tables.c, schema.actions.c
    named = (actions.what == "sit") & actions.note.contains(person, autoescape=True)

    def job(connection: Connection) -> Traces:
        seats = select(sittings.table).where(sittings.person == person)
        owned = select(tables.id).where(tables.owner == person)
        found = {*connection.execute(seats).scalars(), *connection.execute(owned).scalars()}
        notes = connection.execute(
            select(actions.table, actions.step, actions.note).where(named)
        ).all()
        return Traces(found, [(table, step, note) for table, step, note in notes])

    return job


def erase(person: str, traces: Traces) -> Callable[[Connection], None]:
    """Delete or overwrite all rows that tell of the person."""

    def job(connection: Connection) -> None:
        for table in (schema.ratings, schema.reports):
            connection.execute(delete(table).where(table.c.person == person))
        _overwrite(connection, schema.sittings, "person", person, {"person": None})
        _overwrite(connection, schema.tables, "owner", person, {"owner": ""})
        # Messages stay as empty ones: their numbers are what streams resume from.
        nothing = {"person": "", "name": "", "phrase": None, "text": None}
        _overwrite(connection, schema.messages, "person", person, nothing)
        for name, step, note in traces.notes:
            where = (schema.actions.c.table == name) & (schema.actions.c.step == step)
            connection.execute(update(schema.actions).where(where), {"note": nameless(note)})

    return job


def _overwrite(
    connection: Connection, table: Any, column: str, person: str, values: dict[str, Any]
) -> None:
    connection.execute(update(table).where(table.c[column] == person), values)


def nameless(note: str) -> str:
    """The note of sitting down, without who it was."""
    sitting = msgspec.json.decode(note, type=Sitting)
    nobody = msgspec.structs.replace(sitting, name="", person=None)
    return msgspec.json.encode(nobody).decode()


def write_anew(connection: Connection) -> None:
    """SQLite overwrites what is deleted, but leaves former bytes where it had moved rows within a
    page, and in its journal until that is emptied, for which nobody may be reading in it."""
    if connection.dialect.name == "sqlite":
        connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.execute(text("VACUUM"))
        for _ in range(TRIES):
            busy, _, _ = connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)")).one()
            if not busy:
                return
