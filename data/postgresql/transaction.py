"""A group of jobs in one PostgreSQL transaction: each whole or not at all, none at the cost of another."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from data.errors import CommitInDoubt, StaleWrite, StoreError, StoreFailed
from data.group_commit import JobOutcome
from data.postgresql.batch import BatchJob, RoundTrip, batches, rounds, with_numbers
from data.postgresql.connection import LOST, explained
from data.postgresql.together import together

ATTEMPTS = 5
AGAIN = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)  # another process wrote the same rows just then


async def write_group(db: Any, jobs: Sequence[BatchJob]) -> list[JobOutcome]:
    """Write a group; when this returns, what it calls written is on disk. Raise Unreachable if the connection broke."""
    try:
        return await _all_at_once(db, jobs) or await _with_care(db, jobs)
    except LOST as failure:
        raise explained(failure) from failure


async def _all_at_once(db: Any, jobs: Sequence[BatchJob]) -> list[JobOutcome] | None:
    """Write all jobs at once, which nearly always works; None, with nothing written, if one failed."""
    await db.execute("begin")
    try:
        for batch in batches(jobs):
            await _run(db, batch)
    except (StaleWrite, asyncpg.PostgresError):
        await db.execute("rollback")
        return None
    await _commit(db)
    return [None] * len(jobs)


async def _with_care(db: Any, jobs: Sequence[BatchJob]) -> list[JobOutcome]:
    for _ in range(ATTEMPTS):
        await db.execute("begin")
        try:
            outcomes = [outcome for batch in batches(jobs) for outcome in await _halved(db, batch)]
        except AGAIN:
            await db.execute("rollback")
            continue
        await _commit(db)
        return outcomes
    return [StoreFailed("other processes wrote the same rows again and again") for _ in jobs]


async def _halved(db: Any, jobs: Sequence[BatchJob]) -> list[JobOutcome]:
    """Write jobs; if one fails, write each half by itself, until only failing jobs are left out."""
    await db.execute("savepoint jobs")
    try:
        await _run(db, jobs, singly=len(jobs) == 1)
    except (StaleWrite, asyncpg.PostgresError) as failure:
        if isinstance(failure, (*LOST, *AGAIN)):
            raise
        await db.execute("rollback to savepoint jobs; release savepoint jobs")
        if len(jobs) == 1:
            return [_outcome(failure)]
        half = len(jobs) // 2
        return [*await _halved(db, jobs[:half]), *await _halved(db, jobs[half:])]
    await db.execute("release savepoint jobs")
    return [None] * len(jobs)


async def _run(db: Any, jobs: Sequence[BatchJob], *, singly: bool = False) -> None:
    for said in rounds(jobs, singly=singly):
        if await _touched(db, said) < len(said.values) and said.must_hit:
            raise StaleWrite("the row is gone, or has another version")


async def _touched(db: Any, said: RoundTrip) -> int:
    """Carry out one statement with all its values, in one question to the server; count rows where it matters."""
    text = with_numbers(said.text)
    if len(said.values) == 1:
        return _count(await db.execute(text, *said.values[0]))
    if many := together(said.text, said.kind):
        return _count(await db.execute(many, *zip(*said.values, strict=True)))
    await db.executemany(text, said.values)
    return len(said.values)


def _count(status: str) -> int:
    return int(status.rpartition(" ")[2])


async def _commit(db: Any) -> None:
    try:
        await db.execute("commit")
    except LOST as failure:
        raise CommitInDoubt("The connection to the PostgreSQL server broke during a commit.") from failure


def _outcome(failure: Exception) -> StoreError:
    said = failure if isinstance(failure, StoreError) else explained(failure)
    said.__cause__ = None if said is failure else failure
    return said
