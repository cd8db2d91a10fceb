"""It goes round by person, little before much; who takes long keeps nobody waiting."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.workers.fair_queue import MANY, FairQueue, Place

Asked = tuple[str, int]


class Served:
    """Those who were let in, in order; each stays until it is told to go."""

    def __init__(self, size: int = 1) -> None:
        self.queue = FairQueue(size)
        self.order: list[Asked] = []
        self.inside: list[tuple[Place, asyncio.Event]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def comes(self, *asked: Asked) -> None:
        self.tasks += [asyncio.create_task(self._stay(*one)) for one in asked]
        await settled()

    async def _stay(self, asker: str, effort: int) -> None:
        async with self.queue.place(asker, effort) as place:
            leave = asyncio.Event()
            self.order.append((asker, effort))
            self.inside.append((place, leave))
            await leave.wait()

    async def one_leaves(self) -> None:
        self.inside.pop(0)[1].set()
        await settled()

    async def all_leave(self) -> Sequence[Asked]:
        while self.inside:
            await self.one_leaves()
        await asyncio.gather(*self.tasks)
        assert (self.queue.free, self.queue.late) == (self.queue.size, 0)
        return self.order


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_twenty_heavy_jobs_of_one_do_not_delay_anothers_hint() -> None:
    served = Served()
    await served.comes(*[("ana", 4)] * 20)
    await served.comes(("ben", 1))
    assert (await served.all_leave())[1] == ("ben", 1)


async def test_ones_own_hint_goes_before_ones_own_heavy_jobs() -> None:
    served = Served()
    await served.comes(*[("ana", 4)] * 5)
    await served.comes(("ana", 1))
    assert (await served.all_leave())[1] == ("ana", 1)


async def test_heavy_jobs_go_round_by_person() -> None:
    served = Served()
    await served.comes(*[("ana", 4)] * 4, *[("ben", 4)] * 2, ("cleo", 4))
    order = [asker for asker, _ in await served.all_leave()]
    assert order[:4] == ["ana", "ben", "cleo", "ana"]
    assert order[-1] == "ana"


async def test_a_stream_of_hints_does_not_shut_a_heavy_job_out() -> None:
    served = Served()
    await served.comes(("ana", 1), ("ben", 4))
    for _ in range(10):
        await served.comes(("ana", 1), ("cleo", 1))
        await served.one_leaves()
    assert served.order.index(("ben", 4)) <= 8
    await served.all_leave()


async def test_who_was_away_gets_no_credit_for_it() -> None:
    served = Served()
    for _ in range(10):
        await served.comes(("ana", 4))
        await served.one_leaves()
    await served.comes(("zoe", 1), *[("ana", 1)] * 3, *[("ben", 1)] * 3)
    first = (await served.all_leave())[-6:]
    assert [asker for asker, _ in first[:2]] in (["ana", "ben"], ["ben", "ana"])


async def test_who_is_late_lets_the_next_one_in_and_only_so_many_do() -> None:
    served = Served()
    await served.comes(("ana", 1), ("ben", 1), ("cleo", 1))
    assert len(served.order) == 1
    served.inside[0][0].give_up()
    await settled()
    assert len(served.order) == 2
    served.inside[1][0].give_up()  # one is late already
    await settled()
    assert len(served.order) == 2
    await served.one_leaves()
    assert len(served.order) == 2
    served.inside[0][0].give_up()
    await settled()
    assert len(served.order) == 3
    await served.all_leave()


@pytest.mark.parametrize("at_the_same_moment", [False, True])
async def test_who_leaves_the_queue_takes_no_place_along(at_the_same_moment: bool) -> None:
    served = Served()
    await served.comes(("ana", 1), ("ben", 1), ("cleo", 1))
    if at_the_same_moment:
        served.inside.pop(0)[1].set()
        await asyncio.sleep(0)
    served.tasks.pop(1).cancel()
    await settled()
    if not at_the_same_moment:
        await served.one_leaves()
    assert served.order[-1][0] == "cleo"
    await served.all_leave()


async def test_those_who_wait_for_nothing_are_forgotten() -> None:
    served = Served()
    for number in range(4 * MANY):
        await served.comes((f"person {number}", 1))
        await served.one_leaves()
    assert len(served.queue._spent) <= MANY + 1
