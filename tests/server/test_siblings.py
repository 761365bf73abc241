"""Two processes on one SQLite file: each table is kept by one, and connections go where it is."""

import asyncio
import itertools
import os
import signal
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn
import uvloop
from sqlalchemy import Connection

from tests.server import watching
from tests.server.crowd import Crowd, sqlite_in
from tests.server.running import Running, Somebody, running, wait_for
from tests.server.watching import events, table_where
from tidetable.bots.choosers import Choice
from tidetable.core.options import complete
from tidetable.games import rules_of
from tidetable.server import hall as hall_module
from tidetable.server import store, turns, wire
from tidetable.server.actions import Action, Sitting
from tidetable.server.connections import Connection as ServedConnection
from tidetable.server.hall import Hall
from tidetable.server.siblings import LARGEST, Siblings, keeper_of, letterboxes
from tidetable.server.store import Store
from tidetable.server.table import Header, Table, now

PROCESSES = 2
MOST_UNREAD = 2**21  # bytes that the system may keep for a connection which nobody reads
ARGUMENTS = "--no-limits", "--bot-seconds", "0.05", "--processes", str(PROCESSES)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server, two processes."""
    with running(tmp_path_factory.mktemp("both") / "data", *ARGUMENTS) as server:
        yield server


def tables_of_each(person: Somebody, count: int, other: str = "link") -> list[list[str]]:
    """Tables that the person has made, by the process that keeps them."""
    kept: list[list[str]] = [[] for _ in range(PROCESSES)]
    while min(map(len, kept)) < count:
        made = person.make("azul", ["me", other], options={"first_player": 1})
        table = made["table"]["table"]
        kept[keeper_of(table.encode(), PROCESSES)].append(table)
    return kept


def test_a_connection_goes_to_who_keeps_the_table(both: Running) -> None:
    ann = both.person("Ann")
    kept = tables_of_each(ann, 3)
    with ExitStack() as stack:
        streams = [stack.enter_context(events(ann, table)) for table in itertools.chain(*kept)]
        for stream in streams:
            next(stream)
        limits = httpx.Limits(max_connections=1)
        with httpx.Client(base_url=both.address, limits=limits, timeout=60) as one:
            for number in (0, 1, 1, 0):
                assert one.get(f"/api/tables/{kept[number][0]}").json()["table"] == kept[number][0]
                # On the same connection, so by the same process:
                assert one.get("/healthz").json()["viewers"] == len(kept[number])


def test_streams_see_what_was_asked_for_at_any_process(both: Running) -> None:
    ann = both.person("Ann")
    for table in itertools.chain(*tables_of_each(ann, 1, "bot:beginner")):
        with events(ann, table) as seen, watching.socket(ann, table) as heard:
            view = table_where(seen, lambda now: now["legal"])
            step = ann.move(view, view["legal"][0])["step"]
            ann.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
            assert table_where(heard, lambda now, step=step: now["step"] >= step)
            assert any(piece.event == "message" for piece in seen)


def test_a_person_is_deleted_at_tables_of_both(both: Running) -> None:
    ann, ben = both.person("Ann"), both.person("Ben")
    kept = [tables[0] for tables in tables_of_each(ann, 1)]
    with ExitStack() as stack:
        streams = [stack.enter_context(events(ben, table)) for table in kept]
        for stream in streams:
            assert table_where(stream, lambda now: now["seats"][0]["name"] == "Ann")
        assert ann.client.delete("/api/me").status_code == 204
        for stream in streams:
            assert table_where(stream, lambda now: now["seats"][0]["name"] == "")


def test_requests_that_come_in_pieces_or_together_are_answered_in_order(both: Running) -> None:
    kept = [tables[0] for tables in tables_of_each(both.person("Ann"), 1)]
    asked = [b"GET /api/tables/%b HTTP/1.1\r\nhost: a\r\n\r\n" % name.encode() for name in kept]
    for first, second in itertools.permutations(asked):
        with socket.create_connection(("127.0.0.1", both.port), timeout=60) as one:
            one.sendall(first[:30])
            one.sendall(first[30:] + second)
            answers = b""
            while answers.count(b'"now":') < 2:
                answers += one.recv(2**16)
            places = [
                answers.index(b'"table":"%b"' % line.split()[1][12:]) for line in (first, second)
            ]
            assert places == sorted(places)


# A connection that ends while it is being made is closed only when it is forgotten.
@pytest.mark.deep
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_processes_are_killed_one_by_one(tmp_path: Path) -> None:
    with running(tmp_path / "data", *ARGUMENTS) as server:
        crowd = Crowd(4, [server.address])
        victims = itertools.count()

        def kill_one() -> None:
            before = wait_for(lambda: len(now := server.children()) == PROCESSES and now)
            os.kill(before[next(victims) % PROCESSES], signal.SIGKILL)
            wait_for(lambda: len(now := server.children()) == PROCESSES and now != before)

        asyncio.run(crowd.play_through(2, kill_one))
        assert min(crowd.live_at_disasters) > 0
        assert crowd.check(server.address, sqlite_in(server.data)) == []


class Quick:
    """Instead of bots in processes: the first move, at once."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, game: str, level: str, view: bytes, moves: list[int]) -> Choice:
        self.asked += 1
        return Choice(moves[0])


class Halls:
    """Two processes with their tables, both in this one."""

    def __init__(self, pair: tuple[Siblings, Siblings], folder: Path) -> None:
        self.robots = Quick(), Quick()
        self.one, self.other = (
            Hall(Store(sqlite_in(folder)), cast(Any, robots), siblings, now, alone=True)
            for siblings, robots in zip(pair, self.robots, strict=True)
        )
        self.table = name_kept_by(1).decode()

    async def make(self) -> None:
        """The first makes a table that the other keeps, at which a bot begins."""
        rules = rules_of("azul")
        options = complete(rules, {"players": 2, "first_player": 1})
        customs, secret = wire.Customs(), bytes(32)
        header = Header(
            self.table, "azul", rules.version, options, customs, "", secret, 0.0, False, False, 2
        )
        sittings = Sitting("bot", bot="beginner"), Sitting("person", "Ann", "ann")

        def sit(table: Table) -> list[Action]:
            done = [turns.sit(table, seat, one, 1.0) for seat, one in enumerate(sittings)]
            return list(itertools.chain(*done))

        await self.one.make(header, sit, lambda connection: None)

    async def mute(self) -> int:
        """The first changes the table; the step that leads to."""
        return (await self.one.act(self.table, lambda one: turns.mute(one, 1, True, 2.0))).step

    async def until(self, condition: Callable[[Table], bool]) -> None:
        """Wait for something to hold at the table, as the other has it."""
        async with asyncio.timeout(20):
            while (live := self.other.live.get(self.table)) is None or not condition(live.table):
                await asyncio.sleep(0.01)

    def run(self, story: Callable[["Halls"], Coroutine[Any, Any, None]]) -> None:
        """Let something happen while both listen."""

        async def both() -> None:
            duties: list[Coroutine[Any, Any, None]] = []
            for hall in (self.one, self.other):
                cast(Siblings, hall.news).open_letters(lambda *letter: None)
                duties += [hall.listen(), hall.resync(), hall.news.send()]
            tasks = [asyncio.create_task(duty) for duty in duties]
            await story(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        try:
            asyncio.run(both())
        finally:
            self.one.store.close()
            self.other.store.close()


@pytest.fixture
def halls(pair: tuple[Siblings, Siblings], tmp_path: Path) -> Halls:
    """Two processes with their tables."""
    return Halls(pair, tmp_path)


def test_bots_are_asked_by_who_keeps_the_table(halls: Halls) -> None:
    async def story(halls: Halls) -> None:
        await halls.make()
        await halls.until(lambda table: table.to_move == 1)

    halls.run(story)
    assert [robots.asked for robots in halls.robots] == [0, 1]


def test_what_was_told_while_a_table_was_loaded_is_not_missed(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, reading, muted = store.messages_said, threading.Event(), threading.Event()

    def slowly(table: str) -> Callable[[Connection], int]:
        def job(connection: Connection) -> int:
            reading.set()
            assert muted.wait(60)
            return said(table)(connection)

        return job

    async def story(halls: Halls) -> None:
        await halls.make()
        await halls.until(lambda table: table.to_move == 1)
        halls.other.live.clear()
        monkeypatch.setattr(store, "messages_said", slowly)
        loading = asyncio.create_task(halls.other.find(halls.table))
        # What has happened is read, and the rest is not yet.
        assert await asyncio.to_thread(reading.wait, 60)
        step = await halls.mute()
        muted.set()
        assert (await loading).table.step == step

    halls.run(story)


def test_lost_news_are_found(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "RESYNC_SECONDS", 0.05)
    monkeypatch.setattr(hall_module, "RARELY", 1)

    async def story(halls: Halls) -> None:
        await halls.make()
        await halls.until(lambda table: table.to_move == 1)
        halls.other.live[halls.table].viewers.add(asyncio.Event())
        monkeypatch.setattr(halls.one.news, "tell", lambda table, message: None)
        step = await halls.mute()
        await halls.until(lambda table: table.step == step)

    halls.run(story)


@pytest.mark.parametrize("begun", [False, True])
def test_nobody_who_was_handed_on_may_send_without_end(begun: bool) -> None:
    request = b"GET /api/tables/x/events HTTP/1.1\r\nhost: a\r\n\r\n"
    sent = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(60)  # a stream

    async def run() -> None:
        nonlocal sent
        config = uvicorn.Config(cast(Any, app), log_config=None, lifespan="off")
        config.load()
        state = uvicorn.server.ServerState()
        connection = ServedConnection(config=config, server_state=state, app_state={})
        here, there = socket.socketpair()
        there.setblocking(False)
        if begun:
            connection.begun = 2 * request
        else:
            there.send(2 * request)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, here)
        for _ in range(200):
            with suppress(BlockingIOError):
                sent += there.send(1000 * request)
            await asyncio.sleep(0.002)
        connection.transport.abort()
        there.close()
        for task in state.tasks:
            task.cancel()

    uvloop.run(run())
    assert sent < MOST_UNREAD


@pytest.fixture
def pair() -> Iterator[tuple[Siblings, Siblings]]:
    """Two processes, both in this one."""
    boxes = letterboxes(2)
    copies = [(os.dup(inbox), os.dup(outbox)) for inbox, outbox in boxes]
    one, other = Siblings(0, boxes), Siblings(1, copies)
    yield one, other
    for box in (one.inbox, *one.outboxes, other.inbox, *other.outboxes):
        box.close()
    os.close(boxes[1][0])
    os.close(copies[0][0])


def name_kept_by(number: int) -> bytes:
    return next(name for name in (b"%d" % n for n in range(99)) if keeper_of(name, 2) == number)


def test_only_requests_for_tables_of_others_are_handed_on(pair: tuple[Siblings, Siblings]) -> None:
    one, other = pair
    mine, theirs = name_kept_by(0), name_kept_by(1)
    assert one.wanted_by(b"GET /api/tables/%b HTTP/1.1\r\n" % theirs) == 1
    assert one.wanted_by(b"POST /api/tables/%b/moves HTTP/1.1\r\n" % theirs) == 1
    assert other.wanted_by(b"GET /api/tables/%b?x=1 HTTP/1.1\r\n" % mine) == 0
    for request in (
        *(b"GET /api/tables/%b HTTP/1.1\r\n" % mine, b"GET /api/tables/%b" % theirs, b""),
        *(b"POST /api/tables HTTP/1.1\r\n", b"GET / HTTP/1.1\r\n"),
        b"POST /api/tables/%b/moves HTTP/1.1\r\n%b" % (theirs, b"x" * LARGEST),
    ):
        assert one.wanted_by(request) is None


def test_a_full_letterbox_takes_no_more_until_it_is_read(pair: tuple[Siblings, Siblings]) -> None:
    one, other = pair
    request = b"GET /api/tables/%b HTTP/1.1\r\n" % name_kept_by(1)
    adopted: list[tuple[socket.socket, bytes]] = []

    async def run() -> None:
        here, there = socket.socketpair()
        handed = 0
        while one.hand_on(here.fileno(), request, 1):
            handed += 1
        other.open_letters(lambda *letter: adopted.append(letter))
        while len(adopted) < handed:
            await asyncio.sleep(0.01)
        other.close_letters()
        assert one.hand_on(here.fileno(), request, 1)
        here.close()
        adopted[0][0].send(b"still open")
        assert there.recv(100) == b"still open"
        there.close()

    asyncio.run(run())
    assert len(adopted) > 10
    assert {letter for _, letter in adopted} == {request}
    for connection, _ in adopted:
        connection.close()


def test_news_reach_who_keeps_the_table(pair: tuple[Siblings, Siblings]) -> None:
    one, other = pair
    table = name_kept_by(1).decode()
    assert one.elsewhere(table)
    assert not other.elsewhere(table)

    async def run() -> None:
        other.open_letters(lambda *letter: None)
        sending = asyncio.create_task(one.send())
        for number in range(1000):  # more than there is room for at once
            one.tell(table, b"%d" % number)
        hearing = other.hear()
        assert [await anext(hearing) for _ in range(1000)] == [b"%d" % n for n in range(1000)]
        sending.cancel()
        other.close_letters()

    asyncio.run(run())
