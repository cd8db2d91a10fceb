"""A store whose commits are timed."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from data.store import Change, ForwardingStore


@dataclass(eq=False)
class MeasuredStore(ForwardingStore):
    committed: Callable[[float], None]

    async def commit(self, *changes: Change) -> None:
        began = time.perf_counter()
        await self.store.commit(*changes)
        self.committed(time.perf_counter() - began)
