"""Open a database that several processes share, with its leases."""

import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from bot.shards.keeper import ShardKeeper
from bot.shards.plan import ShardPlan
from bot.shards.share import ShardShare
from data.opening import postgresql
from data.store import Store


@dataclass(frozen=True, slots=True)
class SharedDatabase:
    store: Store
    share: ShardShare
    keeper: ShardKeeper


@asynccontextmanager
async def open_shared(address: str | Path, plan: ShardPlan) -> AsyncIterator[SharedDatabase]:
    """Open the shared database, and release the shards at the end."""
    holder, share, server = holder_name(plan), ShardShare(plan.count), postgresql()
    how = {"application_name": holder, **server.SETTINGS}
    store = await server.PostgresqlStore.open(str(address), None, server.Presence.SHARED, **how)
    store.fence = share
    try:
        keeper = ShardKeeper(plan, share)
        rows = server.LeaseRows(str(address), plan.count, holder, keeper.hear)
        try:
            await rows.prepare()
            keeper.rows = rows
            yield SharedDatabase(store, share, keeper)
            await keeper.give_up()
        finally:
            await rows.close()
    finally:
        await store.close()


def holder_name(plan: ShardPlan) -> str:
    """Name a process so that a host finds it; the server shows 63 characters of it."""
    return f"cairn {plan} {os.getpid()} {token_hex(3)} {socket.gethostname()}"[:63]
