"""The values of all lines with at most ten counters of a colour, from `tools.opponents.l_calculus_tables`.

`any.zip` and `equal.zip`, one for each setting of `blocks`, hold for each length one signed byte a line: the difference
of the marks still to come with best play by both, for White to move, while the end by quiet is far; for its last turns
they hold what has to be added. Of two mirrored lines only the smaller number is filled in.
"""

from array import array
from functools import cache
from importlib.resources import files
from io import BytesIO
from zipfile import ZipFile

MOST_COUNTERS = 10
SHORTEST, LONGEST = 3, 2 * MOST_COUNTERS
SETTLED = "settled"


def file_name(blocks: str) -> str:
    return f"{blocks}.zip"


def member(length: int, part: str) -> str:
    """Name a table: `part` is SETTLED or the number of quiet turns left."""
    return f"{length}/{part}"


def is_solved(line: int, length: int) -> bool:
    black = line.bit_count()
    return black <= MOST_COUNTERS and length - black <= MOST_COUNTERS


class LengthTable:
    """One length under one setting: `settled` quiet turns left are as good as any more."""

    def __init__(self, archive: ZipFile, length: int) -> None:
        self._values = _read(archive, member(length, SETTLED))
        self._changes: list[array[int]] = []
        names = set(archive.namelist())
        while (name := member(length, str(len(self._changes) + 1))) in names:
            self._changes.append(_read(archive, name))
        self.settled = len(self._changes) + 1
        self._format, self._length = f"0{length}b", length

    def value(self, line: int, quiet: int) -> int:
        if not quiet:
            return 0
        mirrored = int(format(line, self._format)[::-1], 2)
        line = min(line, mirrored)
        value = self._values[line]
        return value if quiet >= self.settled else value + self._changes[quiet - 1][line]


def _read(archive: ZipFile, name: str) -> "array[int]":
    return array("b", archive.read(name))


@cache
def _archive(blocks: str) -> ZipFile:
    return ZipFile(BytesIO(files(__package__).joinpath(file_name(blocks)).read_bytes()))


@cache
def table(blocks: str, length: int) -> LengthTable:
    return LengthTable(_archive(blocks), length)
