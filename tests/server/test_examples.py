"""The examples of docs/server.md, as they stand there, at a real server."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import Running
from tidetable.commands import serve
from tidetable.server import wire

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
BOT = ROOT / "examples" / "http_bot.py"


def examples(language: str, server: Running) -> str:
    """All blocks of the page in a language, one after another, for this server."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert blocks
    return "\n".join(blocks).replace("http://127.0.0.1:8000", server.address)


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=300, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_examples_in_curl(server: Running, tmp_path: Path) -> None:
    text = run(["bash", "-euo", "pipefail", "-c", examples("sh", server)], tmp_path)
    assert '"sentence"' not in text  # nothing was refused
    seen = json.loads((tmp_path / "seen.json").read_text())
    assert (seen["you"], seen["status"], seen["options"]["wall"]) == (1, "running", "brown")
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ben"]
    assert "good-luck" in (tmp_path / "events.txt").read_text()


def test_the_examples_in_python(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(examples("python", server), encoding="utf-8")
    rule, _, sentence = run([sys.executable, str(file)], tmp_path).partition(" ")
    assert rule.startswith("AZ-")
    assert sentence.strip().endswith(".")


def test_a_bot_from_outside_plays_through_http(server: Running, tmp_path: Path) -> None:
    ann = server.person("Ann")
    made = ann.make("sea-salt-paper", ["link", "link"])
    table = made["table"]["table"]
    links = [server.address + link for link in made["links"].values()]
    with subprocess.Popen([sys.executable, str(BOT), links[0]]) as first:
        second = run([sys.executable, str(BOT), links[1]], tmp_path)
        assert first.wait(timeout=60) == 0
    view = ann.look(table)
    assert json.loads(second) == view["scores"]
    assert [seat["name"] for seat in view["seats"]] == ["HTTP bot", "HTTP bot"]
    assert all(seat["outside_bot"] for seat in view["seats"])


def test_the_bot_is_as_short_as_the_page_says() -> None:
    code = BOT.read_text(encoding="utf-8").split('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40


def test_every_field_of_a_refusal_and_every_option_of_the_command_is_explained() -> None:
    for field in wire.Refusal.__struct_fields__:
        assert f"| `{field}` |" in PAGE
    options = re.findall(r'"(--[a-z-]+)"', Path(serve.__file__).read_text(encoding="utf-8"))
    assert options
    for option in options:
        assert option in PAGE
