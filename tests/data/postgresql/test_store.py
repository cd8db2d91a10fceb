"""A write is tried on a second connection where the first was closed, but never where it may have come through."""

import asyncio
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from data.errors import CommitInDoubt, StoreError, Unreachable
from data.postgresql.store import PostgresqlStore
from data.store import Insert
from tests.contract.stores.marbles import MIGRATIONS, A
from tests.contract.stores.postgresql import address


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


async def test_what_was_asked_for_is_written_before_the_connection_closes(tmp_path: Path) -> None:
    store = await PostgresqlStore.open(await address(tmp_path), MIGRATIONS)
    writing = asyncio.create_task(store.commit(Insert(A)))
    await asyncio.sleep(0)
    await store.close()
    assert writing.done() and store._db.is_closed()
    await writing
