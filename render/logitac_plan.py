"""What both pictures of Logitac's boards must say of themselves."""

from dataclasses import dataclass

from render.theme import Tints, read

LABEL = 27  # type of letters and numbers along the edges
TINTS: Tints = {
    "light": read("""
    square_light  F4EDDF
    square_dark   DCCDB0
    slab          66563C  a board's edge
    slab_ink      FFFDF7  numbers on it
    brick         A4512F  around a chimney
    hole          17120C
    """),
    "dark": read("""
    square_light  5A6774
    square_dark   455160
    slab          1A222A  a board's edge
    slab_ink      D5DCE3  numbers on it
    brick         D0714C  around a chimney
    hole          030405
    """),
}


@dataclass(frozen=True, slots=True)
class Tray:
    """Where a seat's captures and credits are shown: the credits so far beside and below the captures."""

    x: int
    y: int
    across: int
    down: int


@dataclass(frozen=True, slots=True)
class Plan:
    height: int
    spots: tuple[tuple[int, int], ...]  # the middle of every square, the board's top being 0
    sizes: tuple[int, ...]  # of the piece on it, and of the marks around it
    lift: int  # how far a piece stands above the middle of its square, in percent of its size
    trays: tuple[Tray, Tray]
