"""When a gateway session may begin: Discord is asked how many are left, and too many starts are slowed down."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import discord

from bot.session_starts import SessionLimits, SessionStarts

log = logging.getLogger(__name__)

KEPT_S = 60.0  # so long an answer of Discord's is used; it limits the question too
TOLD_S = 600.0  # between two lines in the log, and two questions, while nothing may begin
MOST_S = 20.0  # to wait with an open connection, which is to be greeted soon

AskLimits = Callable[[], Awaitable[discord.SessionStartLimits]]


class SessionPause(OSError):
    """Raised where a session is to begin later; the connection is tried again like after an outage."""


class SessionBudget:
    """Ask, wait and count before each session; resumed ones cost nothing."""

    def __init__(self, ask: AskLimits, starts: SessionStarts) -> None:
        self._ask, self._starts = ask, starts
        self._answer: discord.SessionStartLimits | None = None
        self._asked_at = 0.0
        self._begun = 0  # since Discord was asked

    async def wait(self) -> None:
        """Wait, before a connection is opened, until a session may begin."""
        while pause := self._starts.pause(await self._limits()):
            self._tell(pause)
            await asyncio.sleep(min(pause, TOLD_S))

    async def begin(self) -> None:
        """Count a session that is about to begin on an open connection."""
        if pause := self._starts.pause(await self._limits()):
            if pause > MOST_S:
                self._tell(pause)
                raise SessionPause(f"the next session may begin in {pause:.0f} s")
            await asyncio.sleep(pause)
        self._starts.begun()
        self._begun += 1

    async def at_once(self) -> int:
        return max(1, (await self._asked()).max_concurrency)

    async def _limits(self) -> SessionLimits:
        answer = await self._asked()
        reset_after = answer.reset_after / 1_000 - (time.monotonic() - self._asked_at)
        return SessionLimits(answer.total, answer.remaining - self._begun, max(reset_after, 1.0))

    async def _asked(self) -> discord.SessionStartLimits:
        """Return Discord's answer; two that ask at the same time may both ask Discord."""
        if self._answer is None or time.monotonic() - self._asked_at > KEPT_S:
            answer, is_first = await self._ask(), self._answer is None
            self._answer, self._asked_at, self._begun = answer, time.monotonic(), 0
            level = logging.INFO if is_first else logging.DEBUG
            hours = answer.reset_after / 3_600_000
            log.log(level, "%s of %s gateway sessions are left for %.1f h", answer.remaining, answer.total, hours)
        return self._answer

    def _tell(self, pause: float) -> None:
        left = self._answer.remaining - self._begun if self._answer else 0
        why = "the last runs failed, or too many sessions were begun"
        log.warning("the next gateway session begins in %.0f s: %s (%s are left)", pause, why, left)


async def session_limits(client: discord.Client) -> SessionLimits:
    """Ask Discord, without connecting, how many sessions are left."""
    _, _, said = await client.http.get_bot_gateway()
    return SessionLimits(said["total"], said["remaining"], said["reset_after"] / 1_000)
