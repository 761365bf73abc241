"""The command ``tidetable simulate``: random games with a progress bar, then a table."""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tidetable.commands.arguments import add_game, options_of, seed_of
from tidetable.core.errors import BadInput
from tidetable.core.rules import Rules, Word
from tidetable.games import rules_of
from tidetable.lab.cluster import over_ray
from tidetable.lab.simulate import Results, in_threads, simulate, write_games

MOST_GAMES = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, how often, and where the figures go."""
    add_game(parser)
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.add_argument("--out", metavar="FILE", help="write every game to a .csv or .parquet file")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, or where"
    )


def run(chosen: argparse.Namespace) -> None:
    """Play, and tell the figures."""
    rules = rules_of(chosen.game)
    options = options_of(chosen, rules)
    seed = seed_of(chosen) or 0
    if chosen.out is not None and Path(chosen.out).suffix not in (".csv", ".parquet"):
        raise BadInput(f"--out writes .csv or .parquet files, not '{chosen.out}'")
    if not 1 <= chosen.games <= MOST_GAMES:
        raise BadInput(f"--games must be 1 to {MOST_GAMES}")
    results, seconds = _play(rules, options, chosen.games, seed, chosen.ray)
    if chosen.out is not None:
        write_games(results, Path(chosen.out))
    summary = {"game": rules.name, "rules": rules.version, "options": options, **results.summary()}
    if chosen.json:
        print(json.dumps(summary))
    else:
        _print_summary(rules, summary, seconds)


def _play(
    rules: Rules, options: dict[str, Word], games: int, seed: int, cluster: str | None
) -> tuple[Results, float]:
    """The results, and the seconds it took."""
    spread = over_ray(cluster) if cluster else in_threads(os.cpu_count() or 1)
    console = Console(stderr=True)
    simulate(rules, options, 1, seed)  # whatever has to be compiled is not on the clock
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(f"{rules.title}", total=games)
        start = time.perf_counter()
        results = simulate(
            rules, options, games, seed, lambda done: progress.advance(bar, done), spread
        )
        return results, time.perf_counter() - start


def _print_summary(rules: Rules, summary: dict[str, Any], seconds: float) -> None:
    table = Table(title=f"{rules.title}: {summary['games']} random games in {seconds:.1f} s")
    for heading in ("", "mean", "deviation", "least", "median", "most", "wins"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    _add_figures(table, "moves in a game", summary["length"])
    for number, seat in enumerate(summary["seats"], start=1):
        _add_figures(table, f"score of player {number}", seat["score"], f"{seat['wins']:.1%}")
    _add_figures(table, "from first to last", summary["spread"])
    Console().print(table)


def _add_figures(table: Table, heading: str, figures: dict[str, float], wins: str = "") -> None:
    table.add_row(
        heading,
        f"{figures['mean']:.2f} ±{figures['interval']:.2f}",
        f"{figures['deviation']:.2f}",
        f"{figures['least']:.0f}",
        f"{figures['median']:.0f}",
        f"{figures['most']:.0f}",
        wins,
    )
