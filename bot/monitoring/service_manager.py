"""Notify systemd that the process is ready, alive or stopping. Without its socket nothing is sent."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

log = logging.getLogger(__name__)

ABSTRACT = "@"  # how systemd writes an address without a file


class ServiceManager:
    """Send notifications. The watchdog's come from the event loop, so they stop if it is stuck."""

    def __init__(self, address: str | None, watchdog_usec: int | None = None) -> None:
        self._address = f"\0{address[1:]}" if address and address.startswith(ABSTRACT) else address
        self._every_s = watchdog_usec / 2_000_000 if watchdog_usec else None
        self._is_ready = False

    def ready(self, status: str) -> None:
        self._tell(f"STATUS={status}" if self._is_ready else f"READY=1\nSTATUS={status}")
        self._is_ready = True

    def stopping(self) -> None:
        self._tell("STOPPING=1\nSTATUS=finishing what is under way")

    @asynccontextmanager
    async def kept_informed(self) -> AsyncIterator[None]:
        """Send the watchdog's notifications for as long as this lasts."""
        feeding = asyncio.create_task(self._feed())
        try:
            yield
        finally:
            feeding.cancel()

    async def _feed(self) -> None:
        while self._address and self._every_s:
            self._tell("WATCHDOG=1")
            await asyncio.sleep(self._every_s)

    def _tell(self, words: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.connect(self._address)
                line.send(words.encode())
        except OSError as deaf:
            log.warning("the service manager doesn't listen: %s", deaf)
