"""Open the store that an address means: a path is SQLite's, `postgresql://…` is PostgreSQL's."""

from importlib.util import find_spec
from pathlib import Path

from data.address import is_servers
from data.errors import MissingDriver
from data.missing_library import how_to_install
from data.sqlite.store import SqliteStore
from data.store import Store


async def open_store(address: str | Path, *, is_alone: bool = False) -> Store:
    """
    Open the store, creating or migrating the database if needed; errors are one line.

    One that `is_alone` on a server keeps others away, as SQLite's does anyway.
    """
    if not is_postgresql(address):
        return await SqliteStore.open(Path(address))
    from data.postgresql import presence, store  # need a library that only its hosts have

    return await store.PostgresqlStore.open(str(address), presence=presence.Presence.ALONE if is_alone else None)


def is_postgresql(address: str | Path) -> bool:
    """Return whether an address is PostgreSQL's, and refuse unknown kinds."""
    if not is_servers(str(address)):
        return False
    if find_spec("asyncpg") is None:
        raise MissingDriver(f"PostgreSQL needs asyncpg: {how_to_install('asyncpg', 'postgresql')}")
    return True
