"""The wheel holds the browser's page: built if it is missing, and no wheel is made without it."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/tidetable/server/static/index.html")


class PageHook(BuildHookInterface[BuilderConfig]):
    """Run the build of web/ where it has not been run."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of the wheel are gathered."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).exists():
            subprocess.run(["npm", "install", "--no-save"], cwd=root / "web", check=True)
            subprocess.run(["npm", "run", "build"], cwd=root / "web", check=True)
        if not (root / PAGE).exists():
            raise RuntimeError(f"{PAGE} is missing: the browser's page was not built")
