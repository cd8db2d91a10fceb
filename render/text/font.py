"""The one bundled font: sizes, what it can write, and words as masks."""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageFont

from render.sprite import SpriteBox, plane

_CAP = 2048 / 2816  # height of a capital in ems
_RAW = (files("render") / "fonts" / "Inter-SemiBold.otf").read_bytes()
_ABSENT = "\uffff"
SHORT = 12  # signs


@lru_cache(maxsize=4)  # each is a copy of the file, made anew in no time
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


@dataclass(frozen=True, slots=True)
class Glyph:
    """A sign by itself. Without raqm nothing is moved closer: signs in a row make up the words."""

    mask: Image.Image | None  # None: there is no ink
    box: SpriteBox  # from the pen, which stands on the middle line of a capital
    advance: int


@lru_cache(maxsize=1024)
def _glyph(sign: str, size: int) -> Glyph:
    """FreeType takes long to fit a sign to the pixels; it does so once."""
    mask, (left, top) = font(size).getmask2(sign, "L", anchor="ls")
    (wide, high), top = mask.size, top + round(size * _CAP / 2)
    image = plane(mask.size, bytes(mask)) if wide and high else None
    return Glyph(image, (left, top, left + wide, top + high), round(font(size).getlength(sign)))


@lru_cache(maxsize=1024)
def measure(text: str, size: int) -> tuple[int, SpriteBox]:
    """Tell how far the pen goes, and the box of the ink."""
    pen, boxes = 0, []
    for sign in text:
        glyph = _glyph(sign, size)
        if glyph.mask:
            left, top, right, bottom = glyph.box
            boxes.append((pen + left, top, pen + right, bottom))
        pen += glyph.advance
    if not boxes:
        return pen, (0, 0, 0, 0)
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return pen, (min(lefts), min(tops), max(rights), max(bottoms))


def width(text: str, size: int) -> int:
    return measure(text, size)[0]


def mask(text: str, size: int) -> tuple[Image.Image, int, int]:
    """Write text as alpha levels, and tell where they lie from the middle left of a capital letter."""
    _, (left, top, right, bottom) = measure(text, size)
    return plane((right - left, bottom - top), _alpha(text, size)), left, top


def _alpha(text: str, size: int) -> bytearray:
    _, (left, top, right, bottom) = measure(text, size)
    levels = bytearray((right - left) * (bottom - top))
    paste = plane((right - left, bottom - top), levels).im.paste
    pen = -left
    for sign in text:
        glyph = _glyph(sign, size)
        if glyph.mask:
            x, y, far, low = glyph.box
            paste(255, (pen + x, y - top, pen + far, low - top), glyph.mask.im)
        pen += glyph.advance
    return levels


@dataclass(frozen=True, slots=True)
class Lettering:
    """Text in the indices of a ramp: how far the pen goes, and tiles with their boxes, from where it began."""

    wide: int
    tiles: tuple[tuple[SpriteBox, Image.Image], ...]


def written(text: str, size: int, ramp: bytes) -> Lettering:
    """Write text in the indices of a ramp: short words are kept, for they come again, if not in the same sentence."""
    if len(text) <= SHORT:
        return _kept(text, size, ramp)
    tiles: list[tuple[SpriteBox, Image.Image]] = []
    pen, space = 0, width(" ", size)
    for word in text.split(" "):
        one = _kept(word, size, ramp) if len(word) <= SHORT else _written(word, size, ramp)
        tiles += [((pen + left, top, pen + right, bottom), tile) for (left, top, right, bottom), tile in one.tiles]
        pen += one.wide + space
    return Lettering(pen - space, tuple(tiles))


def _written(text: str, size: int, ramp: bytes) -> Lettering:
    """Pillow's own `point` is much slower than `translate`."""
    wide, box = measure(text, size)
    left, top, right, bottom = box
    if left == right:
        return Lettering(wide, ())
    return Lettering(wide, ((box, plane((right - left, bottom - top), _alpha(text, size).translate(ramp))),))


_kept = lru_cache(maxsize=512)(_written)


@lru_cache(maxsize=512)
def fitted(text: str, size: int, room: int) -> str:
    """Shorten with an ellipsis to what there is room for."""
    if width(text, size) <= room:
        return text
    kept = len(text)
    while kept and font(size).getlength(text[:kept].rstrip() + "…") > room:
        kept -= 1
    return text[:kept].rstrip() + "…"


def wrapped(text: str, size: int, room: int, first: int | None = None) -> list[str]:
    """Break at blanks; a word wider than a line is shortened to it. There may be less room in the first line."""
    lines_so_far = [""]
    for word in text.split(" "):  # not at blanks that tie a sign to its word
        longer = f"{lines_so_far[-1]} {word}".strip()
        here = first if first is not None and len(lines_so_far) == 1 else room
        if width(longer, size) <= here or not lines_so_far[-1]:
            lines_so_far[-1] = longer
        else:
            lines_so_far.append(word)
    return [fitted(line, size, room) for line in lines_so_far]


def forget() -> None:
    """Empty the caches: to measure a cold start, or to free their memory."""
    for kept in (_can_write, _glyph, measure, _kept, fitted, font):
        kept.cache_clear()
