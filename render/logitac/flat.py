"""The boards of Logitac beside each other: the first as wide as the picture allows, the others in a row above it."""

from games.logitac.board import CHIMNEYS, INDEX, LEVEL_OF, LEVELS, NAMES
from render import frame
from render.brush import Brush
from render.frame import MARGIN
from render.logitac.plan import FRAMES, LABEL, SEAM, TRAY_HIGH, Plan, Tray, draw_badge, draw_trays
from render.sprite_sheet import SpriteSheet
from render.theme import mix

LARGE, SMALL, TOP = 76, 58, 96  # sides of squares: the first board's, the others', the summit's
HEAD = 22  # where the boards above the first begin
_CORNERS = {1: (152, HEAD + 8 * SMALL + 104), 2: (84, HEAD), 3: (640, HEAD), 4: (1024, HEAD)}
TRAY = HEAD + 5 * SMALL + 62  # captures lie below the third board
HEIGHT = _CORNERS[1][1] + 12 * LARGE + 56
_SIDES = {1: LARGE, 2: SMALL, 3: SMALL, 4: TOP}


def _spot(square: int) -> tuple[int, int]:
    """Find a square's middle; White's home line is at the bottom."""
    level = LEVELS[LEVEL_OF[square]]
    line, column = divmod(square - level.start, len(level.columns))
    side, (left, upper) = _SIDES[LEVEL_OF[square]], _CORNERS[LEVEL_OF[square]]
    return left + column * side + side // 2, upper + (len(level.lines) - 1 - line) * side + side // 2


PLAN = Plan(
    height=HEIGHT,
    spots=tuple(map(_spot, range(len(NAMES)))),
    sizes=tuple(_SIDES[level] for level in LEVEL_OF),
    lift=0,
    trays=(Tray(598, TRAY, 570), Tray(598, TRAY + TRAY_HIGH + 6, 570)),
)


def draw(sheet: SpriteSheet) -> None:
    ground = frame.ground(sheet, HEIGHT)
    for number in LEVELS:
        _draw_level(sheet, ground, number)
    draw_trays(sheet, ground, PLAN)
    sheet.tile("ground", ground)
    for side in set(_SIDES.values()):
        for name in FRAMES:
            sheet.cut(f"{name}-{side}", _frame(sheet, name, side), "board")


def _draw_level(sheet: SpriteSheet, ground: Brush, number: int) -> None:
    level, side, (left, upper) = LEVELS[number], _SIDES[number], _CORNERS[number]
    left -= MARGIN
    wide, high = side * len(level.columns), side * len(level.lines)
    ground.round_box((left - 5, upper - 1, left + wide + 5, upper + high + 8), 8, sheet["shade"], alpha=0.5, blur=3)
    ground.round_box((left - 5, upper - 5, left + wide + 5, upper + high + 5), 8, sheet["slab"])
    for square in range(*level.span):
        x, y = _spot(square)
        half = side // 2
        box = (x - MARGIN - half, y - half, x - MARGIN + half, y + half)
        line, column = divmod(square - level.start, len(level.columns))
        ground.image.paste(sheet["square_light" if (line + column) % 2 else "square_dark"], box)
    for name in CHIMNEYS:
        if LEVEL_OF[INDEX[name]] == number:
            x, y = _spot(INDEX[name])
            draw_chimney(sheet, ground, x - MARGIN, y, side)
    _draw_labels(sheet, ground, number)


def draw_chimney(sheet: SpriteSheet, ground: Brush, x: float, y: float, side: int) -> None:
    """A ring of bricks around a dark hole."""
    half = side / 2
    ground.disc(x, y, half * 0.92, mix(sheet["brick"], sheet["square_light"], 0.45)).dashes(
        x, y, half * 0.92, half * 0.3, sheet["brick"], count=9
    )
    ground.disc(x, y, half * 0.64, sheet["hole"])


def _draw_labels(sheet: SpriteSheet, ground: Brush, number: int) -> None:
    level, side, (left, upper) = LEVELS[number], _SIDES[number], _CORNERS[number]
    left -= MARGIN
    low = upper + side * len(level.lines)
    if number == 4:
        draw_badge(sheet, ground, number, (left + 8, low + 34))
        ground.text(left + side / 2 + 26, low + 34, "z26", LABEL, sheet["muted"])
        ground.text(left + side / 2, low - side / 2, "★", side // 2, sheet["star"])
        return
    draw_badge(sheet, ground, number, (left - 27, low + 30))
    for nth, line in enumerate(level.lines):
        ground.text(left - 27, low - nth * side - side / 2, line, LABEL, sheet["muted"])
    for nth, column in enumerate(level.columns):
        ground.text(left + nth * side + side / 2, low + 30, str(column), LABEL, sheet["muted"])


def _frame(sheet: SpriteSheet, name: str, side: int) -> Brush:
    """Full frames for what was picked or arrived, thin for where it came from, broken for what may be chosen."""
    colour, stroke, gap = FRAMES[name]
    far, thick = side + 4, stroke + 2 * SEAM
    brush = sheet.brush(far, far, "board").round_box((0, 0, far, far), 9, sheet["seam"], stroke=thick)
    brush.round_box((SEAM, SEAM, far - SEAM, far - SEAM), 7, sheet[colour], stroke=stroke)
    reach = side * abs(gap) / 2
    middles = (far / 2,) if gap > 0 else (side * 0.34, side * 0.72) if gap else ()
    for middle in middles:
        for x in (0.0, far - thick):
            brush.round_box((x, middle - reach, x + thick, middle + reach), 0, sheet["board"])
            brush.round_box((middle - reach, x, middle + reach, x + thick), 0, sheet["board"])
    return brush
