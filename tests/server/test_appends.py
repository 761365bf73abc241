"""What happened at tables comes back from either database as it was written."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from tests.server.services import database
from tidetable.core.options import complete
from tidetable.games import rules_of
from tidetable.server import schema, store, turns, wire
from tidetable.server.actions import Action, Sitting
from tidetable.server.appends import Append, Taken
from tidetable.server.store import Store
from tidetable.server.table import Header, Table

NAME = 'Zoë "\\" \u2028 😀 [1, null] '
NOW = 1794894989.934


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store on either database."""
    if request.param == "sqlite":
        one = Store(f"sqlite:///{tmp_path / 'kept.db'}")
        yield one
        one.close()
        return
    with database() as address:
        one = Store(address)
        yield one
        one.close()


def new_table(kept: Store, name: str) -> Table:
    """A table that is stored, at which nobody sits."""
    rules = rules_of("azul")
    clock = wire.Clock("game", 100 / 3)
    header = Header(
        id=name,
        game="azul",
        rules=rules.version,
        options=complete(rules, {"players": 2}),
        customs=wire.Customs(clock=clock),
        owner="",
        secret=bytes(32),
        created=NOW,
        public=True,
        rated=False,
        seats=2,
    )
    asyncio.run(kept.write(store.create_table(header)))
    return Table(rules, header)


def seat_both(table: Table, name: str) -> list[Action]:
    """Two people sit down, and the game begins."""
    one = turns.sit(table, 0, Sitting("person", name, "a", salt="12"), NOW)
    return one + turns.sit(table, 1, Sitting("person", "null", "b", salt="true"), NOW + 1)


def test_what_happened_comes_back_as_it_was(kept: Store) -> None:
    table = new_table(kept, "a")
    done = seat_both(table, NAME * 1000)
    asyncio.run(kept.write(Append(table, done)))
    assert asyncio.run(kept.read(store.load_actions("a"))) == done


def test_how_a_table_stands_can_be_searched_for(kept: Store) -> None:
    tables = [new_table(kept, name) for name in ("a", "b", "c")]
    done = [seat_both(table, NAME) for table in tables[:2]]

    async def write_together() -> None:
        appends = [Append(table, some) for table, some in zip(tables, done, strict=False)]
        await asyncio.gather(*(kept.write(append) for append in appends))

    asyncio.run(write_together())
    columns = schema.tables.c
    query = select(columns.status, columns.bot_to_move, columns.waits_for, columns.deadline)
    rows = asyncio.run(kept.read(lambda reading: reading.execute(query.order_by("id")).all()))
    expected = [(one.status, False, one.waits_for, one.deadline) for one in tables]
    assert [tuple(row) for row in rows] == expected
    assert expected[0][3] != expected[2][3] is None
    assert asyncio.run(kept.read(store.due(NOW + 100, NOW))) != []


def test_of_two_who_make_a_step_one_has_made_it(kept: Store) -> None:
    table, other = new_table(kept, "a"), new_table(kept, "b")
    late = table.copy()
    first, second = seat_both(table, "first"), seat_both(late, "second")
    elsewhere = seat_both(other, "elsewhere")

    async def write() -> list[BaseException | None]:
        appends = Append(table, first), Append(late, second), Append(other, elsewhere)
        writing = [kept.write(append) for append in appends]
        return await asyncio.gather(*writing, return_exceptions=True)

    answers = asyncio.run(write())
    assert [type(answer) for answer in answers] == [type(None), Taken, type(None)]
    assert asyncio.run(kept.read(store.load_actions("a"))) == first
    assert asyncio.run(kept.read(store.load_actions("b"))) == elsewhere


def test_who_won_is_kept_as_json(kept: Store) -> None:
    table = new_table(kept, "a")
    done = seat_both(table, NAME)
    while table.status == "running":
        mover = table.game.to_move
        moves = wire.MakeMoves(mover, table.step, f"{table.step}", [table.game.moves[0].text])
        done += turns.move(table, moves, NOW)
    asyncio.run(kept.write(Append(table, done)))
    columns = schema.tables.c
    query = select(columns.status, columns.scores, columns.ranks)
    (row,) = asyncio.run(kept.read(lambda reading: reading.execute(query).all()))
    assert row[0] == "over"
    assert [msgspec.json.decode(text) for text in row[1:]] == [table.game.scores, table.game.ranks]
