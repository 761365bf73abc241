"""One server for all tests that need not break it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with quick bots and without limits."""
    data: Path = tmp_path_factory.mktemp("server") / "data"
    with running(data, "--no-limits", "--bot-seconds", "0.05") as one:
        yield one
    assert "Traceback" not in (data.parent / "server.log").read_text()
