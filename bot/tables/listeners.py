"""Functions that are told of every commit at a table: the opponent, metrics and the like."""

from collections.abc import Callable, Sequence

from bot.tables.answers import Event
from data.records import Table

Listener = Callable[[Table, Sequence[Event]], None]


class Listeners:
    """Listeners must be quick, and a kill may lose what they were told: durable work is found again in the database."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    def add(self, listener: Listener) -> None:
        self._all.append(listener)

    def tell(self, table: Table, events: Sequence[Event]) -> None:
        for listener in self._all:
            listener(table, events)
