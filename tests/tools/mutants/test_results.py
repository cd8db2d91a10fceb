"""Whoever noticed a fault is remembered; the report names what nobody noticed."""

from pathlib import Path

import pytest

from tools.mutants.areas import AREAS
from tools.mutants.fault import Fault
from tools.mutants.results import Results, report

FAULTS = tuple(Fault("sample.py", line, line, line + 1, "<", "<=", "comparison", "shown") for line in (4, 8, 9))


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first = Results(tmp_path / "1.jsonl")
    first.add(FAULTS[0], "tests/test_sample.py", 1)
    first.add(FAULTS[1], None, 1)
    again = Results(tmp_path / "1.jsonl")
    assert [fault in again for fault in FAULTS] == [True, True, False]
    assert again.survivors(FAULTS) == [FAULTS[1]]
    assert [again.left(FAULTS, ring) for ring in (1, 2)] == [[FAULTS[2]], [FAULTS[1], FAULTS[2]]]
    text, met = report(again, {AREAS[0]: FAULTS})
    assert not met
    assert "rules: 1 of 2 killed" in text and "sample.py:8" in text


def test_what_was_noticed_by_tests_that_fail_by_themselves_is_asked_again(tmp_path: Path) -> None:
    results = Results(tmp_path / "1.jsonl")
    for fault, test in zip(FAULTS, ("tests/test_sample.py::a", "tests/test_sample.py::b", None), strict=True):
        results.add(fault, test, 1)
    assert results.killers() == {"tests/test_sample.py::a", "tests/test_sample.py::b"}
    results.forget(())
    with pytest.raises(SystemExit, match=r"mend them first: tests/test_sample\.py::b"):
        results.forget(["tests/test_sample.py::b"])
    assert [fault in Results(tmp_path / "1.jsonl") for fault in FAULTS] == [True, False, True]


def test_an_aim_is_met_by_the_share_of_those_that_were_tried(tmp_path: Path) -> None:
    results = Results(tmp_path / "1.jsonl")
    for nth in range(20):
        results.add(Fault("sample.py", nth, nth, nth, "", "", "", ""), None if nth < 3 else "a test", 1)
    faults = tuple(Fault("sample.py", nth, nth, nth, "", "", "", "") for nth in range(20))
    assert report(results, {AREAS[0]: faults}) == (report(results, {AREAS[0]: faults})[0], True)
    results.add(faults[5], None, 1)
    assert not report(results, {AREAS[0]: faults})[1]
