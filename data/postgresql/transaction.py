"""A group of jobs in one PostgreSQL transaction: each whole or not at all, none at the cost of another."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from data.errors import CommitInDoubt, LeaseLost, StaleWrite, StoreError, StoreFailed
from data.group_commit import JobOutcome
from data.postgresql.batch import BatchJob, RoundTrip, batches, rounds, with_numbers
from data.postgresql.connection import LOST, explained
from data.postgresql.fencing import ShardLease, held, notify_others
from data.postgresql.together import together

ATTEMPTS = 5
MOVED = "another process has taken over"
AGAIN = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)  # another process wrote the same rows just then


async def write_group(db: Any, jobs: Sequence[BatchJob]) -> list[JobOutcome]:
    """Write a group; when this returns, what it calls written is on disk. Raise Unreachable if the connection broke."""
    try:
        return await _all_at_once(db, jobs) or await _with_care(db, jobs)
    except LOST as failure:
        raise explained(failure) from failure


async def _all_at_once(db: Any, jobs: Sequence[BatchJob]) -> list[JobOutcome] | None:
    """Write all jobs at once, which nearly always works; None, with nothing written, if one failed."""
    try:
        await _begin(db, jobs)
        for batch in batches(jobs):
            await _run(db, batch)
    except (StaleWrite, LeaseLost, asyncpg.PostgresError):
        await db.execute("rollback")
        return None
    await _commit(db, jobs)
    return [None] * len(jobs)


async def _begin(db: Any, jobs: Sequence[BatchJob]) -> None:
    """Begin a transaction, and check in the same round trip that all leases still hold."""
    leases = _leases(jobs)
    if not leases:
        await db.execute("begin")
    elif _count(await db.execute(f"begin; {held(leases)}")) < len(leases):
        raise LeaseLost(MOVED)


def _leases(jobs: Sequence[BatchJob]) -> frozenset[ShardLease]:
    return frozenset[ShardLease]().union(*(job.leases for job in jobs))


async def _with_care(db: Any, jobs: Sequence[BatchJob]) -> list[JobOutcome]:
    for _ in range(ATTEMPTS):
        await db.execute("begin")
        try:
            fit = await _still_held(db, jobs)
            outcomes = [outcome for batch in batches(fit) for outcome in await _halved(db, batch)] if fit else []
        except AGAIN:
            await db.execute("rollback")
            continue
        written = [job for job, outcome in zip(fit, outcomes, strict=True) if outcome is None]
        await _commit(db, written)
        return _in_order(jobs, fit, outcomes)
    return [StoreFailed("other processes wrote the same rows again and again") for _ in jobs]


async def _still_held(db: Any, jobs: Sequence[BatchJob]) -> list[BatchJob]:
    """Select the jobs whose leases hold, and lock these until the end of the transaction."""
    leases = _leases(jobs)
    still_held = {ShardLease(*row) for row in await db.fetch(held(leases))} if leases else leases
    return [job for job in jobs if job.leases <= still_held]


def _in_order(jobs: Sequence[BatchJob], fit: Sequence[BatchJob], outcomes: Sequence[JobOutcome]) -> list[JobOutcome]:
    """Give each job its outcome; jobs left out have lost their lease."""
    known = {id(job): outcome for job, outcome in zip(fit, outcomes, strict=True)}
    return [known[id(job)] if id(job) in known else LeaseLost(MOVED) for job in jobs]


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
    """Execute one statement with all its values in one round trip; count rows if it must hit."""
    text = with_numbers(said.text)
    if len(said.values) == 1:
        return _count(await db.execute(text, *said.values[0]))
    if many := together(said.text, said.kind):
        return _count(await db.execute(many, *zip(*said.values, strict=True)))
    await db.executemany(text, said.values)
    return len(said.values)


def _count(status: str) -> int:
    return int(status.rpartition(" ")[2])


async def _commit(db: Any, jobs: Sequence[BatchJob]) -> None:
    changed = [one for job in jobs for one in job.changed]
    try:
        await db.execute(f"{notify_others(changed)}; commit" if changed else "commit")
    except LOST as failure:
        raise CommitInDoubt("The connection to the PostgreSQL server broke during a commit.") from failure


def _outcome(failure: Exception) -> StoreError:
    said = failure if isinstance(failure, StoreError) else explained(failure)
    said.__cause__ = None if said is failure else failure
    return said
