"""Tune the process's memory: keep long-lived objects apart, and return free memory to the system."""

import asyncio
import ctypes
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from itertools import count

MOST_ARENAS, MMAPPED_FROM = -8, -3  # glibc's names: M_ARENA_MAX, M_MMAP_THRESHOLD
PAUSE_S = 2.0  # giving back takes less than a millisecond
ROUNDS = 10  # looking through everything for garbage takes some twenty: only every so many pauses
SELDOM = (1_000, 10, 100)  # how much is made before the young, the older and all are looked through for garbage
LARGE = 256 * 1024  # bytes: a picture on its way goes back to the system as soon as it is done


@contextmanager
def not_collecting() -> Iterator[None]:
    """Import without looking for garbage: there is hardly any, and looking takes a fifth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def set_up() -> None:
    """Set glibc up before anything large is made, so that pictures leave no holes between long-lived objects."""
    with suppress(OSError, AttributeError):
        _glibc().mallopt(MOST_ARENAS, 1)  # threads take turns in Python anyway; a turn costs a tenth less than with two
        _glibc().mallopt(MMAPPED_FROM, LARGE)


def settle() -> None:
    """
    Exclude everything that exists after the start from garbage collection.

    The collector then counts almost no objects, so its thresholds are raised: it would run far too often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    give_back()


def give_back() -> None:
    """Return free memory to the system."""
    with suppress(OSError, AttributeError):
        _glibc().malloc_trim(0)


@cache
def _glibc() -> ctypes.CDLL:
    """Load it once; where there is none, this raises."""
    return ctypes.CDLL("libc.so.6")


@asynccontextmanager
async def kept_small() -> AsyncIterator[None]:
    """Return free memory now and then, for as long as this lasts."""
    giving = asyncio.create_task(_give_back_again_and_again())
    try:
        yield
    finally:
        giving.cancel()


async def _give_back_again_and_again() -> None:
    for nth in count(1):
        await asyncio.sleep(PAUSE_S)
        if nth % ROUNDS == 0:
            gc.collect()
        give_back()
