"""Asked to stop by SIGTERM or Ctrl-C, at whatever moment: what runs is given up, and nothing new begins."""

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

STOPS = (signal.SIGTERM, signal.SIGINT)
AGAIN_S = 1.0  # between two tries to cancel what has overheard the first

T = TypeVar("T")


class Stopped(Exception):
    """Raised in place of a result by work that was given up, or never begun."""


class StopRequest:
    """Remember that a stop was asked for, from the start of the process to its end."""

    def __init__(self) -> None:
        self._asked = asyncio.Event()

    @property
    def is_made(self) -> bool:
        return self._asked.is_set()

    def make(self) -> None:
        self._asked.set()

    async def cut_short(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to its end, or until a stop is asked for."""
        if self.is_made:
            work.close()
            raise Stopped
        task, asked = asyncio.ensure_future(work), asyncio.ensure_future(self._asked.wait())
        try:
            await asyncio.wait((task, asked), return_when=asyncio.FIRST_COMPLETED)
        finally:
            asked.cancel()
            await _ended(task)
        if self.is_made:
            raise Stopped
        return task.result()


async def _ended(task: "asyncio.Task[Any]") -> None:
    """Cancel a task for as long as it goes on; what ends it is of no interest where a stop was asked for."""
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=AGAIN_S)
    with suppress(asyncio.CancelledError):
        task.exception()


@contextmanager
def stop_signals(told: Callable[[], None]) -> Iterator[StopRequest]:
    """Take the signals that ask for a stop, for as long as this lasts; `told` is called at each."""
    loop, stop = asyncio.get_running_loop(), StopRequest()

    def ask() -> None:
        told()
        stop.make()

    for name in STOPS:
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(name, ask)
    try:
        yield stop
    finally:
        for name in STOPS:
            with suppress(NotImplementedError):
                loop.remove_signal_handler(name)
