"""The one list that names all commands.

A command is a file of this folder with ``add_arguments`` and ``run``. It is imported only when
somebody asks for it, so it may import what it needs, the compiler too, and slows down no other.
"""

import argparse
from importlib import import_module
from typing import Protocol, cast

COMMANDS = {
    "games": "list the games and their options",
    "play": "play in the terminal",
    "simulate": "play many random games and sum them up",
    "arena": "let bots play against each other and rate them",
    "bot": "let a bot speak the line protocol",
    "replay": "show a game from its log",
    "hint": "show the best moves of a saved position, with reasons",
    "verify": "check every draw of a game that was played on a server",
    "perft": "count move sequences and compare with a file",
    "serve": "let people and bots play in the browser and over HTTP",
    "backup": "copy a server's tables into a file, while people play",
    "restore": "put a backup into a new folder",
    "warm": "compile all rules now, so that nobody waits later",
}


class Command(Protocol):
    """What the file of a command holds."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, chosen: argparse.Namespace) -> None: ...


def command_of(name: str) -> Command:
    """The command with this name."""
    return cast(Command, import_module(f"{__name__}.{name}"))
