"""What every store promises; a new store joins by one more line in `OPENERS`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import pytest

from data.migrate import Migration
from data.sqlite import SqliteStore
from data.store import Delete, Insert, Refused, Replace, StaleWrite, Store, StoreFailed, Unstorable, Where

MIGRATIONS = [
    Migration(
        1,
        "marbles",
        """
        create table marbles (
            id text not null primary key, bag text not null, number bigint not null, shiny bigint not null,
            note text, version bigint not null, unique (bag, number)
        );
        create table scratches (
            marble text not null references marbles (id), number bigint not null, primary key (marble, number)
        );
        """,
    )
]


@dataclass(frozen=True, slots=True)
class Marble:
    TABLE: ClassVar[str] = "marbles"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    bag: str = "red"
    number: int = 0
    shiny: bool = False
    note: str | None = None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Scratch:
    TABLE: ClassVar[str] = "scratches"
    KEY: ClassVar[tuple[str, ...]] = ("marble", "number")

    marble: str
    number: int


Opener = Callable[[Path], Awaitable[Store]]

OPENERS: dict[str, Opener] = {
    "sqlite-memory": lambda folder: SqliteStore.memory(MIGRATIONS),
    "sqlite-file": lambda folder: SqliteStore.open(folder / "marbles.db", MIGRATIONS),
}
LASTING = ["sqlite-file"]


@pytest.fixture(params=OPENERS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await OPENERS[request.param](tmp_path)
    yield opened
    await opened.close()


A, B, C = Marble("a", number=1), Marble("b", "blue", 2, shiny=True), Marble("c", "blue", 3, note="chipped")


async def ids(store: Store, where: Where, *order: str, limit: int | None = None) -> str:
    return "".join(marble.id for marble in await store.find(Marble, where, order=order, limit=limit))


# Reading


async def test_what_was_written_is_read_back_alike(store: Store) -> None:
    await store.commit(Insert(A), Insert(B), Insert(C), Insert(Scratch("a", 7)))
    assert await store.get(Marble, "b") == B
    assert (await store.find(Marble))[1].shiny is True
    assert await store.get(Scratch, "a", 7) == Scratch("a", 7)


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.get(Marble, "a") is None
    assert await store.find(Marble) == []
    assert await store.count(Marble) == 0
    assert await store.tally(Marble, ["bag"]) == []


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (Where(), "abc"),
        (Where(equal={"bag": "blue"}), "bc"),
        (Where(equal={"bag": "blue", "number": 2}), "b"),
        (Where(equal={"note": None}), "ab"),
        (Where(equal={"shiny": True}), "b"),
        (Where(among={"id": ["c", "a", "nobody"]}), "ac"),
        (Where(among={"id": []}), ""),
        (Where(among={"note": [None]}), "ab"),
        (Where(among={"note": [None, "chipped"]}), "abc"),
        (Where(among={"note": ["chipped"]}), "c"),
        (Where(at_most={"number": 2}), "ab"),
        (Where(at_least={"number": 2}), "bc"),
        (Where(at_least={"number": 2}, at_most={"number": 2}), "b"),
        (Where(equal={"bag": "blue"}, at_most={"number": 1}), ""),
    ],
)
async def test_conditions_all_hold(store: Store, where: Where, expected: str) -> None:
    await store.commit(Insert(A), Insert(B), Insert(C))
    assert await ids(store, where) == expected
    assert await store.count(Marble, where) == len(expected)


async def test_order_goes_by_the_terms_and_the_key_decides_last(store: Store) -> None:
    await store.commit(Insert(C), Insert(A), Insert(B), Insert(Marble("d", "blue", 9)))
    assert await ids(store, Where()) == "abcd"
    assert await ids(store, Where(), "-number") == "dcba"
    assert await ids(store, Where(), "bag", "-number") == "dcba"
    assert await ids(store, Where(), "bag") == "bcda"
    assert await ids(store, Where(), "-bag") == "abcd"


async def test_nothing_sorts_below_all(store: Store) -> None:
    await store.commit(Insert(C), Insert(A), Insert(replace(B, note="")))
    assert await ids(store, Where(), "note") == "abc"
    assert await ids(store, Where(), "-note") == "cba"


async def test_limit_takes_the_first(store: Store) -> None:
    await store.commit(Insert(A), Insert(B), Insert(C))
    assert await ids(store, Where(), "-id", limit=2) == "cb"
    assert await ids(store, Where(), limit=0) == ""
    with pytest.raises(ValueError, match="limit"):
        await store.find(Marble, limit=-1)


async def test_tally_counts_groups_in_order(store: Store) -> None:
    await store.commit(Insert(A), Insert(B), Insert(C))
    assert await store.tally(Marble, ["bag"]) == [(("blue",), 2), (("red",), 1)]
    assert await store.tally(Marble, ["bag"], Where(equal={"note": None})) == [(("blue",), 1), (("red",), 1)]
    assert await store.tally(Marble, ["note", "shiny"]) == [((None, 0), 1), ((None, 1), 1), (("chipped", 0), 1)]


@pytest.mark.parametrize("name", ["nonsense", "id; drop table marbles", "TABLE", "rowid"])
async def test_a_column_that_is_none_is_refused(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="no column"):
        await store.find(Marble, Where(equal={name: 1}))
    with pytest.raises(ValueError, match="no column"):
        await store.find(Marble, order=[name])
    with pytest.raises(ValueError, match="no column"):
        await store.tally(Marble, [name])


# Writing


async def test_a_taken_key_is_stale(store: Store) -> None:
    await store.commit(Insert(A))
    with pytest.raises(StaleWrite):
        await store.commit(Insert(replace(A, number=5, note="mine")))
    assert await store.find(Marble) == [A]


async def test_a_taken_unique_column_is_stale(store: Store) -> None:
    await store.commit(Insert(A))
    with pytest.raises(StaleWrite):
        await store.commit(Insert(replace(A, id="z")))
    assert await store.find(Marble) == [A]


async def test_replacing_raises_the_version(store: Store) -> None:
    await store.commit(Insert(A))
    await store.commit(Replace(replace(A, note="rolled")))
    assert await store.get(Marble, "a") == replace(A, note="rolled", version=1)


async def test_told_what_the_row_was_a_store_writes_what_differs(store: Store) -> None:
    await store.commit(Insert(C))
    await store.commit(Replace(replace(C, shiny=True, note=None), was=C))
    rolled = replace(C, shiny=True, note=None, version=1)
    assert await store.get(Marble, "c") == rolled
    await store.commit(Replace(rolled, was=rolled))
    assert await store.get(Marble, "c") == replace(rolled, version=2)
    with pytest.raises(StaleWrite):
        await store.commit(Replace(replace(rolled, note="late"), was=rolled))
    await store.commit(Insert(Scratch("c", 1)))
    await store.commit(Replace(Scratch("c", 1), was=Scratch("c", 1)))
    assert await store.get(Marble, "c") == replace(rolled, version=2)


@pytest.mark.parametrize("was", [replace(A, id="b"), replace(A, version=1)])
async def test_what_the_row_was_must_be_that_row_at_that_version(store: Store, was: Marble) -> None:
    await store.commit(Insert(A))
    with pytest.raises(ValueError, match="another row"):
        await store.commit(Replace(A, was=was))


@pytest.mark.parametrize("version", [-1, 0, 2])
async def test_replacing_another_version_is_stale(store: Store, version: int) -> None:
    await store.commit(Insert(replace(A, version=1)))
    with pytest.raises(StaleWrite):
        await store.commit(Replace(replace(A, note="mine", version=version)))
    assert await store.find(Marble) == [replace(A, version=1)]


async def test_replacing_what_is_gone_is_stale(store: Store) -> None:
    with pytest.raises(StaleWrite):
        await store.commit(Replace(A))
    with pytest.raises(StaleWrite):
        await store.commit(Replace(Scratch("a", 1)))
    assert await store.count(Marble) == 0


async def test_deleting_takes_what_matches_and_nothing_is_fine(store: Store) -> None:
    await store.commit(Insert(A), Insert(B), Insert(C))
    await store.commit(Delete(Marble, Where(equal={"bag": "blue"})), Delete(Marble, Where(equal={"bag": "green"})))
    assert await store.find(Marble) == [A]


async def test_changes_of_one_commit_see_each_other(store: Store) -> None:
    await store.commit(Insert(A), Replace(A), Replace(replace(A, version=1)), Insert(Scratch("a", 1)))
    await store.commit(Delete(Scratch, Where(equal={"marble": "a"})), Delete(Marble, Where()), Insert(B))
    assert await store.find(Marble) == [B]


@pytest.mark.parametrize("bad", [Insert(A), Replace(replace(B, version=9)), Insert(Scratch("nobody", 1))])
async def test_a_commit_is_written_whole_or_not_at_all(store: Store, bad: Insert | Replace) -> None:
    await store.commit(Insert(A), Insert(B))
    with pytest.raises((StaleWrite, Refused)):
        await store.commit(Insert(C), Replace(A), bad, Delete(Marble, Where()))
    assert await store.find(Marble) == [A, B]


async def test_a_reference_to_nothing_is_refused(store: Store) -> None:
    with pytest.raises(Refused):
        await store.commit(Insert(Scratch("nobody", 1)))
    await store.commit(Insert(A), Insert(Scratch("a", 1)))
    with pytest.raises(Refused):
        await store.commit(Delete(Marble, Where()))
    assert await store.find(Marble) == [A]


async def test_committing_nothing_is_fine(store: Store) -> None:
    await store.commit()


# Many at once


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


# Values


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "'; drop table marbles; --",
        '"',
        "%s {0} {note!r} ?",
        "naïve – ∅",
        "👩‍👩‍👧 🇫🇷",
        "\ue000\uffff\U0010ffff",
        "\r\n\t\x01\x7f",
        "x" * 100_000,
    ],
)
async def test_any_text_comes_back_alike(store: Store, text: str) -> None:
    await store.commit(Insert(replace(A, note=text)))
    assert await store.find(Marble, Where(equal={"note": text})) == [replace(A, note=text)]


@pytest.mark.parametrize("number", [0, -1, 2**31, -(2**31) - 1, 2**53 + 1, 2**63 - 1, -(2**63)])
async def test_numbers_of_64_bits_come_back_alike(store: Store, number: int) -> None:
    await store.commit(Insert(replace(A, number=number)))
    assert await store.find(Marble, Where(at_most={"number": number})) == [replace(A, number=number)]


@pytest.mark.parametrize(
    "bad",
    [replace(A, note="a\0b"), replace(A, note="\ud800"), replace(A, number=2**63), replace(A, number=-(2**63) - 1)],
)
async def test_what_no_store_can_keep_is_refused(store: Store, bad: Marble) -> None:
    with pytest.raises(Unstorable):
        await store.commit(Insert(B), Insert(bad))
    with pytest.raises(Unstorable):
        await store.find(Marble, Where(equal={"note": bad.note, "number": bad.number}))
    assert await store.count(Marble) == 0


async def test_a_refusal_does_not_repeat_what_was_to_be_kept_secret(store: Store) -> None:
    await store.commit(Insert(replace(A, id="secret")))
    for bad in (replace(A, note="secret\0"), replace(A, id="secret"), replace(A, note="secret\ud800")):
        with pytest.raises((StaleWrite, Unstorable)) as told:
            await store.commit(Insert(bad))
        assert "secret" not in str(told.value)


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
