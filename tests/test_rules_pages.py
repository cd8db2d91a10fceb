"""docs/rules says every rule that code and tests cite; tests hold every rule it says; its questions have answers."""

import re
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest

from games.registry import KEYS, game, manual

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "rules"
LIST = (FOLDER / "README.md").read_text(encoding="utf-8")
PUBLISHED = 5  # games that the list has to have
LISTED = {
    name.replace("-", "_"): own for name, own in re.findall(r"^\| \[([\w-]+)\.md\].*?\| ([A-Z]{2}) \|", LIST, re.M)
}


def page(key: str) -> str:
    return (FOLDER / f"{key.replace('_', '-')}.md").read_text(encoding="utf-8")


def prefix(key: str) -> str:
    """Read off a game's page what its rules are called by: the first of them has number 1."""
    (found,) = re.findall(r"^- \*\*([A-Z]{2})-1\b", page(key), re.MULTILINE)
    return str(found)


PREFIXES = {key: prefix(key) for key in KEYS}
_ANY = "|".join((*PREFIXES.values(), "G"))
CODE = ("games", "render", "bot", "data", "tools", "tests")
SPAN = 40  # rules: no page has more, so that "2011-12" is no range of rules
_SAID = re.compile(rf"^- \*\*((?:{_ANY})-\d+)\b", re.MULTILINE)
_CITED = re.compile(rf"\b({_ANY})-(\d+)(?: to \1-(\d+)|\.\.(\d+))?")
_NAME = re.compile(r"""def test_(\w+)\(|\bid=["']([\w -]+)["']""")
_NAMED = re.compile(rf"(?<![a-z0-9])({_ANY.lower()})[_ -](\d+)(?![0-9])")
_ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| (\d+) \|", re.MULTILINE)

every_game = pytest.mark.parametrize("key", KEYS)


@cache
def said() -> list[str]:
    return [rule for file in sorted(FOLDER.glob("*.md")) for rule in _SAID.findall(file.read_text(encoding="utf-8"))]


def sources(*folders: str) -> dict[str, str]:
    files = chain.from_iterable(sorted((ROOT / folder).rglob("*.py")) for folder in folders)
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files if file != Path(__file__)}


def cited(text: str) -> set[str]:
    """Read rules as comments write them: `TA-13`, `LO-18 to LO-22`, `LO-20..22`."""
    found = set()
    for prefix, first, *last in _CITED.findall(text):
        end = int(next(filter(None, last), first))
        found |= {f"{prefix}-{number}" for number in range(int(first), min(end, int(first) + SPAN) + 1)}
    return found


@cache
def held() -> set[str]:
    """The rules that a test's name or a case's id bears, or a test file cites."""
    texts = [text for name, text in sources("tests", "bot/contract").items() if Path(name).name.startswith("test_")]
    names = [name or case for text in texts for name, case in _NAME.findall(text)]
    named = {f"{prefix.upper()}-{number}" for name in names for prefix, number in _NAMED.findall(name.lower())}
    return named.union(*map(cited, texts))


def test_the_list_is_true_and_has_the_published_games() -> None:
    assert LISTED.items() <= PREFIXES.items() and len(LISTED) >= PUBLISHED


def test_no_two_games_call_their_rules_alike() -> None:
    assert len({*PREFIXES.values(), "G"}) == len(KEYS) + 1


def test_no_rule_is_said_twice_and_none_is_left_out() -> None:
    assert len(set(said())) == len(said())
    for prefix in (*PREFIXES.values(), "G"):
        numbers = sorted(int(rule.partition("-")[2]) for rule in said() if rule.startswith(f"{prefix}-"))
        assert numbers == list(range(1, len(numbers) + 1)), prefix


def test_every_rule_that_is_cited_is_said() -> None:
    known = set(said())
    unknown = {name: sorted(cited(text) - known) for name, text in sources(*CODE).items()}
    assert {name: rules for name, rules in unknown.items() if rules} == {}


@pytest.mark.parametrize("rule", said())
def test_a_test_holds_the_rule(rule: str) -> None:
    assert rule in held()


def test_citations_are_read() -> None:
    assert cited("(TA-6, LO-18 to LO-20) LC-3..5; TA-13.") == {"TA-6", "TA-13"} | {
        *("LO-18", "LO-19", "LO-20"),
        *("LC-3", "LC-4", "LC-5"),
    }


@every_game
def test_a_page_says_the_rules_of_its_game_and_no_others(key: str) -> None:
    assert {rule.partition("-")[0] for rule in _SAID.findall(page(key))} == {PREFIXES[key]}


@every_game
def test_a_page_names_every_option_and_choice(key: str) -> None:
    for option in game(key).options:
        if option.name != "quiet":  # G-10
            assert f"`{option.name}`" in page(key)
            assert [choice for choice in option.choices if f"`{choice}`" not in page(key)] == []


@every_game
def test_a_page_is_found_from_code(key: str) -> None:
    name = f"{key.replace('_', '-')}.md"
    assert f"docs/rules/{name}" in (import_module(f"games.{key}").__doc__ or "")


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md"])
def test_the_rules_are_found_from_the_first_pages(file: str) -> None:
    assert "(docs/rules/README.md)" in (ROOT / file).read_text(encoding="utf-8")


@every_game
def test_ten_questions_are_answered_by_pages_there_are(key: str) -> None:
    rows = _ROW.findall(page(key).partition("## Ten questions")[2])
    assert len(rows) == 10
    assert all(question.endswith("?") and answer.endswith((".", ".)")) for question, answer, _ in rows)
    pages = {int(number) for _, _, number in rows}
    assert pages <= set(range(1, len(manual(game(key)).scenes) + 1))
    assert len(pages) >= min(4, len(manual(game(key)).scenes))  # not all answered by one page
