"""The boards of Logitac stacked and drawn in perspective, the summit on top."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import ImageDraw

from games.logitac.board import CHIMNEYS, INDEX, LEVEL_OF, LEVELS, NAMES
from render import frame
from render.brush import FINE, Box, Brush, Point
from render.canvas import WIDTH
from render.frame import MARGIN
from render.logitac.plan import FRAMES, LABEL, Plan, Tray, draw_badge, draw_trays
from render.sprite_sheet import SpriteSheet
from render.theme import Colour, mix

HEIGHT = 1318
SLAB = 40  # how thick a board is: numbers stand on its near side


@dataclass(frozen=True, slots=True)
class Slope:
    """A board's near and far edge: where, how wide, and how much narrower the far one is."""

    near: int
    far: int
    wide: int
    shrink: float

    def point(self, across: float, deep: float) -> Point:
        """Project: shares of the board from the left and from the near edge."""
        scale = 1 / (1 + deep * (1 / self.shrink - 1))
        y = self.near + (self.far - self.near) * (1 - scale) / (1 - self.shrink)
        return (WIDTH / 2 - MARGIN + (across - 0.5) * self.wide * scale, y)


SLOPES = {
    1: Slope(1258, 838, 1024, 0.88),
    2: Slope(760, 478, 700, 0.9),
    3: Slope(400, 222, 450, 0.92),
    4: Slope(122, 68, 116, 0.94),
}
SIZES = {1: (60, 58), 2: (60, 58), 3: (60, 58), 4: (76,)}  # of pieces, from near to far


def _square(square: int) -> tuple[int, float, float, float]:
    """Find a square's board, and the shares of its left, near edge and of a side."""
    number = LEVEL_OF[square]
    level = LEVELS[number]
    line, column = divmod(square - level.start, len(level.columns))
    side = 1 / len(level.columns)
    return number, column * side, line * side, side


def _corners(square: int) -> list[Point]:
    number, left, near, side = _square(square)
    ends = ((left, near), (left + side, near), (left + side, near + side), (left, near + side))
    return [SLOPES[number].point(*end) for end in ends]


def _spot(square: int) -> tuple[int, int]:
    number, left, near, side = _square(square)
    x, y = SLOPES[number].point(left + side / 2, near + side / 2)
    return round(x) + MARGIN, round(y)


def _size(square: int) -> int:
    number, _, near, _ = _square(square)
    return SIZES[number][int(near * len(SIZES[number]))]


PLAN = Plan(
    height=HEIGHT,
    spots=tuple(map(_spot, range(len(NAMES)))),
    sizes=tuple(map(_size, range(len(NAMES)))),
    lift=30,
    trays=(Tray(28, 16, 492), Tray(WIDTH - 28 - 492, 16, 492)),
)


def draw(sheet: SpriteSheet) -> None:
    ground = frame.ground(sheet, HEIGHT)
    ground.is_crisp = True
    for number in LEVELS:
        _draw_slab(sheet, ground, number)
    draw_trays(sheet, ground, PLAN)
    sheet.tile("ground", ground)
    for size in {size for sizes in SIZES.values() for size in sizes}:
        for name in FRAMES:
            sheet.cut(f"{name}-{size}", _ring(sheet, name, size), "board")


def _draw_slab(sheet: SpriteSheet, ground: Brush, number: int) -> None:
    """Lay a board with its near side and a shadow, then its squares from near to far."""
    slope, level = SLOPES[number], LEVELS[number]
    near_left, near_right = slope.point(-0.012, -0.01), slope.point(1.012, -0.01)
    far_left, far_right = slope.point(-0.012, 1.015), slope.point(1.012, 1.015)
    low_left, low_right = (near_left[0], near_left[1] + SLAB), (near_right[0], near_right[1] + SLAB)
    ground.round_box((low_left[0] + 6, near_left[1], low_right[0] - 6, low_left[1] + 6), 6, sheet["shade"], alpha=0.4)
    ground.polygon([near_left, near_right, low_right, low_left], sheet["slab"])
    ground.polygon([near_left, near_right, far_right, far_left], mix(sheet["slab"], sheet["board"], 0.4))
    pen = ImageDraw.Draw(ground.image)  # plain edges between squares: smooth ones would double the file
    for square in range(*level.span):
        nth, column = divmod(square - level.start, len(level.columns))
        pen.polygon(_corners(square), fill=sheet["square_light" if (nth + column) % 2 else "square_dark"])
    if number == 4:
        ground.text(*slope.point(0.5, 0.5), "★", 32, sheet["star"])
    for name in CHIMNEYS:
        if LEVEL_OF[INDEX[name]] == number:
            _draw_chimney(sheet, ground, INDEX[name])
    _draw_labels(sheet, ground, number)


def _draw_chimney(sheet: SpriteSheet, ground: Brush, square: int) -> None:
    """A ring of bricks around a dark hole."""
    x, y = _spot(square)
    wide, high = _spread(square)
    at = (x - MARGIN, y)
    _ellipse(ground, at, (wide * 0.46, high * 0.47), mix(sheet["brick"], sheet["square_light"], 0.45))
    _dashes(ground, at, (wide * 0.46, high * 0.47), sheet["brick"], (9, 30, 7))
    _ellipse(ground, at, (wide * 0.32, high * 0.3), sheet["hole"])


def _spread(square: int) -> tuple[float, float]:
    corners = _corners(square)
    return (corners[1][0] - corners[0][0] + corners[2][0] - corners[3][0]) / 2, corners[0][1] - corners[3][1]


def _ellipse(brush: Brush, at: Point, radii: Point, colour: Colour, stroke: float = 0) -> None:
    box: Box = (at[0] - radii[0], at[1] - radii[1], at[0] + radii[0], at[1] + radii[1])
    brush.lay(
        box,
        colour,
        lambda pen, fine: pen.ellipse(
            (*fine(*box[:2]), *fine(*box[2:])),
            fill=None if stroke else 255,
            outline=255 if stroke else None,
            width=round(stroke * FINE) or 1,
        ),
    )


def _draw_labels(sheet: SpriteSheet, ground: Brush, number: int) -> None:
    """Letters stand beside the lines, numbers on the near side."""
    slope, level = SLOPES[number], LEVELS[number]
    count = len(level.lines)
    for nth, column in enumerate(level.columns):
        x, y = slope.point((nth + 0.5) / count, 0)
        ground.text(x, y + SLAB / 2 + 1, str(column) if number < 4 else "z26", LABEL, sheet["slab_ink"])
    for nth, line in enumerate(level.lines if number < 4 else ""):
        x, y = slope.point(0, (nth + 0.5) / count)
        ground.text(x - 30, y, line, LABEL, sheet["muted"])
    beside = (slope.point(-0.012, 0)[0] - 32, slope.near + SLAB / 2)
    draw_badge(sheet, ground, number, beside if number < 4 else (slope.point(0.5, 0)[0], slope.far - 28))


def _ring(sheet: SpriteSheet, name: str, size: int) -> Brush:
    """Rings that lie on the square, around the foot of the piece."""
    wide, high = size * 1.3, size * 0.58
    brush = sheet.brush(round(wide) + 4, round(high) + 4, "board")
    at, radii = (brush.image.width / 2, brush.image.height / 2), (wide / 2, high / 2)
    colour, stroke, gap = FRAMES[name]
    if gap:
        _dashes(brush, at, radii, sheet[colour], (8, 28, stroke) if gap > 0 else (4, 70, stroke))
    else:
        _ellipse(brush, at, radii, sheet[colour], stroke)
    return brush


def _dashes(brush: Brush, at: Point, radii: Point, colour: Colour, how: tuple[int, float, float]) -> None:
    """Break an ellipse: how many pieces, how long in degrees, how wide."""
    count, long, stroke = how
    box: Box = (at[0] - radii[0], at[1] - radii[1], at[0] + radii[0], at[1] + radii[1])

    def draw(pen: ImageDraw.ImageDraw, fine: Callable[[float, float], Point]) -> None:
        for nth in range(count):
            start = 360 * nth / count
            pen.arc((*fine(*box[:2]), *fine(*box[2:])), start, start + long, fill=255, width=round(stroke * FINE))

    brush.lay(box, colour, draw)
