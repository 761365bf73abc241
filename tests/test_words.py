"""Every sentence in every language: none missing, none unused, all plurals there."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tidetable.games import GAMES

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src/tidetable/locale"
LANGUAGES = ("en", "uk", "pl", "fr", "ru")
FILES = sorted(file.name for file in (LOCALE / "en").iterdir())
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
RULE = re.compile(r"[A-Z]{2}-\d+-\d+")


class Found(Visitor):
    """The variables of a message, other messages it names, and the variants of its selectors by
    number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.named: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.named.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
        if names & (CATEGORIES - {"other"}):
            self.selectors.append(names & CATEGORIES)
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> dict[str, Found]:
    """The messages of a file by key."""
    resource = FluentParser().parse((LOCALE / language / file).read_text())
    found: dict[str, Found] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {str(entry.content)[:60]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = Found()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file(language: str) -> None:
    assert sorted(file.name for file in (LOCALE / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_with_its_variables(language: str, file: str) -> None:
    english, here = messages("en", file), messages(language, file)
    assert list(here) == list(english)
    for key in english:
        assert here[key].variables == english[key].variables, key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_category_is_there(language: str, file: str) -> None:
    wanted = set(Locale(language).plural_form.tags) | {"other"}
    for key, message in messages(language, file).items():
        for categories in message.selectors:
            assert categories == wanted, key


def sources() -> str:
    """Everything that may name a message."""
    files = [
        *(ROOT / "web/src").rglob("*.svelte"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "src/tidetable").rglob("*.py"),
    ]
    return "\n".join(file.read_text() for file in files if ".test." not in file.name)


def test_no_message_is_unused() -> None:
    text = sources()
    # What is put together, such as page-game-${game}, is used if its fixed parts fit; with nothing
    # but a game's name fixed, anything would.
    parts = [
        re.split(r"\$?\{[^}]*\}", literal)
        for literal in re.findall(r"[`\"']([\w$-]*\$?\{[^`\"'\n]*-?[^`\"'\n]*)[`\"']", text)
    ]
    made = [
        re.compile(".+".join(map(re.escape, fixed)))
        for fixed in parts
        if re.fullmatch(r"[\w-]*", "".join(fixed))
        and re.search(r"[a-z]{3}-|-[a-z]{4}", "".join(fixed))
        and "".join(fixed).rstrip("-") not in GAMES
    ]
    quoted = set(re.findall(r"(?<=[`\"'])[\w-]+(?=[`\"'])", text))
    quoted |= {key for file in FILES for one in messages("en", file).values() for key in one.named}
    unused = [
        key
        for file in FILES
        for key in messages("en", file)
        for bare in [key.removeprefix(file.removesuffix(".ftl").removesuffix("-later") + "-")]
        if not RULE.fullmatch(key)
        and not {key, bare} & quoted
        and not any(pattern.fullmatch(key) or pattern.fullmatch(bare) for pattern in made)
    ]
    assert unused == []


def test_no_message_is_missing() -> None:
    known = {key for file in FILES for key in messages("en", file)}
    web = "\n".join(
        file.read_text() for kind in ("*.svelte", "*.ts") for file in (ROOT / "web/src").rglob(kind)
    )
    named = set(re.findall(r"\bt\(\s*\"([\w-]+)\"", web))
    assert named - known == set()
