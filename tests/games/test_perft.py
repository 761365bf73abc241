"""Counts of step sequences, against files that the twins have counted; and the order of moves."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.perft.write import branches, perft
from tests.twins import PAIRS
from tidetable.core.errors import BadInput
from tidetable.games import GAMES
from tidetable.lab.perft import Position, count, read_perft, set_position

FOLDER = Path(__file__).parent.parent / "perft"


def positions() -> list[Position]:
    files = [FOLDER / f"{name}.perft" for name in GAMES]
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
    listed = 0
    while listed < 20 and not game.over:
        listed += bool(twin.legal())
        assert game.moves == twin.legal()
        code = dice.choice(branches(twin))
        game.play(code)
        twin.play(code)
    assert listed


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the file holds no position"),
        ("id\n", "'' has no counts"),
        ("perft 1 2\n", "line 1 is not of a perft file's form: perft 1 2"),
        ("id a\nperft one 2\n", "line 2 is not"),
        ("id a\nperft -1 2\n", "line 2 is not"),
        ("id a\nperft 100000000000 2\n", "line 2 is not"),
        ("id a\nwhat 1\n", "line 2 is not"),
        ("id a\ngame azul\n", "line 2 is not"),
        ("id a\nperft 1 2\n", "there is no game ''"),
        ("id a\ngame azul 7\nperft 1 2\n", "'a' is for version 7 of azul"),
        ("id a\ngame azul 1 players=9\nperft 1 2\n", "players cannot be '9'"),
        ("id a\ngame azul 1 players=2 players=3\nperft 1 2\n", "players was given twice"),
        ("id a\ngame azul 1\nsteps 300\nperft 1 2\n", "'a', step 1: chance is to move"),
    ],
)
def test_a_file_of_another_form_is_refused(text: str, reason: str) -> None:
    def read() -> None:
        set_position(read_perft(text)[0])

    with pytest.raises(BadInput) as caught:
        read()
    assert reason in str(caught.value)
