"""Whose turn is asked for while an answer is prepared."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.picker.conditions_show import _asked


@pytest.mark.parametrize(
    ("draft", "to_move", "said"),
    [
        ((), 1, "condition-ask-first Ben"),
        (("1b-2c",), 0, "condition-ask-mine Ben"),
        (("1b-2c", "13b-12c"), 1, "condition-ask-next Ben"),
    ],
)
def test_the_first_turn_ones_own_and_the_next_are_each_asked_for_as_such(
    draft: tuple[str, ...], to_move: int, said: str
) -> None:
    request: Any = SimpleNamespace(say=lambda key, who: f"{key} {who}")
    own: Any = SimpleNamespace(seat=0, draft=draft)
    assert _asked(request, own, SimpleNamespace(to_move=to_move), ("Ana", "Ben")) == said
