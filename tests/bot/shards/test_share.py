"""Which servers are ours, and under which lease a piece of work goes on."""

import asyncio

import pytest

from bot.shards import share as share_module
from bot.shards.share import ShardShare
from data.errors import LeaseLost
from data.postgresql.fencing import ShardLease
from data.records import Away, Person, Server
from data.store import Change, Delete, Insert, Replace, Where
from tests.bot.tables.rig import ANA

ODD, EVEN = str(1 << 22), str(2 << 22)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    time = [100.0]
    monkeypatch.setattr(share_module, "seconds", lambda: time[0])
    return time


@pytest.fixture
def share(now: list[float]) -> ShardShare:
    made = ShardShare(2)
    made.hold([ShardLease(1, 5)], until=106.0)
    return made


def test_a_server_belongs_to_its_shard_and_direct_messages_to_the_first(share: ShardShare) -> None:
    assert [share.shard_of(guild) for guild in (ODD, EVEN, "dm:1001", "", None)] == [1, 0, 0, 0, 0]
    assert share.is_ours(ODD)
    assert not share.is_ours(EVEN)
    assert not share.does_chores
    share.hold([ShardLease(0, 1)], until=106.0)
    assert share.is_ours("dm:1001")
    assert share.does_chores


def test_what_is_allowed_to_one_bot_is_shared_by_the_shards(share: ShardShare) -> None:
    assert share.part == 0.5
    share.hold([], until=106.0)
    assert share.part == 0


def test_what_was_not_renewed_in_time_is_no_longer_ours(share: ShardShare, now: list[float]) -> None:
    now[0] = 106.0
    assert not share.is_ours(ODD)
    assert share.is_idle
    with pytest.raises(LeaseLost), share.while_held(ODD):
        raise AssertionError("the work has begun")


def test_work_goes_on_under_the_lease_it_began_with_whatever_happens_meanwhile(share: ShardShare) -> None:
    with share.while_held(ODD):
        share.hold([ShardLease(0, 9)], until=106.0)
        assert share.leases() == {ShardLease(1, 5)}
        with pytest.raises(LeaseLost):
            share.check()
        share.hold([ShardLease(1, 7)], until=106.0)  # lost, and got back: still not the same
        assert share.leases() == {ShardLease(1, 5)}
        with pytest.raises(LeaseLost):
            share.check()
    share.check()


def test_work_of_the_whole_process_needs_all_its_leases(share: ShardShare) -> None:
    share.hold([ShardLease(0, 2), ShardLease(1, 5)], until=106.0)
    assert share.leases() == {ShardLease(0, 2), ShardLease(1, 5)}
    share.hold([], until=0.0)
    with pytest.raises(LeaseLost):
        share.leases()


async def test_each_piece_of_work_has_a_lease_of_its_own(share: ShardShare) -> None:
    share.hold([ShardLease(0, 2), ShardLease(1, 5)], until=106.0)

    async def work(guild: str) -> frozenset[ShardLease]:
        with share.while_held(guild):
            await asyncio.sleep(0)
            return share.leases()

    odd, even = await asyncio.gather(work(ODD), work(EVEN))
    assert (odd, even) == (frozenset({ShardLease(1, 5)}), frozenset({ShardLease(0, 2)}))


def test_others_hear_of_people_and_of_their_own_tables(share: ShardShare) -> None:
    away = Away("a", ANA, 1, 2, 1, 2)
    changes: list[Change] = [
        Insert(away),
        Replace(Person(ANA)),
        Delete(Person, Where(equal={"id": ANA})),
        Insert(Server(ODD)),
    ]
    assert share.changed(changes) == (f"person {ANA}",) * 3
    assert share.changed([Delete(Away, Where(equal={"person": ANA}))]) == (f"person {ANA}",)
