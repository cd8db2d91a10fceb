"""A disk that is full, or a commit that is never answered, leaves memory and disk agreeing."""

from dataclasses import dataclass
from typing import Any

import pytest

from bot.tables import Tables
from data.store import StoreFailed
from tests.bot.tables.rig import ANA, TACTIC, Rig


@dataclass
class Failing:
    """A store whose next commits fail: before, or only after they were written."""

    store: Any
    before: int = 0
    after: int = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def commit(self, *changes: Any) -> None:
        if self.before:
            self.before -= 1
            raise StoreFailed("disk full")
        await self.store.commit(*changes)
        if self.after:
            self.after -= 1
            raise StoreFailed("nobody knows")


@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, 1)])
async def test_a_failed_commit_is_not_played_on_from(rig: Rig, before: int, after: int) -> None:
    id_ = await rig.open(TACTIC)
    failing = Failing(rig.store)
    tables = Tables(failing, rig.clock, draw=rig.dice)
    await tables.start()
    await tables.play.act(id_, ANA, 1, "1b-2c", interaction="a")
    failing.before, failing.after = before, after
    with pytest.raises(StoreFailed):
        await tables.play.act(id_, ANA, 1, "1d-2e", interaction="b")
    answer = await tables.play.act(id_, ANA, 1, "1d-2e", interaction="b")
    assert answer.again is bool(after)
    assert [entry.action for entry in await rig.log(id_)] == ["1b-2c", "1d-2e"]
