"""An arena as a page for people: one HTML file that asks for nothing from anywhere."""

import html
import math
import os
import platform
import shlex
from collections.abc import Iterable, Sequence
from importlib.metadata import version

from tidetable import __version__
from tidetable.games import rules_of
from tidetable.lab import charts
from tidetable.lab.arena import GameResult, Spec, UnitResult, faults_of
from tidetable.lab.standings import Cell, Estimate, Standings, need_libraries

STYLE = """
:root { --ink: #23323c; --quiet: #6b7a82; --line: #e3e9ea; --paper: #fbfaf7; --sea: #1f7a8c; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
main { max-width: 58rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; }
header p.game { margin: 0; color: var(--sea); font-weight: 600; letter-spacing: .02em; }
h1 { font-size: 2.1rem; line-height: 1.2; margin: .2rem 0 .8rem; font-weight: 650; }
h2 { font-size: 1.15rem; margin: 0 0 .2rem; font-weight: 650; }
p { margin: .3rem 0 .8rem; max-width: 44rem; }
.note { color: var(--quiet); font-size: .9rem; }
section { background: #fff; border: 1px solid var(--line); border-radius: 12px;
  padding: 1.3rem 1.5rem; margin: 1.2rem 0; overflow-x: auto; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.2rem; }
.pair { margin: 1.2rem 0; }
.pair section { margin: 0; }
@media (max-width: 46rem) { .pair { grid-template-columns: 1fr; } }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .5rem .7rem; border-bottom: 1px solid var(--line); }
th { font-weight: 600; font-size: .85rem; color: var(--quiet); vertical-align: bottom; }
tr:last-child > * { border-bottom: 0; }
th:first-child, td:first-child { text-align: left; }
tbody th { color: var(--ink); font-size: 1rem; vertical-align: middle; }
td small { display: block; color: var(--quiet); font-size: .78rem; white-space: nowrap; }
td.heat { text-align: center; border: 3px solid #fff; border-radius: 8px; }
thead.heat th { text-align: center; }
td.none { color: var(--line); text-align: center; }
.dot { display: inline-block; width: .7rem; height: .7rem; border-radius: 50%;
  margin-right: .5rem; }
.fault { border-left: 4px solid #b5566c; }
.fault td:nth-child(2) { text-align: left; }
svg { width: 100%; height: auto; display: block; }
svg text { font-family: inherit !important; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.2rem; margin: .5rem 0 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
@media print { body { background: #fff; } section { break-inside: avoid; } }
"""

FEW_UNITS = 10  # of a line-up: with fewer a bootstrap is too sure of itself


def short_names(bots: Iterable[str]) -> dict[str, str]:
    """What to call each bot: a program without its folders and interpreter, while that is clear."""
    listed = list(bots)
    short = {bot: _short(bot) for bot in listed}
    clear = len(set(short.values())) == len(listed)
    return short if clear else {bot: bot for bot in listed}


def _short(bot: str) -> str:
    dialect, _, command = bot.partition(":")
    if dialect not in ("cmd", "json") or not command:
        return bot
    words = [os.path.basename(word) or word for word in shlex.split(command)]
    return " ".join(words[1:] or words)


def verdict(spec: Spec, result: Standings) -> str:
    """Who won, in a sentence."""
    names = short_names(spec.bots)
    if result.test is None or spec.sprt is None:
        first, second = (names[row.bot] for row in result.rows[:2])
        if result.lead.low > 0 and spec.games >= FEW_UNITS * spec.players:
            return f"{first} is the strongest"
        return f"{first} leads, but {second} may be as strong"
    candidate, other = (names[bot] for bot in spec.bots)
    lower, higher = (f"{rating:+g}" for rating in spec.sprt)
    if not result.test.decided:
        return f"{candidate} against {other}: undecided between {lower} and {higher} points"
    if result.test.ratios[-1] < 0:
        lower, higher = higher, lower
    return f"{candidate} against {other}: {higher} points rather than {lower}"


def report(spec: Spec, results: Sequence[UnitResult], result: Standings) -> str:
    """The whole page about results and what they add up to."""
    need_libraries("matplotlib")
    games = [game for unit in results for game in unit.games]
    title = f"{rules_of(spec.game).title}: {verdict(spec, result)}"
    parts = [
        _header(spec, result, len(results)),
        _section("Standings", _standings(spec, result), RATING_NOTE),
        _test(result),
        _section("Who beats whom", _cross_table(spec, result), _cross_note(spec)),
        _mixed_table(spec, result),
        _points(spec, result, games),
        f'<div class="pair">{_seats(result)}{_lengths(games)}</div>',
        _faults(spec, results),
        f'<div class="pair">{_settings(spec)}{_section("Versions", _list(_versions(spec)))}</div>',
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{_text(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


RATING_NOTE = """Brackets and bars are 95 % intervals. Ratings are fitted to all games at once
(Bradley-Terry, who finished ahead of whom); online is openskill's rating after the games in their
order, with its deviation."""


def _text(value: object) -> str:
    return html.escape(str(value))


def _section(heading: str, body: str, note: str = "", kind: str = "") -> str:
    told = f'<p class="note">{_text(note)}</p>' if note else ""
    return f'<section class="{kind}"><h2>{_text(heading)}</h2>{told}{body}</section>'


def _list(pairs: Iterable[tuple[str, object]]) -> str:
    rows = "".join(f"<dt>{_text(name)}</dt><dd>{_text(value)}</dd>" for name, value in pairs)
    return f"<dl>{rows}</dl>"


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%}<small>{share.low:.1%} to {share.high:.1%}</small>"


def _figure(estimate: Estimate, digits: int) -> str:
    if math.isnan(estimate.value):
        return "none"
    if estimate.low == estimate.high:  # the anchor of the ratings
        return f"{estimate.value:.{digits}f}"
    low, high = (f"{edge:.{digits}f}" for edge in (estimate.low, estimate.high))
    return f"{estimate.value:.{digits}f}<small>{low} to {high}</small>"


def _budget(spec: Spec) -> str:
    parts = [f"{spec.seconds:g} s"] if spec.seconds is not None else []
    parts += [f"{spec.nodes} nodes"] if spec.nodes is not None else []
    return " or ".join(parts) + " for a move"


def _header(spec: Spec, result: Standings, units: int) -> str:
    names = short_names(spec.bots)
    first = result.rows[0]
    story = (
        f"{names[first.bot]} wins {first.wins.value:.1%} of the games from a seat "
        f"({1 / spec.players:.0%} would be even) and is rated {result.lead.value:.0f} points "
        f"({result.lead.low:.0f} to {result.lead.high:.0f}) above {names[result.rows[1].bot]}."
    )
    played = (
        f"{result.games} games with {spec.players} players in {units} units, {_budget(spec)}. "
        f"The games of a unit share their luck and turn the line-up around the table."
    )
    return (
        f'<header><p class="game">{_text(rules_of(spec.game).title)}</p>'
        f"<h1>{_text(verdict(spec, result))}</h1>"
        f'<p>{_text(story)}</p><p class="note">{_text(played)}</p></header>'
    )


def _bot(spec: Spec, bot: str) -> str:
    dot = f'<span class="dot" style="background:{charts.colour(spec.bots.index(bot))}"></span>'
    return f'<span title="{_text(bot)}">{dot}{_text(short_names(spec.bots)[bot])}</span>'


def _standings(spec: Spec, result: Standings) -> str:
    headings = ("", "rating", "wins", "points", "online", "seats", "ms a choice", "faults")
    rows = ""
    for row in result.rows:
        mu, sigma = result.online[row.bot]
        cells = (
            _figure(row.rating, 0),
            _percent(row.wins),
            _figure(row.points, 1),
            f"{mu:.1f}<small>± {sigma:.1f}</small>",
            str(row.seats),
            f"{1000 * row.seconds:.1f}",
            str(row.faults),
        )
        rows += f"<tr><th>{_bot(spec, row.bot)}</th>"
        rows += "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    names = short_names(spec.bots)
    bots = [row.bot for row in result.rows]
    shades = [charts.colour(spec.bots.index(bot)) for bot in bots]
    chart = charts.ratings(
        [names[bot] for bot in bots], [row.rating for row in result.rows], shades
    )
    return table + chart


def _cross_note(spec: Spec) -> str:
    if spec.players == 2:
        return "The share of wins of the row's bot against the column's, and its lead in points."
    copies = spec.players - 1
    return (
        f"The share of wins of one of the row's bot among {copies} of the column's "
        f"({1 / spec.players:.0%} is even), and its lead in points over their mean."
    )


def _heat(cell: Cell | None, even: float) -> str:
    """A cell of the cross-table, the bluer the better for the row's bot."""
    if cell is None or not cell.games:
        return '<td class="none">&middot;</td>'
    value = cell.wins.value
    strength = (value - even) / (1 - even) if value > even else (value - even) / even
    shade = "31,122,140" if strength > 0 else "217,138,95"
    lead = "" if math.isnan(cell.lead.value) else f"<small>{cell.lead.value:+.1f} points</small>"
    return (
        f'<td class="heat" style="background:rgba({shade},{0.06 + 0.4 * abs(strength):.2f})" '
        f'title="{cell.games} games">{_percent(cell.wins)}{lead}</td>'
    )


def _cross_table(spec: Spec, result: Standings) -> str:
    cells = {(cell.bot, cell.against): cell for cell in result.cells}
    bots = [row.bot for row in result.rows]
    head = "".join(f"<th>{_bot(spec, bot)}</th>" for bot in bots)
    rows = ""
    for bot in bots:
        row = "".join(_heat(cells.get((bot, other)), 1 / spec.players) for other in bots)
        rows += f"<tr><th>{_bot(spec, bot)}</th>{row}</tr>"
    return (
        f'<table><thead class="heat"><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>'
    )


def _mixed_table(spec: Spec, result: Standings) -> str:
    mixed = [cell for cell in result.cells if not cell.against]
    if not mixed:
        return ""
    head = "".join(f"<th>{_bot(spec, cell.bot)}</th>" for cell in mixed)
    row = "".join(_heat(cell, 1 / spec.players) for cell in mixed)
    table = (
        f'<table><thead class="heat"><tr>{head}</tr></thead><tbody><tr>{row}</tr></tbody></table>'
    )
    return _section("All at one table", table, "Every bot once, in every order around the table.")


def _points(spec: Spec, result: Standings, games: list[GameResult]) -> str:
    whole = [game for game in games if game.points is not None]
    if not whole:
        return ""
    bots = [row.bot for row in result.rows]
    samples = [
        [
            points
            for game in whole
            for name, points in zip(game.seats, game.points or [], strict=True)
            if name == bot
        ]
        for bot in bots
    ]
    names = short_names(spec.bots)
    shades = [charts.colour(spec.bots.index(bot)) for bot in bots]
    chart = charts.points([names[bot] for bot in bots], samples, shades)
    return _section("Points", chart, "How often each bot got how many points.")


def _seats(result: Standings) -> str:
    note = "Every line-up turns around the table, so a difference is the seat's own."
    return _section("Does the seat matter?", charts.seats(result.seats), note)


def _lengths(games: list[GameResult]) -> str:
    moves = [game.moves for game in games if game.fault is None]
    if not moves:
        return ""
    note = f"{min(moves)} to {max(moves)} moves, {sum(moves) / len(moves):.0f} in the mean."
    return _section("Length of the games", charts.lengths(moves), note)


def _test(result: Standings) -> str:
    if result.test is None:
        return ""
    note = (
        "The test stops at a bound; each of the two wrong decisions then has a chance of 5 %. "
        "Figures of a test that stopped early flatter the winner: confirm them with a match of "
        "fixed size."
    )
    return _section("Sequential test", charts.test(result.test.ratios), note)


def _faults(spec: Spec, results: Sequence[UnitResult]) -> str:
    faults = faults_of(results)
    if not faults:
        return ""
    rows = "".join(
        f"<tr><th>{_bot(spec, bot)}</th><td>{_text(reason)}</td><td>{count}</td></tr>"
        for bot, reason, count in faults[:12]
    )
    note = "Games lost by a fault. They count as losses, but give nobody points."
    return _section("Faults", f"<table><tbody>{rows}</tbody></table>", note, "fault")


def _settings(spec: Spec) -> str:
    options = [(name, _brief(str(value))) for name, value in spec.options.items()]
    ours = [
        ("bots", ", ".join(spec.bots)),
        ("games of a line-up", spec.games),
        ("to think", _budget(spec)),
        ("seed", spec.seed),
    ]
    return _section("Settings", _list([("game", spec.game), *options, *ours]))


def _brief(value: str) -> str:
    """An option's value; a data set of one's own is long."""
    return {"True": "on", "False": "off"}.get(value, value if len(value) < 40 else "(its own)")


def _versions(spec: Spec) -> list[tuple[str, object]]:
    libraries = ("numpy", "numba", "choix", "openskill")
    return [
        ("tidetable", __version__),
        (f"rules of {spec.game}", rules_of(spec.game).version),
        ("Python", platform.python_version()),
        *[(library, version(library)) for library in libraries],
        ("machine", f"{platform.machine()}, {os.cpu_count()} cores"),
    ]
