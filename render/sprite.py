"""Sprites: palette indices cropped to their ink, with their place in the box they were drawn in."""

from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any

from PIL import Image

from render import png

BAND, LARGE = 6, 500_000  # rows of a large sprite kept together; pixels that make it large
WORTH = 4_000  # pixels: to paste as many through a mask takes as long as to paste two parts more
SpriteBox = tuple[int, int, int, int]
SpritePart = tuple[SpriteBox, Any, Any]  # where it lies; what Pillow pastes, and through which mask, if any
Bands = MutableMapping[bytes, Any]
Masks = MutableMapping[tuple[int, bytes], Any]  # many sprites have the same outline: each is kept once


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    size: tuple[int, int]  # of the box it was drawn in
    box: SpriteBox  # where in it there is ink
    parts: tuple[SpritePart, ...]
    is_full: bool = field(init=False)  # covers the whole box it was drawn in: asked for each picture

    def __post_init__(self) -> None:
        full = self.box == (0, 0, *self.size) and not any(mask for _, _, mask in self.parts)
        object.__setattr__(self, "is_full", full)

    @property
    def tile(self) -> Image.Image:
        return self._together([ink for _, ink, _ in self.parts])

    @property
    def mask(self) -> Image.Image:
        return self._together([255] * len(self.parts))

    def _together(self, inks: list[Any]) -> Image.Image:
        x, y, right, bottom = self.box
        whole = Image.new("L", (right - x, bottom - y))
        for ((left, top, far, low), _, mask), ink in zip(self.parts, inks, strict=True):
            place = (left - x, top - y, far - x, low - y)
            whole.im.paste(ink, place, mask) if mask else whole.im.paste(ink, place)
        return whole


def plane(size: tuple[int, int], indices: bytes | bytearray) -> Image.Image:
    """Look at bytes as an image: Pillow's own memory comes in pages, of which a small sprite would fill little."""
    return Image.frombuffer("L", size, indices, "raw", "L", 0, 1)


def full(size: tuple[int, int], indices: bytes, box: SpriteBox) -> Sprite:
    """Make a sprite of a tile that has ink everywhere."""
    return Sprite(size, box, ((box, _ink(box, indices), None),))


def banded(size: tuple[int, int], indices: bytes, box: SpriteBox, bands: Bands) -> Sprite:
    """Make a large sprite of bands, and keep those that are alike once: a chequered board repeats itself."""
    left, top, right, bottom = box
    wide, parts = right - left, list[SpritePart]()
    for upper in range(top, bottom, BAND):
        lower = min(upper + BAND, bottom)
        pixels = indices[(upper - top) * wide : (lower - top) * wide]
        ink = bands.setdefault(pixels, _ink((0, 0, wide, lower - upper), pixels))
        parts.append(((left, upper, right, lower), ink, None))
    return Sprite(size, box, tuple(parts))


def masked(size: tuple[int, int], tile: Image.Image, mask: Image.Image, box: SpriteBox, masks: Masks) -> Sprite:
    """Cut a tile at the rows that have ink in the same columns: they need no mask, and most of a ring is empty."""
    wide, levels = mask.width, mask.tobytes()
    rows = [levels[start : start + wide] for start in range(0, len(levels), wide)]
    first, last = _alike(rows)
    if wide * (last - first) < WORTH:
        first, last = len(rows), len(rows)
    left, top, right, _ = box
    parts: list[SpritePart] = []
    for start, end in ((0, first), (last, len(rows))):
        if start < end:
            inner, through = (left, top + start, right, top + end), b"".join(rows[start:end])
            ink = _ink(inner, tile.crop((0, start, wide, end)).tobytes())
            parts.append((inner, ink, masks.setdefault((wide, through), _ink(inner, through))))
    for start, end in _inked(rows[first]) if first < last else ():
        inner = (left + start, top + first, left + end, top + last)
        parts.append((inner, _ink(inner, tile.crop((start, first, end, last)).tobytes()), None))
    return Sprite(size, box, tuple(parts))


def _ink(box: SpriteBox, indices: bytes) -> Any:
    left, top, right, bottom = box
    return plane((right - left, bottom - top), indices).im


def _alike(rows: list[bytes]) -> tuple[int, int]:
    """Find the most rows in a row that are alike: the first, and the one after the last."""
    longest, at = (0, 0), 0
    for _, same in groupby(rows):
        count = len(list(same))
        longest = max(longest, (at, at + count), key=lambda each: each[1] - each[0])
        at += count
    return longest


def _inked(row: bytes) -> Iterator[tuple[int, int]]:
    """Find where a row of a mask has ink: each first column, and the one after the last."""
    at = 0
    for level, same in groupby(row):
        end = at + len(list(same))
        if level:
            yield at, end
        at = end


@dataclass(frozen=True, slots=True, eq=False)
class Packed:
    tile: bytes
    mask: bytes | None  # None: there is ink everywhere
    size: tuple[int, int]
    box: SpriteBox


def packed(size: tuple[int, int], box: SpriteBox, indices: bytes, levels: bytes | None = None) -> Packed:
    return Packed(png.pack(indices), None if levels is None else png.pack(levels), size, box)


class Sprites(dict[str, Sprite]):
    """
    Sprites by name, each unpacked when a picture first needs it: half of them mark what few people look at.

    It is a dictionary because a picture asks a hundred times; what it lists are the sprites unpacked so far.
    """

    def __init__(self, kept: Mapping[str, Packed]) -> None:
        super().__init__()
        self._packed = dict(kept)
        self._masks: Masks = {}

    def __missing__(self, name: str) -> Sprite:
        self[name] = self._unpack(self._packed[name])
        return self[name]

    def _unpack(self, kept: Packed) -> Sprite:
        indices = png.unpack(kept.tile)
        if kept.mask is None:
            return self._full(kept, indices)
        inner = (kept.box[2] - kept.box[0], kept.box[3] - kept.box[1])
        tile, mask = plane(inner, indices), plane(inner, png.unpack(kept.mask))
        return masked(kept.size, tile, mask, kept.box, self._masks)

    def _full(self, kept: Packed, indices: bytes) -> Sprite:
        return banded(kept.size, indices, kept.box, {}) if len(indices) >= LARGE else full(kept.size, indices, kept.box)

    def __contains__(self, name: object) -> bool:
        return name in self._packed

    def get(self, name: str, default: Sprite | None = None) -> Sprite | None:  # type: ignore[override]
        with suppress(KeyError):
            return self[name]
        return default

    @property
    def names(self) -> Iterable[str]:
        return self._packed

    def unpacked(self) -> Iterable[Sprite]:
        return [self[name] for name in self._packed]


@lru_cache(maxsize=512)
def cropped(sprite: Sprite, part: SpriteBox) -> Sprite:
    """Cut a piece out of a sprite; few are ever asked for: ends and corners of boxes."""
    x, y, far, low = sprite.box
    left, top, right, bottom = max(part[0], x), max(part[1], y), min(part[2], far), min(part[3], low)
    inner = (left - x, top - y, right - x, bottom - y)
    size = (part[2] - part[0], part[3] - part[1])
    box = (left - part[0], top - part[1], right - part[0], bottom - part[1])
    tile, mask = sprite.tile.crop(inner), sprite.mask.crop(inner)
    return masked(size, tile, mask, box, {}) if 0 in mask.tobytes() else full(size, tile.tobytes(), box)
