"""What is remembered is what is on the disk, whoever writes meanwhile; and a second look reads nothing."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from data.errors import CommitInDoubt
from data.remembering import Remembering
from data.sqlite.store import SqliteStore
from data.store import EVERYTHING, Change, ColumnValue, Delete, Insert, Record, Replace, StaleWrite, Where
from tests.contract.stores.marbles import MIGRATIONS, A, B, C, Marble

BAGS = ("red", "blue", "green")


class Counting:
    """Counts what is read, and can be made to wait."""

    def __init__(self, store: SqliteStore) -> None:
        self.store, self.read, self.fails_after = store, 0, False
        self.may_read, self.may_commit = asyncio.Event(), asyncio.Event()
        self.may_read.set()
        self.may_commit.set()

    async def get(self, kind: type[Any], *key: ColumnValue) -> Any:
        self.read += 1
        return await self.store.get(kind, *key)

    async def find(
        self, kind: type[Any], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[Any]:
        self.read += 1
        found = await self.store.find(kind, where, order=order, limit=limit)
        await self.may_read.wait()
        return found

    async def count(self, kind: type[Record], where: Where = EVERYTHING) -> int:
        return await self.store.count(kind, where)

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]:
        return await self.store.tally(kind, by, where)

    async def commit(self, *changes: Change) -> None:
        await self.store.commit(*changes)
        if self.fails_after:
            raise CommitInDoubt
        await self.may_commit.wait()

    async def check_still_there(self) -> None:
        await self.store.check_still_there()

    async def truncate_wal(self) -> None:
        await self.store.truncate_wal()

    async def close(self) -> None:
        await self.store.close()


@pytest.fixture
async def below() -> AsyncIterator[Counting]:
    store = Counting(await SqliteStore.memory(MIGRATIONS))
    yield store
    await store.close()


def over(below: Counting, most: int = 100) -> Remembering:
    return Remembering(below, {Marble: ("id", "bag")}, most)


async def test_a_second_look_reads_nothing(below: Counting) -> None:
    store = over(below)
    await store.commit(Insert(A), Insert(B), Insert(C))
    for _ in range(3):
        assert await store.get(Marble, "a") == A
        assert await store.find(Marble, Where(equal={"bag": "blue"}), order=("-number",)) == [C, B]
        assert await store.get(Marble, "nobody") is None
    assert below.read == 3


async def test_what_is_remembered_sorts_nothing_below_all(below: Counting) -> None:
    store, blue = over(below), Where(equal={"bag": "blue"})
    scratched = Marble("d", "blue", 4, note="scratched")
    await store.commit(Insert(scratched), Insert(C), Insert(B))
    assert await store.find(Marble, blue, order=("note",)) == [B, C, scratched]
    assert await store.find(Marble, blue, order=("-note",)) == [scratched, C, B]


async def test_what_is_written_needs_no_reading(below: Counting) -> None:
    store = over(below)
    await store.find(Marble, Where(equal={"bag": "blue"}))
    await store.get(Marble, "b")
    await store.commit(Insert(B), Insert(C))
    await store.commit(Replace(replace(B, note="scratched"), B))
    await store.commit(Delete(Marble, Where(equal={"bag": "blue", "number": 3})))
    assert await store.find(Marble, Where(equal={"bag": "blue"})) == [replace(B, note="scratched", version=1)]
    assert below.read == 2


async def test_other_questions_go_to_the_store(below: Counting) -> None:
    store = over(below)
    await store.commit(Insert(A), Insert(B))
    for _ in range(2):
        assert await store.find(Marble, Where(at_least={"number": 2})) == [B]
    assert below.read == 2


async def test_it_forgets_what_was_not_asked_for_longest(below: Counting) -> None:
    store = over(below, most=2)
    for id_ in "abab":
        await store.get(Marble, id_)
    assert below.read == 2
    await store.get(Marble, "c")
    await store.get(Marble, "b")
    assert below.read == 3
    await store.get(Marble, "a")
    assert below.read == 4


async def test_what_changes_while_it_is_read_is_read_again(below: Counting) -> None:
    store = over(below)
    below.may_read.clear()
    reading = asyncio.create_task(store.get(Marble, "a"))
    await asyncio.sleep(0.05)  # it has seen that there is none
    await store.commit(Insert(A))
    below.may_read.set()
    assert await reading is None
    assert await store.get(Marble, "a") == A


async def test_a_failed_commit_changes_nothing(below: Counting) -> None:
    store = over(below)
    await store.commit(Insert(A))
    await store.get(Marble, "b")
    with pytest.raises(StaleWrite):
        await store.commit(Insert(B), Insert(A))
    assert await store.get(Marble, "b") is None


async def test_after_a_commit_in_doubt_the_disk_is_asked(below: Counting) -> None:
    store = over(below)
    await store.get(Marble, "a")
    below.fails_after = True
    with pytest.raises(CommitInDoubt):
        await store.commit(Insert(A))
    below.fails_after = False
    assert await store.get(Marble, "a") == A


async def test_after_a_cancelled_commit_the_disk_is_asked(below: Counting) -> None:
    store = over(below)
    await store.get(Marble, "a")
    below.may_commit.clear()
    await _cancelled(store, Insert(A))
    below.may_commit.set()
    assert await store.get(Marble, "a") == A
    assert await store.get(Marble, "a") == A
    assert below.read == 3  # in doubt, nothing is remembered
    await store.commit(Insert(B))
    await store.get(Marble, "a")
    await store.get(Marble, "a")
    assert below.read == 4


async def test_a_commit_clears_up_no_doubt_that_is_newer_than_itself(below: Counting) -> None:
    store = over(below)
    below.may_commit.clear()
    await _cancelled(store, Insert(A))
    later = asyncio.create_task(store.commit(Insert(B)))
    await asyncio.sleep(0.05)
    await _cancelled(store, Insert(C))
    below.may_commit.set()
    await later
    for _ in range(2):
        await store.get(Marble, "c")
    assert below.read == 2
    await store.commit(Delete(Marble, Where(equal={"id": "a"})))
    for _ in range(2):
        await store.get(Marble, "c")
    assert below.read == 3


async def _cancelled(store: Remembering, change: Change) -> None:
    writing = asyncio.create_task(store.commit(change))
    await asyncio.sleep(0.05)
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing


@pytest.mark.parametrize("seed", range(20))
async def test_it_always_agrees_with_the_disk(below: Counting, seed: int) -> None:
    """Several write and read at once; whenever all is quiet, every question has the answer of the disk."""
    chance, store = Random(seed), over(below, most=6)

    async def meddle() -> None:
        for _ in range(10):
            with suppress(StaleWrite):
                await store.commit(*await some_changes(store, chance))
            await store.find(Marble, Where(equal={"bag": chance.choice(BAGS)}))

    for _ in range(5):
        await asyncio.gather(*(meddle() for _ in range(4)))
        for bag in BAGS:
            for where in questions(bag):
                assert await store.find(Marble, where) == await below.store.find(Marble, where)
        for id_ in "abcdef":
            assert await store.get(Marble, id_) == await below.store.get(Marble, id_)


def questions(bag: str) -> Sequence[Where]:
    mine: dict[str, ColumnValue] = {"bag": bag}
    return (
        Where(equal=mine),
        Where(equal=mine, at_most={"number": 9}),
        Where(equal=mine, at_least={"number": 9}),
        Where(equal=mine, at_least={"number": 3}, at_most={"number": 12}),
        Where(equal=mine, among={"number": range(8)}),
        Where(equal=mine, among={"number": ()}),
    )


async def some_changes(store: Remembering, chance: Random) -> list[Change]:
    """Add, change, move to another bag, or take out; knowing what was there, or not."""
    id_, bag = chance.choice("abcdef"), chance.choice(BAGS)
    known = await store.get(Marble, id_)
    if known is None:
        return [Insert(Marble(id_, bag, chance.randrange(20)))]
    if chance.random() < 0.3:
        where = chance.choice(({"id": id_}, {"bag": bag}, {"bag": known.bag, "id": id_}, {"number": known.number}))
        return [Delete(Marble, Where(equal=where))]
    changed = replace(known, bag=bag, number=chance.randrange(20))
    return [Replace(changed, chance.choice((known, None)))]
