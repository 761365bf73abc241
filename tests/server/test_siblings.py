"""Two processes on one SQLite file: each table is kept by one, and connections go where it is."""

import asyncio
import itertools
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server import watching
from tests.server.crowd import Crowd, sqlite_in
from tests.server.running import Running, Somebody, running, wait_for
from tests.server.watching import events, table_where
from tidetable.server.siblings import LARGEST, Siblings, keeper_of, letterboxes

PROCESSES = 2
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
