"""For all tests: one server, how deep they go, and what could not be tested on this machine."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.depth import DEEP
from tests.server.running import Running, running

MISSING = "is not here"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For all tests that need not break it: quick bots and no limits."""
    data: Path = tmp_path_factory.mktemp("server") / "data"
    with running(data, "--no-limits", "--bot-seconds", "0.05") as one:
        yield one
    assert "Traceback" not in (data.parent / "server.log").read_text()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave deep tests to ``make deep``."""
    deep = [] if DEEP else [item for item in items if item.get_closest_marker("deep")]
    config.hook.pytest_deselected(items=deep)
    items[:] = [item for item in items if item not in deep]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly which tests were left out because a program is not here."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in skipped]
    for reason in sorted({reason for reason in reasons if MISSING in reason}):
        line = f"WARNING: tests left out: {reasons.count(reason)}, since {reason}"
        terminalreporter.write_line(line, red=True, bold=True)
        if not hasattr(terminalreporter.config, "workerinput"):  # that of each process is a part
            keep(line)


def keep(line: str) -> None:
    """Let ``tests/run`` say it again in its last line."""
    if "LEFT_OUT" in os.environ:
        with Path(os.environ["LEFT_OUT"]).open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
