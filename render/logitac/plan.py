"""What both pictures of Logitac's boards must say of themselves."""

from dataclasses import dataclass

from render.brush import Brush
from render.frame import MARGIN
from render.sprite_sheet import SpriteSheet
from render.theme import Tints, read

LABEL = 27  # type of letters and numbers along the edges
SMALL = 46  # of a captured piece
LINE, INSET = 54, 12  # of a tray: from captures to credits, and from its edge to what it holds
TINTS: Tints = {
    "light": read("""
    square_light  F4EDDF
    square_dark   DCCDB0
    star          B8A27A  on the summit
    slab          66563C  a board's edge
    slab_ink      FFFDF7  numbers on it
    brick         A4512F  around a chimney
    hole          17120C
    """),
    "dark": read("""
    square_light  75828F
    square_dark   5D6A78
    star          8996A3  on the summit
    slab          1A222A  a board's edge
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
        left, lower = tray.x - MARGIN, tray.y + LINE + SMALL + 2 * INSET
        ground.round_box((left, tray.y, left + tray.wide, lower), 20, sheet["hollow"])
