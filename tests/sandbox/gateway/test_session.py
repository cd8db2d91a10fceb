"""A bot's events are compressed with whatever its Python unpacks them with."""

import sys
import zlib
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from sandbox.gateway.session import StreamCompressor

SAID = b'{"op": 10}'


class OwnCompressor:
    """Python 3.14's."""

    FLUSH_BLOCK = 1

    def compress(self, data: bytes, mode: int = 0) -> bytes:
        assert mode == self.FLUSH_BLOCK
        return b"own " + data


def test_zlib_and_nothing() -> None:
    stream, unpacked = StreamCompressor("zlib-stream"), zlib.decompressobj()
    for _ in range(2):
        squeezed = stream.squeeze(SAID)
        assert isinstance(squeezed, bytes) and squeezed.endswith(b"\x00\x00\xff\xff")
        assert unpacked.decompress(squeezed) == SAID
    assert StreamCompressor(None).squeeze(SAID) == SAID.decode()


def test_the_standard_librarys_zstd_is_used_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    library: Any = ModuleType("compression.zstd")
    library.ZstdCompressor = OwnCompressor
    monkeypatch.setitem(sys.modules, "compression", ModuleType("compression"))
    monkeypatch.setitem(sys.modules, "compression.zstd", library)
    assert StreamCompressor("zstd-stream").squeeze(SAID) == b"own " + SAID


def test_zstandard_is_used_where_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = SimpleNamespace(compress=lambda data: b"other " + data, flush=lambda mode: b"" if mode == 1 else b"?")
    library: Any = ModuleType("zstandard")
    library.ZstdCompressor = lambda: SimpleNamespace(compressobj=lambda: stream)
    monkeypatch.setitem(sys.modules, "compression.zstd", None)
    monkeypatch.setitem(sys.modules, "zstandard", library)
    assert StreamCompressor("zstd-stream").squeeze(SAID) == b"other " + SAID


@pytest.mark.skipif(sys.version_info < (3, 14), reason="Python has zstd since 3.14")
def test_discord_py_unpacks_it() -> None:
    from discord import utils

    stream, unpacked = StreamCompressor("zstd-stream"), utils._ActiveDecompressionContext()
    for _ in range(3):
        squeezed = stream.squeeze(SAID)
        assert isinstance(squeezed, bytes)
        assert unpacked.decompress(squeezed) == SAID.decode()
