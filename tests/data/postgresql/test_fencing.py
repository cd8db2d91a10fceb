"""Only who holds the lease writes: whatever was begun before, however late it comes, alone or among others."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from data.errors import LeaseLost, StaleWrite, Unreachable
from data.migration import Migration, known
from data.postgresql import leases
from data.postgresql.fencing import LEASE_S, MOST_TOLD, ShardLease
from data.postgresql.leases import LeaseRows
from data.postgresql.store import PostgresqlStore
from data.store import Change, Insert, Replace
from tests.contract.stores.marbles import MIGRATIONS, A, Marble
from tests.contract.stores.postgresql import address

SHARDS_SQL = next(one.text for one in known("postgresql") if one.name == "shards")
BOTH = [*MIGRATIONS, Migration(2, "shards", SHARDS_SQL)]


class Work:
    """Says under which leases the running work began."""

    def __init__(self) -> None:
        self.begun = frozenset[ShardLease]()
        self.said: tuple[str, ...] = ()

    def leases(self) -> frozenset[ShardLease]:
        return self.begun

    def changed(self, changes: Sequence[Change]) -> tuple[str, ...]:
        return self.said

    @contextmanager
    def under(self, *begun: ShardLease) -> Iterator[None]:
        before, self.begun = self.begun, frozenset(begun)
        yield
        self.begun = before


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_S", 0.2)
    monkeypatch.setattr(leases, "GRACE_S", 0.0)


@pytest.fixture
async def where(tmp_path: Path) -> str:
    return await address(tmp_path)


@pytest.fixture
async def store(where: str) -> AsyncIterator[PostgresqlStore]:
    opened = await PostgresqlStore.open(where, BOTH)
    yield opened
    await opened.close()


@pytest.fixture
def work(store: PostgresqlStore) -> Work:
    store.fence = made = Work()
    return made


@pytest.fixture
async def one(where: str, store: PostgresqlStore) -> AsyncIterator[LeaseRows]:
    rows = LeaseRows(where, 4, "one", lambda _: None)
    await rows.prepare()
    yield rows
    await rows.close()


@pytest.fixture
async def two(where: str, store: PostgresqlStore) -> AsyncIterator[LeaseRows]:
    rows = LeaseRows(where, 4, "two", lambda _: None)
    yield rows
    await rows.close()


async def test_who_has_lost_the_lease_writes_nothing_and_is_told_so(
    store: PostgresqlStore, work: Work, one: LeaseRows, two: LeaseRows
) -> None:
    [lease] = await one.claim([1])
    with work.under(lease):
        await store.commit(Insert(A))
        await one.release([1])
        [newer] = await two.claim([1])
        with pytest.raises(LeaseLost):
            await store.commit(Insert(Marble("late", number=9)))
    with work.under(newer):
        await store.commit(Replace(A))
    assert [marble.id for marble in await store.find(Marble)] == ["a"]


async def test_of_a_group_only_what_lost_its_lease_fails(
    store: PostgresqlStore, work: Work, one: LeaseRows, two: LeaseRows
) -> None:
    leases = await one.claim([0, 1, 2])
    await one.release([1])
    await two.claim([1])
    asked = []
    for number in range(30):
        with work.under(leases[number % 3]):
            asked.append(asyncio.ensure_future(store.commit(Insert(Marble(str(number), number=number)))))
            await asyncio.sleep(0 if number % 7 else 0.005)
    with work.under(leases[0]):
        asked.append(asyncio.ensure_future(store.commit(Insert(Marble("0", number=99)))))
    told = [type(outcome) for outcome in await asyncio.gather(*asked, return_exceptions=True)]
    assert told == [LeaseLost if number % 3 == 1 else type(None) for number in range(30)] + [StaleWrite]
    assert {int(marble.id) % 3 for marble in await store.find(Marble)} == {0, 2}


async def test_a_commit_under_several_leases_needs_them_all(
    store: PostgresqlStore, work: Work, one: LeaseRows, two: LeaseRows
) -> None:
    leases = await one.claim([0, 1])
    with work.under(*leases):
        await store.commit(Insert(A))
        await one.release([0])
        await two.claim([0])
        with pytest.raises(LeaseLost):
            await store.commit(Insert(Marble("late", number=9)))


async def test_a_lease_changes_hands_only_between_transactions(
    where: str, work: Work, one: LeaseRows, two: LeaseRows, store: PostgresqlStore
) -> None:
    """A commit that has seen its lease hold comes before the take-over; the holder renews meanwhile, unhindered."""
    [lease] = await one.claim([3])
    held_up = await asyncpg.connect(where)
    await held_up.execute("begin; lock table marbles in share mode")
    with work.under(lease):
        commit = asyncio.ensure_future(store.commit(Insert(A)))
        while not await held_up.fetchval("select exists (select from pg_locks where not granted)"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert (await one.renew()).leases == [lease]
    await asyncio.sleep(0.3)
    assert await two.claim([3]) == []  # expired, but somebody is writing under it
    await held_up.execute("rollback")
    await held_up.close()
    await commit
    assert await two.claim([3]) == [ShardLease(3, 2)]
    assert await store.get(Marble, "a") == A


async def test_a_process_that_stands_still_in_a_transaction_lets_go_before_its_lease_ends() -> None:
    assert float(leases.SETTINGS["idle_in_transaction_session_timeout"].rstrip("s")) < LEASE_S


# Telling others


async def test_others_hear_of_what_was_committed_and_of_nothing_else(
    where: str, store: PostgresqlStore, work: Work, one: LeaseRows
) -> None:
    heard: list[tuple[str, ...]] = []
    other = LeaseRows(where, 4, "other", lambda changed: heard.append(tuple(changed)))
    await other.prepare()
    leases = await one.claim([0])
    with work.under(*leases):
        work.said = ("table a", "it's \\ é")
        await store.commit(Insert(A))
        with pytest.raises(StaleWrite):
            await store.commit(Insert(A))
        work.said = ()
        await store.commit(Insert(Marble("b", number=2)))
        work.said = tuple(f"table {number}" for number in range(MOST_TOLD // 8))
        await store.commit(Insert(Marble("c", number=3)))
    for _ in range(3000):
        if len(heard) >= 2:
            break
        await asyncio.sleep(0.01)
    await other.close()
    assert [sorted(one) for one in heard] == [sorted(("table a", "it's \\ é")), []]  # too much is: all may have changed


async def test_who_was_cut_off_hears_that_everything_may_have_changed(where: str, store: PostgresqlStore) -> None:
    heard: list[tuple[str, ...]] = []
    other = LeaseRows(where, 4, "other", lambda changed: heard.append(tuple(changed)))
    await other.prepare()
    db = await asyncpg.connect(where)
    await db.execute("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'other'")
    await db.close()
    assert heard == []
    while not heard:
        with suppress(Unreachable):  # until it is noticed
            assert (await other.renew()).leases == []
    await other.close()
    assert heard == [()]
