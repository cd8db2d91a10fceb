"""Open the store that an address means: a path is SQLite's, `postgresql://…` is PostgreSQL's."""

from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

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
    server = postgresql()
    store: Store = await server.PostgresqlStore.open(str(address), presence=server.Presence.ALONE if is_alone else None)
    return store


def postgresql() -> ModuleType:
    """Give what PostgreSQL's hosts need, and with it the library that only they have."""
    from data.postgresql import front_door  # imports asyncpg

    return front_door


def is_postgresql(address: str | Path) -> bool:
    """Return whether an address is PostgreSQL's, and refuse unknown kinds."""
    if not is_servers(str(address)):
        return False
    if find_spec("asyncpg") is None:
        raise MissingDriver(f"PostgreSQL needs asyncpg: {how_to_install('asyncpg', 'postgresql')}")
    return True
