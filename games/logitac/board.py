"""Logitac's four boards as one row of squares."""

from typing import NamedTuple


class Level(NamedTuple):
    """One board: its lines, its columns and the place of its first square in the row."""

    lines: str
    columns: range
    start: int

    @property
    def span(self) -> tuple[int, int]:
        return self.start, self.start + len(self.lines) * len(self.columns)


# LO-1; the row of squares is in the order of the legal list: by letter, then by number
LEVELS = {
    1: Level("abcdefghijkl", range(1, 13), 0),
    2: Level("mnopqrst", range(13, 21), 144),
    3: Level("uvwxy", range(21, 26), 208),
    4: Level("z", range(26, 27), 233),
}
NAMES = tuple(f"{line}{column}" for level in LEVELS.values() for line in level.lines for column in level.columns)
INDEX = {name: square for square, name in enumerate(NAMES)}
SQUARES = range(len(NAMES))
SPAN = {number: level.span for number, level in LEVELS.items()}
LEVEL_OF = tuple(number for number, span in SPAN.items() for _ in range(*span))
CHIMNEYS = ("d4", "d9", "i4", "i9", "o15", "o18", "r15", "r18", "w23")  # LO-2
SUMMIT = INDEX["z26"]
HOMES = (range(12), range(132, 144))  # LO-3: White's line a, Black's line l
