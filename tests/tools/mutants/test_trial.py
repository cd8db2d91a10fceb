"""A planted fault is noticed by a test that fails, breaks or never ends; the copy of the tree is left as it was."""

import json
import subprocess
import sys

import pytest

from tools.mutants.areas import ROOT

MODULE = """
def smaller(one, two):
    while one > 100:
        one -= 1
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
    return trial.killed_by(Fault("module.py", 1, at, at + len(before), before, after, "", "smaller"), copy)

trial.LEAST_S = 2
faults = [("<", "<="), ("-= 1", "-= 0"), ("> 100", "> 99"), ("while one > 100:", "while one > 100")]
print(json.dumps({
    "reached": {one.test.partition("::")[2]: sorted(one.functions) for one in known},
    "killed": [killed(*one) for one in faults],
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
        None,
        "a module that cannot be read",
    ]


def test_the_copy_is_left_as_it_was(tried: dict[str, object]) -> None:
    assert tried["as it was"]
