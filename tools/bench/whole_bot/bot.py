"""The whole bot: a hundred tables at once over the stand-in, in its own process; beside it a bare discord.py bot."""

import asyncio
import json
import os
import random
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bot.tables.values.terms import read_options
from data.opening import is_postgresql
from games.core.play import legal
from games.registry import game, games
from tools.bench.table import Row, show
from tools.bench.whole_bot.people import Crowd, Hand, Json, Measured

FULL = bool(os.environ.get("CAIRN_BENCH_FULL"))  # ten thousand turns, as memory is to be held to
TABLES, WARM, TURNS = 100, 500, 10_000 if FULL else 2_000
STEADY_RATE, STEADY_TURNS = 20, 600 if FULL else 300
DEALS = 12  # random games from which the longest is played
KEPT_FILES = "600"
MEMORY_MB = 120  # the aim; the README says what was measured
READY_S = 60


class Process:
    """A bot at work, and its readings."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def read(self) -> dict[str, float]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(b"\n")
        told: dict[str, float] = json.loads(await stdout.readline())
        return told


@dataclass
class Seated:
    """A table, its two players, and the turns they will play."""

    people: tuple[Hand, Hand]
    thread: str = ""
    script: Iterator[tuple[int, str]] = field(default_factory=lambda: iter(()))


@asynccontextmanager
async def stand_in() -> AsyncIterator[Json]:
    people = str(2 * TABLES)
    flags = ("--port", "0", "--no-rate-limits", "--no-history", "--people", people, "--keep-files", KEPT_FILES)
    async with running("-m", "sandbox", *flags) as process:
        assert process.stdout is not None
        yield json.loads(await process.stdout.readline())


@asynccontextmanager
async def running(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdin=pipe, stdout=pipe, limit=2**24)
    try:
        yield process
    finally:
        assert process.stdin is not None
        process.stdin.close()
        process.terminate()
        await process.wait()


@asynccontextmanager
async def bot(kind: str, world: Json, wish: str) -> AsyncIterator[Process]:
    async with running("-m", "tools.bench.whole_bot.process", kind, world["api_url"], world["token"], wish) as process:
        yield Process(process)


@asynccontextmanager
async def crowd(world: Json) -> AsyncIterator[Crowd]:
    people = Crowd(world["page_url"])
    await people.gather(world["people"])
    try:
        yield people
    finally:
        await people.close()


# Ours


def turn_or_end(message: Json) -> str:
    """Name a public message by its thread, or by the guest it invites."""
    text = json.dumps(message["components"])
    if "accept|" in text:
        return f"challenge {message['rings'][0]}"
    return str(message["channel_id"]) if "play|" in text or "replay|" in text else ""


async def open_table(people: Crowd, world: Json, number: int, database: str) -> Seated:
    """Challenge, accept, and write the script once the table's chance is known."""
    rules = games()[number % len(games())]
    host, guest = people.hands[2 * number : 2 * number + 2]
    given: dict[str, Any] = {"opponent": guest.person["id"], "first": "host"}
    given |= {"quiet": "off"} if any(option.name == "quiet" for option in rules.options) else {}
    command = f"challenge {rules.key.replace('_', '-')}"
    invited = people.look_out(f"challenge {guest.person['id']}")
    await host.act(do="run", ref=0, channel_id=world["channel_id"], command=command, options=given)
    challenge = await asyncio.wait_for(invited, READY_S)
    accept = custom_id(challenge, "accept|")
    begun = people.look_out(challenge["id"])  # a thread under a message has the message's id
    await guest.act(do="click", ref=0, message_id=challenge["id"], custom_id=accept)
    await asyncio.wait_for(begun, READY_S)
    key, options, seed = await begun_with(database, accept.split("|")[1])
    return Seated((host, guest), challenge["id"], iter(write_script(key, options, seed)))


def custom_id(message: Json, verb: str) -> str:
    text = json.dumps(message["components"])
    start = text.index(verb)
    return text[start : text.index('"', start)]


async def begun_with(database: str, table: str) -> tuple[str, str, str]:
    """Read a table's game, options and seed beside the bot that has the database."""
    query = "select t.game, t.options, r.seed from tables t join rounds r on r.table_id = t.id where t.id = "
    if is_postgresql(database):
        import asyncpg

        db = await asyncpg.connect(database)
        try:
            key, options, seed = await db.fetchrow(f"{query}$1", table)
        finally:
            await db.close()
    else:
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as file:
            key, options, seed = file.execute(f"{query}?", (table,)).fetchone()
    return key, options, seed


def write_script(key: str, options: str, seed: str) -> list[tuple[int, str]]:
    """Play the table's game at random some times beforehand; keep the longest, without its end."""
    state = game(key).setup(read_options(options), seed)
    return max((random_turns(key, state, f"{seed} {deal}") for deal in range(DEALS)), key=len)


def random_turns(key: str, state: Any, chance: str) -> list[tuple[int, str]]:
    rules, lots = game(key), random.Random(chance)
    turns: list[tuple[int, str]] = []
    most = (WARM + TURNS + STEADY_TURNS) // TABLES * 2
    while state.outcome is None and len(turns) < most:
        seat, line = state.to_move, list[str]()
        while not line or (state.outcome is None and not state.fresh):
            line.append(lots.choice(legal(rules, state)))
            state = rules.apply(state, line[-1])
        turns.append((seat, " ".join(line)))
    return turns[:-1]


async def play(people: Crowd, table: Seated) -> bool:
    """Take the next turn, if there is one."""
    following = next(table.script, None)
    if following is None:
        return False
    seat, line = following
    action = {"do": "run", "ref": 1, "channel_id": table.thread, "command": "move", "options": {"text": line}}
    return await people.turn(table.people[seat], table.thread, **action) is not None


async def at_once(people: Crowd, tables: list[Seated], turns: int) -> float:
    """Let every table play as fast as it can until so many turns are done; give the seconds."""
    left = iter(range(turns))

    async def keep_playing(table: Seated) -> None:
        for _ in left:
            if not await play(people, table):
                return

    began = time.perf_counter()
    await asyncio.gather(*(keep_playing(table) for table in tables))
    return time.perf_counter() - began


async def steadily(people: Crowd, tables: list[Seated], turns: int) -> None:
    """Begin so many turns a second, each at another table."""
    started, began = [], time.perf_counter()
    for number in range(turns):
        await asyncio.sleep(max(0.0, began + number / STEADY_RATE - time.perf_counter()))
        started.append(asyncio.create_task(play(people, tables[number % len(tables)])))
    await asyncio.gather(*started)


@dataclass(frozen=True, slots=True)
class Ours:
    """What was seen of our bot: at full speed, then at a steady pace."""

    fast: Measured
    seconds: float
    calm: Measured
    before: dict[str, float]
    after: dict[str, float]
    end: dict[str, float]

    @property
    def cost(self) -> float:
        """Milliseconds of processor time a turn."""
        return (self.after["cpu"] - self.before["cpu"]) / self.fast.turns * 1000

    @property
    def kept(self) -> float:
        """Kilobytes of memory a turn leaves behind."""
        return (self.after["memory"] - self.before["memory"]) / self.fast.turns * 1000


@asynccontextmanager
async def at_tables(database: str) -> AsyncIterator[tuple[Process, Crowd, list[Seated]]]:
    """Let the bot run, people sit at their tables, and a first few turns be played."""
    async with stand_in() as world, bot("ours", world, database) as process, crowd(world) as people:
        people.name_of = turn_or_end
        await ready(world, people)
        tables = [await open_table(people, world, number, database) for number in range(TABLES)]
        await at_once(people, tables, WARM)
        yield process, people, tables


async def measure_ours(database: str) -> Ours:
    async with at_tables(database) as (process, people, tables):
        before = await process.read()
        people.begin()
        seconds = await at_once(people, tables, TURNS)
        fast, after = people.measured, await process.read()
        people.begin()
        await steadily(people, tables, STEADY_TURNS)
        return Ours(fast, seconds, people.measured, before, after, await process.read())


async def ready(world: Json, people: Crowd) -> None:
    """Wait until the bot has connected and registered its commands."""
    for _ in range(READY_S * 10):
        async with people.session.get(f"{world['page_url']}control") as answer:
            if (await answer.json())["bot_connected"]:
                return
        await asyncio.sleep(0.1)
    raise RuntimeError("the bot doesn't come up")


def rows_of(ours: Ours) -> list[Row]:
    fast, calm, after, end = ours.fast, ours.calm, ours.after, ours.end
    return [
        Row(f"{TABLES} tables at once, {fast.turns} turns", fast.turns / ours.seconds, "turns/s", at_least=200),
        Row("  acknowledged, p99", percentile(fast.acknowledged, 99), "ms", at_most=250),
        Row("  acknowledged, slowest", max(fast.acknowledged), "ms", at_most=3000),
        Row("  picture visible, p50", percentile(fast.visible, 50), "ms"),
        Row("  shown, of those begun", *shown_of(fast)),
        Row("  longest callback in the event loop", after["longest"], "ms", at_most=20),
        Row(f"{STEADY_RATE} turns a second: acknowledged, p50", percentile(calm.acknowledged, 50), "ms", at_most=10),
        Row("  acknowledged, p99", percentile(calm.acknowledged, 99), "ms", at_most=60),
        Row("  picture visible, p99", percentile(calm.visible, 99), "ms", at_most=150),
        Row("  shown, of those begun", *shown_of(calm)),
        Row("  longest callback in the event loop", end["longest"], "ms", at_most=20),
        Row(f"memory after {WARM} turns", ours.before["memory"], "MB", at_most=MEMORY_MB),
        Row(f"  after {WARM + fast.turns + calm.turns}", end["memory"], "MB", at_most=MEMORY_MB),
        Row("processor time", ours.cost, "ms/turn"),
    ]


def shown_of(measured: Measured) -> tuple[float, str, float]:
    begun = measured.turns + measured.lost + measured.failed
    return 100 * measured.turns / begun, "%", 100


def percentile(values: list[float], nth: int) -> float:
    return quantiles(values, n=100)[nth - 1]


# The bare one


async def measure_beside(kind: str, size: int) -> tuple[float, float]:
    """Give what a click costs another bot: milliseconds of processor time, and kilobytes of memory it keeps."""
    async with stand_in() as world, crowd(world) as people:
        people.name_of = lambda message: message["reply_to"] or said(message)
        async with bot(kind, world, str(size)) as process:
            seeds = [people.look_out(f"table {number}") for number in range(TABLES)]
            messages = [await asyncio.wait_for(seed, READY_S) for seed in seeds]
            chains = list(zip(people.hands[::2], messages, strict=True))
            await click(people, chains, WARM)
            before = await process.read()
            people.begin()
            await click(people, chains, TURNS)
            after = await process.read()
            clicks = people.measured.turns
            cost = (after["cpu"] - before["cpu"]) / clicks * 1000
            return cost, (after["memory"] - before["memory"]) / clicks * 1000


def said(message: Json) -> str:
    """Read the first words: which table it is, or after which message it comes."""
    words: str = message["components"][0]["components"][0]["content"]
    return words.removeprefix("after ")


async def click(people: Crowd, chains: list[tuple[Hand, Json]], clicks: int) -> None:
    """Click on each answer's button in turn, at a hundred messages at once."""
    left = iter(range(clicks))

    async def keep_clicking(number: int) -> None:
        hand, message = chains[number]
        for _ in left:
            answer = await people.turn(
                hand, message["id"], do="click", ref=1, message_id=message["id"], custom_id="play 0"
            )
            message = answer or message
            chains[number] = hand, message

    await asyncio.gather(*(keep_clicking(number) for number in range(len(chains))))


async def measure() -> list[Row]:
    with TemporaryDirectory(prefix="cairn-bench-") as folder:
        ours = await measure_ours(str(Path(folder) / "cairn.sqlite3"))
    size = round(mean(ours.fast.sizes))
    bare, lean, usual, painting = [await measure_beside(kind, size) for kind in ("bare", "lean", "usual", "painting")]
    return [
        *rows_of(ours),
        Row("bare discord.py: one answer, a fixed picture as large", bare[0], "ms/click"),
        Row("  ours / bare", ours.cost / bare[0], "×"),
        Row("bare, least intents and no cache", lean[0], "ms/click"),
        Row("  ours / that", ours.cost / lean[0], "×"),
        Row("the same with as many requests as a turn", usual[0], "ms/click"),
        Row("  ours / that", ours.cost / usual[0], "×"),
        Row("the same with the same pictures, painted and encoded", painting[0], "ms/click"),
        Row("  ours / that", ours.cost / painting[0], "×", at_most=1.25),
        Row("  memory that it keeps", painting[1], "kB/click"),
        Row("  memory that ours keeps", ours.kept, "kB/turn"),
    ]


def main() -> None:
    show("The whole bot over the stand-in: rules, commit, picture, message", asyncio.run(measure()))


if __name__ == "__main__":
    main()
