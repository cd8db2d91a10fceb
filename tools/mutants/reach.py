"""Which functions each test runs, recorded once for every state of a test file: only they can notice a fault there."""

import json
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType

import pytest

from tools.mutants.areas import ROOT
from tools.mutants.forked import PASSED, output_of, ran

FOLDER = ROOT / "var" / "mutants" / "reach"
MOST_S = 120  # of processor time for a file; one that takes longer is asked as a whole
LAST_WORDS = 3_000  # characters of a failed run's output


class FailsByItself(Exception):
    """Tests fail with nothing planted, so that each fault would seem noticed."""

    def __init__(self, tests: Sequence[str], copy: Path) -> None:
        said = output_of(copy).read_text(encoding="utf-8", errors="replace")[-LAST_WORDS:]
        super().__init__(f"{said}\nWith nothing planted this fails, mend it first: {' '.join(tests)}")


@dataclass(frozen=True)
class Reach:
    """A test, its processor time, and the functions it runs, as `path::name`."""

    test: str
    seconds: float
    functions: frozenset[str]

    @property
    def file(self) -> str:
        return self.test.split("::")[0]


def reach_of(files: Sequence[str]) -> Iterator[Reach]:
    """Give every test; a file that wasn't recorded, or takes too long for that, is asked as a whole."""
    for file in files:
        kept = _kept(file)
        rows = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {"names": [], "tests": []}
        for test, seconds, functions in rows["tests"]:
            yield Reach(test, seconds, frozenset(rows["names"][number] for number in functions))
        if not rows["tests"]:
            yield Reach(file, MOST_S, frozenset())


def is_recorded(file: str) -> bool:
    return _kept(file).exists()


def record(file: str, copy: Path) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    code = ran([file], copy, MOST_S, Recorder(copy, _kept(file)))
    if code not in PASSED and code >= 0:
        _kept(file).unlink(missing_ok=True)
        raise FailsByItself([file], copy)
    if code < 0:
        _kept(file).write_text(json.dumps({"names": [], "tests": []}), encoding="utf-8")


def _kept(file: str) -> Path:
    return FOLDER / f"{sha256((file + (ROOT / file).read_text(encoding='utf-8')).encode()).hexdigest()[:20]}.json"


class Recorder:
    """A plugin of pytest; what a shared fixture or the collection runs counts for every test of the file."""

    def __init__(self, copy: Path, kept: Path) -> None:
        self._root, self._kept = f"{copy}/", kept
        self._shared: set[CodeType] = set()
        self._seen: set[CodeType] = set()
        self._tests: list[tuple[str, float, set[CodeType]]] = []

    def pytest_sessionstart(self) -> None:
        threading.settrace(self._enter)
        sys.settrace(self._enter)

    def _enter(self, frame: FrameType, event: str, argument: object) -> None:
        self._seen.add(frame.f_code)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
        before, self._seen = self._seen, set()
        yield
        (before if fixturedef.scope == "function" else self._shared).update(self._seen)
        self._seen = before

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._take_collected()
        began = time.process_time()
        yield
        self._tests.append((item.nodeid, round(time.process_time() - began, 3), self._seen))
        self._seen = set()

    def _take_collected(self) -> None:
        self._shared |= self._seen
        self._seen = set()

    def pytest_sessionfinish(self) -> None:
        sys.settrace(None)
        names: dict[str, int] = {}
        tests = [(test, seconds, self._numbers(seen | self._shared, names)) for test, seconds, seen in self._tests]
        self._kept.write_text(json.dumps({"names": list(names), "tests": tests}), encoding="utf-8")

    def _numbers(self, seen: set[CodeType], names: dict[str, int]) -> list[int]:
        ours = sorted({name for code in seen if (name := self._name(code))})
        return [names.setdefault(name, len(names)) for name in ours]

    def _name(self, code: CodeType) -> str | None:
        is_ours = code.co_filename.startswith(self._root) and not code.co_filename.startswith(f"{self._root}tests/")
        if not is_ours or code.co_name == "<module>":
            return None
        return f"{code.co_filename.removeprefix(self._root)}::{code.co_qualname.split('.<locals>')[0]}"
