"""The Chromium or Chrome of this machine.

As a program it installs one where there is none, if it may: as root, where there is apt. Elsewhere
the tests of the page are left out, and the last line of the tests says so::

    python -m tests.browser.chromium
"""

import os
import shutil
import subprocess

import pytest
from playwright.sync_api import Browser, Playwright

from tests.conftest import MISSING

# Without its windows it takes a third less than the whole Chromium.
PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOW_TO_GET = f"install Chromium or Google Chrome, for example by 'apt-get install {PACKAGE}'"


def program() -> str | None:
    """Return the path of the first Chromium or Chrome that is here."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def need_chromium() -> None:
    """Leave the test out, and say so, without a browser."""
    if program() is None:
        pytest.skip(f"Chromium {MISSING}: {HOW_TO_GET}")


def launch(started: Playwright) -> Browser:
    """Start the browser that is here."""
    if (path := program()) is None:
        raise SystemExit(f"No browser is here: {HOW_TO_GET}.")
    return started.chromium.launch(executable_path=path, args=["--no-sandbox"])


def install() -> None:
    """Install a browser from the system's packages."""
    print("Installing Chromium for the tests of the page ...", flush=True)
    for arguments in (["update"], ["install", "--yes", PACKAGE]):
        subprocess.run(["apt-get", "-qq", *arguments], stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if program() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
