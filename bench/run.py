"""How fast engine, search and environments are, as ratios within one run: machines are noisy.

    python bench/run.py            print the table
    python bench/run.py --write    and keep it in bench/results.md

Before --write, copy to bench/notebook.md what is worth keeping of the run that it replaces.

Engine and twin take turns, and the median of the rounds counts.
"""

import argparse
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import date
from fractions import Fraction
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import environments, searching
from bench import maui_calibration as calibration
from bench.table import HEADING, Row, lines, with_new_top
from tests.samples import Twin, of, twin_of
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import CHANCE, OVER
from tidetable.games import GAMES, rules_of
from tidetable.lab.simulate import simulate

ROUNDS = 5
RESULTS = Path(__file__).parent / "results.md"

TOP = """\
# Bench

One row for each question, by its newest run. Earlier runs and what was tried are in
[the notebook](notebook.md).

## Engine, search and environments

`make bench` on {day}: random games on one core; the twin is the slow plain implementation that the
tests use ({machine}).

{speeds}

## What a sensible player scores in Maui with the house data

`make bench` on {day}: a heuristic player plays {games:,} games with itself.

{scores}

"""

FIRST = next(iter(GAMES))  # to which the others are compared


def seconds(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


# Random playouts.


def twin_game(name: str, options: dict[str, Any], dice: random.Random) -> int:
    """A random game of the twin; how many moves the players made."""
    twin: Twin = twin_of(name)(**options)
    made = 0
    while (mover := twin.to_move()) != OVER:
        if mover == CHANCE:
            odds = shares(twin.odds())
            twin.play(dice.choices(list(odds), list(map(float, odds.values())))[0])
        else:
            twin.play(dice.choice(twin.legal()))
            made += 1
    return made


def shares(weights: dict[int, int]) -> dict[int, Fraction]:
    """Exact odds of what is told in proportion: so the twins told them when bounds were set."""
    total = sum(weights.values())
    parts = {weight: Fraction(weight, total) for weight in set(weights.values())}
    return {code: parts[weight] for code, weight in weights.items()}


def playouts(name: str, options: dict[str, Any]) -> tuple[float, float, float]:
    """Moves a second and games a second of the engine, and the ratio to the twin's moves."""
    rules = rules_of(name)
    simulate(rules, options, 1, 0)
    ratios, moves, games = [], [], []
    for number in range(ROUNDS):
        start = time.perf_counter()
        dice = random.Random(number)
        slow_moves = sum(twin_game(name, options, dice) for _ in range(60))
        slow = slow_moves / (time.perf_counter() - start)
        start = time.perf_counter()
        results = simulate(rules, options, 10_000, number)
        spent = time.perf_counter() - start
        fast = int(results.lengths.sum()) / spent
        ratios.append(fast / slow)
        moves.append(fast)
        games.append(10_000 / spent)
    return statistics.median(moves), statistics.median(games), statistics.median(ratios)


# One step driven from Python.


def recorded(name: str) -> list[tuple[bool, list[int]]]:
    """A random game in blocks of steps: whether players made them, and the codes."""
    game = Game(rules_of(name), seed=1)
    dice = random.Random(1)
    while not game.over:
        game.play(dice.choice(game.moves))
    again = Game(game.rules, draws=False)
    blocks: list[tuple[bool, list[int]]] = []
    for step in game.steps:
        players = again.to_move != CHANCE
        if not blocks or blocks[-1][0] != players:
            blocks.append((players, []))
        blocks[-1][1].append(step)
        again.play(step)
    return blocks


def twin_steps(name: str, blocks: list[tuple[bool, list[int]]]) -> float:
    """Time the twin spends on listing and playing the players' moves."""
    twin = twin_of(name)()
    spent = 0.0
    for players, steps in blocks:
        start = time.perf_counter()
        for step in steps:
            if players:
                twin.legal()
            twin.play(step)
        if players:
            spent += time.perf_counter() - start
    return spent


def game_steps(name: str, blocks: list[tuple[bool, list[int]]]) -> float:
    """The same, on the object that people use."""
    game = Game(rules_of(name), draws=False)
    spent = 0.0
    for players, steps in blocks:
        start = time.perf_counter()
        for step in steps:
            if players:
                _ = game.moves
            game.play(step)
        if players:
            spent += time.perf_counter() - start
    return spent


def driven_step(name: str) -> tuple[float, float]:
    """Microseconds of one listed and played move, and the share of the twin's time."""
    blocks = recorded(name)
    count = sum(len(steps) for players, steps in blocks if players)
    shares, times = [], []
    for _ in range(ROUNDS * 20):
        slow, fast = twin_steps(name, blocks), game_steps(name, blocks)
        shares.append(fast / slow)
        times.append(fast / count)
    return statistics.median(times) * 1e6, statistics.median(shares)


# Copies.


@compiled.rule
def copy_often(source: Any, targets: Any, times: int) -> None:
    """Copy a state again and again, each time to another place and after a change."""
    for number in range(times):
        source[0].to_move = number & 1
        targets[number % len(targets)] = source[0]


def copy_time(name: str) -> float:
    """Nanoseconds to copy one state inside compiled code."""
    rules = rules_of(name)
    source, targets = np.zeros(1, rules.state), np.zeros(64, rules.state)
    copy_often(source, targets, 1)
    times = 2_000_000
    return (
        min(seconds(lambda: copy_often(source, targets, times)) for _ in range(ROUNDS))
        / times
        * 1e9
    )


# Start.


def process_time(code: str, cache: str) -> float:
    """Seconds inside a fresh process that runs the code."""
    timed = f"import time; start = time.perf_counter()\n{code}\nprint(time.perf_counter() - start)"
    environment = {**os.environ, "TIDETABLE_CACHE": cache}
    done = subprocess.run(
        [sys.executable, "-c", timed], env=environment, capture_output=True, text=True, check=True
    )
    return float(done.stdout.split()[-1])


def start_times(name: str) -> tuple[float, float, float]:
    """Import, first playout cold, first playout from the cache."""
    playout = (
        "from tidetable.games import rules_of\nfrom tidetable.lab.simulate import simulate\n"
        f"simulate(rules_of({name!r}), {{}}, 1, 0)"
    )
    with tempfile.TemporaryDirectory() as cache:
        importing = min(process_time("import tidetable", cache) for _ in range(ROUNDS))
        cold = process_time(playout, cache)
        warm = min(process_time(playout, cache) for _ in range(ROUNDS))
    return importing, cold, warm


def interpreted_step(name: str) -> tuple[float, float]:
    """Microseconds of an interpreted step, on np.record and on a plain object."""
    code = f"""
import time
import numpy as np
import tidetable
from tidetable.core import records
from tidetable.games import rules_of
rules, game = rules_of({name!r}), tidetable.new_game({name!r}, seed=1)
moves = np.zeros(rules.moves, np.int64)
for state in (game.copy().state, records.plain(game.state)):
    start = time.perf_counter()
    for number in range(6):
        rules.legal(state, moves)
        rules.play(state, int(moves[0]))
    print((time.perf_counter() - start) / 6 * 1e6)
"""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    record, plain = map(float, done.stdout.split())
    return record, plain


# The table.


def rows(name: str) -> Iterator[Row]:
    """What was measured, how much, in what relation, what was asked for, and whether it is met."""
    for title, options, asked in of(name).playouts:
        moves, games, ratio = playouts(name, options)
        figure = f"{moves / 1e6:.2f} M moves/s, {games / 1e3:.0f} k games/s"
        met = ratio >= asked
        yield f"{name}, {title}", figure, f"{ratio:.0f} x twin", f"at least {asked} x", met
    if name != FIRST:
        _, games, _ = playouts(FIRST, {"players": 2})
        share = playouts(name, {"players": 2})[1] / games
        yield (
            f"{name}, games a second",
            "",
            f"{share:.2f} x {FIRST}",
            "at least 0.19 x",
            share >= 0.19,
        )
    micros, share = driven_step(name)
    what = f"{name}, one legal step from Python"
    if name == FIRST:
        yield what, f"{micros:.1f} µs", f"{share:.2f} x twin", "at most 0.20 x", share <= 0.2
    else:
        yield what, f"{micros:.1f} µs", f"{share:.2f} x twin", "", None
    nanos = copy_time(name)
    yield f"{name}, copy of a state, compiled", f"{nanos:.0f} ns", "", "at most 50 ns", nanos <= 50
    importing, cold, warm = start_times(name)
    if name == FIRST:
        yield "import tidetable", f"{importing:.2f} s", "", "under 0.4 s", importing < 0.4
    yield f"{name}, first playout, cold", f"{cold:.1f} s", "", "under 15 s", cold < 15
    yield f"{name}, first playout, cached", f"{warm:.2f} s", "", "under 1.5 s", warm < 1.5
    record, plain = interpreted_step(name)
    what = f"{name}, interpreted listing and playing on a plain object"
    yield what, f"{plain:.0f} µs", f"{plain / record:.2f} x np.record", "", None


def machine() -> str:
    parts = [f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"]
    parts += [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    return ", ".join(parts)


def top(speeds: list[str], scores: list[str]) -> str:
    """Write the part of bench/results.md that is measured here."""
    return TOP.format(
        day=date.today(),
        machine=machine(),
        games=calibration.GAMES,
        speeds="\n".join([*HEADING, *speeds]),
        scores="\n".join([*HEADING, *scores]),
    )


def main() -> None:
    """Measure everything and print it as it comes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the table in bench/results.md")
    write = parser.parse_args().write
    print(machine(), *HEADING, sep="\n", flush=True)
    speeds = list(lines(chain(*map(rows, GAMES), searching.rows(), environments.rows())))
    scores = list(lines(calibration.rows()))
    if write:
        page = RESULTS.read_text(encoding="utf-8")
        RESULTS.write_text(with_new_top(page, top(speeds, scores)), encoding="utf-8")


if __name__ == "__main__":
    main()
