"""Locks by name. A lock exists only while somebody holds or awaits it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager


class Locks:
    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Create a lock for its first user and drop it after its last."""
        lock, users = self._locks.get(name) or (asyncio.Lock(), 0)
        self._locks[name] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            lock, users = self._locks.pop(name)
            if users > 1:
                self._locks[name] = (lock, users - 1)

    @asynccontextmanager
    async def hold_all(self, *names: str) -> AsyncIterator[None]:
        """Hold several locks, always in the same order, so that two tasks never wait for each other."""
        async with AsyncExitStack() as stack:
            for name in sorted(set(names)):
                await stack.enter_async_context(self.hold(name))
            yield
