"""Commits are written together only where their order doesn't matter, and then as one after the other would be."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from data.postgresql.batch import BatchJob, batches, rounds
from data.postgresql.together import together
from data.sqlite.store import SqliteStore
from data.store import Change, ColumnValue, Delete, Insert, Replace, Store, StoreError, Where
from tests.contract.stores.marbles import MIGRATIONS, OPENERS, A, B, C, Marble, Scratch
from tests.sampled import sampled


def job(*changes: Change) -> BatchJob:
    return BatchJob.of(changes)


def cut(*jobs: BatchJob) -> list[int]:
    """Say how many jobs each batch has."""
    return [len(batch) for batch in batches(jobs)]


STAYS = Marble("stays", "green", 100)
IN_BLUE = Delete(Marble, Where(equal={"bag": "blue"}))


@pytest.mark.parametrize(
    ("jobs", "expected"),
    [
        ([[Insert(A)], [Insert(B)], [Insert(C)]], [3]),
        ([[Insert(A)], [Insert(A)]], [1, 1]),
        ([[Insert(A)], [Replace(A)]], [1, 1]),
        ([[Replace(A)], [Replace(B)], [Replace(A)]], [2, 1]),
        ([[IN_BLUE], [Insert(A)]], [2]),
        ([[IN_BLUE], [Insert(B)]], [1, 1]),
        ([[Insert(B)], [IN_BLUE]], [1, 1]),
        ([[IN_BLUE], [IN_BLUE]], [2]),
        ([[IN_BLUE], [Replace(A)]], [1, 1]),  # it may have been in the blue bag
        ([[IN_BLUE], [Replace(A, was=A)]], [2]),
        ([[IN_BLUE], [Replace(replace(C, bag="red"), was=C)]], [1, 1]),
        ([[IN_BLUE], [Replace(replace(A, bag="blue"), was=A)]], [1, 1]),
        ([[Delete(Marble, Where())], [Insert(A)]], [1, 1]),
        ([[Delete(Marble, Where(at_most={"number": 3}))], [Insert(A)]], [1, 1]),
        ([[Delete(Marble, Where(among={"id": ["a", "x"]}))], [Insert(B)], [Insert(A)]], [2, 1]),
        ([[Delete(Marble, Where(equal={"id": "a"}))], [IN_BLUE], [Insert(A)]], [2, 1]),
        ([[Delete(Scratch, Where())], [Insert(A)]], [2]),
        ([[Insert(A), Insert(Scratch("a", 1))], [Insert(B), Insert(Scratch("b", 1))]], [2]),
    ],
)
def test_a_batch_ends_where_order_begins_to_matter(jobs: list[list[Change]], expected: list[int]) -> None:
    assert cut(*(job(*changes) for changes in jobs)) == expected


def test_what_several_say_alike_is_said_once_and_each_ones_own_order_stays() -> None:
    jobs = [job(Insert(one), Replace(one), Replace(replace(one, version=1))) for one in (A, B)]
    said = list(rounds([*jobs, job(Insert(Scratch("a", 1)), Insert(C))]))
    assert [(one.kind, one.text.partition(" ")[0], len(one.values)) for one in said] == [
        (Marble, "insert", 2),
        (Marble, "update", 2),
        (Marble, "update", 2),
        (Scratch, "insert", 1),
        (Marble, "insert", 1),
    ]


def test_what_one_adds_in_a_row_is_said_once() -> None:
    [said] = rounds([job(*(Insert(replace(A, id=str(number), number=number)) for number in range(1000)))])
    assert len(said.values) == 1000


def test_a_row_is_said_for_many() -> None:
    update = job(Replace(replace(A, note="x"), was=A)).statements[0].text
    assert together(update, Marble) == (
        "update marbles as old set note = new.note, version = old.version + 1 "
        "from unnest($1::text[], $2::text[], $3::bigint[]) as new (note, id, version) "
        "where old.id = new.id and old.version = new.version"
    )
    assert together(job(IN_BLUE).statements[0].text, Marble) is None


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await OPENERS["postgresql"](tmp_path)
    yield opened
    await opened.close()


@pytest.mark.parametrize("seed", sampled(range(2, 10), full=range(100)))
async def test_groups_end_as_one_commit_after_the_other_on_sqlite(store: Store, seed: int) -> None:
    """The same commits, grouped here and one by one there, have the same outcomes and leave the same rows."""
    random, single = Random(seed), await SqliteStore.memory(MIGRATIONS)
    for one in (store, single):
        await one.commit(Insert(STAYS))
    for _ in range(8):
        wishes = [[any_change(random) for _ in range(random.randrange(1, 4))] for _ in range(random.randrange(1, 25))]
        told = await asyncio.gather(*(store.commit(*wish) for wish in wishes), return_exceptions=True)
        expected = [await outcome(single, wish) for wish in wishes]
        assert [type(one) for one in told] == [type(one) for one in expected]
        for kind in (Marble, Scratch):
            assert await store.find(kind) == await single.find(kind)
    await single.close()


async def outcome(store: Store, wish: list[Change]) -> StoreError | None:
    try:
        await store.commit(*wish)
    except StoreError as error:
        return error
    return None


def any_change(random: Random) -> Change:
    """Change one of ten marbles of one bag and number each, or scratch one that stays: no commit helps another."""
    number = random.randrange(10)
    marble = Marble("abcdefghij"[number], ("red", "blue")[number % 2], number, version=random.randrange(3))
    chance = random.random()
    if chance < 0.4:
        return Insert(replace(marble, version=0))
    if chance < 0.7:
        was = replace(marble, note="other") if random.random() < 0.5 else None
        return Replace(replace(marble, shiny=True), was)
    if chance < 0.8:
        return Insert(Scratch(STAYS.id, number))
    if chance < 0.9:
        return Delete(Scratch, Where(equal={"marble": STAYS.id, "number": number}))
    by_number: dict[str, ColumnValue] = {"number": number}
    by_bag: dict[str, ColumnValue] = {"bag": marble.bag}
    return Delete(Marble, Where(equal=random.choice(({"id": marble.id}, by_number, by_bag, {**by_number, **by_bag}))))
