"""Every refusal has its sentence, and every sentence its refusal."""

import re
from pathlib import Path

from tidetable.core.sentences import LOCALE
from tidetable.server import asking, wire

SOURCES = Path(asking.__file__).parent
STATUSES = wire.Status.__args__  # type: ignore[attr-defined]


def used() -> set[str]:
    """The keys that the server's sources name."""
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCES.glob("*.py"))
    plain = set(re.findall(r'refused\(\s*"([a-z-]+)"', text))
    by_status = {f"is-{status}" for status in STATUSES if status != "running"}
    assert 'refused(f"is-{' in text
    return {f"table-{key}" for key in plain | by_status | {*asking.KEYS.values(), "bad-request"}}


def test_every_key_has_a_sentence_and_every_sentence_is_used() -> None:
    text = (LOCALE / "en" / "table.ftl").read_text(encoding="utf-8")
    assert used() == set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
