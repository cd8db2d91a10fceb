"""Write a palette PNG: signature, IHDR, PLTE, one IDAT, IEND, and nothing else."""

import struct
import zlib
from hashlib import sha512
from importlib import import_module
from typing import Protocol

FAST = 1
Lines = bytes | bytearray | memoryview


class Engine(Protocol):
    """What isal, zlib-ng and zlib have in common."""

    def compress(self, data: Lines, level: int, /) -> bytes: ...
    def decompress(self, data: bytes, /) -> bytes: ...
    def crc32(self, data: bytes, value: int = 0, /) -> int: ...


def choose() -> Engine:
    """Take isal, else zlib-ng, else zlib: the same format, slower each time."""
    for name in ("isal.isal_zlib", "zlib_ng.zlib_ng"):
        try:
            found: Engine = import_module(name)
        except ImportError:
            continue
        return found
    return zlib


engine: Engine = choose()


def encode(lines: Lines, width: int, height: int, palette: bytes) -> bytes:
    """`lines` are PNG scan lines already: each begins with its filter byte, 0."""
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (
        b"\x89PNG\r\n\x1a\n",
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", engine.compress(lines, FAST)),
        _chunk(b"IEND", b""),
    )
    settle()
    return b"".join(parts)


def pack(data: bytes) -> bytes:
    packed = engine.compress(data, FAST)
    settle()
    return packed


def unpack(packed: bytes) -> bytes:
    data = engine.decompress(packed)
    settle()
    return data


def settle() -> None:
    """Leave the processor as others expect it.

    isal ends without `vzeroupper`; until something executes it, Pillow's loops take three times as long. OpenSSL's
    SHA-512 does, in a third of a microsecond.
    """
    sha512().digest()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", engine.crc32(data, engine.crc32(kind)))
