"""A fourth game of another package: everything takes it, and nothing of ours names it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.fourth.installing import INSTALLED, good, having, started
from tests.server.running import Running, Somebody, running, wait_for

LAB = """
import numpy as np
import tidetable
from tidetable.bots.choosers import LEVELS, Budget, make_bot
from tidetable.lab.simulate import simulate

rules = tidetable.rules_of("pebbles")
results = simulate(rules, {"players": 3, "heap": "large"}, 50, 1)
assert results.points.shape == (50, 3) and (results.points.sum(1) >= 15).all()
for level in LEVELS:
    game = tidetable.new_game("pebbles", seed=1)
    choose = make_bot(level, rules)
    while not game.over:
        view, generator = game.view(game.to_move).record, np.random.default_rng(0)
        game.play(choose(view, game.moves, Budget(nodes=40), generator).move)
    assert sum(game.scores) >= 9
    assert tidetable.replay(game.log.to_json()).scores == game.scores
print("all levels have played")
"""


def test_the_contract_holds() -> None:
    suite = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0")
    said = good(*suite, "tests/games/test_every_game.py", "-k", "pebbles")
    assert "passed" in said or "100%" in said


def test_it_is_simulated_and_every_bot_plays_it() -> None:
    assert "all levels have played" in good("-c", LAB)


def test_the_command_line_knows_it() -> None:
    assert "Pebbles, 2 to 3 players" in good("-m", "tidetable", "games")
    assert "Pebbles: 30 random games" in good(
        *("-m", "tidetable", "simulate", "pebbles", "--games", "30", "--players", "3")
    )


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    log = str(tmp_path / "game.json")
    play = ("-m", "tidetable", "play", "pebbles", "--seats", "you,beginner", "--seed", "1")
    said = good(*play, "--save", log, text="nonsense\n" + "take-one\n" * 20)
    assert "Take one pebble or two." in said
    assert "“nonsense” is not a move: write take-one or take-two." in said
    assert "Player 2 (beginner) took" in said
    assert "heap: \n" in said  # all are taken
    assert "pebbles" in Path(log).read_text()
    assert "took 2 pebbles: +" in good("-m", "tidetable", "replay", log)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has the game."""
    data = tmp_path_factory.mktemp("fourth") / "data"
    with running(data, "--no-limits", "--bot-seconds", "0.05", **having(INSTALLED)) as one:
        yield one
    assert "Traceback" not in (data.parent / "server.log").read_text()


def finish(somebody: Somebody, table: str) -> Any:
    """Play a table to its end, and return the last look at it."""

    def ready() -> Any:
        view = somebody.look(table)
        return view if view["legal"] or view["status"] == "over" else None

    while (view := wait_for(ready))["status"] != "over":
        somebody.move(view, view["legal"][-1])
    return view


def test_a_server_lists_it_with_its_facts(server: Running) -> None:
    *ours, line = server.person("Ann").get("/api/games")
    assert {one["name"] for one in ours} == {"azul", "maui", "sea-salt-paper"}
    assert (line["name"], line["players"], line["rule_prefix"]) == ("pebbles", [2, 3], "PB")
    assert (line["first_options"], line["minutes"], line["secrets"]) == (["heap"], 2, False)


def test_a_server_hosts_it_to_the_end(server: Running) -> None:
    ann = server.person("Ann")
    table = ann.make("pebbles", ["me", "bot:skilled"])["table"]["table"]
    view = wait_for(lambda: (seen := ann.look(table))["legal"] and seen)
    assert view["shown"]["left"] <= 9
    assert ann.get(f"/api/tables/{table}/previews")["previews"][1]["moves"] == ["take-two"]
    last = finish(ann, table)
    assert last["shown"]["left"] == 0
    assert sum(last["scores"]) >= 9
    record = ann.get(f"/api/tables/{table}/log")
    proof = ann.get(f"/api/tables/{table}/proof")
    assert ann.post("/api/verify", proof)["holds"]
    assert not ann.post("/api/verify", {**proof, "secret": proof["secret"][::-1]})["holds"]
    steps = len(record["steps"])
    assert ann.get(f"/api/tables/{table}/positions/{steps}")["shown"] == last["shown"]
    assert ann.get(f"/api/tables/{table}/positions/1")["shown"]["left"] == 9


def test_a_refusal_comes_with_the_sentence_of_the_game(server: Running) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    made = ann.make("pebbles", ["me", "link"])
    table = made["table"]["table"]
    ben.open(made["links"]["1"])
    for mover in (ann, ben, ann, ben):  # of nine pebbles one stays
        mover.move(mover.look(table), "take-two")
    view = ann.look(table)
    assert view["legal"] == ["take-one"]
    refusal = ann.move(view, "take-two", status=422)
    assert (refusal["rule"], refusal["key"]) == ("PB-2.1", "pebbles-too-many")
    assert refusal["sentence"] == "Only one pebble is left."


BAD = """
import json
from tidetable.core.errors import BadInput
from tidetable.games import GAMES, playable, rules_of

said = {}
for name in GAMES:
    try:
        rules_of(name)
    except BadInput as error:
        said[name] = str(error)
print(json.dumps({"playable": [rules.name for rules in playable()], "said": said}))
"""


def test_a_bad_entry_is_told_in_one_sentence_and_breaks_nothing(tmp_path: Path) -> None:
    entries = "gone = no_such_module\nempty = empty_game\nother = pebbles_copy\nazul = empty_game\n"
    (tmp_path / "bad-1.dist-info").mkdir()
    (tmp_path / "bad-1.dist-info/entry_points.txt").write_text(f"[tidetable.games]\n{entries}")
    (tmp_path / "empty_game.py").write_text("")
    named = (INSTALLED / "pebbles/__init__.py").read_text()
    (tmp_path / "pebbles_copy.py").write_text(named)
    found = json.loads(started("-c", BAD, folder=tmp_path).stdout)
    assert found["playable"] == ["azul", "sea-salt-paper", "maui"]
    begin = "the game '{}' cannot be played: its package offers "
    ends = {
        "gone": "no_such_module, which cannot be imported (No module named 'no_such_module')",
        "empty": "empty_game, which has no RULES",
        "other": "pebbles_copy, whose RULES are called 'pebbles'",
    }
    assert found["said"] == {name: begin.format(name) + end for name, end in ends.items()}
    told = started("-m", "tidetable", "simulate", "gone", folder=tmp_path)
    assert (told.returncode, told.stderr.strip()) == (2, f"tidetable: {found['said']['gone']}")
    listed = started("-m", "tidetable", "games", folder=tmp_path).stdout
    assert found["said"]["empty"] in listed
    assert "Azul: Master Chocolatier" in listed
