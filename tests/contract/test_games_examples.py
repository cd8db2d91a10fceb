"""The example that a form shows of each published game."""

import pytest

from games.core.example import example_turn
from games.registry import game, manual


@pytest.mark.parametrize(
    ("key", "example"),
    [
        ("l_calculus", "8-9/10-12 xr1"),
        ("logan_stones", "1@n12"),
        ("tactic", "1c-2d 2d-3c"),
        ("topologic", "hide y4"),
        ("logitac", "b7-c7"),
    ],
)
def test_the_first_example_is_such_as_somebody_would_play(key: str, example: str) -> None:
    rules = game(key)
    assert example_turn(manual(rules), rules.view(rules.setup({}, "s"), 0)) == example
