"""docs/lessons.md, or a game's own page, says for each of its questions which steps of its lesson answer it."""

import re
from pathlib import Path

import pytest

from games.lessons.registry import lesson
from games.registry import KEYS
from tests.games.lessons.goals import GOALS

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
_QUESTION = re.compile(r"^\| ([^|]+) \| [^|]+ \| \d+ \|", re.MULTILINE)
_WITH_STEP = re.compile(r"^\| ([^|]+) \| [^|]+ \| \d+ \| ((?:`[a-z]+`(?:, )?)+) \|$", re.MULTILINE)
_ANSWERED = re.compile(r"^\| (.+) \| ((?:`[a-z]+`(?:, )?)+) \|$", re.MULTILINE)


def rules_page(key: str) -> str:
    return (ROOT / "docs" / "rules" / f"{key.replace('_', '-')}.md").read_text(encoding="utf-8")


def answered(key: str) -> dict[str, list[str]]:
    """Read a game's table, here or else in its own page: the steps named beside each question."""
    title = rules_page(key).splitlines()[0].removeprefix("# ")
    _, _, section = PAGE.partition(f"### {title}\n")
    rows = _ANSWERED.findall(section.split("\n### ")[0]) if section else _WITH_STEP.findall(rules_page(key))
    return {question: re.findall(r"`([a-z]+)`", steps) for question, steps in rows}


@pytest.mark.parametrize("key", GOALS)
def test_each_question_is_answered_by_steps_that_exist_and_each_step_answers_one(key: str) -> None:
    named = {step for steps in answered(key).values() for step in steps}
    assert named == {step.key for step in lesson(key)}


@pytest.mark.parametrize("key", KEYS)
def test_the_ten_of_the_rules_come_first_and_this_page_has_fifteen(key: str) -> None:
    questions = _QUESTION.findall(rules_page(key).split("## Ten questions")[1])
    assert len(questions) == 10
    assert list(answered(key))[:10] == questions
    assert len(answered(key)) in (10, 15)


def test_no_code_of_the_bot_names_a_game() -> None:
    """So a sixth game brings its own lesson, and nothing under bot/ changes."""
    named = re.compile(rf"\b(?:{'|'.join(KEYS)})\b")
    sources = [path for room in ("ui", "tables") for path in sorted((ROOT / "bot" / room).rglob("*.py"))]
    assert len(sources) > 100
    assert [str(path) for path in sources if named.search(path.read_text(encoding="utf-8"))] == []
