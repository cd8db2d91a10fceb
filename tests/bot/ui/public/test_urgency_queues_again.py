"""Something new of a subject that is being shown is shown after it, as urgently as its most urgent part."""

import asyncio

import pytest

from bot.tables.values.notice_contents import Urgency
from bot.ui.public.urgency_queues import SLOTS, UrgencyQueues

AT_ONCE, OPENING, IN_TIME = Urgency


class Shows:
    """Notes what is shown; each is shown until it is let go."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, Urgency]] = []
        self._going: dict[str, asyncio.Event] = {}
        self.queues = UrgencyQueues(self._serve)

    async def _serve(self, subject: str, urgency: Urgency) -> None:
        self.begun.append((subject, urgency))
        self._going[subject] = asyncio.Event()
        await self._going[subject].wait()

    async def settles(self) -> list[tuple[str, Urgency]]:
        for _ in range(5):
            await asyncio.sleep(0)
        begun, self.begun = self.begun, []
        return begun

    async def done(self, subject: str) -> list[tuple[str, Urgency]]:
        self._going.pop(subject).set()
        return await self.settles()


@pytest.mark.parametrize("order", [(AT_ONCE, IN_TIME), (IN_TIME, AT_ONCE), (IN_TIME, AT_ONCE, OPENING)])
async def test_a_later_reminder_does_not_make_a_waiting_turn_wait_like_one(order: tuple[Urgency, ...]) -> None:
    shows = Shows()
    shows.queues.attend("table", IN_TIME)
    assert await shows.settles() == [("table", IN_TIME)]
    for urgency in order:
        shows.queues.attend("table", urgency)
    assert await shows.settles() == [], "no subject is shown twice at a time"
    assert shows.queues.urgency_of("table", IN_TIME) is AT_ONCE
    assert await shows.done("table") == [("table", AT_ONCE)]
    assert await shows.done("table") == [], "once is enough"
    assert shows.queues.urgency_of("table", IN_TIME) is IN_TIME
    await shows.queues.finish(0)


async def test_a_subject_that_waits_with_the_slow_moves_to_the_front_when_a_turn_comes() -> None:
    shows = Shows()
    for nth in range(SLOTS[IN_TIME]):
        shows.queues.attend(f"reminder {nth}", IN_TIME)
    shows.queues.attend("table", IN_TIME)
    shows.queues.attend("other", IN_TIME)
    assert len(await shows.settles()) == SLOTS[IN_TIME]
    shows.queues.attend("table", AT_ONCE)
    assert await shows.settles() == [("table", AT_ONCE)]
    shows.queues.attend("table", IN_TIME)
    assert await shows.done("reminder 0") == [("other", IN_TIME)]
    await shows.queues.finish(0)


async def test_a_subject_that_waits_with_the_urgent_does_not_wait_with_the_slow_as_well() -> None:
    shows = Shows()
    for nth in range(SLOTS[OPENING]):
        shows.queues.attend(f"thread {nth}", OPENING)
    shows.queues.attend_all({"table": OPENING})
    assert len(await shows.settles()) == SLOTS[OPENING]
    shows.queues.attend("table", IN_TIME)
    assert await shows.settles() == []
    assert await shows.done("thread 0") == [("table", OPENING)]
    await shows.queues.finish(0)


async def test_what_waits_when_the_program_stops_is_not_begun() -> None:
    shows = Shows()
    for nth in range(SLOTS[IN_TIME] + 1):
        shows.queues.attend(f"reminder {nth}", IN_TIME)
    shows.queues.attend("reminder 0", IN_TIME)
    assert len(await shows.settles()) == SLOTS[IN_TIME]
    ending = asyncio.ensure_future(shows.queues.finish(20))
    await shows.settles()
    for nth in range(SLOTS[IN_TIME]):
        assert await shows.done(f"reminder {nth}") == []
    await ending
