"""Keep in memory when people want to be rung, because every message that calls somebody asks for it."""

from collections.abc import Iterable, Sequence

from bot.tables.values.quiet_hours import QuietHours
from bot.tables.values.reminders import Reminder
from data.records import RingWish
from data.store import Store, Where

NO_WISH = RingWish("")  # what goes for whoever wished nothing


class RingWishes:
    def __init__(self) -> None:
        self._by_person: dict[str, RingWish] = {}

    async def load(self, store: Store) -> None:
        self._by_person = {wish.person: wish for wish in await store.find(RingWish)}

    async def learn(self, store: Store, people: Sequence[str]) -> None:
        wishes = await store.find(RingWish, Where(among={"person": people}))
        for person in people:
            self.drop(person)
        for wish in wishes:
            self.put(wish)

    def put(self, wish: RingWish) -> None:
        self._by_person[wish.person] = wish

    def drop(self, person: str) -> None:
        self._by_person.pop(person, None)

    def of(self, person: str) -> RingWish:
        return self._by_person.get(person) or RingWish(person)

    def reminder(self, person: str) -> Reminder:
        """Tell which reminder a person gets; none where the digest stands in for it."""
        wish = self._by_person.get(person, NO_WISH)
        return Reminder.NONE if wish.digest else Reminder(wish.reminder)

    def quiet_hours(self, person: str) -> QuietHours | None:
        wish = self._by_person.get(person)
        if wish is None or wish.quiet_from == wish.quiet_to:
            return None
        return QuietHours(wish.quiet_from, wish.quiet_to, wish.zone)

    def is_anybody_quiet(self, people: Iterable[str], now: int) -> bool:
        return any(quiet.contain(now) for person in people if (quiet := self.quiet_hours(person)))
