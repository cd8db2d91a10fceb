"""A program that restores a database and is killed, at every step and at random moments: `FOLDER KILLS SEED`.

It prints one line a kill: what the database held afterwards, or what was wrong with it.
"""

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

from data.records import Person
from data.sqlite.backup import back_up, restore
from data.sqlite.files import beside
from data.sqlite.store import SqliteStore
from data.store import Insert

STEPS = ("open", "os.", "sqlite3.", "shutil.", "fcntl.")  # what a restore does to files, as the interpreter sees it
PEOPLE = 300


async def fill(path: Path, name: str) -> None:
    store = await SqliteStore.open(path)
    await store.commit(*(Insert(Person(f"{number}", name=name)) for number in range(PEOPLE)))
    await store.close()


def held(path: Path) -> str:
    """Say whose rows are in the database, all of them and no others."""
    if not path.exists():
        return "none"
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True)) as db:
        rows = db.execute("select name, count(*) from people group by name").fetchall()
        [(verdict,)] = db.execute("pragma integrity_check").fetchall()
    return rows[0][0] if verdict == "ok" and [number for _, number in rows] == [PEOPLE] else f"half: {rows} {verdict}"


def put_old(folder: Path) -> None:
    """Lay the old database there as a killed bot leaves it: part of it in the log beside the file."""
    for path in folder.glob("cairn.db*"):
        path.unlink()
    for path in (folder / "old.db", *beside(folder / "old.db")):
        if path.exists():
            shutil.copy(path, folder / path.name.replace("old", "cairn"))


def dies_at(step: int) -> None:
    """Kill this process just before its so many-th step."""
    left = step

    def count(event: str, _: object) -> None:
        nonlocal left
        if event.startswith(STEPS) and event != "os.kill":
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)


def killed(folder: Path, begin: Callable[[], None], after: float | None) -> bool:
    """Restore in a child; say whether it was killed before it was through."""
    child = os.fork()
    if child == 0:
        begin()
        restore(folder / "new.db", folder / "cairn.db")
        os._exit(0)
    if after is not None:
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def report(folder: Path) -> None:
    """Say what is there now, and whether the next restore and the next start go well and tidy up."""
    found = held(folder / "cairn.db")
    kept = folder / "cairn.db.before-restore"
    if found == "new":
        kept.rename(folder / "cairn.db.kept")
    restore(folder / "new.db", folder / "cairn.db")
    asyncio.run(started(folder / "cairn.db"))
    print(found, held(folder / "cairn.db"), held(kept), len(list(folder.glob("*.partial*"))), flush=True)


async def started(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def main() -> int:
    folder, kills, random = Path(sys.argv[1]), int(sys.argv[2]), Random(sys.argv[3])
    asyncio.run(fill(folder / "source.db", "new"))
    back_up(folder / "source.db", folder / "new.db")
    asyncio.run(fill(folder / "base.db", "older"))
    with closing(sqlite3.connect(folder / "base.db")) as db:  # held open: its log stays beside it while it is copied
        db.execute("update people set name = 'old'")
        db.commit()
        for path in (folder / "base.db", *beside(folder / "base.db")):
            if path.exists():
                shutil.copy(path, folder / path.name.replace("base", "old"))
    step, alive = 0, True
    while alive:
        put_old(folder)
        alive = killed(folder, partial(dies_at, step), None)
        step += 1
        report(folder)
    put_old(folder)
    began = time.perf_counter()
    killed(folder, lambda: None, None)
    took = time.perf_counter() - began
    for _ in range(kills):
        put_old(folder)
        killed(folder, lambda: None, random.uniform(0, took))
        report(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
