"""Put a picture together out of indices: sprites, words, boxes."""

from contextlib import suppress
from typing import Literal

from PIL import Image

from render import font, png
from render.sheet import Kit, Ramp

WIDTH = 1200
ROOM = (WIDTH + 1) * 1750  # bytes; enough for any picture
MOST_SPARE = 3
Anchor = Literal["l", "m", "r"]
Spot = tuple[float, float]

_spare: list[bytearray] = []


def _memory(size: int) -> bytearray:
    """Take what an earlier picture left; another thread may have been faster."""
    with suppress(IndexError):
        if size <= ROOM:
            return _spare.pop()
    return bytearray(max(size, ROOM))


class Canvas:
    """The plane is one column wider than the picture; column 0 stays 0, so its bytes are PNG scan lines."""

    def __init__(self, kit: Kit, height: int, ground: str = "paper", width: int = WIDTH) -> None:
        self.kit, self.width, self.height = kit, width, height
        self._size = (width + 1) * height
        self._lines = _memory(self._size)
        self._plane = Image.frombuffer("L", (width + 1, height), self._lines, "raw", "L", 0, 1)
        self._plane.readonly = 0  # paint into the lines themselves, sparing a copy
        self._lines[: self._size : width + 1] = bytes(height)
        self.fill(0, 0, width, height, ground)

    def __del__(self) -> None:
        """Leave the memory to the next picture: getting as much anew takes longer than painting."""
        if len(self._lines) == ROOM and len(_spare) < MOST_SPARE:
            _spare.append(self._lines)

    def stamp(self, name: str, x: float, y: float) -> None:
        """Put a sprite's middle at (x, y)."""
        tile = self.kit.sprites[name].tile
        self.place(name, round(x - tile.width / 2), round(y - tile.height / 2))

    def place(self, name: str, left: int, top: int) -> None:
        """Put a sprite's corner at (left, top)."""
        sprite = self.kit.sprites[name]
        self._plane.paste(sprite.tile, (left + 1, top), sprite.mask)

    def place_part(self, name: str, part: tuple[int, int, int, int], left: int, top: int) -> None:
        sprite = self.kit.sprites[name]
        mask = sprite.mask.crop(part) if sprite.mask else None
        self._plane.paste(sprite.tile.crop(part), (left + 1, top), mask)

    def lay(self, image: Image.Image, left: int, top: int) -> None:
        """Put down what another canvas of the same kit handed over."""
        self._plane.paste(image, (left + 1, top))

    def fill(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        self._plane.paste(self.kit.index[colour], (left + 1, top, right + 1, bottom))

    def say(self, words: str, at: Spot, size: int, ramp: Ramp, anchor: Anchor = "l") -> int:
        """Write on a flat ground, in the middle of a capital's height at y; return how wide it came out."""
        if not words:
            return 0
        tile, left, top = font.tile(words, size, self.kit.ramps[ramp])
        wide = font.width(words, size)
        x, y = at
        start = x if anchor == "l" else x - wide / 2 if anchor == "m" else x - wide
        self._plane.paste(tile, (max(round(start) + left, 0) + 1, max(round(y) + top, 0)))
        return wide

    def image(self) -> Image.Image:
        """Hand over all that has been painted."""
        return self._plane.crop((1, 0, self.width + 1, self.height))

    def png(self) -> bytes:
        return png.encode(memoryview(self._lines)[: self._size], self.width, self.height, self.kit.palette)
