"""The command ``tidetable hint``: the candidate moves of a position, the best first."""

import argparse
import json
import os
from collections.abc import Sequence

import numpy as np
from rich.console import Console
from rich.table import Table

from tidetable.bots.choosers import Budget, Candidate
from tidetable.bots.search import Search
from tidetable.commands.arguments import unfinished
from tidetable.core.errors import BadInput
from tidetable.core.play import Game
from tidetable.games import GAMES

LONGEST_THOUGHT = 600  # seconds
BEST = 12  # candidate moves shown
RIGHT = ("visits", "points", "win")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which position, and how long to think about it."""
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("file", help="the game's log")
    parser.add_argument("--step", type=int, metavar="N", help="the position after so many steps")
    parser.add_argument("--time", type=float, default=2.0, metavar="SECONDS", help="to think (2)")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")


def run(chosen: argparse.Namespace) -> None:
    """Search, and tell what was found."""
    if not 0 < chosen.time <= LONGEST_THOUGHT:
        raise BadInput(f"--time must be more than 0 and at most {LONGEST_THOUGHT} seconds")
    game = unfinished(chosen.game, chosen.file, chosen.step)
    search = Search(game.rules, threads=os.cpu_count() or 1)
    view = game.view(game.to_move).record
    choice = search(view, game.moves, Budget(seconds=chosen.time), np.random.default_rng(0))
    if not choice.candidates:
        raise BadInput(f"there is only one move: {game.rules.face.move_text(choice.move)}")
    if chosen.json:
        print(_as_json(game, choice.candidates))
    else:
        Console().print(_as_table(game, choice.candidates))


def _as_json(game: Game, candidates: Sequence[Candidate]) -> str:
    text = game.rules.face.move_text
    rows = [
        {
            "move": text(one.move),
            "code": one.move,
            "visits": one.visits,
            "points": round(one.points, 2),
            "win": round(one.win, 4),
            "line": [text(code) for code in one.line],
        }
        for one in candidates
    ]
    return json.dumps({"seat": game.to_move, "candidates": rows})


def _as_table(game: Game, candidates: Sequence[Candidate]) -> Table:
    text = game.rules.face.move_text
    table = Table(title=f"{game.rules.title}: player {game.to_move + 1} to move")
    for heading in ("move", "visits", "points", "win", "expected to go on"):
        table.add_column(heading, justify="right" if heading in RIGHT else "left")
    for one in candidates[:BEST]:
        line = " ".join(text(code) for code in one.line[1:])
        figures = str(one.visits), f"{one.points:.1f}", f"{one.win:.0%}"
        table.add_row(text(one.move), *figures, line)
    return table
