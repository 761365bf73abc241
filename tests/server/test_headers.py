"""What answers tell a browser, and whom they are given to."""

import json

import pytest

from tests.server.running import Running
from tests.server.test_tables import two_people
from tests.server.watching import SECONDS

EXPECTED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
PLACES = (
    *("/healthz", "/metrics", "/api/games", "/api/me", "/api/me/data", "/schema/openapi.json"),
    *("/nowhere", "/api/tables/nowhere", "/api/tables/x/positions/-1", "/api/tables?before=soon"),
)


def check(headers: object) -> None:
    """All that every answer has."""
    found = {str(name): str(value) for name, value in dict(headers).items()}  # type: ignore[call-overload]
    for name, value in EXPECTED.items():
        assert found[name] == value
    policy = found["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", PLACES)
def test_every_answer_has_them(server: Running, method: str, path: str) -> None:
    check(server.person("Ann").client.request(method, path).headers)


@pytest.mark.parametrize("path", ["/schema/nowhere", "/schema/openapi.yml", "/schema/swagger"])
def test_what_is_not_described_is_refused_as_everything_else_is(server: Running, path: str) -> None:
    answer = server.person("Ann").client.get(path)
    assert (answer.status_code, answer.json()["key"]) == (404, "table-no-such-path")
    assert server.person("Ann").client.get("/schema").json()["openapi"]


def test_streams_have_them(server: Running) -> None:
    ann, _, table = two_people(server)
    path = f"/api/tables/{table}/events"
    with ann.client.stream("GET", path, timeout=SECONDS) as answer:
        check(answer.headers)
        assert answer.headers["content-type"].startswith("text/event-stream")


def test_too_large_a_body_has_them(server: Running) -> None:
    answer = server.person("Ann").client.post("/api/verify", content=b"x" * (2**20 + 1))
    assert (answer.status_code, answer.json()["key"]) == (413, "table-too-large")
    check(answer.headers)


def test_the_cookie_is_for_this_site_and_no_script(server: Running) -> None:
    answer = server.person("Ann").client.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # without HTTPS it would never be sent back


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://["])
def test_another_site_cannot_act(server: Running, origin: str) -> None:
    ann, _, table = two_people(server)
    step = ann.look(table)["step"]
    for method, path in (("POST", f"/api/tables/{table}/leave"), ("DELETE", "/api/me")):
        answer = ann.client.request(method, path, headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "table-foreign-origin")
    assert ann.look(table)["step"] == step
    assert ann.get("/api/me")["name"] == "Ann"
    same = ann.client.post(f"/api/tables/{table}/leave", headers={"origin": server.address})
    assert same.status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "Multipart/Form-Data; boundary=x"]
)
def test_a_form_cannot_act(server: Running, kind: str) -> None:
    ann, _, table = two_people(server)
    for path in ("/api/me", f"/api/tables/{table}/moves", f"/api/tables/{table}/leave"):
        answer = ann.client.post(path, content=b"{}", headers={"content-type": kind})
        assert (answer.status_code, answer.json()["key"]) == (415, "table-not-json")


def test_nothing_is_loaded_from_elsewhere(server: Running) -> None:
    ann = server.person("Ann")
    document = ann.client.get("/schema/openapi.json")
    assert json.loads(document.text)["info"]["title"] == "Tidetable"
    assert "http" not in document.text
    for page in ("", "/redoc", "/swagger", "/elements", "/rapidoc", "/scalar"):
        answer = ann.client.get(f"/schema{page}")
        assert "<script" not in answer.text
        assert "http" not in answer.text
