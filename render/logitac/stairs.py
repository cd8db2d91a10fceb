"""The boards of Logitac as steps that rise to the right: each tread a board, its numbers on the riser below."""

from games.logitac.board import CHIMNEYS, INDEX, LEVEL_OF, LEVELS, NAMES
from render import frame
from render.brush import Brush
from render.frame import MARGIN
from render.logitac.plan import LABEL, TRAY_HIGH, Plan, Tray, draw_badge, draw_trays
from render.logitac.rings import draw_chimney, draw_rings
from render.sprite_sheet import SpriteSheet
from render.theme import mix

SIDE, DEEP, RISER = 86, 52, 40  # of a square: how wide, how high it is painted; and the height of a step
HEAD, RIGHT = 24, 1146  # where the summit begins, and where all boards end
SIZE, TOP_SIZE = 58, 76  # of pieces
SUMMIT = (128, 64)
EDGE, LEDGE = 8, 10  # of a step: at both sides of its squares, and behind them


def _uppers() -> dict[int, int]:
    """Tell where each board begins: the next one ends on its riser."""
    uppers, at = {}, HEAD
    for number in reversed(LEVELS):
        uppers[number] = at
        at += len(LEVELS[number].lines) * _deep(number) + RISER + LEDGE
    return uppers


def _wide(number: int) -> int:
    return SUMMIT[0] if number == 4 else SIDE


def _deep(number: int) -> int:
    return SUMMIT[1] if number == 4 else DEEP


UPPER = _uppers()
HEIGHT = UPPER[1] + len(LEVELS[1].lines) * DEEP + RISER + 6


def _left(number: int) -> int:
    return RIGHT - len(LEVELS[number].columns) * _wide(number)


def _spot(square: int) -> tuple[int, int]:
    number = LEVEL_OF[square]
    level, wide, deep = LEVELS[number], _wide(number), _deep(number)
    line, column = divmod(square - level.start, len(level.columns))
    return _left(number) + column * wide + wide // 2, UPPER[number] + (len(level.lines) - 1 - line) * deep + deep // 2


PLAN = Plan(
    height=HEIGHT,
    spots=tuple(map(_spot, range(len(NAMES)))),
    sizes=tuple(TOP_SIZE if level == 4 else SIZE for level in LEVEL_OF),
    lift=14,
    trays=(Tray(30, HEAD + TRAY_HIGH + 10, 566), Tray(30, HEAD, 566)),
)


def draw(sheet: SpriteSheet) -> None:
    ground = frame.ground(sheet, HEIGHT)
    for number in LEVELS:
        _draw_step(sheet, ground, number)
    draw_trays(sheet, ground, PLAN)
    sheet.tile("ground", ground)
    for size in (SIZE, TOP_SIZE):
        draw_rings(sheet, size)


def _draw_step(sheet: SpriteSheet, ground: Brush, number: int) -> None:
    """Lay the tread with a seam of slab around it, and the riser at its near side."""
    level, wide, deep = LEVELS[number], _wide(number), _deep(number)
    left, right, upper = _left(number) - MARGIN, RIGHT - MARGIN, UPPER[number]
    lower = upper + len(level.lines) * deep
    ground.image.paste(sheet["slab"], (left - EDGE, upper - LEDGE, right + EDGE, lower + RISER))
    ground.image.paste(mix(sheet["slab"], sheet["board"], 0.4), (left - EDGE, upper - LEDGE, right + EDGE, lower))
    for square in range(*level.span):
        x, y = _spot(square)
        line, column = divmod(square - level.start, len(level.columns))
        box = (x - MARGIN - wide // 2, y - deep // 2, x - MARGIN + wide // 2, y + deep // 2)
        ground.image.paste(sheet["square_light" if (line + column) % 2 else "square_dark"], box)
    for name in CHIMNEYS:
        if LEVEL_OF[INDEX[name]] == number:
            x, y = _spot(INDEX[name])
            draw_chimney(sheet, ground, (x - MARGIN, y), (wide, deep))
    _draw_labels(sheet, ground, number, lower)


def _draw_labels(sheet: SpriteSheet, ground: Brush, number: int, lower: int) -> None:
    """Letters stand beside the lines, numbers on the risers."""
    left, low = _left(number) - MARGIN, lower + RISER / 2 + 1
    for square in range(*LEVELS[number].span)[: len(LEVELS[number].columns)]:
        column = str(LEVELS[number].columns[square - LEVELS[number].start])
        ground.text(_spot(square)[0] - MARGIN, low, column if number < 4 else "z26", LABEL, sheet["slab_ink"])
    if number == 4:
        ground.text(_spot(LEVELS[4].start)[0] - MARGIN, UPPER[4] + SUMMIT[1] / 2, "★", 40, sheet["star"])
    for nth, line in enumerate(LEVELS[number].lines if number < 4 else ""):
        ground.text(left - 32, lower - (nth + 0.5) * DEEP, line, LABEL, sheet["muted"])
    draw_badge(sheet, ground, number, (left - 34, low))
