"""Locks by name: one at a time, in one order, and none kept that nobody wants."""

import asyncio

from bot.tables.core.locks import Locks


async def hold(locks: Locks, name: str, entered: list[str], who: str, until: asyncio.Event) -> None:
    async with locks.hold(name):
        entered.append(who)
        await until.wait()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_stops_waiting_does_not_enter_and_keeps_nobody_from_it() -> None:
    locks, entered, until = Locks(), list[str](), asyncio.Event()
    first, second, third = (asyncio.create_task(hold(locks, "t", entered, who, until)) for who in "abc")
    await settled()
    second.cancel()
    await settled()
    assert second.cancelled()
    assert (entered, len(locks)) == (["a"], 1)
    until.set()
    await asyncio.gather(first, third)
    assert (entered, len(locks)) == (["a", "c"], 0)


async def test_a_lock_is_kept_while_somebody_waits_for_it() -> None:
    locks, entered, leave, stay = Locks(), list[str](), asyncio.Event(), asyncio.Event()
    one = asyncio.create_task(hold(locks, "t", entered, "one", leave))
    two = asyncio.create_task(hold(locks, "t", entered, "two", stay))
    other = asyncio.create_task(hold(locks, "elsewhere", entered, "other", leave))
    await settled()
    assert (entered, len(locks)) == (["one", "other"], 2)
    leave.set()
    await asyncio.gather(one, other)
    late = asyncio.create_task(hold(locks, "t", entered, "late", stay))
    await settled()
    assert (entered, len(locks)) == (["one", "other", "two"], 1), "the late one waits for the same lock"
    stay.set()
    await asyncio.gather(two, late)
    assert len(locks) == 0


async def test_several_locks_are_taken_in_one_order_each_once() -> None:
    locks, done = Locks(), list[str]()

    async def both(*names: str) -> None:
        async with locks.hold_all(*names):
            await asyncio.sleep(0)
            done.append(names[0])

    await asyncio.wait_for(asyncio.gather(both("a", "b", "a"), both("b", "a")), 300)
    assert (sorted(done), len(locks)) == (["a", "b"], 0)
