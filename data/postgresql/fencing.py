"""Fencing: only the holder of a lease may write. Each commit checks the leases under which its work began."""

import json
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from data.store import Change

LEASE_S: Final = 5.5  # longer than the server lets an interrupted transaction hold a row: see `leases.SETTINGS`
MOST_TOLD = 7_000  # bytes that PostgreSQL takes in one notification
EVERYTHING_CHANGED = "[]"
CHANNEL = "right('cairn:' || current_schema(), 60)"  # processes with the same schema notify each other


class ShardLease(NamedTuple):
    """The right to run a shard, until its term is over."""

    shard: int
    term: int


class Fence(Protocol):
    """The interface of a process's leases: under which it works, and which changes others must know."""

    def leases(self) -> frozenset[ShardLease]:
        """Return the leases under which the running work began; LeaseLost if there is none."""

    def changed(self, changes: Sequence[Change]) -> tuple[str, ...]:
        """Name the changed things that other processes may have in memory."""


def held(leases: Iterable[ShardLease]) -> str:
    """Select the leases that still hold, and lock them until the transaction's end."""
    pairs = ", ".join(f"({lease.shard:d}, {lease.term:d})" for lease in sorted(leases))
    return f"select shard, term from leases where (shard, term) in ({pairs}) order by shard for key share"


def notify_others(changed: Iterable[str]) -> str:
    """Write the statement that notifies the other processes when the transaction commits."""
    payload = json.dumps(sorted(set(changed)), separators=(",", ":"))
    if len(payload) > MOST_TOLD:
        payload = EVERYTHING_CHANGED
    escaped = payload.replace("'", "''")
    return f"select pg_notify({CHANNEL}, '{escaped}')"
