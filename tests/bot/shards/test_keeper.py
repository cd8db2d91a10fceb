"""The keeper's rounds: shards are heard while they are held, silent while nobody knows, and go back to whoever asks."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest

from bot.shards import keeper as keeper_module
from bot.shards import share as share_module
from bot.shards.keeper import BACK_S, EVERY_S, ShardKeeper
from bot.shards.plan import read_plan
from bot.shards.share import ShardShare
from data.errors import StoreError, Unreachable
from data.postgresql.fencing import LEASE_S, ShardLease
from data.postgresql.leases import GRACE_S, Renewal


@dataclass
class Rows:
    """Leases in memory, as the database would give them."""

    free: set[int] = field(default_factory=set)
    held: dict[int, int] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)
    asked_back: list[int] = field(default_factory=list)
    failure: StoreError | None = None

    async def renew(self) -> Renewal:
        if self.failure:
            raise self.failure
        return Renewal([ShardLease(*one) for one in sorted(self.held.items())], frozenset(self.asked))

    async def claim(self, wanted: Iterable[int], *, as_guest: bool = False, left_for: float = 0.0) -> list[ShardLease]:
        found = [ShardLease(shard, 1) for shard in sorted(self.free & set(wanted))] if not left_for else []
        self.free -= {lease.shard for lease in found}
        self.held |= {lease.shard: 1 for lease in found}
        return found

    async def ask_back(self, shards: Iterable[int]) -> None:
        self.asked_back = sorted(shards)

    async def release(self, shards: Iterable[int]) -> None:
        for shard in shards:
            self.held.pop(shard, None)


@dataclass
class Runner:
    heard: set[int] = field(default_factory=set)
    paused: set[int] = field(default_factory=set)

    def run_shard(self, shard: int) -> None:
        self.heard.add(shard)
        self.paused.discard(shard)

    def pause_shard(self, shard: int) -> None:
        self.heard.discard(shard)
        self.paused.add(shard)

    def stop_shard(self, shard: int) -> None:
        self.heard.discard(shard)
        self.paused.discard(shard)


@dataclass
class Stage:
    rows: Rows
    share: ShardShare
    keeper: ShardKeeper
    time: list[float]
    runner: Runner = field(default_factory=Runner)
    looked_over: int = 0
    failure: StoreError | None = None

    async def taken(self) -> None:
        self.looked_over += 1
        if self.failure:
            raise self.failure

    async def rounds(self, count: int = 1) -> None:
        for _ in range(count):
            await self.keeper.round(self.runner, self.taken)
            await asyncio.sleep(0)


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    time = [100.0]
    for module in (share_module, keeper_module):
        monkeypatch.setattr(module, "seconds", lambda: time[0])
    share = ShardShare(4)
    keeper, rows = ShardKeeper(read_plan("0-1/4"), share), Rows({0, 1, 2, 3})
    keeper.rows = rows  # type: ignore[assignment]
    return Stage(rows, share, keeper, time)


async def test_what_is_taken_is_looked_over_and_then_heard(stage: Stage) -> None:
    await stage.rounds()
    assert (stage.runner.heard, stage.looked_over) == ({0, 1}, 1)


async def test_what_could_not_be_looked_over_is_not_heard_and_tried_again(stage: Stage) -> None:
    stage.failure = Unreachable("gone")
    await stage.rounds(3)
    assert stage.runner.heard == set()
    stage.failure = None
    await stage.rounds(3)
    assert stage.runner.heard == {0, 1}


async def test_what_another_has_taken_is_heard_no_longer(stage: Stage) -> None:
    await stage.rounds()
    del stage.rows.held[1]
    await stage.rounds(1)
    assert stage.runner.heard == {0}
    assert set(stage.share.held) == {0}


async def test_without_the_database_shards_fall_silent_when_their_time_is_over_and_come_back(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.rounds()
    stage.rows.failure = Unreachable("gone")
    await stage.rounds()
    assert stage.runner.heard == {0, 1}
    stage.time[0] += LEASE_S
    await stage.rounds()
    assert (stage.runner.heard, stage.runner.paused) == (set(), {0, 1})
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    stage.rows.failure = None
    await stage.rounds(1)
    assert (stage.runner.heard, stage.runner.paused) == ({0, 1}, set())


async def test_who_is_cut_off_tries_again_more_often_than_a_grace_lasts(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        stage.rows.failure = None if len(pauses) == 3 else Unreachable("gone")
        if len(pauses) == 4:
            raise asyncio.CancelledError

    monkeypatch.setattr("bot.shards.keeper.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await stage.keeper.run(stage.runner, stage.taken)
    assert pauses == [EVERY_S, BACK_S, BACK_S, EVERY_S]
    assert BACK_S < EVERY_S < GRACE_S


async def test_a_returning_process_asks_for_its_shards(stage: Stage) -> None:
    stage.rows.free = {0}
    await stage.rounds()
    assert (stage.runner.heard, stage.rows.asked_back) == ({0}, [1])


async def test_what_is_asked_back_falls_silent_first_and_goes_a_round_later(stage: Stage) -> None:
    await stage.rounds()
    stage.rows.asked = {1}
    await stage.rounds(1)
    assert (stage.runner.heard, set(stage.share.held), set(stage.rows.held)) == ({0}, {0, 1}, {0, 1})
    await stage.rounds(1)
    assert (stage.runner.heard, set(stage.share.held), set(stage.rows.held)) == ({0}, {0}, {0})


async def test_at_the_end_all_is_given_up(stage: Stage) -> None:
    await stage.rounds()
    await stage.keeper.give_up()
    assert (stage.rows.held, stage.share.is_idle) == ({}, True)
