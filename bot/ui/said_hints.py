"""What the last hint at each table said: the next one says something else, where something else is true."""

from collections import OrderedDict

MOST_KEPT = 500


class SaidHints:
    """Kept in memory alone: after a restart a hint may be said twice."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def last(self, table: str) -> str:
        return self._last.get(table, "")

    def note(self, table: str, said: str) -> None:
        self._last[table] = said
        self._last.move_to_end(table)
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)
