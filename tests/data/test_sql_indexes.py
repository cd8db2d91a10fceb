"""Lists that are asked for at every tick or keystroke look at no rows but those they give."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from data.migration import known
from data.opening import open_store
from data.records import Challenge, DailyTry, DailyWish, Notice, Posting, Table
from data.sql import fetch
from data.sqlite import migrate
from data.store import Record, Where
from tests.contract.stores.postgresql import address

LIVE = ("open", "aside")
ASKED: list[tuple[type[Record], Where, Sequence[str], str]] = [
    (Table, Where(equal={"guild": "7"}, among={"status": LIVE}), ("-moved_at",), "guild_status"),
    (Table, Where(equal={"status": "open"}, at_least={"opened_at": 5}), ("opened_at",), "status_opened_at"),
    (Table, Where(equal={"status": "open"}, at_most={"check_run": 5}), ("check_run",), "status_check_run"),
    (Table, Where(equal={"host": "1"}, among={"status": LIVE}), (), "host_status"),
    (Table, Where(at_least={"ended_at": 5}, at_most={"ended_at": 9}), ("ended_at",), "ended_at"),
    (Challenge, Where(equal={"status": "open"}, at_most={"expires_at": 5}), ("expires_at",), "status_expires_at"),
    (Notice, Where(at_most={"due_at": 5}), ("due_at", "made_at"), "due_at_made_at"),
    (Posting, Where(equal={"stale": 1}), (), "stale"),
    (DailyWish, Where(at_most={"look_at": 5}), ("look_at",), "look_at"),
    (DailyTry, Where(equal={"person": "1", "day": "2026-11-18"}), (), "person_day"),
]


@pytest.fixture(scope="module")
def db() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    for migration in known():
        migrate.apply(opened, migration)
    yield opened
    opened.close()


@pytest.mark.parametrize(("kind", "where", "order", "index"), ASKED)
def test_a_list_goes_by_its_index(
    db: sqlite3.Connection, kind: type[Record], where: Where, order: Sequence[str], index: str
) -> None:
    asked = fetch(kind, where, order, 25)
    plan = " ".join(row[-1] for row in db.execute(f"explain query plan {asked.text}", asked.values))
    assert f"SEARCH {kind.TABLE} USING INDEX {kind.TABLE}_by_{index} " in plan


@pytest.mark.parametrize(
    ("kind", "where", "order"), [(Table, ASKED[1][1], ASKED[1][2]), (Notice, ASKED[6][1], ASKED[6][2])]
)
async def test_on_a_server_too_nothing_is_sorted_that_an_index_has_in_order(
    kind: type[Record], where: Where, order: Sequence[str], tmp_path: Path
) -> None:
    import asyncpg

    from data.postgresql.batch import with_numbers

    there = await address(tmp_path)
    await (await open_store(there)).close()
    db = await asyncpg.connect(there)
    await db.execute("set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off")
    asked = fetch(kind, where, order, 25)
    plan = " ".join(row[0] for row in await db.fetch(f"explain {with_numbers(asked.text)}", *asked.values))
    await db.close()
    assert f"Presorted Key: {kind.TABLE}.{order[0]}" in plan or f"Presorted Key: {order[0]}" in plan, plan
