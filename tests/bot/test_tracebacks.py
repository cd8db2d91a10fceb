"""A bug's traceback is logged once for each kind; every occurrence has its line."""

import logging
from collections.abc import Callable

from bot.tracebacks import MOST_KNOWN, OncePerKind

NOTHING: dict[str, str] = {}


class Lines(logging.Handler):
    """Keep what would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.addFilter(OncePerKind())
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(logging.Formatter().format(record))


def logged(*bugs: Callable[[], object]) -> list[str]:
    lines, log = Lines(), logging.Logger("a.test")
    log.addHandler(lines)
    for number, bug in enumerate(bugs):
        try:
            bug()
        except (KeyError, ZeroDivisionError):
            log.exception("interaction %s failed", number)
    return lines.written


def no_key() -> object:
    return NOTHING["x"]


def another() -> object:
    return NOTHING["x"]


def test_the_first_of_a_kind_comes_with_its_traceback_the_next_with_a_line() -> None:
    first, second, third = logged(no_key, no_key, no_key)
    assert first.startswith("interaction 0 failed\nTraceback")
    assert second == "interaction 1 failed (KeyError; its traceback was logged before)"
    assert third == "interaction 2 failed (KeyError; its traceback was logged before)"


def test_another_place_or_another_error_is_another_kind() -> None:
    assert ["Traceback" in line for line in logged(no_key, another, lambda: 1 / 0, no_key)] == [True, True, True, False]


def test_a_task_that_nobody_waited_for_is_no_new_kind_each_time() -> None:
    """asyncio writes the task's address into the line."""
    lines, log = Lines(), logging.Logger("asyncio")
    log.addHandler(lines)
    for number in range(2):
        try:
            no_key()
        except KeyError:
            log.exception(f"Task exception was never retrieved: <Task-{number}>")
    assert ["Traceback" in line for line in lines.written] == [True, False]


def test_what_is_known_is_limited() -> None:
    once, log = OncePerKind(), logging.Logger("a.test")
    for number in range(MOST_KNOWN + 10):
        once.filter(log.makeRecord(f"log {number}", 40, "", 0, "x", (), (KeyError, KeyError("x"), None)))
    assert len(once._known) == MOST_KNOWN


def test_a_line_without_an_error_is_left_alone() -> None:
    record = logging.LogRecord("a", logging.INFO, "", 0, "all %s", ("well",), None)
    assert OncePerKind().filter(record) and record.getMessage() == "all well" and record.args
