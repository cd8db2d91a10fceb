"""Find commits that may be written together, because they touch different rows and their order doesn't matter.

A statement that many of them share goes to the server once, with all their values.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count

from data.postgresql.fencing import Fence, ShardLease
from data.sql import Statement, statement
from data.store import Change, ColumnValue, Delete, Insert, Record, Replace, Where

Values = tuple[ColumnValue, ...]
Columns = dict[type[Record], set[str]]
Scope = tuple[type[Record], str, ColumnValue]  # the rows of a kind that have this value in this column

ALL = ""  # in place of a column: all rows of the kind
ANY = "?"  # in place of a column: a row that any deletion may concern


@dataclass(frozen=True, slots=True)
class BatchJob:
    """One commit: its changes and their statements."""

    changes: tuple[Change, ...]
    statements: tuple[Statement, ...]
    leases: frozenset[ShardLease] = frozenset()  # under which it may be written
    changed: tuple[str, ...] = ()  # what other processes are told of it

    @classmethod
    def of(cls, changes: Sequence[Change], fence: Fence | None = None) -> "BatchJob":
        """Write the changes as SQL."""
        said = tuple(statement(change) for change in changes)
        return cls(tuple(changes), said, fence.leases(), fence.changed(changes)) if fence else cls(tuple(changes), said)


@dataclass(frozen=True, slots=True)
class RoundTrip:
    """One statement with the values of all its jobs."""

    text: str
    kind: type[Record]
    must_hit: bool
    values: list[Values]


@dataclass(slots=True)
class Touched:
    """The rows that commits touch: single rows by key, rows by the columns of deletions, and deletions."""

    keys: set[tuple[type[Record], Values]] = field(default_factory=set)
    rows: set[Scope] = field(default_factory=set)
    deleted: set[Scope] = field(default_factory=set)

    def conflicts(self, other: "Touched") -> bool:
        """Return whether the order of the two may matter."""
        return not (
            self.keys.isdisjoint(other.keys)
            and self.rows.isdisjoint(other.deleted)
            and self.deleted.isdisjoint(other.rows)
        )

    def add(self, other: "Touched") -> None:
        self.keys |= other.keys
        self.rows |= other.rows
        self.deleted |= other.deleted


def batches(jobs: Sequence[BatchJob]) -> Iterator[list[BatchJob]]:
    """
    Cut a group into runs of jobs whose order doesn't matter.

    Only what the tables' own rules say may tell it: a row that refers to one which a later job adds is taken then.
    """
    columns = _deletion_columns(jobs)
    run: list[BatchJob] = []
    touched = Touched()
    for job in jobs:
        own = _touched(job, columns)
        if run and touched.conflicts(own):
            yield run
            run, touched = [], Touched()
        run.append(job)
        touched.add(own)
    yield run


def rounds(jobs: Sequence[BatchJob], *, singly: bool = False) -> Iterator[RoundTrip]:
    """
    Merge the statements of jobs: each job's stay in order, and equal statements become one.

    With `singly`, send one statement at a time, so that the error names the first that fails.
    """
    queues = [deque(zip(job.changes, job.statements, strict=True)) for job in jobs]
    while queues := [queue for queue in queues if queue]:
        change, (text, _, must_hit) = queues[0][0]
        values = []
        for queue in queues:
            while queue and queue[0][1].text == text:
                values.append(queue.popleft()[1].values)
                if singly or must_hit:  # a job may update a row twice: the second update needs the first
                    break
        yield RoundTrip(text, kind_of(change), must_hit, values)


def kind_of(change: Change) -> type[Record]:
    return change.kind if isinstance(change, Delete) else type(change.record)


def _deletion_columns(jobs: Sequence[BatchJob]) -> Columns:
    columns: Columns = defaultdict(set)
    for job in jobs:
        for change in job.changes:
            if isinstance(change, Delete):
                columns[change.kind].add(_deletion_column(change.where))
    return columns


def _deletion_column(where: Where) -> str:
    return (*where.equal, *where.among, ALL)[0]


def _touched(job: BatchJob, columns: Columns) -> Touched:
    touched = Touched()
    for change in job.changes:
        match change:
            case Insert(record):
                _touch(touched, record, columns)
            case Replace(record, was):
                _touch(touched, record, columns)
                if was is not None:
                    touched.rows |= _scopes(was, columns)
                else:
                    touched.rows.add((type(record), ANY, None))
            case Delete(kind, where):
                column = _deletion_column(where)
                values = [where.equal[column]] if column in where.equal else where.among.get(column, (None,))
                touched.deleted |= {(kind, ANY, None), *((kind, column, value) for value in values)}
    return touched


def _touch(touched: Touched, record: Record, columns: Columns) -> None:
    kind = type(record)
    touched.keys.add((kind, tuple(getattr(record, column) for column in kind.KEY)))
    touched.rows |= _scopes(record, columns)


def _scopes(record: Record, columns: Columns) -> set[Scope]:
    kind = type(record)
    return {(kind, column, getattr(record, column) if column else None) for column in columns.get(kind, ())}


@cache
def with_numbers(text: str) -> str:
    """Replace each `?` by `$1`, `$2` …, as the server wants it; our statements have no other `?`."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if sign == "?" else sign for sign in text)
