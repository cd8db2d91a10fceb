"""A stage: the stand-in, the real bot connected to it by discord.py, a clock that can be moved, and people."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.app import cairn
from bot.config import Settings
from bot.sandbox import MovableClock, Person, Sandbox
from bot.trial import pointed_at
from bot.ui.address import point_at
from bot.ui.client import CairnClient


@dataclass
class Stage:
    """Everything a test acts on; `restart` is what a host does after an upgrade."""

    sandbox: Sandbox
    clock: MovableClock
    folder: Path
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    client: CairnClient | None = None

    @property
    def bot(self) -> CairnClient:
        assert self.client is not None, "the bot is not running"
        return self.client

    def person(self, name: str) -> Person:
        return self.sandbox.person(name)

    async def start(self) -> None:
        settings = pointed_at(self.sandbox, Settings(cairn_trial_folder=self.folder))
        await point_at(self.sandbox.api_url)
        self.client = await self._stack.enter_async_context(cairn(settings, self.clock))
        running = asyncio.create_task(self.client.start(self.sandbox.token))
        self._stack.push_async_callback(_ended, running)
        await self.person("Ana").waits_until(lambda: self.sandbox.gateway.is_connected)

    async def stop(self) -> None:
        await self.bot.close()
        await self._stack.aclose()
        self._stack, self.client = AsyncExitStack(), None

    async def restart(self) -> None:
        await self.stop()
        await self.start()


async def _ended(running: "asyncio.Task[None]") -> None:
    await asyncio.wait_for(running, 10)


@asynccontextmanager
async def staged(folder: Path, **wishes: object) -> AsyncIterator[Stage]:
    clock = MovableClock()
    async with Sandbox(clock=clock, advance=clock.advance, people=("Ana", "Ben", "Cleo"), **wishes) as sandbox:  # type: ignore[arg-type]
        stage = Stage(sandbox, clock, folder)
        await stage.start()
        try:
            yield stage
        finally:
            if stage.client is not None:
                await stage.stop()
        sandbox.assert_clean()


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, rate_limits=False) as ready:
        yield ready
