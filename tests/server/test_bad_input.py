"""Whatever is sent is served, or refused in one sentence; the table stays as it was."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import CHECKS

from tests.depth import repeats
from tests.server.running import Running, Somebody
from tests.server.test_tables import two_people, whose_turn
from tidetable.games import GAMES

schemathesis.checks.load_all_checks()
CHECKED = CHECKS.get_by_names(
    ["not_a_server_error", "response_schema_conformance", "content_type_conformance"]
)
QUICK = settings(
    max_examples=repeats(3, 12),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
MANY = settings(QUICK, max_examples=repeats(20, 80))
ENDLESS = r"/events$"

odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([2**31, -(2**63), 2**64, 10**30, -1, 0.5, 1e308, "", "\0", "\ufffe", "🂡" * 99]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=80),
)
nested = st.recursive(odd, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
raw = st.one_of(
    st.binary(max_size=200),
    st.sampled_from(
        [
            b"[" * 100_000,
            b'{"a":' * 100_000,
            b'{"surprise":' + b"[" * 50_000,
            b'{"name":"\\ud800"}',
            b'{"name":"\xff\xfe"}',
            b'{"seat":1e999}',
            b'{"seat":' + b"9" * 5000 + b"}",
            b"\xef\xbb\xbf{}",
            b"NaN",
            b"",
        ]
    ),
    nested.map(lambda value: json.dumps(value).encode()),
)


def is_fine(answer: httpx.Response) -> None:
    """Served, or refused in one sentence."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["sentence"].strip(), answer.text


@pytest.fixture(scope="module")
def seated(server: Running) -> tuple[Somebody, Any]:
    """Somebody whose turn it is, and what they see."""
    ann, ben, table = two_people(server, "sea-salt-paper", customs={"chat": "free"})
    return whose_turn([ann, ben], table)


def test_what_the_description_allows_and_forbids(server: Running) -> None:
    ann, ben, table = two_people(server)  # of its own: what is allowed happens there
    person, view = whose_turn([ann, ben], table)
    loaded = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    found: Iterable[Any] = loaded.exclude(path_regex=ENDLESS).get_all_operations()
    operations = [one.ok() for one in found]
    assert len(operations) > 20
    for operation in operations:
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):

            @QUICK
            @given(operation.as_strategy(generation_mode=mode), st.booleans())
            def send(case: Any, real: bool) -> None:
                if real and "table" in case.path_parameters:
                    case.path_parameters["table"] = view["table"]
                cookies = {} if case.method == "DELETE" else dict(person.client.cookies)
                case.call_and_validate(checks=CHECKED, cookies=cookies, timeout=60)

            with suppress(Unsatisfiable):  # there is nothing in it that could be wrong
                send()


def paths(view: Any) -> Iterator[str]:
    """Where one can send something."""
    table = f"/api/tables/{view['table']}"
    yield from ("/api/tables", "/api/me", "/api/me/passphrase", "/api/me/sign-in", "/api/verify")
    yield from (f"{table}/{part}" for part in ("moves", "ask", "answer", "chat", "mute"))
    yield from (f"{table}/seats/1/sit", f"{table}/seats/9/link", f"{table}/retake")


@MANY
@given(st.data())
def test_bodies_of_any_kind(seated: tuple[Somebody, Any], data: st.DataObject) -> None:
    person, view = seated
    path = data.draw(st.sampled_from(list(paths(view))))
    is_fine(person.client.post(path, content=data.draw(raw)))
    assert person.look(view["table"])["step"] == view["step"]


def good_bodies(view: Any) -> dict[str, dict[str, Any]]:
    """What would be taken, were one thing in it not changed."""
    table, step = f"/api/tables/{view['table']}", view["step"]
    move = {"seat": view["you"], "after": step, "move_id": "x", "moves": ["deck"]}
    clock = {"kind": "move", "seconds": 60}
    return {
        "/api/tables": {
            "game": "azul",
            "seats": ["me", "open"],
            "options": {"players": 2},
            "customs": {"clock": clock},
            "salt": "",
        },
        f"{table}/moves": move,
        f"{table}/ask": {"what": "undo", "after": step, "seat": None},
        f"{table}/answer": {"agree": True, "after": step},
        f"{table}/chat": {"phrase": "hello", "text": None},
        f"{table}/mute": {"seat": 7, "muted": True},
    }


@MANY
@given(st.data())
def test_one_thing_wrong(seated: tuple[Somebody, Any], data: st.DataObject) -> None:
    person, view = seated
    path, body = data.draw(st.sampled_from(list(good_bodies(view).items())))
    name = data.draw(st.sampled_from([*body, "surprise"]))
    changed = body | {name: data.draw(nested)}
    if path.endswith("moves") and changed | {"move_id": ""} == body | {"move_id": ""}:
        return
    is_fine(person.client.post(path, content=json.dumps(changed)))
    assert person.look(view["table"])["step"] == view["step"]


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_are_none(server: Running, game: str) -> None:
    ann, ben, table = two_people(server, game)
    person, view = whose_turn([ann, ben], table)
    letters = "".join(sorted(set("".join(view["legal"])))) + "0123456789:+-*>, \0é²"

    @MANY
    @given(st.text(letters, max_size=30) | st.text(max_size=20) | st.sampled_from(view["legal"]))
    def send(text: str) -> None:
        for changed in (text + "9", text[:-1], text * 2, text + "99999999999999999999"):
            if changed not in view["legal"]:
                body = {"seat": view["you"], "after": view["step"], "move_id": "m"}
                moves = [changed] if len(changed) <= 100 else []
                answer = person.client.post(
                    f"/api/tables/{table}/moves", json=body | {"moves": moves}
                )
                assert answer.status_code in (200, 400, 422), answer.text
                if answer.status_code == 200:  # another way to write a legal move
                    raise AssertionError(f"{changed!r} was taken for a move")
                assert answer.json()["sentence"].strip()

    send()
    assert person.look(table)["step"] == view["step"]


def test_a_proof_that_was_changed(server: Running) -> None:
    ann = server.person("Ann")
    log = {"game": "azul", "rules": 1, "options": {}, "players": ["a", "b"], "steps": [1]}
    proof = {"commitment": "", "secret": "", "salts": [], "log": log}

    @MANY
    @given(st.sampled_from([*proof, *log]), nested)
    def send(name: str, value: Any) -> None:
        changed = proof | {name: value} if name in proof else proof | {"log": log | {name: value}}
        is_fine(ann.client.post("/api/verify", content=json.dumps(changed)))

    send()


def test_somebody_elses_seat_and_a_forged_name(server: Running) -> None:
    ann, ben, table = two_people(server)
    person, view = whose_turn([ann, ben], table)
    other = ben if person is ann else ann
    assert other.move(view, view["legal"][0], status=403)["key"] == "table-wrong-seat"
    token = person.client.cookies["tidetable"]
    who, _, signature = token.partition(".")
    for forged in (f"{who}.", f"{who}.{'0' * 64}", f"{who}x.{signature}", who, f"{token}0", "é.é"):
        eve = server.person("Eve")
        eve.client.headers["cookie"] = f"tidetable={forged}"
        assert eve.look(table)["you"] is None
        eve.move(view, view["legal"][0], status=403)
        del eve.client.headers["cookie"]
        eve.client.headers["authorization"] = f"Bearer {forged}"
        assert eve.look(table)["you"] is None
    assert person.look(table)["step"] == view["step"]


def test_a_request_sent_again_and_one_for_another_table(server: Running) -> None:
    ann, ben, table = two_people(server)
    _, _, other = two_people(server)
    person, view = whose_turn([ann, ben], table)
    body = {"seat": view["you"], "after": view["step"], "move_id": "a", "moves": view["legal"][:1]}
    assert person.client.post(f"/api/tables/{other}/moves", json=body).status_code == 403
    after = person.post(f"/api/tables/{table}/moves", body)
    for _ in range(3):
        assert person.post(f"/api/tables/{table}/moves", body, 200)["step"] == after["step"]
    again = body | {"move_id": "b"}
    assert person.post(f"/api/tables/{table}/moves", again, 409)["key"] == "table-stale"
    assert person.look(table)["step"] == after["step"]


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE"])
@pytest.mark.parametrize("path", ["/nowhere", "/api/tables", "/api/tables/x/moves", "/%00", "/é"])
def test_unknown_paths_and_methods(server: Running, method: str, path: str) -> None:
    answer = server.person("Ann").client.request(method, path)
    assert answer.status_code in (200, 204, 400, 404, 405), answer.text
    if answer.status_code >= 400 and method != "HEAD":
        assert answer.json()["sentence"]
    if answer.status_code == 405:
        assert answer.headers["allow"]


def test_numbers_without_end_in_a_path(server: Running) -> None:
    ann, _, table = two_people(server)
    for number in ("9" * 30, "9" * 5000, "-1", "1e3", "٣"):
        for path in (f"positions/{number}", f"history?after={number}", f"chat?after={number}"):
            is_fine(ann.client.get(f"/api/tables/{table}/{path}"))
        is_fine(ann.client.post(f"/api/tables/{table}/seats/{number}/link"))
        is_fine(ann.client.get("/api/tables", params={"before": number}))
    for before in ("nan", "inf", "-inf", "1e999"):
        is_fine(ann.client.get("/api/tables", params={"before": before}))
