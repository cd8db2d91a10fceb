"""One shard's connection to the gateway; it reconnects by itself while the shard is run here."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.gateway import ReconnectWebSocket

from bot.ui.discord_io.gateway.tolerant_socket import TolerantSocket
from bot.ui.discord_io.rest.outages import POSSIBLE, RenewedPauses, is_passing

log = logging.getLogger(__name__)

GONE, BACK_SOON = 1000, 4000  # close codes: after the first Discord forgets the session
Fail = Callable[[BaseException], None]
Begun = Callable[[int], Awaitable[None]]
MOST_WAIT_S = 600.0  # for a turn to begin a session, after a start of many shards at once


class GatewayShard:
    """Run one shard in one task; `fail` is called with an error that no waiting mends, `begun` after a new session."""

    def __init__(self, client: discord.Client, number: int, fail: Fail, begun: Begun) -> None:
        self._client, self.number, self._fail, self._begun = client, number, fail, begun
        self._socket: TolerantSocket | None = None
        self._can_resume = False
        self._pauses = RenewedPauses()
        self._begin()

    @property
    def latency(self) -> float | None:
        """Measure the heartbeat, in seconds; None while there is no connection."""
        socket = self._socket
        return socket.latency if socket is not None and socket.open and not self._task.done() else None

    def run(self) -> None:
        """Connect; a paused session is resumed with everything that has happened since."""
        if self._task.done():
            self._begin()

    def _begin(self) -> None:
        self._farewell = GONE
        self._task = asyncio.create_task(self._stay_connected(), name=f"shard {self.number}")
        self._task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """Pass on a bug; the shard would be deaf, and nobody would know."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self._fail(error)

    def pause(self) -> None:
        """Disconnect, but keep the session."""
        self._farewell = BACK_SOON
        self._task.cancel()

    def stop(self) -> "asyncio.Task[None]":
        """Disconnect, and end the session."""
        self._farewell, self._can_resume = GONE, False
        self._task.cancel()
        return self._task

    async def _stay_connected(self) -> None:
        try:
            while True:
                try:
                    await self._live()
                except ReconnectWebSocket as asked:
                    self._can_resume = asked.resume
                except POSSIBLE as error:
                    if not is_passing(error):
                        self._fail(error)
                        return
                    pause = self._pauses.next()
                    log.warning("shard %s: %s; the next try is in %.0f s", self.number, type(error).__name__, pause)
                    await asyncio.sleep(pause)
        finally:
            if self._socket is not None:
                await self._socket.close(code=self._farewell)

    async def _live(self) -> None:
        is_new = not self._resumes
        self._socket = await asyncio.wait_for(self._connect(), MOST_WAIT_S)
        self._can_resume = True
        if is_new:
            await self._begun(self.number)
        log.info("shard %s: connected", self.number)
        with self._pauses.connection():
            while True:
                await self._socket.poll_event()

    @property
    def _resumes(self) -> bool:
        return self._socket is not None and self._can_resume and self._socket.session_id is not None

    async def _connect(self) -> TolerantSocket:
        old, how = self._socket, dict[str, Any]()
        if old is not None and self._resumes:
            how = {"gateway": old.gateway, "session": old.session_id, "sequence": old.sequence, "resume": True}
        return await TolerantSocket.from_client(self._client, shard_id=self.number, **how)
