"""Two processes at one database: each looks after its own servers, and neither believes what the other has changed."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.shards.share import ShardShare, seconds
from bot.tables import ErrorCode, Limits, Tables, TableStatus
from bot.tables.core.running_time import LAPSE, PULSE, SHARED_BEAT
from bot.tables.core.sharing import Alone, Homes
from bot.tables.values.errors import TableError
from bot.tables.values.ids import digest_of, season_of
from data.errors import LeaseLost
from data.postgresql.leases import LeaseRows
from data.postgresql.store import PostgresqlStore
from data.records import Delivery, Entry, Notice, Pulse
from data.store import Insert, Replace, Where
from tests.bot.tables.rig import ANA, BEN, CHANNEL, DAY, HOUR, LINE, Dice, FakeClock, Rig
from tests.contract.stores.postgresql import address

EVEN, ODD = str(2 << 22), str(1 << 22)  # servers of the first and of the second shard


@dataclass
class Process:
    """One of the two: its tables, and the leases it holds."""

    rig: Rig
    share: ShardShare
    rows: LeaseRows

    @property
    def tables(self) -> Tables:
        return self.rig.tables

    async def take(self, shard: int) -> None:
        await self.rows.claim([shard])
        self.share.hold((await self.rows.renew()).leases, seconds() + 60)
        await self.tables.start()

    async def open(self, guild: str) -> str:
        with self.share.while_held(guild):
            offered = await self.tables.challenges.offer(ANA, guild, CHANNEL, LINE, BEN)
            await self.tables.challenges.accept(offered.subject, BEN)
        return offered.subject

    async def act(self, table: str, heard_on: str, **more: str) -> None:
        """Let whoever is to move take an action that was heard on this server."""
        with self.share.while_held(heard_on):
            await self.rig.act(table, **more)


async def process(where: str, clock: FakeClock, name: str, limits: Limits | None = None) -> Process:
    share = ShardShare(2)
    store = await PostgresqlStore.open(where)
    rows = LeaseRows(where, 2, name, lambda _: None)
    await rows.prepare()
    store.fence = share
    dice = Dice(name)
    return Process(Rig(store, clock, Tables(store, clock, draw=dice, sharing=share, limits=limits), dice), share, rows)


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Process, Process]]:
    where, clock = await address(tmp_path), FakeClock()
    first, second = await process(where, clock, "first", Limits(batch=2)), await process(where, clock, "second")
    await first.take(0)
    await second.take(1)
    yield first, second
    for one in (first, second):
        await one.rows.close()
        await one.rig.store.close()


Two = tuple[Process, Process]


async def test_each_shows_its_own_tables_only(two: Two) -> None:
    first, second = two
    evens = [await first.open(EVEN) for _ in range(5)]
    odd = await second.open(ODD)
    assert set(await first.tables.notices.waiting()) == set(evens)
    assert set(await second.tables.notices.waiting(limit=1)) == {odd}  # though five others come before it


async def test_a_reminder_is_due_with_one_process_only(two: Two) -> None:
    first, second = two
    even, odd = await first.open(EVEN), await second.open(ODD)
    first.rig.clock.forward(int(3 * DAY * 0.85))
    pulse = await first.rig.store.get(Pulse, PULSE)
    assert pulse is not None
    await first.rig.store.commit(Replace(replace(pulse, alive_at=first.rig.clock.at)))  # somebody was there meanwhile
    assert await second.tables.tick() == 1
    assert ("reminder" in await first.rig.kinds(even), "reminder" in await first.rig.kinds(odd)) == (False, True)
    assert await first.tables.tick() == 1
    assert "reminder" in await first.rig.kinds(even)


async def test_a_move_from_a_direct_message_is_seen_at_once_where_the_table_belongs(two: Two) -> None:
    first, second = two
    table = await second.open(ODD)
    await second.act(table, ODD)
    held = await second.tables.queries.table_view(table)
    await first.act(table, EVEN)  # heard by whoever hears direct messages
    seen = await second.tables.queries.table_view(table)
    assert seen.table.version > held.table.version
    await second.act(table, ODD)
    await first.act(table, EVEN)
    assert [entry.number for entry in await first.rig.log(table)] == [1, 2, 3, 4]


async def test_a_click_for_a_turn_that_another_process_has_played_is_an_old_one(two: Two) -> None:
    first, second = two
    table = await second.open(ODD)
    who, turn_no = await second.rig.mover(table), (await second.rig.table(table)).turn_no
    action = (await second.rig.legal(table))[0]
    await first.rig.turn(table)
    with pytest.raises(TableError) as refused, second.share.while_held(ODD):
        await second.tables.play.act(table, who, turn_no, action)
    assert refused.value.key in (ErrorCode.OLD_TURN, ErrorCode.NOT_YOUR_TURN)


async def test_who_has_lost_the_shard_writes_nothing_and_goes_on_when_it_is_back(two: Two) -> None:
    first, second = two
    table = await second.open(ODD)
    await second.act(table, ODD)
    before = await first.rig.store.count(Entry)
    with second.share.while_held(ODD):
        await second.rows.release([1])
        await first.take(1)
        with pytest.raises(LeaseLost):
            await second.rig.act(table)
        with pytest.raises(LeaseLost):
            await second.tables.notices.placed(table, CHANNEL)
    assert await first.rig.store.count(Entry) == before
    await first.act(table, ODD)
    await first.rows.release([1])
    await second.take(1)
    await second.act(table, ODD)
    assert [entry.number for entry in await first.rig.log(table)] == [1, 2, 3]


async def test_an_interaction_that_reaches_both_is_carried_out_once(two: Two) -> None:
    first, second = two
    table = await second.open(ODD)
    who, turn_no = await second.rig.mover(table), (await second.rig.table(table)).turn_no
    action = (await second.rig.legal(table))[0]
    with second.share.while_held(ODD):
        answer = await second.tables.play.act(table, who, turn_no, action, interaction="7")
    with first.share.while_held(EVEN):
        assert await first.tables.play.act(table, who, turn_no, action, interaction="7") == replace(answer, again=True)
    assert len(await first.rig.log(table)) == 1


# What one person does across servers


async def test_an_absence_stops_the_clocks_of_all_servers_whoever_heard_it(two: Two) -> None:
    first, second = two
    table = await second.open(ODD)
    await second.act(table, ODD)
    deadline = (await second.rig.table(table)).deadline_run or 0
    with first.share.while_held(EVEN):
        await first.tables.clock.away(ANA, first.rig.clock.at + 2 * DAY)
    assert (await second.rig.table(table)).deadline_run == deadline + 2 * DAY
    await second.rig.turn(table)  # nobody has told the second process
    assert (await second.rig.table(table)).deadline_run is not None
    assert second.tables.clock.away_until(ANA) == first.rig.clock.at + 2 * DAY
    with second.share.while_held(ODD):
        await second.tables.clock.back(ANA)
    assert first.tables.clock.away_until(ANA) is not None
    await first.tables.hear([f"person {ANA}"])
    assert first.tables.clock.away_until(ANA) is None


async def test_an_absence_declared_twice_at_once_is_one(two: Two) -> None:
    first, second = two
    with first.share.while_held(EVEN):
        await first.tables.clock.away(ANA, first.rig.clock.at + 2 * DAY)
    with second.share.while_held(ODD):
        await second.tables.clock.away(ANA, first.rig.clock.at + 3 * DAY)
    await first.tables.hear(())
    assert [one.until_at for one in first.tables.context.absences.of(ANA)] == [first.rig.clock.at + 3 * DAY]


async def test_who_is_forgotten_is_so_everywhere(two: Two) -> None:
    first, second = two
    even, odd = await first.open(EVEN), await second.open(ODD)
    await second.act(odd, ODD)
    with first.share.while_held(EVEN):
        await first.tables.people.erase(ANA)
    for table in (even, odd):
        assert (await second.tables.queries.table(table)).status == TableStatus.UNFINISHED
    with pytest.raises(TableError), second.share.while_held(ODD):
        await second.tables.play.act(odd, ANA, None, "x")
    assert await second.tables.queries.next_for(ANA) is None


async def test_preferences_are_the_same_everywhere(two: Two) -> None:
    first, second = two
    await first.tables.people.set_person(ANA, language="fr")
    assert (await second.tables.people.person(ANA)).language == "fr"
    await second.tables.people.set_person(ANA, direct=True)
    assert (await first.tables.people.person(ANA)).direct


async def test_a_table_of_ours_that_another_has_changed_is_looked_at(two: Two) -> None:
    first, second = two
    table = await second.open(ODD)
    await second.tables.notices.changed_subjects()
    told: list[str] = []
    second.tables.context.listeners.append(lambda heard, _: told.append(heard.id))
    await second.tables.hear([f"subject {table}"])
    await first.tables.hear([f"subject {table}"])
    assert told == [table]
    assert set(await second.tables.notices.changed_subjects()) == {table}


# Once for all


async def test_chores_are_done_by_the_first_shards_holder(two: Two) -> None:
    first, second = two
    old = first.rig.clock.at - 400 * DAY
    await first.rig.store.commit(Insert(Delivery("1", ANA, "{}", old)))
    await second.tables.tick()
    assert await first.rig.store.count(Delivery) >= 1
    assert await first.rig.store.get(Delivery, "1") is not None
    await first.tables.tick()
    assert await first.rig.store.get(Delivery, "1") is None


async def test_time_runs_as_long_as_one_of_them_is_there(two: Two) -> None:
    first, second = two
    table = await second.open(ODD)
    deadline = second.tables.clock.wall((await second.rig.table(table)).deadline_run or 0)
    for _ in range(8):
        first.rig.clock.forward(2 * SHARED_BEAT)
        await first.tables.tick()
    await second.tables.start()  # it wasn't there meanwhile, the first was
    assert second.tables.clock.wall((await second.rig.table(table)).deadline_run or 0) == deadline
    first.rig.clock.forward(HOUR)  # nobody was there
    await second.tables.tick(slept=HOUR)
    await first.tables.tick()
    for one in two:
        assert one.tables.clock.wall((await one.rig.table(table)).deadline_run or 0) == deadline + HOUR
    first.rig.clock.forward(LAPSE)  # a quarter of a minute is enough
    await first.tables.tick()
    assert first.tables.clock.wall((await first.rig.table(table)).deadline_run or 0) == deadline + HOUR + LAPSE


async def test_each_measures_its_own_outbox_only(two: Two) -> None:
    first, second = two
    evens = [await first.open(EVEN) for _ in range(3)]
    first.rig.clock.forward(HOUR)
    await second.open(ODD)
    counts = [len(await first.rig.store.find(Notice, Where(equal={"subject": subject}))) for subject in evens]
    assert (await first.tables.notices.due(), await first.tables.notices.oldest_due_s()) == (sum(counts), 3600)
    assert (await second.tables.notices.due() >= 1, await second.tables.notices.oldest_due_s()) == (True, 0)


async def test_what_goes_to_a_server_or_to_one_person_is_at_home_there_without_a_row() -> None:
    server, person = "1" * 18, "2" * 18
    homes = Homes(AsyncMock(find=AsyncMock(return_value=[])), Alone())
    subjects = [season_of(server), digest_of(person), "gone1"]
    assert await homes.of(subjects) == {season_of(server): server, digest_of(person): ""}
