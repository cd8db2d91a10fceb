"""The interface of a store; every store keeps the promises of tests/contract/stores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Protocol, TypeVar

from data.errors import ConstraintFailed as ConstraintFailed  # noqa: PLC0414  # given out from here
from data.errors import StaleWrite as StaleWrite  # noqa: PLC0414  # given out from here
from data.errors import StoreError as StoreError  # noqa: PLC0414  # given out from here
from data.errors import StoreFailed as StoreFailed  # noqa: PLC0414  # given out from here
from data.errors import Unstorable as Unstorable  # noqa: PLC0414  # given out from here

ColumnValue = str | int | None


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
    Replace a row; StaleWrite if it is gone. A stored `version` must equal the record's, and is raised by one.
    If it knows what the row `was` at that version, a store writes only the columns that differ.
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


class Reads(Protocol):
    """Whatever records are read from."""

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


class Store(Reads, Protocol):
    """Durable storage for records."""

    async def commit(self, *changes: Change) -> None:
        """
        Write all or nothing; on return it is on disk. Concurrent commits share a transaction, not a fate.
        A caller that is cancelled meanwhile doesn't learn which it was.
        """

    async def check_still_there(self) -> None:
        """Raise DatabaseVanished, or Unreachable, if what is written now would be lost."""

    async def truncate_wal(self) -> None:
        """Remove deleted rows from the disk, including the database's log; called after a person was erased."""

    async def close(self) -> None:
        """Finish what was asked for, then release the database."""


@dataclass(eq=False)
class ForwardingStore:
    """A store that forwards everything to another; what needs one method different overrides that method."""

    store: Store

    async def get(self, kind: type[R], *key: ColumnValue) -> R | None:
        return await self.store.get(kind, *key)

    async def find(
        self, kind: type[R], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[R]:
        return await self.store.find(kind, where, order=order, limit=limit)

    async def count(self, kind: type[Record], where: Where = EVERYTHING) -> int:
        return await self.store.count(kind, where)

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]:
        return await self.store.tally(kind, by, where)

    async def commit(self, *changes: Change) -> None:
        await self.store.commit(*changes)

    async def check_still_there(self) -> None:
        await self.store.check_still_there()

    async def truncate_wal(self) -> None:
        await self.store.truncate_wal()

    async def close(self) -> None:
        await self.store.close()
