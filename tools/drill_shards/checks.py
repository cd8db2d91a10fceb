"""What must hold after a drill, read from the database and from what people were shown."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import asyncpg

from bot.tables import TableStatus, table_faults
from data.logs import prove
from data.postgresql.store import PostgresqlStore
from data.records import Delivery, Entry, Notice, Table
from sandbox import Sandbox
from tools.drill_shards.people import Pair, Shown


@dataclass(slots=True)
class Findings:
    """Counts, and whatever is not as it must be."""

    figures: dict[str, str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def note(self, name: str, value: object, *, wrong: bool = False) -> None:
        self.figures[name] = str(value)
        if wrong:
            self.wrong.append(f"{name}: {value}")


async def all_shown(address: str, within: float) -> None:
    """Wait until nothing is left to be shown, if that comes; where it doesn't, the next look finds it."""
    db = await asyncpg.connect(address)
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            while await db.fetchval("select count(*) from notices"):  # noqa: ASYNC110 other processes show it
                await asyncio.sleep(0.2)
    await db.close()


async def check_database(address: str, pairs: Sequence[Pair], findings: Findings) -> None:
    """Nothing answered is lost, every log replays, nobody wrote without the lease, and nothing is left to be shown."""
    store = await PostgresqlStore.open(address)
    try:
        known = {one.interaction for one in await store.find(Delivery)}
        answered = [(turn, ways) for pair in pairs for turn, ways in pair.answered.items()]
        lost = [turn for turn, ways in answered if not any(str(way) in known for way in ways)]
        lost += [(str(way), 0) for pair in pairs for way in pair.confirmed if str(way) not in known]
        findings.note("turns answered", len(answered), wrong=not any(pair.done for pair in pairs))
        findings.note("… of which lost", f"{len(lost)} {lost[:5] or ''}", wrong=bool(lost))
        tables = await store.find(Table)
        aside = [table.id for table in tables if table.status == TableStatus.ASIDE]
        broken = [str(one) for one in (await prove(store, table_faults)).broken] + aside
        findings.note("tables, entries", f"{len(tables)}, {await store.count(Entry)}")
        findings.note("logs that don't replay", f"{len(broken)} {broken[:5] or ''}", wrong=bool(broken))
        waiting = await store.find(Notice)
        findings.note("notices never shown", len(waiting), wrong=bool(waiting))
    finally:
        await store.close()
    await _check_writers(address, findings)


async def _check_writers(address: str, findings: Findings) -> None:
    db = await asyncpg.connect(address)
    rows = await db.fetch("select writer, holder, what, shard, count(*) as number from drill_wrong group by 1, 2, 3, 4")
    findings.note("rows written without the lease", sum(row["number"] for row in rows), wrong=bool(rows))
    findings.wrong += [str(tuple(row)) for row in rows[:5]]
    findings.note(
        "terms in the end", await db.fetchval("select string_agg(term::text, ' ' order by shard) from leases")
    )
    await db.close()


def check_shown(sandbox: Sandbox, shown: Shown, findings: Findings) -> None:
    """Nothing was shown or rung twice, and Discord's own rules were kept."""
    twice = [nonce for nonce, posts in shown.posts.items() if posts > 1]
    turns = [turn for turn, posts in shown.turn_posts.items() if posts > 1]
    findings.note("messages posted", sum(shown.posts.values()))
    findings.note("… shown twice", f"{len(twice) + len(turns)} {(twice + turns)[:5] or ''}", wrong=bool(twice or turns))
    findings.note("rings", sum(shown.rings.values()))
    again = [one for one, times in shown.rings.items() if times > 1]
    findings.note("… rung twice", len(again), wrong=bool(again))
    hurried = sandbox.shards.hurried
    findings.note("sessions begun", sandbox.gateway.identified)
    findings.note("… too soon for Discord", hurried, wrong=bool(hurried))
