"""For all tests: one server, and what was left out for want of PostgreSQL or Redis said aloud."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running

MISSING = "does not answer"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For all tests that need not break it: quick bots and no limits."""
    data: Path = tmp_path_factory.mktemp("server") / "data"
    with running(data, "--no-limits", "--bot-seconds", "0.05") as one:
        yield one
    assert "Traceback" not in (data.parent / "server.log").read_text()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Skipped tests are easily overlooked; these must not be."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    left_out = [reason for reason in reasons if MISSING in reason]
    if left_out:
        line = f"WARNING: {len(left_out)} tests left out: PostgreSQL or Redis {MISSING}"
        terminalreporter.write_line(line, red=True, bold=True)
