"""A real Chromium for tests of the page."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = shutil.which("chromium")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it. While it runs nothing else can have an event loop."""
    assert CHROMIUM, "the tests of the page need Chromium: apt-get install chromium"
    with sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()
