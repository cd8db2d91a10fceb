"""The digest names as many tables as are read at a glance, and says how many more there are."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.text import words
from bot.ui.public.show.digest import MOST_LINES, _message
from tests.bot.tables.rig import BEN
from tests.says import says


@pytest.mark.parametrize("more", [0, 1, 5])
def test_tables_beyond_the_most_lines_are_counted(more: int) -> None:
    table = SimpleNamespace(game="tactic")
    one: Any = SimpleNamespace(
        table=table,
        opponent=BEN,
        is_mine=True,
        may_claim=False,
        deadline=None,
        is_paused=False,
        is_overdue=False,
        channel=None,
        message=None,
    )
    said = _message([one] * (MOST_LINES + more), {BEN: "Ben"}, 0, words("en")).content
    assert said.count("\n- ") == MOST_LINES
    assert says(said, "digest-more", count=more) == bool(more)
