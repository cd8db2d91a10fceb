"""What lets only the holder of a lease write: each commit checks the leases its work began with."""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from data.store import Change

MOST_TOLD = 7_000  # bytes that PostgreSQL takes in one notification
EVERYTHING_CHANGED = "[]"
CHANNEL = "right('cairn:' || current_schema(), 60)"  # the processes of one schema hear each other


class ShardLease(NamedTuple):
    """The right to run a shard, until its term is over."""

    shard: int
    term: int


class Fence(Protocol):
    """Under which leases a process is at work, and what others must hear of its changes."""

    def leases(self) -> frozenset[ShardLease]:
        """Give the leases the running work began with; raise LeaseLost where there is none."""

    def changed(self, changes: Sequence[Change]) -> tuple[str, ...]:
        """Name what other processes may know of, and know wrongly from now on."""


def held(leases: Iterable[ShardLease]) -> str:
    """Ask which of the leases still hold, and let none of them change hands before the transaction's end."""
    pairs = ", ".join(f"({lease.shard:d}, {lease.term:d})" for lease in sorted(leases))
    return f"select shard, term from leases where (shard, term) in ({pairs}) order by shard for key share"


def notify_others(changed: Iterable[str]) -> str:
    """Tell the other processes, once what they are told of is committed."""
    payload = json.dumps(sorted(set(changed)), separators=(",", ":"))
    if len(payload) > MOST_TOLD:
        payload = EVERYTHING_CHANGED
    return f"select pg_notify({CHANNEL}, {literal(payload)})"


def literal(said: str) -> str:
    return "'" + said.replace("'", "''") + "'"
