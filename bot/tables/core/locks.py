"""Locks by name. A lock exists only while somebody holds or awaits it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager


class _Hold:
    """Create a lock for its first user and drop it after its last."""

    __slots__ = ("_locks", "_name")

    def __init__(self, locks: dict[str, tuple[asyncio.Lock, int]], name: str) -> None:
        self._locks, self._name = locks, name

    async def __aenter__(self) -> None:
        lock, users = self._locks.get(self._name) or (asyncio.Lock(), 0)
        self._locks[self._name] = (lock, users + 1)
        try:
            await lock.acquire()
        except BaseException:
            self._let_go()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._locks[self._name][0].release()
        self._let_go()

    def _let_go(self) -> None:
        lock, users = self._locks.pop(self._name)
        if users > 1:
            self._locks[self._name] = (lock, users - 1)


class Locks:
    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    def __len__(self) -> int:
        return len(self._locks)

    def hold(self, name: str) -> _Hold:
        return _Hold(self._locks, name)

    @asynccontextmanager
    async def hold_all(self, *names: str) -> AsyncIterator[None]:
        """Hold several locks, always in the same order, so that two tasks never wait for each other."""
        async with AsyncExitStack() as stack:
            for name in sorted(set(names)):
                await stack.enter_async_context(self.hold(name))
            yield
