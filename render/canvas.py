"""Compose a picture of palette indices from sprites, words and boxes."""

from contextlib import suppress
from typing import Literal

from PIL import Image

from render import png
from render.sprite import Sprite, SpriteBox, cropped, plane
from render.sprite_sheet import Kit, Ramp
from render.text import font

WIDTH = 1200
ROOM = (WIDTH + 1) * 2200  # bytes; enough for any picture
MOST_SPARE = 1
Anchor = Literal["l", "m", "r"]
Spot = tuple[float, float]

_spare: list[bytearray] = []


def _memory(size: int) -> bytearray:
    """Take an earlier picture's memory, or new memory if another thread took it."""
    with suppress(IndexError):
        if size <= ROOM:
            return _spare.pop()
    return bytearray(max(size, ROOM))


class Canvas:
    """The plane is one column wider than the picture; column 0 is 0 in the end, so its bytes are PNG scan lines."""

    def __init__(
        self, kit: Kit, height: int, ground: str = "paper", width: int = WIDTH, board: SpriteBox | None = None
    ) -> None:
        self.kit, self.width, self.height = kit, width, height
        self._size = (width + 1) * height
        self._lines = _memory(self._size)
        self._plane = plane((width + 1, height), self._lines)
        self._paste = self._plane.im.paste  # `Image.paste` takes longer to check than this to paste
        self._cover(ground, board or (0, 0, 0, 0))

    def _cover(self, ground: str, board: SpriteBox) -> None:
        """Paint over all that the memory still holds, which may not be for everybody; once, since that takes long."""
        left, top, right, bottom = board
        self.fill(0, 0, self.width, top, ground)
        self.fill(0, top, left, bottom, ground)
        self.fill(right, top, self.width, bottom, ground)
        self.fill(0, bottom, self.width, self.height, ground)
        tile = self.kit.sprites.get("ground")
        if tile and tile.size == (right - left, bottom - top) and tile.is_full:
            self._put(tile, left, top)
        else:
            self.fill(left, top, right, bottom, "board")

    def __del__(self) -> None:
        """Leave the memory to the next picture: allocating it takes longer than painting."""
        if len(self._lines) == ROOM and len(_spare) < MOST_SPARE:
            _spare.append(self._lines)

    def stamp(self, name: str, x: float, y: float) -> None:
        """Put a sprite's middle at (x, y)."""
        sprite = self.kit.sprites[name]
        wide, high = sprite.size
        self._put(sprite, round(x - wide / 2), round(y - high / 2))

    def place(self, name: str, left: int, top: int) -> None:
        """Put a sprite's corner at (left, top)."""
        self._put(self.kit.sprites[name], left, top)

    def place_part(self, name: str, part: SpriteBox, left: int, top: int) -> None:
        self._put(cropped(self.kit.sprites[name], part), left, top)

    def bar(self, name: str, left: int, top: int, right: int, colour: str) -> None:
        """Put the halves of a sprite at both ends of a box, and fill what is between."""
        wide, high = self.kit.sprites[name].size
        half = wide // 2
        self.fill(left + half, top, right - half, top + high, colour)
        self.place_part(name, (0, 0, half, high), left, top)
        self.place_part(name, (half, 0, wide, high), right - half, top)

    def corners(self, name: str, box: SpriteBox) -> None:
        """Put the quarters of a sprite at the corners of a box."""
        left, top, right, bottom = box
        half = self.kit.sprites[name].size[0] // 2
        for x, column in ((left, 0), (right - half, half)):
            for y, row in ((top, 0), (bottom - half, half)):
                self.place_part(name, (column, row, column + half, row + half), x, y)

    def _put(self, sprite: Sprite, left: int, top: int) -> None:
        for (x, y, right, bottom), ink, mask in sprite.parts:
            box = (left + x + 1, top + y, left + right + 1, top + bottom)
            if mask is None:
                self._paste(ink, box)
            else:
                self._paste(ink, box, mask)

    def lay(self, indices: Image.Image, left: int, top: int) -> None:
        """Put a picture of the same palette on this one."""
        self._paste(indices.im, (left + 1, top, left + 1 + indices.width, top + indices.height))

    def fill(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        self._paste(self.kit.index[colour], (left + 1, top, right + 1, bottom))

    def say(self, words: str, at: Spot, size: int, ramp: Ramp, anchor: Anchor = "l") -> int:
        """Write on a flat ground, in the middle of a capital's height at y; return how wide it came out."""
        written = font.written(words, size, self.kit.ramps[ramp])
        wide, y = written.wide, round(at[1])
        x = round(at[0] - (0 if anchor == "l" else wide / 2 if anchor == "m" else wide)) + 1
        for (left, top, right, bottom), tile in written.tiles:
            self._paste(tile.im, (x + left, y + top, x + right, y + bottom))
        return wide

    def png(self) -> bytes:
        self._lines[: self._size : self.width + 1] = bytes(self.height)
        return png.encode(memoryview(self._lines)[: self._size], self.width, self.height, self.kit.palette)

    def indices(self, height: int) -> Image.Image:
        """Copy this many rows as palette indices, with paper below the picture: for what is made of several."""
        copy = Image.new("L", (self.width, height), self.kit.index["paper"])
        copy.paste(self._plane.crop((1, 0, self.width + 1, min(height, self.height))))
        return copy
