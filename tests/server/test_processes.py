"""Several processes on PostgreSQL and Redis: any of them serves any table."""

import asyncio
import itertools
import json
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.crowd import Crowd
from tests.server.running import Running, Somebody, running, wait_for
from tests.server.services import REDIS, OwnRedis, database, need_redis

# A connection that ends while it is being made is closed only when it is forgotten.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
QUICK = "--no-limits", "--bot-seconds", "0.05"
Pair = tuple[Running, Running, str]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers on one database."""
    need_redis()
    with database() as address:
        addresses = {"DATABASE_URL": address, "REDIS_URL": REDIS}
        one, two = (tmp_path_factory.mktemp(name) / "data" for name in ("one", "two"))
        with (
            running(one, *QUICK, **addresses) as first,
            running(two, *QUICK, **addresses) as second,
        ):
            yield first, second, address


def elsewhere(person: Somebody, server: Running) -> Somebody:
    """The same person at another server."""
    twin = server.person(person.name)
    twin.client.cookies = person.client.cookies
    return twin


def events(person: Somebody, table: str) -> Iterator[Any]:
    """The events of a table, as they come."""
    with person.client.stream("GET", f"/api/tables/{table}/events") as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


@pytest.mark.deep
def test_one_is_killed_while_the_other_serves(pair: Pair) -> None:
    first, second, address = pair
    crowd = Crowd(3, [first.address, second.address])
    victims = itertools.cycle([first, second])
    asyncio.run(crowd.play_through(2, lambda: next(victims).kill_and_start()))
    assert min(crowd.live_at_disasters) > 0
    assert crowd.check(first.address, address) == []


@pytest.mark.deep
def test_processes_of_one_keeper_are_killed_one_by_one(tmp_path: Path) -> None:
    need_redis()
    with database() as address:
        both = {"DATABASE_URL": address, "REDIS_URL": REDIS}
        with running(tmp_path / "data", *QUICK, "--processes", "2", **both) as server:
            crowd = Crowd(3, [server.address])

            def kill_one() -> None:
                before = wait_for(lambda: len(now := server.children()) == 2 and now)
                os.kill(before[0], signal.SIGKILL)
                wait_for(lambda: len(now := server.children()) == 2 and now != before)

            asyncio.run(crowd.play_through(2, kill_one))
            assert crowd.check(server.address, address) == []


def test_viewers_see_moves_made_at_the_other_process(pair: Pair) -> None:
    first, second, _ = pair
    ann, viewer = first.person("Ann"), second.person("Viewer")
    table = ann.make("azul", ["me", "bot:beginner"], options={"first_player": 1})["table"]["table"]
    seen = events(viewer, table)
    assert next(seen)["table"]["to_move"] == 0
    view = ann.look(table)
    after = ann.move(view, view["legal"][0])
    told = next(seen)
    assert told["steps"][0]["step"] == view["step"] + 1
    assert told["table"]["step"] >= after["step"]
    ann.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
    assert any(event.get("phrase") == "hello" for event in itertools.islice(seen, 4))
    seen.close()  # type: ignore[attr-defined]


def test_of_two_moves_for_one_step_exactly_one_is_made(pair: Pair) -> None:
    first, second, _ = pair
    ann = first.person("Ann")
    view = ann.make("azul", ["me", "link"], options={"first_player": 1})
    twin = elsewhere(ann, second)
    table = view["table"]["table"]
    second.person("Ben").open(view["links"]["1"])
    path = f"/api/tables/{table}/moves"
    with ThreadPoolExecutor(2) as threads:
        view = ann.look(table)
        assert view["to_move"] == 0
        twin.look(table)
        bodies = [
            {"seat": 0, "after": view["step"], "move_id": name, "moves": [move]}
            for name, move in zip("ab", view["legal"], strict=False)
        ]
        sent = [
            threads.submit(person.client.post, path, json=body)
            for person, body in zip((ann, twin), bodies, strict=True)
        ]
        answers = sorted((one.result() for one in sent), key=lambda one: one.status_code)
    assert [one.status_code for one in answers] == [200, 409]
    assert answers[1].json()["table"]["step"] == answers[0].json()["step"] == view["step"] + 1
    told = ann.get(f"/api/tables/{table}/history", after=view["step"])
    assert [one["what"] for one in told] == ["move"]


def test_messages_at_two_processes_are_all_kept(pair: Pair) -> None:
    first, second, _ = pair
    ann = first.person("Ann")
    table = ann.make("azul", ["me", "bot:beginner"])["table"]["table"]
    path, said = f"/api/tables/{table}/chat", {"phrase": "hello"}
    with ThreadPoolExecutor(8) as threads:
        people = [ann, elsewhere(ann, second)] * 8
        answers = list(threads.map(lambda one: one.client.post(path, json=said), people))
    assert sorted(one.json()["number"] for one in answers) == list(range(1, 17))


def test_without_redis_tables_go_on_and_viewers_follow(tmp_path: Path) -> None:
    redis = OwnRedis(tmp_path)
    try:
        with database() as address:
            both = {"DATABASE_URL": address, "REDIS_URL": redis.address}
            for name in ("one", "two"):
                (tmp_path / name).mkdir()
            with (
                running(tmp_path / "one" / "data", *QUICK, **both) as first,
                running(tmp_path / "two" / "data", *QUICK, **both) as second,
            ):
                follow(first, second, redis)
    finally:
        redis.stop()


def follow(first: Running, second: Running, redis: OwnRedis) -> None:
    """A viewer sees a move with Redis, without it, with it again; and the server stops at once."""
    ann, viewer = first.person("Ann"), second.person("Viewer")
    table = ann.make("azul", ["me", "bot:beginner"], options={"first_player": 1})["table"]["table"]
    seen = events(viewer, table)
    next(seen)
    for change in (None, redis.stop, None, redis.start):
        if change is not None:
            change()
        view = wait_for(lambda: (now := ann.look(table))["legal"] and now)
        step = ann.move(view, view["legal"][0])["step"]
        while next(seen)["table"]["step"] < step:
            pass
    redis.stop()
    start = time.monotonic()
    assert second.stop() == 0
    assert time.monotonic() - start < 10
    list(seen)  # has ended, and not by an error
