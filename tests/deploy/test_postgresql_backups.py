"""The commands of docs/hosting.md bring a PostgreSQL database back, as they are written there, with a real server."""

import asyncio
import os
import re
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import pytest

from data.postgresql.store import PostgresqlStore
from data.records import RECORDS
from data.store import Record
from tests.contract.stores.postgresql import running
from tools.bench.tables import Room, room_on
from tools.postgresql import Server, as_user, free_port

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def block(name: str) -> str:
    """Take the commands that stand in the page below this mark."""
    found = re.search(rf"<!-- tried: {name} -->\n```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found, name
    return found[1]


def run(name: str, server: Server, **values: str) -> None:
    """Run them as who owns the server's files."""
    owner = {"PGHOST": "127.0.0.1", "PGPORT": str(server.port), "PGPASSWORD": server.password, "PGDATABASE": "postgres"}
    environment = {"PATH": f"{server.bin}:{os.environ['PATH']}", **owner, "PGUSER": "postgres", **values}
    shell = ["bash", "-euo", "pipefail", "-c", block(name)]
    done = subprocess.run(shell, env=environment, capture_output=True, text=True, check=False, timeout=120, **as_user())  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server of these tests' own, which keeps its write-ahead log as the page says; `cairn` has no rights over it."""
    made = Server(running().bin, Path(tempfile.mkdtemp(prefix="cairn-postgresql-")), free_port())
    made.make("--no-sync", "--encoding=UTF8", "--locale=C", "--wal-segsize=1", "--username=postgres")
    with (made.folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as settings:
        settings.write("fsync = off\n")  # the test's folder needn't outlive the machine
    made.start()
    asyncio.run(make_user(made))
    run("archive", made, **places(made))
    made.stop()
    made.start()
    yield made
    made.remove()


async def make_user(server: Server) -> None:
    db = await asyncpg.connect(server.address(user="postgres"))
    await db.execute(f"create role cairn login password '{server.password}'")
    for name in ("cairn", "moments"):
        await db.execute(f"create database {name} owner cairn")
    await db.close()


def places(server: Server) -> dict[str, str]:
    names = {"PGDATA": "data", "ARCHIVE": "archive", "BASE": "base"}
    return {name: str(server.folder / folder) for name, folder in names.items()}


async def everything(address: str) -> dict[str, list[Record]]:
    store = await PostgresqlStore.open(address)
    found = {kind.TABLE: await store.find(kind) for kind in RECORDS}
    await store.close()
    return found


async def played(room: Room, table: str, actions: int) -> None:
    """Take so many actions from the game's script, going on where it stands."""
    for _ in range(actions):
        seen = await room.tables.queries.table(table)
        who = (seen.host, seen.guest)[seen.to_move or 0]
        action = room.script[seen.entries]
        await room.tables.play.act(table, who, seen.turn_no, action, interaction=f"{table}.{seen.entries}")


async def goes_on(address: str, table: str, entries: int) -> None:
    """Replay the table's log with its digests, and play on."""
    store = await PostgresqlStore.open(address)
    room = await room_on(store)
    assert (await room.tables.queries.table_view(table)).table.entries == entries
    await played(room, table, 1)
    await store.close()


async def test_a_dump_is_restored_into_another_database(server: Server, tmp_path: Path) -> None:
    store = await PostgresqlStore.open(server.address("cairn"))
    room = await room_on(store)
    (table,) = await room.open(1)
    await played(room, table, 5)
    before = await everything(server.address("cairn"))
    dump = str(server.folder / "cairn.dump")
    run("dump", server, CAIRN_DATABASE=server.address("cairn"), DUMP=dump)
    await played(room, table, 2)
    await store.close()
    run("new database", server)
    run("restore a dump", server, RESTORED=server.address("restored"), DUMP=dump)
    assert await everything(server.address("restored")) == before
    await goes_on(server.address("restored"), table, 5)
    assert await everything(server.address("cairn")) != before


async def test_a_moment_between_two_turns_is_brought_back(server: Server) -> None:
    store = await PostgresqlStore.open(server.address("moments"))
    room = await room_on(store)
    (table,) = await room.open(1)
    await played(room, table, 2)
    run("base", server, **places(server))
    await played(room, table, 1)
    await asyncio.sleep(0.05)
    when = datetime.now(UTC).isoformat()
    await asyncio.sleep(0.05)
    await played(room, table, 3)
    await store.close()
    server.stop(signal.SIGQUIT)  # nothing more is archived
    run("recover", server, WHEN=when, **places(server))
    server.start()
    await _promoted(server)
    run("recovered", server)
    kept = (server.folder / "data" / "postgresql.auto.conf").read_text(encoding="utf-8")
    assert "archive_command" in kept and "recovery_target" not in kept and "restore_command" not in kept
    await goes_on(server.address("moments"), table, 3)


async def _promoted(server: Server) -> None:
    """Wait until what is to be brought back has been."""
    db = await asyncpg.connect(server.address("moments"))
    for _ in range(600):
        if not await db.fetchval("select pg_is_in_recovery()"):
            break
        await asyncio.sleep(0.05)
    await db.close()
