"""The package as others get it: built, installed into empty environments, played and typed.

What it depends on comes in its newest versions, not those of the lock file: so do others get it.
"""

import functools
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.visitor import Visitor
from tests.conftest import MISSING
from tests.server.running import Running
from tests.server.test_pages import Reader
from tidetable.commands.serve import NO_PAGE
from tidetable.games import GAMES, rules_of

pytestmark = pytest.mark.deep

ROOT = Path(__file__).parent.parent
PAGE = "tidetable/server/static/index.html"
HATCHLING = [sys.executable, "-m", "hatchling", "build"]
WANTED = ("3.11", "3.12", "3.13")
LATER = ("3.14", "3.15")  # tested where they are here


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a program that has to succeed, and return all that it says."""
    done = attempt(*command, cwd=cwd, **environment)
    assert done.returncode == 0, done.stdout
    return done.stdout


def attempt(
    *command: str | Path, cwd: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a program, and return how it ended with all that it says."""
    return subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What make wheel builds; the environment in which this runs is left as it is."""
    folder = tmp_path_factory.mktemp("dist")
    run("make", "--old-file=.venv/ready", "wheel", f"DIST={folder}", cwd=ROOT, MAKEFLAGS="")
    return folder


def wheel_in(folder: Path) -> Path:
    """Find the only wheel of a folder."""
    (wheel,) = folder.glob("tidetable_games-*-py3-none-any.whl")
    return wheel


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources as git has them: without the page."""
    folder = tmp_path / "checkout"
    for name in run("git", "ls-files", cwd=ROOT).splitlines():
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


class Place(NamedTuple):
    """An empty environment, with a home of its own and no program of the system on its path."""

    folder: Path

    @property
    def variables(self) -> dict[str, str]:
        """What programs of this environment are told."""
        home = str(self.folder / "home")
        own = {"HOME": home, "XDG_CACHE_HOME": "", "TIDETABLE_CACHE": "", "PYTHONPATH": ""}
        return own | {"PATH": str(self.folder / "bin")}

    def install(self, *what: str | Path) -> str:
        """Install with pip, whose own cache is used; there is no npm."""
        pip = (python_with_pip(), "-m", "pip", "--python", self.folder / "bin" / "python")
        path = self.variables["PATH"]
        return run(*pip, "install", "--verbose", *what, cwd=self.folder, PATH=path)

    def tidetable(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the installed command."""
        program = self.folder / "bin" / "tidetable"
        return attempt(program, *arguments, cwd=self.folder, **self.variables)


@functools.cache
def python_with_pip() -> str:
    """Find the Python that installs, as in the Makefile; a wrapper script would need its path."""
    return run("python3", "-c", "import sys; print(sys.executable)", cwd=ROOT).strip()


def make_place(python: str | Path, folder: Path) -> Place:
    """Make an empty environment."""
    run(python, "-m", "venv", "--without-pip", folder, cwd=ROOT)
    (folder / "home").mkdir()
    return Place(folder)


def pythons(version: str) -> Iterator[Path]:
    """Find the Pythons of a version: the system's, those of pyenv, and those on the path."""
    yield Path("/usr/bin") / f"python{version}"
    pyenv = Path(shutil.which("pyenv") or Path.home() / ".pyenv/bin/pyenv").parents[1]
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"))
    yield Path(shutil.which(f"python{version}") or "/nowhere")


def works(python: Path) -> bool:
    """Tell whether this is a Python that starts, and not a wrapper around nothing."""
    return python.exists() and attempt(python, "--version", cwd=ROOT).returncode == 0


def versions() -> list[str]:
    """List the versions that the wheel is for, and later ones that are here."""
    return [*WANTED, *(one for one in LATER if any(map(Path.exists, pythons(one))))]


def python_of(version: str) -> Path:
    """Find a Python of this version."""
    python = next(filter(works, pythons(version)), None)
    if python is None:
        pytest.skip(f"Python {version} {MISSING}: install it to test the wheel with it")
    return python


class Installed(Running):
    """The server of an environment."""

    def __init__(self, place: Place) -> None:
        self.program = (str(place.folder / "bin" / "tidetable"),)
        super().__init__(place.folder / "data", **place.variables)


@contextmanager
def serving(place: Place) -> Iterator[Installed]:
    """Let an environment serve for as long as the block lasts."""
    server = Installed(place)
    try:
        yield server
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("version", versions())
def test_the_wheel_is_whole(version: str, dist: Path, tmp_path: Path) -> None:
    """Games, a whole game, the server with its page, and types, in an empty environment."""
    place = make_place(python_of(version), tmp_path / "place")
    place.install(f"{wheel_in(dist)}[server]")
    lists_the_games(place)
    plays_a_whole_game(place)
    checks_the_types_of_a_script(place)
    serves_the_page(place)


def lists_the_games(place: Place) -> None:
    done = place.tidetable("games")
    assert done.returncode == 0, done.stdout
    assert set(GAMES) <= set(re.findall(r"[\w-]+", done.stdout))


def plays_a_whole_game(place: Place) -> None:
    """In the game that is compiled soonest."""
    done = place.tidetable("play", "sea-salt-paper", "--seats", "random,random", "--seed", "2")
    assert done.returncode == 0, done.stdout
    assert "Compiling the rules of sea-salt-paper, once" in done.stdout
    assert "Game over." in done.stdout


def serves_the_page(place: Place) -> None:
    """All that the page loads is there, and a browser shows the first screen."""
    with serving(place) as server:
        addresses = Reader(httpx.get(server.address, timeout=60).text).addresses
        assert any(address.startswith("/assets/") for address in addresses)
        for address in addresses:
            assert httpx.get(server.address + address, timeout=60).status_code == 200, address
        shows_the_games(server)


def shows_the_games(server: Running) -> None:
    with sync_playwright() as started:
        chromium.need_chromium(started)
        visitor = Visitor(chromium.launch(started), server)
        visitor.go("/")
        for name in GAMES:
            visitor.page.locator("article", has_text=rules_of(name).title).wait_for()
        visitor.close()


SCRIPT = """\
import random

import tidetable

game = tidetable.new_game("azul", players=3, seed=7)
while not game.over:
    game.play(random.choice(game.moves))
best: int = max(game.scores)
winners: list[int] = game.winners
again: tidetable.Game = tidetable.replay(game.log)
"""
WRONG = """\
import tidetable

game = tidetable.new_game("azul", seed="seven")
points: str = game.scores[0]
game.no_such_thing()
"""


def checks_the_types_of_a_script(place: Place) -> None:
    """Nothing is wrong with the one script, and each line of the other is."""
    (place.folder / "script.py").write_text(SCRIPT, encoding="utf-8")
    (place.folder / "wrong.py").write_text(WRONG, encoding="utf-8")
    python = f"--python-executable={place.folder}/bin/python"
    mypy = (sys.executable, "-m", "mypy", "--strict", "--config-file=", python)
    said = attempt(*mypy, "script.py", "wrong.py", cwd=place.folder).stdout
    errors = re.findall(r"^(.+): error: .*\[(.+)\]$", said, flags=re.MULTILINE)
    kinds = ("arg-type", "assignment", "attr-defined")
    assert errors == [(f"wrong.py:{line}", kind) for line, kind in enumerate(kinds, 3)], said


def test_without_npm_there_is_no_page_and_each_step_says_so(checkout: Path, tmp_path: Path) -> None:
    """What the refusal says to install is installed, and then the server explains itself."""
    place = make_place(sys.executable, tmp_path / "place")
    said = place.install(checkout)
    assert len(re.findall(r"tidetable-games is built without the browser's page", said)) == 1
    refusal = place.tidetable("serve")
    assert (refusal.returncode, refusal.stdout.count("\n")) == (2, 1)
    place.install(refusal.stdout.split("pip install ")[1].strip().strip("'"))
    with serving(place) as server:
        page = httpx.get(server.address, timeout=60)
    assert NO_PAGE in (tmp_path / "place" / "server.out").read_text(encoding="utf-8")
    assert (page.status_code, NO_PAGE in " ".join(page.text.split())) == (200, True)


def test_a_release_needs_the_page(checkout: Path) -> None:
    done = attempt(*HATCHLING, "-t", "wheel", cwd=checkout, PATH="", TIDETABLE_RELEASE="1")
    assert done.returncode == 1
    assert "A release of tidetable-games needs the browser's page" in done.stdout
    assert "Traceback" not in done.stdout
    assert not list((checkout / "dist").glob("*.whl"))


def test_the_sources_of_a_release_hold_the_page(dist: Path, tmp_path: Path) -> None:
    """So a package is built from them without npm."""
    (archive,) = dist.glob("tidetable_games-*.tar.gz")
    run("tar", "xzf", archive, cwd=tmp_path)
    (sources,) = tmp_path.iterdir()
    run(*HATCHLING, "-t", "wheel", cwd=sources, PATH="", TIDETABLE_RELEASE="1")
    built, released = (
        zipfile.ZipFile(wheel_in(one)).namelist() for one in (sources / "dist", dist)
    )
    assert PAGE in built
    assert built == released
