"""Sprites: palette indices cropped to their ink, with their place in the box they were drawn in."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import png

SpriteBox = tuple[int, int, int, int]
Outline = tuple[tuple[int, int], bytes]  # size, and the packed mask


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    tile: Image.Image
    mask: Image.Image | None  # None: stamp all of it
    size: tuple[int, int]  # of the box it was drawn in
    box: SpriteBox  # where in it the tile lies


def plane(size: tuple[int, int], indices: bytes | bytearray) -> Image.Image:
    """Look at bytes as an image: Pillow's own memory comes in pages, of which a small sprite would fill little."""
    return Image.frombuffer("L", size, indices, "raw", "L", 0, 1)


@dataclass(frozen=True, slots=True, eq=False)
class Packed:
    """A sprite's bytes, compressed."""

    tile: bytes
    mask: bytes | None
    size: tuple[int, int]
    box: SpriteBox


def packed(sprite: Sprite) -> Packed:
    mask = None if sprite.mask is None else png.pack(sprite.mask.tobytes())
    return Packed(png.pack(sprite.tile.tobytes()), mask, sprite.size, sprite.box)


def _inner(box: SpriteBox) -> tuple[int, int]:
    left, top, right, bottom = box
    return right - left, bottom - top


class Sprites(dict[str, Sprite]):
    """
    Sprites by name, each unpacked when a picture first needs it: half of them mark what few people look at.

    It is a dictionary because a picture asks a hundred times; what it lists are the sprites unpacked so far.
    """

    def __init__(self, kept: Mapping[str, Packed]) -> None:
        super().__init__()
        self._packed = dict(kept)
        self._masks: dict[Outline, Image.Image] = {}  # many sprites have the same: keep each once

    def __missing__(self, name: str) -> Sprite:
        kept = self._packed[name]
        self[name] = Sprite(plane(_inner(kept.box), png.unpack(kept.tile)), self._mask(kept), kept.size, kept.box)
        return self[name]

    def _mask(self, kept: Packed) -> Image.Image | None:
        if kept.mask is None:
            return None
        outline = _inner(kept.box), kept.mask
        if outline not in self._masks:
            self._masks[outline] = plane(outline[0], png.unpack(kept.mask))
        return self._masks[outline]

    def __contains__(self, name: object) -> bool:
        return name in self._packed

    def get(self, name: str, default: Sprite | None = None) -> Sprite | None:  # type: ignore[override]
        with suppress(KeyError):
            return self[name]
        return default

    def unpacked(self) -> Iterable[Sprite]:
        """Unpack all there are."""
        return [self[name] for name in self._packed]


@lru_cache(maxsize=512)
def cropped(sprite: Sprite, part: SpriteBox) -> Sprite:
    """Cut a piece out of a sprite; few are ever asked for: ends and corners of boxes."""
    x, y, far, low = sprite.box
    left, top, right, bottom = max(part[0], x), max(part[1], y), min(part[2], far), min(part[3], low)
    inner = (left - x, top - y, right - x, bottom - y)
    tile, mask = sprite.tile.crop(inner), sprite.mask and sprite.mask.crop(inner)
    size = (part[2] - part[0], part[3] - part[1])
    return Sprite(tile, mask, size, (left - part[0], top - part[1], right - part[0], bottom - part[1]))
