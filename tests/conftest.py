"""What was skipped, and why, is said in one line each at the end."""

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    why = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", ())
        if isinstance(report.longrepr, tuple)
    )
    for reason, number in why.items():
        terminalreporter.write_line(f"{number} skipped: {reason}")
