"""A real Chromium for tests of the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start one browser for all tests of the page that follow each other in this process.

    While it runs nothing else can have an event loop, so it does not outlast these tests.
    """
    with sync_playwright() as started:
        chromium.need_chromium(started)
        launched = chromium.launch(started)
        yield launched
        launched.close()
