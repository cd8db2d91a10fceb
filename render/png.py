"""Write a palette PNG: signature, IHDR, PLTE, one IDAT, IEND, and nothing else."""

import struct
import zlib
from contextlib import suppress
from hashlib import sha512
from importlib import import_module
from typing import Protocol

FAST = 1
RAW = -15  # deflate without zlib's header and sum
HEADER, END = b"\x78\x01", b"\x03\x00"  # zlib's, and an empty last block
ScanLines = bytes | bytearray | memoryview


class Compressor(Protocol):
    def compress(self, data: ScanLines, /) -> bytes: ...
    def flush(self, mode: int, /) -> bytes: ...


class Engine(Protocol):
    """The interface that isal, zlib-ng and zlib share."""

    Z_FULL_FLUSH: int

    def compressobj(self, level: int, method: int, wbits: int, /) -> Compressor: ...
    def compress(self, data: ScanLines, level: int, /) -> bytes: ...
    def decompress(self, data: bytes, /) -> bytes: ...
    def crc32(self, data: bytes, value: int = 0, /) -> int: ...
    def adler32(self, data: ScanLines, /) -> int: ...


def choose() -> Engine:
    """Take isal, else zlib-ng, else zlib: the same format, slower each time."""
    for name in ("isal.isal_zlib", "zlib_ng.zlib_ng"):
        with suppress(ImportError):
            engine: Engine = import_module(name)
            return engine
    return zlib


class Deflater:
    """Reuse one compressor, which takes 300 kB: after a full flush it keeps nothing of the earlier data."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._idle: list[Compressor] = []

    def deflate(self, lines: ScanLines) -> bytes:
        """Compress as zlib does."""
        try:
            compressor = self._idle.pop()
        except IndexError:  # the first, or others are painting
            compressor = self.engine.compressobj(FAST, zlib.DEFLATED, RAW)
        body = compressor.compress(lines) + compressor.flush(self.engine.Z_FULL_FLUSH)
        self._idle.append(compressor)
        return b"".join((HEADER, body, END, struct.pack(">I", self.engine.adler32(lines))))


press = Deflater(choose())


def encode(lines: ScanLines, width: int, height: int, palette: bytes) -> bytes:
    """`lines` are PNG scan lines already: each begins with its filter byte, 0."""
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (
        b"\x89PNG\r\n\x1a\n",
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", press.deflate(lines)),
        _chunk(b"IEND", b""),
    )
    settle()
    return b"".join(parts)


def pack(data: bytes) -> bytes:
    packed = press.engine.compress(data, FAST)
    settle()
    return packed


def unpack(packed: bytes) -> bytes:
    data = press.engine.decompress(packed)
    settle()
    return data


def settle() -> None:
    """Reset the processor's vector registers.

    isal ends without `vzeroupper`; until something executes it, Pillow's loops take three times as long. OpenSSL's
    SHA-512 does, in a third of a microsecond.
    """
    sha512().digest()


def _chunk(kind: bytes, data: bytes) -> bytes:
    total = press.engine.crc32(data, press.engine.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", total)))
