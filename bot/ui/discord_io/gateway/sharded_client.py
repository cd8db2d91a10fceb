"""The connection to Discord of one process among several: it connects the shards it holds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Protocol

from bot.session_starts import SessionStarts
from bot.tables import StoreFailed
from bot.ui.context import UiContext
from bot.ui.discord_io.gateway.client import CairnClient
from bot.ui.discord_io.gateway.gateway_shard import GatewayShard

log = logging.getLogger(__name__)

AGAIN_S = 1.0  # before a session is asked for again, while the database can't be reached
Taken = Callable[[], Awaitable[None]]


class ShardLeases(Protocol):
    """The interface of what keeps the leases and decides when a session may begin."""

    async def run(self, runner: Any, taken: Taken) -> None:
        """Start and stop shards as they are held."""

    async def begin_session(self, bucket: int) -> float:
        """Return 0 if a session may begin now, else the seconds to wait; counted over all processes."""

    async def session_begun(self, bucket: int) -> None:
        """Hear that one has begun."""


class ShardedClient(CairnClient):
    """Run the shards that are held; the process with the first shard registers the commands."""

    def __init__(
        self,
        ui: UiContext,
        work: Mapping[str, Callable[[], Awaitable[None]]],
        keeper: ShardLeases,
        shards: int,
        starts: SessionStarts | None = None,
    ) -> None:
        super().__init__(ui, {**work, "commands": self._register_commands, "leases": self._keep}, starts)
        self.shard_count = self._connection.shard_count = shards
        self._connection.shard_ids = range(shards)
        self._keeper = keeper
        self._shards: dict[int, GatewayShard] = {}
        self._has_chores = asyncio.Event()
        self._ended: asyncio.Future[None] | None = None
        self._at_once = 0

    async def begin(self) -> None:
        """Do nothing before a lease is held."""

    async def connect(self, *, reconnect: bool = True) -> None:
        """Run until the client is closed, or a shard fails with an error that no waiting mends."""
        self._ended = self.loop.create_future()
        await self._ended

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin no more sessions at a time than Discord allows, counted over all processes."""
        self._at_once = self._at_once or await self.sessions.at_once()
        await self.sessions.begin()
        while wait := await self._wait_before((shard_id or 0) % self._at_once):  # noqa: ASYNC110 the database tells
            await asyncio.sleep(wait)

    async def _session_begun(self, shard: int) -> None:
        with suppress(StoreFailed):  # then it counts from when it was asked for
            await self._keeper.session_begun(shard % self._at_once)

    async def _wait_before(self, bucket: int) -> float:
        try:
            return await self._keeper.begin_session(bucket)
        except StoreFailed:
            return AGAIN_S

    def heartbeats(self) -> Mapping[int, float | None]:
        return {number: shard.latency for number, shard in self._shards.items()}

    def is_serving(self) -> bool:
        """Return whether all held shards are connected; a standby without shards counts as serving."""
        return None not in self.heartbeats().values()

    def run_shard(self, shard: int) -> None:
        if self._ended is not None and not self._ended.done():
            if shard not in self._shards:
                self._shards[shard] = GatewayShard(self, shard, self._fail, self._session_begun)
            self._shards[shard].run()

    def pause_shard(self, shard: int) -> None:
        if shard in self._shards:
            self._shards[shard].pause()

    def stop_shard(self, shard: int) -> None:
        if shard in self._shards:
            self._shards.pop(shard).stop()
        self.messenger.forget()
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            self._connection._remove_guild(guild)

    async def _keep(self) -> None:
        await self._keeper.run(self, self._take_over)

    async def _take_over(self) -> None:
        await self.ui.tables.start()
        if self.ui.tables.sharing.does_chores:
            self._has_chores.set()

    async def _register_commands(self) -> None:
        await self._has_chores.wait()
        await self.ui.registration.register(self.tree)
        await asyncio.Event().wait()

    def _fail(self, error: BaseException) -> None:
        if self._ended is not None and not self._ended.done():
            self._ended.set_exception(error)

    async def close(self) -> None:
        await asyncio.gather(*[shard.stop() for shard in self._shards.values()], return_exceptions=True)
        self._shards.clear()
        await super().close()
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)
