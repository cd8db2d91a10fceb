"""Write an animated GIF, frame by frame: of each only what has changed, all in one palette, and no frame is kept."""

import struct
from collections.abc import Iterable, Iterator

from PIL import Image, ImageChops

from render.sprite import SpriteBox

Frame = tuple[Image.Image, int]  # palette indices, and for how many milliseconds they are shown
COLOUR_TABLE = 0xF7  # one for all frames, of 256 colours
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
KEEP, BITS, END = 0x04, 8, b";"  # a frame stays below the next; bits an index has
MS_A_TICK = 10


def encode(frames: Iterable[Frame], size: tuple[int, int], palette: bytes) -> Iterator[bytes]:
    """Write one frame after the other, so that only two of them are in memory at a time."""
    yield struct.pack("<6sHHBBB", b"GIF89a", *size, COLOUR_TABLE, 0, 0) + palette + FOR_EVER
    before: Image.Image | None = None
    for image, milliseconds in frames:
        yield from _frame(before, image, milliseconds // MS_A_TICK)
        before = image
    yield END


def _frame(before: Image.Image | None, image: Image.Image, ticks: int) -> Iterator[bytes]:
    box, part, clear = _changed(before, image)
    left, top, right, bottom = box
    flags = KEEP | (clear is not None)
    yield b"\x21\xf9\x04" + struct.pack("<BHBB", flags, ticks, clear or 0, 0)
    yield b"," + struct.pack("<HHHHBB", left, top, right - left, bottom - top, 0, BITS)
    yield part.tobytes("gif", part.mode, BITS, 0)
    yield b"\0"


def _changed(before: Image.Image | None, image: Image.Image) -> tuple[SpriteBox, Image.Image, int | None]:
    """Cut out what has changed; what hasn't within that is made clear, by an index that this frame doesn't need."""
    whole = (0, 0, *image.size)
    if before is None:
        return whole, image, None
    gap = ImageChops.difference(before, image)
    box = gap.getbbox() or (0, 0, 1, 1)
    part = image.crop(box)
    unused = part.histogram()
    if 0 not in unused:
        return box, part, None
    clear = unused.index(0)
    part.paste(clear, mask=gap.crop(box).point([255] + [0] * 255))
    return box, part, clear
