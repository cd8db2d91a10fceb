"""Write a palette PNG: signature, IHDR, PLTE, one IDAT, IEND, and nothing else."""

import struct
from collections.abc import Callable
from importlib import import_module
from zlib import crc32

FAST = 1
Lines = bytes | bytearray | memoryview
Deflate = Callable[[Lines], bytes]


def choose() -> Deflate:
    """Take isal, else zlib-ng, else zlib: the same format, slower each time."""
    try:
        from isal import isal_zlib

        return lambda data: bytes(isal_zlib.compress(data, FAST))
    except ImportError:
        return _plain()


def _plain() -> Deflate:
    try:
        zlib_ng = import_module("zlib_ng.zlib_ng")
        return lambda data: bytes(zlib_ng.compress(data, FAST))
    except ImportError:
        import zlib

        return lambda data: zlib.compress(data, FAST)


deflate: Deflate = choose()


def encode(lines: Lines, width: int, height: int, palette: bytes) -> bytes:
    """`lines` are PNG scan lines already: each begins with its filter byte, 0."""
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", deflate(lines)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(data, crc32(kind)))
