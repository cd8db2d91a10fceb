"""Draw the board of Tactic once: tracks, stations, whose home is whose, and the pieces."""

from itertools import product

from games.core.outcome import SEATS, Seat
from games.tactic.board import BOARD, LINES, Station
from render import frame
from render.brush import Brush, Point
from render.frame import MARGIN
from render.sprite_sheet import SpriteSheet
from render.tactic import marks
from render.tactic.plan import (
    EDGE,
    HEIGHT,
    HOUSE,
    LEGEND,
    NAME,
    PIECE,
    PLAIN,
    ROW,
    RULER,
    SIDE,
    SPOTS,
    STATION,
    TRACK,
    WIDE,
)


def draw(sheet: SpriteSheet) -> None:
    ground = frame.ground(sheet, HEIGHT)
    _draw_halves(sheet, ground)
    _draw_ruler(sheet, ground)
    for one, two in BOARD.tracks:
        ground.line([_inside(SPOTS[one]), _inside(SPOTS[two])], TRACK, sheet["line"])
    for base, at in zip(BOARD.stations, SPOTS, strict=True):
        _draw_base(sheet, ground, base, _inside(at))
    sheet.tile("ground", ground)
    station = sheet.brush(66, 66, "board").disc(33, 33, STATION, sheet["line"])
    sheet.cut("station", station.disc(33, 33, STATION - 3.5, sheet["hollow"]), "board")
    for seat in SEATS:
        _draw_pieces(sheet, seat)
    _draw_legend(sheet)
    marks.draw(sheet)


def _inside(point: tuple[int, int]) -> Point:
    return point[0] - MARGIN, point[1]


def _draw_ruler(sheet: SpriteSheet, ground: Brush) -> None:
    """Number the lines: a station's name is its line's number and its letter."""
    for line in range(1, LINES + 1):
        ground.text(RULER, EDGE + (LINES - line) * ROW, str(line), NAME, sheet["muted"])


def _draw_halves(sheet: SpriteSheet, ground: Brush) -> None:
    """An arrow beside the board for each seat: from its own end to the far one, where its patrols come home."""
    _draw_goal(sheet, ground, 0, (20, HEIGHT - 100), 34)  # the corner below is left free
    _draw_goal(sheet, ground, 1, (WIDE - 20, 34), HEIGHT - 34)


def _draw_goal(sheet: SpriteSheet, brush: Brush, seat: Seat, start: tuple[float, float], tip: float) -> None:
    name, ahead, (x, rear) = "coal" if seat else "ivory", 1 if seat else -1, start
    for inset, colour in ((0.0, sheet[f"{name}_rim"]), (3.5, sheet[name])):
        neck, point = tip - ahead * 36, tip - ahead * 2.2 * inset
        upper, lower = sorted((rear + ahead * inset, neck))
        barb = 19 - 1.7 * inset
        brush.round_box((x - 8 + inset, upper, x + 8 - inset, lower), 6 - inset, colour)
        brush.polygon(((x - barb, neck + ahead * inset), (x + barb, neck + ahead * inset), (x, point)), colour)


def _draw_base(sheet: SpriteSheet, ground: Brush, station: Station, at: Point) -> None:
    """Transit bases are round, outer ones doubly rimmed, central ones the houses of those who come home there."""
    x, y = at
    if station.kind == "central":
        _draw_house(sheet, ground, 0 if station.line == LINES else 1, at, HOUSE)
        return
    if station.kind == "outer":
        ground.disc(x, y, PLAIN + 10, sheet["line"]).disc(x, y, PLAIN + 6.5, sheet["board"])
    ground.disc(x, y, PLAIN, sheet["line"]).disc(x, y, PLAIN - 3.5, sheet["hollow"])


def _draw_house(sheet: SpriteSheet, brush: Brush, seat: Seat, at: Point, size: float) -> None:
    """Whose home it is: its roof points as their patrols do, its walls are as light or as dark as they are."""
    (x, y), ahead = at, 1 if seat else -1
    rim, fill = sheet["coal_rim" if seat else "ivory_rim"], sheet["coal" if seat else "ivory"]
    for inset, colour in ((0.0, rim), (3.5, fill), (size * 0.24, sheet["card"])):
        wide, low = size - inset, size - inset
        eaves, roof = y + ahead * size * 0.35, y + ahead * (size * 1.2 - inset * 1.4)
        upper, lower = sorted((y - ahead * low, eaves))
        brush.round_box((x - wide, upper, x + wide, lower), 0, colour)
        brush.polygon(((x - wide, eaves), (x + wide, eaves), (x, roof)), colour)


def _draw_pieces(sheet: SpriteSheet, seat: Seat) -> None:
    for name, draw_one in (("patrol", _draw_patrol), ("guard", _draw_guard)):
        piece = sheet.brush(SIDE, SIDE, "board")
        draw_one(sheet, piece, seat, SIDE / 2, PIECE)
        sheet.cut(f"{name}-{seat}", piece, "board")
    for ground in ("card", "turn"):
        chip = sheet.brush(56, 56, ground).round_box((1, 1, 55, 55), 14, sheet["token_rim"])
        chip.round_box((4, 4, 52, 52), 11, sheet["token"])
        _draw_guard(sheet, chip, seat, 28, 19)
        sheet.tile(f"guard-{seat}-{ground}", chip)


def _draw_patrol(sheet: SpriteSheet, brush: Brush, seat: Seat, middle: float, radius: float) -> None:
    """A disc with a nose that points where it goes: South's upward, North's downward."""
    name, ahead = ("coal", 1) if seat else ("ivory", -1)
    nose = radius * 1.38 * ahead
    brush.disc(middle, middle + 2.5, radius, sheet["shade"], alpha=0.4, blur=2)
    for shrink, colour in ((0.0, sheet[f"{name}_rim"]), (4.5, sheet[name])):
        wing = (radius - shrink) * 0.72
        rear, tip = middle + wing * ahead, middle + nose - ahead * shrink * 1.5
        brush.disc(middle, middle, radius - shrink, colour)
        brush.polygon(((middle - wing, rear), (middle + wing, rear), (middle, tip)), colour)
    if seat:
        brush.ring(middle, middle, radius - 4.5, 2.5, sheet["coal_ring"])


def _draw_guard(sheet: SpriteSheet, brush: Brush, seat: Seat, middle: float, radius: float) -> None:
    """A heavy square block, barred crosswise: nobody passes."""
    name = "coal" if seat else "ivory"
    reach = radius * 0.96

    def box(inset: float) -> tuple[float, float, float, float]:
        return middle - reach + inset, middle - reach + inset, middle + reach - inset, middle + reach - inset

    shadow = (box(0)[0], box(0)[1] + 3, box(0)[2], box(0)[3] + 3)
    brush.round_box(shadow, 8, sheet["shade"], alpha=0.4, blur=2)
    brush.round_box(box(0), 8, sheet[f"{name}_rim"]).round_box(box(radius * 0.09), 6, sheet[name])
    bar, far = sheet["coal_ring" if seat else "ivory_rim"], radius * 0.74
    for x, y in product((-1, 1), repeat=2):
        corner = middle + x * far, middle + y * far
        brush.line([corner, (corner[0] - x * radius * 0.28, corner[1])], radius * 0.14, bar)
        brush.line([corner, (corner[0], corner[1] - y * radius * 0.28)], radius * 0.14, bar)


def _draw_legend(sheet: SpriteSheet) -> None:
    for name, draw_one in (("patrol", _draw_patrol), ("guard", _draw_guard)):
        piece = sheet.brush(LEGEND, LEGEND, "board")
        draw_one(sheet, piece, 0, LEGEND / 2, 22)
        sheet.cut(f"legend-{name}", piece, "board")
    half = LEGEND / 2
    for seat in SEATS:
        base = sheet.brush(LEGEND, LEGEND, "board")
        _draw_house(sheet, base, seat, (half, half - (5 if seat else -5)), 24)
        sheet.cut(f"legend-central-{seat}", base, "board")
    base = sheet.brush(LEGEND, LEGEND, "board").ring(half, half, 27, 4, sheet["line"])
    sheet.cut("legend-outer", base.ring(half, half, 20, 4, sheet["line"]), "board")
    sheet.cut("legend-arrived", sheet.brush(LEGEND, LEGEND, "board").ring(half, half, 25, 6, sheet["last"]), "board")
