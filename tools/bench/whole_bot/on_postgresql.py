"""The whole bot on PostgreSQL beside the same on SQLite: turns a second, by turns."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import asyncpg

from tools.bench.table import Row, show
from tools.bench.whole_bot.bot import TABLES, at_once, at_tables, percentile
from tools.postgresql import NONE_HERE, Server, server

TURNS, ROUNDS = 1_000, 3  # of each, one after the other: what else the machine does meets both
AIM = 0.8  # of SQLite's turns a second


@dataclass(frozen=True, slots=True)
class Played:
    """What was seen at full speed."""

    rate: float  # turns a second
    late: float  # milliseconds to an acknowledgement, p99
    cost: float  # milliseconds of the bot's own processor time a turn


async def played(database: str) -> Played:
    async with at_tables(database) as (process, people, tables):
        before = await process.read()
        people.begin()
        seconds = await at_once(people, tables, TURNS)
        after, turns = await process.read(), people.measured.turns
        late = percentile(people.measured.acknowledged, 99)
        return Played(turns / seconds, late, (after["cpu"] - before["cpu"]) / turns * 1000)


async def new_schema(running: Server, number: int) -> str:
    db = await asyncpg.connect(running.address())
    await db.execute(f"create schema bot{number}")
    await db.close()
    return running.address(search_path=f"bot{number}")


async def measure(running: Server) -> list[Row]:
    files, servers = list[Played](), list[Played]()
    for number in range(ROUNDS):
        with TemporaryDirectory(prefix="cairn-bench-") as folder:
            files.append(await played(str(Path(folder) / "cairn.sqlite3")))
        servers.append(await played(await new_schema(running, number)))
    slower = median(one.rate for one in servers) / median(one.rate for one in files)
    return [
        *rows_of(f"SQLite: {TABLES} tables at once, median of {ROUNDS}", files),
        *rows_of("PostgreSQL: the same", servers),
        Row("  of SQLite's turns a second", slower, "×", at_least=AIM),
    ]


def rows_of(name: str, rounds: list[Played]) -> list[Row]:
    return [
        Row(name, median(one.rate for one in rounds), "turns/s"),
        Row("  acknowledged, p99", median(one.late for one in rounds), "ms"),
        Row("  processor time of the bot", median(one.cost for one in rounds), "ms/turn"),
    ]


def main() -> None:
    running = server()
    if running is None:
        print(NONE_HERE)
        return
    show("The whole bot on PostgreSQL", asyncio.run(measure(running)))


if __name__ == "__main__":
    main()
