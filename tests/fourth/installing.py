"""A package with a game that is installed by standing on the path, and processes that have it."""

import os
import subprocess
import sys
from pathlib import Path

INSTALLED = Path(__file__).parent / "installed"
ROOT = Path(__file__).parents[2]


def having(*folders: Path) -> dict[str, str]:
    """Return what a process's environment needs to find packages in some folders."""
    path = [*map(str, folders), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, path))}


def started(
    *arguments: str, text: str = "", folder: Path = INSTALLED
) -> subprocess.CompletedProcess[str]:
    """Run Python in a process that has the packages of a folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=text,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | having(folder),
        check=False,
    )


def good(*arguments: str, text: str = "") -> str:
    """Return what such a process prints, which must end well."""
    done = started(*arguments, text=text)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
