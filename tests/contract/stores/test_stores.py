"""What every store promises; a new store joins by one more line in `OPENERS`."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from data.store import ConstraintFailed, Delete, Insert, Replace, StaleWrite, Store, Unstorable, Where
from tests.contract.stores.marbles import OPENERS, A, B, C, Marble, Scratch


@pytest.fixture(params=OPENERS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await OPENERS[request.param](tmp_path)
    yield opened
    await opened.close()


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
    with pytest.raises((StaleWrite, ConstraintFailed)):
        await store.commit(Insert(C), Replace(A), bad, Delete(Marble, Where()))
    assert await store.find(Marble) == [A, B]


async def test_a_reference_to_nothing_is_refused(store: Store) -> None:
    with pytest.raises(ConstraintFailed):
        await store.commit(Insert(Scratch("nobody", 1)))
    await store.commit(Insert(A), Insert(Scratch("a", 1)))
    with pytest.raises(ConstraintFailed):
        await store.commit(Delete(Marble, Where()))
    assert await store.find(Marble) == [A]


async def test_committing_nothing_is_fine(store: Store) -> None:
    await store.commit(Insert(A))
    await store.commit()
    assert await store.find(Marble) == [A]


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
