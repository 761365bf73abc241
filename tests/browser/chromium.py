"""The Chromium or Chrome of this machine.

As a program it installs one where there is none, if it may: as root, where there is apt. Elsewhere
the tests of the page are left out, and the last line of the tests says so::

    python -m tests.browser.chromium
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.conftest import MISSING

# Without its windows it takes a third less than the whole Chromium.
PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOW_TO_GET = (
    f"install Chromium or Google Chrome, for example by 'apt-get install {PACKAGE}' "
    "or, without root, by '.venv/bin/playwright install chromium'"
)


def candidates(started: Playwright) -> Iterator[str]:
    """List where a browser may be: on the path, or where Playwright puts its own."""
    yield from filter(None, map(shutil.which, NAMES))
    yield started.chromium.executable_path


def works(program: str) -> bool:
    """Tell whether a browser starts; some systems have a program that only advertises one."""
    tried = [program, "--version"]
    return Path(program).exists() and not subprocess.run(tried, capture_output=True).returncode


@cache
def program(started: Playwright) -> str | None:
    """Return the path of the first Chromium or Chrome that is here."""
    return next(filter(works, candidates(started)), None)


def need_chromium(started: Playwright) -> None:
    """Leave the test out, and say so, without a browser."""
    if program(started) is None:
        pytest.skip(f"Chromium {MISSING}: {HOW_TO_GET}")


def launch(started: Playwright) -> Browser:
    """Start the browser that is here."""
    if (path := program(started)) is None:
        raise SystemExit(f"Chromium {MISSING}: {HOW_TO_GET}.")
    return started.chromium.launch(executable_path=path, args=["--no-sandbox"])


def install() -> None:
    """Install a browser from the system's packages."""
    print("Installing Chromium for the tests of the page ...", flush=True)
    for arguments in (["update"], ["install", "--yes", PACKAGE]):
        subprocess.run(["apt-get", "-qq", *arguments], stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    with sync_playwright() as now_started:
        missing = program(now_started) is None
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
