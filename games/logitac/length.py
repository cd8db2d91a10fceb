"""How long a game is to be: as the sheet has it, or shorter by our own rules (LO-28 to LO-31)."""

from dataclasses import dataclass

from games.core.option import Option


@dataclass(frozen=True, slots=True)
class Length:
    """The differences of a length from the printed rules."""

    lines: int = 0  # so many lines nearer to the enemy the ten pawns of the second line begin (LO-29)
    ascents_to_win: int | None = None  # who first makes so many has won (LO-30)
    pyramid_loses: bool = False  # who loses the pyramid has lost (LO-31)


SHEET = "sheet"
LENGTHS = {  # LO-28
    SHEET: Length(),
    "long": Length(lines=2, ascents_to_win=3, pyramid_loses=True),
    "short": Length(lines=3, ascents_to_win=2, pyramid_loses=True),
}
LENGTH_OPTION = Option("length", SHEET, choices=tuple(LENGTHS), offered="short")
