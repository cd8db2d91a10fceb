"""A write is tried on a second connection where the first was closed, but never where it may have come through."""

from unittest.mock import AsyncMock

import pytest

from data.errors import CommitInDoubt, StoreError, Unreachable
from data.postgresql.store import PostgresqlStore


@pytest.mark.parametrize(
    ("failures", "outcome", "attempts"),
    [((), "written", 1), ((Unreachable("gone"),), "written", 2), ((CommitInDoubt("maybe"),), CommitInDoubt, 1)],
)
async def test_what_may_have_been_written_is_not_written_again(
    failures: tuple[StoreError, ...], outcome: object, attempts: int
) -> None:
    store = PostgresqlStore.__new__(PostgresqlStore)
    attempt = AsyncMock(side_effect=[*failures, ["written", "written"]])
    store._attempt = attempt  # type: ignore[method-assign]
    told = await store._write([AsyncMock(), AsyncMock()])
    assert [one if isinstance(one, str) else type(one) for one in told] == [outcome, outcome]
    assert attempt.await_count == attempts
