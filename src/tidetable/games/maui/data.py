"""Data sets: the figures that only the printed pictures show, read from a file and checked.

``house.toml`` says which they are and why its own are as they are. A data set travels in a game's
options, and so in its log, as one line of JSON.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tidetable.core.errors import BadOption
from tidetable.games.maui.pieces import (
    BONUSES,
    CHEAPEST_CRAB,
    COLUMNS,
    CRAB_VALUES,
    CRABS,
    LETTERS,
    MOST_POINTS,
    MOST_SQUARES,
    ORNATE_TRACK,
    PATTERNS,
    ROWS,
    START_TOPS,
    UMBRELLAS,
)
from tidetable.games.maui.state import State

HOUSE = Path(__file__).parent / "house.toml"
LONGEST = 20_000  # characters; a data set has about a thousand
ORNATE = [LETTERS[track] for track in ORNATE_TRACK]

Number = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]  # the checks below say more
Space = tuple[Number, Number]  # column and row, from one


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures, as in house.toml."""

    start_row: Number
    umbrellas: list[Space]
    bonuses: list[tuple[str, str]]
    crabs: list[Space]
    bonus_spaces: list[Space]
    crab_values: list[Number]
    ornate: dict[str, Number]
    tracks: dict[str, list[Number]]
    extension: dict[str, list[Number]]


def read_data(source: Any) -> str:
    """A data set, from the path of a TOML file or from its one line of JSON, as that line."""
    if isinstance(source, Path):
        data, name = _read_file(source), source.name
    elif isinstance(source, str) and source.startswith("{"):
        data, name = _decoded(msgspec.json.decode, source, "the data set"), "the data set"
    else:
        given = repr(source)[:60]
        raise BadOption(f"data cannot be {given}; it can be 'house', or a Path to read a file")
    for problem in problems(data):
        raise BadOption(f"{name}: {problem}")
    return msgspec.json.encode(data).decode()


def _read_file(path: Path) -> Figures:
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise BadOption(f"{path.name} is not a text file") from None
    except (OSError, ValueError) as error:
        raise BadOption(f"cannot read {path}: {getattr(error, 'strerror', error)}") from None
    return _decoded(msgspec.toml.decode, text, path.name)


def _decoded(decode: Any, text: str, name: str) -> Figures:
    if len(text) > LONGEST:
        raise BadOption(f"{name} is too long for a data set")
    try:
        data: Figures = decode(text, type=Figures)
    except msgspec.ValidationError as error:
        raise BadOption(f"{name} is not of the form of house.toml: {error}") from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadOption(f"{name} cannot be read: {error}") from None
    return data


# Checks: each says what is wrong in one sentence.


def problems(data: Figures) -> Iterable[str]:
    """Everything that is wrong with a data set."""
    if not 1 <= data.start_row <= START_TOPS:
        yield f"start_row is {data.start_row}; inside the grid it can be 1 to {START_TOPS}"
    yield from _space_problems("umbrellas", data.umbrellas, UMBRELLAS)
    yield from _space_problems("crabs", data.crabs, CRABS)
    yield from _space_problems("bonus_spaces", data.bonus_spaces, BONUSES)
    for column, row in set(data.crabs) & set(data.bonus_spaces):
        yield f"a crab and a bonus token both lie on column {column}, row {row}"
    yield from _bonus_problems(data)
    yield from _crab_problems(data)
    yield from _track_problems(data)
    yield from _ornate_problems(data)


def _space_problems(name: str, spaces: list[Space], count: int) -> Iterable[str]:
    if len(spaces) != count:
        yield f"{name} has {len(spaces)} spaces, but there are {count} tokens"
    for column, row in spaces:
        if not (1 <= column <= COLUMNS and 1 <= row <= ROWS):
            yield (
                f"{name}: column {column}, row {row} is off the grid of "
                f"{COLUMNS} columns and {ROWS} rows"
            )
    for (column, row), times in Counter(spaces).items():
        if times > 1:
            yield f"{name}: column {column}, row {row} is named {times} times"


def _bonus_problems(data: Figures) -> Iterable[str]:
    if len(data.bonuses) != BONUSES:
        yield f"bonuses has {len(data.bonuses)} tokens, but there are {BONUSES}"
    for patterns in data.bonuses:
        if len(set(patterns)) == 1 or not all(_is_pattern(pattern) for pattern in patterns):
            yield (
                f"bonuses: {' and '.join(map(repr, patterns))} are not two different patterns "
                f"of {', '.join(LETTERS)}"
            )


def _is_pattern(text: str) -> bool:
    return len(text) == 1 and text in LETTERS


def _crab_problems(data: Figures) -> Iterable[str]:
    if len(data.crab_values) != CRABS:
        yield f"crab_values has {len(data.crab_values)} values, but there are {CRABS} crabs"
    dearest = CHEAPEST_CRAB + CRAB_VALUES - 1
    for value in data.crab_values:
        if not CHEAPEST_CRAB <= value <= dearest:
            yield f"crab_values: a crab costs {CHEAPEST_CRAB} to {dearest}, not {value}"


def _track_problems(data: Figures) -> Iterable[str]:
    for name, tracks in (("tracks", data.tracks), ("extension", data.extension)):
        if set(tracks) != set(LETTERS):
            yield f"{name} has {_listed(tracks)}, but the patterns are {', '.join(LETTERS)}"
    for letter, values in data.tracks.items():
        whole = [0, *values, *data.extension.get(letter, [])]
        if not values:
            yield f"track {letter} has no square"
        if len(whole) - 1 > MOST_SQUARES:
            yield (
                f"track {letter} has {len(whole) - 1} squares with its extension, "
                f"but at most {MOST_SQUARES} are possible"
            )
        for number in range(1, len(whole)):
            if whole[number] < whole[number - 1]:
                yield (
                    f"track {letter} falls: square {number} is worth {whole[number]}, "
                    f"less than {whole[number - 1]} before it"
                )
        if max(whole) > MOST_POINTS:
            yield f"track {letter} has {max(whole)} points on a square, more than {MOST_POINTS}"


def _ornate_problems(data: Figures) -> Iterable[str]:
    if set(data.ornate) != set(ORNATE):
        yield f"ornate has {_listed(data.ornate)}, but the tracks with one are {', '.join(ORNATE)}"
    for letter, square in data.ornate.items():
        length = len(data.tracks.get(letter, []))
        if not 1 <= square <= length:
            yield f"ornate: track {letter} has squares 1 to {length}, not {square}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(repr, names)) or "nothing"


# Into the state.


@lru_cache(maxsize=32)
def _figures(word: str) -> Figures:
    if word == "house":
        return _read_file(HOUSE)
    return msgspec.json.decode(word, type=Figures)


def write_data(word: str, state: State) -> None:
    """Write a data set that was read before, or the house's, into the state's fields."""
    data = _figures(word)
    state.start_top = data.start_row
    for pattern in range(PATTERNS):
        letter = LETTERS[pattern]
        values = [0, *data.tracks[letter], *data.extension[letter]]
        state.track_ends[pattern] = len(data.tracks[letter])
        state.extension_ends[pattern] = len(values) - 1
        state.track_values[pattern] = 0
        state.track_values[pattern, : len(values)] = values
    state.ornate[:] = [data.ornate[letter] for letter in ORNATE]
    state.bonus_patterns[:] = [[LETTERS.index(one) for one in pair] for pair in data.bonuses]
    state.umbrella_spaces[:] = data.umbrellas
    state.crab_spaces[:] = data.crabs
    state.bonus_spaces[:] = data.bonus_spaces
    for value in range(CRAB_VALUES):
        state.crab_counts[value] = data.crab_values.count(CHEAPEST_CRAB + value)
