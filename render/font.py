"""The one bundled font: sizes, what it can write, and words as masks."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

_CAP = 2048 / 2816  # height of a capital in ems
_RAW = (files("render") / "fonts" / "Inter-SemiBold.otf").read_bytes()
_ABSENT = "\uffff"
KEPT = 24  # signs


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Lay out without raqm, which not every Pillow has: the same picture everywhere."""
    return ImageFont.truetype(BytesIO(_RAW), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _can_write(sign: str) -> bool:
    absent = font(32).getmask(_ABSENT)
    glyph = font(32).getmask(sign)
    return glyph.size != absent.size or bytes(glyph) != bytes(absent)


def can_write(text: str) -> bool:
    """Tell whether every sign has a glyph."""
    return text.isprintable() and all(map(_can_write, text))


@lru_cache(maxsize=2048)
def width(text: str, size: int) -> int:
    return round(font(size).getlength(text))


def mask(text: str, size: int) -> tuple[Image.Image, int, int]:
    """Write text as alpha levels, and tell where they lie from the middle left of a capital letter."""
    left, top, right, bottom = map(int, font(size).getbbox(text, anchor="ls"))
    image = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(image).text((-left, -top), text, fill=255, font=font(size), anchor="ls")
    return image, left, top + round(size * _CAP / 2)


Tile = tuple[Image.Image, int, int]


def tile(text: str, size: int, ramp: bytes) -> Tile:
    """Write text in the indices of a ramp; short words are kept, for they come again, and a few long ones."""
    return _kept(text, size, ramp) if len(text) <= KEPT else _kept_long(text, size, ramp)


def _written(text: str, size: int, ramp: bytes) -> Tile:
    """Pillow's own `point` is much slower than `translate`."""
    alpha, left, top = mask(text, size)
    return Image.frombytes("L", alpha.size, alpha.tobytes().translate(ramp)), left, top


_kept = lru_cache(maxsize=1024)(_written)
_kept_long = lru_cache(maxsize=48)(_written)


@lru_cache(maxsize=1024)
def fitted(text: str, size: int, room: int) -> str:
    """Shorten with an ellipsis to what there is room for."""
    if width(text, size) <= room:
        return text
    kept = len(text)
    while kept and font(size).getlength(text[:kept].rstrip() + "…") > room:
        kept -= 1
    return text[:kept].rstrip() + "…"


def forget() -> None:
    """Empty the caches: to measure a cold start, or to free their memory."""
    for kept in (_can_write, width, _kept, _kept_long, fitted, font):
        kept.cache_clear()
