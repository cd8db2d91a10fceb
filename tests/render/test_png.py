import builtins
import sys
import zlib
from collections.abc import Mapping, Sequence
from io import BytesIO
from types import ModuleType

import pytest
from PIL import Image

from render import png

PALETTE = bytes(range(256)) * 3


def test_encode_writes_what_pillow_reads() -> None:
    lines = b"".join(b"\0" + bytes((line, line + 1, 7)) for line in range(4))
    image = Image.open(BytesIO(png.encode(lines, 3, 4, PALETTE)))
    assert image.size == (3, 4)
    assert image.tobytes() == bytes(part for line in range(4) for part in (line, line + 1, 7))
    assert bytes(image.getpalette() or ()) == PALETTE


def without(monkeypatch: pytest.MonkeyPatch, *missing: str) -> None:
    real = builtins.__import__

    def only(
        name: str,
        scope: Mapping[str, object] | None = None,
        local: Mapping[str, object] | None = None,
        wanted: Sequence[str] | None = None,
        level: int = 0,
    ) -> ModuleType:
        if name in missing:
            raise ImportError(name)
        return real(name, scope, local, wanted or (), level)

    monkeypatch.setattr(builtins, "__import__", only)


def test_without_isal_the_standard_library_deflates_the_same_format(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "isal")
    monkeypatch.setitem(sys.modules, "zlib_ng", None)
    slow = png.choose()
    data = bytes(range(256)) * 50
    assert zlib.decompress(slow(data)) == zlib.decompress(png.deflate(data)) == data


def test_zlib_ng_is_taken_before_zlib(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "isal")
    stand_in = ModuleType("zlib_ng.zlib_ng")
    vars(stand_in)["compress"] = lambda data, level: b"next generation %d" % level
    monkeypatch.setitem(sys.modules, "zlib_ng", ModuleType("zlib_ng"))
    monkeypatch.setitem(sys.modules, "zlib_ng.zlib_ng", stand_in)
    assert png.choose()(b"") == b"next generation 1"
