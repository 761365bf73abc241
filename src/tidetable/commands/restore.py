"""The command ``tidetable restore``."""

import argparse
from pathlib import Path

from tidetable.server.copies import restore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where, and to where."""
    parser.add_argument("file", type=Path, help="made by 'tidetable backup'")
    parser.add_argument(
        "--data", type=Path, default=Path("tidetable-data"), help="a folder without a database"
    )


def run(chosen: argparse.Namespace) -> None:
    """Put a backup where a server will find it."""
    restore(chosen.file, chosen.data)
    print(f"{chosen.data} has all tables of {chosen.file}.")
