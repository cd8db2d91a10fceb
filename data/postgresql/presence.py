"""Who is at work on a database: one process with all of it, or several that share it by leases; never both."""

import asyncio
from enum import StrEnum
from typing import Any, Final

from data.errors import Locked

KEY: Final = "x'63616972'::int, hashtext(current_schema())"
PATIENCE_S: Final = 5.0  # the server notices a moment later that a process was killed
PAUSE_S: Final = 0.1  # between two tries to be the one at work


class Presence(StrEnum):
    """How a process is at work: a lock of its connection, which the server lets go of when the process dies."""

    ALONE = "pg_try_advisory_lock"
    SHARED = "pg_try_advisory_lock_shared"


REFUSALS: Final = {
    Presence.ALONE: "another Cairn: stop it first, or give each its own shards (CAIRN_SHARDS)",
    Presence.SHARED: "a Cairn that runs all shards: stop it first, or give it shards too (CAIRN_SHARDS)",
}


async def claim(db: Any, presence: Presence) -> None:
    """Be at work for as long as the connection lasts, or tell in one line who is there already."""
    until = asyncio.get_running_loop().time() + PATIENCE_S
    while not await db.fetchval(f"select {presence}({KEY})"):
        if asyncio.get_running_loop().time() > until:
            raise Locked(f"This PostgreSQL database is in use by {REFUSALS[presence]}.")
        await asyncio.sleep(PAUSE_S)
