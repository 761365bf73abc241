"""The command ``tidetable games``."""

import argparse

from rich.console import Console
from rich.table import Table

from tidetable.core.errors import BadInput
from tidetable.core.rules import DataSet, Rules
from tidetable.games import GAMES, rules_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(chosen: argparse.Namespace) -> None:
    """Each game with its players and options."""
    console = Console()
    for name in GAMES:
        try:
            rules = rules_of(name)
        except BadInput as error:
            print(f"{name}  {error}")
            continue
        seats = rules.seats
        console.print(f"[bold]{name}[/bold]  {rules.title}, {seats[0]} to {seats[-1]} players")
        console.print(_options(rules))


def _options(rules: Rules) -> Table:
    table = Table(box=None, pad_edge=True)
    table.add_column("option", no_wrap=True)
    table.add_column("values (default first)", no_wrap=True)
    table.add_column("what it does")
    for option in rules.options:
        values = ", ".join(str(word).lower() for word in option.values)
        if isinstance(option, DataSet):
            values += ", FILE"
        table.add_row(option.name, values, option.about)
    if rules.presets:
        presets = ", ".join(rules.presets)
        table.add_row("preset", presets, "sets the options as this edition's rulebook says")
    return table
