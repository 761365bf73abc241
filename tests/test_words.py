"""Every sentence in every language: none missing, none unused, all plurals there."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tidetable.games import GAMES, rules_of

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src/tidetable/locale"
LANGUAGES = ("en", "uk", "pl", "fr", "ru")
FILES = sorted(file.name for file in (LOCALE / "en").iterdir())
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
RULE = re.compile(r"[A-Z]{2}-\d+-\d+")


class Found(Visitor):
    """Collect the variables of a message, the messages it names or lets SAY use, and the variants
    of its selectors by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.named: set[str] = set()
        self.said: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.named.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        if node.name.name == "as" and isinstance(node.value, ast.StringLiteral):
            self.said.add(node.value.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
        if names & (CATEGORIES - {"other"}):
            self.selectors.append(names & CATEGORIES)
        self.generic_visit(node)


@cache
def parts(language: str, file: str) -> dict[str, Found]:
    """Return the messages of a file by key, and their attributes as key.name."""
    resource = FluentParser().parse((LOCALE / language / file).read_text())
    found: dict[str, Found] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {str(entry.content)[:60]!r}"
        if isinstance(entry, ast.Message):
            key = entry.id.name
            assert key not in found, f"{key} stands twice"
            values = {key: entry.value} | {f"{key}.{a.id.name}": a.value for a in entry.attributes}
            for name, value in values.items():
                found[name] = Found()
                found[name].visit(value)
    return found


def messages(language: str, file: str) -> dict[str, Found]:
    """Return the messages of a file by key."""
    return {key: found for key, found in parts(language, file).items() if "." not in key}


@cache
def variables(language: str, key: str) -> set[str]:
    """Return the variables of a message and of the messages it names."""
    found = next(file[key] for name in FILES if key in (file := parts(language, name)))
    return found.variables.union(*(variables(language, other) for other in found.named))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file(language: str) -> None:
    assert sorted(file.name for file in (LOCALE / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_with_its_variables(language: str, file: str) -> None:
    english, here = messages("en", file), messages(language, file)
    assert list(here) == list(english)
    for key in english:
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_into_words_has_a_message(language: str) -> None:
    known = {key: file for file in FILES for key in messages(language, file)}
    for file in FILES:
        for key, found in messages(language, file).items():
            assert found.said <= set(known), key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_category_is_there(language: str, file: str) -> None:
    wanted = set(Locale(language).plural_form.tags) | {"other"}
    for key, message in messages(language, file).items():
        for categories in message.selectors:
            assert categories == wanted, key


def of_events(game: str) -> dict[str, set[str]]:
    """Return the keys of sentences about events, each with the values that it is given."""
    found = {}
    for event in get_args(rules_of(game).face.event_type):
        given = {"name", "you", "victim", "victim_you", *event.__struct_fields__}
        for kind in ("log", "advise"):
            found[f"{game}-{kind}-{event.__struct_config__.tag}"] = given
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_about_an_event_gets_what_it_names(game: str) -> None:
    events = of_events(game)
    told = [key for file in FILES for key in messages("en", file) if key in events]
    assert len(told) > 10
    for key in told:
        assert variables("en", key) <= events[key], key


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
    literals = [
        re.split(r"\$?\{[^}]*\}", literal)
        for literal in re.findall(r"[`\"']([\w$-]*\$?\{[^`\"'\n]*-?[^`\"'\n]*)[`\"']", text)
    ]
    made = [
        re.compile(".+".join(map(re.escape, fixed)))
        for fixed in literals
        if re.fullmatch(r"[\w-]*", "".join(fixed))
        and re.search(r"[a-z]{3}-|-[a-z]{4}", "".join(fixed))
        and "".join(fixed).rstrip("-") not in GAMES
    ]
    quoted = set(re.findall(r"(?<=[`\"'])[\w-]+(?=[`\"'])", text))
    quoted |= {
        key.partition(".")[0]
        for file in FILES
        for one in parts("en", file).values()
        for key in one.named | one.said
    }
    quoted |= {key for game in GAMES for key in of_events(game)}
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
