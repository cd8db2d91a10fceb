"""A transaction that another process got in the way of is tried again, and not for ever."""

from collections.abc import Sequence

import asyncpg
import pytest

from data.errors import LeaseLost, StaleWrite, StoreFailed
from data.postgresql.batch import BatchJob
from data.postgresql.fencing import ShardLease
from data.postgresql.transaction import ATTEMPTS, _outcome, write_group


class Busy:
    """A database in which no lease holds any more, and that says so only after some clashes."""

    def __init__(self, clashes: int) -> None:
        self._clashes = clashes
        self.done: list[str] = []

    async def execute(self, text: str) -> str:
        self.done.append(text.partition(";")[0])
        return "SELECT 0"

    async def fetch(self, text: str) -> Sequence[tuple[int, int]]:
        if len(self.done) - 2 <= 2 * self._clashes - 1:
            raise asyncpg.SerializationError
        return []


@pytest.mark.parametrize("clashes", [0, 1, ATTEMPTS - 1, ATTEMPTS])
async def test_a_clash_is_tried_again_a_few_times(clashes: int) -> None:
    db = Busy(clashes)
    (outcome,) = await write_group(db, [BatchJob((), (), frozenset({ShardLease(1, 1)}))])
    assert isinstance(outcome, LeaseLost if clashes < ATTEMPTS else StoreFailed)
    last = [] if clashes == ATTEMPTS else ["begin", "commit"]
    assert db.done == ["begin", "rollback"] * (1 + clashes) + last


def test_a_failure_names_its_cause_but_never_itself() -> None:
    stale, unfit = StaleWrite("late"), asyncpg.NotNullViolationError("null")
    assert _outcome(stale) is stale and stale.__cause__ is None
    assert _outcome(unfit).__cause__ is unfit
