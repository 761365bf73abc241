"""What a server is told when it starts. Light: who only starts others needs no framework."""

import os
from pathlib import Path
from typing import Any

import msgspec

from tidetable.server.copies import DATABASE

SECONDS = 1.0  # for a bot to think, when there is no queue


class Settings(msgspec.Struct, frozen=True):
    """Where things are kept and how much may be asked for."""

    data: Path
    database: str = ""  # an address; without one, SQLite in the data folder
    redis: str = ""  # an address; without one, other servers hear nothing
    bots: int = 1  # worker processes
    bot_seconds: float = SECONDS
    limits: bool = True
    secure: bool = False  # behind HTTPS
    number: int = 0  # of this process, among those of one server
    letterboxes: tuple[tuple[int, int], ...] = ()  # open files by which these reach each other

    @property
    def address(self) -> str:
        """Of the database."""
        return self.database or f"sqlite:///{self.data.absolute() / DATABASE}"


def settings_from_environment(data: Path, **more: Any) -> Settings:
    """Addresses are not for the command line, where anybody on the machine could read them."""
    return Settings(
        data=data,
        database=os.environ.get("DATABASE_URL", ""),
        redis=os.environ.get("REDIS_URL", ""),
        **more,
    )
