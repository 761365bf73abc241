"""Find the games that installed packages offer, by the entry point group ``tidetable.games``.

Nothing is imported here: before anybody plays such a game its sentences are read, and code is
compiled that is kept by its sources.
"""

from contextlib import suppress
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

# By the name of the game, the module whose RULES it is.
OFFERED = {
    entry.name: entry.value.partition(":")[0].strip()
    for entry in entry_points(group="tidetable.games")
}


def _package(module: str) -> Path | None:
    """Return the folder of the package that a module is in, or the file of a module without one."""
    with suppress(ImportError, ValueError):
        spec = find_spec(module.partition(".")[0])
        if spec is not None and spec.submodule_search_locations:
            return Path(next(iter(spec.submodule_search_locations)))
        if spec is not None and spec.has_location:
            return Path(str(spec.origin))
    return None


# By the name of the game; one whose module is nowhere is left out.
PACKAGES = {
    name: package for name, module in OFFERED.items() if (package := _package(module)) is not None
}


def game_at(file: Path) -> str | None:
    """Return the offered game that a source belongs to, if it belongs to one."""
    for name, package in PACKAGES.items():
        if package == file or package in file.parents:
            return name
    return None


def sources(name: str) -> list[Path]:
    """Return every source of the package that offers a game."""
    package = PACKAGES[name]
    return [package] if package.is_file() else sorted(package.rglob("*.py"))


def locales() -> list[Path]:
    """Return the folder ``locale`` beside each offered game's module, where there is one."""
    found = []
    for name, package in PACKAGES.items():
        folder = package.parent if package.is_file() else package
        for part in OFFERED[name].split(".")[1:]:
            folder = folder / part if (folder / part).is_dir() else folder
        found.append(folder / "locale")
    return [folder for folder in found if folder.is_dir()]
