"""Draw the stones of Logan Stones, and the rings around them."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from PIL import ImageDraw

from render.brush import FINE, Brush, Point
from render.logan_stones.island_layout import PITCHES, TALL, TRAY, drop
from render.sprite_sheet import SpriteSheet
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


MARKS = {  # is it broken, how wide, in which colour
    "acted": (False, 7, "last"),
    "turned": (True, 7, "last"),
    "hint": (True, 7, "hint"),
    "picked": (False, 7, "picked"),
    "line": (False, 9, "picked"),
}
OUTLINES = {"open": (False, 2.5, "line"), "hint": MARKS["hint"], "picked": MARKS["picked"]}


def draw(sheet: SpriteSheet) -> None:
    for pitch in PITCHES:
        for face in FACES:
            _draw_stones(sheet, "board", face, (str(pitch), pitch))
        for mark, how in OUTLINES.items():
            cell = sheet.brush(pitch + 8, round(pitch * TALL) + 8, "board")
            _ring(sheet, cell, pitch, how)
            sheet.cut(f"{mark}-{pitch}", cell, "board")
    for face in FACES:
        _draw_stones(sheet, "hollow", face, ("tray", TRAY))
    tray = sheet.brush(44, 44, "board").round_box((0, 0, 44, 44), 20, sheet["hollow"])
    sheet.tile("tray", tray)
    turn = sheet.brush(44, 44, "board").disc(22, 22, 21, sheet["last"]).disc(22, 22, 18, sheet["card"])
    sheet.cut("turn", turn.text(22, 22, "↻", 34, sheet["last"]), "board")


def _draw_stones(sheet: SpriteSheet, ground: str, face: str, how: tuple[str, int]) -> None:
    """Keep a stone bare and in every ring, and its symbol small: the lower face of another."""
    name, pitch = how
    stone = _stone(sheet, ground, face, pitch)
    sheet.cut(f"{face}--{name}", stone, ground)
    for mark, ring in MARKS.items():
        ringed = sheet.brush(*stone.image.size, ground)
        ringed.image.paste(stone.image)
        _ring(sheet, ringed, pitch, ring)
        sheet.cut(f"{face}-{mark}-{name}", ringed, ground)
    sheet.cut(f"{face}-under-{name}", _under(sheet, ground, face, pitch), ground)


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


def _stone(sheet: SpriteSheet, ground: str, face: str, pitch: int) -> Brush:
    """A hexagonal pebble with a bevel; on the table, the cell's name has room below the symbol."""
    name = f"stone_{FACES[face]}"
    brush = sheet.brush(pitch + 8, round(pitch * TALL) + 8, ground)
    x, y, radius = brush.image.width / 2, brush.image.height / 2, pitch * TALL / 2 - 2.5
    brush.polygon(corners(x, y + pitch * 0.03, radius - pitch * 0.04), sheet["shade"], alpha=0.45, blur=pitch / 60)
    hexagon(brush, (x, y), radius - 1.5, pitch * 0.1, sheet[f"{name}_edge"])
    hexagon(brush, (x, y), radius - 1.5 - max(pitch * 0.022, 2), pitch * 0.085, sheet[name])
    upper, lower = -0.42 * pitch, drop(pitch) - 11 if ground == "board" else 0.42 * pitch
    size = min(0.27 * pitch, (lower - upper) / 2)
    symbol(brush, face, (x, y + (upper + lower) / 2), size, (sheet[f"{name}_ink"], sheet[name]))
    return brush


def _under(sheet: SpriteSheet, ground: str, face: str, pitch: int) -> Brush:
    """The lower face for who may know it: a small disc on the stone's right."""
    name = f"stone_{FACES[face]}"
    side = max(round(pitch * 0.38), 30)
    brush = sheet.brush(side, side, ground)
    brush.disc(side / 2, side / 2, side / 2, sheet["stone_paper_ink"]).disc(
        side / 2, side / 2, side / 2 - 2.5, sheet[name]
    )
    symbol(brush, face, (side / 2, side / 2), side * 0.28, (sheet[f"{name}_ink"], sheet[name]))
    return brush


def symbol(brush: Brush, face: str, at: Point, size: float, inks: tuple[Colour, Colour]) -> None:
    if face == "?":
        brush.text(*at, "?", round(size * 1.7), inks[0])
    else:
        {"R": _rock, "P": _paper, "S": _scissors}[face](brush, at, size, inks)


def _at(at: Point, size: float, *points: Point) -> list[Point]:
    return [(at[0] + x * size, at[1] + y * size) for x, y in points]


def _rock(brush: Brush, at: Point, size: float, inks: tuple[Colour, Colour]) -> None:
    """A boulder with three edges."""
    ink, ground = inks
    outline = (
        (-1, 0.4),
        (-0.84, -0.32),
        (-0.3, -0.82),
        (0.4, -0.84),
        (0.88, -0.36),
        (1, 0.36),
        (0.66, 0.82),
        (-0.7, 0.82),
    )
    brush.polygon(_at(at, size, *outline), ink)
    brush.line(_at(at, size, *outline, outline[0]), size * 0.2, ink)
    stroke = max(size * 0.1, 2)
    brush.line(_at(at, size, (-0.86, -0.3), (-0.2, -0.16), (0.4, -0.86)), stroke, ground)
    brush.line(_at(at, size, (-0.2, -0.16), (0.2, 0.32), (1.02, 0.34)), stroke, ground)
    brush.line(_at(at, size, (0.2, 0.32), (-0.06, 0.84)), stroke, ground)


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


def _ring(sheet: SpriteSheet, brush: Brush, pitch: int, how: tuple[bool, float, str]) -> None:
    """Go around the cell: in full for what acted, was picked or has won; broken for what is offered or was turned."""
    is_broken, stroke, colour = how
    points = corners(brush.image.width / 2, brush.image.height / 2, pitch * TALL / 2 - stroke / 2 + 2)
    for ends in _sides(points, 0.22 if is_broken else 0):
        brush.line(ends, stroke, sheet[colour])


def _sides(points: list[Point], gap: float) -> Iterator[list[Point]]:
    """Go around, leaving a gap (a share of the side) at both ends of each side."""
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
        yield [(x + (u - x) * gap, y + (v - y) * gap), (u - (u - x) * gap, v - (v - y) * gap)]
