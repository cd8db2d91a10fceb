"""Know what runs now, and answer a host's tools, whether or not Discord can be reached."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.monitoring.measured_store import MeasuredStore
from bot.monitoring.measures import Measures
from bot.monitoring.running import Readings, Running
from bot.monitoring.service_manager import ServiceManager
from bot.tables import Acted, Event, Table, Tables
from data.store import Store


class Monitor:
    """Observe the running parts. It lives as long as the process; they come and go with each connection."""

    def __init__(self, measures: Measures | None = None, manager: ServiceManager | None = None) -> None:
        self.measures = measures or Measures()
        self._manager = manager or ServiceManager(None)
        self._running: Running | None = None

    def measured(self, store: Store) -> Store:
        return MeasuredStore(store, self.measures.committed) if self.measures.are_wanted else store

    def listen(self, tables: Tables) -> None:
        if self.measures.are_wanted:
            tables.listen(self._hear)

    def _hear(self, table: Table, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Acted) and event.turn_over:
                self.measures.turn_played(table.game)

    @contextmanager
    def watching(self, running: Running) -> Iterator[None]:
        self._running = running
        self._manager.ready("serving")
        try:
            yield
        finally:
            self._running = None

    def waiting(self, seconds: float) -> None:
        """Report that Discord can't be reached; this is no reason to restart the process."""
        self._manager.ready(f"Discord can't be reached; the next try is in {seconds:.0f} s")

    def stopping(self) -> None:
        self._manager.stopping()

    async def is_healthy(self) -> bool:
        """Return whether a restart couldn't help: the event loop and the database answer."""
        return self._running is None or await self._running.store_answers()

    async def is_ready(self) -> bool:
        return self._running is not None and await self._running.is_ready()

    async def readings(self) -> Readings:
        return await self._running.readings() if self._running else Readings()
