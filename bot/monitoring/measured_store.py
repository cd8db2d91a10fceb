"""A store whose commits are timed."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from data.store import EVERYTHING, Change, ColumnValue, R, Record, Store, Where


@dataclass(frozen=True, slots=True)
class MeasuredStore:
    """Hand everything on to the other store."""

    store: Store
    committed: Callable[[float], None]

    async def get(self, kind: type[R], *key: ColumnValue) -> R | None:
        return await self.store.get(kind, *key)

    async def find(
        self, kind: type[R], where: Where = EVERYTHING, *, order: Sequence[str] = (), limit: int | None = None
    ) -> list[R]:
        return await self.store.find(kind, where, order=order, limit=limit)

    async def count(self, kind: type[Record], where: Where = EVERYTHING) -> int:
        return await self.store.count(kind, where)

    async def tally(
        self, kind: type[Record], by: Sequence[str], where: Where = EVERYTHING
    ) -> list[tuple[tuple[ColumnValue, ...], int]]:
        return await self.store.tally(kind, by, where)

    async def commit(self, *changes: Change) -> None:
        began = time.perf_counter()
        await self.store.commit(*changes)
        self.committed(time.perf_counter() - began)

    async def check_still_there(self) -> None:
        await self.store.check_still_there()

    async def truncate_wal(self) -> None:
        await self.store.truncate_wal()

    async def close(self) -> None:
        await self.store.close()
