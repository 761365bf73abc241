"""The server's pages: nothing inline, nothing from elsewhere, and the browser draws as we do."""

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.core.test_fair import PROOF, SALTS, SECRET
from tests.server.running import Running
from tidetable.core import fair
from tidetable.games import rules_of
from tidetable.server.pages_api import HERE

PAGES = ("/", "/api", "/verify", "/status")
NODE = shutil.which("node")


class Reader(HTMLParser):
    """What a page loads and links to, and what it has inline."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.addresses += [given[name] or "" for name in ("src", "href") if name in given]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inline.append(tag)
        self.inline += [name for name in given if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_loads_nothing_inline_and_nothing_from_elsewhere(server: Running, page: str) -> None:
    answer = httpx.get(server.address + page, timeout=60)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "unsafe" not in answer.headers["content-security-policy"]
    read = Reader(answer.text)
    assert read.inline == []
    for address in read.addresses:
        if address != "data:,":
            assert address.startswith("/")
            found = httpx.get(server.address + address, timeout=60, follow_redirects=True)
            assert found.status_code == 200, address


def test_an_address_that_there_is_not_has_a_page_for_people(server: Running) -> None:
    address = f"{server.address}/nowhere"
    page = httpx.get(address, headers={"accept": "text/html,*/*"}, timeout=60)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert httpx.get(address, timeout=60).json()["key"] == "table-no-such-path"


def test_scripts_import_what_is_there(server: Running) -> None:
    for script in (HERE / "pages").glob("*.js"):
        answer = httpx.get(f"{server.address}/pages/{script.name}", timeout=60)
        assert answer.headers["content-type"].startswith("text/javascript")
        for address in re.findall(r'from "(.+)"', answer.text):
            assert httpx.get(server.address + address, timeout=60).status_code == 200


@pytest.mark.parametrize(
    "name", ["none.html", "..%2Fapp.py", "%2e%2e/app.py", "__init__.py", "a" * 99]
)
def test_nothing_else_on_the_disk_can_be_asked_for(server: Running, name: str) -> None:
    answer = httpx.get(f"{server.address}/pages/{name}", timeout=60)
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]


def test_home_says_that_this_is_unofficial(server: Running) -> None:
    assert "unofficial fan work" in httpx.get(server.address, timeout=60).text


def test_verify_tells_what_a_browser_needs(server: Running) -> None:
    answer = httpx.post(
        f"{server.address}/api/verify", content=msgspec.json.encode(PROOF), timeout=60
    ).json()
    assert answer["holds"]
    assert answer["draws"] == msgspec.to_builtins(list(fair.verify(rules_of("azul"), PROOF)))


CHECK = """
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
globalThis.crypto ??= webcrypto;
const { commitmentOf, keyOf, numberOf, problemOf } = await import("./fair.mjs");
const { proof, draws, narrow } = JSON.parse(readFileSync("given.json", "utf8"));
const key = await keyOf(proof.secret);
const problems = [];
for (const draw of draws) problems.push(await problemOf(draw, key, proof));
const [total, range] = narrow.map(BigInt);
const numbers = [];
for (let step = 0; step < 50; step += 1) {
  numbers.push(String(await numberOf(key, proof.salts, step, total, range)));
}
console.log(JSON.stringify([await commitmentOf(proof.secret), problems, numbers]));
"""


@pytest.mark.skipif(NODE is None, reason="no JavaScript outside a browser here")
def test_the_browser_draws_as_we_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draws = msgspec.to_builtins(list(fair.verify(rules_of("azul"), PROOF)))
    wrong = {**draws[5], "number": draws[5]["number"] + 1}
    total, around = 4 * 2**253, 5 * 2**253  # so that one in five is drawn again
    given = {"proof": msgspec.to_builtins(PROOF), "draws": [*draws, wrong]}
    (tmp_path / "given.json").write_text(json.dumps({**given, "narrow": [str(total), str(around)]}))
    shutil.copy((HERE / "pages") / "fair.js", tmp_path / "fair.mjs")
    (tmp_path / "check.mjs").write_text(CHECK)
    done = subprocess.run(
        [str(NODE), "check.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    commitment, problems, numbers = json.loads(done.stdout)
    assert commitment == PROOF.commitment
    assert problems[:-1] == [None] * len(draws)
    assert "this browser draws the number" in problems[-1]
    monkeypatch.setattr(fair, "RANGE", around)
    assert numbers == [str(fair.number(SECRET, SALTS, step, total)) for step in range(50)]
