"""Marks on the board of Tactic: arrows, rings and crosses for turns, and the stations that may be chosen."""

from functools import cache, lru_cache
from itertools import product
from math import atan2, cos, hypot, pi, sin

from games.tactic.board import BOARD
from render.brush import Brush
from render.canvas import Canvas
from render.sprite_sheet import SpriteSheet
from render.tactic.plan import NAME, NUMBERS, PIECE, SIDE, SPOTS, STATION

# by style: the width of rings, half a head's width, its length, the width of an arrow's line, the radius of dots
STYLES = {"last": (6, 18, 28, 14, 8), "before": (4, 12, 22, 8, 5), "tip": (6, 18, 28, 10, 7)}
RING, ORIGIN = 48, STATION + 7  # radii
HEADS = 24  # directions of an arrow's head at the end of a jump
DOT = 28  # between the dots of a guard's jump
CLEAR = 56  # dots keep away from stations
NAMES = tuple(NUMBERS)
_TRACKS = frozenset(BOARD.tracks)


def draw(sheet: SpriteSheet) -> None:
    for style, (stroke, half, long, _, radius) in STYLES.items():
        _draw_rings(sheet, style, stroke)
        for name, (dx, dy) in arrows().items():
            sheet.cut(f"{name}-{style}", _arrow(sheet, style, dx, dy), "board")
        for nth in range(HEADS):
            sheet.cut(f"head{nth}-{style}", _head(sheet, style, nth, (half, long)), "board")
        sheet.cut(f"dot-{style}", sheet.brush(20, 20, "board").disc(10, 10, radius, sheet[style]), "board")
    middle = SIDE / 2
    sheet.cut("hint", sheet.brush(SIDE, SIDE, "board").dashes(middle, middle, 54, 7, sheet["hint"]), "board")
    sheet.cut("picked", sheet.brush(SIDE, SIDE, "board").ring(middle, middle, 55, 8, sheet["picked"]), "board")
    chance = sheet.brush(34, 34, "board").disc(17, 17, 16, sheet["card"]).disc(17, 17, 12, sheet["hint"])
    sheet.cut("hint-dot", chance, "board")


def _draw_rings(sheet: SpriteSheet, style: str, stroke: float) -> None:
    """Around what arrived, where it came from, beside what entered, across what was given up."""
    middle, colour = SIDE / 2, sheet[style]
    arrived = sheet.brush(SIDE, SIDE, "board").ring(middle, middle, RING, stroke, colour)
    if style == "tip":
        arrived.ring(middle, middle, RING + 7, 3, colour)
    sheet.cut(f"to-{style}", arrived, "board")
    left = sheet.brush(SIDE, SIDE, "board")
    if style == "last":
        left.disc(middle, middle, ORIGIN, colour).disc(middle, middle, ORIGIN - 5, sheet["last_soft"])
    else:
        left.ring(middle, middle, ORIGIN + (8 if style == "tip" else 0), stroke, colour)
    sheet.cut(f"from-{style}", left, "board")
    entered = sheet.brush(44, 44, "board").disc(22, 22, 21, colour)
    entered.line([(12, 22), (32, 22)], 6, sheet["card"]).line([(22, 12), (22, 32)], 6, sheet["card"])
    sheet.cut(f"in-{style}", entered, "board")
    cross, far, near = sheet.brush(SIDE, SIDE, "board"), 12, 34
    for (x, u), (y, v) in product(((far, near), (SIDE - far, SIDE - near)), repeat=2):
        cross.line([(x, y), (u, v)], stroke + 3, colour)
    sheet.cut(f"lost-{style}", cross, "board")


def arrows() -> dict[str, tuple[int, int]]:
    """List every direction a track runs in, both ways."""
    ways: dict[str, tuple[int, int]] = {}
    for one, two in BOARD.tracks:
        dx, dy = SPOTS[two][0] - SPOTS[one][0], SPOTS[two][1] - SPOTS[one][1]
        ways[arrow(dx, dy)] = (dx, dy)
        ways[arrow(-dx, -dy)] = (-dx, -dy)
    return ways


def arrow(dx: int, dy: int) -> str:
    return f"arrow{dx:+d}{dy:+d}"


def _arrow(sheet: SpriteSheet, style: str, dx: int, dy: int) -> Brush:
    """From the rim of one station to the ring around the next."""
    _, half, long, stroke, _ = STYLES[style]
    wide, high = abs(dx) + 56, abs(dy) + 56
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    tip = length - RING - 2
    neck = max(tip - long, ORIGIN - 2)

    def at(along: float, aside: float = 0) -> tuple[float, float]:
        return (wide - dx) / 2 + ux * along - uy * aside, (high - dy) / 2 + uy * along + ux * aside

    brush = sheet.brush(wide, high, "board")
    if neck > ORIGIN + 4:
        brush.line([at(ORIGIN + stroke / 2), at(neck + 4)], stroke, sheet[style])
    return brush.polygon((at(tip), at(neck, half), at(neck, -half)), sheet[style])


def _head(sheet: SpriteSheet, style: str, nth: int, size: tuple[int, int]) -> Brush:
    half, long = size
    angle, middle = 2 * pi * nth / HEADS, 30
    ux, uy = cos(angle), sin(angle)
    rear = (middle - ux * long / 2, middle - uy * long / 2)
    points = (
        (middle + ux * long / 2, middle + uy * long / 2),
        (rear[0] - uy * half, rear[1] + ux * half),
        (rear[0] + uy * half, rear[1] - ux * half),
    )
    return sheet.brush(60, 60, "board").polygon(points, sheet[style])


def stamp(canvas: Canvas, top: int, name: str, place: int, aside: int = 0) -> None:
    x, y = SPOTS[place]
    canvas.stamp(name, x + aside, top + y - aside)


def ends(action: str) -> tuple[int, int] | None:
    start, _, target = action.partition("-")
    return (NUMBERS[start], NUMBERS[target]) if start in NUMBERS and target in NUMBERS else None


def entered(played: tuple[str, ...]) -> list[int]:
    return [NUMBERS[action[2:]] for action in played if action.startswith("g@") and action[2:] in NUMBERS]


def arrived(played: tuple[str, ...]) -> list[int]:
    """List the stations where the turn's pieces came to stand."""
    moves = [way for action in played if (way := ends(action))]
    left = {start for start, _ in moves[1:]}
    return [target for _, target in moves if target not in left] + entered(played)


def paint_ways(canvas: Canvas, top: int, played: tuple[str, ...], style: str, taken: frozenset[int]) -> None:
    """Arrows along tracks for steps, dots to a head for a guard's jump; `taken` are the stations with a piece."""
    for action in played:
        if way := ends(action):
            start, target = way
            stamp(canvas, top, f"from-{style}", start)
            if style == "last" and start not in taken:
                x, y = SPOTS[start]
                canvas.say(NAMES[start], (x, top + y), NAME, ("last_soft", "last"), "m")
            paint = _paint_step if (min(way), max(way)) in _TRACKS else _paint_jump
            paint(canvas, top, (SPOTS[start], SPOTS[target]), style)


def paint_rings(canvas: Canvas, top: int, played: tuple[str, ...], style: str) -> None:
    """Ring what arrived, with a plus what entered; strike out the station of a penalty."""
    for place in arrived(played):
        stamp(canvas, top, f"to-{style}", place)
    for place in entered(played):
        stamp(canvas, top, f"in-{style}", place, aside=36)
    for action in played:
        if action.startswith("lose ") and action[5:] in NUMBERS:
            stamp(canvas, top, f"lost-{style}", NUMBERS[action[5:]])


Way = tuple[tuple[int, int], tuple[int, int]]


def _paint_step(canvas: Canvas, top: int, way: Way, style: str) -> None:
    (x, y), (u, v) = way
    canvas.stamp(f"{arrow(u - x, v - y)}-{style}", (x + u) / 2, top + (y + v) / 2)


def _paint_jump(canvas: Canvas, top: int, way: Way, style: str) -> None:
    for x, y in _dots(*way):
        canvas.stamp(f"dot-{style}", x, top + y)
    nth, x, y = _end(*way, STYLES[style][2])
    canvas.stamp(f"head{nth}-{style}", x, top + y)


def _end(start: tuple[int, int], target: tuple[int, int], long: int) -> tuple[int, float, float]:
    """Choose the head of a jump, and its place just outside the ring."""
    dx, dy = target[0] - start[0], target[1] - start[1]
    length = hypot(dx, dy)
    share = (length - RING - long / 2) / length
    return round(atan2(dy, dx) / (2 * pi) * HEADS) % HEADS, start[0] + dx * share, start[1] + dy * share


@cache
def _about(column: float, row: float) -> tuple[tuple[int, int], ...]:
    """List the stations that may be near a square with sides of CLEAR."""
    return tuple((x, y) for x, y in SPOTS if abs(x // CLEAR - column) <= 1 and abs(y // CLEAR - row) <= 1)


@lru_cache(maxsize=512)
def _dots(start: tuple[int, int], target: tuple[int, int]) -> tuple[tuple[float, float], ...]:
    dx, dy = target[0] - start[0], target[1] - start[1]
    length = hypot(dx, dy)
    count = int(length // DOT)
    room = length - RING - PIECE  # the head stands beyond
    along = ((start[0] + dx * nth / count, start[1] + dy * nth / count) for nth in range(1, count) if DOT * nth < room)
    return tuple(
        (x, y) for x, y in along if all(abs(x - u) + abs(y - v) > CLEAR for u, v in _about(x // CLEAR, y // CLEAR))
    )
