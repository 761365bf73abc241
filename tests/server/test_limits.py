"""Limits: two windows, nobody else's business, and a way back."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.running import Somebody, running, wait_for
from tests.server.watching import events, socket
from tidetable.server import limits
from tidetable.server.limits import Limits

MOST = 10, 60  # in ten seconds, in an hour


class Clock:
    """Time that passes when told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_short_window_fills_again_in_ten_seconds() -> None:
    clock = Clock()
    one = Limits(clock=clock)
    assert [one.wait("a", MOST, 1) for _ in range(10)] == [0.0] * 10
    assert one.wait("a", MOST, 1) == 1.0
    assert one.wait("b", MOST, 1) == 0.0
    clock.now += 1.0
    assert one.wait("a", MOST, 1) == 0.0
    assert one.wait("a", MOST, 5) == 5.0


def test_the_long_window_ends_what_the_short_one_allows() -> None:
    clock = Clock()
    one = Limits(clock=clock)
    served = 0
    for _ in range(100):
        served += one.wait("a", MOST, 1) == 0.0
        clock.now += 1.0
    assert 60 <= served <= 62
    assert 10 < one.wait("a", MOST, 1) <= 60


def test_asking_in_vain_costs_nothing() -> None:
    clock = Clock()
    one = Limits(clock=clock)
    one.wait("a", MOST, 10)
    for _ in range(100):
        assert one.wait("a", MOST, 1) > 0
    clock.now += 1.0
    assert one.wait("a", MOST, 1) == 0.0


def test_nobody_gets_round_a_limit_by_filling_the_memory() -> None:
    clock = Clock()
    one = Limits(clock=clock)
    one.wait("attacker", MOST, 10)
    for number in range(limits.MOST_BUCKETS + 10):
        one.wait(f"other {number}", MOST, 1)
        if number % 1000 == 0:
            assert one.wait("attacker", MOST, 1) > 0
    assert len(one.left) == limits.MOST_BUCKETS
    assert one.wait("attacker", MOST, 1) > 0


def test_a_home_has_one_place_however_many_addresses() -> None:
    assert limits.place("2001:db8::1") == limits.place("2001:db8::ffff:1")
    assert limits.place("2001:db8::1") != limits.place("2001:db8:0:1::1")
    assert limits.place("192.0.2.1") == "192.0.2.1"
    assert limits.place("") == ""


def test_nobody_holds_more_streams_than_a_person_needs(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, ExitStack() as held:
        ann, ben = server.person("Ann"), server.person("Ben")
        table = ann.make("azul", ["me", "open"])["table"]["table"]
        ben.post("/api/me", {"name": "Ben"})
        streams = [held.enter_context(events(ann, table)) for _ in range(limits.PERSON_STREAMS - 1)]
        with events(ann, table) as last:
            for stream in (*streams, last):
                next(stream)
            with ann.client.stream("GET", f"/api/tables/{table}/events") as answer:
                assert answer.status_code == 429
                assert json.loads(answer.read())["key"] == "table-too-many"
            check_socket(ann, table)
            with events(ben, table) as stream:
                next(stream)
        wait_for(lambda: opens(ann, table))


def check_socket(person: Somebody, table: str) -> None:
    """Over a WebSocket it is one too many as well."""
    with pytest.raises(ConnectionClosedError) as closed, socket(person, table) as one:
        next(one)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def opens(person: Somebody, table: str) -> bool:
    """Whether the person may have one more stream."""
    with person.client.stream("GET", f"/api/tables/{table}/events") as answer:
        return answer.status_code == 200


def test_streams_are_counted_for_as_long_as_they_are_open() -> None:
    one = Limits()
    with ExitStack() as held:
        for number in range(limits.ADDRESS_STREAMS):
            held.enter_context(one.streaming("192.0.2.1", f"person {number}"))
        assert one.full("192.0.2.1", None)
        assert not one.full("192.0.2.2", "person 0")
        assert not Limits(False).full("192.0.2.1", None)
    assert not one.full("192.0.2.1", None)
    assert not one.streams


def test_too_much_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--https") as server:
        ann = server.person("Ann")
        token = ann.post("/api/me", {"name": "Ann", "token": True})["token"]
        ann.client.headers["authorization"] = f"Bearer {token}"
        made = ann.make("azul", ["me", "open"])["table"]["table"]

        def say(number: int) -> httpx.Response:
            return ann.client.post(f"/api/tables/{made}/chat", json={"phrase": "hello"})

        with ThreadPoolExecutor(8) as together:  # quicker than the limit fills again
            said = list(together.map(say, range(100)))
        refused = [answer for answer in said if answer.status_code == 429]
        assert 40 <= len(said) - len(refused) < len(said)  # 200 units, five for each message
        assert 1 <= int(refused[-1].headers["retry-after"]) <= 10
        assert refused[-1].json()["key"] == "table-too-many"
        assert server.person("Ben").look(made)["status"] == "waiting"  # the address has some left
        assert "max-age" in ann.client.get("/nowhere").headers["strict-transport-security"]
        cookie = server.person("Eve").client.post("/api/me", json={"name": "Eve"}).headers
        assert "secure" in cookie["set-cookie"].lower()
        assert "Traceback" not in (tmp_path / "server.log").read_text()
        # What was said before a restart reaches who resumes after it.
        server.kill()
        server.start()
        with events(ann, made, "0.1") as stream:
            assert [next(stream).event for _ in range(3)] == ["table", "message", "message"]
