"""Let a store read in the test's own thread: to hand a question to another one takes longer than to answer it."""

import sqlite3
from asyncio import sleep
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import aiosqlite
import pytest

from data.sqlite import store
from data.sqlite.connection import BUSY_SECONDS


class ReaderHere(aiosqlite.Connection):
    """Ask at once, and let others run before the answer comes, as they do while a thread reads."""

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        try:
            return fn(*args, **kwargs)
        finally:
            await sleep(0)


@contextmanager
def reading_here() -> Iterator[None]:
    """Have stores that are opened meanwhile read so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "connection", _here)
        yield


def _here(uri: str) -> ReaderHere:
    opened = partial(
        sqlite3.connect, uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False
    )
    return ReaderHere(opened, iter_chunk_size=64)
