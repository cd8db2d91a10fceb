"""Copy a database away, while the bot runs, and back, while it doesn't."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from data.sqlite import migrate
from data.sqlite.lease import Lease
from data.store import StoreFailed


def back_up(database: Path, copy: Path) -> None:
    """Copy a database that may be in use, as it is at one moment; `copy` appears whole and checked, or not at all."""
    if copy.exists():
        raise FileExistsError(f"{copy} is there already; nothing is overwritten.")
    # Opened for writing, since only so does the last to leave tidy up beside the file.
    with _partial(copy) as partial:
        _copy(database, "rw", partial)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a checked copy in a database's place; the old one is kept, and its new path returned."""
    kept = Path(f"{database}.before-restore")
    if kept.exists():
        raise FileExistsError(f"{kept} is there already; move it away first.")
    lease = Lease(database)
    try:
        with _partial(database) as partial:
            _copy(copy, "ro", partial)
            was_there = database.exists()
            _set_aside(database, kept)
    finally:
        lease.release()
    return kept if was_there else None


def check(db: sqlite3.Connection) -> None:
    """Say what is wrong with a database: damage, rows that refer to nothing, or not one that this Cairn can open."""
    [(verdict,)] = db.execute("pragma integrity_check(1)")
    if verdict != "ok":
        raise StoreFailed(f"The database is damaged: {verdict}")
    if db.execute("pragma foreign_key_check").fetchone():
        raise StoreFailed("The database has rows that refer to nothing.")
    known = migrate.known()
    if len(migrate.pending(db, known)) == len(known):
        raise StoreFailed("The database is empty.")


def _copy(source: Path, mode: str, target: Path) -> None:
    try:
        with closing(_open(source, mode)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("pragma journal_mode = delete")  # all in one file
        with closing(_open(target, "ro")) as new:
            check(new)
    except sqlite3.Error as failure:
        raise StoreFailed(f"{source}: {failure}") from failure


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)


@contextmanager
def _partial(target: Path) -> Iterator[Path]:
    """Write beside `target`; it takes the name when it is whole and on disk."""
    partial = target.with_name(f"{target.name}.{os.getpid()}.partial")
    try:
        yield partial
        _to_disk(partial)
        partial.replace(target)
        _to_disk(target.parent)
    finally:
        partial.unlink(missing_ok=True)


def _set_aside(database: Path, kept: Path) -> None:
    Path(f"{database}-shm").unlink(missing_ok=True)
    for suffix in ("", "-wal"):  # what was committed last may stand in the second
        if Path(f"{database}{suffix}").exists():
            Path(f"{database}{suffix}").rename(f"{kept}{suffix}")


def _to_disk(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
