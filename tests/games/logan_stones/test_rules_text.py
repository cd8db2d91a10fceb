"""The line below the text board."""

from dataclasses import replace

import pytest

from games.logan_stones.rules import GAME, _status


@pytest.mark.parametrize(("quiet", "said"), [(0, " (10)"), (7, " (3)")])
def test_quiet_turns_that_are_left_stand_at_the_end(quiet: int, said: str) -> None:
    view = GAME.view(GAME.setup({"quiet": 10}, "s"), 0)
    assert _status(replace(view, quiet=quiet))[-1].endswith(said)
    assert "(" not in _status(replace(view, quiet=quiet, limit="off"))[-1]
