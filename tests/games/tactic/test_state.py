"""What stands beside the text board."""

from types import SimpleNamespace
from typing import cast

import pytest

from games.tactic.state import State, _account


@pytest.mark.parametrize(("shuttle", "said"), [(1, "S 4  @2"), (2, "S 4  @2  <>2/6"), (5, "S 4  @2  <>5/6")])
def test_ta_14_a_shuttle_is_told_from_the_second_time_on(shuttle: int, said: str) -> None:
    state = SimpleNamespace(points=(4, 0), reserve=(2, 0), shuttle=(shuttle, 0))
    assert _account(cast(State, state), 0) == said
