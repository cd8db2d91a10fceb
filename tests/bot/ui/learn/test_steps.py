"""What is below a step of a lesson."""

from types import SimpleNamespace
from typing import Any

from bot.ui.learn.steps import _back

REQUEST: Any = SimpleNamespace(say=lambda name: name)


def test_one_goes_back_from_every_step_but_the_first() -> None:
    first: Any = SimpleNamespace(number=0)
    assert _back(REQUEST, first) is None
    second: Any = SimpleNamespace(number=1, back=lambda: SimpleNamespace(name="tactic.0"))
    back: Any = _back(REQUEST, second)
    assert (back["label"], back["custom_id"]) == ("button-last-step", "learn|tactic.0")
