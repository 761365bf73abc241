"""A real server and a real Chromium for tests of the page."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running

CHROMIUM = shutil.which("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests of a file; bots answer quickly."""
    folder: Path = tmp_path_factory.mktemp("server")
    running = Running(folder / "data", "--no-limits", "--bot-seconds", "0.2")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it."""
    assert CHROMIUM, "the tests of the page need Chromium: apt-get install chromium"
    with sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()
