"""The short way of moves: refused, limited and answered as everything else is."""

import asyncio
import socket
from pathlib import Path
from typing import Any, BinaryIO

import httpx
import msgspec
import pytest
from litestar import Litestar, Router
from litestar.di import Provide

from tests.server.running import Running, running
from tests.server.test_tables import seated, two_people, whose_turn
from tidetable.games import GAMES
from tidetable.server import asking
from tidetable.server.app import LARGEST_BODY
from tidetable.server.limits import PERSON
from tidetable.server.moves_api import make_moves
from tidetable.server.short_way import ShortWay
from tidetable.server.table import Refused, refused


def refusal(answer: httpx.Response) -> tuple[int, str, set[str]]:
    """What must be the same on both ways: the reason's text may say where it was found."""
    return answer.status_code, answer.json()["key"], set(answer.headers)


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b"", {}),
        (b"{", {}),
        (b"\xff", {}),
        (b"[]", {}),
        (b"{}", {}),
        (b"[" * 100_000, {}),
        (b"{}", {"origin": "http://elsewhere"}),
        (b" " * (LARGEST_BODY + 1), {}),
    ],
)
def test_what_is_no_request_is_refused_as_on_the_long_way(
    server: Running, body: bytes, headers: dict[str, str]
) -> None:
    person = server.person("Ann")
    short, long = (
        person.client.post(f"/api/tables/nowhere/{path}", content=body, headers=headers)
        for path in ("moves", "ask")
    )
    assert refusal(short) == refusal(long)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_guard_of_the_route_stands_on_the_short_way_too() -> None:
    def closed(connection: Any, handler: Any) -> None:
        raise refused("not-owner", 403)

    app = Litestar(
        [Router("/api/tables", route_handlers=[make_moves], guards=[closed])],
        dependencies={
            "desk": Provide(asking.provide_desk),
            "caller": Provide(asking.provide_caller),
        },
        exception_handlers={Refused: asking.answer_refusal},
        openapi_config=None,
    )

    async def move() -> httpx.Response:
        transport = httpx.ASGITransport(ShortWay(app, secure=False))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.post("/api/tables/nowhere/moves", json={})

    assert asyncio.run(move()).json()["key"] == "table-not-owner"


@pytest.mark.parametrize("table", ["nowhere", "x" * 41, "a%20b", "a%0A", "%C3%A9", "a.b"])
def test_tables_that_are_none(server: Running, table: str) -> None:
    person = server.person("Ann")
    body: dict[str, Any] = {"seat": 0, "after": 0, "move_id": "x", "moves": ["deck"]}
    short = person.client.post(f"/api/tables/{table}/moves", json=body)
    long = person.client.post(f"/api/tables/{table}/answer", json={"agree": True, "after": 0})
    assert refusal(short) == refusal(long)


def test_answers_look_as_others_do(server: Running) -> None:
    ann, ben, table = two_people(server)
    mover, seen = whose_turn([ann, ben], table)
    body = {"seat": seen["you"], "after": seen["step"], "move_id": "x", "moves": seen["legal"][:1]}
    moved = mover.client.post(f"/api/tables/{table}/moves", json=body)
    looked = mover.client.get(f"/api/tables/{table}")
    assert moved.headers["content-type"] == looked.headers["content-type"]
    assert set(moved.headers) == set(looked.headers)
    assert moved.json() | {"now": 0} == looked.json() | {"now": 0}
    assert seen["now"] <= moved.json()["now"] <= looked.json()["now"]


def test_requests_sent_at_once_are_answered_one_after_the_other(server: Running) -> None:
    """Some are answered in one piece and some are not; nobody must get what is not theirs."""
    ann, ben, table = two_people(server)
    mover, seen = whose_turn([ann, ben], table)
    body = {"seat": seen["you"], "after": seen["step"], "move_id": "x", "moves": seen["legal"][:1]}
    asking = mover.client.build_request("POST", f"/api/tables/{table}/moves", json=body)
    looking = mover.client.build_request("GET", f"/api/tables/{table}")
    texts = []
    for request in (asking, asking, looking, asking):
        cookie = "; ".join(f"{one.name}={one.value}" for one in mover.client.cookies.jar)
        head = {**request.headers, "cookie": cookie}
        lines = [f"{name}: {value}" for name, value in head.items()]
        first = f"{request.method} {request.url.raw_path.decode()} HTTP/1.1"
        texts.append("\r\n".join([first, *lines, "", ""]).encode() + request.content)
    with socket.create_connection((request.url.host, request.url.port or 80), 10) as line:
        line.sendall(b"".join(texts))
        answers = line.makefile("rb")
        got = [read_answer(answers) for _ in texts]
    assert len({answer["step"] for answer in got}) == 1
    assert all(answer | {"now": 0} == got[0] | {"now": 0} for answer in got)
    assert got[0]["step"] > seen["step"]


def read_answer(answers: BinaryIO) -> dict[str, Any]:
    """The next one on a connection, which must be a good one."""
    assert answers.readline() == b"HTTP/1.1 200 OK\r\n"
    length = 0
    while (line := answers.readline()) != b"\r\n":
        name, _, value = line.partition(b": ")
        length = int(value) if name == b"content-length" else length
    found: dict[str, Any] = msgspec.json.decode(answers.read(length))
    return found


def test_numbers_may_come_as_text_as_on_the_long_way(server: Running) -> None:
    ann, ben, table = two_people(server)
    mover, seen = whose_turn([ann, ben], table)
    numbers = {"seat": str(seen["you"]), "after": str(seen["step"])}
    body = {**numbers, "move_id": "x", "moves": seen["legal"][:1]}
    assert mover.post(f"/api/tables/{table}/moves", body, 200)["step"] > seen["step"]


def test_moves_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        person = server.person("Ann")
        view = person.make("azul", ["me", "open"])
        path = f"/api/tables/{view['table']['table']}/moves"
        sent = (person.client.post(path, content=b"") for _ in range(50 * PERSON[0]))
        answer = next(answer for answer in sent if answer.status_code != 400)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1


@pytest.mark.parametrize("name", GAMES)
def test_json_that_is_made_once_is_what_would_be_made_anew(name: str) -> None:
    table = seated(name, "ab")
    for person in (None, "a", "b", "c"):
        for now in (3.0, 1794836289.312, 4.25):
            assert table.json_for(person, now) == msgspec.json.encode(table.seen_by(person, now))
