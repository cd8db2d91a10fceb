"""Where a learner is, what led there, and how a button spells both."""

import re

import pytest

from games.core.play import legal
from games.lessons.judging import judge
from games.lessons.lesson import Question, TryVerdict
from games.lessons.registry import lesson
from games.lessons.walk import Walk, read_walk
from games.registry import KEYS

WORD = re.compile(r"[0-9a-z_-]{1,32}")  # what a custom id may hold
NEXT = [(key, number) for key in KEYS for number, step in enumerate(lesson(key)) if step.goes_on]


def solved_way(key: str, number: int) -> Walk:
    """Come to a step by the solution of the one before."""
    before = read_walk(f"{key}-{lesson(key)[number - 1].key}")
    assert before
    return before.after(before.solution)


def own_ways(key: str, number: int) -> list[Walk]:
    """Come to a step by everything that the one before accepts."""
    before = read_walk(f"{key}-{lesson(key)[number - 1].key}")
    assert before
    if isinstance(before.step.task, Question):
        return [before.after(())]
    at = before.position
    return [before.after((one,)) for one in legal(at.game, at.state) if judge(before, (one,)) is TryVerdict.RIGHT]


@pytest.mark.parametrize("key", KEYS)
def test_every_step_is_found_by_the_name_its_buttons_have(key: str) -> None:
    walk = Walk(key)
    while not walk.is_end:
        assert WORD.fullmatch(walk.name)
        assert read_walk(walk.name) == walk
        walk = walk.skipped()


@pytest.mark.parametrize(("key", "number"), NEXT)
def test_a_step_that_goes_on_begins_where_the_try_before_it_ended(key: str, number: int) -> None:
    walk = solved_way(key, number)
    before = walk.back()
    reached = before.position.after(before.solution)
    assert walk.position == walk.position.__class__(
        reached.game, reached.after(walk.step.actions).state, before.position.seat
    )


@pytest.mark.parametrize(("key", "number"), NEXT)
def test_whatever_a_step_accepts_the_next_can_be_done_or_skipped(key: str, number: int) -> None:
    """A solution written for one try needn't be legal after another: a lesson broke off there."""
    ways = own_ways(key, number)
    assert ways
    for walk in ways:
        at = walk.position
        assert any(judge(walk, (one,)) is TryVerdict.RIGHT for one in legal(at.game, at.state)), walk.tries
        assert walk.skipped().number == number + 1
        assert read_walk(walk.name) == walk


def test_an_own_way_is_kept_going_on_and_going_back() -> None:
    before = read_walk("logitac-company")
    assert before
    walk = before.after(("a4^t20",))
    assert "a4^t20" in str(walk.tries) and read_walk(walk.name) == walk
    assert walk.position.state.board != before.skipped().position.state.board
    assert walk.back().position == before.position


@pytest.mark.parametrize(
    "name", ["tactic-3", "tactic", "tactic-no", "logitac-rise-zz", "logitac-rise-1-1-1", "logitac-goal-1"]
)
def test_a_name_of_another_lesson_is_none_of_this_one(name: str) -> None:
    assert read_walk(name) is None


def test_a_question_has_nothing_to_be_done() -> None:
    walk = Walk("logitac")
    assert isinstance(walk.step.task, Question) and walk.solution == ()
