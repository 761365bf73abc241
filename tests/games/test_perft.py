"""Counts of step sequences, against files that the twins have counted; and the order of moves."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.perft.write import perft
from tests.twins import PAIRS
from tidetable.games import GAMES
from tidetable.lab.perft import BadPerft, Position, count, read_perft, set_position

FOLDER = Path(__file__).parent.parent / "perft"


def positions() -> list[Position]:
    files = [FOLDER / f"{name.replace('_', '-')}.perft" for name in GAMES]
    return [one for file in files for one in read_perft(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_the_engine_counts_what_the_twin_counted(position: Position) -> None:
    game = set_position(position)
    assert {depth: count(game, depth) for depth in position.counts} == position.counts


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_the_files_are_the_twins(position: Position) -> None:
    """The shallow counts once more, so that a file cannot have been made by the engine."""
    game = set_position(position)
    twin: Any = PAIRS[position.game].twin(**game.options)
    for step in position.steps:
        twin.play(step)
    for depth, expected in position.counts.items():
        if expected < 20_000:
            assert perft(twin, depth) == expected


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_moves_are_listed_in_the_twins_order(position: Position) -> None:
    game = set_position(position)
    twin: Any = PAIRS[position.game].twin(**game.options)
    for step in position.steps:
        twin.play(step)
    dice = random.Random(0)
    for _ in range(20):
        if not twin.legal():
            break
        assert game.moves == twin.legal()
        code = dice.choice(twin.legal())
        game.play(code)
        twin.play(code)


@pytest.mark.parametrize(
    "text",
    ["", "id\n", "perft 1 2\n", "id a\nperft one 2\n", "id a\nwhat 1\n", "id a\ngame azul\n"],
)
def test_a_file_of_another_form_is_refused(text: str) -> None:
    with pytest.raises((BadPerft, ValueError), match=r"line|position|game"):
        set_position(read_perft(text)[0])
