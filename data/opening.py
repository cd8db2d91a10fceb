"""Open the store that an address means: a path is SQLite's, `postgresql://…` is PostgreSQL's."""

import re
from importlib.util import find_spec
from pathlib import Path

from data.errors import MissingDriver, WrongAddress
from data.sqlite.store import SqliteStore
from data.store import Store

WITH_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)


async def open_store(address: str | Path, *, is_alone: bool = False) -> Store:
    """
    Open the store, creating or migrating the database if needed; errors are one line.

    One that `is_alone` on a server keeps others away, as SQLite's does anyway.
    """
    if not is_postgresql(address):
        return await SqliteStore.open(Path(address))
    from data.postgresql.presence import Presence
    from data.postgresql.store import PostgresqlStore

    return await PostgresqlStore.open(str(address), presence=Presence.ALONE if is_alone else None)


def is_postgresql(address: str | Path) -> bool:
    """Return whether an address is PostgreSQL's, and refuse unknown kinds."""
    scheme = WITH_SCHEME.match(str(address))
    if scheme is None:
        if not str(address).strip() or str(address) == ".":
            raise WrongAddress("The address of the database is empty.")
        return False
    if scheme[1].lower() not in ("postgresql", "postgres"):
        raise WrongAddress(f"There is no store for {scheme[1]}://: give a path, or postgresql://….")
    if find_spec("asyncpg") is None:
        lock = "requirements/postgresql.lock"
        raise MissingDriver(f"PostgreSQL needs asyncpg: python -m pip install --require-hashes -r {lock}")
    return True
