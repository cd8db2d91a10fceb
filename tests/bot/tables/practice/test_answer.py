"""The bot is asked at running tables of practice alone, and offers no end unless it concedes."""

from unittest.mock import MagicMock

import pytest

from bot.tables.practice import answer
from bot.tables.practice.answer import is_asked
from bot.tables.values.states import TableStatus
from tests.bot.tables.rig import Rig
from tests.bot.tables.test_practice import bot_turn, practise


@pytest.mark.parametrize(
    ("level", "status", "asked"),
    [(2, TableStatus.OPEN, True), (None, TableStatus.OPEN, False), (2, TableStatus.OVER, False)],
)
def test_only_at_a_running_table_of_practice_the_bot_has_to_decide(
    monkeypatch: pytest.MonkeyPatch, level: int | None, status: TableStatus, asked: bool
) -> None:
    monkeypatch.setattr(answer, "is_offered_end", lambda table: True)
    assert is_asked(MagicMock(level=level, status=status)) is asked


async def test_the_bot_offers_no_end_unless_it_concedes(rig: Rig) -> None:
    id_ = await practise(rig, first="guest")
    await bot_turn(rig, id_)
    assert (await rig.table(id_)).draw_by is None
