"""The page's sources can be read without scrolling sideways."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST = 120  # characters, as in web/.prettierrc.json, which leaves strings and comments alone


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
