"""Rings that lie on a square, around the foot of a piece, where boards are seen from the side."""

from PIL import ImageDraw

from render.brush import FINE, At, Box, Brush, Point
from render.logitac.plan import FRAMES, SEAM
from render.sprite_sheet import SpriteSheet
from render.theme import Colour, mix


def draw_rings(sheet: SpriteSheet, size: int) -> None:
    """Keep a ring of every kind for pieces of this size, each with a seam on both sides."""
    for name, (colour, stroke, gap) in FRAMES.items():
        wide, high = size * 1.3, size * 0.6
        brush = sheet.brush(round(wide) + 4, round(high) + 4, "board")
        at, radii = (brush.image.width / 2, brush.image.height / 2), (wide / 2, high / 2)
        inner = (radii[0] - SEAM, radii[1] - SEAM)
        for reach, tint, width in ((radii, "seam", stroke + 2 * SEAM), (inner, colour, float(stroke))):
            if gap:
                _dashes(brush, at, reach, sheet[tint], (8, 30, width) if gap > 0 else (4, 70, width))
            else:
                ellipse(brush, at, reach, sheet[tint], width)
        sheet.cut(f"{name}-{size}", brush, "board")


def draw_chimney(sheet: SpriteSheet, ground: Brush, at: Point, spread: Point) -> None:
    """A ring of bricks around a dark hole, as wide and as high as its square."""
    wide, high = spread
    outer = (wide * 0.46, high * 0.47)
    ellipse(ground, at, outer, mix(sheet["brick"], sheet["square_light"], 0.45))
    _dashes(ground, at, outer, sheet["brick"], (9, 30, 7))
    ellipse(ground, at, (wide * 0.32, high * 0.3), sheet["hole"])


def ellipse(brush: Brush, at: Point, radii: Point, colour: Colour, stroke: float = 0) -> None:
    box = _box(at, radii)
    how = {"outline": 255, "width": round(stroke * FINE)} if stroke else {"fill": 255}
    brush.lay(box, colour, lambda pen, fine: pen.ellipse((*fine(*box[:2]), *fine(*box[2:])), **how))


def _dashes(brush: Brush, at: Point, radii: Point, colour: Colour, how: tuple[int, float, float]) -> None:
    """Break an ellipse: how many pieces, how long in degrees, how wide."""
    (count, long, stroke), box = how, _box(at, radii)

    def draw(pen: ImageDraw.ImageDraw, fine: At) -> None:
        for nth in range(count):
            start = 360 * nth / count
            pen.arc((*fine(*box[:2]), *fine(*box[2:])), start, start + long, fill=255, width=round(stroke * FINE))

    brush.lay(box, colour, draw)


def _box(at: Point, radii: Point) -> Box:
    return at[0] - radii[0], at[1] - radii[1], at[0] + radii[0], at[1] + radii[1]
