"""A group of jobs in one SQLite transaction: each whole or not at all, none at the cost of another."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from data.errors import ConstraintFailed, StaleWrite, StoreFailed
from data.group_commit import JobOutcome
from data.sql import Statement
from data.sqlite import connection

TransactionJob = Sequence[Statement]

TAKEN: Final = frozenset({sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})


def write_group(db: sqlite3.Connection, jobs: Sequence[TransactionJob]) -> list[JobOutcome]:
    """Write a group; when this returns, what it calls written is on disk."""
    try:
        db.execute("begin immediate")
        cursor = db.cursor()  # one for all jobs: creating one takes as long as using it
        outcomes = [_write(cursor, job) for job in jobs]
        db.execute("commit")
    except sqlite3.Error as failure:
        if db.in_transaction:
            db.execute("rollback")
        return [_failed(failure) for _ in jobs]
    return outcomes


def _write(cursor: sqlite3.Cursor, job: TransactionJob) -> JobOutcome:
    cursor.execute("savepoint job")
    outcome: JobOutcome = None
    try:
        for statement in job:
            if cursor.execute(statement.text, statement.values).rowcount == 0 and statement.must_hit:
                outcome = StaleWrite("the row is gone, or has another version")
                break
    except sqlite3.Error as failure:
        if not cursor.connection.in_transaction:  # SQLite has rolled the group back, perhaps because the disk is full
            raise
        outcome = _explained(failure)
    if outcome:
        cursor.execute("rollback to job")
    cursor.execute("release job")
    return outcome


def _explained(failure: sqlite3.Error) -> Exception:
    if not isinstance(failure, sqlite3.IntegrityError):
        return _failed(failure)
    if failure.sqlite_errorcode in TAKEN:
        return StaleWrite(str(failure))
    return ConstraintFailed(str(failure))


def _failed(failure: sqlite3.Error) -> StoreFailed:
    failed = connection.failed(failure)
    failed.__cause__ = failure
    return failed
