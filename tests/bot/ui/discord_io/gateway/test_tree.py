"""What discord.py's command tree would write into the log by itself."""

import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.discord_io.gateway.tree import is_worth_a_line


@pytest.mark.parametrize(("code", "is_written"), [(10062, False), (10015, False), (50001, True)])
def test_a_suggestion_that_came_too_late_is_no_line(code: int, is_written: bool) -> None:
    answer: Any = SimpleNamespace(status=404, reason="Not Found")
    late = discord.NotFound(answer, {"code": code, "message": "gone"})
    record = logging.LogRecord("tree", logging.ERROR, __file__, 1, "Ignoring", (), (type(late), late, None))
    assert is_worth_a_line(record) is is_written


def test_what_has_no_error_is_written() -> None:
    assert is_worth_a_line(logging.LogRecord("tree", logging.INFO, __file__, 1, "said", (), None))
