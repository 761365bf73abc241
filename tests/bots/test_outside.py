"""Programs as bots: what they are told, what loses a game, and that none is left running."""

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import tidetable
from tests.server.running import wait_for
from tidetable.bots import outside
from tidetable.bots.choosers import Budget, make_bot
from tidetable.bots.outside import BotFault, Outside
from tidetable.bots.speaking import Speaker, speak
from tidetable.core.errors import BadInput
from tidetable.core.play import Game
from tidetable.core.rules import Rules
from tidetable.games import GAMES, rules_of

ROOT = Path(__file__).parent.parent.parent
GENERATOR = np.random.default_rng(0)

POLITE = """
import json, os, subprocess, sys, time
for line in sys.stdin:
    word = line.split()[0]
    if word == "ugi":
        print("id name test\\nugiok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "position":
        moves = [move.split("=", 1) for move in line.split(" moves ")[1].split()]
    elif word == "go":
        {go}
    elif word == "quit":
        {quit}
"""

Start = Callable[..., Outside]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Makes a bot of a Python source and ends it after the test."""
    made: list[Outside] = []

    def bot(source: str, dialect: str = "cmd", game: str = "azul") -> Outside:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(source, encoding="utf-8")
        chooser = make_bot(f"{dialect}:{sys.executable} {file}", rules_of(game))
        assert isinstance(chooser, Outside)
        made.append(chooser)
        return chooser

    yield bot
    for chooser in made:
        chooser.close()


def ask(bot: Outside, game: Game | None = None, budget: Budget | None = None) -> int:
    table = game or tidetable.new_game("azul", seed=1)
    view = table.view(table.to_move).record
    return bot(view, table.moves, budget or Budget(nodes=1), GENERATOR).move


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return False
    return state[0] != "Z"


def polite(go: str, quit: str = "break") -> str:
    return POLITE.format(go=go, quit=quit)


@pytest.mark.parametrize("answer", ["0", "1"], ids=["code", "notation"])
def test_a_program_answers_with_a_code_or_in_notation(start: Start, answer: str) -> None:
    bot = start(polite(f"print('info thinking\\nbestmove', moves[-1][{answer}], flush=True)"))
    game = tidetable.new_game("azul", seed=1)
    assert ask(bot, game) == int(game.moves[-1])


@pytest.mark.parametrize(
    ("go", "reason"),
    [
        ("print('bestmove banana', flush=True)", "answered 'banana', which is no legal move"),
        ("print('bestmove', flush=True)", "answered '', which is no legal move"),
        ("print('bestmove 336', flush=True)", "answered '336', which is no legal move"),
        ("print(1 / 0)", "ended with exit code 1: ZeroDivisionError: division by zero"),
        ("sys.exit(3)", "ended with exit code 3"),
        ("os.kill(os.getpid(), 9)", "ended with exit code -9"),
        ("os.close(1); time.sleep(9)", "closed its output"),
        ("print('x' * 3_000_000)", "wrote more than 1000000 bytes"),
        ("[print('info', n) for n in range(300_000)]", "wrote more than 1000000 bytes"),
        ("os.write(1, bytes(range(128, 256)) + b'\\n'); sys.exit()", "ended with exit code 0"),
    ],
)
def test_faults(start: Start, go: str, reason: str) -> None:
    began = time.monotonic()
    with pytest.raises(BotFault, match=re.escape(reason)):
        ask(start(polite(go)))
    assert time.monotonic() - began < 8


def test_a_program_that_thinks_too_long(start: Start) -> None:
    with pytest.raises(BotFault, match="did not answer in time"):
        ask(start(polite("time.sleep(60)")), budget=Budget(seconds=0.05))


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("print('hello')", "wrote 'hello', which is no JSON object"),
        ("print('[' * 100_000)", "which is no JSON object"),
        ("print('[1]')", "wrote '[1]', which is no JSON object"),
        ('print(\'{"type":"ready"}\\n{"move":true}\')', "answered 'True'"),
        ('print(\'{"type":"ready"}\\n{"move":[1]}\')', "answered '[1]'"),
    ],
)
def test_faults_in_json(start: Start, source: str, reason: str) -> None:
    with pytest.raises(BotFault, match=re.escape(reason)):
        ask(start(source, "json"))


def test_a_program_that_does_not_greet(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "START", 0.3)
    with pytest.raises(BotFault, match="did not answer in time"):
        ask(start("import time; time.sleep(60)"))


def test_a_dialect_says_how_to_greet_ask_and_listen() -> None:
    assert Outside.__abstractmethods__ == {"_greet", "_question", "_answer"}
    for dialect in outside.DIALECTS.values():
        assert not dialect.__abstractmethods__


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFault, match="could not be started"):
        ask(make_bot("cmd:/nowhere/bot", rules_of("azul")))  # type: ignore[arg-type]


def test_a_program_never_outlives_its_game(start: Start, tmp_path: Path) -> None:
    """Not even one that ignores quit and has started another."""
    told = tmp_path / "child"
    child = f"subprocess.Popen(['sleep', '600']).pid; open({str(told)!r}, 'w').write(str(child))"
    bot = start(polite(f"child = {child}; print('bestmove', moves[0][0], flush=True)", "pass"))
    ask(bot)
    assert bot.program is not None
    processes = [bot.program.process.pid, int(told.read_text(encoding="utf-8"))]
    assert all(is_running(process) for process in processes)
    bot.close()
    wait_for(lambda: not any(is_running(process) for process in processes))


def test_only_the_view_is_sent(start: Start, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = f"""
import json, sys
for line in sys.stdin:
    with open({str(heard)!r}, "a") as file:
        file.write(line)
    message = json.loads(line)
    if message["type"] == "new_game":
        print('{{"type":"ready"}}', flush=True)
    elif message["type"] == "move":
        print(json.dumps({{"move": message["moves"][0]["text"]}}), flush=True)
    else:
        break
"""
    game = tidetable.new_game("sea-salt-paper", players=3, target="double", seed=4)
    bot = start(source, "json", "sea-salt-paper")
    seat = game.to_move
    assert ask(bot, game, Budget(nodes=7)) == int(game.moves[0])
    bot.close()
    first, second, last = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    assert (first["type"], first["protocol"], first["seat"]) == ("new_game", 1, seat)
    assert first["options"] == game.options
    assert second["view"] == game.view(seat).to_dict()
    assert second["moves"] == [{"code": int(move), "text": str(move)} for move in game.moves]
    assert (second["seconds"], second["nodes"]) == (None, 7)
    assert not {"deck", "hands", "piles"} & {*second["view"]}
    assert last == {"type": "quit"}


# The other end.


def by_lines(speaker: Speaker, dialect: type[Outside], game: Game) -> int:
    """What the speaker answers when the dialect's own words are put to it."""
    rules = game.rules
    bot = dialect("", rules)
    said: list[str] = []
    texts = {int(move): str(move) for move in game.moves}
    view = game.view(game.to_move).to_dict()
    question = bot._question(view, texts, Budget(nodes=5))
    speak(speaker, [*question.splitlines(), bot.farewell, "rubbish"], said.append)
    answer = said[-1]
    return int(json.loads(answer)["move"] if answer.startswith("{") else answer.split()[1])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("dialect", outside.DIALECTS.values())
def test_our_bots_speak_both_dialects(name: str, dialect: type[Outside]) -> None:
    """What went over the line is the same view: the same generator makes the same choices."""
    rules = rules_of(name)
    game = tidetable.new_game(name, seed=2)
    choose, generator = make_bot("greedy", rules), np.random.default_rng(3)
    speaker = Speaker("greedy", rules, 3)
    for _ in range(25):
        view = game.view(game.to_move).record
        choice = choose(view, game.moves, Budget(nodes=5), generator)
        assert by_lines(speaker, dialect, game) == choice.move
        game.play(choice.move)


@pytest.mark.parametrize(
    "line", ["position", "position view {} moves", "go movetime", "{}", "{", '{"type":"move"}']
)
def test_a_speaker_refuses_what_it_cannot_read(line: str) -> None:
    with pytest.raises(BadInput, match="this line is not of the bot protocol"):
        speak(Speaker("random", rules_of("azul"), 0), [line], print)


def test_a_speaker_refuses_another_game() -> None:
    with pytest.raises(BadInput, match="this bot plays azul, not maui"):
        speak(Speaker("random", rules_of("azul"), 0), ["uginewgame maui rules 1 seat 0"], print)


# The page and the example.


@pytest.mark.parametrize("name", GAMES)
def test_the_page_names_every_field_of_a_view(name: str) -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    rules: Rules = rules_of(name)
    title = rules.title.split(":")[0]
    part = page.split(f"### {title}\n")[1].split("\n### ")[0]
    for row in (rules.view, *(rules.view[field].base for field in rules.view.names or ())):
        for field in row.names or ():
            assert f"`{field}`" in part, field


def test_the_example_is_short_and_needs_only_the_standard_library() -> None:
    source = (ROOT / "examples" / "line_bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 30
    imported = re.findall(r"^(?:import|from) (\w+)", source, flags=re.MULTILINE)
    assert {*imported} <= {*sys.stdlib_module_names}
