"""What a connection makes sure of: that commits last whatever the server is told, and that there is a schema."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.check import look
from bot.config import Settings
from bot.tables.play import table_faults
from data.copying import verify
from data.errors import ConstraintFailed, DiskFull, StaleWrite, StoreError, StoreFailed, Unreachable, WrongAddress
from data.opening import open_store
from data.postgresql.connection import close, connect, connect_again, explained
from data.postgresql.leases import LeaseRows
from data.postgresql.presence import Presence
from data.postgresql.store import PostgresqlStore
from tests.contract.stores.marbles import MIGRATIONS
from tests.contract.stores.postgresql import address, running
from tools.postgresql import Server


@pytest.fixture
def server() -> Server:
    return running()


@pytest.fixture
async def host(server: Server) -> AsyncIterator[Any]:
    """The server's owner; what they have set is taken back afterwards."""
    db = await asyncpg.connect(server.address())
    yield db
    await db.execute("alter system reset all")
    await db.execute("select pg_reload_conf()")
    await db.close()


@pytest.fixture
async def where(tmp_path: Path) -> str:
    return await address(tmp_path)


async def change(host: Any, name: str, value: str) -> None:
    await host.execute(f"alter system set {name} = {value}")
    await host.execute("select pg_reload_conf()")
    until = asyncio.get_running_loop().time() + 60
    while await host.fetchval(f"select setting from pg_settings where name = '{name}'") != value:
        assert asyncio.get_running_loop().time() < until
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("before", ["on", "off", "local", "remote_apply"])
async def test_commits_wait_for_the_disk_whatever_the_server_is_told_later(where: str, host: Any, before: str) -> None:
    await change(host, "synchronous_commit", before)
    store = await PostgresqlStore.open(where, MIGRATIONS)
    asked = "select setting from pg_settings where name = 'synchronous_commit'"
    wanted = "on" if before == "off" else before
    assert await store._db.fetchval(asked) == wanted
    await change(host, "synchronous_commit", "off")
    await asyncio.sleep(0.1)
    assert await store._db.fetchval(asked) == wanted
    store._db.terminate()
    assert await (await store._connected()).fetchval(asked) == "on"
    await store.close()


async def test_an_address_cannot_make_commits_light(server: Server) -> None:
    db = await connect(server.address(synchronous_commit="off"))
    assert await db.fetchval("show synchronous_commit") == "on"
    await close(db)


@pytest.mark.parametrize("name", ["fsync", "full_page_writes"])
async def test_a_server_that_does_not_wait_for_its_disk_is_warned_of(
    where: str, host: Any, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def starts() -> list[str]:
        caplog.clear()
        await (await open_store(where)).close()
        return [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]

    async def checks() -> list[str]:
        found = [finding async for finding in look(Settings(cairn_database=where))]
        return [str(finding.values["settings"]) for finding in found if finding.key == "check-server-unsafe"]

    assert await starts() == await checks() == []
    await change(host, name, "off")
    (said,) = await starts()
    assert f"with {name} off" in said and running().password not in said
    assert await checks() == [name]


@pytest.mark.parametrize("path", ["nowhere", '"$user"', "nowhere, pg_nothing"])
async def test_a_search_path_without_a_schema_is_told_in_a_sentence(server: Server, path: str) -> None:
    address = server.address(search_path=path)
    said = "has no schema on the search_path .* `create schema`"
    for presence in (None, Presence.ALONE, Presence.SHARED):
        with pytest.raises(WrongAddress, match=said):
            await PostgresqlStore.open(address, MIGRATIONS, presence)
    with pytest.raises(WrongAddress, match=said):
        await verify(address, table_faults)
    with pytest.raises(Unreachable, match=said):  # of a database in use: it may be made again
        await connect_again(address)
    with pytest.raises(Unreachable, match=said):
        await LeaseRows(address, 1, "one", lambda _: None).renew()


async def test_a_schema_that_this_user_may_not_use_is_none(server: Server, host: Any) -> None:
    await host.execute("create schema closed; create role stranger login password 'strange'")
    with pytest.raises(WrongAddress, match="search_path closed that this user may use"):
        await connect(server.address(user="stranger", password="strange", search_path="closed"))


@pytest.mark.parametrize(
    ("failure", "kind", "words"),
    [
        (asyncpg.UniqueViolationError("it is there."), StaleWrite, "it is there"),
        (asyncpg.NotNullViolationError("it is null."), ConstraintFailed, "it is null"),
        (asyncpg.DiskFullError("no space."), DiskFull, "The PostgreSQL server has no room left: no space"),
        (ConnectionResetError(), Unreachable, "The connection to the PostgreSQL server broke: ConnectionResetError"),
        (
            asyncpg.DataError("an integer is required: 'secret'"),
            StoreFailed,
            "a value is not of its column's type: an integer is required",
        ),
        (asyncpg.UndefinedTableError("no such table: x."), StoreFailed, "no such table: x"),
    ],
)
def test_a_failed_statement_is_explained_without_the_rows_values(
    failure: Exception, kind: type[StoreError], words: str
) -> None:
    told = explained(failure)
    assert (type(told), str(told)) == (kind, words)
