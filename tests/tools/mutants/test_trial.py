"""A planted fault is noticed by a test that fails, breaks or never ends; the copy of the tree is left as it was."""

import json
import subprocess
import sys

import pytest

from tools.mutants.areas import ROOT

MODULE = """
from time import sleep

def smaller(one, two):
    while one > 100:
        one -= 1
    sleep(0)
    return one < two
"""
TESTS = """
from module import smaller

def test_smaller():
    assert smaller(1, 2) and not smaller(2, 2)

def test_of_many():
    assert smaller(105, 101)

def test_of_something_else():
    assert sorted("ba") == ["a", "b"]
"""
TRIED = """
import json, sys
from pathlib import Path
from tools.mutants import forked, reach, trial
from tools.mutants.fault import Fault

forked.OPTIONS += ("-p", "no:cairn")  # the plugin of a bot that isn't in this tree
forked.warm()
copy, kept = Path(sys.argv[1]), Path(sys.argv[2])
reach._kept = lambda file: kept
reach.record("tests/test_module.py", copy)
rows = json.loads(kept.read_text())
known = list(reach.reach_of(["tests/test_module.py"]))
trial._files = lambda path: ((), (), ("tests/test_module.py",))
text = (copy / "module.py").read_text()

def killed(before, after):
    at = text.index(before)
    return trial.killed_by(Fault("module.py", 1, at, at + len(before), before, after, "", "smaller"), copy, trial.far)

trial.LEAST_S, forked.IDLE_S = 1, 2

def refused(broken, do):
    sound = broken.read_text()
    broken.write_text(sound + "assert False, 'broken by itself'")
    try:
        return do()
    except reach.FailsByItself as error:
        return str(error)
    finally:
        broken.write_text(sound)

all_broken = refused(copy / "conftest.py", lambda: killed("> 100", "> 99"))
test_file = "tests/test_module.py"
faults = [
    ("<", "<="), ("-= 1", "-= 0"), ("sleep(0)", "sleep(999)"),
    ("> 100", "> 99"), ("while one > 100:", "while one > 100"),
]
print(json.dumps({
    "reached": {one.test.partition("::")[2]: sorted(one.functions) for one in known},
    "killed": [killed(*one) for one in faults],
    "refused": [all_broken, refused(copy / test_file, lambda: reach.record(test_file, copy))],
    "failing": sorted(trial.failing([f"{test_file}::{name}" for name in ("test_smaller", "test_renamed")], copy)),
    "as it was": (copy / "module.py").read_text() == text,
}))
"""


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """Try faults in a process of its own: it forks, which one with threads shouldn't."""
    copy = tmp_path_factory.mktemp("tree") / "copy"
    copy.mkdir()
    (copy / "module.py").write_text(MODULE)
    (copy / "tests").mkdir()
    (copy / "tests" / "test_module.py").write_text(TESTS)
    (copy / "pytest.ini").write_text("[pytest]\n")
    (copy / "conftest.py").write_text("def pytest_xdist_auto_num_workers(config):\n    return 1\n\n")  # as ours
    words = [sys.executable, "-c", TRIED, str(copy), str(copy.with_name("reach.json"))]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300)
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_only_the_tests_that_run_its_function_are_asked(tried: dict[str, object]) -> None:
    reached = tried["reached"]
    assert reached == {
        "test_smaller": ["module.py::smaller"],
        "test_of_many": ["module.py::smaller"],
        "test_of_something_else": [],
    }


def test_a_fault_is_noticed_by_a_failure_by_what_cannot_be_read_and_by_a_run_that_does_not_end(
    tried: dict[str, object],
) -> None:
    assert tried["killed"] == [
        "tests/test_module.py::test_smaller",
        "a run that does not end",
        "a run that does not end",
        None,
        "a module that cannot be read",
    ]


def test_what_fails_with_nothing_planted_is_no_kill_but_refused(tried: dict[str, object]) -> None:
    refused = tried["refused"]
    assert isinstance(refused, list) and len(refused) == 2
    for said in refused:
        assert "broken by itself" in said and "With nothing planted this fails" in said


def test_the_copy_is_left_as_it_was(tried: dict[str, object]) -> None:
    assert tried["as it was"]


def test_who_noticed_a_fault_passes_with_nothing_planted_or_noticed_none(tried: dict[str, object]) -> None:
    """A test that is called otherwise by now doesn't pass either, and keeps no other from being asked."""
    assert tried["failing"] == ["tests/test_module.py::test_renamed"]
