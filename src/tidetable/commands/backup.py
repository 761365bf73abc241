"""The command ``tidetable backup``."""

import argparse
import os
from pathlib import Path

from tidetable.core.errors import BadInput
from tidetable.server.copies import back_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where, and to where."""
    parser.add_argument("file", type=Path, help="the copy, a file that is not there yet")
    parser.add_argument(
        "--data", type=Path, default=Path("tidetable-data"), help="folder of the database"
    )


def run(chosen: argparse.Namespace) -> None:
    """Copy the database, while people play."""
    if os.environ.get("DATABASE_URL"):
        raise BadInput("DATABASE_URL is set: back up PostgreSQL with pg_dump")
    back_up(chosen.data, chosen.file)
    print(f"{chosen.file} has all tables of {chosen.data}.")
