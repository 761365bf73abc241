"""Page, code and tests cite the same rule ids: one function and at least one test for each rule."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tidetable.games import GAMES, rules_of

ROOT = Path(__file__).parent.parent.parent


def prefix(name: str) -> str:
    return rules_of(name).face.rule_prefix


def folder(name: str) -> str:
    return name.replace("-", "_")


def page_ids(name: str) -> set[str]:
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^\| ({prefix(name)}-\d+\.\d+) \|", text, flags=re.MULTILINE))


def docstring_ids(name: str) -> Counter[str]:
    """How many functions have each id at the start of their docstring."""
    found: Counter[str] = Counter()
    for file in (ROOT / "src" / "tidetable" / "games" / folder(name)).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(
                    re.findall(rf"^{prefix(name)}-\d+\.\d+", ast.get_docstring(node) or "")
                )
    return found


def cited_ids(name: str) -> set[str]:
    """Every id that occurs anywhere in the game's sources."""
    sources = (ROOT / "src" / "tidetable" / "games" / folder(name)).glob("*.py")
    text = "".join(file.read_text(encoding="utf-8") for file in sources)
    return set(re.findall(rf"\b{prefix(name)}-\d+\.\d+", text))


def ids_in_tests(name: str) -> set[str]:
    text = (ROOT / "tests" / "games" / folder(name) / "test_rules.py").read_text(encoding="utf-8")
    names = re.findall(rf"^def test_{prefix(name)}_(\d+)_(\d+)", text, flags=re.MULTILINE)
    return {f"{prefix(name)}-{chapter}.{number}" for chapter, number in names}


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_written_and_tested(name: str) -> None:
    assert page_ids(name)
    assert docstring_ids(name) == Counter(page_ids(name))
    assert ids_in_tests(name) == page_ids(name)


@pytest.mark.parametrize("name", GAMES)
def test_code_cites_no_rule_the_page_lacks(name: str) -> None:
    assert cited_ids(name) <= page_ids(name)
