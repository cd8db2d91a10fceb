"""Pace requests of the bot's own login: turns go out at once, the rest slower than Discord's limit."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

import discord

from bot.ui.discord_io.rest.outages import TOO_MANY, EdgeBan, asked_pause

Answered = TypeVar("Answered")

MOST_A_SECOND = 45  # of all processes together; Discord refuses from the 51st on
MOST_SLOW_A_SECOND = 40  # of them, so that turns have room
WORTH_S = 8.0  # seconds to wait for a request; then it goes on alone
KEPT_S = 60.0  # seconds for which a late answer waits for who asks again
LOOK_S = 0.1  # between two looks whether a slow request has become urgent

_is_slow: ContextVar[Callable[[], bool]] = ContextVar("is_slow", default=lambda: False)


class Held(TimeoutError):
    """Raised when a request must wait: Discord has asked for a pause, or hasn't answered yet."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"held for {seconds:.0f} s")
        self.seconds = seconds


@contextmanager
def slowly(is_slow: Callable[[], bool]) -> Iterator[None]:
    """Mark the requests inside as less urgent than turns, for as long as this is so: a turn may come behind them."""
    token = _is_slow.set(is_slow)
    try:
        yield
    finally:
        _is_slow.reset(token)


class Pacing:
    """
    Send requests at a pace, wait a limited time for each, and send nothing during a ban.

    discord.py sleeps inside a request for as long as Discord's answer says, and must not be cut off there: a global
    pause would never end. So the request continues by itself, and a later request for the same joins it.
    """

    def __init__(self, part: Callable[[], float] = lambda: 1.0) -> None:
        self._part = part  # the share of the shards that this process runs
        self._sent: deque[float] = deque()
        self._open: dict[str, asyncio.Task[Any]] = {}
        self._overdue: dict[asyncio.Task[Any], str] = {}  # requests that have outlasted their worth, and their buckets
        self._limited: dict[str, float] = {}  # buckets that Discord wants left alone, and until when
        self.ban = EdgeBan()

    async def send(
        self, name: str, bucket: str, work: Callable[[], Awaitable[Answered]], worth: float | None = None
    ) -> Answered:
        """Do the work once for all callers with this name; nothing else goes to a bucket with an overdue request."""
        if name not in self._open:
            self._refuse_when_held(bucket)
            await self._turn(_is_slow.get())
            self._refuse_when_held(bucket)  # answers that came meanwhile count as well
        if name not in self._open:
            self._open[name] = asyncio.ensure_future(self._watched(bucket, work))
        task = self._open[name]
        done = set[Any]()
        try:
            done, _ = await asyncio.wait({task}, timeout=WORTH_S if worth is None else worth)
        finally:
            if not done:
                self._leave(task, bucket, name)
        if not done:
            raise Held(WORTH_S)
        self._open.pop(name, None)
        answer: Answered = task.result()
        return answer

    def _refuse_when_held(self, bucket: str) -> None:
        left = max(self.ban.left, self._limited.get(bucket, 0.0) - time.monotonic())
        if left > 0:
            raise Held(left)
        self._limited.pop(bucket, None)
        if bucket in self._overdue.values():
            raise Held(WORTH_S)

    def _leave(self, task: "asyncio.Task[Any]", bucket: str, name: str) -> None:
        """Let a request continue by itself; nothing else goes to its bucket until it is done."""
        if task not in self._overdue:
            self._overdue[task] = bucket
            task.add_done_callback(partial(self._returned, name))

    def _returned(self, name: str, task: "asyncio.Task[Any]") -> None:
        """Keep the answer for a while for those who ask again; later askers must not get one that is old."""
        self._overdue.pop(task, None)
        if not task.cancelled():
            task.exception()  # its error is raised to those who join; without any, it is dropped
        asyncio.get_running_loop().call_later(KEPT_S, self._forget, name, task)

    def _forget(self, name: str, task: "asyncio.Task[Any]") -> None:
        if self._open.get(name) is task:
            del self._open[name]

    async def _watched(self, bucket: str, work: Callable[[], Awaitable[Answered]]) -> Answered:
        try:
            answer = await work()
        except discord.HTTPException as error:
            if self.ban.note(error):
                raise Held(self.ban.left) from error
            if error.status == TOO_MANY:
                self._limited[bucket] = time.monotonic() + asked_pause(error)
                raise Held(asked_pause(error)) from error
            raise
        self.ban.note_answer()
        return answer

    def _most(self, *, is_slow: bool) -> int:
        """Compute this process's share of a second; however small, its last request is left to turns."""
        every = int(MOST_A_SECOND * self._part())
        return max(1, min(int(MOST_SLOW_A_SECOND * self._part()), every - 1) if is_slow else every)

    async def _turn(self, is_slow: Callable[[], bool]) -> None:
        """Wait for a free slot in this second; slow requests leave some slots to turns."""
        while True:
            most = self._most(is_slow=is_slow())
            now = time.monotonic()
            while self._sent and self._sent[0] <= now - 1.0:
                self._sent.popleft()
            if len(self._sent) < most:
                self._sent.append(now)
                return
            free_in = self._sent[len(self._sent) - most] + 1.0 - now
            await asyncio.sleep(min(free_in, LOOK_S) if is_slow() else free_in)
