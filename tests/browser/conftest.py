"""A real Chromium for tests of the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it. While it runs nothing else can have an event loop."""
    with sync_playwright() as started:
        launched = chromium(started)
        yield launched
        launched.close()
