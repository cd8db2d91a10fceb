"""What every store promises to many who write at once, and across closing and opening."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from data.store import Insert, Replace, StaleWrite, Store, StoreFailed, Where
from tests.contract.stores.marbles import LASTING, OPENERS, A, B, C, Marble, Scratch


@pytest.fixture(params=OPENERS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await OPENERS[request.param](tmp_path)
    yield opened
    await opened.close()


async def test_of_fifty_who_want_one_key_one_gets_it(store: Store) -> None:
    told = await asyncio.gather(
        *(store.commit(Insert(replace(A, note=str(who)))) for who in range(50)), return_exceptions=True
    )
    winners = [who for who, outcome in enumerate(told) if outcome is None]
    assert len(winners) == 1
    assert all(isinstance(outcome, StaleWrite) for who, outcome in enumerate(told) if who not in winners)
    assert await store.find(Marble) == [replace(A, note=str(winners[0]))]


async def test_of_fifty_who_replace_one_version_one_does(store: Store) -> None:
    await store.commit(Insert(A))
    told = await asyncio.gather(
        *(store.commit(Replace(replace(A, note=str(who)))) for who in range(50)), return_exceptions=True
    )
    assert sum(outcome is None for outcome in told) == 1
    assert await store.get(Marble, "a") == replace(A, note=str(told.index(None)), version=1)


async def test_a_bad_commit_does_not_sink_those_beside_it(store: Store) -> None:
    await store.commit(Insert(A))
    told = await asyncio.gather(
        *(
            store.commit(Insert(Marble(f"m{who}", number=who + 10)), Insert(A if who % 3 == 0 else Scratch("a", who)))
            for who in range(30)
        ),
        return_exceptions=True,
    )
    assert [who for who, outcome in enumerate(told) if outcome] == list(range(0, 30, 3))
    assert await store.count(Marble) == 1 + 20
    assert await store.count(Scratch) == 20


async def test_what_was_answered_is_read_at_once_by_everyone(store: Store) -> None:
    async def write_and_read(who: int) -> bool:
        await store.commit(Insert(Marble(str(who), number=who)))
        return await store.get(Marble, str(who)) is not None

    assert all(await asyncio.gather(*(write_and_read(who) for who in range(100))))


async def test_a_reader_never_sees_half_a_commit(store: Store) -> None:
    async def write() -> None:
        for number in range(100):
            await store.commit(
                Insert(Marble(f"x{number}", "left", number)), Insert(Marble(f"y{number}", "right", number))
            )

    writing = asyncio.create_task(write())
    while not writing.done():
        assert await store.count(Marble) % 2 == 0
    await writing


async def test_a_cancelled_caller_leaves_his_commit_whole_and_others_alone(store: Store) -> None:
    async def pair(who: int) -> None:
        await store.commit(Insert(Marble(f"x{who}", "left", who)), Insert(Marble(f"y{who}", "right", who)))

    async def pairs(first: int) -> None:
        for who in range(first, first + 10):
            await pair(who)

    tasks = [asyncio.create_task(pairs(10 * number)) for number in range(20)]
    for number, task in enumerate(tasks):
        await asyncio.sleep(0.0005 * (number % 3))
        if number % 2:
            task.cancel()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(outcome is None for outcome in told[::2])
    left = {marble.number for marble in await store.find(Marble, Where(equal={"bag": "left"}))}
    right = {marble.number for marble in await store.find(Marble, Where(equal={"bag": "right"}))}
    assert left == right
    assert {who for number in range(0, 20, 2) for who in range(10 * number, 10 * number + 10)} <= left
    await pair(1000)


async def test_who_gives_up_before_his_turn_has_written_nothing(store: Store) -> None:
    giving_up = asyncio.create_task(store.commit(Insert(A)))
    await asyncio.sleep(0)
    giving_up.cancel()
    await store.commit(Insert(B))
    assert giving_up.cancelled()
    assert await store.find(Marble) == [B]


# Opening and closing


@pytest.mark.parametrize("kind", LASTING)
@pytest.mark.parametrize("rounds", range(6))
async def test_closing_finishes_what_was_asked_for(kind: str, rounds: int, tmp_path: Path) -> None:
    store = await OPENERS[kind](tmp_path)
    first = asyncio.create_task(store.commit(Insert(A)))
    for _ in range(rounds):
        await asyncio.sleep(0)
    second = asyncio.create_task(store.commit(Insert(B)))
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(first, second)
    again = await OPENERS[kind](tmp_path)
    assert await again.find(Marble) == [A, B]
    await again.close()


@pytest.mark.parametrize("kind", LASTING)
async def test_what_was_answered_is_there_after_opening_again(kind: str, tmp_path: Path) -> None:
    store = await OPENERS[kind](tmp_path)
    await store.commit(Insert(A), Insert(C))
    await store.commit(Replace(A))
    await store.close()
    again = await OPENERS[kind](tmp_path)
    assert await again.find(Marble) == [replace(A, version=1), C]
    await again.close()


@pytest.mark.parametrize("kind", OPENERS)
async def test_a_closed_store_says_so(kind: str, tmp_path: Path) -> None:
    store = await OPENERS[kind](tmp_path)
    await store.close()
    await store.close()
    with pytest.raises(StoreFailed, match="closed"):
        await store.commit(Insert(A))
    with pytest.raises(StoreFailed, match="closed"):
        await store.find(Marble)
