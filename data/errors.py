"""Everything a store can raise: one family, so that start-up and checks catch `StoreError` and nothing else.

Below it: what refuses one commit and leaves the store well, `StoreFailed` while in use, `CannotOpen`, and two of tools.
"""


class StoreError(Exception):
    """Anything a store can raise. Its text is one line of plain English."""

    def __str__(self) -> str:
        return " ".join(super().__str__().split()) or type(self).__name__


class StaleWrite(StoreError):
    """Another writer was faster: the row is there already, is gone, or has another version. Nothing was written."""


class ConstraintFailed(StoreError):
    """The tables' own rules forbid the change: it refers to nothing, or leaves out what must be there."""


class Unstorable(StoreError, ValueError):
    """No store can keep this value: text with NUL or half a surrogate pair, an integer beyond 64 bits."""


class StoreFailed(StoreError):
    """The database itself failed, or is closed. Nothing was written, unless it is `CommitInDoubt`."""


class DiskFull(StoreFailed):
    """There is no room left for the database."""


class DatabaseVanished(StoreFailed):
    """The database's file was removed or replaced while it was in use."""


class Unreachable(StoreFailed):
    """The database server can't be reached, or the connection broke; the store connects again by itself."""


class CommitInDoubt(Unreachable):
    """The connection broke while a commit was on its way: it is written, or it isn't; only reading tells."""


class LeaseLost(StoreFailed):
    """Another process has taken over what this commit is about. Nothing was written."""


class CannotOpen(StoreError):
    """The database isn't opened, and was left untouched."""


class MissingDatabase(CannotOpen):
    """There is no database, but there are remains or backups of one: an empty one must not take its place."""


class EmptyDatabase(CannotOpen):
    """The file is there and holds nothing."""


class DamagedDatabase(CannotOpen):
    """The file is a database, and parts of it can't be read."""


class NotOurDatabase(CannotOpen):
    """This is no database, or another program's."""


class NewerDatabase(CannotOpen):
    """The database was written by a later Cairn."""


class ChangedMigration(CannotOpen):
    """A migration is no longer what it was when it was applied."""


class Locked(CannotOpen):
    """Another process holds the lease on this database."""


class WrongAddress(CannotOpen):
    """No database can have this address."""


class AccessDenied(CannotOpen):
    """The database, or its server, doesn't let this user in."""


class MissingDriver(CannotOpen):
    """The library that talks to this kind of database isn't installed."""


class OtherShardCount(CannotOpen):
    """Other processes that are running share the bot among another number of shards."""


class CannotShare(CannotOpen):
    """Several processes can't share this kind of database."""


class CopyRefused(StoreError):
    """A backup, restore or copy that was not made."""


class MendingRefused(StoreError):
    """A game that was neither mended nor archived. Nothing was changed."""
