"""PostgreSQL and Redis for tests: those that answer on this machine, or none."""

import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from tests.conftest import MISSING
from tests.server.running import wait_for

HOST = "127.0.0.1"
POSTGRES = f"postgresql+psycopg://root@{HOST}/postgres"
REDIS = f"redis://{HOST}:6379"


def answers(port: int) -> bool:
    """Whether somebody listens on a port of this machine."""
    with closing(socket.socket()) as one:
        one.settimeout(2)
        return one.connect_ex((HOST, port)) == 0


def need_redis() -> None:
    """Leave the test out, and say so, without Redis."""
    if not answers(6379):
        pytest.skip(
            f"Redis {MISSING}: install redis-server (apt has it), and start it at {HOST}:6379"
        )


@contextmanager
def database() -> Iterator[str]:
    """A new database in PostgreSQL, for one test."""
    name = f"tidetable_test_{secrets.token_hex(4)}"
    engine = create_engine(
        POSTGRES, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 5}
    )
    try:
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
    except OperationalError:
        pytest.skip(f"PostgreSQL {MISSING}: install it (apt has it) and let root in at {HOST}:5432")
    try:
        yield f"postgresql://root@{HOST}/{name}"
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


class OwnRedis:
    """A Redis that a test may stop."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip(f"Redis {MISSING}: install redis-server, for example from apt")
        with closing(socket.socket()) as one:
            one.bind((HOST, 0))
            self.port = one.getsockname()[1]
        options = {"port": str(self.port), "bind": HOST, "save": "", "dir": str(folder)}
        self.command = [program]
        for name, value in options.items():
            self.command += [f"--{name}", value]
        self.address = f"redis://{HOST}:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        wait_for(lambda: answers(self.port))

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()
