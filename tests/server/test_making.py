"""Tables are made whole, seats are taken by who may, and deleted people stay deleted."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tests.server.running import Running
from tests.server.test_tables import two_people, whose_turn
from tidetable.server import moves_api, people, store, tables_api, wire
from tidetable.server.asking import Desk, caller_of
from tidetable.server.hall import Hall
from tidetable.server.limits import Limits
from tidetable.server.news import News
from tidetable.server.people import Caller
from tidetable.server.robots import Robots
from tidetable.server.store import Store
from tidetable.server.table import Refused

NEW = wire.NewTable("azul", ["me", "open"], name="Ann")


@asynccontextmanager
async def a_desk(folder: Path) -> AsyncIterator[Desk]:
    """A server without HTTP."""
    kept, robots = Store(f"sqlite:///{folder / 'tidetable.db'}"), Robots(1)
    try:
        yield Desk(Hall(kept, robots, News(), lambda: 1.5, True), bytes(32), Limits(False), False)
    finally:
        robots.close()
        kept.close()


def at_a_desk(folder: Path, doing: Callable[[Desk], Awaitable[Any]]) -> Any:
    """Run it to its end."""

    async def run() -> Any:
        async with a_desk(folder) as desk:
            return await doing(desk)

    return asyncio.run(run())


async def make(desk: Desk, new: wire.NewTable = NEW) -> tuple[str, Caller]:
    """A new table and its owner."""
    made = await tables_api.make_table.fn(new, desk, Caller(None, ""))
    return made.content.table.table, Caller(made.cookies[0].value.partition(".")[0], "")


def test_a_table_is_kept_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(table: str, seat: int, person: str | None) -> Any:
        raise OSError("cut off")

    async def count(desk: Desk) -> Any:
        monkeypatch.setattr(store, "seat_person", lambda *of: lambda connection: cut_off(*of))
        with pytest.raises(OSError, match="cut off"):
            await make(desk)
        tables = text("SELECT count(*) FROM tables")
        return await desk.hall.store.read(lambda one: one.execute(tables).scalar_one())

    assert at_a_desk(tmp_path, count) == 0


def test_nobody_slips_onto_a_seat_that_has_just_got_a_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def race(desk: Desk) -> None:
        table, ann = await make(desk)
        known_as = tables_api.known_as

        async def meanwhile(*of: Any) -> Any:
            await tables_api.new_link.fn(table, 1, desk, ann)
            return await known_as(*of)

        monkeypatch.setattr(tables_api, "known_as", meanwhile)
        with pytest.raises(Refused, match="does not open a seat"):
            await tables_api.sit.fn(table, 1, wire.Sit(), desk, Caller(None, ""))

    at_a_desk(tmp_path, race)


def test_who_leaves_while_the_game_begins_still_has_the_table(tmp_path: Path) -> None:
    async def race(desk: Desk) -> list[Any]:
        table, ann = await make(desk)
        live = await desk.hall.find(table)
        async with live.lock:  # both wait here, the one who sits down first
            sat = tables_api.sit.fn(table, 1, wire.Sit(), desk, Caller(None, ""))
            sitting = asyncio.ensure_future(sat)
            while not live.lock._waiters:
                await asyncio.sleep(0)
            leaving = asyncio.ensure_future(tables_api.leave.fn(table, desk, ann))
            await asyncio.sleep(0.01)
        await asyncio.gather(sitting, leaving)
        assert live.table.seats[0].stand_in
        mine = text("SELECT person FROM sittings WHERE seat = 0")
        found = await desk.hall.store.read(lambda connection: connection.execute(mine).scalars())
        return [*found, ann.person]

    noted, person = at_a_desk(tmp_path, race)
    assert noted == person


def test_no_error_of_the_database_tells_what_was_to_be_written(tmp_path: Path) -> None:
    async def fail(desk: Desk) -> str:
        wrong = text("INSERT INTO settings (name, value) VALUES (:name, :secret)")
        with pytest.raises(SQLAlchemyError) as raised:
            await desk.hall.store.write(
                lambda connection: connection.execute(wrong, {"name": None, "secret": b"hush"})
            )
        return str(raised.value)

    assert "hush" not in at_a_desk(tmp_path, fail)


def test_sitting_down_again_on_ones_own_seat_changes_nothing(server: Running) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    made = ann.make("azul", ["me", "link"])
    first = ben.open(made["links"]["1"])
    assert ben.open(made["links"]["1"])["step"] == first["step"]
    assert ann.client.post(f"/api/tables/{first['table']}/seats/1/sit", json={}).status_code == 409


def test_a_program_is_marked_at_its_own_table_too(server: Running) -> None:
    robot = server.person("Robot")
    robot.post("/api/me", {"name": "Robot", "bot": True})
    assert robot.make("azul", ["me", "open"])["table"]["seats"][0]["outside_bot"]
    body = {"game": "azul", "seats": ["me", "open"], "rated": True}
    assert robot.post("/api/tables", body, 403)["key"] == "table-rated-with-bots"


def test_rated_games_are_not_won_by_sending_away_or_leaving(server: Running) -> None:
    ann, ben, table = two_people(server, rated=True)
    refusal = ann.post(f"/api/tables/{table}/seats/1/link", status=409)
    assert refusal["key"] == "table-rated-seat"
    assert ben.look(table)["you"] == 1
    body = {"game": "azul", "seats": ["me", "open"], "rated": True}
    strong = body | {"customs": {"stand_in": "master"}}
    assert ann.post("/api/tables", strong, 400)["key"] == "table-rated-stand-in"


def test_who_has_left_comes_back_before_doing_anything(server: Running) -> None:
    ann, ben, table = two_people(server)
    mover, view = whose_turn([ann, ben], table)
    body = {
        "seat": view["you"],
        "after": view["step"],
        "move_id": "one",
        "moves": view["legal"][:1],
    }
    mover.post(f"/api/tables/{table}/moves", body)
    left = mover.post(f"/api/tables/{table}/leave")
    asked = {"what": "pause", "after": left["step"]}
    assert mover.post(f"/api/tables/{table}/ask", asked, 409)["key"] == "table-already-left"
    mover.post(f"/api/tables/{table}/moves", body)  # made already


def test_who_has_left_does_not_move_beside_the_bot(tmp_path: Path) -> None:
    async def leave_and_move(desk: Desk) -> tuple[int, bytes]:
        desk.hall.stopping = True  # no bot answers
        table, ann = await make(desk, msgspec.structs.replace(NEW, options={"first_player": 1}))
        await tables_api.sit.fn(table, 1, wire.Sit(), desk, Caller(None, ""))
        left = await tables_api.leave.fn(table, desk, ann)
        moves = wire.MakeMoves(0, left.step, "x", left.legal[:1])
        return await moves_api.answer(table, moves, desk, ann)

    status, refusal = at_a_desk(tmp_path, leave_and_move)
    assert (status, msgspec.json.decode(refusal)["key"]) == (409, "table-already-left")


def test_the_token_of_a_deleted_person_is_good_for_nothing(server: Running) -> None:
    wim = server.person("Wim")
    token = wim.post("/api/me", {"name": "Wim", "token": True})["token"]
    other = server.person("Wim")
    other.client.headers["authorization"] = f"Bearer {token}"
    assert other.get("/api/me")["name"] == "Wim"
    assert wim.client.delete("/api/me").status_code == 204
    phrase = {"name": "Wim", "passphrase": "correct horse battery"}
    assert other.post("/api/me/passphrase", phrase, 401)["key"] == "table-who-are-you"
    table = other.make("azul", ["me", "open"])["table"]["table"]
    assert other.get("/api/me")["name"] is None
    assert other.look(table)["you"] is None  # somebody new has made it
    new = other.post("/api/me", {"name": "Wim", "token": True})["token"]
    assert new.partition(".")[0] != token.partition(".")[0]


def test_who_is_deleted_while_sitting_down_does_not_sit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def race(desk: Desk) -> None:
        table, _ = await make(desk)
        _, ben = await make(desk, wire.NewTable("azul", ["link", "open"], name="Ben"))
        is_bot = people.is_bot

        def deleted(connection: Any, person: str) -> bool:
            gone = text("DELETE FROM people WHERE id = :person")
            with desk.hall.store.engine.begin() as other:
                other.execute(gone, {"person": person})
            return is_bot(connection, person)

        monkeypatch.setattr(people, "is_bot", deleted)
        with pytest.raises(Refused, match="Choose a name first"):
            await tables_api.sit.fn(table, 1, wire.Sit(), desk, ben)

    at_a_desk(tmp_path, race)


def test_long_tokens_are_not_remembered(tmp_path: Path) -> None:
    """Thousands of wrong ones are, which must not fill the memory."""

    async def ask(desk: Desk) -> None:
        people.read_token.cache_clear()
        app = SimpleNamespace(state={"desk": desk})
        for token, kept in (("x" * 60_000, 0), (people.sign("ann", desk.key), 1)):
            headers = {"authorization": f"Bearer {token}"}
            asked: Any = SimpleNamespace(
                scope={}, headers=headers, cookies={}, client=None, app=app
            )
            assert (caller_of(asked).person == "ann") == bool(kept)
            assert people.read_token.cache_info().currsize == kept

    at_a_desk(tmp_path, ask)
    assert len(people.sign(people.new_id(), bytes(32))) <= people.LONGEST_TOKEN
