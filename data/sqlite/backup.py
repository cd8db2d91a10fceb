"""Back up a database while the bot runs, and restore it while it doesn't."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from data import migration
from data.errors import CopyRefused, DamagedDatabase, EmptyDatabase
from data.sqlite import migrate
from data.sqlite.connection import cannot_open, check_file
from data.sqlite.files import PRIVATE, before_restore, beside, check_one_name, real_path, to_disk
from data.sqlite.lease import Lease
from data.sqlite.partial import partial, take_place


def back_up(database: Path, copy: Path, prove: Callable[[Path], None] = lambda half: None) -> None:
    """Copy a database that may be in use, as of one moment; `copy` appears whole, checked and proved, or not at all."""
    _check_names(database, copy)
    if copy.exists():
        raise CopyRefused(f"{copy} is there already; nothing is overwritten.")
    check_file(database)
    check_one_name(database)
    with partial(copy) as half:
        # Opened for writing: only then does the last connection remove the files beside the database.
        _copy(database, "rw", half)
        prove(half)
        take_place(half, copy)


def restore(copy: Path, database: Path) -> Path | None:
    """Replace a database by a checked copy in one step; keep the old one, and return its new path."""
    _check_names(copy, database)
    database = real_path(database)
    lease = Lease(database)
    try:
        with partial(database) as half:
            _copy(copy, "ro", half)
            _like_the_old(half, database)
            kept = _keep(database) if database.exists() else None
            take_place(half, database)
    finally:
        lease.release()
    return kept


def verify(copy: Path) -> int:
    """Check all of a database that nobody uses, and return how many migrations it lacks."""
    _check_names(copy)
    check_file(copy, os.R_OK)
    try:
        with closing(_open(copy, "ro")) as db:
            return check(db)
    except sqlite3.Error as failure:
        raise cannot_open(copy, failure) from failure


def check(db: sqlite3.Connection) -> int:
    """Refuse what is damaged, has rows that refer to nothing, or isn't a database that this Cairn can open."""
    [(verdict,)] = db.execute("pragma integrity_check(1)")
    if verdict != "ok":
        raise DamagedDatabase(f"The database is damaged: {verdict}")
    if db.execute("pragma foreign_key_check").fetchone():
        raise DamagedDatabase("The database has rows that refer to nothing.")
    known = migration.known()
    later = migrate.pending(db, known)
    if len(later) == len(known):
        raise EmptyDatabase("The database is empty.")
    return len(later)


def _check_names(*paths: Path) -> None:
    for path in paths:
        if path == Path():
            raise CopyRefused("The path of a database is empty.")
        if path.is_dir():
            raise CopyRefused(f"{path} is a folder, not a database.")
    if len(paths) > len({path.resolve() for path in paths}):
        raise CopyRefused(f"{paths[0]} can't be copied onto itself: nothing is overwritten.")


def _copy(source: Path, mode: str, target: Path) -> None:
    check_file(source, os.R_OK if mode == "ro" else os.R_OK | os.W_OK)
    try:
        with closing(_open(source, mode)) as old, closing(sqlite3.connect(target)) as new:
            new.execute("pragma secure_delete = on")
            old.backup(new)
            new.execute("pragma journal_mode = delete")  # all in one file
        with closing(_open(target, "ro")) as new:
            check(new)
    except sqlite3.Error as failure:
        if getattr(failure, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:  # the source is only read
            raise CopyRefused(f"There is no room in {target.parent} for a copy of {source}.") from failure
        raise cannot_open(source, failure) from failure


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)


def _like_the_old(half: Path, database: Path) -> None:
    """Give the new file the old one's owner and rights, or the folder's owner if there was none."""
    there = database.exists()
    like = (database if there else database.parent).stat()
    half.chmod(like.st_mode & 0o777 if there else PRIVATE)
    if (like.st_uid, like.st_gid) == (half.stat().st_uid, half.stat().st_gid):
        return
    if there or os.geteuid() == 0:
        os.chown(half, like.st_uid, like.st_gid)


def _keep(database: Path) -> Path:
    """Give the old database a second name; it keeps the first until the new one replaces it."""
    kept = before_restore(database)
    if kept.exists():
        if not kept.samefile(database):
            raise CopyRefused(f"{kept} is there already; move it away first.")
        kept.unlink()  # of a restore that was killed before it changed anything
    with suppress(sqlite3.Error), closing(_open(database, "rw")) as old:
        old.execute("pragma journal_mode = delete")  # the latest commits may be in the file beside it: merge them
    for path in (database, *beside(database)):
        if path.exists():
            _second_name(path, Path(f"{kept}{path.name.removeprefix(database.name)}"))
    to_disk(kept.parent)
    for path in beside(database):
        path.unlink(missing_ok=True)  # only a damaged database still has one
    return kept


def _second_name(path: Path, name: Path) -> None:
    name.unlink(missing_ok=True)
    try:
        os.link(path, name)
    except OSError:  # a file system without second names
        shutil.copy2(path, name)
        to_disk(name)
