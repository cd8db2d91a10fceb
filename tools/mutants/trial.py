"""Plant one fault in a copy of the tree, and run tests until one of them fails."""

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import accumulate
from pathlib import Path

import pytest

from tools.mutants.areas import ROOT, area_of, mirroring
from tools.mutants.fault import Fault
from tools.mutants.forked import passes, ran
from tools.mutants.reach import FailsByItself, Reach, is_recorded, reach_of, record

LEAST_S = 20.0  # of processor time for any tests; then they are taken for endless, which a fault can make them
SLOWER = 3  # so many times the processor time they were recorded with tests may use
UNKNOWN_S = 15.0  # of a file that was not recorded
SOON_S = 10.0  # of tests that are asked before others are recorded
MOST_FAR_S = 60.0  # of tests in other folders that run the function: the shortest are asked
Ring = Callable[[Fault, Path], Iterator[list[Reach]]]
LONG_AGO = 1_000_000_000  # no compiled file is of this time, so that the planted text is read


def copy_of_tree(folder: Path) -> Path:
    """Make a work tree of the last commit, or bring an old one up to it."""
    commit = _git("rev-parse", "HEAD")
    if not (folder / ".git").exists():
        _git("worktree", "add", "--force", "--detach", str(folder), "HEAD")
    _git("-C", str(folder), "checkout", "--quiet", "--force", "--detach", commit)
    compiled = folder.with_suffix(".compiled")
    if not compiled.exists() or compiled.read_text(encoding="utf-8") != commit:
        _compile(folder)
        compiled.write_text(commit, encoding="utf-8")
    return folder


def _compile(copy: Path) -> None:
    """Compile modules and tests once: whatever runs in the copy reads that, and writes nothing."""
    words = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-n", "0"]
    writing = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(words, cwd=copy, env=writing, check=True, capture_output=True)


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def killed_by(fault: Fault, copy: Path, ring: Ring) -> str | None:
    """Return the test that notices the fault, or None where all of this ring pass."""
    for choice in ring(fault, copy):
        with _planted(fault, copy / fault.path):
            failure = _first_failure(choice, copy)
        if failure:
            if "::" not in failure:  # what is named is asked in the end
                _expect_to_pass(choice, copy)
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


def _expect_to_pass(choice: list[Reach], copy: Path) -> None:
    """Let what failed without a name run again with nothing planted."""
    _passing(tuple(reach.test for reach in choice), copy, _allowed_s(choice))


@cache
def _passing(tests: tuple[str, ...], copy: Path, seconds: float) -> None:
    if not passes(tests, copy, seconds):
        raise FailsByItself(tests, copy)


def failing(tests: Sequence[str], copy: Path) -> frozenset[str]:
    """Give those of the tests that do not pass with nothing planted: what they noticed was no fault."""
    said = copy.with_suffix(".passed")
    said.write_text("", encoding="utf-8")
    code = ran(["--maxfail=0", *tests], copy, LEAST_S * len(tests), Passed(said))
    if code == pytest.ExitCode.USAGE_ERROR and len(tests) > 1:  # one has another name now, and nothing was run
        return frozenset().union(*(failing([test], copy) for test in tests))
    return frozenset(tests) - set(said.read_text(encoding="utf-8").splitlines())


def _allowed_s(choice: list[Reach]) -> float:
    return LEAST_S + SLOWER * sum(reach.seconds for reach in choice)


def named(fault: Fault, copy: Path) -> Iterator[list[Reach]]:
    """Give the tests named after the fault's module."""
    own = [reach for file in _files(fault.path)[0] for reach in _whole(file)]
    yield from _some(sorted(_shortest_first(own), key=lambda reach: fault.function not in reach.functions))


def known(fault: Fault, copy: Path) -> Iterator[list[Reach]]:
    """Give the shortest tests of whatever files were recorded before."""
    _, beside, rest = _files(fault.path)
    yield from _some(_short(_running(fault, [file for file in (*beside, *rest) if is_recorded(file)], copy), SOON_S))


def beside(fault: Fault, copy: Path) -> Iterator[list[Reach]]:
    """Give the tests of the folder that mirrors its own."""
    for files in _recorded_first(_files(fault.path)[1], fault):
        yield from _some(_shortest_first(_running(fault, files, copy)))


def far(fault: Fault, copy: Path) -> Iterator[list[Reach]]:
    """Give short tests of other folders until they add up."""
    spent = 0.0
    for files in _recorded_first(_files(fault.path)[2], fault):
        choice = _short(_running(fault, files, copy), MOST_FAR_S - spent)
        spent += sum(reach.seconds for reach in choice)
        yield from _some(choice)


RINGS: tuple[Ring, ...] = (named, known, beside, far)


def _whole(file: str) -> list[Reach]:
    """Give all tests of a file; one that wasn't recorded needn't be, as all of it is asked."""
    return list(reach_of([file])) if is_recorded(file) else [Reach(file, UNKNOWN_S, frozenset())]


def _recorded_first(files: Sequence[str], fault: Fault) -> Iterator[Sequence[str]]:
    """Give what is recorded at once, then file by file what costs that first, such as speak of the module before."""
    yield [file for file in files if is_recorded(file)]
    module = Path(fault.path).stem
    fresh = [file for file in files if not is_recorded(file)]
    yield from ([file] for file in sorted(fresh, key=lambda file: module not in (ROOT / file).read_text("utf-8")))


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


def _short(choice: list[Reach], most_s: float) -> list[Reach]:
    shortest = sorted(choice, key=lambda reach: reach.seconds)
    total = accumulate(reach.seconds for reach in shortest)
    return _shortest_first([reach for reach, so_far in zip(shortest, total, strict=True) if so_far <= most_s])


class Passed:
    """A plugin of pytest that says which tests passed."""

    def __init__(self, said: Path) -> None:
        self._said = said

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and not report.failed:
            with self._said.open("a", encoding="utf-8") as said:
                said.write(f"{report.nodeid}\n")


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
