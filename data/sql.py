"""Records as portable SQL, `?` standing for each value; PostgreSQL's store can share every line."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Generic, cast, get_args, get_origin, get_type_hints

from data.store import Change, Delete, Insert, R, Record, Replace, Unstorable, Value, Where

SMALLEST, LARGEST = -(2**63), 2**63 - 1


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement; where `must_hit`, having touched no row means that somebody was faster."""

    text: str
    values: tuple[Value, ...]
    must_hit: bool = False


@dataclass(frozen=True, slots=True)
class Shape(Generic[R]):
    """What is worked out once about a kind of record."""

    kind: type[R]
    columns: tuple[str, ...]
    truths: tuple[int, ...]  # positions of the bool columns, kept as 0 and 1
    versioned: bool
    insert: str
    replace: str

    def row(self, record: R) -> tuple[Value, ...]:
        """Read the values of a record, in the order of its columns."""
        return storable(getattr(record, column) for column in self.columns)

    def record(self, row: Iterable[Value]) -> R:
        """Make the record of a row."""
        values = list(row)
        for place in self.truths:
            values[place] = None if values[place] is None else bool(values[place])
        return cast(Callable[..., R], self.kind)(*values)


def shape(kind: type[R]) -> Shape[R]:
    """Recall a kind's columns and the texts that write it."""
    return cast(Shape[R], _shape(kind))


@cache
def _shape(kind: type[Record]) -> Shape[Record]:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if get_origin(hint) is not ClassVar}
    columns = tuple(hints)
    return Shape(
        kind=kind,
        columns=columns,
        truths=tuple(place for place, hint in enumerate(hints.values()) if bool in (hint, *get_args(hint))),
        versioned="version" in hints,
        insert=f"insert into {kind.TABLE} ({', '.join(columns)}) values ({_marks(columns)})",
        replace=_replace(kind, columns),
    )


def _replace(kind: type[Record], columns: Sequence[str]) -> str:
    bound = [*kind.KEY, "version"] if "version" in columns else [*kind.KEY]
    # A row that is all key still needs something to set: the key, to itself.
    written = [f"{column} = ?" for column in columns if column not in bound] or [f"{kind.KEY[0]} = {kind.KEY[0]}"]
    if "version" in columns:
        written.append("version = version + 1")
    return f"update {kind.TABLE} set {', '.join(written)} where {' and '.join(f'{column} = ?' for column in bound)}"


def statement(change: Change) -> Statement:
    """Say a change in SQL."""
    match change:
        case Insert(record):
            written = shape(type(record))
            return Statement(written.insert, written.row(record))
        case Replace(record):
            return _replacing(record)
        case Delete(kind, where):
            condition, values = conditions(kind, where)
            return Statement(f"delete from {kind.TABLE}{condition}", values)


def _replacing(record: Record) -> Statement:
    kind = type(record)
    written = shape(kind)
    values = dict(zip(written.columns, written.row(record), strict=True))
    bound = [values.pop(column) for column in kind.KEY]
    if written.versioned:
        bound.append(values.pop("version"))
    return Statement(written.replace, (*values.values(), *bound), must_hit=True)


def fetch(kind: type[Record], where: Where, order: Sequence[str], limit: int | None) -> Statement:
    """Say which rows, in which order; the key decides last, so that the order is always the same."""
    condition, values = conditions(kind, where)
    by = ", ".join(_sorting(kind, term) for term in (*order, *kind.KEY))
    text = f"select {', '.join(shape(kind).columns)} from {kind.TABLE}{condition} order by {by}"
    if limit is None:
        return Statement(text, values)
    if limit < 0:
        raise ValueError(f"a limit of {limit} rows")
    return Statement(f"{text} limit ?", (*values, limit))


def fetch_one(kind: type[Record], key: Sequence[Value]) -> Statement:
    """Say which row."""
    condition, values = conditions(kind, Where(equal=dict(zip(kind.KEY, key, strict=True))))
    return Statement(f"select {', '.join(shape(kind).columns)} from {kind.TABLE}{condition}", values)


def counting(kind: type[Record], where: Where) -> Statement:
    """Say what to count."""
    condition, values = conditions(kind, where)
    return Statement(f"select count(*) from {kind.TABLE}{condition}", values)


def tallying(kind: type[Record], by: Sequence[str], where: Where) -> Statement:
    """Say what to count, and in which groups."""
    condition, values = conditions(kind, where)
    groups = ", ".join(_column(kind, column) for column in by)
    sorting = ", ".join(_sorting(kind, column) for column in by)
    text = f"select {groups}, count(*) from {kind.TABLE}{condition} group by {groups} order by {sorting}"
    return Statement(text, values)


def conditions(kind: type[Record], where: Where) -> tuple[str, tuple[Value, ...]]:
    """Say a condition, ` where …` or nothing, and the values it compares with."""
    terms: list[str] = []
    values: list[Value] = []
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


def _among(column: str, known: Sequence[Value], *, or_null: bool) -> str:
    if not known:
        return f"{column} is null" if or_null else "1 = 0"
    among = f"{column} in ({_marks(known)})"
    return f"({among} or {column} is null)" if or_null else among


def _sorting(kind: type[Record], term: str) -> str:
    column = _column(kind, term.removeprefix("-"))
    # Databases differ on where nothing sorts; this is SQLite's way, so that its indexes serve.
    return f"{column} desc nulls last" if term.startswith("-") else f"{column} asc nulls first"


def _column(kind: type[Record], name: str) -> str:
    if name not in shape(kind).columns:
        raise ValueError(f"{kind.TABLE} has no column {name!r}")
    return name


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def storable(values: Iterable[Value]) -> tuple[Value, ...]:
    """Pass on what every store can keep, and keep alike."""
    kept = tuple(values)
    for value in kept:
        if isinstance(value, str):
            _check_text(value)
        elif isinstance(value, int) and not SMALLEST <= value <= LARGEST:
            raise Unstorable("an integer beyond 64 bits")
    return kept


def _check_text(text: str) -> None:
    if "\0" in text:
        raise Unstorable("text with a NUL character")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise Unstorable("text with half a surrogate pair") from None
