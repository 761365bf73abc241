"""The arena: paired units, honest figures, faults that stop nothing, runs that survive a kill."""

import importlib.util
import json
import math
import os
import pickle
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.bots.test_outside import is_running
from tidetable.bots import choosers
from tidetable.bots.choosers import Budget, Choice, Chooser
from tidetable.commands.arena import tell
from tidetable.core.errors import BadInput
from tidetable.core.options import complete
from tidetable.core.rules import Rules
from tidetable.games import rules_of
from tidetable.lab import sprt
from tidetable.lab.arena import (
    GameResult,
    Spec,
    Unit,
    UnitResult,
    check,
    faults_of,
    play_unit,
    rotations,
    run,
    unit_share,
    units,
)
from tidetable.lab.arena_file import ArenaFile, Header
from tidetable.lab.report import report, short_names, verdict
from tidetable.lab.spread import local
from tidetable.lab.standings import need_libraries, online_ratings, ratings, standings, wilson

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parent.parent.parent / 'examples' / 'line_bot.py'}"


def make_spec(*bots: str, players: int = 2, games: int = 4, **more: Any) -> Spec:
    options = complete(rules_of("azul"), {"players": players})
    return Spec(game="azul", options=options, bots=bots, games=games, nodes=1, **more)


def invented(spec: Spec, better: str, chance: float = 0.8) -> list[UnitResult]:
    """Results without games: the better bot comes in first as often as that."""
    dice = random.Random(5)
    results = []
    for unit in units(spec):
        games = []
        for seats in rotations(unit):
            first = better in seats and dice.random() < chance
            order = sorted(seats, key=lambda bot: (bot == better) == first, reverse=True)
            ranks = [order.index(bot) + 1 for bot in seats]
            points = [50 - 10 * rank + dice.randrange(5) for rank in ranks]
            games.append(
                GameResult(seats, ranks, points, 50, [20] * len(seats), [0.1] * len(seats))
            )
        results.append(UnitResult(unit.number, games))
    return results


# Units.


def test_two_players_meet_in_pairs_and_change_seats() -> None:
    listed = units(make_spec("a", "b", "c", games=3))
    assert [unit.seats for unit in listed] == [("a", "b"), ("a", "c"), ("b", "c")] * 2
    assert rotations(listed[0]) == [("a", "b"), ("b", "a")]
    assert len({unit.seed for unit in listed}) == 6
    assert listed == units(make_spec("a", "b", "c", games=3))
    assert listed[0].seed != units(make_spec("a", "b", "c", seed=1))[0].seed


def test_three_players_sit_alone_among_copies_and_all_at_one_table() -> None:
    listed = units(make_spec("a", "b", "c", players=3, games=6))
    seats = [unit.seats for unit in listed]
    assert seats[:6] == [(x, y, y) for x in "abc" for y in "abc" if x != y]
    assert (seats[6], seats[13]) == (("a", "b", "c"), ("a", "c", "b"))
    assert rotations(listed[6]) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    two = units(make_spec("a", "b", players=3, games=3))
    assert [unit.seats for unit in two] == [("a", "b", "b"), ("b", "a", "a")]


def test_units_and_results_travel() -> None:
    unit = units(make_spec("random", "greedy"))[0]
    assert pickle.loads(pickle.dumps(unit)) == unit
    result = play_unit(unit)
    assert pickle.loads(pickle.dumps(result)) == result
    assert msgspec.json.decode(msgspec.json.encode(result), type=UnitResult) == result


def test_the_games_of_a_unit_share_their_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []

    def make(rules: Rules) -> Chooser:
        def choose(view: Any, moves: Any, budget: Budget, luck: Any) -> Choice:
            seen.append(view.sources.tolist())
            return Choice(moves[0])

        return choose

    monkeypatch.setitem(choosers.BOTS, "first", make)
    monkeypatch.setitem(choosers.BOTS, "also", make)
    play_unit(units(make_spec("first", "also"))[0])
    half = len(seen) // 2
    assert seen[:half] == seen[half:]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        (make_spec("greedy"), "at least two bots"),
        (make_spec("greedy", "greedy"), "'greedy' is named twice"),
        (make_spec("greedy", "deepblue"), "there is no bot 'deepblue'"),
        (make_spec("greedy", "random", games=0), "games must be 1 to"),
        (make_spec("greedy", "random", seconds=-1.0), "more than 0"),
        (make_spec("greedy", "random", seconds=math.nan), "more than 0"),
        (make_spec("greedy", "random", EXAMPLE, sprt=(0, 10)), "between two bots"),
        (make_spec("greedy", "random", sprt=(10, 0)), "lower first"),
    ],
)
def test_what_cannot_be_played_is_refused(spec: Spec, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        check(spec)


# Playing.


def without_seconds(results: list[UnitResult]) -> list[Any]:
    plain = msgspec.to_builtins(results)
    for result in plain:
        for game in result["games"]:
            del game["seconds"]
    return list(plain)


def test_results_depend_neither_on_processes_nor_on_their_order() -> None:
    spec = make_spec("greedy", "random", games=6)
    here = run(spec, map)

    def backwards(
        work: Callable[[Unit], UnitResult], items: Iterable[Unit]
    ) -> Iterator[UnitResult]:
        return map(work, [*items][::-1])

    assert without_seconds(run(spec, backwards)) == without_seconds(here)
    assert without_seconds(run(spec, local(2))) == without_seconds(here)
    assert all(game.fault is None and game.points is not None for game in here[0].games)


def trouble(kind: str) -> Callable[[Rules], Chooser]:
    def make(rules: Rules) -> Chooser:
        def choose(view: Any, moves: Any, budget: Budget, luck: Any) -> Choice:
            if kind == "raises":
                raise ZeroDivisionError("oh")
            if kind == "slow":
                time.sleep(0.3)
            return Choice(-5 if kind == "illegal" else moves[0])

        return choose

    return make


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("raises", "raised ZeroDivisionError: oh"),
        ("illegal", "answered '-5'"),
        ("slow", "did not answer in time"),
    ],
)
def test_a_fault_loses_the_game_and_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, kind: str, reason: str
) -> None:
    monkeypatch.setitem(choosers.BOTS, kind, trouble(kind))
    if kind == "slow":
        monkeypatch.setattr("tidetable.lab.arena.patience", lambda budget: -0.3)
    spec = make_spec("random", kind, players=3, games=3)
    results = run(spec, map)
    game = results[0].games[0]
    assert game.seats == ("random", kind, kind)
    assert game.fault is not None
    assert reason in game.fault.reason
    assert sorted(game.ranks) == [1, 1, 3]
    assert game.ranks[game.fault.seat] == 3
    assert game.points is None
    rows = {row.bot: row for row in standings(spec, results).rows}
    assert (rows[kind].faults, rows["random"].faults) == (6, 0)
    assert {(bot, count) for bot, _, count in faults_of(results)} == {(kind, 6)}


def test_the_example_bot_plays_in_an_arena() -> None:
    spec = make_spec("random", EXAMPLE, games=4)
    results = run(spec, map)
    games = [game for result in results for game in result.games]
    assert all(game.fault is None and game.points is not None for game in games)
    assert {row.bot for row in standings(spec, results).rows} == {"random", EXAMPLE}


def test_an_error_that_is_no_bots_fault_comes_through() -> None:
    unit = Unit(0, "chess", {}, ("random", "random"), Budget(nodes=1), 1)
    with pytest.raises(RuntimeError, match="there is no game 'chess'"):
        list(local(1)(play_unit, [unit]))


# Keeping.


def keep(path: Path, spec: Spec) -> ArenaFile:
    return ArenaFile(str(path), Header(spec=spec, rules=1, version="0"))


def test_a_file_goes_on_after_any_cut(tmp_path: Path) -> None:
    spec = make_spec("a", "b", games=8)
    results = invented(spec, "a")
    path = tmp_path / "results.jsonl"
    with keep(path, spec) as file:
        for result in results:
            file.keep(result)
    whole = path.read_bytes()
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        with keep(path, spec) as file:
            known = file.known()
            assert known == results[: len(known)]
            for result in results[len(known) :]:
                file.keep(result)
        assert path.read_bytes() == whole


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    keep(path, make_spec("a", "b")).file.close()
    first = path.read_bytes()
    with pytest.raises(BadInput, match=r"holds another arena \(seed is 0 there, 7 here\)"):
        keep(path, make_spec("a", "b", seed=7))
    assert path.read_bytes() == first
    stranger = msgspec.json.encode(invented(make_spec("a", "c"), "a")[0])
    short = msgspec.json.encode(invented(make_spec("a", "b"), "a")[0]).replace(b"[20,20]", b"[20]")
    for wrong in (stranger, short, b'{"number":99,"games":[]}', b"rubbish", b"\xff"):
        path.write_bytes(first + wrong + b"\n")
        with pytest.raises(BadInput, match=r"line 2 of .* is no result of this arena"):
            keep(path, make_spec("a", "b"))
    for wrong in (b"my diary", b"my diary\n", b"{}\n", b"\n"):
        path.write_bytes(wrong)
        with pytest.raises(BadInput, match="is there already and holds no arena"):
            keep(path, make_spec("a", "b"))
        assert path.read_bytes() == wrong


def test_two_arenas_do_not_share_a_file(tmp_path: Path) -> None:
    path, spec = tmp_path / "results.jsonl", make_spec("a", "b")
    with keep(path, spec), pytest.raises(BadInput, match="another arena is writing"):
        keep(path, spec)


def arena(*arguments: str) -> list[str]:
    bots = ("--bots", "greedy,random", "--nodes", "1", "--seed", "3")
    return [sys.executable, "-m", "tidetable", "arena", "azul", *bots, *arguments]


def children(process: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        if parent == process:
            found.append(int(status.parent.name))
    return found


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.deep
def test_a_killed_arena_goes_on_and_leaves_nobody_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, page = tmp_path / "results.jsonl", tmp_path / "page.html"
    command = arena("--games", "40", "--out", str(path))
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") > 4)
    workers = children(running.pid)
    os.kill(running.pid, signal.SIGKILL)
    assert running.wait() == -signal.SIGKILL
    assert workers
    wait_for(lambda: not any(is_running(worker) for worker in workers))
    left = path.read_bytes()
    assert left.count(b"\n") < 21
    path.write_bytes(left[:-10])  # in the middle of a line
    resumed = [*command, "--jobs", "2", "--report", str(page)]
    again = subprocess.run(resumed, capture_output=True, text=True, check=True)
    spec = make_spec("greedy", "random", games=40, seed=3)
    tell(spec, standings(spec, run(spec, map)))
    assert again.stdout == f"{capsys.readouterr().out}The report is {page}.\n"
    assert path.read_bytes().startswith(left[: left[:-10].rfind(b"\n")])
    assert "<svg" in page.read_text(encoding="utf-8")


# Figures.


def test_wilson() -> None:
    """The textbook's 81 of 263."""
    share = wilson(81, 263)
    assert (share.low, share.high) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)


def test_ratings_are_on_the_chess_scale() -> None:
    assert ratings(np.array([[0.0, 10], [100, 0]]), 0) == pytest.approx([0, 400])
    three = np.array([[0.0, 10, 1], [100, 0, 10], [100, 100, 0]])
    assert ratings(three, 1) == pytest.approx([-400, 0, 400])


@pytest.mark.parametrize("players", [2, 3])
def test_standings_of_invented_results(players: int) -> None:
    spec = make_spec("random", "b", "c", players=players, games=60)
    result = standings(spec, invented(spec, "b"))
    first = result.rows[0]
    assert first.bot == "b"
    assert result.lead.low > 0
    assert {row.bot: row.rating.value for row in result.rows}["random"] == 0
    for row in result.rows:
        assert row.rating.low <= row.rating.value <= row.rating.high
        assert row.points.low < row.points.value < row.points.high
        assert row.wins.low < row.wins.value < row.wins.high
    assert sum(seat.value for seat in result.seats) == pytest.approx(1)
    cells = {(cell.bot, cell.against): cell for cell in result.cells}
    assert cells["b", "c"].wins.value == pytest.approx(0.8, abs=0.15)
    assert len([cell for cell in result.cells if not cell.against]) == (3 if players == 3 else 0)
    assert standings(spec, invented(spec, "b")) == result


def test_a_clean_sweep_has_an_interval() -> None:
    spec = make_spec("random", "b", games=20)
    row = standings(spec, invented(spec, "b", 1.0)).rows[0]
    assert row.bot == "b"
    assert 200 < row.rating.low < row.rating.value < row.rating.high


def test_online_ratings_of_copies_move_together() -> None:
    spec = make_spec("a", "b", players=3, games=30)
    games = [game for result in invented(spec, "b") for game in result.games]
    online = online_ratings(spec, games)
    assert online["b"][0] > online["a"][0]
    assert 0 < online["a"][1] < 25 / 3


# The sequential test.


def test_the_log_ratio_is_the_textbooks_for_wins_and_losses() -> None:
    """Without draws and pairs it is the plain binomial ratio."""
    counts = {0.0: 40, 1.0: 60}
    expected = 60 * math.log(0.55 / 0.5) + 40 * math.log(0.45 / 0.5)
    assert sprt.log_ratio(counts, 0.5, 0.55) == pytest.approx(expected, rel=1e-6)


def test_the_test_is_wrong_as_rarely_as_it_says() -> None:
    dice = np.random.default_rng(1)
    for rating, right in ((0, -1), (100, 1)):
        share = sprt.expected_share(rating, 2)
        good = 0
        for _ in range(100):
            test = sprt.Test((0, 100), 2)
            while not test.decided:
                test.add(dice.binomial(2, share) / 2)
            good += math.copysign(1, test.ratios[-1]) == right
        assert good >= 88


def test_a_sequential_test_stops_by_itself_whatever_the_order() -> None:
    spec = make_spec("a", "b", games=2000, sprt=(0, 100))
    prepared = {result.number: result for result in invented(spec, "a", 0.7)}
    played: list[int] = []

    def shuffled(work: Callable[[Unit], UnitResult], items: Iterable[Unit]) -> Iterator[UnitResult]:
        waiting = [*items]
        for first in range(0, len(waiting), 7):
            for unit in waiting[first : first + 7][::-1]:
                played.append(unit.number)
                yield prepared[unit.number]

    results = run(spec, shuffled)
    assert len(results) <= len(played) < 300
    test = standings(spec, results).test
    assert test is not None
    assert test.decided
    assert test.units == len(results)
    assert not sprt_of(results[:-1]).decided
    assert verdict(spec, standings(spec, results)) == "a against b: +100 points rather than +0"


def sprt_of(results: list[UnitResult]) -> sprt.Test:
    test = sprt.Test((0, 100), 2)
    for result in results:
        test.add(unit_share(result))
    return test


# The page.


def test_the_report_is_one_file_without_script_or_request() -> None:
    spec = make_spec("random", "b", "cmd:python '<b>&.py'", players=3, games=30)
    results = invented(spec, "b")
    page = report(spec, results, standings(spec, results))
    assert page.count("<svg") == 4
    assert "b is the strongest" in page
    assert "All at one table" in page
    assert "<script" not in page
    assert "<b>" not in page
    addresses = {*re.findall(r'(?:src|href|url)\s*[=(]\s*"?([^")\s>]+)', page)}
    assert all(address.startswith("#") for address in addresses)


def test_names_are_short_while_they_are_clear() -> None:
    assert short_names(["random", "cmd:python x/my.py"])["cmd:python x/my.py"] == "my.py"
    assert short_names(["random", "cmd:./my_bot"])["cmd:./my_bot"] == "my_bot"
    assert short_names(["cmd:a x.py", "cmd:b x.py"])["cmd:a x.py"] == "cmd:a x.py"


def test_nobody_is_the_strongest_after_a_few_games() -> None:
    spec = make_spec("random", "b", games=18)
    result = standings(spec, invented(spec, "b", 1.0))
    assert verdict(spec, result) == "b leads, but random may be as strong"


# The command line.


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--games", "0"], "games must be 1 to"),
        (["--jobs", "0"], "--jobs must be 1 to"),
        (["--sprt", "twenty"], "write two ratings such as 0,20"),
        (["--out", "/nowhere/a.jsonl"], "cannot write /nowhere/a.jsonl"),
        (["--report", "/nowhere/a.html"], "cannot write '/nowhere/a.html'"),
        (["--bots", "random,cmd:nosuchprogram"], "there is no program to run"),
        (["--bots", "random,cmd:'"], "cannot read the command"),
        (["--bots", "random,cmd:"], "there is no bot 'cmd:'"),
    ],
)
def test_bad_input_gets_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from tidetable.__main__ import main

    before = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(SystemExit) as stopped:
            main([*arena()[3:], *arguments])
    finally:
        signal.signal(signal.SIGINT, before)
    assert stopped.value.code == 2
    error = capsys.readouterr().err
    assert reason in error
    assert error.count("\n") == 1


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match="this needs choix: pip install 'tidetable-games"):
        need_libraries("choix")


def test_the_line_of_a_unit_is_as_the_page_says() -> None:
    result = invented(make_spec("a", "b"), "a")[0]
    line = json.loads(msgspec.json.encode(result))
    assert [*line] == ["number", "games"]
    fields = ["seats", "ranks", "points", "moves", "asked", "seconds", "fault"]
    assert [*line["games"][0]] == fields
