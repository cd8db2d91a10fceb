"""A database to copy from or to, whatever its kind."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from data.errors import CannotOpen
from data.sql import shape
from data.store import ColumnValue, Reads, Record

CHUNK = 1_000  # rows
Row = tuple[ColumnValue, ...]


class CopySide(Reads, Protocol):
    """A database to copy from or to."""

    def rows(self, kind: type[Record]) -> AsyncIterator[Sequence[Row]]:
        """Give all rows, ordered by their key, some at a time."""

    async def add(self, kind: type[Record], rows: Sequence[Row]) -> None:
        """Write rows."""


def all_of(kind: type[Record]) -> str:
    return f"select {', '.join(shape(kind).columns)} from {kind.TABLE} order by {', '.join(kind.KEY)}"


def too_old(which: str) -> CannotOpen:
    return CannotOpen(f"{which} is of an earlier Cairn: start this one on it once, which brings it up to date.")
