"""Wait for something of which nobody tells."""

import asyncio
import time
from collections.abc import Callable
from math import inf

STEP_S = 0.05


async def seconds_until(wanted: Callable[[], object], within: float) -> float:
    """Wait until something holds, and tell how long it took; infinity if it didn't come in time."""
    began = time.monotonic()
    for _ in range(int(within / STEP_S) + 1):
        if wanted():
            return time.monotonic() - began
        await asyncio.sleep(STEP_S)
    return inf
