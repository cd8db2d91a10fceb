"""Draw smooth shapes, once for each look: each at four times its size, then reduced."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, floor, trunc
from typing import Self

from PIL import Image, ImageDraw, ImageFilter

from render.text import font
from render.theme import Colour

FINE = 4
AT_ONCE = 60_000  # pixels drawn at a time: a whole board would take 16 times its memory
CRISP = [0] * 128 + [255] * 128  # from alpha to alpha
Point = tuple[float, float]
Box = tuple[float, float, float, float]
At = Callable[[float, float], Point]
Draw = Callable[[ImageDraw.ImageDraw, At], None]


def smooth(box: Box, draw: Draw) -> tuple[Image.Image, tuple[int, int]]:
    """Make the alpha mask of what `draw` draws within the box, and say where it lies."""
    left, top = floor(box[0]) - 1, floor(box[1]) - 1
    right, bottom = ceil(box[2]) + 1, ceil(box[3]) + 1
    mask = Image.new("L", (right - left, bottom - top))
    rows = max(AT_ONCE // mask.width, 1)
    for upper in range(top, bottom, rows):
        fine = Image.new("L", (mask.width * FINE, min(rows, bottom - upper) * FINE))
        draw(ImageDraw.Draw(fine), partial(_fine, left, top, upper))
        mask.paste(fine.reduce(FINE), (0, upper - top))
    return mask, (left, top)


def _fine(left: int, top: int, upper: int, x: float, y: float) -> Point:
    """Cut off fractions as Pillow does, but before points come to lie above their strip: it cuts towards 0."""
    across, down = (x - left) * FINE, (y - top) * FINE
    return (across, down) if upper == top else (across, trunc(down) - (upper - top) * FINE)


class Brush:
    """A picture in the making, in full colour."""

    def __init__(self, width: int, height: int, ground: Colour, *, is_crisp: bool = False) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.is_crisp = is_crisp  # no steps at the edges: for what stands in a picture so often that files grow

    def lay(self, box: Box, colour: Colour, draw: Draw, *, alpha: float = 1.0, blur: float = 0.0) -> Self:
        room = (box[0] - 3 * blur, box[1] - 3 * blur, box[2] + 3 * blur, box[3] + 3 * blur)
        mask, at = smooth(room, draw)
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur))
        if self.is_crisp:
            mask = mask.point(CRISP)
        if alpha < 1:
            mask = mask.point([round(level * alpha) for level in range(256)])
        self.image.paste(colour, (*at, at[0] + mask.width, at[1] + mask.height), mask)
        return self

    def disc(self, x: float, y: float, radius: float, colour: Colour, *, alpha: float = 1.0, blur: float = 0.0) -> Self:
        box = _square(x, y, radius)
        return self.lay(box, colour, lambda pen, at: pen.ellipse(_span(box, at), fill=255), alpha=alpha, blur=blur)

    def ring(self, x: float, y: float, radius: float, stroke: float, colour: Colour) -> Self:
        """The stroke lies within the radius."""
        box, wide = _square(x, y, radius), round(stroke * FINE)
        return self.lay(box, colour, lambda pen, at: pen.ellipse(_span(box, at), outline=255, width=wide))

    def dashes(self, x: float, y: float, radius: float, stroke: float, colour: Colour, *, count: int = 10) -> Self:
        """A broken ring: what is not there, or not yet."""
        box = _square(x, y, radius)

        def draw(pen: ImageDraw.ImageDraw, at: At) -> None:
            span = _span(box, at)
            for nth in range(count):
                start = 360 * nth / count
                pen.arc(span, start, start + 216 / count, fill=255, width=round(stroke * FINE))

        return self.lay(box, colour, draw)

    def round_box(
        self, box: Box, radius: float, colour: Colour, *, stroke: float = 0, alpha: float = 1.0, blur: float = 0.0
    ) -> Self:
        """Filled, or outlined within the box when there is a stroke."""

        def draw(pen: ImageDraw.ImageDraw, at: At) -> None:
            fill, outline = (None, 255) if stroke else (255, None)
            pen.rounded_rectangle(_span(box, at), radius * FINE, fill, outline, round(stroke * FINE))

        return self.lay(box, colour, draw, alpha=alpha, blur=blur)

    def line(self, points: Sequence[Point], stroke: float, colour: Colour) -> Self:
        """Round joints, round ends."""
        half = stroke / 2

        def draw(pen: ImageDraw.ImageDraw, at: At) -> None:
            fine = [at(*point) for point in points]
            pen.line(fine, fill=255, width=round(stroke * FINE))
            for x, y in fine:
                pen.ellipse((x - half * FINE, y - half * FINE, x + half * FINE - 1, y + half * FINE - 1), fill=255)

        return self.lay(_around(points, half), colour, draw)

    def polygon(self, points: Sequence[Point], colour: Colour, *, alpha: float = 1.0, blur: float = 0.0) -> Self:
        def draw(pen: ImageDraw.ImageDraw, at: At) -> None:
            pen.polygon([at(*point) for point in points], fill=255)

        return self.lay(_around(points, 0), colour, draw, alpha=alpha, blur=blur)

    def text(self, x: float, y: float, words: str, size: int, colour: Colour) -> Self:
        """Centred on (x, y), by the height of a capital."""
        mask, left, top = font.mask(words, size)
        if self.is_crisp:
            mask = mask.point(CRISP)
        spot = (round(x - font.width(words, size) / 2) + left, round(y) + top)
        self.image.paste(colour, (*spot, spot[0] + mask.width, spot[1] + mask.height), mask)
        return self


def _square(x: float, y: float, radius: float) -> Box:
    return x - radius, y - radius, x + radius, y + radius


def _span(box: Box, at: At) -> Box:
    """Pillow counts the last pixel in."""
    (left, top), (right, bottom) = at(*box[:2]), at(*box[2:])
    return left, top, right - 1, bottom - 1


def _around(points: Sequence[Point], margin: float) -> Box:
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin
