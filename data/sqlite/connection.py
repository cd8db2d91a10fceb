"""Connections that keep the store's promises, and a check of a database before one of them touches it."""

import logging
import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from data.errors import (
    AccessDenied,
    CannotOpen,
    DamagedDatabase,
    DiskFull,
    EmptyDatabase,
    MissingDatabase,
    NotOurDatabase,
    StoreFailed,
)
from data.migration import Migration
from data.sqlite import migrate
from data.sqlite.files import (
    NOTHING,
    beside,
    check_nothing_remains,
    check_one_name,
    keep_private,
    make_private,
    to_disk,
)
from data.sqlite.partial import sweep

log = logging.getLogger(__name__)

BUSY_SECONDS = 5.0  # then a statement that waits for another connection's transaction fails
LOOK_SECONDS = 1.0  # for checking a database at the start: some hundreds of megabytes
INDEXES = 0.3  # of that time, for what is in the indexes
STEPS = 10_000  # SQLite's steps between two looks at the time
CACHE = -512  # kilobytes for pages of the database, which the system keeps in memory anyway
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,  # full
    "foreign_keys": 1,
    "secure_delete": 1,  # what is deleted is overwritten
    "cache_size": CACHE,
    "temp_store": 2,  # in memory: else savepoints beyond 64 kB go through a file
}


def prepare(path: Path, known: Sequence[Migration]) -> None:
    """Prepare the database at `path`: check an existing one, or create one where none ever was."""
    if path.exists():
        look(path, known)
        keep_private(path)
        sweep(path.parent)
    else:
        check_nothing_remains(path)
        _make(path, known)


def look(path: Path, known: Sequence[Migration], seconds: float = LOOK_SECONDS) -> list[Migration]:
    """Check a database without touching it, for a limited time, and return the migrations it needs."""
    check_file(path)
    check_one_name(path)
    try:
        with closing(sqlite3.connect(untouched(path), uri=True)) as db:
            later = migrate.pending(db, known)
            _look_through(db, path, seconds)
    except sqlite3.Error as failure:
        raise cannot_open(path, failure) from failure
    except UnicodeDecodeError as failure:  # SQLite's complaint quotes a name that is noise now
        raise DamagedDatabase(f"{path}: The database is damaged: its schema can't be read.") from failure
    except CannotOpen as refused:
        raise type(refused)(f"{path}: {refused}") from refused
    return later


def check_file(path: Path, rights: int = os.R_OK | os.W_OK) -> None:
    """Refuse a file that can't be a database, before SQLite turns it into one."""
    if not path.exists():
        raise MissingDatabase(f"There is no database at {path}.")
    if path.is_dir():
        raise NotOurDatabase(f"{path} is a folder, not a database.")
    if path.stat().st_size <= NOTHING:
        raise EmptyDatabase(f"{path} is an empty file: put a backup in its place, or remove it to begin anew.")
    if not os.access(path, rights):
        raise AccessDenied(f"This user has not the rights on {path} that it takes.")


def untouched(path: Path) -> str:
    """Open for reading only, because opening for writing would already change the file."""
    wal = Path(f"{path}-wal")
    # A properly closed database is all in its file; only then may SQLite be told that nothing will change.
    how = "mode=ro" if wal.exists() and wal.stat().st_size else "immutable=1"
    return f"{path.resolve().as_uri()}?{how}"


def _look_through(db: sqlite3.Connection, path: Path, seconds: float) -> None:
    """Look at every page, then, where that went quickly, whether each index has what its table has."""
    if not _is_sound(db, "quick_check", seconds):
        log.info("%s is large: the look for damage ended after %g s; `python -m data verify` sees all", path, seconds)
        return
    _is_sound(db, "integrity_check", seconds * INDEXES)


def _is_sound(db: sqlite3.Connection, check: str, seconds: float) -> bool:
    """Raise on damage; tell whether the check came to its end in time."""
    until = time.monotonic() + seconds
    db.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        [(verdict,)] = db.execute(f"pragma {check}(1)").fetchall()
    except sqlite3.OperationalError as failure:
        if failure.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return False
    if verdict != "ok":
        raise DamagedDatabase(f"The database is damaged: {verdict}")
    return True


def _make(path: Path, known: Sequence[Migration]) -> None:
    """Create a database under another name and move it into place, so that a kill leaves no half database."""
    new = Path(f"{path}.new")
    for left in (new, *beside(new)):
        left.unlink(missing_ok=True)
    make_private(new)
    open_for_writing(new.resolve().as_uri(), known).close()
    to_disk(new)
    new.rename(path)
    to_disk(path.parent)
    log.info("There was no database: a new one was made at %s", path)


def open_for_writing(uri: str, known: Sequence[Migration]) -> sqlite3.Connection:
    """Open a connection whose commits are on disk when they return, and bring the database up to date."""
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False)
    try:
        settle(db)
        for migration in migrate.pending(db, known):
            migrate.apply(db, migration)
    except BaseException:
        db.close()
        raise
    return db


def settle(db: sqlite3.Connection) -> None:
    """Set the settings on which the promises rest, and check each."""
    for name, wanted in PRAGMAS.items():
        db.execute(f"pragma {name} = {wanted}")
        [(actual,)] = db.execute(f"pragma {name}").fetchall()
        if actual not in (wanted, "memory"):  # a database in memory has no other journal
            raise StoreFailed(f"SQLite can't set {name} to {wanted} here; it stays {actual}.")


def failed(failure: sqlite3.Error) -> StoreFailed:
    full = getattr(failure, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    return DiskFull(f"There is no room for the database: {_said(failure)}") if full else StoreFailed(_said(failure))


def cannot_open(path: Path, failure: sqlite3.Error) -> CannotOpen:
    code = getattr(failure, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # without what specifies it
    kind = {sqlite3.SQLITE_NOTADB: NotOurDatabase, sqlite3.SQLITE_CORRUPT: DamagedDatabase}.get(code, CannotOpen)
    return kind(f"{path}: {_said(failure)}")


def no_access(path: Path, failure: OSError) -> CannotOpen:
    """Say which file or folder the system doesn't let us have, and why."""
    at = failure.filename or path
    kind = AccessDenied if isinstance(failure, PermissionError) else CannotOpen
    return kind(f"There can be no database at {path}: {failure.strerror or failure} ({at}).")


def _said(failure: sqlite3.Error) -> str:
    """Leave out values of the row: they may be secrets."""
    return str(failure).partition(" with text ")[0]
