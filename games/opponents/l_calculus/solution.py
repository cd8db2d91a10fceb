"""Perfect play by the tables: what each turn is worth, exactly (LC-3 to LC-8, LC-11)."""

from functools import cache

from games.opponents.l_calculus.lines import inverted, is_over, removals, results, worth
from games.opponents.l_calculus.tables import LengthTable, table

FAR = 1000  # turns of quiet left where there is no limit


class Solution:
    """All for White: who plays Black asks about the line with its colours inverted."""

    def __init__(self, blocks: str) -> None:
        self.blocks = blocks
        self.nodes = 0
        self._marks = cache(worth)
        self._removed: dict[tuple[int, int], int | None] = {}
        self._restricted: dict[tuple[int, int, int, int], int] = {}

    def position(self, line: int, length: int, quiet: int) -> int:
        """Value a line with White to move and nothing forbidden."""
        return 0 if is_over(line, length) else table(self.blocks, length).value(line, quiet)

    def removal(self, rest: int, length: int) -> int:
        """Value what is left after White has removed something: Black is to move, all quiet turns lie ahead."""
        return -self.position(inverted(rest, length), length, FAR)

    def keeping(self, before: int, line: int, length: int, quiet: int) -> int:
        """Value keeping everything after the swap from `before` to `line`, so many turns of quiet left before it."""
        return -self.restricted(inverted(line, length), inverted(before, length), length, quiet - 1)

    def best_removal(self, line: int, length: int) -> int | None:
        """Value the best of all that can be removed after a swap to this line, if anything can."""
        key = line, length
        if key not in self._removed:
            values = (self.removal(rest, left) for _, _, rest, left in removals(line, length))
            self._removed[key] = max(values, default=None)
        return self._removed[key]

    def swap(self, before: int, line: int, length: int, quiet: int) -> int:
        """Value the swap from one line to another, its marks and all that comes after it."""
        self.nodes += 1
        kept = self.keeping(before, line, length, quiet)
        removed = self.best_removal(line, length)
        return self._marks(line, length) + (kept if removed is None else max(kept, removed))

    def restricted(self, line: int, forbidden: int | None, length: int, quiet: int) -> int:
        """Value a line with White to move where one result is forbidden (LC-5)."""
        values = table(self.blocks, length)
        best = values.value(line, quiet)
        if forbidden is None or quiet == 0:
            return best
        quiet = min(quiet, values.settled)
        key = line, forbidden, length, quiet
        if key not in self._restricted:
            is_best = self.swap(line, forbidden, length, quiet) == best
            self._restricted[key] = self._second(line, forbidden, length, quiet, values) if is_best else best
        return self._restricted[key]

    def _second(self, line: int, forbidden: int, length: int, quiet: int, values: LengthTable) -> int:
        others = results(line, length, self.blocks) - {forbidden}
        best = values.value(line, quiet)
        if not others:
            return -values.value(inverted(line, length), quiet)  # G-8: the turn passes, and nothing is forbidden
        second: int | None = None
        for result in others:
            value = self.swap(line, result, length, quiet)
            if value == best:
                return best
            second = value if second is None else max(second, value)
        return best if second is None else second
