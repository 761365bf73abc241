"""The command ``tidetable bot``: one of our bots at the other end of a line."""

import argparse
import sys

from tidetable.bots.speaking import Speaker, speak
from tidetable.commands.arguments import seed_of
from tidetable.games import GAMES, rules_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which bot, and of which game."""
    parser.add_argument("name", help="of the bot")
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--seed", type=int, help="the same seed gives the same luck (any)")


def run(chosen: argparse.Namespace) -> None:
    """Answer what comes in."""
    speaker = Speaker(chosen.name, rules_of(chosen.game), seed_of(chosen))
    speak(speaker, sys.stdin, lambda line: print(line, flush=True))
