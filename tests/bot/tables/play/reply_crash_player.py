"""A program that plays turns which prepared answers follow, and is killed around their commits: `FOLDER KILLS SEED`.

Of three lives one dies just before a commit, one at some moment while it runs, one just after it.
"""

import asyncio
import json
import os
import signal
import sys
import threading
from pathlib import Path
from random import Random

from bot.clock import SystemClock
from bot.tables import TableError, Tables, Terms
from bot.tables.queries.table_view import sit
from data.sqlite.store import SqliteStore
from data.store import Change, Store
from games.core.game import AnyGame
from games.registry import games
from tests.bot.tables.crash_player import Diary
from tests.bot.tables.play.conditional_game import random_turn

ANA, BEN, GUILD, CHANNEL = "1001", "1002", "77", "88"
MOST_TURNS = 12  # of a table
COMMITS = 20  # of a life, at most


def die_around(commits: int, way: int, random: Random, store: Store) -> None:
    commit, left = store.commit, commits

    async def commit_and_die(*changes: Change) -> None:
        nonlocal left
        left -= 1
        if not left and way == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        if not left and way == 1:
            threading.Timer(random.uniform(0, 0.002), os.kill, (os.getpid(), signal.SIGKILL)).start()
        await commit(*changes)
        if not left and way == 2:
            os.kill(os.getpid(), signal.SIGKILL)

    store.commit = commit_and_die  # type: ignore[method-assign]


async def send_again(tables: Tables, diary: Diary) -> None:
    path = diary.folder / "wish"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if text.endswith("]"):
        await deliver(tables, diary, *json.loads(text))


async def deliver(tables: Tables, diary: Diary, table: str, turn_no: int, turn: list[str], interaction: str) -> None:  # noqa: PLR0917
    try:
        await tables.play.act(table, ANA, turn_no, tuple(turn), interaction=interaction)
    except TableError as wrong:
        diary.note("refused", wrong.key, table, turn_no)
    else:
        diary.note("answered", interaction, table)


async def table_to_play(tables: Tables, random: Random) -> str:
    for one in await tables.queries.tables_of(ANA):
        if one.table.turn <= MOST_TURNS:
            return one.table.id
        await tables.play.resign(one.table.id, ANA)
    rules: AnyGame = random.choice([game for game in games() if game.key != "topologic"])
    for challenge in await tables.queries.challenges_of(ANA):
        await tables.challenges.withdraw(challenge.id, ANA)
    offered = await tables.challenges.offer(ANA, GUILD, CHANNEL, Terms(rules.key, first="host"), BEN)
    await tables.challenges.accept(offered.subject, BEN)
    return offered.subject


async def play_one(tables: Tables, diary: Diary, random: Random) -> None:
    """Prepare Ben's answer to a turn of Ana's, and play that; it must never be Ben's turn."""
    id_ = await table_to_play(tables, random)
    loaded = await sit(tables.context, id_)
    if loaded.state.to_move != 0:
        diary.note("lost", id_, loaded.table.turn_no)
        await tables.play.resign(id_, ANA)
        return
    turn, after = random_turn(loaded.game, loaded.state, random)
    answer, last = random_turn(loaded.game, after, random) if after.to_move == 1 else ((), after)
    if last.to_move != 0:  # the end, or somebody passes: another table will do
        await tables.play.resign(id_, ANA)
        return
    turn_no = loaded.table.turn_no
    try:
        await tables.play.set_condition(id_, BEN, turn_no, (turn, answer))
    except TableError:
        return  # full of lines, or a lifted stone that can't be foreseen
    interaction = f"{id_}.{turn_no}.{random.random()}"
    words = [" ".join(turn)] if any("^" in action for action in turn) else list(turn)
    if len(words) < len(turn):
        return  # a stone is lifted first: that takes two clicks
    (diary.folder / "wish").write_text(json.dumps([id_, turn_no, words, interaction]), encoding="utf-8")
    await deliver(tables, diary, id_, turn_no, words, interaction)


async def live(folder: Path, seed: str) -> None:
    diary, random = Diary(folder), Random(seed)
    store = await SqliteStore.open(folder / "cairn.sqlite3")
    die_around(random.randrange(1, COMMITS), random.randrange(3), random, store)
    tables = Tables(store, SystemClock())
    await tables.start()
    await send_again(tables, diary)
    while True:
        await play_one(tables, diary, random)


def main() -> int:
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    games()  # loaded once for all lives
    for number in range(kills):
        child = os.fork()
        if child == 0:
            asyncio.run(live(folder, f"{seed} {number}"))
            return 1  # a life ends by a kill, not by itself
        _, how = os.waitpid(child, 0)
        if how != signal.SIGKILL:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
