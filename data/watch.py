"""Notice that the database has gone while nobody writes."""

import asyncio

from data.store import Store

SECONDS = 2.0


async def watch(store: Store, seconds: float = SECONDS) -> None:
    """Look every few seconds whether the database is still there; end only by the error that says that it isn't."""
    while True:
        await store.check_still_there()
        await asyncio.sleep(seconds)
