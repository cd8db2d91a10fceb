"""Connections to the server, and what its errors mean."""

from contextlib import suppress
from typing import Any, Final

import asyncpg

from data.address import ADVICE, shown
from data.errors import (
    AccessDenied,
    CannotOpen,
    ConstraintFailed,
    DiskFull,
    StaleWrite,
    StoreError,
    StoreFailed,
    Unreachable,
    WrongAddress,
)

CONNECT_SECONDS = 5.0  # then a try to connect, or to part, is given up
ANSWER_SECONDS = 30.0  # without an answer, after which the connection counts as broken
STATEMENTS = 1_000  # kept prepared; there is one update for each set of changed columns
SETTINGS: Final = {
    "application_name": "cairn",
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": "15s",  # a process that was paused in a transaction must not stop others
    "tcp_keepalives_idle": "10",  # so that the server notices within half a minute that a machine has vanished
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
LOST: Final = (
    OSError,  # with it TimeoutError
    EOFError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server has closed the connection between two statements
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
)
FAILURES: Final = (*LOST, asyncpg.PostgresError)


class ReadyConnection(asyncpg.Connection):  # type: ignore[misc]
    """A connection without settings to reset, so that returning it to the pool costs no round trip."""

    def get_reset_query(self) -> str:
        return ""


# What a session has set stays, whatever the server is told later; commits that wait for more than the disk still do.
COMMITS_LAST: Final = """
select current_schema(), set_config('synchronous_commit', case current_setting('synchronous_commit')
    when 'off' then 'on' else current_setting('synchronous_commit') end, false)
"""


async def connect(address: str, **settings: str) -> Any:
    """Open one connection whose commits are on disk when the server answers; errors are one line."""
    try:
        db = await asyncpg.connect(address, **options(**settings))
    except (*FAILURES, ValueError) as failure:
        raise cannot_connect(address, failure) from failure
    try:
        schema, _ = await db.fetchrow(COMMITS_LAST)
        if schema is None:
            raise await _no_schema(address, db)
    except BaseException as failure:
        await close(db)
        if isinstance(failure, FAILURES):
            raise cannot_connect(address, failure) from failure
        raise
    return db


async def _no_schema(address: str, db: Any) -> WrongAddress:
    path = await db.fetchval("show search_path")
    return WrongAddress(
        f"The PostgreSQL server at {shown(address)} has no schema on the search_path {path} that this user may use: "
        "make one with `create schema`, or set another search_path."
    )


async def unsafe_settings(db: Any) -> list[str]:
    """List the server's settings with which a power cut loses what it has answered."""
    asked = "select name from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off' order by name"
    return [str(row["name"]) for row in await db.fetch(asked)]


async def connect_again(address: str, **settings: str) -> Any:
    """Renew a connection of a database in use. Whatever refuses it now, such as a new password, may be mended."""
    try:
        return await connect(address, **settings)
    except CannotOpen as refused:
        raise Unreachable(*refused.args) from refused


def options(**settings: str) -> dict[str, Any]:
    return {
        "timeout": CONNECT_SECONDS,
        "command_timeout": ANSWER_SECONDS,
        "statement_cache_size": STATEMENTS,
        "max_cached_statement_lifetime": 0,
        "server_settings": SETTINGS | settings,
        "connection_class": ReadyConnection,
    }


def cannot_connect(address: str, failure: Exception) -> StoreError:
    where = f"The PostgreSQL server at {shown(address)}"
    match failure:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return AccessDenied(f"{where} refuses this user: {said(failure)}.")
        case asyncpg.InvalidCatalogNameError():
            return WrongAddress(f"{where} has no such database: {said(failure)}. Make it with `createdb`.")
        case asyncpg.ClientConfigurationError():
            return WrongAddress(f"No PostgreSQL database can have the address at {shown(address)}: {said(failure)}.")
        case ValueError():  # its text quotes what can't be read
            return WrongAddress(f"No PostgreSQL database can have the address at {shown(address)}: {ADVICE}.")
    if isinstance(failure, LOST):
        return Unreachable(f"{where} can't be reached: {said(failure) or type(failure).__name__}.")
    return CannotOpen(f"{where} refuses: {said(failure)}.")


def explained(failure: Exception) -> StoreError:
    """Make the error for a failed statement, without values of the row: they may be secrets."""
    state = getattr(failure, "sqlstate", None) or ""
    if state == "23505":
        return StaleWrite(said(failure))
    if state.startswith("23"):
        return ConstraintFailed(said(failure))
    if state == "53100":
        return DiskFull(f"The PostgreSQL server has no room left: {said(failure)}")
    if isinstance(failure, LOST):
        return Unreachable(f"The connection to the PostgreSQL server broke: {said(failure) or type(failure).__name__}")
    if isinstance(failure, asyncpg.DataError):
        return StoreFailed(f"a value is not of its column's type: {said(failure).partition(':')[0]}")
    return StoreFailed(said(failure))


def said(failure: Exception) -> str:
    """Keep only the server's main sentence: its details repeat the row."""
    return str(failure.args[0] if isinstance(failure, asyncpg.PostgresError) and failure.args else failure).strip(".")


async def close(db: Any) -> None:
    """Close a connection in whatever state it is."""
    with suppress(*FAILURES):
        await db.close(timeout=CONNECT_SECONDS)
