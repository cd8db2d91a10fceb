"""Plant one fault in a copy of the tree, and run tests until one of them fails."""

import os
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import accumulate
from pathlib import Path

import pytest

from tools.mutants.areas import ROOT, area_of, mirroring
from tools.mutants.fault import Fault
from tools.mutants.forked import passes
from tools.mutants.reach import FailsByItself, Reach, is_recorded, reach_of, record

LEAST_S = 20.0  # of processor time for any tests; then they are taken for endless, which a fault can make them
SLOWER = 3  # so many times the processor time they were recorded with tests may use
MOST_FAR_S = 60.0  # of tests in other folders that run the function: the shortest are asked
LONG_AGO = 1_000_000_000  # no compiled file is of this time, so that the planted text is read


def copy_of_tree(folder: Path) -> Path:
    """Make a work tree of the last commit, or bring an old one up to it."""
    if not (folder / ".git").exists():
        _git("worktree", "add", "--force", "--detach", str(folder), "HEAD")
    _git("-C", str(folder), "checkout", "--quiet", "--force", "--detach", _git("rev-parse", "HEAD"))
    return folder


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def killed_by(fault: Fault, copy: Path) -> str | None:
    """Return the test that notices the fault, or None where all that run its function pass."""
    for choice in choices(fault, copy):
        with _planted(fault, copy / fault.path):
            failure = _first_failure(choice, copy)
        if failure:
            _expect_to_pass(choice, copy, failure)
            return failure
    return None


@contextmanager
def _planted(fault: Fault, path: Path) -> Iterator[None]:
    source, times = path.read_text(encoding="utf-8"), path.stat()
    path.write_text(fault.planted(source), encoding="utf-8")
    os.utime(path, (LONG_AGO, LONG_AGO))
    try:
        yield
    finally:
        path.write_text(source, encoding="utf-8")
        os.utime(path, (times.st_atime, times.st_mtime))


def _first_failure(choice: list[Reach], copy: Path) -> str | None:
    said = copy.with_suffix(".failed")
    said.write_text("a run that does not end", encoding="utf-8")
    passed = passes([reach.test for reach in choice], copy, _allowed_s(choice), FirstFailure(said))
    return None if passed else said.read_text(encoding="utf-8")


def _expect_to_pass(choice: list[Reach], copy: Path, failure: str) -> None:
    """Let what failed run again with nothing planted: all that was asked, where no test is named."""
    tests = tuple(reach.test for reach in choice)
    _passing((failure,) if failure in tests else tests, copy, _allowed_s(choice))


@cache
def _passing(tests: tuple[str, ...], copy: Path, seconds: float) -> None:
    if not passes(tests, copy, seconds):
        raise FailsByItself(tests, copy)


def _allowed_s(choice: list[Reach]) -> float:
    return LEAST_S + SLOWER * sum(reach.seconds for reach in choice)


def choices(fault: Fault, copy: Path) -> Iterator[list[Reach]]:
    """Give the tests that can notice a fault: those named after its module, then of its folder, then the rest."""
    named, beside, rest = _files(fault.path)
    own = [reach for file in named for reach in _known(file, copy)]
    yield from _some(_shortest_first(own))
    yield from _some(_shortest_first(_running(fault, beside, copy)))
    yield from _some(_short(_running(fault, rest, copy)))


def _files(path: str) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    named, near = mirroring(path)
    others = [file for file in area_of(path).tests() if file not in named]
    beside = [file for file in others if file.startswith(near)]
    return named, beside, [file for file in others if not file.startswith(near)]


def _running(fault: Fault, files: Sequence[str], copy: Path) -> list[Reach]:
    return [reach for file in files for reach in _known(file, copy) if fault.function in reach.functions]


@cache
def _known(file: str, copy: Path) -> tuple[Reach, ...]:
    """Record a test file when it is first asked, as long as nothing is planted in the copy."""
    if not is_recorded(file):
        record(file, copy)
    return tuple(reach_of([file]))


def _some(choice: list[Reach]) -> Iterator[list[Reach]]:
    if choice:
        yield choice


def _shortest_first(choice: list[Reach]) -> list[Reach]:
    """Order tests by how long their file takes, so that a failure is met soon."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reach in choice:
        seconds[reach.file] += reach.seconds
    return sorted(choice, key=lambda reach: (seconds[reach.file], reach.file))


def _short(choice: list[Reach]) -> list[Reach]:
    shortest = sorted(choice, key=lambda reach: reach.seconds)
    total = accumulate(reach.seconds for reach in shortest)
    return _shortest_first([reach for reach, so_far in zip(shortest, total, strict=True) if so_far <= MOST_FAR_S])


class FirstFailure:
    """A plugin of pytest that says which test failed."""

    def __init__(self, said: Path) -> None:
        self._said = said

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._said.write_text(report.nodeid, encoding="utf-8")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._said.write_text(report.nodeid or "a module that cannot be read", encoding="utf-8")
            pytest.exit("a module cannot be read", pytest.ExitCode.TESTS_FAILED)
