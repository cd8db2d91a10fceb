import sys
import zlib
from io import BytesIO
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render import png

PALETTE = bytes(range(256)) * 3


def test_encode_writes_what_pillow_reads() -> None:
    lines = b"".join(b"\0" + bytes((line, line + 1, 7)) for line in range(4))
    image = Image.open(BytesIO(png.encode(lines, 3, 4, PALETTE)))
    assert image.size == (3, 4)
    assert image.tobytes() == bytes(part for line in range(4) for part in (line, line + 1, 7))
    assert bytes(image.getpalette() or ()) == PALETTE


@pytest.fixture
def without_isal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("isal.isal_zlib", "zlib_ng.zlib_ng"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("without_isal")
def test_without_isal_the_standard_library_deflates_the_same_format() -> None:
    slow = png.choose()
    data = bytes(range(256)) * 50
    assert slow is zlib
    assert zlib.decompress(png.Deflater(slow).deflate(data)) == zlib.decompress(png.press.deflate(data)) == data
    assert slow.crc32(data) == png.press.engine.crc32(data)


@pytest.mark.usefixtures("without_isal")
def test_zlib_ng_is_taken_before_zlib(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = ModuleType("zlib_ng.zlib_ng")
    monkeypatch.setitem(sys.modules, "zlib_ng", ModuleType("zlib_ng"))
    monkeypatch.setitem(sys.modules, "zlib_ng.zlib_ng", stand_in)
    assert png.choose() is stand_in


def test_isal_is_taken_before_all() -> None:
    assert getattr(png.choose(), "__name__", "") == "isal.isal_zlib"


@given(st.lists(st.binary(max_size=4000), min_size=2, max_size=6))
def test_nothing_of_a_picture_stays_in_the_press(pictures: list[bytes]) -> None:
    press = png.Deflater(png.choose())
    for picture in pictures:
        packed = press.deflate(picture)
        assert packed == png.Deflater(png.choose()).deflate(picture)
        assert zlib.decompress(packed) == picture


def test_what_is_put_aside_comes_back() -> None:
    data = bytes(range(256)) * 50
    assert png.unpack(png.pack(data)) == data
    assert len(png.pack(data)) < len(data) / 10
