"""Sprites: palette indices cropped to their ink, with their place in the box they were drawn in."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from PIL import Image

SpriteBox = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    tile: Image.Image
    mask: Image.Image | None  # None: stamp all of it
    size: tuple[int, int]  # of the box it was drawn in
    box: SpriteBox  # where in it the tile lies
    ink: Any = field(init=False)  # what Pillow pastes, of the tile and of the mask: asking it each time takes long
    stencil: Any = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "ink", self.tile.im)
        object.__setattr__(self, "stencil", self.mask and self.mask.im)


def plane(size: tuple[int, int], indices: bytes | bytearray) -> Image.Image:
    """Look at bytes as an image: Pillow's own memory comes in pages, of which a small sprite would fill little."""
    return Image.frombuffer("L", size, indices, "raw", "L", 0, 1)


@lru_cache(maxsize=512)
def cropped(sprite: Sprite, part: SpriteBox) -> Sprite:
    """Cut a piece out of a sprite; few are ever asked for: ends and corners of boxes."""
    x, y, far, low = sprite.box
    left, top, right, bottom = max(part[0], x), max(part[1], y), min(part[2], far), min(part[3], low)
    inner = (left - x, top - y, right - x, bottom - y)
    tile, mask = sprite.tile.crop(inner), sprite.mask and sprite.mask.crop(inner)
    size = (part[2] - part[0], part[3] - part[1])
    return Sprite(tile, mask, size, (left - part[0], top - part[1], right - part[0], bottom - part[1]))
