"""Leases: one holder a shard, a term that grows, expiry by the server's clock, nothing taken after a restart."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from data.errors import OtherShardCount, Unreachable
from data.postgresql import leases
from data.postgresql.fencing import ShardLease
from data.postgresql.leases import LeaseRows
from data.postgresql.store import PostgresqlStore
from tests.contract.stores.postgresql import address, running
from tools.postgresql import Server, new_server

SHARDS = 4


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_S", 0.4)


@pytest.fixture
async def where(tmp_path: Path) -> str:
    made = await address(tmp_path)
    await (await PostgresqlStore.open(made)).close()
    return made


@asynccontextmanager
async def process(where: str, name: str, shards: int = SHARDS) -> AsyncIterator[LeaseRows]:
    rows = LeaseRows(where, shards, name, lambda _: None)
    try:
        await rows.prepare()
        yield rows
    finally:
        await rows.close()


async def test_a_shard_has_one_holder_and_its_term_grows_with_each(where: str) -> None:
    async with process(where, "one") as one, process(where, "two") as two:
        assert await one.claim(range(SHARDS)) == [ShardLease(shard, 1) for shard in range(SHARDS)]
        assert await two.claim(range(SHARDS)) == []
        assert await one.claim(range(SHARDS)) == []
        await one.release([1, 3])
        assert await two.claim([1, 2, 3]) == [ShardLease(1, 2), ShardLease(3, 2)]
        assert (await one.renew()).leases == [ShardLease(0, 1), ShardLease(2, 1)]
        assert (await two.renew()).leases == [ShardLease(1, 2), ShardLease(3, 2)]


async def test_of_many_who_claim_at_once_each_shard_goes_to_one(where: str) -> None:
    async with process(where, "one") as one, process(where, "two") as two, process(where, "three") as three:
        taken = await asyncio.gather(*(who.claim(range(SHARDS)) for who in (one, two, three)))
        assert sorted(lease for each in taken for lease in each) == [ShardLease(shard, 1) for shard in range(SHARDS)]


async def test_what_is_not_renewed_expires_and_what_is_does_not(where: str) -> None:
    async with process(where, "one") as one, process(where, "two") as two:
        await one.claim([0])
        until = time.monotonic() + 1.0
        while time.monotonic() < until:
            assert (await one.renew()).leases == [ShardLease(0, 1)]
            assert await two.claim([0]) == []
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        assert await two.claim([0]) == [ShardLease(0, 2)]
        assert (await one.renew()).leases == []


async def test_what_expired_and_nobody_took_is_renewed_under_its_term(where: str) -> None:
    async with process(where, "one") as one:
        await one.claim([2])
        await asyncio.sleep(0.5)
        assert (await one.renew()).leases == [ShardLease(2, 1)]


async def test_a_standby_takes_only_what_somebody_has_held(where: str) -> None:
    async with process(where, "one") as one, process(where, "standby") as standby:
        assert await standby.claim(range(SHARDS), as_guest=True) == []
        await one.claim([3])
        await one.release([3])
        assert await standby.claim(range(SHARDS), as_guest=True) == [ShardLease(3, 2)]


async def test_a_guest_is_asked_for_what_another_process_is_there_for(where: str) -> None:
    async with process(where, "own") as own, process(where, "guest") as guest:
        await own.claim([0, 1])
        await own.release([0, 1])
        assert await guest.claim([0], as_guest=True) == [ShardLease(0, 2)]
        assert (await guest.renew()).asked == set()
        await own.ask_back([0, 1])
        assert (await guest.renew()).asked == {0}
        await guest.release([0])
        assert await guest.claim([0], as_guest=True) == []  # nor anybody else who isn't there for it
        assert await own.claim([0]) == [ShardLease(0, 3)]
        await guest.ask_back([0])
        assert (await own.renew()).asked == set()


async def test_what_was_left_is_taken_by_others_only_after_a_while(where: str) -> None:
    async with process(where, "one") as one, process(where, "other") as other:
        await one.claim([0, 1])
        await one.release([0])
        assert await other.claim([0, 1], as_guest=True, left_for=0.6) == []
        await asyncio.sleep(0.7)
        assert await other.claim([0, 1], as_guest=True, left_for=0.6) == [ShardLease(0, 2)]
        await asyncio.sleep(0.4)
        assert await other.claim([0, 1], as_guest=True, left_for=0.6) == [ShardLease(1, 2)]


async def test_all_must_count_the_shards_alike_while_others_run(where: str) -> None:
    async with process(where, "one") as one:
        await one.claim([0])
        with pytest.raises(OtherShardCount, match="with 4 shards, not 8"):
            async with process(where, "two", 8):
                pass
        await asyncio.sleep(0.5)
        async with process(where, "two", 8) as two:
            assert await two.claim(range(8)) == [ShardLease(0, 2), *(ShardLease(shard, 1) for shard in range(1, 8))]
            assert (await one.renew()).leases == []


async def test_sessions_of_one_bucket_are_spaced_over_all_processes(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SPACING_S", 0.5)
    async with process(where, "one") as one, process(where, "two") as two:
        assert sorted(await asyncio.gather(one.begin_session(0), two.begin_session(0)))[0] == 0
        began = time.monotonic()
        assert 0 < await one.begin_session(0) <= 0.5
        assert await two.begin_session(1) == 0  # another bucket
        while wait := await two.begin_session(0):  # noqa: ASYNC110 it is the database that is asked
            await asyncio.sleep(wait)
        assert 0.4 < time.monotonic() - began < 2
        assert await one.begin_session(0) > 0


# A server that goes


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    made = new_server(running().bin)
    yield made
    made.remove()


async def test_after_a_restart_leases_are_left_to_their_holders_for_one_leases_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE_S", 1.0)
    where = server.address()
    await (await PostgresqlStore.open(where)).close()
    async with process(where, "one") as one, process(where, "two") as two:
        await one.claim([0, 1])
        server.stop()
        with pytest.raises(Unreachable):
            await one.renew()
        await asyncio.sleep(1.1)
        await asyncio.to_thread(server.start)
        assert await two.claim([0, 1]) == []
        assert (await one.renew()).leases == [ShardLease(0, 1), ShardLease(1, 1)]
        db = await asyncpg.connect(where)
        await db.execute("update leases set expires_at = clock_timestamp() - interval '1 hour' where shard = 0")
        await db.close()
        await asyncio.sleep(1.1)
        assert await two.claim([0]) == [ShardLease(0, 2)]
