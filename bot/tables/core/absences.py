"""Keep announced absences in memory, because every turn asks for them."""

from collections.abc import Sequence

from bot.tables.values.durations import DAY
from bot.tables.values.pauses import Span, merged
from data.records import Away, Table
from data.store import Store, Where

YEAR = 365 * DAY  # then an absence counts no longer


class Absences:
    def __init__(self) -> None:
        self._by_person: dict[str, dict[str, Away]] = {}

    async def load(self, store: Store, now: int) -> None:
        absences = await store.find(Away, Where(at_least={"until_at": now - YEAR}))
        self._by_person.clear()
        for away in absences:
            self.put(away)

    async def learn(self, store: Store, people: Sequence[str]) -> None:
        absences = await store.find(Away, Where(among={"person": people}))
        for person in people:
            self.drop(person)
        for away in absences:
            self.put(away)

    def put(self, away: Away) -> None:
        self._by_person.setdefault(away.person, {})[away.id] = away

    def drop(self, person: str) -> None:
        self._by_person.pop(person, None)

    def of(self, person: str) -> list[Away]:
        return list(self._by_person.get(person, {}).values())

    def current(self, person: str, now: int) -> Away | None:
        return next((away for away in self.of(person) if away.from_at <= now < away.until_at), None)

    def all(self) -> list[Away]:
        return [away for person in self._by_person for away in self.of(person)]

    def pauses(self, table: Table) -> list[Span]:
        """List the pauses of a table's clock, past and announced: it stands still while either player is away."""
        if not self._by_person:  # as a rule nobody is
            return []
        return merged([(away.from_run, away.until_run) for one in (table.host, table.guest) for away in self.of(one)])
