"""The command line as a stranger meets it: right answers, and one clear line for bad input."""

import argparse
import contextlib
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import msgspec
import pytest

import tidetable
from tests.core.test_fair import proved
from tidetable.__main__ import main
from tidetable.commands import COMMANDS, command_of, serve
from tidetable.games import GAMES


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, text: str = "") -> Done:
    """A command in this process: to start one takes longer than most commands."""
    printed, complained = io.StringIO(), io.StringIO()
    interrupt = signal.getsignal(signal.SIGINT)
    with (
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(complained),
        mock.patch("sys.stdin", io.StringIO(text)),
    ):
        try:
            main(arguments)
            code = 0
        except SystemExit as ended:
            code = int(ended.code or 0)
        finally:
            signal.signal(signal.SIGINT, interrupt)
    return Done(code, printed.getvalue(), complained.getvalue())


def started(*arguments: str, text: str = "") -> str:
    """A command in a process of its own, as people start it."""
    program = [sys.executable, "-m", "tidetable", *arguments]
    return subprocess.run(program, input=text, capture_output=True, text=True, check=True).stdout


def good(*arguments: str, text: str = "") -> str:
    done = run(*arguments, text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = tidetable.new_game("azul", seed=3)
    dice = random.Random(3)
    while not game.over:
        game.play(dice.choice(game.moves))
    file = tmp_path / "game.json"
    file.write_text(game.log.to_json(), encoding="utf-8")
    return file


def test_games_lists_every_game_with_its_options() -> None:
    text = good("games")
    for name in GAMES:
        assert name in text
        for option in tidetable.rules_of(name).options:
            assert option.name in text


def test_help_lists_every_command_and_waits_for_none() -> None:
    text = started("--help")
    for name, about in COMMANDS.items():
        assert re.search(rf"^ +{name} +{re.escape(about[:20])}", text, flags=re.MULTILINE)
    source = "import sys, tidetable.__main__; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(prog=f"tidetable {name}")
    command_of(name).add_arguments(parser)
    parser.print_help()
    assert f"usage: tidetable {name}" in capsys.readouterr().out


def test_simulate_prints_a_table() -> None:
    text = good("simulate", "azul", "--games", "50", "--players", "3", "--set", "wall=brown")
    for words in ("50 random games", "score of player 3", "moves in a game", "wins", "%"):
        assert words in text


def test_simulate_prints_json_that_depends_on_the_seed_alone() -> None:
    arguments = ("simulate", "azul", "--games", "30", "--json", "--set", "special_factories=on")
    first, second = good(*arguments, "--seed", "5"), good(*arguments, "--seed", "5")
    assert first == second
    assert first != good(*arguments, "--seed", "6")
    figures = json.loads(first)
    assert figures["options"]["special_factories"] is True
    assert figures["games"] == 30
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(1)


def test_replay_shows_the_end_and_any_step(saved: Path) -> None:
    text = good("replay", str(saved))
    assert "Game over." in text
    assert "first:" in text
    assert "Round 1, player" in good("replay", str(saved), "--step", "21")


def test_play_against_a_bot_with_mistakes_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    typed = "?\nmoves\nrubbish\ncT>1\ntable\n"
    text = good(
        *("play", "azul", "--seed", "1", "--set", "first_player=1", "--save", str(file)), text=typed
    )
    assert "“rubbish” is not a move." in text
    assert "The centre has no turquoise tile. (AZ-2.1)" in text
    assert "Take tiles from a display or the centre." in text
    assert "3T>2 takes all T from display 3" in text
    assert "Stopped." in text
    assert tidetable.replay(file.read_text(encoding="utf-8")).to_move == 0


def test_colour_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("play", "azul", "--seed", "1", "--set", "first_player=1")
    plain = started(*arguments, text="rubbish\n")
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = started(*arguments, text="rubbish\n")
    assert "\x1b[31m“rubbish” is not a move." in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_whole_game_alone(name: str) -> None:
    text = good("play", name, "--seats", "greedy, random,greedy", "--seed", "2")
    assert "Player 1 (greedy) took" in text
    assert "Scores: player 1: " in text
    assert "Game over." in text


def test_a_program_from_outside_plays_and_is_ended(tmp_path: Path) -> None:
    """Even one that does not leave when the game is over."""
    told, program = tmp_path / "process", tmp_path / "bot.py"
    example = Path(__file__).parent.parent / "examples" / "line_bot.py"
    program.write_text(
        "import os, pathlib, runpy, time\n"
        f"pathlib.Path({str(told)!r}).write_text(str(os.getpid()))\n"
        f"runpy.run_path({str(example)!r}, run_name='__main__')\n"
        "time.sleep(600)\n",
        encoding="utf-8",
    )
    bot = f"cmd:{sys.executable} {program}"
    text = good("play", "azul", "--seats", f"greedy,{bot}", "--seed", "2")
    assert f"Player 2 ({bot}) took" in text
    assert "Game over." in text
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text(encoding="utf-8")), 0)


def test_a_program_loses_by_its_fault_and_the_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "lost.json"
    seats = ("--seats", "random,cmd:true", "--set", "first_player=2")
    done = run("play", "azul", *seats, "--save", str(file))
    assert done.returncode == 2
    reason = "player 2 (cmd:true) loses the game: it ended with exit code 0"
    assert done.stderr == f"tidetable: {reason}\n"
    assert tidetable.replay(file.read_text(encoding="utf-8")).to_move == 1


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """A game that somebody has left after a move."""
    file = tmp_path / "stopped.json"
    arguments = ("--seats", "you,greedy", "--seed", "1", "--set", "first_player=1")
    move = tidetable.new_game("azul", seed=1, first_player=1).moves[0]
    text = good("play", "azul", *arguments, "--save", str(file), text=f"{move}\nquit\n")
    assert "Player 2 (greedy) took" in text
    assert f"'tidetable play azul --resume {file}' goes on with it." in text
    return file


def test_a_saved_game_goes_on_where_it_was_left(stopped: Path) -> None:
    before = tidetable.replay(stopped.read_text(encoding="utf-8"))
    assert before.names == ["you", "greedy"]
    text = good("play", "azul", "--resume", str(stopped), "--seats", "random,greedy")
    assert "Game over." in text
    after = tidetable.replay(stopped.read_text(encoding="utf-8"))
    assert after.over
    assert (after.names, after.options) == (["random", "greedy"], before.options)
    assert after.steps[: len(before.steps)] == before.steps


def test_a_saved_game_seats_those_who_played(stopped: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    before = stopped.read_bytes()
    text = good("play", "azul", "--resume", str(stopped), "--save", str(other), text="quit\n")
    assert "Player 1 (? for help)" in text
    assert other.read_bytes() == stopped.read_bytes() == before


def test_a_log_starts_no_program(tmp_path: Path) -> None:
    file = tmp_path / "trap.json"
    trap = tmp_path / "trapped"
    game = tidetable.new_game("azul", seed=1, names=["you", f"cmd:touch {trap}"], first_player=2)
    file.write_text(game.log.to_json(), encoding="utf-8")
    done = run("play", "azul", "--resume", str(file))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "say who sits where with --seats" in done.stderr
    assert not trap.exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("azul", "--players", "2"), "a saved game keeps its options"),
        (("azul", "--set", "wall=brown"), "a saved game keeps its options"),
        (("azul",), "this game is over"),
        (("maui",), "tells a game of azul, not of maui"),
    ],
)
def test_resume_refuses_what_it_cannot_do(
    saved: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    done = run("play", *arguments, "--resume", str(saved))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert complaint in done.stderr


def test_a_bots_secrets_are_not_printed() -> None:
    """The person at seat 2 reads what the bot at seat 1 does, but not which card it keeps."""
    typed = "deck\n"
    text = good(
        *("play", "sea-salt-paper", "--seats", "random,you", "--seed", "3"),
        *("--set", "first_player=1"),
        text=typed,
    )
    kept = [line for line in text.splitlines() if "drew two cards" in line]
    assert all("kept one" in line for line in kept)
    assert "hidden cards" in text


def test_people_at_one_screen_do_not_see_each_others_cards() -> None:
    text = good("play", "sea-salt-paper", "--seats", "you,you", "--seed", "3", text="\n")
    assert "press Enter when you alone see the screen" in text


def test_perft_compares_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "wrong.perft"
    file.write_text("id start\ngame azul 1 players=2\nperft 1 3\n", encoding="utf-8")
    done = run("perft", str(file))
    assert done.returncode == 1
    assert "2 sequences, WRONG, expected 3" in done.stdout
    assert "0 of 1 counts as expected." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "required"),
        (["dance"], "invalid choice"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "azul", "--players", "7"], "players cannot be '7'; it can be: 2, 3, 4"),
        (["play", "azul", "--seats", "you"], "players cannot be '1'"),
        (["play", "azul", "--players", "3", "--seats", "you,you"], "3 players need 3 seats, but 2"),
        (["play", "azul", "--save", "README.md"], "is there already and is no saved game"),
        (["play", "azul", "--seats", "you,deepblue"], "nobody called 'deepblue'"),
        (["play", "azul", "--seats", "you,cmd:nosuchprogram"], "there is no program to run"),
        (["play", "azul", "--seed", "-1"], "a seed is a whole number"),
        (["simulate"], "required"),
        (["simulate", "azul", "--games", "0"], "--games must be 1 to 10000000"),
        (["simulate", "azul", "--games", "99999999999999999999"], "--games must be 1 to"),
        (["simulate", "azul", "--seed", "-1"], "a seed is a whole number"),
        (["simulate", "azul", "--players", "3", "--set", "players=2"], "players was given twice"),
        (["play", "azul", "--save", "/nowhere/game.json"], "cannot write '/nowhere/game.json'"),
        (["play", "azul", "--save", ""], "cannot write ''"),
        (["simulate", "azul", "--games", "many"], "invalid int value"),
        (["simulate", "azul", "--set", "wall"], "write option=value"),
        (["simulate", "azul", "--set", "wall=pink"], "wall cannot be 'pink'"),
        (["simulate", "azul", "--set", "size=1"], "azul has no option 'size'"),
        (["simulate", "azul", "--players", "2", "--set", "first_player=4"], "needs 4 players"),
        (["replay", "/nowhere.json"], "cannot read /nowhere.json"),
        (["replay", "pyproject.toml"], "this is not a Tidetable log"),
        (["verify", "/nowhere.json"], "cannot read /nowhere.json"),
        (["verify", "pyproject.toml"], "this is not the proof of a game"),
        (["perft", "/nowhere.perft"], "cannot read"),
        (["perft", "pyproject.toml"], "not of a perft file's form"),
        (["serve", "--port", "99999"], "port 99999: no such port"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(arguments: list[str], reason: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_serve_says_how_to_get_a_page_that_was_not_built(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    line = "Tidetable is at http://127.0.0.1:8000 (Ctrl+C to stop)."
    assert serve.greeting("http://127.0.0.1:8000", page) == f"{line}\n{serve.NO_PAGE}"
    page.touch()
    assert serve.greeting("http://127.0.0.1:8000", page) == line


def test_the_page_in_its_place_says_the_same() -> None:
    page = (serve.PAGE.parents[1] / "pages" / "unbuilt.html").read_text(encoding="utf-8")
    assert serve.NO_PAGE in " ".join(page.split())


def test_replay_refuses_a_step_that_is_not_there(saved: Path) -> None:
    done = run("replay", str(saved), "--step", "100000")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "the log has steps 0 to" in done.stderr


def test_hint_shows_the_best_moves_with_their_reasons(saved: Path) -> None:
    log = saved.read_text(encoding="utf-8")
    step = next(step for step in range(40, 100) if tidetable.replay(log, step).to_move >= 0)
    asked = ("hint", "azul", str(saved), "--step", str(step), "--time", "0.2")
    shown = good(*asked)
    for word in ("player", "move", "visits", "points", "win", "%"):
        assert word in shown
    found = json.loads(good(*asked, "--json"))
    game = tidetable.replay(log, step)
    moves = [str(move) for move in game.moves]
    assert found["candidates"][0]["move"] in moves
    assert found["seat"] == game.to_move


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("maui", "FILE"), "tells a game of azul, not of maui"),
        (("azul", "FILE"), "this game is over"),
        (("azul", "FILE", "--time", "0"), "--time must be more than 0"),
        (("azul", "nowhere.json"), "cannot read nowhere.json"),
    ],
)
def test_hint_refuses_what_it_cannot_do(
    saved: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    done = run("hint", *(argument.replace("FILE", str(saved)) for argument in arguments))
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.fixture
def proof(tmp_path: Path) -> Path:
    file = tmp_path / "proof.json"
    file.write_bytes(msgspec.json.encode(proved("sea-salt-paper", salts=["pepper", ""])))
    return file


def test_verify_counts_the_draws_and_lists_them(proof: Path) -> None:
    commitment = json.loads(proof.read_bytes())["commitment"]
    text = good("verify", str(proof))
    assert f"Commitment: {commitment}" in text
    found = re.match(r"(\d+) draws checked: all follow", text)
    assert found is not None
    listed = good("verify", str(proof), "--draws", "--commitment", commitment).splitlines()
    assert len(listed) == int(found[1]) + 1
    assert re.fullmatch(r"step 1: first:\d, for the number is [01] of 0 to 1, .*", listed[0])
    assert listed[-1] == text.splitlines()[0]


def test_verify_says_what_does_not_hold_first(proof: Path) -> None:
    fields = json.loads(proof.read_bytes())
    proof.write_text(json.dumps(fields | {"salts": ["pepper", "salt"]}))
    done = run("verify", str(proof))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert re.match(r"tidetable: step \d+: .* was dealt, but .* was due$", done.stderr)
    done = run("verify", str(proof), "--commitment", "0" * 64)
    assert done.returncode == 2
    assert "this proof opens another commitment" in done.stderr
