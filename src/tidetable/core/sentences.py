"""Sentences in the reader's language, kept as Fluent files in ``locale`` and beside other games."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tidetable.core import offered
from tidetable.core.errors import IllegalMove

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tidetable.core.rules import Refusal

LOCALE = Path(__file__).parent.parent / "locale"


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def files_of(language: str) -> list[Path]:
    """Return our files of a language, then those of offered games, in English if need be."""
    theirs = [folder / language for folder in offered.locales()]
    every = [one if one.is_dir() else one.with_name("en") for one in theirs]
    return [file for folder in (LOCALE / language, *every) for file in sorted(folder.glob("*.ftl"))]


def refused(refusal: "Refusal", before: str = "") -> IllegalMove:
    """Make the exception that says why a move is refused, and by which rule."""
    return IllegalMove(refusal.rule, before + sentence(refusal.key, refusal.details))


def sentence(key: str, details: Mapping[str, Any], language: str = "en") -> str:
    """The sentence with this key."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no sentence"
    text, errors = bundle.format_pattern(pattern, dict(details))
    if errors:
        raise ValueError(f"the sentence {key} cannot be told: {errors[0]}")
    return str(text)
