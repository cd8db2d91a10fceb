"""Durable turns a second on PostgreSQL: grouped, and as usual with a pool and one transaction a turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from data.opening import open_store
from data.postgresql.batch import with_numbers
from data.sql import statement
from data.store import Change
from tools.bench.log import AIMS, Commit, Results, compare, report, set_up
from tools.bench.table import show
from tools.postgresql import NONE_HERE, Server, server

GROUPED_AIM = 3.0  # times the usual way, at the most tables
POOL = 10  # connections: asyncpg's default


@asynccontextmanager
async def ours(address: str) -> AsyncIterator[Commit]:
    """Commit through the store."""
    store = await open_store(address)
    yield store.commit
    await store.close()


@asynccontextmanager
async def usual(address: str) -> AsyncIterator[Commit]:
    """Commit as most bots do: a pool, and one transaction a turn."""
    async with asyncpg.create_pool(address, min_size=POOL, max_size=POOL) as pool:

        async def commit(*changes: Change) -> None:
            async with pool.acquire() as db, db.transaction():
                for change in changes:
                    said = statement(change)
                    await db.execute(with_numbers(said.text), *said.values)

        yield commit


async def measured(running: Server) -> Results:
    """Make two schemas, and measure our way and the usual one."""
    db = await asyncpg.connect(running.address())
    await db.execute("create schema ours; create schema usual")
    await db.close()
    one, two = running.address(search_path="ours"), running.address(search_path="usual")
    our_rows, usual_rows = await set_up(one), await set_up(two)
    async with ours(one) as grouped, usual(two) as single:
        return await compare(our_rows, grouped, usual_rows, single)


def main() -> None:
    running = server()
    if running is None:
        print(NONE_HERE)
        return
    results = asyncio.run(measured(running))
    rows = [
        row
        for tables, rounds in results.items()
        for row in report(tables, rounds, GROUPED_AIM if tables == max(AIMS) else None, None)
    ]
    show("Log on PostgreSQL: durable turns (synchronous_commit=on), by number of busy tables", rows)


if __name__ == "__main__":
    main()
