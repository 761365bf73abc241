"""The package holds the browser's page, built by npm; without npm it is left out, in one line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/tidetable/server/static/index.html")
STEPS = (["install", "--no-save", "--loglevel=error"], ["run", "--silent", "build"])
HOW = "it needs Node 20 with npm, which must be able to get its packages"


class PageHook(BuildHookInterface[BuilderConfig]):
    """Put the browser's page into the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing; a release is refused without it."""
        root = Path(self.root)
        if version == "editable" or (root / PAGE).exists() or build_page(root):
            return
        if os.environ.get("TIDETABLE_RELEASE"):
            self.app.abort(f"A release of tidetable-games needs the browser's page: {HOW}.")
        self.app.display_warning(f"tidetable-games is built without the browser's page: {HOW}.")


def build_page(root: Path) -> bool:
    """Build the page with npm, and tell whether that was possible."""
    npm = shutil.which("npm")
    if npm is None or not write_facts(root):
        return False
    for step in STEPS:
        if subprocess.run([npm, *step], cwd=root / "web", check=False).returncode != 0:
            return False
    return (root / PAGE).exists()


def write_facts(root: Path) -> bool:
    """Write what the page knows of the games' pieces, from the sources that are being packed."""
    path = os.pathsep.join(filter(None, [str(root / "src"), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "web/write_facts.py"]
    done = subprocess.run(command, cwd=root, env=os.environ | {"PYTHONPATH": path}, check=False)
    return done.returncode == 0
