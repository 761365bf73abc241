"""The page's sources can be read without scrolling sideways, and know no game's numbers."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST = 120  # characters, as in web/.prettierrc.json, which leaves strings and comments alone
GAMES = ROOT / "web/src/games"
# What is drawn: numbers there are places and sizes.
DRAWINGS = {"ring.ts", "layout.ts", "measures.ts", "Picture.svelte"}
DRAWINGS |= {"Symbols.svelte", "HomeSymbols.svelte", "Scene.svelte", "HomeScene.svelte"}
NUMBER = re.compile(r"(?<![\w.#$-])\d+(?![\w.%])")
LEAST, MOST = 3, 19  # less is arithmetic of any page, and more are pixels or milliseconds
# The only small numbers of boards: how something is laid out, and how long it stays.
MEASURES = {
    "azul/Offer.svelte": "{ length: 3 }",
    "azul/Opponent.svelte": "players < 4",
    "azul/Pictures.svelte": "{ length: 3 }",
    "azul/Plate.svelte": "=== 3|groups.length === 5",
    "maui/Board.svelte": "shown.beaches.length > 3",
    "maui/Ghosts.svelte": "narrow.current ? 3 : 2|2 / 3",
    "maui/Market.svelte": "count > 4 ? 3 : 2",
    "maui/MyBeach.svelte": "beach.towel_count + 7",
    "maui/StartRows.svelte": "down(top(towel.top_row) + 6)",
    "maui/Tracks.svelte": "track.values.length > 16",
    "plain/Value.svelte": "names.length <= 6",
    "sea-salt-paper/Card.svelte": "Math.min(16, 82|{9}",
    "sea-salt-paper/Chips.svelte": "offers.length > 3",
    "sea-salt-paper/Copies.svelte": "const MOST = 5",
    "sea-salt-paper/Mini.svelte": "{7}",
    "sea-salt-paper/RoundEnd.svelte": "const SECONDS = 15",
}


def sources() -> list[Path]:
    """List what git has of the page, and what it would take."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "web"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).exists()]


def test_no_line_of_the_page_is_long() -> None:
    files = sources()
    assert len(files) > 100
    long = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > LONGEST
    ]
    assert not long


def code_of(file: Path) -> str:
    """Return what a source computes: scripts, and what stands in braces of a page."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    if file.suffix == ".ts":
        return text
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", text, flags=re.DOTALL)
    drawn = r"<(script|style|svg).*?</\1>"
    braces = re.findall(r"\{[^{}]*\}", re.sub(drawn, "", text, flags=re.DOTALL))
    return "\n".join([*scripts, *braces])


def small_numbers() -> Iterator[tuple[str, str]]:
    """Give every line of a board that has a small number, without what is known as a measure."""
    for file in sources():
        is_code = file.suffix in (".ts", ".svelte") and ".test." not in file.name
        if GAMES not in file.parents or not is_code or file.name in DRAWINGS:
            continue
        name = str(file.relative_to(GAMES))
        for line in code_of(file).splitlines():
            rest = line
            for known in MEASURES.get(name, "").split("|"):
                rest = rest.replace(known, "") if known else rest
            if any(LEAST <= int(number) <= MOST for number in NUMBER.findall(rest)):
                yield name, line.strip()


def test_no_count_or_value_of_a_game_stands_in_the_page() -> None:
    """They come with what is shown, with previews, or as facts that are written from pieces.py."""
    assert list(small_numbers()) == []
    assert sum(GAMES in file.parents for file in sources()) > 80


def test_what_is_known_as_a_measure_is_there() -> None:
    for name, known in MEASURES.items():
        code = code_of(GAMES / name)
        assert all(one in code for one in known.split("|")), name
