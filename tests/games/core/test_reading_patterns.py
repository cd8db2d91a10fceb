"""Every regular expression of the games is linear, or reads no more than a bounded text."""

import ast
import importlib
import pkgutil
import re
import time
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import games
from games.core.reading import MOST_TEXT

ROOT = Path(__file__).parents[3]
_PARSER: Any = importlib.import_module("re._parser")

# Patterns without a greatest width. Each is read from the left without choice: what may repeat and what follows it
# begin with different signs, or it is tried at few places; where blanks are tried at every place of a run of blanks,
# the line's length (MOST_TEXT) bounds it. The attacks below would take seconds if one of them were not so.
UNBOUNDED = {
    # core/spelling.py
    r"(?<=\w)[.?]+$",
    r"\s·\s.*$",
    r"\s+(?==?>|[-/])|(?<=[-/>])\s+",
    r"[\s,;]+",
    # l_calculus
    r"0*([1-9][0-9]{0,2})(?:-0*([1-9][0-9]{0,2}))?[/\\|:x]0*([1-9][0-9]{0,2})(?:-0*([1-9][0-9]{0,2}))?",
    r"0*([1-9][0-9]{0,2})-0*([1-9][0-9]{0,2})-0*([1-9][0-9]{0,2})-0*([1-9][0-9]{0,2})",
    r"0*([1-9][0-9]{0,2})-0*([1-9][0-9]{0,2})",
    r"x?([lrgd])0*([1-9][0-9]{0,2})",
    r"(?<![\w/-])([0-9]+(?:-[0-9]+)?) ([0-9]+(?:-[0-9]+)?)(?![\w/-])",
    # logan_stones
    r"\s+(?=[\^!*])|(?<=@)\s+",
    r"(?<=\d)\s+x\s+(?=[a-z]\d{1,2})",
    r"(?<![a-z\d@])([a-z]\d{1,2}),?\s+@?(?=[a-z]\d{1,2})",
    r"\^\s*(?:[-=]?>|-)?\s*(?=\S)",
    r"^(?:[-=]?>|-)\s*",
    r"(?<![a-z\d@])([1-8]\*?)\s+@?(?=[a-z]\d{1,2})",
    # tactic
    r"0*([1-9][0-9]?)([a-g])",
    r"(?:0*[1-9][0-9]?[a-g][-x]?){2,}(?<![-x])",
    r"(?:g[@-]?|@)0*[1-9][0-9]?[a-g]",
    r"lose[-@: ]*(?:(0*[1-9][0-9]?[a-g])|(r|reserve))",
    r"(?<![\w@-])([0-9]+[a-g]) ([0-9]+[a-g])(?![\w-])",
    # topologic
    r"(?<![a-z\d])([1-5])(?:\s*[@:]\s*|\s+(?=[roygcbvpwk][1-6]))",
    r"(?:hide|cacher)\s*[-:@]?\s*(?=[a-z]\d)",
    r"hide *([a-z0-9]{0,3})",
    # logitac
    r"([a-z]\d\d?)\s*(->|=>|[-/>^↑x])\s*(?=[a-z]\d)",
    r"\+\s+(?=[a-z+])",
    r"(pyr|cube|cyl)[a-z]*\s*(?:->|=>|[-@>:])?\s*(?=[a-z]\d)",
    r"[a-z]\d+",
    # core/record_text.py: each reads a line from its beginning to its end
    r"[a-z][a-z0-9_-]*",
    r"[^\s:]+",
    r"([1-9][0-9]{0,5})\. ([01]) (\S.*)",
    r"[^\s,](?:[^,\n]*[^\s,])?",
    # terminal/parser.py: argparse's sentences, cut at 400 signs
    r"the following arguments are required: (?P<missing>.+)",
    r"argument (?P<argument>[^:]+): invalid choice: (?P<word>.+) \((?:choose from|choices:) (?P<choices>.+)\)",
    r"argument (?P<argument>[^:]+): invalid \S+ value: (?P<word>.+)",
    r"argument (?P<argument>[^:]+): expected (?:one|at least one|[0-9]+) arguments?",
    r"argument (?P<argument>[^:]+): ignored explicit argument (?P<word>.+)",
    r"argument (?P<argument>[^:]+): not allowed with argument (?P<other>.+)",
    r"argument (?P<argument>[^:]+): (?P<word>.*)",
    r"[A-Z]+",
    # text/pseudo.py reads our own catalogues alone
    r"https?://\S+|<\S+>|\b[A-Z]+_[A-Z_]+\b|\b[A-Za-z]\d+\b|\b\d+[a-z]\b|(`)",
    r"until-|.*-letters$",
    r"[a-z][a-z\d_-]*",
}
PUMPS = (*"a10 -x@^>.+,·:", "lose ", "hide ", "g@", "1b-", "a1", "cube")
BEFORE = ("", "1", "a1", "lose", "hide", "cube", "argument a: ", "1. 0 a")


def patterns_in(value: object) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, dict):
        yield from patterns_in(tuple(value.values()))
    elif isinstance(value, tuple):
        for one in value:
            yield from patterns_in(one)


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Collect every pattern that a module of the games holds."""
    named = [
        info.name for info in pkgutil.walk_packages(games.__path__, "games.") if not info.name.endswith("__main__")
    ]
    held = [vars(importlib.import_module(name)) for name in named]
    found = {pattern for names in held for value in list(names.values()) for pattern in patterns_in(value)}
    return tuple(sorted(found, key=lambda pattern: pattern.pattern))


def is_bounded(pattern: re.Pattern[str]) -> bool:
    """A pattern of a greatest width looks at so many signs from each place, and no more."""
    _, most = _PARSER.parse(pattern.pattern, pattern.flags).getwidth()
    return bool(most < 100)


def test_every_pattern_without_a_greatest_width_is_listed_here() -> None:
    found = {pattern.pattern for pattern in patterns() if not is_bounded(pattern)}
    assert found == UNBOUNDED
    assert len(patterns()) > len(found) > 20


def test_patterns_are_made_where_this_test_finds_them() -> None:
    """`re.sub` and its like inside a function would escape."""
    for path in (ROOT / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "re":
                is_own = node.attr == "finditer" and path.parent.name == "l_calculus"  # the game's line, of 40 at most
                assert is_own or node.attr in ("compile", "Pattern", "Match", "DOTALL"), f"{path}:{node.lineno}"


def attacks() -> Iterator[str]:
    for before, one, two in product(BEFORE, PUMPS, PUMPS):
        yield f"{before}{(one + two) * MOST_TEXT}"[: MOST_TEXT - 1] + "!"


@pytest.mark.parametrize("text", sorted(UNBOUNDED))
def test_no_text_as_long_as_a_line_may_be_keeps_a_pattern_busy(text: str) -> None:
    pattern = next(one for one in patterns() if one.pattern == text)
    start = time.thread_time()
    count = 0
    for attack in list(attacks())[::7]:
        pattern.fullmatch(attack)
        pattern.sub("", attack)
        count += 1
    assert 1000 * (time.thread_time() - start) / count < 2


OF_RECORDS = (r"[a-z][a-z0-9_-]*", r"[^\s:]+", r"([1-9][0-9]{0,5})\. ([01]) (\S.*)", r"[^\s,](?:[^,\n]*[^\s,])?")


@pytest.mark.parametrize("text", OF_RECORDS)
@pytest.mark.parametrize("pump", ["a", " ", "a ", "1. 0 ", "a-"])
def test_long_lines_of_records_are_matched_in_one_pass(text: str, pump: str) -> None:
    start = time.thread_time()
    re.compile(text).fullmatch("1. 0 a" + pump * (500_000 // len(pump)) + ",")
    assert time.thread_time() - start < 0.5
