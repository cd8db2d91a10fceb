"""A hundred thousand open tables, on SQLite and on PostgreSQL: a start, a tick with nothing due, what people ask."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.tables import Limits, Tables
from bot.ui.names import Names
from data.opening import open_store
from data.records import Person, Place, Round, Server, Table
from data.store import Insert, Store
from tools.bench.table import Row, show
from tools.bench.tables import memory, room_on
from tools.postgresql import NONE_HERE, server

MANY = 100_000
SERVERS, BIG = 1_000, 20_000  # the first server alone has so many of them
PEOPLE = 20_000  # so each sits at ten
CHUNK = 1_000
ASKED = 60  # times
START_AIM_S, TICK_AIM_MS, ASK_AIM_MS = 5.0, 100.0, 50.0
BIG_ONE = "1"


def guild_of(number: int) -> str:
    return BIG_ONE if number < BIG else str(2 + number % (SERVERS - 1))


def person(number: int) -> str:
    return str(100_000 + number % PEOPLE)


async def fill(address: str) -> None:
    """Play one opening, and write it down as often as there shall be tables, with its people, rounds and places."""
    store = await open_store(address)
    await store.commit(Insert(Server("1", most_tables=100)))
    room = await room_on(store)
    (like,) = await room.open(1)
    table, round_ = await store.get(Table, like), await store.get(Round, like, 1)
    assert table is not None
    assert round_ is not None
    for start in range(0, PEOPLE, CHUNK):
        some = range(start, start + CHUNK)
        await store.commit(*(Insert(Person(person(n), name=f"Person {n}")) for n in some))
    for start in range(0, MANY, CHUNK):
        await _write(store, table, round_, range(start, start + CHUNK))
    await store.truncate_wal()  # which is a vacuum for PostgreSQL
    await store.close()


async def _write(store: Store, table: Table, round_: Round, numbers: range) -> None:
    def like(n: int) -> Table:
        opened, moved = table.opened_at + n, table.moved_at + n * 7919 % MANY
        begun = replace(table, id=f"t{n}", version=0, opened_at=opened, moved_at=moved)
        return replace(begun, host=person(n), guest=person(n * 7 + 1), guild=guild_of(n))

    await store.commit(*(Insert(like(n)) for n in numbers))
    await store.commit(*(Insert(replace(round_, table_id=f"t{n}", guild=guild_of(n), version=0)) for n in numbers))
    await store.commit(*(Insert(Place(f"t{n}", str(n), str(n))) for n in numbers))


async def start_up(address: str) -> None:
    """In a process of its own: start, tick, ask; print what each took."""
    began = time.perf_counter()
    store = await open_store(address)
    room = await room_on(store)
    started = time.perf_counter() - began
    held = memory()
    auditing = await _timed(lambda _: room.tables.tick())
    audited = await room_on(store, Limits(audited=0))  # as if all were replayed
    ticks = await _timed(lambda _: audited.tables.tick())
    names = Names(room.tables)
    asked = [await _timed(ask) for ask in questions(room.tables, names)]
    print(started, held, median(ticks), median(auditing), *map(median, asked))
    await store.close()


def questions(tables: Tables, names: Names) -> list[Callable[[int], Awaitable[object]]]:
    """What `/tables`, `/moderate` and the suggestions read; each time somebody else asks."""

    async def mine(n: int) -> None:
        await tables.queries.tables_of(person(n * 331))
        await tables.queries.challenges_of(person(n * 331))

    async def on_a_server(n: int, guild: str) -> None:
        found = await tables.queries.tables_on(guild)
        await names.read(person for table in found for person in (table.host, table.guest))

    async def suggested(n: int) -> None:
        known = [summary.table for summary in await tables.queries.tables_of(person(n * 577), guild_of(n))]
        found = [*known, *await tables.queries.past_of(person(n * 577), guild_of(n))]
        await names.read(person for table in found for person in (table.host, table.guest))

    return [
        mine,
        lambda n: on_a_server(n, str(2 + n)),
        lambda n: on_a_server(n, BIG_ONE),
        suggested,
    ]


async def _timed(ask: Callable[[int], Awaitable[object]]) -> list[float]:
    waits = []
    for number in range(ASKED):
        began = time.perf_counter()
        await ask(number)
        waits.append((time.perf_counter() - began) * 1000)
    return waits


def measured(kind: str, address: str) -> list[Row]:
    asyncio.run(fill(address))
    own = [sys.executable, "-m", "tools.bench.many", address]
    said = subprocess.run(own, capture_output=True, text=True, check=True).stdout.split()
    started, held, tick, auditing, mine, small, big, suggested = (float(one) for one in said)
    return [
        Row(f"{kind}: start beside {MANY:,} open tables", started, "s", at_most=START_AIM_S),
        Row("  memory then", held, "MB"),
        Row("  a tick with nothing due, median", tick, "ms", at_most=TICK_AIM_MS),
        Row("  … while it replays twenty of their logs", auditing, "ms"),
        Row("  /tables, median", mine, "ms", at_most=ASK_AIM_MS),
        Row("  /moderate suggests, median", small, "ms", at_most=ASK_AIM_MS),
        Row(f"  … on a server with {BIG:,} of them", big, "ms", at_most=ASK_AIM_MS),
        Row("  /replay suggests, median", suggested, "ms", at_most=ASK_AIM_MS),
    ]


def main() -> None:
    with TemporaryDirectory(prefix="cairn-bench-") as folder:
        rows = measured("SQLite", str(Path(folder) / "many"))
    running = server()
    rows += measured("PostgreSQL", running.address()) if running else []
    show("A hundred thousand open tables", rows)
    if running is None:
        print(f"  {NONE_HERE}")


if __name__ == "__main__":
    asyncio.run(start_up(sys.argv[1]))
