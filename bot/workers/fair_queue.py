"""Who is thought for next: it goes round by person, and what takes little goes before what takes much."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

MANY = 256  # people, before those who wait for nothing are forgotten


@dataclass(eq=False, slots=True)
class Place:
    """Somebody's place among those that are thought for; one that takes long gives it to others and goes on."""

    queue: "FairQueue"
    is_held: bool = True
    is_late: bool = False

    def give_up(self) -> None:
        """Let the next one begin though this one goes on; so many may do so at a time as there are places."""
        if self.is_held and self.queue.late < self.queue.size:
            self.is_late = True
            self.queue.late += 1
            self._let_go()

    def leave(self) -> None:
        self._let_go()
        if self.is_late:
            self.is_late = False
            self.queue.late -= 1

    def _let_go(self) -> None:
        if self.is_held:
            self.is_held = False
            self.queue.free += 1
            self.queue.let_in()


@dataclass(eq=False, slots=True)
class Waiting:
    asker: str
    effort: int
    since: float  # how far everybody had been served when it came
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """
    Let in so many at a time.

    Each person has a sum of the efforts spent for them; who would have the least after being served is next.
    """

    def __init__(self, size: int) -> None:
        self.size = self.free = size
        self.late = 0  # that have given up their places and go on
        self._waiting: list[Waiting] = []
        self._spent: dict[str, float] = {}
        self._now = 0.0  # the sum of whoever was let in last: who comes now begins there

    @asynccontextmanager
    async def place(self, asker: str, effort: int) -> AsyncIterator[Place]:
        waiting = Waiting(asker, effort, self._now)
        self._waiting.append(waiting)
        self.let_in()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            self._withdraw(waiting)
            raise
        place = Place(self)
        try:
            yield place
        finally:
            place.leave()

    def let_in(self) -> None:
        while self.free and self._waiting:
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            self._now = self._spent[chosen.asker] = self._spent_for(chosen) + chosen.effort
            self.free -= 1
            chosen.turn.set_result(None)
        if len(self._spent) > MANY:
            self._spent = {asker: spent for asker, spent in self._spent.items() if spent > self._now}

    def _order(self, one: Waiting) -> tuple[float, float]:
        return self._spent_for(one) + one.effort, self._spent.get(one.asker, 0.0)

    def _spent_for(self, one: Waiting) -> float:
        return max(self._spent.get(one.asker, 0.0), one.since)

    def _withdraw(self, waiting: Waiting) -> None:
        """Take back who waits no longer; one that was let in at the same moment gives its place on."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif waiting.turn.done() and not waiting.turn.cancelled():
            self.free += 1
            self.let_in()
