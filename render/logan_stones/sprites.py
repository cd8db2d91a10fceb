"""Draw the stones of Logan Stones, and the rings around them."""

from collections.abc import Iterator
from math import cos, pi, sin

from PIL import ImageDraw

from games.core.outcome import SEATS, Seat
from render.brush import FINE, At, Brush, Point
from render.logan_stones.island_layout import MINI, MOST_NAMED, OWNER, PITCHES, TALL, TRAY, drop
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
    stone_scissors      EBB150
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


MARKS = {  # which share of each side is left out (at its ends, or in its middle if negative), how wide, in which colour
    "acted": (0.0, 8, "last"),
    "turned": (0.22, 8, "last"),
    "before": (0.0, 4, "before"),
    "hint": (0.22, 8, "hint"),
    "picked": (0.0, 8, "picked"),
    "tip": (-0.24, 9, "tip"),
    "line": (0.0, 16, "win_edge"),
}
SEAM = 3
OPEN = (0.0, 3.5, "line")  # an empty cell
BADGE = (-0.38, -0.34)  # of the sign that a stone was turned over, in pitches from its middle: off the symbol
CAPTION = 64  # pitch of what the legend shows


def draw(sheet: SpriteSheet) -> None:
    for pitch in PITCHES:
        for face in FACES:
            sheet.cut(f"{face}--{pitch}", _stone(sheet, "board", face, pitch), "board")
            if pitch <= MOST_NAMED:
                sheet.cut(f"{face}-named-{pitch}", _stone(sheet, "board", face, pitch, is_named=True), "board")
        _draw_rings(sheet, "board", pitch, str(pitch))
        cell = _room(sheet, "board", pitch)
        _ring(sheet, cell, pitch, OPEN)
        sheet.cut(f"open-{pitch}", cell, "board")
    for face in FACES:
        sheet.cut(f"{face}--tray", _stone(sheet, "hollow", face, TRAY), "hollow")
        sheet.cut(f"{face}--mini", _stone(sheet, "hollow", face, MINI), "hollow")
    _draw_rings(sheet, "hollow", TRAY, "tray")
    sheet.pad("tray", (44, 44), 20, "hollow")
    turn = sheet.brush(48, 48, "board").disc(24, 24, 23, sheet["last"]).disc(24, 24, 19, sheet["card"])
    sheet.cut("turn", turn.text(24, 24, "↻", 36, sheet["last"]), "board")
    for seat in SEATS:
        sheet.cut(f"own-{seat}", _owner(sheet, seat), "hollow")
    _draw_legend(sheet)


def _owner(sheet: SpriteSheet, seat: Seat) -> Brush:
    """Draw the frame's mark of a seat, small: whose reserve a stone lies in."""
    middle = OWNER / 2
    mark = sheet.brush(OWNER, OWNER, "hollow", is_crisp=True).disc(middle, middle, middle, sheet["token_rim"])
    if seat == 0:
        return mark.disc(middle, middle, middle - 3, sheet["ivory"])
    return mark.disc(middle, middle, middle - 2, sheet["coal"]).ring(middle, middle, 7, 3, sheet["coal_ring"])


def _room(sheet: SpriteSheet, ground: str, pitch: int) -> Brush:
    return sheet.brush(pitch + 12, round(pitch * TALL) + 12, ground)


def _draw_rings(sheet: SpriteSheet, ground: str, pitch: int, name: str) -> None:
    for mark, how in MARKS.items():
        ring, (gap, stroke, colour) = _room(sheet, ground, pitch), how
        if mark == "line":  # bright, with a dark edge on both sides
            _ring(sheet, ring, pitch, how)
            _ring(sheet, ring, pitch, (0.0, 9, "win"), inset=3.5)
        else:  # with a seam: it has to stand out from stones of every kind
            _ring(sheet, ring, pitch, (gap, stroke + 2 * SEAM, "seam"))
            _ring(sheet, ring, pitch, (gap, stroke, colour), inset=SEAM)
        sheet.cut(f"{mark}-{name}", ring, ground)


def _draw_legend(sheet: SpriteSheet) -> None:
    """What beats what, and a small stone's ring."""
    order = ("R", "S", "P", "R")
    beats = sheet.brush(4 * CAPTION + 3 * 26, round(CAPTION * TALL), "board")
    for nth, face in enumerate(order):
        small = _stone(sheet, "board", face, CAPTION - 8).image
        beats.image.paste(small, (nth * (CAPTION + 26), 0))
        if nth:
            beats.text(nth * (CAPTION + 26) - 15, CAPTION * TALL / 2, "›", 48, sheet["ink"])
    sheet.cut("legend-beats", beats, "board")
    acted = sheet.brush(CAPTION, round(CAPTION * TALL), "board")
    _ring(sheet, acted, CAPTION - 8, (0.0, 6, "last"))
    sheet.cut("legend-acted", acted, "board")


def corners(x: float, y: float, radius: float) -> list[Point]:
    """List a hexagon's corners, the first at the top."""
    return [(x + radius * sin(nth * pi / 3), y - radius * cos(nth * pi / 3)) for nth in range(6)]


def hexagon(brush: Brush, at: Point, radius: float, round_by: float, colour: Colour) -> None:
    """Fill a hexagon with rounded corners."""
    x, y = at
    inner = corners(x, y, radius - round_by * TALL)

    def draw(pen: ImageDraw.ImageDraw, fine_at: At) -> None:
        fine = [fine_at(*point) for point in inner]
        reach = round_by * FINE
        pen.polygon(fine, fill=255)
        pen.line([*fine, fine[0], fine[1]], fill=255, width=round(2 * reach))
        for u, v in fine:
            pen.ellipse((u - reach, v - reach, u + reach - 1, v + reach - 1), fill=255)

    brush.lay((x - radius, y - radius, x + radius, y + radius), colour, draw)


def _stone(sheet: SpriteSheet, ground: str, face: str, pitch: int, *, is_named: bool = False) -> Brush:
    """A hexagonal pebble with a bevel; a named one leaves room for its cell's name below the symbol."""
    name = f"stone_{FACES[face]}"
    brush = _room(sheet, ground, pitch)
    x, y, radius = brush.image.width / 2, brush.image.height / 2, pitch * TALL / 2 - 2.5
    brush.polygon(corners(x, y + pitch * 0.03, radius - pitch * 0.04), sheet["shade"], alpha=0.45, blur=pitch / 60)
    hexagon(brush, (x, y), radius - 1.5, pitch * 0.1, sheet[f"{name}_edge"])
    hexagon(brush, (x, y), radius - 1.5 - max(pitch * 0.022, 2), pitch * 0.085, sheet[name])
    upper, lower = (-0.44 * pitch, drop(pitch) - 17) if is_named else (-0.25 * pitch, 0.31 * pitch)
    size = max(min(0.28 * pitch, (lower - upper) / 2), 8)
    symbol(brush, face, (x, y + (upper + lower) / 2), size, (sheet[f"{name}_ink"], sheet[name]))
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
    left = ((-0.7, 0.82), (-1, 0.4), (-0.84, -0.32), (-0.3, -0.82))
    right = ((0.4, -0.84), (0.88, -0.36), (1, 0.36), (0.66, 0.82))
    outline = (*left, *right)
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


def _ring(sheet: SpriteSheet, brush: Brush, pitch: int, how: tuple[float, float, str], *, inset: float = 0) -> None:
    """Go around the cell: in full for what acted, was picked or has won; broken for what is offered or was turned."""
    gap, stroke, colour = how
    points = corners(brush.image.width / 2, brush.image.height / 2, pitch * TALL / 2 - stroke / 2 + 3 - inset)
    for ends in _sides(points, gap):
        brush.line(ends, stroke, sheet[colour])


def _sides(points: list[Point], gap: float) -> Iterator[list[Point]]:
    """Go around, leaving a gap (a share of the side) at both ends of each side, or in its middle."""
    shares = ((gap, 1 - gap),) if gap >= 0 else ((0, 0.5 + gap), (0.5 - gap, 1))
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
        for near, far in shares:
            yield [(x + (u - x) * near, y + (v - y) * near), (x + (u - x) * far, y + (v - y) * far)]
