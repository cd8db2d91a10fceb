"""How the store on SQLite writes: by one thread, and not without a look whether its files are still there."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from unittest.mock import Mock

import pytest

from data.sqlite import store as module
from data.sqlite.store import SqliteStore
from data.store import Insert
from tests.contract.stores.marbles import MIGRATIONS, A, B, C


async def test_a_burst_of_commits_looks_once_whether_its_files_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 3600.0)
    store = await SqliteStore.open(tmp_path / "marbles.db", MIGRATIONS)
    store._footprint = Mock()
    for marble in (A, B, C):
        await store.commit(Insert(marble))
    store._footprint.check.assert_called_once_with()
    await store.close()


async def test_the_log_is_emptied_when_what_is_being_written_is_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One thread has the writing connection."""
    store = await SqliteStore.open(tmp_path / "marbles.db", MIGRATIONS)
    begun, emptied = Event(), Event()

    def write(db: object, jobs: Sequence[object]) -> list[None]:
        begun.set()
        assert not emptied.wait(0.2)
        return [None] * len(jobs)

    monkeypatch.setattr(module, "write_group", write)
    monkeypatch.setattr(module, "_truncate_wal", lambda db: emptied.set())
    writing = asyncio.create_task(store.commit(Insert(A)))
    await asyncio.to_thread(begun.wait)
    await store.truncate_wal()
    await writing
    assert emptied.is_set()
    await store.close()


async def test_a_store_in_memory_leaves_nothing_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = await SqliteStore.memory(MIGRATIONS)
    await store.commit(Insert(A))
    assert not await asyncio.to_thread(lambda: list(tmp_path.iterdir()))
    await store.close()
