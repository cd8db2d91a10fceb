"""What is below a step of a lesson."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.learn.steps import _back, _marks
from games.lessons.lesson import Question
from games.lessons.registry import lesson
from games.lessons.walk import Walk
from games.registry import KEYS

REQUEST: Any = SimpleNamespace(say=lambda name: name)


def test_one_goes_back_from_every_step_but_the_first() -> None:
    first: Any = SimpleNamespace(number=0)
    assert _back(REQUEST, first) is None
    second: Any = SimpleNamespace(number=1, back=lambda: SimpleNamespace(name="tactic.0"))
    back: Any = _back(REQUEST, second)
    assert (back["label"], back["custom_id"]) == ("button-last-step", "learn|tactic.0")


@pytest.mark.parametrize("game", KEYS)
def test_the_first_picture_in_which_something_is_done_is_explained_and_no_question(game: str) -> None:
    """Topologic asks what y5 is, and the legend said: letter = colour, number = value."""
    walk, explained = Walk(game), list[int]()
    while not walk.is_end:
        if _marks(walk).legend:
            explained.append(walk.number)
        walk = walk.skipped()
    deeds = [number for number, step in enumerate(lesson(game)) if not isinstance(step.task, Question)]
    assert explained == deeds[:1]
