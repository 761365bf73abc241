"""Logs: written, read again, and refused when damaged, cut off or changed."""

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tidetable
from tidetable.core.errors import BadLog
from tidetable.core.log import read_log, sealed
from tidetable.core.play import Game
from tidetable.games import GAMES


def finished(name: str = "azul", seed: int = 1) -> Game:
    game = tidetable.new_game(name, seed=seed)
    dice = random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.moves))
    return game


DOCUMENT = finished().log.to_json()
FIELDS: dict[str, Any] = json.loads(DOCUMENT)


def changed(**fields: Any) -> str:
    return json.dumps({**FIELDS, **fields})


def refused(document: str) -> str:
    with pytest.raises(BadLog) as caught:
        tidetable.replay(document)
    text = str(caught.value)
    assert "\n" not in text
    return text


@pytest.mark.parametrize("name", GAMES)
def test_a_log_is_read_as_it_was_written(name: str) -> None:
    game = finished(name)
    assert read_log(game.log.to_json()) == game.log
    assert tidetable.replay(game.log).scores == game.scores


def test_a_game_goes_on_from_its_log() -> None:
    game = tidetable.new_game("azul", seed=2)
    game.play(game.moves[3])
    again = tidetable.replay(game.log.to_json())
    assert (again.steps, again.moves, again.over) == (game.steps, game.moves, False)
    while not again.over:
        again.play(again.moves[0])
    assert again.log.scores == again.scores


def test_a_replay_can_stop_at_any_step() -> None:
    for steps in (0, 1, 21, len(FIELDS["steps"])):
        assert tidetable.replay(DOCUMENT, steps).steps == FIELDS["steps"][:steps]
    with pytest.raises(BadLog, match=r"steps 0 to \d+, not -1"):
        tidetable.replay(DOCUMENT, -1)


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_log_cut_off_is_refused(part: float) -> None:
    assert "damaged or cut off" in refused(DOCUMENT[: int(len(DOCUMENT) * part)])


def test_a_log_cut_off_within_its_steps_names_the_step() -> None:
    start = DOCUMENT.index('"steps":[') + len('"steps":[')
    steps = FIELDS["steps"]
    written = start + len(",".join(map(str, steps[:30]))) + 1
    assert refused(DOCUMENT[:written]).startswith("step 31: the log is damaged or cut off")


def test_a_log_with_steps_missing_is_refused() -> None:
    steps = FIELDS["steps"]
    assert "step 51: steps are missing" in refused(changed(steps=steps[:50]))
    shorter = changed(steps=steps[:50], seal=FIELDS["seal"][:50])
    assert "step 50: the log was changed or cut off here" in refused(shorter)


def test_an_unfinished_log_cannot_be_changed_either() -> None:
    game = tidetable.new_game("azul", seed=2)
    fields = json.loads(game.log.to_json())
    for tile in range(5):
        if tile != fields["steps"][-1]:
            steps = [*fields["steps"][:-1], tile]
            assert refused(json.dumps({**fields, "steps": steps})).startswith("step 21: ")
    empty = json.loads(tidetable.new_game("azul", draws=False).log.to_json())
    empty["options"]["players"] = 4
    assert "changed" in refused(json.dumps(empty))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(index=st.integers(0, len(FIELDS["steps"]) - 1), step=st.integers(-5, 400))
def test_any_changed_step_is_noticed_where_it_stands(index: int, step: int) -> None:
    steps = list(FIELDS["steps"])
    if steps[index] == step:
        return
    steps[index] = step
    number = int(refused(changed(steps=steps)).split(":")[0].removeprefix("step "))
    assert index + 1 <= number <= index + 6  # a digit fits by chance one time in sixteen


def test_an_impossible_step_is_refused_though_the_seal_fits() -> None:
    """Somebody who makes a new seal still cannot make an illegal game."""
    game = finished()
    for index in (0, 10, 30, len(game.steps) - 1):
        forged = game.copy()
        forged.steps[index] = 336
        assert f"step {index + 1}: " in refused(forged.log.to_json())


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "step 1: the header or the first steps were changed"),
        ({"tidetable": 2}, "format 2"),
        ({"rules": 2}, "the header"),
        ({"options": {**FIELDS["options"], "players": 3}}, "the header"),
        ({"players": ["Anna", "Borys"]}, "the header"),
        ({"scores": [99, 0]}, "or its result was changed"),
        ({"scores": None}, "or its result was changed"),
        ({"steps": "none"}, "not a Tidetable log"),
        ({"steps": [*FIELDS["steps"], 3]}, "steps are missing or were added"),
        ({"extra": 1}, "not a Tidetable log"),
        ({"digest": "0" * 32}, "the log was changed or cut off here"),
    ],
)
def test_a_changed_header_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert reason in refused(changed(**fields))


@pytest.mark.parametrize("document", ["", "[]", "{}", "null", '"text"', "{", "\x00", "1e999"])
def test_what_is_no_log_is_refused(document: str) -> None:
    assert refused(document)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadLog):
        tidetable.replay(b"\xff\xfe{}")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "the log tells a game of 'chess'"),
        ({"scores": [99, 0]}, "the log ends with the scores [99, 0]"),
        ({"options": {"players": 9}}, "step 0: players cannot be 9"),
        ({"players": ["Anna"]}, "step 0: there are 2 players but 1 names"),
    ],
)
def test_a_forged_log_with_a_seal_of_its_own_must_still_be_a_game(
    fields: dict[str, Any], reason: str
) -> None:
    forged = sealed(msgspec.structs.replace(finished().log, **fields))
    assert reason in refused(forged.to_json())


def test_another_version_of_the_rules_is_refused() -> None:
    game = finished()
    object.__setattr__(game.rules, "version", 2)
    try:
        document = game.log.to_json()
    finally:
        object.__setattr__(game.rules, "version", 1)
    assert "version 2 of the rules of azul" in refused(document)
