"""Pages under test: examples run, and what they name exists."""

import re
import runpy
import tomllib
from pathlib import Path
from typing import get_args

import pytest

import tidetable
from bench.table import BY_HAND, HEADING, with_new_top
from tidetable.bots.choosers import make_bot
from tidetable.bots.search import Search
from tidetable.core.options import complete
from tidetable.games import GAMES, rules_of

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
PAGES += [*sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "bench").glob("*.md"))]
RESULTS = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")


def test_the_python_example_of_the_readme_runs() -> None:
    example = README.split("```python\n")[1].split("```")[0]
    assert len(example.strip().splitlines()) <= 11
    exec(compile(example, "README.md", "exec"), {})


@pytest.mark.parametrize(
    "file", sorted((ROOT / "examples").glob("*.py")), ids=lambda file: file.name
)
def test_examples_run(file: Path) -> None:
    runpy.run_path(str(file))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_readme_says_that_this_is_unofficial() -> None:
    assert "unofficial fan work" in README
    assert "not affiliated" in README


@pytest.mark.parametrize("name", GAMES)
def test_every_option_stands_on_the_games_page(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    rules = rules_of(name)
    section = page.split("## Options\n")[1].split("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", section, flags=re.MULTILINE))
    assert list(rows) == [option.name for option in rules.options]
    for option in rules.options:
        assert str(complete(rules, {})[option.name]) in rows[option.name].split(",")[0]


def test_the_lab_tells_how_far_each_level_sees() -> None:
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    told = re.search(
        r"with (\d+) or (\d+) nodes \(in Maui (\d+) or (\d+), in Sea Salt & Paper (\d+) or (\d+)\)",
        page,
    )
    assert told
    levels = [
        make_bot(level, rules_of(game))
        for game in ("azul", "maui", "sea-salt-paper")
        for level in ("skilled", "expert")
    ]
    assert [int(nodes) for nodes in told.groups()] == [
        bot.nodes for bot in levels if isinstance(bot, Search)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_field_that_is_shown_stands_on_the_games_page(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    section = page.split("## Shown\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, flags=re.MULTILINE)
    fields = [field for row in rows for field in re.findall(r"`(\w+)`", row)]
    assert sorted(fields) == sorted(rules_of(name).face.shown_type.__struct_fields__)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_stands_on_the_games_page(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    section = page.split("## Events\n")[1].split("\n## ")[0]
    told = dict(re.findall(r"^\| `([\w-]+)` \| (.*?) \|", section, flags=re.MULTILINE))
    events = get_args(rules_of(name).face.event_type)
    fields = {event.__struct_config__.tag: event.__struct_fields__ for event in events}
    assert {tag: tuple(re.findall(r"\w+", row)) for tag, row in told.items()} == fields


def tables(page: str) -> list[list[str]]:
    """Give the lines of each table of a page."""
    return [table.splitlines() for table in re.findall(r"(?:^\|.*\n)+", page, flags=re.MULTILINE)]


def test_results_have_one_row_for_each_question() -> None:
    questions = []
    for heading, ruler, *rows in tables(RESULTS):
        assert [heading, ruler] == HEADING
        for row in rows:
            what, measured, ratio, asked, met = (cell.strip() for cell in row[1:-1].split("|"))
            assert what, row
            assert measured or ratio, row
            assert met in (("yes", "no") if asked else ("",)), row
            questions.append(what)
    assert len(questions) > 50
    assert sorted(set(questions)) == sorted(questions)


@pytest.mark.parametrize("words", ["the same", "not kept", "not noted"])
def test_each_row_of_the_results_stands_alone(words: str) -> None:
    assert words not in RESULTS.lower()


def test_a_new_run_of_the_bench_keeps_what_is_written_by_hand() -> None:
    top, by_hand = RESULTS.split(BY_HAND)
    assert with_new_top(RESULTS, "new\n") == f"new\n{BY_HAND}{by_hand}"
    assert len(tables(top)) == 2


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == tidetable.__version__
    assert f"## {tidetable.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {tidetable.__version__}" in cited


# "tidetable" alone is somebody else's package, and zsh wants quotes around brackets.
WRONG_NAMES = (
    r"""install\s(?:-\S+\s)*['"`]?tidetable\b(?!-games)|"""
    r"""\btidetable\[|(?<!')tidetable-games\["""
)


def wrong_names(text: str) -> list[str]:
    """Find where a text installs another package than ours, or brackets without quotes."""
    return [found[0] for line in text.splitlines() for found in re.finditer(WRONG_NAMES, line)]


@pytest.mark.parametrize(
    "text",
    [
        *("pip install tidetable", "`pip install --upgrade tidetable`", 'pip install "tidetable"'),
        *("install tidetable[server]", "pip install 'tidetable[lab]'"),
        "pip install tidetable-games[lab]",
    ],
)
def test_a_wrong_name_is_found(text: str) -> None:
    assert wrong_names(text)


@pytest.mark.parametrize("text", ["pip install tidetable-games", "'tidetable-games[lab]'"])
def test_our_name_is_no_wrong_one(text: str) -> None:
    assert not wrong_names(text)


def test_pages_and_messages_install_our_package() -> None:
    sources = [
        file for file in (ROOT / "src").rglob("*") if file.suffix in (".py", ".html", ".ftl")
    ]
    others = [ROOT / "Makefile", ROOT / "hatch_build.py", *(ROOT / "examples").glob("*.py")]
    for file in (*PAGES, *sources, *others):
        assert wrong_names(file.read_text(encoding="utf-8")) == [], file


def test_the_lock_names_exact_versions_and_no_address() -> None:
    for line in (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[^\s/]+", line), line
