"""Whole turns through `act()`: rules, log, clock, notice, all on disk; and a start beside ten thousand tables."""

import asyncio
import resource
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from bot.clock import SystemClock
from bot.process_memory import settle
from bot.tables import Tables, Terms
from bot.tables.values.limits import Limits
from bot.tables.values.terms import write_options
from data.records import Round, Server, Table
from data.sqlite.store import SqliteStore
from data.store import Change, ForwardingStore, Insert, Store
from games.core.option import complete
from games.core.play import legal
from games.registry import game
from tools.bench.log import Commit, usual
from tools.bench.table import Row, show

GAME = "tactic"  # no chance in it: one script serves every table
GUILD, CHANNEL = "1", "2"
TABLES = (1, 10, 100)
ACTIONS = {1: 60, 10: 40, 100: 20}  # at each table, in a round
ROUNDS = 9
LATE_AIM = 1 / 5
MANY = 10_000
START_AIM, MEMORY_AIM = 5.0, 400.0  # seconds, megabytes


@dataclass(eq=False)
class UsualStore(ForwardingStore):
    """The same store to read from, but what is written goes one by one through a connection and a lock."""

    write: Commit

    async def commit(self, *changes: Change) -> None:
        await self.write(*changes)


@dataclass(slots=True)
class Room:
    """Tables on one store; every round is played at new ones."""

    tables: Tables
    script: list[str]
    opened: int = 0

    async def open(self, number: int) -> list[str]:
        ids = []
        for _ in range(number):
            self.opened += 1
            host, guest = f"h{self.opened}", f"g{self.opened}"
            offered = await self.tables.challenges.offer(host, GUILD, CHANNEL, Terms(GAME, first="host"), guest)
            await self.tables.challenges.accept(offered.subject, guest)
            ids.append(offered.subject)
        return ids

    async def play(self, id_: str, actions: int, waits: list[float]) -> None:
        table = await self.tables.queries.table(id_)
        people = (table.host, table.guest)
        for number, action in enumerate(self.script[:actions]):
            table = await self.tables.queries.table(id_)
            who = people[table.to_move or 0]
            asked = time.perf_counter()
            await self.tables.play.act(id_, who, table.turn_no, action, interaction=f"{id_}.{number}")
            waits.append(time.perf_counter() - asked)


@dataclass(frozen=True, slots=True)
class Measured:
    per_second: float
    middle: float  # milliseconds
    late: float


def script(actions: int) -> list[str]:
    """A game's first actions."""
    rules = game(GAME)
    state, taken = rules.setup({}, "bench"), []
    for number in range(actions):
        choices = legal(rules, state)
        taken.append(choices[number * 7 % len(choices)])
        state = rules.apply(state, taken[-1])
    return taken


async def measure(room: Room, tables: int) -> Measured:
    ids = await room.open(tables)
    waits: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*(room.play(id_, ACTIONS[tables], waits) for id_ in ids))
    took = time.perf_counter() - began
    return Measured(len(waits) / took, median(waits) * 1e3, quantiles(waits, n=100)[-1] * 1e3)


async def room_on(store: Store, limits: Limits | None = None) -> Room:
    tables = Tables(store, SystemClock(), limits=limits)
    await tables.start()
    return Room(tables, script(max(ACTIONS.values())))


async def compare(folder: Path) -> list[Row]:
    """Let both ways take turns, so that what else the machine does hits both."""
    ours, other = await SqliteStore.open(folder / "ours"), await SqliteStore.open(folder / "usual")
    async with usual(folder / "usual") as write:
        mine, theirs = await room_on(ours), await room_on(UsualStore(other, write))
        settle()  # for both, as the bot does: else now and then a turn waits for a walk over all that was imported
        rows: list[Row] = []
        for tables in TABLES:
            rounds = [(await measure(mine, tables), await measure(theirs, tables)) for _ in range(ROUNDS)]
            rows += report(tables, rounds)
    await ours.close()
    await other.close()
    return rows


def report(tables: int, rounds: list[tuple[Measured, Measured]]) -> list[Row]:
    late_aim = LATE_AIM if tables == max(TABLES) else None
    return [
        Row(f"act() at {tables} busy", median(one.per_second for one, _ in rounds), "actions/s"),
        Row("  the usual way", median(two.per_second for _, two in rounds), "actions/s"),
        Row("  50th percentile", median(one.middle for one, _ in rounds), "ms"),
        Row("  the usual way's", median(two.middle for _, two in rounds), "ms"),
        Row("  99th percentile", median(one.late for one, _ in rounds), "ms"),
        Row("  the usual way's", median(two.late for _, two in rounds), "ms"),
        Row("  ours / usual", median(one.late / two.late for one, two in rounds), "×", at_most=late_aim),
    ]


async def fill(path: Path) -> None:
    """Write ten thousand open tables, as many rows as real ones would be."""
    store = await SqliteStore.open(path)
    await store.commit(Insert(Server(GUILD, most_tables=100)))
    room = await room_on(store)
    (like,) = await room.open(1)
    table, round_ = await store.get(Table, like), await store.get(Round, like, 1)
    assert table is not None
    assert round_ is not None
    options = write_options(complete(game(GAME).options, {}))
    for start in range(0, MANY, 1_000):
        numbers = range(start, start + 1_000)
        await store.commit(*(Insert(replace(table, id=f"t{n}", options=options, version=0)) for n in numbers))
        await store.commit(*(Insert(replace(round_, table_id=f"t{n}", version=0)) for n in numbers))
    await store.close()


async def start_up(path: Path) -> None:
    """In a process of its own: start, do what is due, use a thousand tables; tell how long and how much."""
    began = time.perf_counter()
    store = await SqliteStore.open(path)
    room = await room_on(store)
    started = time.perf_counter() - began
    await room.tables.tick()
    at_start = memory()
    for number in range(1_000):
        await room.tables.queries.table_view(f"t{number}")
    print(started, at_start, memory())
    await store.close()


def memory() -> float:
    """Read this process's memory, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 2**20


def starting(path: Path) -> list[Row]:
    own = [sys.executable, "-m", "tools.bench.tables", str(path)]
    said = subprocess.run(own, capture_output=True, text=True, check=True).stdout.split()
    started, at_start, used = (float(one) for one in said)
    return [
        Row(f"start beside {MANY:,} open tables", started, "s", at_most=START_AIM),
        Row("  memory then", at_start, "MB", at_most=MEMORY_AIM),
        Row("  after a look at 1,000 of them", used, "MB", at_most=MEMORY_AIM),
        Row("  kept of the 1,000 tables", used - at_start, "MB"),
    ]


def main() -> None:
    with TemporaryDirectory(prefix="cairn-bench-") as folder:
        rows = asyncio.run(compare(Path(folder)))
        asyncio.run(fill(Path(folder) / "many"))
        rows += starting(Path(folder) / "many")
    show("Tables: act() whole, by number of busy tables; and a start", rows)


if __name__ == "__main__":
    asyncio.run(start_up(Path(sys.argv[1])))
