"""What the process keeps from its start to its end, and what it gives back."""

import ctypes
import gc
from contextlib import suppress

MOST_ARENAS, MMAPPED_FROM = -8, -3  # glibc's names: M_ARENA_MAX, M_MMAP_THRESHOLD
LARGE = 256 * 1024  # bytes: a picture on its way goes back to the system as soon as it is done


def set_up() -> None:
    """Before anything large is made: keep pictures apart from what stays, so that they leave no holes."""
    with suppress(OSError, AttributeError):  # only where there is glibc
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(MOST_ARENAS, 2)
        libc.mallopt(MMAPPED_FROM, LARGE)


def settle() -> None:
    """After the start: what is there now stays, so that the collector of garbage need not look at it ever again."""
    gc.collect()
    gc.freeze()
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
