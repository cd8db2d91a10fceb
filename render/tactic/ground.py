"""Draw the board of Tactic once: tracks, stations with their names, whose half is whose, and the pieces."""

from math import hypot

from games.core.outcome import SEATS, Seat
from games.tactic.board import BOARD, LINES, Station
from render import frame
from render.brush import Brush, Point
from render.canvas import WIDTH
from render.frame import MARGIN
from render.sprite_sheet import SpriteSheet

LEFT, COLUMN, ROW, EDGE = 168, 156, 78, 64  # x of column 0, distances, and from the edge to lines 1 and 13
# A column is as wide as two rows are high: tracks at 45° shift by a pixel a line, which packs best.
STATION, PIECE, SIDE = 30, 33, 96  # radii; a piece's sprite is SIDE wide and high
HEIGHT = 2 * EDGE + (LINES - 1) * ROW
WIDE = WIDTH - 2 * MARGIN
NAME = 27  # size of a station's name


def spot(station: Station) -> tuple[int, int]:
    """Find a station in the picture, the board's top being 0; South is at the bottom."""
    return round(LEFT + station.x * COLUMN), EDGE + (LINES - station.line) * ROW


SPOTS = tuple(spot(station) for station in BOARD.stations)
NUMBERS = {station.name: number for number, station in enumerate(BOARD.stations)}


def draw(sheet: SpriteSheet) -> None:
    ground = frame.ground(sheet, HEIGHT)
    _draw_halves(sheet, ground)
    for one, two in BOARD.tracks:
        ground.line([_inside(SPOTS[one]), _inside(SPOTS[two])], 6, sheet["line"])
    for station in BOARD.stations:
        _draw_station(sheet, ground, station)
    sheet.tile("ground", ground)
    for seat in SEATS:
        _draw_pieces(sheet, seat)
    _draw_rings(sheet)
    for name, (dx, dy) in arrows().items():
        _draw_arrow(sheet, name, dx, dy)


def _inside(point: tuple[int, int]) -> Point:
    return point[0] - MARGIN, point[1]


def _draw_halves(sheet: SpriteSheet, ground: Brush) -> None:
    """Rails at both sides in the seat's colour, dark ones striped; line numbers beside the left one."""
    middle = HEIGHT / 2
    for x in (14, WIDE - 22):
        ground.round_box((x, middle + 30, x + 8, HEIGHT - 26), 4, sheet["ivory_rim"])
        ground.round_box((x + 1.5, middle + 31.5, x + 6.5, HEIGHT - 27.5), 2.5, sheet["ivory"])
        for nth in range(12):
            upper = 26 + nth * (middle - 56) / 12
            ground.round_box((x, upper, x + 8, upper + (middle - 56) / 12 - 6), 4, sheet["coal_rim"])
    for line in range(1, LINES + 1):
        ground.text(54, EDGE + (LINES - line) * ROW, str(line), 30, sheet["muted"])


def _draw_station(sheet: SpriteSheet, ground: Brush, station: Station) -> None:
    """Transit bases are round, outer ones doubly rimmed, central ones square."""
    x, y = _inside(spot(station))
    if station.kind == "central":
        ground.round_box((x - 46, y - 46, x + 46, y + 46), 16, sheet["muted"])
        ground.round_box((x - 42, y - 42, x + 42, y + 42), 12, sheet["board"])
        ground.disc(x, y, STATION, sheet["line"]).disc(x, y, STATION - 4, sheet["hollow"])
    elif station.kind == "outer":
        ground.disc(x, y, STATION + 3, sheet["muted"]).disc(x, y, STATION - 1, sheet["board"])
        ground.disc(x, y, STATION - 4, sheet["hollow"])
    else:
        ground.disc(x, y, STATION, sheet["line"]).disc(x, y, STATION - 4, sheet["hollow"])
    ground.text(x, y, station.name, NAME, sheet["muted"])


def _draw_pieces(sheet: SpriteSheet, seat: Seat) -> None:
    for name, draw_one in (("patrol", _draw_patrol), ("guard", _draw_guard)):
        piece = sheet.brush(SIDE, SIDE, "board")
        draw_one(sheet, piece, seat, SIDE / 2, PIECE)
        sheet.cut(f"{name}-{seat}", piece, "board")
    for ground in ("card", "turn"):
        chip = sheet.brush(52, 52, ground)
        _draw_guard(sheet, chip, seat, 26, 19)
        if ground == "turn" and seat:  # dark on dark in the light theme
            chip.round_box((7, 7, 45, 45), 9, sheet["coal_ring"], stroke=3)
        sheet.tile(f"guard-{seat}-{ground}", chip)


def _draw_patrol(sheet: SpriteSheet, brush: Brush, seat: Seat, middle: float, radius: float) -> None:
    """A disc with a nose that points where it goes: South's upward, North's downward."""
    name, ahead = ("coal", 1) if seat else ("ivory", -1)
    nose = radius * 1.36 * ahead
    brush.disc(middle, middle + 2.5, radius, sheet["shade"], alpha=0.4, blur=2)
    for shrink, colour in ((0.0, sheet[f"{name}_rim"]), (3.5, sheet[name])):
        wing = (radius - shrink) * 0.72
        tip = middle + nose - ahead * shrink * 1.5
        brush.disc(middle, middle, radius - shrink, colour)
        brush.polygon(
            ((middle - wing, middle + wing * ahead), (middle + wing, middle + wing * ahead), (middle, tip)), colour
        )
    if seat:
        brush.ring(middle, middle, radius - 3.5, 2.5, sheet["coal_ring"])


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


def _draw_rings(sheet: SpriteSheet) -> None:
    half = SIDE / 2
    sheet.cut("hint", sheet.brush(SIDE, SIDE, "board").dashes(half, half, 46, 6, sheet["hint"]), "board")
    sheet.cut("picked", sheet.brush(SIDE, SIDE, "board").ring(half, half, 47, 6, sheet["picked"]), "board")
    sheet.cut("to", sheet.brush(SIDE, SIDE, "board").ring(half, half, 47, 5, sheet["last"]), "board")
    sheet.cut("from", sheet.brush(SIDE, SIDE, "board").ring(half, half, 37, 5, sheet["last"]), "board")
    chance = sheet.brush(30, 30, "board").disc(15, 15, 14, sheet["card"]).disc(15, 15, 11, sheet["hint"])
    sheet.cut("hint-dot", chance, "board")
    sheet.cut("dot", sheet.brush(16, 16, "board").disc(8, 8, 7, sheet["last"]), "board")
    cross = sheet.brush(SIDE, SIDE, "board")
    for near, far in ((30, 12), (66, 84)):
        cross.line([(near, near), (far, far)], 8, sheet["last"]).line(
            [(near, SIDE - near), (far, SIDE - far)], 8, sheet["last"]
        )
    sheet.cut("lost", cross, "board")


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


def _draw_arrow(sheet: SpriteSheet, name: str, dx: int, dy: int) -> None:
    """From the rim of one station to the rim of the next."""
    wide, high = abs(dx) + 40, abs(dy) + 40
    long = hypot(dx, dy)
    ux, uy = dx / long, dy / long
    start, tip = STATION + 6, long - PIECE - 5
    neck = max(tip - 24, start)

    def at(along: float, aside: float = 0) -> Point:
        return (wide - dx) / 2 + ux * along - uy * aside, (high - dy) / 2 + uy * along + ux * aside

    brush = sheet.brush(wide, high, "board")
    if neck > start:
        brush.line([at(start), at(neck + 4)], 10, sheet["last"])
    brush.polygon((at(tip), at(neck, 17), at(neck, -17)), sheet["last"])
    sheet.cut(name, brush, "board")
