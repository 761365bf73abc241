"""A game is named in the one list and in its own folders, and nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tidetable.games import OURS

ROOT = Path(__file__).parents[2]
PACKAGE, PAGE = ROOT / "src/tidetable", ROOT / "web"
# "sea-salt-paper" is also SeaSaltPaper, sea_salt_paper and Sea Salt & Paper.
NAMES = re.compile("|".join(name.replace("-", r"[-_ &;a-z]*") for name in OURS), re.IGNORECASE)
TEXTS = {".ts", ".svelte", ".css", ".html", ".js", ".ftl", ".py", ".toml"}


def own(name: str) -> tuple[Path, Path]:
    """Return the folders of a game in the package and on the page."""
    return PACKAGE / "games" / name.replace("-", "_"), PAGE / "src/games" / name


def is_own(file: Path) -> bool:
    """Tell whether a file belongs to one game, or is the list of them."""
    if file == PACKAGE / "games/__init__.py" or file.parent.parent == PACKAGE / "locale":
        return file.suffix == ".py" or any(file.name.startswith(name) for name in OURS)
    return any(folder in file.parents for name in OURS for folder in own(name))


def is_made_or_a_test(file: Path) -> bool:
    made = PACKAGE / "server/static" in file.parents or ".generated." in file.name
    return made or ".test." in file.name or PAGE / "src/testing" in file.parents


def places() -> Iterator[Path]:
    """Every source of the package and of the page that belongs to no game."""
    roots = (PACKAGE, PAGE / "src", PAGE / "public")
    files = [file for root in roots for file in root.rglob("*") if file.suffix in TEXTS]
    files += [*PAGE.glob("*.ts"), *PAGE.glob("*.html"), *PAGE.glob("*.py")]
    return (file for file in sorted(files) if not is_own(file) and not is_made_or_a_test(file))


def code_of(file: Path) -> str:
    """Return what a file does; in Python without documentation, whose examples need some game."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [one for one in node.body if not is_text(one)] or [ast.Pass()]
    return ast.unparse(tree)


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_no_other_place_names_a_game() -> None:
    found = {str(file.relative_to(ROOT)): NAMES.findall(code_of(file)) for file in places()}
    assert {file: names for file, names in found.items() if names} == {}
    assert len(found) > 150


@pytest.mark.parametrize("name", OURS)
def test_a_game_is_where_it_is_looked_for(name: str) -> None:
    """Else the places above would be searched for nothing."""
    for folder in own(name):
        assert any(NAMES.search(code_of(file)) for file in folder.iterdir() if file.suffix in TEXTS)
    assert (PACKAGE / f"locale/en/{name}-home.ftl").exists()
