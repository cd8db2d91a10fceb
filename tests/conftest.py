"""Temporary folders in memory where there is room; what was skipped, and why, is said in one line each at the end."""

import ctypes
import gc
import os
import shutil
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

gc.disable()  # while ten thousand tests are collected, looking for garbage takes two fifths of the time and finds none

MEMORY = Path("/dev/shm")  # a commit waits for a disk some 3 ms, and a new database 0.1 s
ENOUGH = 2 * 1024**3  # bytes; the tests leave a quarter of it
TRIMMED_FROM, MMAPPED_FROM, NEVER = -1, -3, 2**30  # glibc's names: M_TRIM_THRESHOLD, M_MMAP_THRESHOLD
SAMPLES = "the games that the contract suites look at"
TOGETHER = {  # made once, by one worker
    "bot/contract/": SAMPLES,
    "tests/games/core/test_continuing.py": SAMPLES,
    "tests/games/core/test_manual_telling.py": SAMPLES,
    "tests/games/tactic/test_runs.py": SAMPLES,
    "tests/games/terminal/test_terminal_game.py": SAMPLES,
    "tests/browser/": "the browser",
}


def pytest_configure(config: pytest.Config) -> None:
    """Put temporary folders into memory: that a commit reaches the disk is SQLite's promise, and no test cuts power."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("TMPDIR", str(MEMORY))
        tempfile.tempdir = None
    _keep_memory()


def _keep_memory() -> None:
    """Return nothing to the system: taking it again, page by page, for each picture took half of the system's time."""
    with suppress(OSError, AttributeError):
        for what in (TRIMMED_FROM, MMAPPED_FROM):
            ctypes.CDLL("libc.so.6").mallopt(what, NEVER)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Begin one worker more than there are cores: a fifth of a worker's time is waiting."""
    return (os.cpu_count() or 1) + 1


class ByFile(LoadFileScheduling):  # type: ignore[misc]
    """Give a worker a file at a time, or all files that use what takes long to make."""

    def _split_scope(self, nodeid: str) -> str:
        shared = (made for place, made in TOGETHER.items() if nodeid.startswith(place))
        return next(shared, super()._split_scope(nodeid))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, then mix files: neighbours wait for the same, and leave cores idle together."""
    files = list(dict.fromkeys(map(_file, items)))
    Random("files").shuffle(files)
    files.sort(key=lambda file: not file.startswith(tuple(TOGETHER)))
    place = {file: nth for nth, file in enumerate(files)}
    items.sort(key=lambda item: place[_file(item)])


def _file(item: pytest.Item) -> str:
    return item.nodeid.split("::")[0]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for garbage from now on, but not among the tests, and seldom: a fifteenth of the time went there."""
    gc.freeze()
    gc.set_threshold(100_000, 10, 100)
    gc.enable()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile:
    gc.enable()  # who hands tests out collects none
    return ByFile(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    why = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", ())
        if isinstance(report.longrepr, tuple)
    )
    for reason, number in why.items():
        terminalreporter.write_line(f"{number} skipped: {reason}")
