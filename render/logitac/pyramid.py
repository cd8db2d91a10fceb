"""The boards of Logitac stacked and drawn in perspective, the summit on top."""

from dataclasses import dataclass

from PIL import ImageDraw

from games.logitac.board import CHIMNEYS, INDEX, LEVEL_OF, LEVELS, NAMES
from render import frame
from render.brush import Brush, Point
from render.canvas import WIDTH
from render.frame import MARGIN
from render.logitac.plan import LABEL, Plan, Tray, draw_badge, draw_trays
from render.logitac.rings import draw_chimney, draw_rings
from render.sprite_sheet import SpriteSheet
from render.theme import mix

HEIGHT = 1530
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
    1: Slope(1472, 906, 1020, 0.88),
    2: Slope(844, 468, 744, 0.9),
    3: Slope(406, 176, 490, 0.92),
    4: Slope(112, 54, 128, 0.94),
}
SIZES = {1: (60, 56, 52), 2: (60, 56), 3: (60, 56), 4: (72,)}  # of pieces, from near to far: hardly one hides another


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
    lift=16,
    trays=(Tray(28, 16, 492), Tray(WIDTH - 28 - 492, 16, 492)),
)


def draw(sheet: SpriteSheet) -> None:
    ground = frame.ground(sheet, HEIGHT)
    for number in LEVELS:
        _draw_slab(sheet, ground, number)
    draw_trays(sheet, ground, PLAN)
    sheet.tile("ground", ground)
    for size in {size for sizes in SIZES.values() for size in sizes}:
        draw_rings(sheet, size)


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
            x, y = _spot(INDEX[name])
            draw_chimney(sheet, ground, (x - MARGIN, y), _spread(INDEX[name]))
    _draw_labels(sheet, ground, number)


def _spread(square: int) -> tuple[float, float]:
    corners = _corners(square)
    return (corners[1][0] - corners[0][0] + corners[2][0] - corners[3][0]) / 2, corners[0][1] - corners[3][1]


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
    beside = (slope.point(-0.012, 0)[0] - 28, slope.near + SLAB / 2)
    draw_badge(sheet, ground, number, beside if number < 4 else (slope.point(0.5, 0)[0], slope.far - 28))
