"""What is written most often: what happened at tables, for many tables at once."""

from collections.abc import Sequence
from functools import cache

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, insert, update
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.exc import IntegrityError

from tidetable.server import schema
from tidetable.server.table import Action, Table

STANDING = "status", "bot_to_move", "waits_for", "deadline", "changed", "scores", "ranks"
ADD_ACTIONS = insert(schema.actions)
CHANGE_STANDING = update(schema.tables).where(schema.tables.c.id == bindparam("of_table"))


class Taken(Exception):
    """Somebody else has made this step."""


class Append:
    """Write what happened at a table, unless somebody else was first."""

    def __init__(self, table: Table, done: Sequence[Action]) -> None:
        name = table.header.id
        self.rows = [{"table": name, **msgspec.structs.asdict(action)} for action in done]
        game = table.game
        self.standing = {
            "of_table": name,
            "status": table.status,
            "bot_to_move": table.bot_to_move is not None,
            "waits_for": table.waits_for,
            "deadline": table.deadline,
            "changed": table.changed,
            "scores": msgspec.json.encode(game.scores).decode() if game.over else None,
            "ranks": msgspec.json.encode(game.ranks).decode() if game.over else None,
        }

    def __call__(self, connection: Connection) -> None:
        append_all(connection, [self])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Of many tables in two statements, as the driver takes them: SQLAlchemy would look at each
    value of each row, and take longer than SQLite."""
    if not appends:
        return
    add_actions, change_standing = statements(connection.dialect)
    try:
        rows = [row for append in appends for row in append.rows]
        connection.exec_driver_sql(add_actions, rows)
    except IntegrityError:
        raise Taken from None
    connection.exec_driver_sql(change_standing, [append.standing for append in appends])


@cache
def statements(dialect: Dialect) -> tuple[str, str]:
    """What adds actions and changes a standing, for rows that are dictionaries."""
    if dialect.name == "sqlite":
        dialect = SQLiteDialect(paramstyle="named")  # its own style takes no dictionaries
    columns = list(schema.actions.c.keys())
    return (
        str(ADD_ACTIONS.compile(dialect=dialect, column_keys=columns)),
        str(CHANGE_STANDING.compile(dialect=dialect, column_keys=STANDING)),
    )
