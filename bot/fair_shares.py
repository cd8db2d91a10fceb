"""Handle one person's interactions one after the other, and drop those beyond a full queue."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

MOST_WAITING = 6  # of one person: two devices used in a hurry stay below


@dataclass(slots=True)
class PersonQueue:
    """One person's queue: the first interaction is handled while the others wait."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0  # the one that runs included
    was_told: bool = False


class FairShares:
    """Keep a queue for each person, so that nobody waits behind somebody who sends without pause."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._queues: dict[int, PersonQueue] = {}

    def is_full(self, person: int) -> bool:
        queue = self._queues.get(person)
        return queue is not None and queue.waiting >= self._most

    def should_warn(self, person: int) -> bool:
        """Return, once in a flood, that the person should be told to slow down."""
        queue = self._queues.get(person)
        if queue is None or queue.was_told:
            return False
        queue.was_told = True
        return True

    @asynccontextmanager
    async def enter(self, person: int) -> AsyncIterator[asyncio.Lock]:
        """Take a place in the person's queue; whoever holds its lock is served."""
        queue = self._queues.setdefault(person, PersonQueue())
        queue.waiting += 1
        try:
            yield queue.lock
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self._queues[person]
