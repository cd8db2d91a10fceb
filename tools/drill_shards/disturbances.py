"""What happens to the processes and their database, and how long it takes until others have taken over."""

import asyncio
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from data.postgresql.fencing import LEASE_S
from tools.drill_shards.cluster import BotProcess, Cluster

TOO_LONG_S = 90.0
MOST_OUT = 2  # processes that are dead or paused at once
LOST_AFTER_S = LEASE_S + 4  # paused for longer, a process has lost its shards


@dataclass(slots=True)
class Takeover:
    """How long the shards of a process that went were nobody's."""

    cause: str
    shards: int
    taken: float | None  # until another process held the last of them
    heard: float | None  # until it had begun a session for each
    was_database_down: bool


@dataclass(slots=True)
class Disturbances:
    """Kills, pauses and restarts, in an order by chance."""

    cluster: Cluster
    chance: Random
    gap: tuple[float, float]
    most_pause: float = 20.0
    takeovers: list[Takeover] = field(default_factory=list)
    pauses: list[float] = field(default_factory=list)
    down: list[tuple[float, float]] = field(default_factory=list)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def run(self, kills: int, pauses: int, restarts: int, tell: Callable[[int, int], None]) -> None:
        """Let it all happen; wait until it is over."""
        wishes = [self._kill] * kills + [self._pause] * pauses + [self._restart] * restarts
        self.chance.shuffle(wishes)
        for number, wish in enumerate(wishes):
            await asyncio.sleep(self.chance.uniform(*self.gap))
            if wish == self._restart:
                await self._restart()
            else:
                victim = await self._victim()
                self._begin(wish(victim))  # type: ignore[call-arg]
            tell(number + 1, len(wishes))
        await asyncio.gather(*self._tasks)

    def _begin(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _victim(self) -> BotProcess:
        """Choose one that is up, while most of them are."""
        while True:
            up = self.cluster.up()
            if len(up) > len(self.cluster.processes) - MOST_OUT:
                return self.chance.choice(up)
            await asyncio.sleep(0.1)

    async def _kill(self, victim: BotProcess) -> None:
        held, pid = self.cluster.watch.held_by(victim.pid), victim.pid
        began, sessions = time.monotonic(), self.cluster.heard()
        await victim.end(signal.SIGKILL)
        if held:
            self._begin(self._measure("kill", pid, held, began, sessions))
        await asyncio.sleep(self.chance.uniform(0, 3))
        await victim.start()

    async def _pause(self, victim: BotProcess) -> None:
        length = self.chance.choice(
            (self.chance.uniform(0.5, 5), self.chance.uniform(LOST_AFTER_S + 1, self.most_pause))
        )
        held, pid = self.cluster.watch.held_by(victim.pid), victim.pid
        began, sessions = time.monotonic(), self.cluster.heard()
        victim.pause(on=True)
        self.pauses.append(length)
        if held and length > LOST_AFTER_S:
            self._begin(self._measure("pause", pid, held, began, sessions))
        await asyncio.sleep(length)
        victim.pause(on=False)

    async def _restart(self) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.cluster.server.stop, self.chance.choice((signal.SIGINT, signal.SIGQUIT)))
        await asyncio.sleep(self.chance.uniform(0, 2))
        await asyncio.to_thread(self.cluster.server.start)
        self.down.append((began, time.monotonic()))

    async def _measure(
        self, cause: str, pid: int, held: dict[int, int], began: float, sessions: dict[int, set[str]]
    ) -> None:
        taken = heard = None
        while (taken is None or heard is None) and time.monotonic() < began + TOO_LONG_S:
            await asyncio.sleep(0.1)
            rows, now = self.cluster.watch.rows, self.cluster.heard()
            if taken is None and all(shard in rows and rows[shard][1] > term for shard, term in held.items()):
                taken = time.monotonic() - began
            if all(now.get(shard, set()) - sessions.get(shard, set()) for shard in held):
                heard = heard or time.monotonic() - began
        end = began + (taken or TOO_LONG_S)
        was_down = any(begin < end and over + LEASE_S > began for begin, over in self.down)
        self.takeovers.append(Takeover(cause, len(held), taken, heard, was_down))
