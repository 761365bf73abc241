"""The command ``tidetable replay``."""

import argparse
import textwrap

import tidetable
from tidetable.commands.arguments import text_of
from tidetable.commands.telling import lines, result
from tidetable.core.errors import BadInput
from tidetable.core.sentences import LOCALE

LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir())


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which log, how much of it, and in which language."""
    parser.add_argument("file")
    parser.add_argument("--step", type=int, metavar="N", help="stop after so many steps")
    parser.add_argument("--player", type=int, metavar="N", help="tell only what this player saw")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="of the sentences (en)")


def run(chosen: argparse.Namespace) -> None:
    """Tell the game line by line, each with its step and notation, and draw where it leads."""
    game = tidetable.replay(text_of(chosen.file), chosen.step)
    if chosen.player is not None and chosen.player not in range(1, game.players + 1):
        raise BadInput(f"there is no player {chosen.player}; there are {game.players}")
    reader = None if chosen.player is None else chosen.player - 1
    names = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(game.names))
    print(f"{game.rules.title} (rules version {game.rules.version}), players: {names}")
    options = [f"{name}={_shortened(str(value))}" for name, value in game.options.items()]
    print(textwrap.fill(f"Options: {', '.join(options)}", width=100) + "\n")
    last = 0
    for number, text, line in lines(game, reader, chosen.language):
        print(f"{number if number != last else '':>5}  {text if number != last else '':<18} {line}")
        last = number
    print(f"\n{game if reader is None else game.view(reader)}")
    if game.over:
        print(f"\n{result(game)}")


def _shortened(value: str) -> str:
    return value if len(value) < 40 else "(its own)"
