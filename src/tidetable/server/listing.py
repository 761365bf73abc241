"""Lists of tables, and all that is known of a person. Jobs for Store.read."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from tidetable.server import schema, wire
from tidetable.server.actions import Move, Sitting
from tidetable.server.store import load_actions, rows_of

Lines = list[wire.TableLine]


class Search(msgspec.Struct, frozen=True):
    """Which tables are looked for."""

    game: str | None
    status: wire.Status | None
    before: float | None  # changed before this time
    most: int


def public(caller: str | None, search: Search) -> Callable[[Connection], Lines]:
    """Public tables, the newest first."""
    return _lines(schema.tables.c.public, search, caller)


def of_person(person: str, search: Search, opponent: str | None) -> Callable[[Connection], Lines]:
    """The tables at which a person sits, perhaps with somebody of that name, the newest first."""
    sittings, people = schema.sittings.c, schema.people.c
    tables = schema.tables.c.id
    where: Any = tables.in_(select(sittings.table).where(sittings.person == person))
    if opponent is not None:
        named = people.name.icontains(opponent, autoescape=True) & (people.id != person)
        others = select(sittings.table).join(schema.people, people.id == sittings.person)
        where = where & tables.in_(others.where(named))
    return _lines(where, search, person)


def _lines(where: Any, search: Search, caller: str | None) -> Callable[[Connection], Lines]:
    tables = schema.tables.c
    if search.game is not None:
        where = where & (tables.game == search.game)
    if search.status is not None:
        where = where & (tables.status == search.status)
    if search.before is not None:
        where = where & (tables.changed < search.before)
    query = select(schema.tables).where(where).order_by(tables.changed.desc()).limit(search.most)

    def job(connection: Connection) -> Lines:
        rows = connection.execute(query).mappings().all()
        return [_line(connection, dict(row), caller) for row in rows]

    return job


def _line(connection: Connection, row: dict[str, Any], caller: str | None) -> wire.TableLine:
    seats: dict[int, Sitting] = {}
    actions = schema.actions.c
    sat = select(actions.seat, actions.note).where(
        (actions.table == row["id"]) & (actions.what == "sit")
    )
    for seat, note in connection.execute(sat.order_by(actions.step)):
        seats[seat] = msgspec.json.decode(note, type=Sitting)
    mine = [seat for seat in sorted(seats) if caller and seats[seat].person == caller]
    return wire.TableLine(
        table=row["id"],
        game=row["game"],
        status=row["status"],
        players=int(msgspec.json.decode(row["options"])["players"]),
        names=[seats[seat].name for seat in sorted(seats)],
        bots=[seats[seat].bot for seat in sorted(seats)],
        open_seats=[seat for seat in sorted(seats) if seats[seat].kind == "open"],
        rated=row["rated"],
        changed=row["changed"],
        scores=None if row["scores"] is None else msgspec.json.decode(row["scores"]),
        ranks=None if row["ranks"] is None else msgspec.json.decode(row["ranks"]),
        you=mine[0] if mine else None,
        your_turn=row["waits_for"] in mine,
    )


def all_of(person: str) -> Callable[[Connection], dict[str, Any]]:
    """Everything that is kept about a person: who they are, what they did and said."""

    def job(connection: Connection) -> dict[str, Any]:
        columns = schema.people.c
        who = select(columns.name, columns.is_bot, columns.created).where(columns.id == person)
        owned = select(schema.tables.c.id).where(schema.tables.c.owner == person)
        sat = rows_of(connection, schema.sittings, schema.sittings.c.person == person)
        return {
            "person": [dict(row) for row in connection.execute(who).mappings()],
            "tables": list(connection.execute(owned).scalars()),
            "seats": [{"table": row["table"], "seat": row["seat"]} for row in sat],
            "moves": [
                {"table": row["table"], "step": one.step, "code": one.code, "at": one.at}
                for row in sat
                for one in load_actions(row["table"])(connection)
                if isinstance(one, Move) and one.seat == row["seat"]
            ],
            "messages": rows_of(connection, schema.messages, schema.messages.c.person == person),
            "reports": rows_of(connection, schema.reports, schema.reports.c.person == person),
            "ratings": rows_of(connection, schema.ratings, schema.ratings.c.person == person),
        }

    return job
