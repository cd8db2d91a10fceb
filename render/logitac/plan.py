"""The interface of all layouts of Logitac's boards."""

from dataclasses import dataclass

from render.brush import Brush, Point
from render.frame import MARGIN
from render.sprite_sheet import SpriteSheet
from render.theme import Tints, read

LABEL = 34  # type of letters and numbers along the edges
SMALL = 48  # of a captured piece
LINE, INSET = 44, 6  # of a tray: from line to line, and from its edge to what it holds
BADGE = 23  # radius of a board's number
TRAY_HIGH = 2 * LINE + 2 * INSET  # captures, and below them the ascents they earned
SEAM = 2.5  # beside a mark: it has to stand out from light and dark squares alike
FRAMES = {  # around squares: in which colour, how wide, and which share is left out (twice if negative)
    "was": ("before", 3, 0.0),
    "from": ("last", 3, 0.0),
    "to": ("last", 7, 0.0),
    "tip": ("tip", 6, -0.12),
    "hint": ("hint", 6, 0.3),
    "picked": ("picked", 7, 0.0),
}
TINTS: Tints = {
    "light": read("""
    square_light  EFE4CF
    square_dark   D0BD9A
    star          6B5426  on the summit
    slab          66563C  a board's edge
    slab_ink      FFFDF7  numbers on it
    brick         A4512F  around a chimney
    hole          17120C
    """),
    "dark": read("""
    square_light  75828F
    square_dark   5D6A78
    star          0F151A  on the summit
    slab          0B1014  a board's edge
    slab_ink      D5DCE3  numbers on it
    brick         D0714C  around a chimney
    hole          030405
    """),
}


@dataclass(frozen=True, slots=True)
class Tray:
    """Where a seat's captures are shown, and its credits in a line below."""

    x: int
    y: int
    wide: int


@dataclass(frozen=True, slots=True)
class Plan:
    height: int
    spots: tuple[tuple[int, int], ...]  # the middle of every square, the board's top being 0
    sizes: tuple[int, ...]  # of the piece on it, and of the marks around it
    lift: int  # how far a piece stands above the middle of its square, in percent of its size
    trays: tuple[Tray, Tray]


def draw_trays(sheet: SpriteSheet, ground: Brush, plan: Plan) -> None:
    for tray in plan.trays:
        left, lower = tray.x - MARGIN, tray.y + TRAY_HIGH
        ground.round_box((left, tray.y, left + tray.wide, lower), 20, sheet["hollow"])


def draw_badge(sheet: SpriteSheet, ground: Brush, number: int, at: Point) -> None:
    """Number a board, where its letters and its columns meet."""
    ground.disc(*at, BADGE, sheet["slab"]).text(*at, str(number), LABEL, sheet["slab_ink"])
