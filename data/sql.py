"""Records as portable SQL, with `?` for each value; both kinds of database use it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, ClassVar, Generic, NamedTuple, cast, get_args, get_origin, get_type_hints

from data.store import EVERYTHING, Change, ColumnValue, Insert, R, Record, Replace, Unstorable, Where

SMALLEST, LARGEST = -(2**63), 2**63 - 1
MANY = 500  # rows that are made into records in a thread, so that the event loop isn't held up


class Statement(NamedTuple):
    """One statement; with `must_hit`, touching no row means that another writer was faster."""

    text: str
    values: tuple[ColumnValue, ...]
    must_hit: bool = False


@dataclass(frozen=True, slots=True)
class Shape(Generic[R]):
    """A kind of record's columns and statements, computed once."""

    kind: type[R]
    columns: tuple[str, ...]
    truths: tuple[int, ...]  # positions of the bool columns, kept as 0 and 1
    nullable: frozenset[str]
    bound: tuple[int, ...]  # positions of what a replaced row must have: its key, its version
    free: tuple[int, ...]  # positions of the rest
    values: Callable[[Record], tuple[ColumnValue, ...]]
    insert: str

    def record(self, row: Iterable[ColumnValue]) -> R:
        values = list(row)
        for slot in self.truths:
            values[slot] = bool(values[slot])
        return cast(Callable[..., R], self.kind)(*values)


def shape(kind: type[R]) -> Shape[R]:
    return _shape(kind)


@cache
def _shape(kind: type[Any]) -> Shape[Any]:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if get_origin(hint) is not ClassVar}
    columns = tuple(hints)
    bound = tuple(columns.index(column) for column in (*kind.KEY, "version") if column in columns)
    return Shape(
        kind=kind,
        columns=columns,
        truths=tuple(slot for slot, hint in enumerate(hints.values()) if hint is bool),
        nullable=frozenset(name for name, hint in hints.items() if type(None) in get_args(hint)),
        bound=bound,
        free=tuple(slot for slot in range(len(columns)) if slot not in bound),
        values=attrgetter(*columns),
        insert=f"insert into {kind.TABLE} ({', '.join(columns)}) values ({_marks(columns)})",
    )


def statement(change: Change) -> Statement:
    if isinstance(change, Insert):
        known = shape(type(change.record))
        return Statement(known.insert, storable(known.values(change.record)))
    if isinstance(change, Replace):
        return _replacing(change.record, change.was)
    condition, values = conditions(change.kind, change.where)
    return Statement(f"delete from {change.kind.TABLE}{condition}", values)


def _replacing(record: Record, was: Record | None) -> Statement:
    kind = type(record)
    known = shape(kind)
    values = known.values(record)
    written = known.free if was is None else _differing(values, known.values(was))
    kept = storable([values[slot] for slot in (*written, *known.bound)])
    return Statement(_update(kind, written), kept, must_hit=True)


def _differing(values: tuple[ColumnValue, ...], old: tuple[ColumnValue, ...]) -> tuple[int, ...]:
    return tuple(compress(range(len(values)), map(ne, values, old)))


@cache
def _update(kind: type[Record], written: tuple[int, ...]) -> str:
    columns, bound = shape(kind).columns, shape(kind).bound
    if not set(bound).isdisjoint(written):
        raise ValueError(f"what the row of {kind.TABLE} was is another row, or another version of it")
    settings = [f"{columns[slot]} = ?" for slot in written]
    if "version" in columns:
        settings.append("version = version + 1")
    # Even if no column changes, the row must be hit: its key is set to itself.
    setting = ", ".join(settings) or f"{kind.KEY[0]} = {kind.KEY[0]}"
    condition = " and ".join(f"{columns[slot]} = ?" for slot in bound)
    return f"update {kind.TABLE} set {setting} where {condition}"


def fetch(kind: type[Record], where: Where, order: Sequence[str], limit: int | None) -> Statement:
    """Write a query for rows in an order; the key comes last, so that the order is always the same."""
    condition, values = conditions(kind, where)
    by = ", ".join(_sorting(kind, term) for term in (*order, *kind.KEY))
    text = f"select {', '.join(shape(kind).columns)} from {kind.TABLE}{condition} order by {by}"
    if limit is None:
        return Statement(text, values)
    if limit < 0:
        raise ValueError(f"a limit of {limit} rows")
    return Statement(f"{text} limit ?", (*values, limit))


def fetch_one(kind: type[Record], key: Sequence[ColumnValue]) -> Statement:
    condition, values = conditions(kind, Where(equal=dict(zip(kind.KEY, key, strict=True))))
    return Statement(f"select {', '.join(shape(kind).columns)} from {kind.TABLE}{condition}", values)


def conditions(kind: type[Record], where: Where) -> tuple[str, tuple[ColumnValue, ...]]:
    """Write a condition, ` where …` or nothing, with its values."""
    terms: list[str] = []
    values: list[ColumnValue] = []
    for column, value in where.equal.items():
        terms.append(f"{_column(kind, column)} is null" if value is None else f"{_column(kind, column)} = ?")
        values += [] if value is None else [value]
    for column, choices in where.among.items():
        known = [value for value in choices if value is not None]
        terms.append(_among(_column(kind, column), known, or_null=len(known) < len(choices)))
        values += known
    for sign, bounds in (("<=", where.at_most), (">=", where.at_least)):
        terms += [f"{_column(kind, column)} {sign} ?" for column in bounds]
        values += bounds.values()
    return (f" where {' and '.join(terms)}" if terms else ""), storable(values)


def _among(column: str, known: Sequence[ColumnValue], *, or_null: bool) -> str:
    if not known:
        return f"{column} is null" if or_null else "1 = 0"
    among = f"{column} in ({_marks(known)})"
    return f"({among} or {column} is null)" if or_null else among


def _sorting(kind: type[Record], term: str) -> str:
    column, is_down = _column(kind, term.removeprefix("-")), term.startswith("-")
    if column not in shape(kind).nullable:  # said all the same, it would keep PostgreSQL from using an index
        return f"{column} desc" if is_down else f"{column} asc"
    # Databases differ on where null sorts; this is SQLite's way, so that its indexes serve.
    return f"{column} desc nulls last" if is_down else f"{column} asc nulls first"


def _column(kind: type[Record], name: str) -> str:
    if name not in shape(kind).columns:
        raise ValueError(f"{kind.TABLE} has no column {name!r}")
    return name


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def storable(values: Sequence[ColumnValue]) -> tuple[ColumnValue, ...]:
    """Refuse values that not every store keeps unchanged."""
    for value in values:
        if isinstance(value, str):
            if "\0" in value or not value.isascii():
                _check_text(value)
        elif value is not None and not SMALLEST <= value <= LARGEST:
            raise Unstorable("an integer beyond 64 bits")
    return tuple(values)


def _check_text(text: str) -> None:
    if "\0" in text:
        raise Unstorable("text with a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Unstorable("text with half a surrogate pair") from None


class SqlReads(ABC):
    """The reads of a store, through whatever fetches rows."""

    @abstractmethod
    async def _rows(self, asked: Statement) -> Sequence[Any]:
        """Fetch the rows that a statement asks for."""

    async def get(self, kind: type[R], *key: ColumnValue) -> R | None:
        rows = await self._rows(fetch_one(kind, key))
        return shape(kind).record(rows[0]) if rows else None

    async def find(
        self, kind: type[R], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[R]:
        rows = await self._rows(fetch(kind, where, order, limit))
        records = map(shape(kind).record, rows)
        return list(records) if len(rows) < MANY else await asyncio.to_thread(list, records)

    async def count(self, kind: type[Record], where: Where = EVERYTHING) -> int:
        condition, values = conditions(kind, where)
        [(number,)] = await self._rows(Statement(f"select count(*) from {kind.TABLE}{condition}", values))
        return int(number)

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]:
        condition, values = conditions(kind, where)
        groups = ", ".join(_column(kind, column) for column in by)
        sorting = ", ".join(_sorting(kind, column) for column in by)
        text = f"select {groups}, count(*) from {kind.TABLE}{condition} group by {groups} order by {sorting}"
        rows = await self._rows(Statement(text, values))
        return [(tuple(row)[:-1], int(row[-1])) for row in rows]
