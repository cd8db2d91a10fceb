"""The running parts that a host's tools may look at."""

import asyncio
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.tables import TableStatus
from data.records import Table
from data.store import Store, StoreError

PATIENCE_S = 2.0  # for the database; whoever asks waits no longer either
CAUGHT_UP_S = 30.0  # a bot whose oldest notice has waited longer counts as not ready


class GatewayShards(Protocol):
    """The interface of this process's connections to Discord's gateway."""

    def heartbeats(self) -> Mapping[int, float | None]:
        """Return each shard's latency in seconds; None for one that isn't connected."""

    def is_serving(self) -> bool:
        """Tell whether all of them are connected."""


class DueNotices(Protocol):
    """The interface of what is to be shown by this process; other processes see to theirs."""

    async def oldest_due_s(self) -> float:
        """Measure how long the oldest due notice has waited."""

    async def due(self) -> int:
        """Count them."""


@dataclass(frozen=True, slots=True)
class Readings:
    is_ready: bool = False
    shards: Mapping[str, float | None] = field(default_factory=dict)  # their latency; None where not connected
    tables: Mapping[str, int] = field(default_factory=dict)  # by status
    outbox_waiting: int = 0
    outbox_oldest_s: float = 0.0
    opponent_queue: int = 0
    last_good_backup: float | None = None  # seconds since 1970; None where nobody makes any
    broken_logs: int = 0  # games in that backup whose logs don't lead to what they say


@dataclass(frozen=True, slots=True)
class Running:
    gateway: GatewayShards
    store: Store
    outbox: DueNotices
    opponent_queue: Callable[[], int]
    last_good_backup: Callable[[], float | None]
    broken_logs: Callable[[], int]

    async def store_answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.store.check_still_there()
        except (StoreError, OSError):
            return False
        return True

    async def is_ready(self) -> bool:
        """Return whether people are served: the bot is connected, and no notice has waited for long."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                return self.gateway.is_serving() and await self.outbox.oldest_due_s() < CAUGHT_UP_S
        except (StoreError, OSError):
            return False

    async def readings(self) -> Readings:
        """Read everything; if the database doesn't answer, only what memory knows."""
        shards = {str(number): _finite(latency) for number, latency in self.gateway.heartbeats().items()}
        known = {
            "opponent_queue": self.opponent_queue(),
            "last_good_backup": self.last_good_backup(),
            "broken_logs": self.broken_logs(),
        }
        try:
            async with asyncio.timeout(PATIENCE_S):
                oldest = await self.outbox.oldest_due_s()
                tallied = {str(status): number for (status,), number in await self.store.tally(Table, ("status",))}
                waiting = await self.outbox.due()
        except (StoreError, OSError):
            return Readings(shards=shards, **known)  # type: ignore[arg-type]
        is_ready = self.gateway.is_serving() and oldest < CAUGHT_UP_S
        tables = dict.fromkeys(map(str, TableStatus), 0) | tallied
        return Readings(is_ready, shards, tables, waiting, oldest, **known)  # type: ignore[arg-type]


def _finite(latency: float | None) -> float | None:
    """Replace infinity, which discord.py gives until the first heartbeat is answered, by None."""
    return latency if latency is not None and math.isfinite(latency) else None
