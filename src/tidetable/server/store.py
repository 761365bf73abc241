"""The database: SQLite inside, PostgreSQL by address.

Everything is written by one thread, which takes all that is waiting into one transaction: a commit
to disk costs the same for one move as for fifty. Whoever asked is answered after the commit.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Table,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tidetable.server import schema, wire
from tidetable.server.actions import COLUMNS, Action, from_row
from tidetable.server.appends import Append, append_all
from tidetable.server.copies import VERSIONS
from tidetable.server.table import Header, refused

T = TypeVar("T")
MIGRATIONS = VERSIONS.parent
MOST_AT_ONCE = 500
GATHER = 0.012  # seconds in which others may join a transaction, while many come
READERS = 4
MIGRATING = 7_105_117  # the number of PostgreSQL's lock while one process migrates
ALONE = "BEGIN IMMEDIATE"  # with it, other processes that would write to SQLite wait

# A job, and who waits for it.
Waiting = tuple[Callable[[Connection], Any], asyncio.Future[Any]]


def connect(address: str) -> Engine:
    """An engine for the address, SQLite with durable commits; no error tells what was written."""
    if address.startswith(("postgres://", "postgresql://")):
        address = "postgresql+psycopg://" + address.partition("://")[2]
        return create_engine(
            address, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_engine(address, connect_args={"timeout": 30}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        # secure_delete: what is deleted is overwritten, so that nobody finds it in the file.
        for pragma in (
            *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
            "secure_delete=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; one process at a time."""
    if version_of(engine) == newest_version():
        return
    # Not at the top: they take a while to load, and mostly there is nothing to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        else:
            connection.exec_driver_sql(ALONE)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version_of(engine: Engine) -> str | None:
    """The form of the database, as the migration that made it is called."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def newest_version() -> str:
    """The name of the last migration."""
    return max(file.name for file in VERSIONS.glob("0*.py")).partition("_")[0]


class Store:
    """What is kept, and the only way to it."""

    def __init__(self, address: str) -> None:
        self.engine = connect(address)
        migrate(self.engine)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what is waiting, then let go."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def waiting(self) -> int:
        """How many jobs the writer has still to take."""
        return self._jobs.qsize()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job in the writer's next transaction; returns after the commit."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run the job beside the writer."""

        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                # Not only from what is written first: what a job reads before must hold.
                connection.exec_driver_sql(ALONE)
            yield connection

    def _write_all(self) -> None:
        going_on = True
        while going_on:
            many = not self._jobs.empty()
            waiting = [self._jobs.get()]
            if many:  # a transaction takes as long as several moves
                time.sleep(GATHER)
            while len(waiting) < MOST_AT_ONCE:
                try:
                    waiting.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            going_on = None not in waiting
            jobs = [job for job in waiting if job is not None]
            if len(jobs) == 1 or (jobs and not self._write_together(jobs)):
                for job in jobs:
                    self._write_alone(job)

    def _write_together(self, jobs: Sequence[Waiting]) -> bool:
        """All in one transaction; if any fails none is done, and each is tried alone."""
        try:
            with self._transaction() as connection:
                append_all(connection, [job for job, _ in jobs if isinstance(job, Append)])
                results = [None if isinstance(job, Append) else job(connection) for job, _ in jobs]
        except Exception:
            return False
        futures = [future for _, future in jobs]
        futures[0].get_loop().call_soon_threadsafe(_answer, futures, results)
        return True

    def _write_alone(self, waiting: Waiting) -> None:
        job, future = waiting
        try:
            with self._transaction() as connection:
                result = job(connection)
        except Exception as error:
            future.get_loop().call_soon_threadsafe(_fail, future, error)
        else:
            future.get_loop().call_soon_threadsafe(_answer, [future], [result])


def _answer(futures: Sequence[asyncio.Future[Any]], results: Sequence[Any]) -> None:
    """Wake all who waited for a commit at once; some may have gone meanwhile."""
    for future, result in zip(futures, results, strict=True):
        if not future.done():
            future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


# Jobs, for Store.write and Store.read.


def insert_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row unless its key is taken; whether it was inserted."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table).on_conflict_do_nothing().returning(*table.primary_key)
    return connection.execute(statement, row).first() is not None


def create_table(header: Header) -> Callable[[Connection], None]:
    """Write a new table."""

    def job(connection: Connection) -> None:
        row = {
            "id": header.id,
            "game": header.game,
            "rules": header.rules,
            "options": msgspec.json.encode(header.options).decode(),
            "customs": msgspec.json.encode(header.customs).decode(),
            "owner": header.owner,
            "secret": header.secret,
            "created": header.created,
            "public": header.public,
            "rated": header.rated,
            "status": "waiting",
            "bot_to_move": False,
            "waits_for": None,
            "deadline": None,
            "changed": header.created,
            "scores": None,
            "ranks": None,
        }
        connection.execute(insert(schema.tables), row)
        seats = [
            {"table": header.id, "seat": seat, "person": None, "link": None}
            for seat in range(header.seats)
        ]
        connection.execute(insert(schema.sittings), seats)

    return job


def seat_person(table: str, seat: int, person: str | None) -> Callable[[Connection], None]:
    """Note who sits where; a link is used up by it."""
    return _change_sitting(table, seat, {"person": person, "link": None})


def use_link(table: str, seat: int, person: str, link: str) -> Callable[[Connection], None]:
    """Note who took a seat by its link, unless the link was replaced meanwhile."""
    sittings = schema.sittings
    where = (sittings.c.table == table) & (sittings.c.seat == seat) & (sittings.c.link == link)

    def job(connection: Connection) -> None:
        values = {"person": person, "link": None}
        if connection.execute(update(sittings).where(where), values).rowcount == 0:
            raise refused("bad-link", 403)

    return job


def seat_link(table: str, seat: int, link: str) -> Callable[[Connection], None]:
    """Note the hash of a seat's link."""
    return _change_sitting(table, seat, {"link": link})


def _change_sitting(table: str, seat: int, values: dict[str, Any]) -> Callable[[Connection], None]:
    sittings = schema.sittings

    def job(connection: Connection) -> None:
        where = (sittings.c.table == table) & (sittings.c.seat == seat)
        connection.execute(update(sittings).where(where), values)

    return job


def together(*jobs: Callable[[Connection], Any]) -> Callable[[Connection], None]:
    """Several jobs as one: all are done or none."""

    def job(connection: Connection) -> None:
        for one in jobs:
            one(connection)

    return job


def load_header(table: str) -> Callable[[Connection], Header | None]:
    """What a table was made with."""
    tables, sittings = schema.tables, schema.sittings

    def job(connection: Connection) -> Header | None:
        row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
        if row is None:
            return None
        seats = connection.execute(select(sittings.c.seat).where(sittings.c.table == table))
        return Header(
            id=table,
            game=row["game"],
            rules=row["rules"],
            options=msgspec.json.decode(row["options"]),
            customs=msgspec.json.decode(row["customs"], type=wire.Customs),
            owner=row["owner"],
            secret=row["secret"],
            created=row["created"],
            public=row["public"],
            rated=row["rated"],
            seats=len(seats.all()),
        )

    return job


def load_actions(table: str, after: int = 0) -> Callable[[Connection], list[Action]]:
    """What happened at a table after a step."""
    actions = schema.actions
    columns = [actions.c[name] for name in COLUMNS]
    where = (actions.c.table == table) & (actions.c.step > after)

    def job(connection: Connection) -> list[Action]:
        rows = connection.execute(select(*columns).where(where).order_by(actions.c.step))
        return [from_row(tuple(row)) for row in rows]

    return job


def newest(tables: Sequence[str]) -> Callable[[Connection], list[dict[str, Any]]]:
    """How far tables have got: the last step and the last message of each."""
    actions, messages = schema.actions.c, schema.messages.c
    said = select(func.coalesce(func.max(messages.number), 0)).where(
        messages.table == actions.table
    )
    query = (
        select(actions.table, func.max(actions.step), said.scalar_subquery())
        .where(actions.table.in_(tables))
        .group_by(actions.table)
    )
    names = "table", "step", "said"
    return lambda connection: [
        dict(zip(names, row, strict=True)) for row in connection.execute(query)
    ]


def messages_said(table: str) -> Callable[[Connection], int]:
    """The number of the last message at a table."""
    messages = schema.messages.c
    query = select(func.coalesce(func.max(messages.number), 0)).where(messages.table == table)
    return lambda connection: int(connection.execute(query).scalar_one())


def link_of(table: str, seat: int) -> Callable[[Connection], str | None]:
    """The hash of a seat's link, if it has one that was not used yet."""
    sittings = schema.sittings
    where = (sittings.c.table == table) & (sittings.c.seat == seat)
    return lambda connection: connection.execute(select(sittings.c.link).where(where)).scalar()


def due(before: float, idle_since: float) -> Callable[[Connection], list[str]]:
    """Running tables whose clock has run out, or whose bot has been silent."""
    tables = schema.tables
    late = (tables.c.deadline < before) | (tables.c.bot_to_move & (tables.c.changed < idle_since))
    query = select(tables.c.id).where((tables.c.status == "running") & late)
    return lambda connection: list(connection.execute(query).scalars())


def setting(name: str, default: bytes) -> Callable[[Connection], bytes]:
    """A value that is chosen once for all processes."""
    settings = schema.settings

    def job(connection: Connection) -> bytes:
        insert_new(connection, settings, {"name": name, "value": default})
        query = select(settings.c.value).where(settings.c.name == name)
        return bytes(connection.execute(query).scalar_one())

    return job


def rows_of(
    connection: Connection, table: Table, where: Any, order: Iterable[Any] = ()
) -> list[dict[str, Any]]:
    """Rows as dictionaries."""
    query = select(table).where(where).order_by(*order)
    return [dict(row) for row in connection.execute(query).mappings()]
