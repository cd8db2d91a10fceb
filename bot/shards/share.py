"""The shards this process holds, and what it may write under their leases."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from bot.tables.values.ids import PERSON_CHANGED, SUBJECT_CHANGED
from data.errors import LeaseLost
from data.postgresql.fencing import ShardLease
from data.records import Away, Challenge, Person, RingWish, Table
from data.store import Change, Delete

_begun: ContextVar[ShardLease | None] = ContextVar("lease", default=None)


def seconds() -> float:
    """Read a clock that also runs while the process, or the machine, stands still."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class ShardShare:
    """
    Know which shards this process holds.

    Work begun in `while_held` may commit only while the lease of its server's shard holds; other work needs all leases.
    """

    is_alone = False

    def __init__(self, count: int) -> None:
        self.count = count
        self._held: Mapping[int, ShardLease] = {}
        self._until = 0.0

    # What is held

    def hold(self, leases: Iterable[ShardLease], until: float) -> None:
        """Record that exactly these leases are held, until then."""
        self._held, self._until = {lease.shard: lease for lease in leases}, until

    @property
    def held(self) -> Mapping[int, ShardLease]:
        return self._held

    @property
    def is_idle(self) -> bool:
        return not self._held or seconds() >= self._until

    @property
    def does_chores(self) -> bool:
        return self.holds(0)

    @property
    def part(self) -> float:
        return len(self._held) / self.count

    def holds(self, shard: int) -> bool:
        return shard in self._held and seconds() < self._until

    # Whose tables

    def shard_of(self, guild: str | None) -> int:
        """Compute the shard of a server, as Discord does; direct messages belong to the first."""
        return (int(guild) >> 22) % self.count if guild is not None and guild.isdecimal() else 0

    def is_ours(self, guild: str) -> bool:
        return self.holds(self.shard_of(guild))

    @contextmanager
    def while_held(self, guild: str | None) -> Iterator[None]:
        shard = self.shard_of(guild)
        if not self.holds(shard):
            raise LeaseLost(f"shard {shard} is another process's")
        before = _begun.set(self._held[shard])
        try:
            yield
        finally:
            _begun.reset(before)

    def check(self) -> None:
        begun = _begun.get()
        if begun is not None and not (self.holds(begun.shard) and self._held[begun.shard] == begun):
            raise LeaseLost(f"shard {begun.shard} is another process's")

    # What is written

    def leases(self) -> frozenset[ShardLease]:
        """Return the lease under which the running work began, else all that are held."""
        begun = _begun.get()
        leases = frozenset(self._held.values()) if begun is None else frozenset((begun,))
        if not leases:
            raise LeaseLost("this process holds no shard")
        return leases

    def changed(self, changes: Sequence[Change]) -> tuple[str, ...]:
        """Name the changed people, and the changed tables of other processes."""
        return tuple(word for change in changes if (word := self._changed(change)) is not None)

    def _changed(self, change: Change) -> str | None:
        if isinstance(change, Delete):
            who = change.where.equal.get("id" if change.kind is Person else "person")
            return f"{PERSON_CHANGED}{who}" if change.kind in (Away, RingWish, Person) and who is not None else None
        match change.record:
            case Away(person=person) | RingWish(person=person) | Person(id=person):
                return f"{PERSON_CHANGED}{person}"
            case Table(id=subject, guild=guild) | Challenge(id=subject, guild=guild):
                return None if self.is_ours(guild) else f"{SUBJECT_CHANGED}{subject}"
        return None
