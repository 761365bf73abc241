"""What is written most often: what happened at tables, for many tables at once."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tidetable.server.actions import COLUMNS, Action, to_row
from tidetable.server.table import Table

# Columns in the order in which an Append has their values.
ACTION = "table", *COLUMNS
STANDING = "status", "bot_to_move", "waits_for", "deadline", "changed", "scores", "ranks", "id"
Row = tuple[Any, ...]


class Taken(Exception):
    """Somebody else has made this step."""


class Append:
    """Write what happened at a table, unless somebody else was first."""

    def __init__(self, table: Table, done: Sequence[Action]) -> None:
        name = table.header.id
        self.rows: list[Row] = [(name, *to_row(action)) for action in done]
        game, over = table.game, table.status == "over"
        self.standing: Row = (
            table.status,
            table.bot_to_move is not None,
            table.waits_for,
            table.deadline,
            table.changed,
            msgspec.json.encode(game.scores).decode() if over else None,
            msgspec.json.encode(game.ranks).decode() if over else None,
            name,
        )

    def __call__(self, connection: Connection) -> None:
        append_all(connection, [self])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Of many tables in two statements, as the driver takes them: SQLAlchemy would look at each
    value of each row, and take longer than SQLite."""
    if not appends:
        return
    rows = [row for append in appends for row in append.rows]
    standings = [append.standing for append in appends]
    if connection.dialect.name == "sqlite":
        # One text each: row by row the driver would give up the interpreter for each row, and wait
        # for the busy event loop to let it go on.
        _run(connection, SQLITE, (_text(rows),), (_text(standings),))
    else:
        _run(connection, POSTGRESQL, rows, standings)


def _run(connection: Connection, statements: tuple[str, str], rows: Any, standings: Any) -> None:
    add_actions, change_standings = statements
    try:
        connection.exec_driver_sql(add_actions, rows)
    except IntegrityError:
        raise Taken from None
    connection.exec_driver_sql(change_standings, standings)


def _text(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


def _statements(value: str, source: str, given: str) -> tuple[str, str]:
    """What adds actions and what changes standings, with each value by its number in a row."""
    columns = ", ".join(f'"{name}"' for name in ACTION)
    added = ", ".join(value.format(number) for number in range(len(ACTION)))
    *changed, which = (f"{name} = {value.format(n)}" for n, name in enumerate(STANDING))
    return (
        f"INSERT INTO actions ({columns}) {source.format(added)}",
        f"UPDATE tables SET {', '.join(changed)} {given} WHERE tables.{which}",
    )


SQLITE = _statements(
    "json_extract(value, '$[{}]')", "SELECT {} FROM json_each(?)", "FROM json_each(?)"
)
POSTGRESQL = _statements("%s", "VALUES ({})", "")
