"""Sentences in the reader's language, kept as Fluent files in ``locale`` and beside other games.

A sentence gets values, never notation. A value with parts, such as a card, or a list of values is
put into words by the function SAY, with the message that the sentence names::

    { SAY($card, as: "sea-salt-paper-card") }

The fields of the value are the variables of that message; the words of a list are joined as the
language does, by "and", or with ``list: "or"`` by "or".
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core import offered
from tidetable.core.errors import IllegalMove

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tidetable.core.rules import Refusal

LOCALE = Path(__file__).parent.parent / "locale"
LISTS = {"and": "standard", "or": "or"}


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    def say(value: Any, **named: Any) -> Any:
        return _in_words(bundle, getattr(value, "value", value), **named)

    bundle = FluentBundle([language], functions={"SAY": say}, use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _in_words(bundle: "FluentBundle", value: Any, **named: str) -> str:
    from babel.lists import format_list

    if isinstance(value, list | tuple):
        words = [_in_words(bundle, part, **named) for part in value]
        style: Any = LISTS[named.get("list", "and")]
        return format_list(words, style, bundle.locales[0])
    return _format(bundle, named["as"], value) if isinstance(value, dict) else str(value)


def _format(bundle: "FluentBundle", key: str, values: Mapping[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no sentence"
    text, errors = bundle.format_pattern(pattern, {n: _argument(v) for n, v in values.items()})
    if errors:
        raise ValueError(f"the sentence {key} cannot be told: {errors[0]}")
    return str(text)


def _argument(value: Any) -> Any:
    """Return a value as Fluent takes it: selectors compare words and numbers."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int | float):
        return value
    plain = msgspec.to_builtins(value)
    return Parts(plain) if plain else "none"


class Parts(str):
    """Hold a value with parts; a text, since Fluent takes no others."""

    value: Any

    def __new__(cls, value: Any) -> "Parts":
        parts = super().__new__(cls, value)
        parts.value = value
        return parts


def files_of(language: str) -> list[Path]:
    """Return our files of a language, then those of offered games, in English if need be."""
    theirs = [folder / language for folder in offered.locales()]
    every = [one if one.is_dir() else one.with_name("en") for one in theirs]
    return [file for folder in (LOCALE / language, *every) for file in sorted(folder.glob("*.ftl"))]


def refused(refusal: "Refusal", before: str = "") -> IllegalMove:
    """Make the exception that says why a move is refused, and by which rule."""
    return IllegalMove(refusal.rule, before + sentence(refusal.key, refusal.details))


def sentence(key: str, details: Mapping[str, Any], language: str = "en") -> str:
    """Return the sentence with this key."""
    return _format(_bundle(language), key, details)


def _name(name: str) -> str:
    """Return a name that is not taken for nobody's."""
    return "None" if name == "none" else name


def told(
    game: str, event: Any, names: Sequence[str], reader: int, language: str = "en"
) -> str | None:
    """Return the sentence about an event of a game, or None for an event that has none.

    Every seat of the event becomes a name, beside which ``you`` says whether it is the reader's.
    """
    bundle, values = _bundle(language), msgspec.structs.asdict(event)
    key = f"{game}-log-{event.__struct_config__.tag}"
    if not bundle.has_message(key):
        return None
    for field, name, you in (("seat", "name", "you"), ("victim", "victim", "victim_you")):
        seat = values.pop(field, None)
        values |= {name: None if seat is None else _name(names[seat]), you: seat == reader}
    return _format(bundle, key, values)
