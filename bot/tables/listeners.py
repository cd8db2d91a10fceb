"""Those who want to know that something was committed at a table: an opponent, metrics, whoever comes."""

from collections.abc import Callable, Sequence

from bot.tables.answers import Event
from data.records import Table

Listener = Callable[[Table, Sequence[Event]], None]


class Listeners:
    """What they do must be quick, and may be lost by a kill: durable work is found again in the database."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    def add(self, listener: Listener) -> None:
        self._all.append(listener)

    def tell(self, table: Table, events: Sequence[Event]) -> None:
        for listener in self._all:
            listener(table, events)
