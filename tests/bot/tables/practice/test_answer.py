"""The bot is asked at running tables of practice alone."""

from unittest.mock import MagicMock

import pytest

from bot.tables.practice import answer
from bot.tables.practice.answer import is_asked
from bot.tables.values.states import TableStatus


@pytest.mark.parametrize(
    ("level", "status", "asked"),
    [(2, TableStatus.OPEN, True), (None, TableStatus.OPEN, False), (2, TableStatus.OVER, False)],
)
def test_only_at_a_running_table_of_practice_the_bot_has_to_decide(
    monkeypatch: pytest.MonkeyPatch, level: int | None, status: TableStatus, asked: bool
) -> None:
    monkeypatch.setattr(answer, "is_offered_end", lambda table: True)
    assert is_asked(MagicMock(level=level, status=status)) is asked
