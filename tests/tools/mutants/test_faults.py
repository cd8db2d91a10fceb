"""Faults are small, complete, and where they say; whoever noticed one is remembered."""

from pathlib import Path

import pytest

from tools.mutants.areas import AREAS, ROOT, mirroring
from tools.mutants.faults import faults_in
from tools.mutants.results import Results, report

SOURCE = '''
LIMIT = 3

def shown(café, more):
    """Never 3 < 4."""
    if café < 2 and not more:
        call(café, more)
        café += 1
    return f"{café < 3}"
'''


def planted() -> set[str]:
    """Give the changed lines of every fault, so that the place is seen together with the change."""
    lines = set()
    for fault in faults_in("sample.py", SOURCE):
        lines.add(fault.planted(SOURCE).splitlines()[fault.line - 1].strip())
    return lines


def test_every_kind_of_fault_is_planted_where_it_says() -> None:
    assert planted() == {
        "if café <= 2 and not more:",
        "if café < 3 and not more:",
        "if café < 2 or not more:",
        "if café < 2 and more:",
        "if True:",
        "if False:",
        "call(more, café)",
        "pass",
        "café += 2",
    }


def test_a_planted_module_still_compiles() -> None:
    path = "games/tactic/rules.py"
    source = (ROOT / path).read_text(encoding="utf-8")
    faults = faults_in(path, source)
    assert len(faults) > 100
    for fault in faults:
        compile(fault.planted(source), path, "exec")


def test_a_fault_of_another_text_is_refused() -> None:
    fault = faults_in("sample.py", SOURCE)[0]
    with pytest.raises(ValueError, match="has changed"):
        fault.planted("\n" + SOURCE)


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_every_module_has_tests_that_mirror_it(area: object) -> None:
    modules = next(known for known in AREAS if known is area).modules()
    assert modules
    for path in modules:
        assert all((ROOT / test).exists() for tests in mirroring(path) for test in tests)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    faults = faults_in("sample.py", SOURCE)
    first = Results(tmp_path / "1.jsonl")
    first.add(faults[0], "tests/test_sample.py")
    first.add(faults[1], None)
    again = Results(tmp_path / "1.jsonl")
    assert [fault in again for fault in faults[:3]] == [True, True, False]
    assert again.survivors(faults) == [faults[1]]
    text, met = report(again, {AREAS[0]: faults})
    assert not met
    assert "rules: 1 of 2 killed" in text and f"sample.py:{faults[1].line}" in text
