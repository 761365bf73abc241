"""The command ``tidetable replay``."""

import argparse
import textwrap

import tidetable
from tidetable.commands.arguments import text_of
from tidetable.commands.telling import result


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which log, and how much of it."""
    parser.add_argument("file")
    parser.add_argument("--step", type=int, metavar="N", help="stop after so many steps")


def run(chosen: argparse.Namespace) -> None:
    """The steps in notation and the position they lead to."""
    game = tidetable.replay(text_of(chosen.file), chosen.step)
    names = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(game.names))
    print(f"{game.rules.title} (rules version {game.rules.version}), players: {names}")
    options = [f"{name}={_shortened(str(value))}" for name, value in game.options.items()]
    print(textwrap.fill(f"Options: {', '.join(options)}", width=100) + "\n")
    print(textwrap.fill(" ".join(game.notation), width=100))
    print(f"\n{game}")
    if game.over:
        print(f"\n{result(game)}")


def _shortened(value: str) -> str:
    return value if len(value) < 40 else "(its own)"
