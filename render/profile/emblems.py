"""A small sign for each game, by what lies on its board."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from render.brush import Brush
from render.sprite_sheet import SpriteSheet
from render.theme import Colour

SIDE, ROUND = 116, 20
DrawEmblem = Callable[[SpriteSheet, Brush], None]
TINTS: Mapping[str, Colour] = {  # of Logan's stones and Topologic's tiles, alike in all themes
    "slate": (78, 88, 101),
    "amber": (233, 170, 62),
    "red": (176, 74, 82),
    "green": (58, 120, 86),
    "blue": (70, 104, 170),
    "yellow": (233, 214, 130),
}


def draw(sheet: SpriteSheet, key: str) -> None:
    """Keep a game's emblem as a sprite; a game without one gets its first letter."""
    brush = sheet.brush(SIDE, SIDE, "card").round_box((0, 0, SIDE, SIDE), ROUND, sheet["board"])
    if key in _EMBLEMS:
        _EMBLEMS[key](sheet, brush)
    else:
        brush.text(SIDE / 2, SIDE / 2, key[:1].upper(), 64, sheet["ink"])
    sheet.tile(f"emblem-{key}", brush)


def _counter(sheet: SpriteSheet, brush: Brush, x: float, y: float, radius: float, *, is_dark: bool) -> None:
    brush.disc(x, y, radius, sheet["coal_rim" if is_dark else "ivory_rim"])
    brush.disc(x, y, radius - 2.5, sheet["coal" if is_dark else "ivory"])
    if is_dark:
        brush.ring(x, y, radius * 0.62, 3, sheet["coal_ring"])


def _l_calculus(sheet: SpriteSheet, brush: Brush) -> None:
    """A line of counters, with a swap above and a run below."""
    for x, is_dark in ((22, False), (46, True), (70, True), (94, False)):
        _counter(sheet, brush, x, 62, 11.5, is_dark=is_dark)
    brush.line(((22, 42), (22, 26), (94, 26), (94, 36)), 4, sheet["last"])
    brush.polygon(((86, 34), (102, 34), (94, 46)), sheet["last"])
    brush.line(((38, 84), (38, 92), (78, 92), (78, 84)), 3.5, sheet["line"])


def _hexagon(brush: Brush, x: float, y: float, radius: float, colour: Colour) -> None:
    brush.polygon([(x + radius * sin(nth * pi / 3), y + radius * cos(nth * pi / 3)) for nth in range(6)], colour)


def _logan_stones(sheet: SpriteSheet, brush: Brush) -> None:
    """Three stones that touch each other."""
    for x, y, fill in ((36, 40, TINTS["slate"]), (80, 40, sheet["ivory"]), (58, 78, TINTS["amber"])):
        _hexagon(brush, x, y, 26, sheet["ivory_rim"])
        _hexagon(brush, x, y, 23.5, fill)
    brush.polygon(((28, 36), (36, 29), (45, 34), (45, 44), (36, 51), (27, 46)), sheet["ivory"])
    brush.round_box((72, 29, 88, 51), 2, sheet["ivory_ink"], stroke=3)
    brush.line(((50, 66), (65, 88)), 3.5, sheet["ivory_ink"]).line(((66, 66), (51, 88)), 3.5, sheet["ivory_ink"])


def _tactic(sheet: SpriteSheet, brush: Brush) -> None:
    """Tracks, a patrol on its way, and a guard before it."""
    for x in (24, 58, 92):
        brush.line(((x, 12), (x, 104)), 2.5, sheet["line"])
    for left, right in ((24, 58), (92, 58)):
        brush.line(((left, 24), (right, 58), (left, 92)), 2.5, sheet["line"])
    _counter(sheet, brush, 58, 58, 17, is_dark=False)
    _counter(sheet, brush, 92, 92, 15, is_dark=True)
    brush.round_box((10, 10, 38, 38), 4, sheet["coal_rim"]).round_box((12.5, 12.5, 35.5, 35.5), 3, sheet["coal"])
    brush.round_box((18, 18, 30, 30), 2, sheet["coal_ring"], stroke=3)


def _topologic(sheet: SpriteSheet, brush: Brush) -> None:
    """Tiles with a gap among them, and a pawn."""
    tiles = ((0, 0, "red"), (1, 0, "yellow"), (0, 1, "blue"), (1, 1, "green"), (2, 1, "amber"), (1, 2, "slate"))
    for column, row, colour in tiles:
        x, y = 13 + 31 * column, 13 + 31 * row
        brush.round_box((x, y, x + 28, y + 28), 5, TINTS[colour])
    brush.disc(58, 58, 13, sheet["ivory"]).disc(58, 58, 10.5, sheet["coal"])
    brush.disc(58, 58, 4, sheet["ivory"])


def _logitac(sheet: SpriteSheet, brush: Brush) -> None:
    """Boards above each other, each smaller, and a star at the top."""
    for nth, (half, y) in enumerate(((46, 96), (33, 70), (20, 46))):
        rim, face = sheet["token_rim"], sheet["ivory"] if nth % 2 else sheet["token"]
        brush.polygon(((58 - half, y), (58 + half, y), (58 + half - 8, y - 20), (58 - half + 8, y - 20)), rim)
        brush.polygon(((61 - half, y - 3), (55 + half, y - 3), (48 + half, y - 18), (68 - half, y - 18)), face)
    points = [(10.0 if nth % 2 else 4.5, nth * pi / 5) for nth in range(1, 11)]
    brush.polygon([(58 + far * sin(turn), 15 - far * cos(turn)) for far, turn in points], sheet["last"])


_EMBLEMS: Mapping[str, DrawEmblem] = {
    "l_calculus": _l_calculus,
    "logan_stones": _logan_stones,
    "tactic": _tactic,
    "topologic": _topologic,
    "logitac": _logitac,
}
