"""Options of a game: read from text, completed and checked, and written into a state."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tidetable.core.errors import BadOption
from tidetable.core.rules import DataSet, Rules, Word


def read_options(rules: Rules, texts: Sequence[str]) -> dict[str, Word]:
    """Options written as ``name=value``, with on and off for true and false."""
    meanings = {"on": "true", "yes": "true", "off": "false", "no": "false"}
    options: dict[str, Word] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"write option=value, not '{text}'")
        if name in options:
            raise BadOption(f"the option {name} was given twice")
        word = value.strip().lower()
        option = next((option for option in rules.options if option.name == name), None)
        known = {str(one).lower(): one for one in (option.values if option else ())}
        options[name] = known.get(word, known.get(meanings.get(word, ""), value))
    return options


def complete(rules: Rules, chosen: Mapping[str, Any]) -> dict[str, Word]:
    """Every option of the game, the ones not chosen as the preset says or at their defaults."""
    names = [option.name for option in rules.options] + ["preset"] * bool(rules.presets)
    preset = _preset(rules, chosen)
    for name in chosen:
        if name not in names:
            problem = f"{rules.name} has no option '{name}'; it has: {', '.join(names)}"
            raise BadOption(problem, name)
    options: dict[str, Word] = {}
    for option in rules.options:
        value = chosen.get(option.name, preset.get(option.name, option.default))
        if isinstance(value, np.generic):
            value = value.item()
        # True equals 1 and would pass for the seat or the number of players.
        known = any(value == word and type(value) is type(word) for word in option.values)
        if not known and isinstance(option, DataSet):
            value = option.read(value)
        elif not known:
            allowed = ", ".join(str(word) for word in option.values)
            problem = f"{option.name} cannot be {value!r}; it can be: {allowed}"
            raise BadOption(problem, option.name)
        options[option.name] = value
    conflict = rules.conflict(options)
    if conflict:
        raise BadOption(conflict, conflict.partition("=")[0])
    return options


def _preset(rules: Rules, chosen: Mapping[str, Any]) -> Mapping[str, Word]:
    if "preset" not in chosen or not rules.presets:
        return {}
    name = chosen["preset"]
    if not isinstance(name, str) or name not in rules.presets:
        presets = ", ".join(rules.presets)
        raise BadOption(f"preset cannot be {name!r}; it can be: {presets}", "preset")
    return rules.presets[name]


def set_up(rules: Rules, options: Mapping[str, Word], table: Any) -> None:
    """Write the options into an array of one state and lay out the game."""
    for option in rules.options:
        word = options[option.name]
        if isinstance(option, DataSet):
            option.write(str(word), table[0])
        else:
            table[0][option.name] = option.values[word]
    rules.new_game(table[0])
