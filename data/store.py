"""What a store must do; every store keeps the promises of tests/contract/test_stores*.py."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Protocol, TypeVar

ColumnValue = str | int | None


class StaleWrite(Exception):
    """Somebody was faster: the row is there already, is gone, or has another version. Nothing was written."""


class ConstraintFailed(Exception):
    """The tables' own rules forbid the change: it refers to nothing, or leaves out what must be there."""


class Unstorable(ValueError):
    """No store can keep this value: text with NUL or half a surrogate pair, an integer beyond 64 bits."""


class StoreFailed(Exception):
    """The database itself failed, or is closed: disk full, damaged, not a database. Nothing was written."""


class NewerDatabase(Exception):
    """The database was written by a later Cairn; it was left untouched."""


class ChangedMigration(Exception):
    """A migration is no longer what it was when it was applied; the database was left untouched."""


class Locked(Exception):
    """Another process holds the lease on this database."""


class Record(Protocol):
    """A frozen dataclass that is a row of `TABLE`; its fields are the columns, in order: str, int, bool or None."""

    TABLE: ClassVar[str]
    KEY: ClassVar[tuple[str, ...]]


R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Insert:
    """Add a row; StaleWrite if its key, or a unique column, is taken."""

    record: Record


@dataclass(frozen=True, slots=True)
class Replace:
    """
    Write a row anew; StaleWrite if it is gone. A stored `version` must be the record's, and becomes one more.
    Told what the row `was` at that version, a store writes only what differs, and leaves the indexes of the rest alone.
    """

    record: Record
    was: Record | None = None


@dataclass(frozen=True, slots=True)
class Delete:
    """Remove the rows that match; none is fine."""

    kind: type[Record]
    where: "Where"


Change = Insert | Replace | Delete


@dataclass(frozen=True, slots=True)
class Where:
    """Rows whose columns equal, are among, are at most, or are at least the given values; all must hold."""

    equal: Mapping[str, ColumnValue] = field(default_factory=dict)
    among: Mapping[str, Sequence[ColumnValue]] = field(default_factory=dict)
    at_most: Mapping[str, int] = field(default_factory=dict)
    at_least: Mapping[str, int] = field(default_factory=dict)


EVERYTHING = Where()


class Store(Protocol):
    """The one place that lasts."""

    async def get(self, kind: type[R], *key: ColumnValue) -> R | None:
        """Fetch one row by its key."""

    async def find(
        self, kind: type[R], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[R]:
        """Fetch rows; a column in `order` with a leading `-` sorts downwards, nothing sorts below all, the key last."""

    async def count(self, kind: type[Record], where: Where = EVERYTHING) -> int:
        """Count rows."""

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]:
        """Count rows in groups of equal `by` columns, ordered by these columns."""

    async def commit(self, *changes: Change) -> None:
        """
        Write all or nothing; on return it is on disk. Concurrent commits share a transaction, not a fate.
        A caller cancelled meanwhile doesn't learn which of both it was.
        """

    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
