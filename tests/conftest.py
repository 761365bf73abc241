"""For all tests: what was left out for want of PostgreSQL or Redis is said aloud."""

import pytest

MISSING = "does not answer"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Skipped tests are easily overlooked; these must not be."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    left_out = [reason for reason in reasons if MISSING in reason]
    if left_out:
        line = f"WARNING: {len(left_out)} tests left out: PostgreSQL or Redis {MISSING}"
        terminalreporter.write_line(line, red=True, bold=True)
