"""Notice a vanished database while nobody writes."""

import asyncio

from data.store import Store

SECONDS = 2.0  # between two looks whether the database is still there


async def watch(store: Store, seconds: float = SECONDS) -> None:
    """Check every few seconds that the database is still there, until an error says that it isn't."""
    while True:
        await store.check_still_there()
        await asyncio.sleep(seconds)
