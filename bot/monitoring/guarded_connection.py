"""Connections to the page of figures: so many at once, and so long for each, because anybody may open them."""

import asyncio
from collections.abc import Callable
from typing import cast

MOST_CONNECTIONS = 32
REQUEST_S = 5.0  # from opening a connection to the end of its answer


class GuardedConnection(asyncio.Protocol):
    """Pass everything on to the HTTP server's own protocol, until the time is over."""

    def __init__(self, served: asyncio.Protocol, open_now: "set[GuardedConnection]") -> None:
        self._served, self._open = served, open_now
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        connection = cast(asyncio.Transport, transport)
        if len(self._open) >= MOST_CONNECTIONS:
            connection.abort()
            return
        self._open.add(self)
        self._end = asyncio.get_running_loop().call_later(REQUEST_S, connection.abort)
        self._served.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is None:  # it was refused
            return
        self._end.cancel()
        self._open.discard(self)
        self._served.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._end is not None:
            self._served.data_received(data)

    def eof_received(self) -> bool | None:
        return self._served.eof_received() if self._end is not None else None

    def pause_writing(self) -> None:
        self._served.pause_writing()

    def resume_writing(self) -> None:
        self._served.resume_writing()


def guarded(server: Callable[[], asyncio.Protocol]) -> Callable[[], GuardedConnection]:
    open_now = set[GuardedConnection]()
    return lambda: GuardedConnection(server(), open_now)
