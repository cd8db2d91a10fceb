"""Everything a store can raise: one family, so that start-up and checks catch `StoreError` and nothing else.

StoreError
├── StaleWrite, ConstraintFailed, Unstorable      one commit is refused, the store is well
├── StoreFailed                                   the database failed while in use
│   ├── DiskFull, DatabaseVanished, Unreachable, CommitInDoubt, LeaseLost
├── CannotOpen                                    the database is not opened, and was left untouched
│   ├── MissingDatabase, EmptyDatabase, DamagedDatabase, NotOurDatabase
│   ├── NewerDatabase, ChangedMigration, Locked
│   └── WrongAddress, AccessDenied, MissingDriver, OtherShardCount, CannotShare
├── CopyRefused                                   a backup, restore or copy that was not made
└── MendingRefused                                a game that was neither mended nor archived
"""

from typing import ClassVar


class StoreError(Exception):
    """Anything a store can raise. Its text is one line of plain English; `key` names its kind for a catalogue."""

    key: ClassVar[str] = "store-error"

    def __str__(self) -> str:
        return " ".join(super().__str__().split()) or type(self).__name__


class StaleWrite(StoreError):
    """Another writer was faster: the row is there already, is gone, or has another version. Nothing was written."""

    key = "store-stale-write"


class ConstraintFailed(StoreError):
    """The tables' own rules forbid the change: it refers to nothing, or leaves out what must be there."""

    key = "store-constraint-failed"


class Unstorable(StoreError, ValueError):
    """No store can keep this value: text with NUL or half a surrogate pair, an integer beyond 64 bits."""

    key = "store-unstorable"


class StoreFailed(StoreError):
    """The database itself failed, or is closed. Nothing was written, unless it is `CommitInDoubt`."""

    key = "store-failed"


class DiskFull(StoreFailed):
    """There is no room left for the database."""

    key = "store-disk-full"


class DatabaseVanished(StoreFailed):
    """The database's file was removed or replaced while it was in use."""

    key = "store-vanished"


class Unreachable(StoreFailed):
    """The database server can't be reached, or the connection broke; the store connects again by itself."""

    key = "store-unreachable"


class CommitInDoubt(Unreachable):
    """The connection broke while a commit was on its way: it is written, or it isn't; only reading tells."""

    key = "store-commit-in-doubt"


class LeaseLost(StoreFailed):
    """Another process has taken over what this commit is about. Nothing was written."""

    key = "store-lease-lost"


class CannotOpen(StoreError):
    """The database isn't opened, and was left untouched."""

    key = "store-cannot-open"


class MissingDatabase(CannotOpen):
    """There is no database, but there are remains or backups of one: an empty one must not take its place."""

    key = "store-missing"


class EmptyDatabase(CannotOpen):
    """The file is there and holds nothing."""

    key = "store-empty"


class DamagedDatabase(CannotOpen):
    """The file is a database, and parts of it can't be read."""

    key = "store-damaged"


class NotOurDatabase(CannotOpen):
    """This is no database, or another program's."""

    key = "store-not-ours"


class NewerDatabase(CannotOpen):
    """The database was written by a later Cairn."""

    key = "store-newer"


class ChangedMigration(CannotOpen):
    """A migration is no longer what it was when it was applied."""

    key = "store-changed-migration"


class Locked(CannotOpen):
    """Another process holds the lease on this database."""

    key = "store-locked"


class WrongAddress(CannotOpen):
    """No database can have this address."""

    key = "store-wrong-address"


class AccessDenied(CannotOpen):
    """The database, or its server, doesn't let this user in."""

    key = "store-access-denied"


class MissingDriver(CannotOpen):
    """The library that talks to this kind of database isn't installed."""

    key = "store-missing-driver"


class OtherShardCount(CannotOpen):
    """Other processes that are running share the bot among another number of shards."""

    key = "store-other-shard-count"


class CannotShare(CannotOpen):
    """Several processes can't share this kind of database."""

    key = "store-cannot-share"


class CopyRefused(StoreError):
    """A backup, restore or copy that was not made."""

    key = "store-copy-refused"


class MendingRefused(StoreError):
    """A game that was neither mended nor archived. Nothing was changed."""

    key = "store-mending-refused"
