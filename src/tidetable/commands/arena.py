"""The command ``tidetable arena``: plays, shows how far it is, and prints and writes the result."""

import argparse
import math
import os
import sys
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.table import Table

from tidetable import __version__
from tidetable.bots.outside import check_program, is_program
from tidetable.commands.arguments import add_game, options_of, seed_of
from tidetable.core.errors import BadInput
from tidetable.games import rules_of
from tidetable.lab.arena import Spec, Spread, UnitResult, check, faults_of, units
from tidetable.lab.arena import run as run_units
from tidetable.lab.arena_file import ArenaFile, Header
from tidetable.lab.cluster import over_ray
from tidetable.lab.report import report, short_names, verdict
from tidetable.lab.spread import local
from tidetable.lab.standings import Estimate, Standings, need_libraries, standings

MOST_FAULTS = 5  # that are told; the report has more


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, who plays how often, and where the results go."""
    add_game(parser)
    parser.add_argument("--bots", required=True, help="such as greedy,random,cmd:./my_bot")
    parser.add_argument("--games", type=int, default=100, help="of each line-up (100)")
    parser.add_argument("--time", type=float, metavar="SECONDS", help="for a move (0.1)")
    parser.add_argument("--nodes", type=int, metavar="N", help="for a move, instead of a time")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--out", metavar="FILE.jsonl", help="keep results here, and go on from them"
    )
    parser.add_argument("--report", metavar="FILE.html", help="write a page about it")
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help="stop when one of two ratings is shown")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, or where"
    )


def run(chosen: argparse.Namespace) -> None:
    """Hold an arena and tell how it went."""
    spec = _spec(chosen)
    page = chosen.report
    need_libraries("choix", "openskill", *(["matplotlib"] if page else []))
    check(spec)
    for bot in filter(is_program, spec.bots):
        check_program(bot)
    if not 1 <= chosen.jobs <= 1000:
        raise BadInput("--jobs must be 1 to 1000")
    if page is not None and not os.access(Path(page).parent, os.W_OK):
        raise BadInput(f"cannot write '{page}'")
    spread = over_ray(chosen.ray) if chosen.ray else local(chosen.jobs)
    results = _play(spec, spread, chosen.out)
    result = standings(spec, results)
    tell(spec, result)
    for bot, reason, count in faults_of(results)[:MOST_FAULTS]:
        print(f"{short_names(spec.bots)[bot]} lost {count} by a fault: {reason}")
    if page is not None:
        Path(page).write_text(report(spec, results, result), encoding="utf-8")
        print(f"The report is {page}.")


def _spec(chosen: argparse.Namespace) -> Spec:
    rules = rules_of(chosen.game)
    timed = chosen.time is not None or chosen.nodes is None
    return Spec(
        game=rules.name,
        options=options_of(chosen, rules),
        bots=tuple(name.strip() for name in chosen.bots.split(",")),
        games=chosen.games,
        seconds=(0.1 if chosen.time is None else chosen.time) if timed else None,
        nodes=chosen.nodes,
        seed=seed_of(chosen) or 0,
        sprt=None if chosen.sprt is None else _two_ratings(chosen.sprt),
    )


def _two_ratings(text: str) -> tuple[float, float]:
    try:
        lower, higher = map(float, text.split(","))
    except ValueError:
        raise BadInput(f"write two ratings such as 0,20, not '{text}'") from None
    return lower, higher


def _play(spec: Spec, spread: Spread, out: str | None) -> list[UnitResult]:
    header = Header(spec=spec, rules=rules_of(spec.game).version, version=__version__)
    console = Console(stderr=True)
    columns = [*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn()]
    with ExitStack() as stack:
        keeper = stack.enter_context(ArenaFile(out, header)) if out is not None else None
        bar = stack.enter_context(
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        )
        task = bar.add_task("units", total=len(units(spec)))
        return run_units(spec, spread, keeper, lambda result: bar.advance(task))


def tell(spec: Spec, result: Standings) -> None:
    """Print the standings, the cross-table and the verdict."""
    names = short_names(spec.bots)
    table = Table(title=f"{rules_of(spec.game).title}: {result.games} games")
    table.add_column("bot")
    for heading in ("rating", "wins", "points", "online", "faults"):
        table.add_column(heading, justify="right")
    for row in result.rows:
        mu, sigma = result.online[row.bot]
        rating, wins = _told(row.rating, "{:.0f}"), _told(row.wins, "{:.1%}")
        points, online = _told(row.points, "{:.1f}"), f"{mu:.1f} ± {sigma:.1f}"
        table.add_row(names[row.bot], rating, wins, points, online, str(row.faults))
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(table)
    console.print(_cross_table(names, result))
    print(f"{verdict(spec, result)}.")


def _cross_table(names: dict[str, str], result: Standings) -> Table:
    cross = Table(title="wins of the row's bot against the column's, in %")
    cross.add_column("")
    bots = [row.bot for row in result.rows]
    shares = {(cell.bot, cell.against): _brief(cell.wins) for cell in result.cells}
    for bot in bots:
        cross.add_column(names[bot], justify="right")
    for bot in bots:
        cross.add_row(names[bot], *[shares.get((bot, other), "") for other in bots])
    return cross


def _told(estimate: Estimate, form: str) -> str:
    if math.isnan(estimate.value):
        return "-"
    low, high = form.format(estimate.low), form.format(estimate.high)
    return f"{form.format(estimate.value)} ({low} to {high})"


def _brief(share: Estimate) -> str:
    return f"{100 * share.value:.0f} ({100 * share.low:.0f}-{100 * share.high:.0f})"
