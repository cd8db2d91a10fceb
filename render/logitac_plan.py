"""What both pictures of Logitac's boards must say of themselves."""

from dataclasses import dataclass

LABEL = 26  # type of letters and numbers along the edges


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
