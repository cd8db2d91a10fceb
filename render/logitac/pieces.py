"""Draw the pieces of Logitac: seat 0's light and plain, seat 1's dark with a bright band."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.outcome import SEATS, Seat
from games.logitac.kinds import SPELLED
from render.brush import Brush, Point
from render.logitac.rings import ellipse
from render.sprite_sheet import SpriteSheet
from render.theme import Colour, mix

KINDS = tuple(SPELLED.values())


@dataclass(frozen=True, slots=True)
class _Paints:
    """Three sides of a solid, its edge, and the band that tells seat 1 without colour."""

    lit: Colour
    plain: Colour
    dim: Colour
    rim: Colour
    band: Colour | None

    def edge(self, size: float) -> float:
        """Dark pieces have a thin bright edge: a wide one would make wire of them."""
        return max(size * (0.036 if self.band else 0.05), 2.4)


def draw(sheet: SpriteSheet, name: str, ground: str, size: int, *, stands: bool = False) -> None:
    """Keep all pieces of one size as `{name}-{kind}-{seat}`, those with the powers of two with a plus.

    Where boards are seen from the side, a piece stands on its shadow.
    """
    for seat in SEATS:
        for kind in KINDS:
            sheet.cut(f"{name}-{kind}-{seat}", _piece(sheet, ground, kind, seat, size, stands=stands), ground)
        for kind in ("cyl", "cube"):
            heir = _piece(sheet, ground, kind, seat, size, stands=stands)
            _draw_plus(sheet, heir, size - max(size * 0.19, 9), max(size * 0.19, 9))
            sheet.cut(f"{name}-{kind}+-{seat}", heir, ground)


def _draw_plus(sheet: SpriteSheet, brush: Brush, x: float, radius: float) -> None:
    brush.disc(x, radius, radius, sheet["ink"]).disc(x, radius, radius - 2, sheet["card"])
    for dx, dy in ((0.5, 0.0), (0.0, 0.5)):
        ends = [(x - dx * radius, radius - dy * radius), (x + dx * radius, radius + dy * radius)]
        brush.line(ends, max(radius * 0.3, 3), sheet["ink"])


def draw_chips(sheet: SpriteSheet, ground: str, size: int) -> None:
    """Keep what can be in reserve as `{kind}-{seat}-{ground}`, for the frame."""
    for seat in SEATS:
        for kind in ("pawn", "double"):
            sheet.tile(f"{kind}-{seat}-{ground}", _chip(sheet, ground, kind, seat, size))


def _chip(sheet: SpriteSheet, ground: str, kind: str, seat: Seat, size: int) -> Brush:
    """On a plate that sets it off, whatever the ground."""
    brush = sheet.brush(size, size, ground).round_box((0, 0, size, size), 12, sheet["token_rim"])
    brush.round_box((3, 3, size - 3, size - 3), 9, sheet["token"])
    inner = round(size * 0.8)
    piece = sheet.brush(inner, inner, "token", is_crisp=True)
    _shape(sheet, piece, kind, seat, inner)
    brush.image.paste(piece.image, ((size - inner) // 2, (size - inner) // 2))
    return brush


def _piece(sheet: SpriteSheet, ground: str, kind: str, seat: Seat, size: int, *, stands: bool = False) -> Brush:
    brush = sheet.brush(size, size, ground, is_crisp=True)
    if stands:
        ellipse(brush, (size * 0.5, size * 0.85), (size * 0.47, size * 0.13), mix(sheet["slab"], sheet[ground], 0.45))
    _shape(sheet, brush, kind, seat, size)
    return brush


def _shape(sheet: SpriteSheet, brush: Brush, kind: str, seat: Seat, size: int) -> None:
    paints = _paints(sheet, seat)
    {"pawn": _pawn, "double": _double, "cyl": _cylinder, "cube": _cube, "pyr": _pyramid}[kind](brush, size, paints)


def _paints(sheet: SpriteSheet, seat: Seat) -> _Paints:
    if seat:
        coal, ring = sheet["coal"], sheet["coal_ring"]
        return _Paints(mix(coal, ring, 0.42), mix(coal, ring, 0.14), coal, sheet["coal_rim"], ring)
    ivory, rim = sheet["ivory"], sheet["ivory_rim"]
    return _Paints(ivory, mix(ivory, rim, 0.1), mix(ivory, rim, 0.34), rim, None)


def _points(size: float, *points: Point) -> list[Point]:
    """Scale shares of the sprite to pixels."""
    return [(x * size, y * size) for x, y in points]


def _face(brush: Brush, size: float, fill: Colour, paints: _Paints, *points: Point) -> None:
    outline = _points(size, *points)
    brush.polygon(outline, fill)
    brush.line(_points(size, *points, points[0]), paints.edge(size), paints.rim)


def _band(brush: Brush, size: float, paints: _Paints, *points: Point) -> None:
    if paints.band:
        brush.line(_points(size, *points), max(size * 0.055, 3), paints.band)


def _pawn(brush: Brush, size: int, paints: _Paints, shift: float = 0.0, scale: float = 1.0) -> None:
    """A skittle: a head on a cone."""

    def at(x: float, y: float) -> Point:
        return 0.5 + shift + x * scale, 0.88 + (y - 0.88) * scale

    rim = paints.edge(size)
    cone: Sequence[Point] = (at(-0.1, 0.42), at(0.1, 0.42), at(0.31, 0.88), at(-0.31, 0.88))
    _face(brush, size, paints.plain, paints, *cone)
    x, y = _points(size, at(0, 0.29))[0]
    radius = 0.2 * scale * size
    head = paints.plain if paints.band else paints.lit
    brush.disc(x, y, radius + rim / 2, paints.rim).disc(x, y, radius - rim / 2, head)
    if paints.band:
        brush.disc(x, y, max(radius * 0.36, 3), paints.band)
    _band(brush, size, paints, at(-0.19, 0.75), at(0.19, 0.75))


def _double(brush: Brush, size: int, paints: _Paints) -> None:
    """Two skittles, one behind the other."""
    _pawn(brush, size, paints, 0.17, 0.86)
    _pawn(brush, size, paints, -0.15, 0.92)


def _cylinder(brush: Brush, size: int, paints: _Paints) -> None:
    """A standing drum."""
    rim = paints.edge(size)

    def lid(middle: float, grow: float, colour: Colour) -> None:
        ellipse(brush, (size * 0.5, size * middle), (size * 0.28 + grow, size * 0.1 + grow), colour)

    lid(0.78, rim / 2, paints.rim)
    _face(brush, size, paints.plain, paints, (0.22, 0.28), (0.78, 0.28), (0.78, 0.78), (0.22, 0.78))
    lid(0.78, -rim / 2, paints.plain)
    brush.polygon(_points(size, (0.6, 0.3), (0.76, 0.3), (0.76, 0.78), (0.6, 0.84)), paints.dim)
    lid(0.28, rim / 2, paints.rim)
    lid(0.28, -rim / 2, paints.lit)
    _band(brush, size, paints, (0.26, 0.6), (0.4, 0.66), (0.6, 0.66), (0.74, 0.6))


def _cube(brush: Brush, size: int, paints: _Paints) -> None:
    """A block seen from a corner."""
    top, left, right, near, low = (0.5, 0.12), (0.14, 0.3), (0.86, 0.3), (0.5, 0.48), (0.5, 0.92)
    _face(brush, size, paints.lit, paints, top, right, near, left)
    _face(brush, size, paints.plain, paints, left, near, low, (0.14, 0.72))
    _face(brush, size, paints.dim, paints, near, right, (0.86, 0.72), low)
    _band(brush, size, paints, (0.2, 0.54), (0.5, 0.7), (0.8, 0.54))


def _pyramid(brush: Brush, size: int, paints: _Paints) -> None:
    top, left, right, near = (0.5, 0.08), (0.1, 0.76), (0.9, 0.76), (0.56, 0.92)
    _face(brush, size, paints.lit if not paints.band else paints.plain, paints, top, near, left)
    _face(brush, size, paints.dim, paints, top, right, near)
    _band(brush, size, paints, (0.27, 0.6), (0.54, 0.7), (0.73, 0.6))
