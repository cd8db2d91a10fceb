"""A server that is wrong, gone or full: one clear line, nothing half is kept, and play goes on when it is back."""

import asyncio
import resource
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from random import Random

import asyncpg
import pytest

from data.errors import (
    AccessDenied,
    CannotOpen,
    ChangedMigration,
    DiskFull,
    LeaseLost,
    NewerDatabase,
    NotOurDatabase,
    StoreError,
    StoreFailed,
    Unreachable,
    WrongAddress,
)
from data.migration import Migration
from data.opening import open_store
from data.postgresql.connection import ANSWER_SECONDS
from data.postgresql.leases import LeaseRows
from data.postgresql.presence import Presence
from data.postgresql.store import PostgresqlStore
from data.store import Insert, Where
from tests.contract.stores.marbles import MIGRATIONS, A, B, Marble
from tools.postgresql import NONE_HERE, Server, new_server, programs

SECRET = "correct horse"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that may be stopped and killed without harm to other tests; its log is in files of a megabyte."""
    if (found := programs()) is None:
        pytest.skip(NONE_HERE)
    made = new_server(found, "--wal-segsize=1")
    yield made
    made.remove()


@pytest.fixture
async def address(server: Server, request: pytest.FixtureRequest) -> str:
    schema = f"s{abs(hash(request.node.name))}"
    db = await asyncpg.connect(server.address())
    await db.execute(f"create schema {schema}")
    await db.close()
    return server.address(search_path=schema)


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresqlStore]:
    opened = await PostgresqlStore.open(address, MIGRATIONS)
    yield opened
    await opened.close()


async def refusal(address: str) -> StoreError:
    with pytest.raises(StoreError) as told:
        await open_store(address)
    assert "\n" not in str(told.value)
    assert SECRET not in str(told.value)
    return told.value


@pytest.mark.parametrize(
    ("address", "kind", "said"),
    [
        (f"postgresql://cairn:{SECRET}@127.0.0.1:1/cairn", Unreachable, "127.0.0.1:1/cairn can't be reached"),
        (f"postgresql://cairn:{SECRET}@nowhere.invalid/cairn", Unreachable, "nowhere.invalid:5432/cairn"),
        (f"postgresql://cairn:{SECRET}@127.0.0.1:port/cairn", WrongAddress, "can have this address"),
        ("postgresql://[", WrongAddress, "can have this address"),
        (f"mysql://cairn:{SECRET}@127.0.0.1/cairn", WrongAddress, "no store for mysql://"),
        ("", WrongAddress, "empty"),
    ],
)
async def test_a_wrong_address_is_told_in_one_line(address: str, kind: type[StoreError], said: str) -> None:
    told = await refusal(address)
    assert isinstance(told, kind)
    assert said in str(told)


async def test_a_wrong_password_user_or_database_is_told_in_one_line(server: Server) -> None:
    assert isinstance(told := await refusal(server.address(password=SECRET.replace(" ", "-"))), AccessDenied)
    assert 'failed for user "cairn"' in str(told)
    assert isinstance(await refusal(server.address(user="nobody")), AccessDenied)
    assert isinstance(told := await refusal(server.address("nothing")), WrongAddress)
    assert "createdb" in str(told)
    assert isinstance(await refusal(server.address(nonsense="1")), CannotOpen)


async def test_a_database_that_cannot_hold_every_name_is_refused(server: Server) -> None:
    db = await asyncpg.connect(server.address())
    await db.execute("create database ascii encoding 'SQL_ASCII' template template0")
    await db.close()
    assert "UTF8" in str(await refusal(server.address("ascii")))


# Migrations


TWO = Migration(2, "two", "alter table marbles add column more text;\n")


async def test_a_newer_a_changed_and_a_foreign_database_are_refused(address: str) -> None:
    await (await PostgresqlStore.open(address, [*MIGRATIONS, TWO])).close()
    with pytest.raises(NewerDatabase, match="needs a later Cairn"):
        await PostgresqlStore.open(address, MIGRATIONS)
    with pytest.raises(ChangedMigration, match="Migration 1"):
        await PostgresqlStore.open(address, [Migration(1, "one", "-- nothing"), TWO])
    db = await asyncpg.connect(address)
    await db.execute("drop table migration")
    await db.close()
    with pytest.raises(NotOurDatabase):
        await PostgresqlStore.open(address, MIGRATIONS)


async def test_a_migration_that_fails_leaves_nothing(address: str) -> None:
    await (await PostgresqlStore.open(address, MIGRATIONS)).close()
    bad = Migration(2, "two", "create table two (id text);\ninsert into nobody values (1);\n")
    with pytest.raises(CannotOpen, match="nobody"):
        await PostgresqlStore.open(address, [*MIGRATIONS, bad])
    db = await asyncpg.connect(address)
    assert await db.fetchval("select to_regclass('two')") is None
    assert await db.fetchval("select max(number) from migration") == 1
    await db.close()


async def test_of_many_who_start_at_once_one_migrates(address: str) -> None:
    opened = await asyncio.gather(*(PostgresqlStore.open(address, [*MIGRATIONS, TWO]) for _ in range(8)))
    for store in opened:
        await store.close()
    db = await asyncpg.connect(address)
    assert await db.fetchval("select count(*) from migration") == 2
    await db.close()


async def test_text_is_compared_by_its_bytes_as_in_sqlite(store: PostgresqlStore) -> None:
    names = ["Z", "a", "é", "B", "_", "10", "9"]
    await store.commit(*(Insert(Marble(name, number=number)) for number, name in enumerate(names)))
    assert [marble.id for marble in await store.find(Marble, order=("id",))] == sorted(names)


# A server that goes


async def test_a_connection_that_broke_is_made_again_unnoticed(store: PostgresqlStore, server: Server) -> None:
    for number in range(3):
        other = await asyncpg.connect(server.address())
        await other.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        await other.close()
        await store.commit(Insert(Marble(str(number), number=number)))
    assert await store.count(Marble) == 3


async def test_while_the_server_is_gone_everyone_is_told_and_it_goes_on_when_it_is_back(
    store: PostgresqlStore, server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("data.postgresql.store.PATIENCE", 0.2)
    await store.commit(Insert(A))
    server.stop()
    told = await asyncio.gather(
        *(store.commit(Insert(Marble(str(who), number=who))) for who in range(5)), return_exceptions=True
    )
    assert [type(one) for one in told] == [Unreachable] * 5
    for wish in (store.commit(Insert(B)), store.get(Marble, "a"), store.check_still_there()):
        with pytest.raises(Unreachable) as refused:
            await wish
        assert "\n" not in str(refused.value)
    server.start()
    await store.commit(Insert(B))
    assert await store.find(Marble) == [A, B]
    await store.check_still_there()
    assert [record.levelname for record in caplog.records if record.name == "data.postgresql.store"] == [
        "ERROR",
        "WARNING",
    ]


async def test_a_password_changed_while_the_bot_runs_is_told_in_one_line_and_play_goes_on_when_it_is_set_right(
    server: Server, address: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.store.PATIENCE", 0.0)
    host = await asyncpg.connect(server.address())
    await host.execute("drop role if exists player; create role player superuser login password 'first'")
    store = await PostgresqlStore.open(address.replace(f"cairn:{server.password}@", "player:first@"), MIGRATIONS)
    rows = LeaseRows(server.address(user="player", password="first"), 1, "one", lambda _: None)
    with pytest.raises(StoreError, match="leases"):  # there are none: it is connected
        await rows.renew()
    await host.execute("alter role player password 'second'")
    await host.execute("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'player'")
    async with asyncio.timeout(300):
        while not (store._db.is_closed() and rows._db.is_closed()):  # noqa: ASYNC110 nobody tells when it is noticed
            await asyncio.sleep(0.01)
    for _ in range(2):
        with pytest.raises(Unreachable, match='refuses this user: password authentication failed for user "player"'):
            await store.commit(Insert(A))
    with pytest.raises(Unreachable, match="refuses this user"):
        await rows.renew()
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    await host.execute("alter role player password 'first'")
    await store.commit(Insert(A))
    assert await store.get(Marble, A.id) == A
    await rows.close()
    await store.close()
    await host.close()


async def test_who_was_cut_off_writes_nothing_beside_whoever_came_after(
    address: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 0.1)
    first = await PostgresqlStore.open(address, MIGRATIONS, Presence.ALONE)
    first._db.terminate()
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 60.0)  # until the server has noticed
    second = await PostgresqlStore.open(address, MIGRATIONS, Presence.ALONE)
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 0.1)
    with pytest.raises(LeaseLost, match="another Cairn"):
        await first.commit(Insert(A))
    await second.close()
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 60.0)
    await first.commit(Insert(A))
    await first.close()


async def test_a_restart_within_patience_is_only_a_pause(
    store: PostgresqlStore, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.store.PATIENCE", 60.0)
    await store.commit(Insert(A))
    server.stop()
    waiting = asyncio.create_task(store.commit(Insert(B)))
    await asyncio.sleep(0.1)
    await asyncio.to_thread(server.start)
    await waiting
    assert await store.find(Marble) == [A, B]


async def test_a_server_killed_again_and_again_loses_nothing_that_was_answered(
    store: PostgresqlStore, server: Server
) -> None:
    """In the middle of commits; who is left in doubt finds the commit whole or not at all."""
    answered: set[str] = set()
    random, is_over = Random(7), False

    async def play(who: int) -> None:
        number = 0
        while not is_over:
            number += 1
            name = f"{who}.{number}"
            try:
                left, right = (Marble(f"{name}{side}", f"{who}{side}", number) for side in "xy")
                await store.commit(Insert(left), Insert(right))
            except StoreFailed:
                continue
            answered.add(name)

    playing = [asyncio.create_task(play(who)) for who in range(8)]

    async def some_more() -> None:
        """Wait for some answers, however slow the machine is, and a moment: no kill comes just after an answer."""
        enough = len(answered) + random.randrange(15, 60)
        while len(answered) < enough:  # noqa: ASYNC110 it is many answers, not one moment
            await asyncio.sleep(0.01)
        await asyncio.sleep(random.uniform(0, 0.02))

    for _ in range(4):
        await some_more()
        await asyncio.to_thread(server.stop, random.choice((signal.SIGQUIT, signal.SIGINT)))
        await asyncio.to_thread(server.start)
    await some_more()
    is_over = True
    await asyncio.gather(*playing)
    found = {marble.id for marble in await store.find(Marble)}
    assert len(answered) > 50
    assert {f"{name}{side}" for name in answered for side in "xy"} <= found
    assert {name[:-1] for name in found if name.endswith("x")} == {name[:-1] for name in found if name.endswith("y")}


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let the server write no file beyond three megabytes; those of its log have one."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    server.stop()
    resource.setrlimit(resource.RLIMIT_FSIZE, (3_000_000, before[1]))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    yield
    server.stop()
    server.start()


async def test_a_full_disk_fails_who_needs_it_in_one_line_and_later_commits_work(
    store: PostgresqlStore, server: Server
) -> None:
    await store.commit(Insert(A))
    noise = [Random(number).randbytes(40_000).hex() for number in range(120)]
    big = [Marble(f"big{number}", number=number + 10, note=note) for number, note in enumerate(noise)]
    with full_disk(server):
        told = [await outcome(store, marble) for marble in big]
        assert isinstance(told[-1], DiskFull)
        assert "\n" not in str(told[-1])
        assert "no room left" in str(told[-1])
        await store.commit(Insert(B))
    kept = [marble for marble, one in zip(big, told, strict=True) if one is None]
    assert 10 < len(kept) < 110
    assert await store.find(Marble, Where(at_least={"number": 10}), order=("number",)) == kept
    assert await store.get(Marble, "b") == B


async def outcome(store: PostgresqlStore, marble: Marble) -> StoreError | None:
    try:
        await store.commit(Insert(marble))
    except StoreError as error:
        return error
    return None


async def test_a_server_that_hangs_is_taken_for_gone(
    address: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresqlStore.open(address, MIGRATIONS)
    await store._db.close()  # the next one has little patience
    monkeypatch.setattr("data.postgresql.connection.ANSWER_SECONDS", 0.3)
    other = await asyncpg.connect(address)
    await other.execute("begin; lock table marbles in access exclusive mode")
    began = time.monotonic()
    with pytest.raises(Unreachable):
        await store.commit(Insert(A))
    assert time.monotonic() - began < ANSWER_SECONDS
    monkeypatch.setattr("data.postgresql.connection.ANSWER_SECONDS", ANSWER_SECONDS)
    await other.execute("rollback")
    await other.close()
    await store.commit(Insert(B))
    await store.close()
