"""Keep one gateway session: its intents, the events it was sent, and its current connection."""

import asyncio
import importlib
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.protocol.json_codec import Json, dumps

KEPT_FOR_RESUME = 5000


class StreamCompressor:
    """Compress a connection's stream with zlib-stream, zstd-stream or not at all."""

    def __init__(self, kind: str | None) -> None:
        self._zlib = zlib.compressobj(1) if kind == "zlib-stream" else None
        self._zstd = zstd_stream() if kind == "zstd-stream" else None

    def squeeze(self, data: bytes) -> bytes | str:
        if self._zlib is not None:
            return self._zlib.compress(data) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
        if self._zstd is not None:
            return self._zstd(data)
        return data.decode()


def zstd_stream() -> Callable[[bytes], bytes]:
    """Begin a stream of zstd with what discord.py asks for it: the standard library's since 3.14, or `zstandard`."""
    try:
        library = importlib.import_module("compression.zstd")
    except ModuleNotFoundError:
        other = importlib.import_module("zstandard").ZstdCompressor().compressobj()
        return lambda data: bytes(other.compress(data) + other.flush(1))
    own = library.ZstdCompressor()
    return lambda data: bytes(own.compress(data, own.FLUSH_BLOCK))


class GatewayConnection:
    """Write frames to one socket in order."""

    def __init__(self, socket: web.WebSocketResponse, kind: str | None) -> None:
        self.socket = socket
        self.left_with: int | None = None  # the close code the bot sent
        self._compressor = StreamCompressor(kind)
        self._waiting: asyncio.Queue[Json | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: Json) -> None:
        self._waiting.put_nowait(frame)

    async def _write(self) -> None:
        while (frame := await self._waiting.get()) is not None:
            data = self._compressor.squeeze(dumps(frame))
            try:
                await (self.socket.send_str(data) if isinstance(data, str) else self.socket.send_bytes(data))
            except (ConnectionError, RuntimeError):
                return

    def stop(self) -> None:
        self._writer.cancel()

    async def close(self, code: int = 1000) -> None:
        """Send what is still waiting, then close."""
        self._waiting.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.socket.close(code=code)


@dataclass(slots=True, eq=False)
class GatewaySession:
    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    connection: GatewayConnection | None = None
    parted: float = 0.0  # when it lost its connection, by the monotonic clock
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_FOR_RESUME))

    def dispatch(self, name: str, data: Any) -> None:
        """Send an event, or keep it until the session is resumed."""
        self.sequence += 1
        frame = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self.sent.append(frame)
        if self.connection is not None:
            self.connection.send(frame)

    def replay(self, after: int) -> None:
        for frame in self.sent:
            if frame["s"] > after and self.connection is not None:
                self.connection.send(frame)

    def can_replay(self, after: int) -> bool:
        return after <= self.sequence and (not self.sent or after >= self.sent[0]["s"] - 1)

    def hears(self, guild_id: int | None) -> bool:
        """Tell whether this shard serves the guild; shard 0 serves direct messages."""
        number, of = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % of)
