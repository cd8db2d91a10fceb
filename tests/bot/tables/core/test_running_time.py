"""What counts as time in which the program wasn't there, kept by one process or by several."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.tables.core.running_time import BEAT, LAPSE, SHARED_BEAT, RunningTime
from data.records import Pulse
from data.sqlite.store import SqliteStore
from data.store import Store
from tests.bot.tables.rig import DAY, HOUR, SECOND, START, FakeClock
from tests.data.whole_schema import whole_schema


@pytest.fixture
async def kept() -> AsyncIterator[Store]:
    store = await SqliteStore.memory(whole_schema())
    yield store
    await store.close()


async def begun(clock: FakeClock, store: Store, *, is_shared: bool = False) -> tuple[RunningTime, int]:
    """Start anew, and tell what was missed."""
    time = RunningTime(clock, store, is_shared)
    return time, await time.begin()


async def pulses(store: Store) -> list[tuple[int, int]]:
    return [(one.alive_at, one.missed) for one in await store.find(Pulse)]


@pytest.mark.parametrize("is_shared", [False, True])
async def test_the_first_start_has_missed_nothing(kept: Store, is_shared: bool) -> None:
    time, missed = await begun(FakeClock(), kept, is_shared=is_shared)
    assert (missed, time.run(), time.wall(START)) == (0, START, START)
    assert await pulses(kept) == [(START, 0)]


async def test_what_passed_since_the_last_beat_is_missed_and_adds_up(kept: Store) -> None:
    clock = FakeClock()
    await begun(clock, kept)
    for span, total in ((HOUR, HOUR), (SECOND, HOUR + SECOND)):
        clock.forward(span)
        time, missed = await begun(clock, kept)
        assert (missed, time.run(), time.wall(START)) == (span, START, START + total)
    assert await pulses(kept) == [(START + HOUR + SECOND, HOUR + SECOND)]


async def test_a_clock_that_was_put_back_gives_no_time(kept: Store) -> None:
    clock = FakeClock()
    await begun(clock, kept)
    clock.forward(-HOUR)
    time, missed = await begun(clock, kept)
    assert (missed, time.run()) == (0, START - HOUR)
    assert await pulses(kept) == [(START - HOUR, 0)]


async def test_it_beats_now_and_then_and_also_after_a_clock_was_put_back(kept: Store) -> None:
    clock = FakeClock()
    time, _ = await begun(clock, kept)
    for later, kept_at in ((BEAT - 1, START), (1, START + BEAT), (-BEAT, START)):
        clock.forward(later)
        await time.beat()
        assert await pulses(kept) == [(kept_at, 0)]


async def test_what_the_machine_slept_is_missed(kept: Store) -> None:
    clock = FakeClock()
    time, _ = await begun(clock, kept)
    clock.forward(DAY)
    await time.miss(DAY)
    assert (time.run(), await pulses(kept)) == (START, [(START + DAY, DAY)])


async def test_of_several_processes_one_is_enough_for_time_to_run(kept: Store) -> None:
    clock = FakeClock()
    one, _ = await begun(clock, kept, is_shared=True)
    beats = ((SHARED_BEAT - 1, 0), (1, SHARED_BEAT), (LAPSE - 1, SHARED_BEAT + LAPSE - 1))
    for later, beat in beats:
        clock.forward(later)
        assert await one.follow() == 0
        assert await pulses(kept) == [(START + beat, 0)]
    clock.forward(LAPSE - 1)
    other, missed = await begun(clock, kept, is_shared=True)
    assert (missed, other.run()) == (0, clock.now())


async def test_what_all_processes_missed_is_counted_by_one_of_them(kept: Store) -> None:
    clock = FakeClock()
    both = [(await begun(clock, kept, is_shared=True))[0] for _ in range(2)]
    clock.forward(LAPSE)
    assert sorted(await asyncio.gather(*(time.follow() for time in both))) == [0, LAPSE]
    assert [time.run() for time in both] == [START, START]
