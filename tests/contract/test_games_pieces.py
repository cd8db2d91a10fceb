"""The counting of pieces would notice a loss."""

from dataclasses import replace

import pytest

from games.registry import game
from games.tactic.state import State
from tests.games.tactic.pieces import count


def test_a_lost_guard_is_noticed() -> None:
    rules = game("tactic")
    before: State = rules.setup({}, "s")
    after: State = rules.apply(before, "1b-2c")
    count(before, "1b-2c", after)
    with pytest.raises(AssertionError):
        count(before, "1b-2c", replace(after, reserve=(1, 2)))
