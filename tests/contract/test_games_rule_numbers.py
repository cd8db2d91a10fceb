"""Every rule of the rules pages is named by a test."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
LAST = {"lc": 11, "ls": 14, "ta": 20, "tp": 12, "lo": 31, "g": 10}
TABLES = "g_9"  # a series is the tables' matter
RULES = [f"{page}_{number}" for page, last in LAST.items() for number in range(1, last + 1)]
_TEST = re.compile(r"def (test_\w+)\(")
_ID = re.compile(r"""id=["']([\w -]+)["']""")


def names() -> str:
    """All names and ids of tests, with the blanks and dashes of ids made one with names."""
    found = [
        name
        for file in sorted(TESTS.rglob("test_*.py"))
        for pattern in (_TEST, _ID)
        for name in pattern.findall(file.read_text(encoding="utf-8"))
    ]
    return "_" + "_\n_".join(re.sub(r"[ -]", "_", name.lower()) for name in found) + "_"


NAMES = names()


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule != TABLES])
def test_a_test_names_the_rule(rule: str) -> None:
    assert re.search(rf"_{rule}(?=_)", NAMES), f"no test names {rule.upper().replace('_', '-')}"
