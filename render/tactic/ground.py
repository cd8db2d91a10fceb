"""Draw the board of Tactic once: tracks, stations with their names, whose half is whose, and the pieces."""

from games.core.outcome import SEATS, Seat
from games.tactic.board import BOARD, LINES
from render import frame
from render.brush import Brush, Point
from render.frame import MARGIN
from render.sprite_sheet import SpriteSheet
from render.tactic import marks
from render.tactic.plan import EDGE, HEIGHT, LEGEND, NAME, PIECE, ROW, RULER, SIDE, SPOTS, STATION, TRACK, WIDE


def draw(sheet: SpriteSheet) -> None:
    ground = frame.ground(sheet, HEIGHT)
    ground.is_crisp = True
    _draw_halves(sheet, ground)
    _draw_ruler(sheet, ground)
    for one, two in BOARD.tracks:
        ground.line([_inside(SPOTS[one]), _inside(SPOTS[two])], TRACK, sheet["line"])
    for station, at in zip(BOARD.stations, SPOTS, strict=True):
        _draw_base(sheet, ground, station.kind, _inside(at))
        ground.text(*_inside(at), station.name[-1], NAME, sheet["muted"])
    sheet.tile("ground", ground)
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


def _draw_base(sheet: SpriteSheet, ground: Brush, kind: str, at: Point) -> None:
    """Transit bases are round, outer ones doubly rimmed, central ones square."""
    x, y = at
    if kind == "central":
        ground.round_box((x - 47, y - 47, x + 47, y + 47), 18, sheet["muted"])
        ground.round_box((x - 42, y - 42, x + 42, y + 42), 14, sheet["card"])
    elif kind == "outer":
        ground.disc(x, y, STATION + 7, sheet["line"]).disc(x, y, STATION + 3.5, sheet["board"])
        ground.disc(x, y, STATION, sheet["line"]).disc(x, y, STATION - 3.5, sheet["hollow"])
    else:
        ground.disc(x, y, STATION, sheet["line"]).disc(x, y, STATION - 3.5, sheet["hollow"])


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
        tip = middle + nose - ahead * shrink * 1.5
        brush.disc(middle, middle, radius - shrink, colour)
        brush.polygon(
            ((middle - wing, middle + wing * ahead), (middle + wing, middle + wing * ahead), (middle, tip)), colour
        )
    if seat:
        brush.ring(middle, middle, radius - 4.5, 2.5, sheet["coal_ring"])


def _draw_guard(sheet: SpriteSheet, brush: Brush, seat: Seat, middle: float, radius: float) -> None:
    """A square block with a line along its edge."""
    name = "coal" if seat else "ivory"
    reach = radius * 0.94

    def box(inset: float) -> tuple[float, float, float, float]:
        return middle - reach + inset, middle - reach + inset, middle + reach - inset, middle + reach - inset

    shadow = (box(0)[0], box(0)[1] + 3, box(0)[2], box(0)[3] + 3)
    brush.round_box(shadow, 8, sheet["shade"], alpha=0.4, blur=2)
    brush.round_box(box(0), 8, sheet[f"{name}_rim"]).round_box(box(3), 6, sheet[name])
    brush.round_box(box(5.5), 4, sheet["coal_ring" if seat else "ivory_rim"], stroke=2.5)


def _draw_legend(sheet: SpriteSheet) -> None:
    """Everything in small."""
    for name, draw_one in (("patrol", _draw_patrol), ("guard", _draw_guard)):
        piece = sheet.brush(LEGEND, LEGEND, "board")
        draw_one(sheet, piece, 0, LEGEND / 2, 22)
        sheet.cut(f"legend-{name}", piece, "board")
    half = LEGEND / 2
    base = sheet.brush(LEGEND, LEGEND, "board").round_box(
        (half - 27, half - 27, half + 27, half + 27), 10, sheet["muted"]
    )
    sheet.cut("legend-central", base.round_box((half - 23, half - 23, half + 23, half + 23), 7, sheet["card"]), "board")
    base = (
        sheet.brush(LEGEND, LEGEND, "board")
        .ring(half, half, 27, 4, sheet["line"])
        .ring(half, half, 20, 4, sheet["line"])
    )
    sheet.cut("legend-outer", base, "board")
    goals = sheet.brush(LEGEND, LEGEND, "board")
    _draw_goal(sheet, goals, 0, (half - 18, LEGEND - 2), 2)
    _draw_goal(sheet, goals, 1, (half + 18, 2), LEGEND - 2)
    sheet.cut("legend-goals", goals, "board")
    sheet.cut("legend-arrived", sheet.brush(LEGEND, LEGEND, "board").ring(half, half, 25, 6, sheet["last"]), "board")
