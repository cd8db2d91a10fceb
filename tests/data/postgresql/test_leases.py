"""Leases: one holder a shard, a term that grows, expiry by the server's clock, nothing taken right after a restart."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import pytest

from bot.shards import keeper
from data.errors import OtherShardCount, Unreachable
from data.postgresql import leases
from data.postgresql.fencing import ShardLease
from data.postgresql.leases import LeaseRows
from data.postgresql.store import PostgresqlStore
from tests.contract.stores.postgresql import address, running
from tools.postgresql import Server

SHARDS = 4
LEASE, ASKED, SPACING = 3600.0, 1800.0, 900.0  # so long that no busy machine matters: see `pass_time`


@pytest.fixture(autouse=True)
def long_spans(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, span in (("LEASE_S", LEASE), ("ASKED_S", ASKED), ("SPACING_S", SPACING)):
        monkeypatch.setattr(leases, name, span)


@pytest.fixture
def long_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody have been connected for an hour: who has just connected leaves leases alone for a while."""
    monkeypatch.setattr(leases, "GRACE_S", -3600.0)


async def pass_time(where: str, seconds: float) -> None:
    """Put back all moments the server has noted, which needs no waiting and no haste."""
    db = await asyncpg.connect(where)
    for table, column in (("leases", "expires_at"), ("leases", "asked_at"), ("identifies", "at")):
        await db.execute(f"update {table} set {column} = {column} - make_interval(secs => $1)", seconds)
    await db.close()


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


@pytest.mark.usefixtures("long_connected")
async def test_what_is_not_renewed_expires_and_what_is_does_not(where: str) -> None:
    async with process(where, "one") as one, process(where, "two") as two:
        await one.claim([0])
        for _ in range(3):
            await pass_time(where, LEASE / 2)
            assert (await one.renew()).leases == [ShardLease(0, 1)]
            assert await two.claim([0]) == []
        await pass_time(where, LEASE)
        assert await two.claim([0]) == [ShardLease(0, 2)]
        assert (await one.renew()).leases == []


async def test_what_expired_and_nobody_took_is_renewed_under_its_term(where: str) -> None:
    async with process(where, "one") as one:
        await one.claim([2])
        await pass_time(where, 2 * LEASE)
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
        await pass_time(where, ASKED)
        assert (await guest.renew()).asked == set()  # it went again before it was heard
        await own.ask_back([0])
        await guest.release([0])
        assert await guest.claim([0], as_guest=True) == []  # nor anybody else who isn't there for it
        assert await own.claim([0]) == [ShardLease(0, 3)]
        await guest.ask_back([0])
        assert (await own.renew()).asked == set()


@pytest.mark.usefixtures("long_connected")
async def test_a_process_back_before_its_lease_is_over_takes_it_up_itself_and_no_guest_first(where: str) -> None:
    async with process(where, "killed") as killed, process(where, "back") as back, process(where, "guest") as guest:
        await killed.claim([0, 1])
        await pass_time(where, LEASE)
        await back.ask_back([0])
        assert (await killed.renew()).asked == set()  # were it alive, it would be no guest
        await pass_time(where, LEASE)
        await back.ask_back([0])
        assert await guest.claim([0, 1], as_guest=True) == [ShardLease(1, 2)]
        assert await back.claim([0]) == [ShardLease(0, 2)]


@pytest.mark.usefixtures("long_connected")
async def test_who_asked_and_went_keeps_nobody_waiting(where: str) -> None:
    async with process(where, "killed") as killed, process(where, "back") as back, process(where, "guest") as guest:
        await killed.claim([0])
        await back.ask_back([0])
        await pass_time(where, LEASE)
        assert await guest.claim([0], as_guest=True) == [ShardLease(0, 2)]


@pytest.mark.usefixtures("long_connected")
async def test_what_was_left_is_taken_by_others_only_after_a_while(where: str) -> None:
    async with process(where, "one") as one, process(where, "other") as other:
        await one.claim([0, 1])
        await one.release([0])
        assert await other.claim([0, 1], as_guest=True, left_for=LEASE) == []
        await pass_time(where, LEASE)
        assert await other.claim([0, 1], as_guest=True, left_for=LEASE) == [ShardLease(0, 2)]
        await pass_time(where, LEASE)
        assert await other.claim([0, 1], as_guest=True, left_for=LEASE) == [ShardLease(1, 2)]


@pytest.mark.usefixtures("long_connected")
async def test_all_must_count_the_shards_alike_while_others_run(where: str) -> None:
    async with process(where, "one") as one:
        await one.claim([0])
        with pytest.raises(OtherShardCount, match="with 4 shards, not 8"):
            async with process(where, "two", 8):
                pass
        await pass_time(where, LEASE)
        async with process(where, "two", 8) as two:
            assert await two.claim(range(8)) == [ShardLease(0, 2), *(ShardLease(shard, 1) for shard in range(1, 8))]
            assert (await one.renew()).leases == []


async def test_sessions_of_one_bucket_are_spaced_over_all_processes(where: str) -> None:
    async with process(where, "one") as one, process(where, "two") as two:
        assert sorted(await asyncio.gather(one.begin_session(0), two.begin_session(0)))[0] == 0
        assert 0 < await one.begin_session(0) <= SPACING
        assert await two.begin_session(1) == 0  # another bucket
        await pass_time(where, SPACING)
        assert await two.begin_session(0) == 0
        await pass_time(where, SPACING)
        await two.session_begun(0)  # it took so long to get there
        assert 0 < await one.begin_session(0) <= SPACING
        assert await one.begin_session(1) == 0


# A server that goes


@contextmanager
def gone(server: Server) -> Iterator[None]:
    server.stop()
    try:
        yield
    finally:
        server.start()  # for other tests, too


async def test_who_could_not_reach_the_server_leaves_expired_leases_to_their_holders_for_a_while(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "GRACE_S", 3600.0)
    async with process(where, "one") as one, process(where, "two") as two:
        await one.claim([0, 1])
        with gone(running()):
            for who in (one, two):
                with pytest.raises(Unreachable):
                    await who.renew()
        await pass_time(where, LEASE)
        assert await two.claim([0, 1]) == []
        assert (await one.renew()).leases == [ShardLease(0, 1), ShardLease(1, 1)]
        await one.release([1])
        assert await two.claim([0, 1]) == [ShardLease(1, 2)]  # what was let go of needs no waiting
        await pass_time(where, LEASE)
        monkeypatch.setattr(leases, "GRACE_S", 0.0)  # as if so much time had passed since
        assert await two.claim([0, 1]) == [ShardLease(0, 2)]


async def test_a_server_that_takes_no_connection_is_given_up_before_the_grace_is_over(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert leases.HASTE_S + keeper.BACK_S < leases.GRACE_S
    monkeypatch.setattr(leases, "HASTE_S", 0.01)
    monkeypatch.setattr(leases, "CONNECT_SECONDS", 600.0)
    async with process(where, "one") as one:
        with socket.create_server(("127.0.0.1", 0)) as deaf:
            one._address = f"postgresql://cairn:x@127.0.0.1:{deaf.getsockname()[1]}/cairn"
            one._let_go()
            with pytest.raises(Unreachable):
                await asyncio.wait_for(one.renew(), 300)
        one._address = where
        assert await one.claim([0]) == [ShardLease(0, 1)]
