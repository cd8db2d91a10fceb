"""Draw the stones of Logan Stones, and the rings around them."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from PIL import ImageDraw

from render.brush import FINE, Brush, Point
from render.logan_stones_map import PITCHES, TALL, TRAY
from render.sheet import Sheet
from render.theme import Colour, Tints, read

FACES = {"R": "rock", "P": "paper", "S": "scissors", "?": "blank"}

TINTS: Tints = {
    "light": read("""
    stone_rock          515C68
    stone_rock_ink      FFFDF7
    stone_rock_edge     2C333B
    stone_paper         FFFDF7
    stone_paper_ink     2A2622
    stone_paper_edge    8A7B62
    stone_scissors      E2A03A
    stone_scissors_ink  2E2008
    stone_scissors_edge 8A5A10
    stone_blank         CFC0A4
    stone_blank_ink     2A2622
    stone_blank_edge    85755A
    """),
    "dark": read("""
    stone_rock          66727F
    stone_rock_ink      FFFFFF
    stone_rock_edge     99A5B2
    stone_paper         F4EEDF
    stone_paper_ink     2A2622
    stone_paper_edge    A79B84
    stone_scissors      DD9A34
    stone_scissors_ink  2E2008
    stone_scissors_edge F3C67A
    stone_blank         3A4651
    stone_blank_ink     F0ECE3
    stone_blank_edge    8896A3
    """),
}


def draw(sheet: Sheet) -> None:
    for pitch in PITCHES:
        for face in FACES:
            sheet.cut(f"{face}-{pitch}", _stone(sheet, "board", face, pitch), "board")
            sheet.cut(f"{face}-under-{pitch}", _under(sheet, "board", face, pitch), "board")
        _draw_rings(sheet, pitch)
    for face in FACES:
        sheet.cut(f"{face}-tray", _stone(sheet, "hollow", face, TRAY), "hollow")
        sheet.cut(f"{face}-under-tray", _under(sheet, "hollow", face, TRAY), "hollow")
    for mark in ("hint", "picked"):
        ring = sheet.brush(TRAY + 6, round(TRAY * TALL) + 6, "hollow")
        _ring(ring, TRAY, mark == "hint", 6, sheet[mark])
        sheet.cut(f"{mark}-tray", ring, "hollow")
    tray = sheet.brush(44, 44, "board").round_box((0, 0, 44, 44), 20, sheet["hollow"])
    sheet.tile("tray", tray)


def corners(x: float, y: float, radius: float) -> list[Point]:
    """List a hexagon's corners, the first at the top."""
    return [(x + radius * sin(nth * pi / 3), y - radius * cos(nth * pi / 3)) for nth in range(6)]


def hexagon(brush: Brush, at: Point, radius: float, round_by: float, colour: Colour) -> None:
    """Fill a hexagon with rounded corners."""
    x, y = at
    inner = corners(x, y, radius - round_by * TALL)

    def draw(pen: ImageDraw.ImageDraw, fine_at: Callable[[float, float], Point]) -> None:
        fine = [fine_at(*point) for point in inner]
        reach = round_by * FINE
        pen.polygon(fine, fill=255)
        pen.line([*fine, fine[0], fine[1]], fill=255, width=round(2 * reach))
        for u, v in fine:
            pen.ellipse((u - reach, v - reach, u + reach - 1, v + reach - 1), fill=255)

    brush.lay((x - radius, y - radius, x + radius, y + radius), colour, draw)


def _stone(sheet: Sheet, ground: str, face: str, pitch: int) -> Brush:
    """A hexagonal pebble with a bevel, its symbol in the upper part: the cell's name has room below."""
    name = f"stone_{FACES[face]}"
    brush = sheet.brush(pitch + 6, round(pitch * TALL) + 6, ground)
    x, y, radius = brush.image.width / 2, brush.image.height / 2, pitch * TALL / 2 - 2.5
    brush.polygon(corners(x, y + pitch * 0.03, radius - pitch * 0.04), sheet["shade"], alpha=0.45, blur=pitch / 60)
    hexagon(brush, (x, y), radius - 1.5, pitch * 0.1, sheet[f"{name}_edge"])
    hexagon(brush, (x, y), radius - 1.5 - max(pitch * 0.022, 2), pitch * 0.085, sheet[name])
    symbol(brush, face, (x, y - pitch * 0.12), pitch * 0.29, (sheet[f"{name}_ink"], sheet[name]))
    return brush


def _under(sheet: Sheet, ground: str, face: str, pitch: int) -> Brush:
    """The lower face, small, for who may know it: laid over the stone's upper right edge."""
    name = f"stone_{FACES[face]}"
    side = max(round(pitch * 0.46), 34)
    brush = sheet.brush(side + 4, round(side * TALL) + 4, ground)
    x, y, radius = brush.image.width / 2, brush.image.height / 2, side * TALL / 2
    hexagon(brush, (x, y), radius, side * 0.1, sheet["ink"])
    hexagon(brush, (x, y), radius - 2.5, side * 0.085, sheet[name])
    symbol(brush, face, (x, y), side * 0.31, (sheet[f"{name}_ink"], sheet[name]))
    return brush


def symbol(brush: Brush, face: str, at: Point, size: float, inks: tuple[Colour, Colour]) -> None:
    if face == "?":
        brush.text(*at, "?", round(size * 1.7), inks[0])
    else:
        {"R": _rock, "P": _paper, "S": _scissors}[face](brush, at, size, inks)


def _at(at: Point, size: float, *points: Point) -> list[Point]:
    return [(at[0] + x * size, at[1] + y * size) for x, y in points]


def _rock(brush: Brush, at: Point, size: float, inks: tuple[Colour, Colour]) -> None:
    """A boulder with two edges."""
    ink, ground = inks
    outline = ((-0.98, 0.72), (-1.02, 0.1), (-0.5, -0.72), (0.28, -0.86), (0.92, -0.2), (1.02, 0.72))
    brush.polygon(_at(at, size, *outline), ink)
    brush.line(_at(at, size, *outline, outline[0]), size * 0.16, ink)
    stroke = max(size * 0.11, 2)
    brush.line(_at(at, size, (-0.5, -0.72), (-0.12, -0.14), (0.92, -0.2)), stroke, ground)
    brush.line(_at(at, size, (-0.12, -0.14), (-0.3, 0.78)), stroke, ground)


def _paper(brush: Brush, at: Point, size: float, inks: tuple[Colour, Colour]) -> None:
    """A sheet with a folded corner and three lines."""
    ink, _ = inks
    outline = ((-0.74, -0.98), (0.3, -0.98), (0.78, -0.5), (0.78, 0.98), (-0.74, 0.98))
    stroke = max(size * 0.15, 2.4)
    brush.line(_at(at, size, *outline, outline[0]), stroke, ink)
    brush.polygon(_at(at, size, (0.3, -0.98), (0.3, -0.5), (0.78, -0.5)), ink)
    for y, right in ((-0.12, 0.42), (0.24, 0.42), (0.6, 0.1)):
        brush.line(_at(at, size, (-0.38, y), (right, y)), stroke * 0.85, ink)


def _scissors(brush: Brush, at: Point, size: float, inks: tuple[Colour, Colour]) -> None:
    """Two open blades, crossed above two rings."""
    ink, ground = inks
    for side in (-1, 1):
        blade = _at(at, size, (side * 0.62, -1.05), (side * 0.3, -1.05), (-side * 0.36, 0.42), (-side * 0.16, 0.5))
        brush.polygon(blade, ink)
        ring = _at(at, size, (side * 0.46, 0.66))[0]
        brush.ring(*ring, size * 0.42, max(size * 0.16, 2.4), ink)
    brush.disc(*_at(at, size, (0, 0.05))[0], max(size * 0.07, 1.5), ground)


def _draw_rings(sheet: Sheet, pitch: int) -> None:
    """Full rings for what acted, was picked or has won; broken ones for what is offered or was turned."""
    stroke = max(pitch / 18, 5)
    rings = {
        "acted": (False, stroke, "last"),
        "turned": (True, stroke, "last"),
        "hint": (True, stroke, "hint"),
        "picked": (False, stroke, "picked"),
        "line": (False, stroke * 1.4, "picked"),
        "open": (False, 2.5, "line"),
    }
    for mark, (is_broken, wide, colour) in rings.items():
        ring = sheet.brush(pitch + 8, round(pitch * TALL) + 8, "board")
        _ring(ring, pitch, is_broken, wide, sheet[colour])
        sheet.cut(f"{mark}-{pitch}", ring, "board")
    side = 40
    turn = sheet.brush(side, side, "board").disc(side / 2, side / 2, 19, sheet["card"])
    turn.ring(side / 2, side / 2, 19, 3, sheet["last"]).text(side / 2, side / 2, "↻", 30, sheet["last"])
    sheet.cut("turn", turn, "board")


def _ring(brush: Brush, pitch: int, is_broken: bool, stroke: float, colour: Colour) -> None:
    x, y = brush.image.width / 2, brush.image.height / 2
    points = corners(x, y, pitch * TALL / 2 - stroke / 2 + 2)
    for ends in _sides(points, 0.22 if is_broken else 0):
        brush.line(ends, stroke, colour)


def _sides(points: list[Point], gap: float) -> Iterator[list[Point]]:
    """Go around, leaving a gap (a share of the side) at both ends of each side."""
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
        yield [(x + (u - x) * gap, y + (v - y) * gap), (u - (u - x) * gap, v - (v - y) * gap)]
