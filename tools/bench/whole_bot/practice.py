"""Fifty tables against the bot beside fifty of people, all at full speed: does anybody wait for its thinking?"""

import asyncio
import os
import random
import sqlite3
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.tables.values.terms import read_options
from games.core.play import legal
from games.registry import game, games
from tools.bench.table import Row, show
from tools.bench.whole_bot.bot import (
    Seated,
    bot,
    crowd,
    open_table,
    percentile,
    play,
    ready,
    shown_of,
    stand_in,
    turn_or_end,
)
from tools.bench.whole_bot.people import Crowd, Hand, Json, Measured

TABLES, LEVEL = 50, 2
TURNS = 1_500 if os.environ.get("CAIRN_BENCH_FULL") else 400
READY_S = 60


@dataclass(frozen=True, slots=True)
class Practised:
    """A person who plays against the bot, and the thread they do it in."""

    hand: Hand
    thread: str


async def open_practice(people: Crowd, world: Json, number: int) -> Practised:
    key = games()[number % len(games())].key
    hand = people.hands[2 * TABLES + number]
    begun = people.look_out("practice begun")
    given = {"level": LEVEL, "first": "host"}
    command = f"practice {key.replace('_', '-')}"
    await hand.act(do="run", ref=0, channel_id=world["channel_id"], command=command, options=given)
    return Practised(hand, (await asyncio.wait_for(begun, READY_S))["channel_id"])


def a_turn(database: str, person: str, lots: random.Random) -> str | None:
    """Read the log as it stands, and draw the actions of a turn; None once the game is over."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as file:
        chosen = (
            "select t.id, t.game, t.options, r.seed from tables t join rounds r on r.table_id = t.id "
            "where t.host = ? and t.guest = 'cairn'"
        )
        table, key, options, seed = file.execute(chosen, (person,)).fetchone()
        log = "select action from entries where table_id = ? and kind = 'act' order by number"
        actions = [action for (action,) in file.execute(log, (table,))]
    rules = game(key)
    state = rules.setup(read_options(options), seed)
    for action in actions:
        state = rules.apply(state, action)
    line: list[str] = []
    while state.outcome is None and (not line or not state.fresh):
        line.append(lots.choice(legal(rules, state)))
        state = rules.apply(state, line[-1])
    return " ".join(line) or None


async def practise(people: Crowd, database: str, table: Practised, left: "count[int]", lots: random.Random) -> None:
    """Play until the turns of all are used up, or the game is over."""
    while next(left) < TURNS:
        line = a_turn(database, table.hand.person["id"], lots)
        if line is None:
            return
        action = {"do": "run", "ref": 1, "channel_id": table.thread, "command": "move", "options": {"text": line}}
        await people.turn(table.hand, table.thread, **action)


async def keep_playing(people: Crowd, table: Seated, left: "count[int]") -> None:
    while next(left) < TURNS and await play(people, table):
        pass


async def measure_beside() -> tuple[Measured, dict[str, float], int]:
    with TemporaryDirectory(prefix="cairn-bench-") as name:
        database = str(Path(name) / "cairn.sqlite3")
        async with stand_in() as world, bot("ours", world, database) as process, crowd(world) as people:
            people.name_of = turn_or_end
            await ready(world, people)
            tables = [await open_table(people, world, number, database) for number in range(TABLES)]
            threads, practised = {table.thread for table in tables}, []
            people.name_of = lambda message: _name(message, threads)
            for number in range(TABLES):
                practised.append(await open_practice(people, world, number))
                threads.add(practised[-1].thread)
            people.begin()
            await process.read()
            of_people, of_practice = count(), count()
            await asyncio.gather(
                *(keep_playing(people, table, of_people) for table in tables),
                *(practise(people, database, table, of_practice, random.Random(table.thread)) for table in practised),
            )
            return people.measured, await process.read(), min(TURNS, next(of_practice))


def _name(message: Json, known: set[str]) -> str:
    """Name a message as the bench of the whole bot does; a thread not seen yet is a practice table's."""
    name = turn_or_end(message)
    return name if not name.isdigit() or name in known else "practice begun"


def main() -> None:
    seen, process, answered = asyncio.run(measure_beside())
    rows = [
        Row(f"acknowledged, p99 of {seen.turns} turns", percentile(seen.acknowledged, 99), "ms", at_most=250),
        Row("  slowest", max(seen.acknowledged), "ms", at_most=3000),
        Row(f"picture visible, p50 ({answered} with the bot's answer)", percentile(seen.visible, 50), "ms"),
        Row("shown, of those begun", *shown_of(seen)),
        Row("longest callback in the event loop", process["longest"], "ms", at_most=20),
        Row("memory", process["memory"], "MB"),
    ]
    show(f"{TABLES} tables against the bot at level {LEVEL} beside {TABLES} of people", rows)


if __name__ == "__main__":
    main()
