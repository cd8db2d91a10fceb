"""Functions that are called after every commit at a table: the opponent and metrics, for example."""

from collections.abc import Callable, Sequence

from bot.tables.values.answers import Event
from data.records import Table

Listener = Callable[[Table, Sequence[Event]], None]


class Listeners:
    """Call all listeners. They must be quick; a kill may lose a call, so durable work is found in the database."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    def add(self, listener: Listener) -> None:
        self._all.append(listener)

    def tell(self, table: Table, events: Sequence[Event]) -> None:
        for listener in self._all:
            listener(table, events)
