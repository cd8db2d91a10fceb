"""A bot in a process of its own that is killed without warning and started again, with a puzzle of the day to come."""

from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

from bot.tables import Tables
from data.sqlite.store import SqliteStore
from sandbox import MovableClock, Sandbox
from tools.drill.environment.bot_process import DATABASE, bot

EARLIER_MS = 2 * 3_600_000  # when the puzzle was wished for: what was due by then counts as unwanted


class KilledBot:
    """Start it, and kill it as often as is wanted; nothing tells it beforehand."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self._sandbox, self._folder = sandbox, folder
        self._running = AsyncExitStack()

    @property
    def database(self) -> Path:
        return self._folder / DATABASE

    async def start(self) -> None:
        await self._running.enter_async_context(bot(self._sandbox, self._folder))

    async def stop(self) -> None:
        await self._running.aclose()
        self._running = AsyncExitStack()

    async def kill(self) -> None:
        await self.stop()
        await self.start()


async def settle(sandbox: Sandbox, database: Path, game: str, language: str) -> None:
    """Let the server have a language, and want a puzzle of the day of one game, due now."""
    store = await SqliteStore.open(database)
    tables = Tables(store, MovableClock(ahead_ms=-EARLIER_MS))
    await tables.start()
    server, host, channel = (str(one.id) for one in (sandbox.guild, sandbox.person("Ana"), sandbox.channel))
    await tables.people.set_server(server, language=language)
    await tables.puzzles.set_wish(server, host, channel=channel, hour=datetime.now(UTC).hour, games=game)
    await store.close()
