"""What viewers are sent: nothing lost, nothing twice, and nothing they may not see."""

import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Running, Somebody
from tests.server.test_tables import two_people, whose_turn
from tests.server.watching import events, socket, table_where

WAYS = pytest.mark.parametrize("way", [events, socket])
START = "0.0"


def play(people: list[Somebody], table: str, moves: int, generator: random.Random) -> None:
    """Some moves of whoever has to make them."""
    for _ in range(moves):
        if people[0].look(table)["status"] == "running":
            person, view = whose_turn(people, table)
            person.move(view, generator.choice(view["legal"]))


@WAYS
def test_a_stream_resumes_in_the_middle_of_a_game(server: Running, way: Any) -> None:
    ann, ben, table = two_people(server)
    generator = random.Random(3)
    last, steps = START, []
    for _ in range(8):
        play([ann, ben], table, 2, generator)  # while nobody watches
        with way(ann, table, last) as stream:
            play([ann, ben], table, 2, generator)
            now = ann.look(table)["step"]
            while int(last.partition(".")[0]) < now:
                last, event, data = next(stream)
                assert event == "table"
                steps += data["steps"]
    assert steps == ann.get(f"/api/tables/{table}/history")
    assert [told["step"] for told in steps] == list(range(1, len(steps) + 1))


def test_figures_tell_how_often_streams_resume(server: Running) -> None:
    ann, _, table = two_people(server)

    def resumed() -> float:
        figures = ann.client.get("/metrics").text
        for name in ("tidetable_writes_waiting", "tidetable_bots_thinking", "tidetable_viewers"):
            assert f"\n{name} " in figures
        return float(figures.partition("\ntidetable_streams_resumed_total ")[2].split()[0])

    before = resumed()
    for last, more in (("", 0), (START, 1)):
        with events(ann, table, last) as stream:
            next(stream)
        assert resumed() == before + more


@WAYS
def test_each_viewer_has_a_view_of_its_own(server: Running, way: Any) -> None:
    ann, ben, table = two_people(server, "sea-salt-paper")
    viewers = [ann, ben, server.person("Eve")]
    play([ann, ben], table, 4, random.Random(4))
    step = ann.look(table)["step"]
    for viewer in viewers:
        with way(viewer, table, START) as stream:
            sent = next(stream).data
        assert sent["table"] | {"now": 0} == viewer.look(table) | {"now": 0}
        assert sent["steps"] == viewer.get(f"/api/tables/{table}/history")
        assert sent["table"]["step"] == step
    shown = [viewer.look(table)["shown"] for viewer in viewers]
    assert shown[0] != shown[1] != shown[2] != shown[0]


@WAYS
def test_who_lost_the_seat_sees_its_hand_no_more(server: Running, way: Any) -> None:
    ann, ben, table = two_people(server, "sea-salt-paper")
    play([ann, ben], table, 4, random.Random(5))
    eve = server.person("Eve")
    with way(ben, table) as stream:
        assert next(stream).data["table"]["you"] == 1
        ann.post(f"/api/tables/{table}/seats/1/link")
        after = next(stream).data["table"]
    assert after["you"] is None
    assert after["shown"] == eve.look(table)["shown"]
    assert not after["legal"]


@WAYS
def test_messages_arrive_and_are_not_lost_between_streams(server: Running, way: Any) -> None:
    ann, ben, table = two_people(server, customs={"chat": "free"})
    said = []
    with way(ben, table) as stream:
        last = next(stream).id
        ann.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
        piece = next(stream)
        last, said = piece.id, [piece.data["phrase"]]
    for text in ("one", "two"):
        ann.post(f"/api/tables/{table}/chat", {"text": text})
    with way(ben, table, last) as stream:
        assert next(stream).event == "table"
        said += [next(stream).data["text"] for _ in range(2)]
        ann.post(f"/api/tables/{table}/chat", {"text": "three"})
        said.append(next(stream).data["text"])
    assert said == ["hello", "one", "two", "three"]


def test_a_private_table_can_be_watched_by_who_knows_its_name(server: Running) -> None:
    ann, ben, table = two_people(server)
    eve = server.person("Eve")
    assert table not in [line["table"] for line in eve.get("/api/tables")]
    with events(eve, table) as stream:
        play([ann, ben], table, 1, random.Random(6))
        step = ann.look(table)["step"]
        assert table_where(stream, lambda now: now["step"] == step)["you"] is None
    answer = eve.client.get("/api/tables/nowhere/events")
    assert (answer.status_code, answer.json()["key"]) == (404, "table-no-such-table")


def test_a_socket_is_refused_with_a_reason(server: Running) -> None:
    ann, _, table = two_people(server)
    host = httpx.URL(server.address).netloc.decode()
    with connect(f"ws://{host}/api/tables/nowhere/socket", proxy=None) as one:
        with pytest.raises(ConnectionClosedError) as closed:
            one.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
            4404,
            "There is no such table.",
        )
    address = f"ws://{host}/api/tables/{table}/socket"
    for origin in ("https://elsewhere.example", "null", "http://["):
        with pytest.raises(InvalidStatus):
            connect(address, proxy=None, additional_headers={"origin": origin}).close()
    with connect(address, proxy=None, additional_headers={"origin": f"http://{host}"}) as one:
        assert one.recv(timeout=60)
    assert ann.look(table)["status"] == "running"


def test_a_socket_that_talks_too_much_is_closed(server: Running) -> None:
    _, _, table = two_people(server)
    host = httpx.URL(server.address).netloc.decode()
    with connect(f"ws://{host}/api/tables/{table}/socket", proxy=None) as one:
        one.recv(timeout=60)
        one.send("nobody listens")
        one.send("x" * 100_000)
        with pytest.raises(ConnectionClosedError):
            one.recv(timeout=60)
