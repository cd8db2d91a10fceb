"""Faults are small, complete, and where they say."""

import pytest

from tools.mutants.areas import ROOT
from tools.mutants.faults import faults_in

SOURCE = '''
LIMIT = 3

def shown(café, more):
    """Never 3 < 4."""
    if café < 2 and not more:
        call(café, more, strict=True)
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
        "call(more, café, strict=True)",
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


def test_a_fault_names_the_function_that_a_test_must_run_to_notice_it() -> None:
    nested = "class A:\n    def b(self):\n        def c():\n            return 1\n        return c\n"
    assert {fault.function for fault in faults_in("sample.py", nested)} == {"sample.py::A.b"}
    assert {fault.function for fault in faults_in("sample.py", SOURCE)} == {"sample.py::shown"}


def test_the_greater_of_two_is_the_same_in_any_order() -> None:
    assert faults_in("sample.py", "def greater(one, two):\n    return max(one, two)\n") == ()
