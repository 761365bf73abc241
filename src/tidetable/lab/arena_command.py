"""The command ``tidetable arena``: plays, shows how far it is, and prints and writes the result."""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from tidetable import __version__
from tidetable.core.errors import BadInput
from tidetable.games import rules_of
from tidetable.lab.arena import Spec, Spread, UnitResult, check, run, units
from tidetable.lab.arena_file import ArenaFile, Header
from tidetable.lab.cluster import over_ray
from tidetable.lab.report import report, short_names, verdict
from tidetable.lab.spread import local
from tidetable.lab.standings import Estimate, Standings, need_libraries, standings

if TYPE_CHECKING:
    from rich.table import Table


def hold(
    spec: Spec, jobs: int, out: str | None, page: str | None, cluster: str | None = None
) -> None:
    """Hold an arena and tell how it went."""
    need_libraries("choix", "openskill", *(["matplotlib"] if page else []))
    check(spec)
    _check_programs(spec.bots)
    if not 1 <= jobs <= 1000:
        raise BadInput("--jobs must be 1 to 1000")
    if page is not None and not os.access(Path(page).parent, os.W_OK):
        raise BadInput(f"cannot write '{page}'")
    results = _play(spec, over_ray(cluster) if cluster else local(jobs), out)
    result = standings(spec, results)
    tell(spec, result)
    if page is not None:
        Path(page).write_text(report(spec, results, result), encoding="utf-8")
        print(f"The report is {page}.")


def _check_programs(bots: Sequence[str]) -> None:
    """A misspelt command should not lose all its games first."""
    for bot in bots:
        dialect, _, command = bot.partition(":")
        if dialect in ("cmd", "json"):
            try:
                words = shlex.split(command)
            except ValueError as error:
                raise BadInput(f"cannot read the command of '{bot}': {error}") from None
            if not words or shutil.which(words[0]) is None:
                raise BadInput(f"there is no program to run for the bot '{bot}'")


def _play(spec: Spec, spread: Spread, out: str | None) -> list[UnitResult]:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

    header = Header(spec=spec, rules=rules_of(spec.game).version, version=__version__)
    console = Console(stderr=True)
    columns = [*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn()]
    with ExitStack() as stack:
        keeper = stack.enter_context(ArenaFile(out, header)) if out is not None else None
        bar = stack.enter_context(
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        )
        task = bar.add_task("units", total=len(units(spec)))
        return run(spec, spread, keeper, lambda result: bar.advance(task))


def tell(spec: Spec, result: Standings) -> None:
    """Print the standings, the cross-table and the verdict."""
    from rich.console import Console
    from rich.table import Table

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


def _cross_table(names: dict[str, str], result: Standings) -> "Table":
    from rich.table import Table

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
    low, high = form.format(estimate.low), form.format(estimate.high)
    return f"{form.format(estimate.value)} ({low} to {high})"


def _brief(share: Estimate) -> str:
    return f"{100 * share.value:.0f} ({100 * share.low:.0f}-{100 * share.high:.0f})"
