"""Data sets: other figures from a file, checked on loading, and the presets of the editions."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tidetable
from tests.games.maui.samples import CROWDED
from tidetable.__main__ import main
from tidetable.core.errors import BadOption
from tidetable.core.options import complete
from tidetable.games.maui import RULES
from tidetable.games.maui.data import HOUSE, read_data

HOUSE_DATA = tomllib.loads(HOUSE.read_text(encoding="utf-8"))


def as_toml(data: dict[str, Any]) -> str:
    """A data set as a file; tables come last."""
    lines = [f"{key} = {value}" for key, value in data.items() if not isinstance(value, dict)]
    for key, value in data.items():
        if isinstance(value, dict):
            lines += [f"[{key}]", *(f"{name} = {figure}" for name, figure in value.items())]
    return "\n".join(lines)


def changed(**changes: Any) -> dict[str, Any]:
    return {**HOUSE_DATA, **changes}


def with_track(letter: str, values: list[int], part: str = "tracks") -> dict[str, Any]:
    return changed(**{part: {**HOUSE_DATA[part], letter: values}})


SPACES = HOUSE_DATA["umbrellas"]
WRONG: list[tuple[dict[str, Any], str]] = [
    (changed(start_row=6), "start_row is 6; inside the grid it can be 1 to 5"),
    (changed(umbrellas=SPACES[:7]), "umbrellas has 7 spaces, but there are 8 tokens"),
    (
        changed(umbrellas=[[13, 2], *SPACES[1:]]),
        "umbrellas: column 13, row 2 is off the grid of 12 columns and 7 rows",
    ),
    (changed(umbrellas=[[2, 0], *SPACES[1:]]), "umbrellas: column 2, row 0 is off the grid"),
    (
        changed(umbrellas=[SPACES[1], *SPACES[1:]]),
        "umbrellas: column 3, row 6 is named 2 times",
    ),
    (changed(crabs=[*HOUSE_DATA["crabs"], [12, 1]]), "crabs has 8 spaces, but there are 7 tokens"),
    (changed(bonus_spaces=[[2, 2], [10, 2]]), "a crab and a bonus token both lie on column 2"),
    (changed(bonuses=[["G", "L"]]), "bonuses has 1 tokens, but there are 2"),
    (changed(bonuses=[["G", "G"], ["G", "O"]]), "bonuses: 'G' and 'G' are not two different"),
    (changed(bonuses=[["G", "X"], ["G", "O"]]), "bonuses: 'G' and 'X' are not two different"),
    (changed(bonuses=[["G", "YM"], ["G", "O"]]), "bonuses: 'G' and 'YM' are not two different"),
    (changed(crab_values=[2, 2, 3, 3, 4, 4]), "crab_values has 6 values, but there are 7 crabs"),
    (changed(crab_values=[2, 2, 3, 3, 3, 4, 5]), "crab_values: a crab costs 2 to 4, not 5"),
    (changed(tracks={"Y": [1]}), "tracks has 'Y', but the patterns are Y, M, L, O, G"),
    (changed(extension={}), "extension has nothing, but the patterns are Y, M, L, O, G"),
    (with_track("L", []), "track L has no square"),
    (with_track("L", list(range(30))), "track L has 42 squares with its extension, but at most 40"),
    (with_track("O", [1, 5, 4]), "track O falls: square 3 is worth 4, less than 5 before it"),
    (with_track("G", [-1, 2]), "track G falls: square 1 is worth -1, less than 0"),
    (
        with_track("G", [1], part="extension"),
        "track G falls: square 15 is worth 1, less than 24 before it",
    ),
    (with_track("M", [200], part="extension"), "track M has 200 points on a square, more than 127"),
    (changed(ornate={"Y": 5}), "ornate has 'Y', but the tracks with one are Y, M"),
    (changed(ornate={"Y": 5, "M": 15}), "ornate: track M has squares 1 to 14, not 15"),
    (changed(ornate={"Y": 0, "M": 5}), "ornate: track Y has squares 1 to 14, not 0"),
    (changed(start_row=[3]), "is not of the form of house.toml: Expected `int`"),
    (changed(umbrellas=[[2, 2, 2]]), "is not of the form of house.toml"),
    (changed(colour=1), "unknown field `colour`"),
    ({}, "missing required field"),
]


@pytest.mark.parametrize(("data", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_a_wrong_data_set_is_refused_with_one_sentence(
    data: dict[str, Any], reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(as_toml(data), encoding="utf-8")
    for source, name in ((file, "mine.toml"), (json.dumps(data), "the data set")):
        with pytest.raises(BadOption) as caught:
            read_data(source)
        assert reason in str(caught.value)
        assert str(caught.value).startswith(name)
        assert len(str(caught.value)) < 200
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["", "tracks = [", "\0", "{", '{"tracks":' * 2000, "x" * 10**6, "start_row = 0x" + "f" * 5000],
)
def test_what_is_no_data_set_at_all_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    for source in (file, text):
        with pytest.raises(BadOption):
            read_data(source)


@pytest.mark.parametrize("source", [7, None, {}, ["house"], b"house", "House", "house.toml"])
def test_data_is_house_a_path_or_a_text(source: Any) -> None:
    """A plain text is never taken for the name of a file: it may come from anybody."""
    with pytest.raises(BadOption, match=r"data cannot be .*; it can be 'house', or a Path"):
        tidetable.new_game("maui", data=source)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"cannot read .*nowhere.toml: No such file"):
        read_data(tmp_path / "nowhere.toml")
    with pytest.raises(BadOption, match=r"cannot read .*null"):
        read_data(Path("a\0b"))
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadOption, match=r"binary.toml is not a text file"):
        read_data(tmp_path / "binary.toml")


def test_the_house_data_is_a_data_set_like_any_other() -> None:
    house = tidetable.new_game("maui", seed=1)
    same = tidetable.new_game("maui", seed=1, data=HOUSE)
    assert same.state.tobytes() == house.state.tobytes()
    assert json.loads(str(same.options["data"])) == HOUSE_DATA


def test_games_with_other_figures_are_played_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(as_toml(json.loads(CROWDED)), encoding="utf-8")
    game = tidetable.new_game("maui", data=file, mode="combined", seed=1)
    assert game.state.track_ends.tolist() == [3, 5, 1, 7, 20]
    assert game.state.extension_ends.tolist() == [3, 6, 5, 9, 40]
    assert game.state.umbrella_spaces.tolist() == json.loads(CROWDED)["umbrellas"]
    while not game.over:
        game.play(game.moves[len(game.steps) % len(game.moves)])
    file.unlink()
    again = tidetable.replay(game.log.to_json())
    assert again.state.tobytes() == game.state.tobytes()
    assert again.scores == game.scores


def test_a_data_set_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(as_toml(json.loads(CROWDED)), encoding="utf-8")
    main(["simulate", "maui", "--games", "5", "--json", "--set", f"data={file}"])
    assert json.loads(capsys.readouterr().out)["games"] == 5
    file.write_text(as_toml(changed(start_row=9)), encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "maui", "--set", f"data={file}"])
    assert stopped.value.code == 2
    complaint = capsys.readouterr().err
    assert complaint == "tidetable: mine.toml: start_row is 9; inside the grid it can be 1 to 5\n"


# Presets.


def test_presets_set_the_options_as_their_rulebooks_say() -> None:
    default = complete(RULES, {})
    assert complete(RULES, {"preset": "fr"}) == default
    assert complete(RULES, {"preset": "pl"}) == default
    ukrainian = complete(RULES, {"preset": "uk"})
    assert {name: ukrainian[name] for name in default if ukrainian[name] != default[name]} == {
        "crab_scoring": "crab_blocks",
        "token_on_crab_square": True,
        "combined_dollars": "reset",
    }


def test_an_option_given_besides_wins_over_the_preset() -> None:
    options = complete(RULES, {"preset": "uk", "combined_dollars": "keep", "players": 3})
    assert (options["combined_dollars"], options["crab_scoring"]) == ("keep", "crab_blocks")
    assert options["players"] == 3


def test_a_log_keeps_what_the_preset_meant() -> None:
    game = tidetable.new_game("maui", preset="uk", seed=1)
    assert "preset" not in game.log.options
    assert tidetable.replay(game.log.to_json()).options == game.options


@pytest.mark.parametrize("preset", ["de", "", 1, True, ["uk"]])
def test_an_unknown_preset_is_refused(preset: Any) -> None:
    with pytest.raises(BadOption, match=r"preset cannot be .*; it can be: fr, pl, uk"):
        tidetable.new_game("maui", preset=preset)


def test_a_game_without_presets_has_no_such_option() -> None:
    with pytest.raises(BadOption, match="azul has no option 'preset'"):
        tidetable.new_game("azul", preset="uk")
