"""Copies of the database of a data folder: made while people play, put into a new folder."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tidetable.core.errors import BadInput

DATABASE = "tidetable.db"
PRIVATE = 0o600  # secrets of games and the key of all cookies are in it
VERSIONS = Path(__file__).parent / "migrations" / "versions"


def back_up(folder: Path, file: Path) -> None:
    """Copy the database as it stands at one moment; nobody has to stop playing."""
    source = folder / DATABASE
    if not source.is_file():
        raise BadInput(f"there is no database in {folder}")
    if file.exists():
        raise BadInput(f"{file} is there already")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(PRIVATE)
    with (
        closing(sqlite3.connect(source, timeout=30)) as playing,
        closing(sqlite3.connect(part)) as copy,
    ):
        playing.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # all in one file
    put(part, file)


def restore(file: Path, folder: Path) -> None:
    """Put a copy into a folder that has no database yet."""
    check(file)
    if any(folder.glob(f"{DATABASE}*")):
        raise BadInput(f"there is a database in {folder} already")
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / "restored.part"
    part.unlink(missing_ok=True)
    part.touch(PRIVATE)
    part.write_bytes(file.read_bytes())
    put(part, folder / DATABASE)


def check(file: Path) -> None:
    """Refuse what is no copy of ours, or a damaged or newer one."""
    if not file.is_file():
        raise BadInput(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)) as copy:
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            copy.execute("SELECT count(*) FROM actions")
            sound = copy.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    except (sqlite3.DatabaseError, TypeError):
        raise BadInput(f"{file} is not a backup of Tidetable") from None
    if not sound:
        raise BadInput(f"{file} is damaged")
    if not any(VERSIONS.glob(f"{version}_*.py")):
        raise BadInput(f"{file} was made by a newer Tidetable")


def put(part: Path, file: Path) -> None:
    """Give a finished file its name, unless somebody was first; it is on the disk then."""
    with part.open("rb") as written:
        os.fsync(written.fileno())
    try:
        os.link(part, file)
    except FileExistsError:
        raise BadInput(f"{file} is there already") from None
    finally:
        part.unlink()
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)
