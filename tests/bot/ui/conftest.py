"""A stage: the stand-in, the real bot connected to it by discord.py, a clock that can be moved, and people."""

import asyncio
import pickle
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest

from bot import process_memory
from bot.app import cairn
from bot.config import read_settings
from bot.local_demo import pointed_at
from bot.monitoring.monitor import Monitor
from bot.ui import reply
from bot.ui.discord_io.gateway import client
from bot.ui.discord_io.gateway.client import CairnClient
from bot.ui.discord_io.rest import pacing, registration
from bot.ui.discord_io.rest.address import point_at
from bot.ui.layout import Layout
from bot.ui.public import presenter
from bot.ui.registry import COMMANDS
from bot.workers import pool
from bot.workers.jobs import Job
from bot.workers.pool import JobFailed, WorkerPool
from bot.workers.worker import told
from data.sqlite.store import SqliteStore
from sandbox import MovableClock, Sandbox, SandboxPerson
from tests.bot.brief_thinking import think_briefly
from tests.bot.tables.reading_here import reading_here
from tests.bot.ui.painted_once import paint_once

T = TypeVar("T")
BUSY_S = 300.0  # what a busy machine may take for anything; waiting ends as soon as what is waited for is there
DATABASE = "sandbox.sqlite3"
_written: registration.Payload = []
_database: list[bytes] = []
TOLD_WITHIN_S = 0.2  # so long the stand-in may take between two servers; discord.py leaves Discord two seconds
UNLIMITED = 10**6  # requests a second
BEGINS = datetime(2030, 3, 4, 20, tzinfo=UTC)  # a Monday evening, whenever the tests run: much is due at an hour


@dataclass
class Stage:
    """Everything a test acts on; `restart` is what a host does after an upgrade."""

    sandbox: Sandbox
    clock: MovableClock
    folder: Path
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    client: CairnClient | None = None
    monitor: Monitor | None = None

    @property
    def bot(self) -> CairnClient:
        assert self.client is not None, "the bot is not running"
        return self.client

    def person(self, name: str) -> SandboxPerson:
        return self.sandbox.person(name)

    async def start(self) -> None:
        settings = read_settings()
        assert settings is not None
        settings = pointed_at(self.sandbox, replace(settings, cairn_demo_folder=self.folder))
        await point_at(self.sandbox.api_url)
        self._stack.enter_context(_pace_of(self.sandbox))
        self._stack.enter_context(_commands_written_once())
        self._stack.enter_context(_garbage_left())
        self._stack.enter_context(reading_here())
        self.client = await self._stack.enter_async_context(cairn(settings, self.clock, self.monitor))
        self.client._connection.guild_ready_timeout = TOLD_WITHIN_S
        running = asyncio.create_task(self.client.start(self.sandbox.token))
        self._stack.push_async_callback(_ended, running)
        await self.person("Ana").waits_until(lambda: self.sandbox.gateway.is_connected)

    async def stop(self) -> None:
        await self.bot.close()
        await self._stack.aclose()
        self._stack, self.client = AsyncExitStack(), None

    async def passes(self, *, days: float = 0, hours: float = 0, seconds: float = 0) -> None:
        """Let time go by, and do what is due then."""
        self.clock.advance(days * 86_400 + hours * 3_600 + seconds)
        await self.bot.ui.tables.tick()

    async def waits(self, wanted: Callable[[], T | None], each: float = 5) -> T:
        """Wait for something that takes another try, while time goes by quickly."""
        async with asyncio.timeout(BUSY_S):
            while not (found := wanted()):
                self.clock.advance(each)
                await asyncio.sleep(0.02)
        return found

    async def restart(self) -> None:
        await self.stop()
        await self.start()


async def _ended(running: "asyncio.Task[None]") -> None:
    await asyncio.wait_for(running, BUSY_S)


@asynccontextmanager
async def staged(folder: Path, clock: MovableClock | None = None, **wishes: object) -> AsyncIterator[Stage]:
    clock = clock or MovableClock(ahead_ms=int((BEGINS.timestamp() - time.time()) * 1_000))
    named: dict[str, object] = {"people": ("Ana", "Ben", "Cleo"), "deadline": BUSY_S, **wishes}
    async with Sandbox(clock=clock, advance=clock.advance, **named) as sandbox:  # type: ignore[arg-type]
        stage = Stage(sandbox, clock, folder)
        _lay(folder, await _new_database())
        await stage.start()
        try:
            yield stage
        finally:
            if stage.client is not None:
                await stage.stop()
        sandbox.assert_clean()


async def _new_database() -> bytes:
    """Give a database in which nothing has happened: all migrations are run for the first stage only."""
    if not _database:
        with tempfile.TemporaryDirectory() as folder:
            await (await SqliteStore.open(Path(folder) / DATABASE)).close()
            _database.append((Path(folder) / DATABASE).read_bytes())
    return _database[0]


def _lay(folder: Path, database: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / DATABASE).write_bytes(database)


@contextmanager
def _pace_of(sandbox: Sandbox) -> Iterator[None]:
    """Let the bot ask as often as it likes where Discord has no limits: else a game waits for seconds to go by."""
    with pytest.MonkeyPatch.context() as patch:
        if not sandbox.limits.on:
            patch.setattr(pacing, "MOST_A_SECOND", UNLIMITED)
            patch.setattr(pacing, "MOST_SLOW_A_SECOND", UNLIMITED)
        yield


@contextmanager
def _garbage_left() -> Iterator[None]:
    """Leave the whole process's garbage and memory alone: tests/conftest.py says how they are kept."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("set_up", "settle", "give_back"):
            patch.setattr(process_memory, name, lambda: None)
        yield


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the presenter look for postponed notices all the time: the stage's clock isn't the machine's."""
    monkeypatch.setattr(presenter, "EVERY_S", 0.02)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every answer take so long that it is announced first."""
    completed = reply.Reply._completed

    async def announced(this: reply.Reply, view: Layout) -> Layout:
        await this.acknowledge()
        return await completed(this, view)

    monkeypatch.setattr(reply, "PATIENCE_S", 0.0)
    monkeypatch.setattr(reply.Reply, "_completed", announced)


@contextmanager
def _commands_written_once() -> Iterator[None]:
    """Translate the commands for the first stage only: into Discord's thirty languages, at each start."""

    async def written(tree: discord.app_commands.CommandTree[Any]) -> registration.Payload:
        if vars(client)["COMMANDS"] is not COMMANDS:  # a test's own
            return await write(tree)
        if not _written:
            _written.extend(await write(tree))
        return _written

    write = registration._written
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registration, "_written", written)
        yield


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let workers be processes, as they are for hosts, and let a busy machine take its time to start them."""
    monkeypatch.setattr(pool, "START_S", BUSY_S)
    monkeypatch.setattr(WorkerPool.__init__, "__kwdefaults__", {"patience": BUSY_S, "idle": pool.IDLE_S})


@pytest.fixture(autouse=True)
def thinking_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process do the work of workers: it has all that a new one would have to load and draw first."""

    async def think(_: WorkerPool, job: Job, place: object) -> object:
        try:
            made = await asyncio.to_thread(pickle.loads(pickle.dumps(job)).run)
        except Exception as error:
            raise JobFailed(told(error)) from error
        return pickle.loads(pickle.dumps(made))

    if "processes" not in request.fixturenames:
        monkeypatch.setattr(WorkerPool, "_think", think)


@pytest.fixture(autouse=True)
def thinking_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    think_briefly(monkeypatch)


@pytest.fixture(autouse=True)
def painting_once(monkeypatch: pytest.MonkeyPatch) -> None:
    paint_once(monkeypatch)


class Hurried:
    """asyncio for discord.py, which pauses here for a hundredth of its time before it tries something again."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(delay: float, result: object = None) -> object:
        return await asyncio.sleep(delay / 100, result)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test wait for the pauses that discord.py makes between two tries."""
    for module in ("client", "http", "shard"):
        monkeypatch.setattr(f"discord.{module}.asyncio", Hurried())


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, rate_limits=False) as ready:
        yield ready
