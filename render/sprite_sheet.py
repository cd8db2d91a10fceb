"""Gather a game's sprites in full colour, choose 256 colours for them, and keep them as indices."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops

from render import png
from render.brush import Brush
from render.look import ThemeName
from render.sprite import Packed, Sprites, packed, plane
from render.theme import Colour, Tints, colours, mix

MOST_SEEN = 1 << 14  # colours in one sprite; Pillow reserves memory for as many
COLOURS = 256
STRIP = 128  # rows of a large tile put aside at a time: a whole board in full colour is large
STEPS = 4  # colours between a ground and the words on it
Ramp = tuple[str, str]  # ground and ink, by their names in the theme


def inks(**on: str) -> tuple[Ramp, ...]:
    """Pair grounds with the inks of the words on them."""
    return tuple((ground, ink) for ground, named in on.items() for ink in named.split())


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """All that a game needs to paint in one theme."""

    palette: bytes
    sprites: Sprites
    ramps: Mapping[Ramp, bytes]  # from alpha to index
    index: Mapping[str, int]  # a theme's colour


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A sprite in full colour, compressed: until the palette is chosen there are many."""

    size: tuple[int, int]
    strips: tuple[bytes, ...]
    ground: Colour | None  # None: all of it counts

    def images(self) -> Iterator[Image.Image]:
        for strip in self.strips:
            pixels = png.unpack(strip)
            yield Image.frombytes("RGB", (self.size[0], len(pixels) // (3 * self.size[0])), pixels)


class SpriteSheet:
    def __init__(self, theme: ThemeName, ramps: tuple[Ramp, ...], most: int = 256, tints: Tints | None = None) -> None:
        self.colours: Mapping[str, Colour] = colours(theme, tints)
        self._most = most
        self._ramps = tuple(dict.fromkeys(ramps))
        self._drawn: dict[str, _Drawn] = {}
        self._seen: set[Colour] = set()

    def __getitem__(self, name: str) -> Colour:
        return self.colours[name]

    def brush(self, width: int, height: int, ground: str, *, is_crisp: bool = False) -> Brush:
        return Brush(width, height, self[ground], is_crisp=is_crisp)

    def tile(self, name: str, brush: Brush) -> None:
        """Keep a sprite that covers its whole box."""
        self._keep(name, brush.image, None)

    def pad(self, name: str, size: tuple[int, int], radius: float, colour: str, ground: str = "board") -> None:
        """Keep a box with round corners, of which a canvas takes the ends or the corners of larger ones."""
        self.tile(name, self.brush(*size, ground).round_box((0, 0, *size), radius, self[colour]))

    def cut(self, name: str, brush: Brush, ground: str) -> None:
        """Keep a sprite that leaves alone whatever it did not draw over."""
        self._keep(name, brush.image, self[ground])

    def _keep(self, name: str, image: Image.Image, ground: Colour | None) -> None:
        self._seen |= _colours(image)
        wide, high = image.size
        rows = STRIP if ground is None else high
        strips = (image.crop((0, top, wide, min(top + rows, high))) for top in range(0, high, rows))
        self._drawn[name] = _Drawn(image.size, tuple(png.pack(strip.tobytes()) for strip in strips), ground)

    def kit(self) -> Kit:
        palette = _palette(self._fixed(), self._seen, self._most)
        sprites = Sprites({name: _packed(drawn, palette) for name, drawn in self._drawn.items()})
        ramps = {ramp: self._lookup(ramp, palette) for ramp in self._ramps}
        index = {name: _nearest([colour], palette)[0] for name, colour in self.colours.items()}
        return Kit(bytes(palette.getpalette() or ()), sprites, ramps, index)

    def _steps(self, ramp: Ramp) -> list[Colour]:
        return [mix(self[ramp[0]], self[ramp[1]], step / (STEPS + 1)) for step in range(STEPS + 2)]

    def _fixed(self) -> list[Colour]:
        steps = [step for ramp in self._ramps for step in self._steps(ramp)]
        return list(dict.fromkeys([*self.colours.values(), *steps]))

    def _lookup(self, ramp: Ramp, palette: Image.Image) -> bytes:
        steps = _nearest(self._steps(ramp), palette)
        return bytes(steps[round(alpha * (STEPS + 1) / 255)] for alpha in range(256))


@cache
def plain_kit(theme: ThemeName, ramps: tuple[Ramp, ...]) -> Kit:
    """Make the kit of a picture of words alone."""
    return SpriteSheet(theme, ramps).kit()


def _packed(drawn: _Drawn, palette: Image.Image) -> Packed:
    whole = (0, 0, *drawn.size)
    if drawn.ground is None:
        indices = b"".join(_indexed(strip, palette).tobytes() for strip in drawn.images())
        return packed(drawn.size, whole, indices)
    (image,) = drawn.images()
    mask = _differs(image, drawn.ground)
    box = mask.getbbox() or whole
    indices, levels = _indexed(image.crop(box), palette).tobytes(), mask.crop(box).tobytes()
    return packed(drawn.size, box, indices, levels if 0 in levels else None)


def _differs(image: Image.Image, ground: Colour) -> Image.Image:
    """Make the mask of everything that is not ground."""
    gap = ImageChops.difference(image, Image.new("RGB", image.size, ground))
    red, green, blue = gap.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0] + [255] * 255)


def _palette(fixed: list[Colour], seen: set[Colour], most: int) -> Image.Image:
    """Put the fixed colours first; share out the rest among what the sprites hold besides."""
    others = sorted(seen - set(fixed))
    free = min(most, COLOURS - len(fixed))
    if free < 0:
        raise ValueError(f"{len(fixed)} fixed colours are too many")
    chosen = others if len(others) <= free else _median(others, free)
    palette = Image.new("P", (1, 1))
    flat = [part for colour in [*fixed, *chosen] for part in colour]
    palette.putpalette(flat + list(fixed[0]) * (COLOURS - len(flat) // 3))
    return palette


def _colours(image: Image.Image) -> set[Colour]:
    counted = image.getcolors(MOST_SEEN)
    if counted is None:
        raise ValueError(f"a sprite has more than {MOST_SEEN} colours")
    return {colour for _, colour in counted if isinstance(colour, tuple)}  # type: ignore[misc]


def _median(colours: list[Colour], count: int) -> list[Colour]:
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata(colours)
    flat = strip.quantize(count, Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, min(len(flat), 3 * count), 3)]


def _indexed(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Pillow finds the nearest in boxes of four levels: always the same index for the same colour."""
    mapped = image.quantize(palette=palette, dither=Image.Dither.NONE)
    return plane(mapped.size, mapped.tobytes())


def _nearest(colours: list[Colour], palette: Image.Image) -> bytes:
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata(colours)
    return _indexed(strip, palette).tobytes()
