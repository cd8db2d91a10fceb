"""What a person wishes of being rung: quiet hours, reminders, the digest."""

from dataclasses import replace

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.upsert import upsert
from bot.tables.people.digests import next_digest
from bot.tables.play.away import reckon_anew
from bot.tables.values.errors import bad_setting
from bot.tables.values.ids import check_ids
from bot.tables.values.puzzle_calendar import is_zone
from bot.tables.values.reminders import Reminder
from data.records import RingWish

RingSetting = str | int | bool


class RingingVerbs(Verbs):
    def ring_wish(self, person: str) -> RingWish:
        return self.context.ring_wishes.of(person)

    def is_anybody_quiet(self, *people: str) -> bool:
        """Return whether it is one of these people's quiet hours now."""
        return self.context.ring_wishes.is_anybody_quiet(people, self.context.time.now())

    async def set_ring_wish(self, person: str, /, **columns: RingSetting) -> RingWish:
        """Change the wish; reminders of running turns follow it."""
        check_ids(person)
        for name, value in columns.items():
            if not _fits(name, value):
                raise bad_setting(name, value)
        wish = await _kept(self.context, person, columns)
        self.context.ring_wishes.put(wish)
        await reckon_anew(self.context, person)
        return wish


async def _kept(context: TableContext, person: str, columns: dict[str, RingSetting]) -> RingWish:
    async def work() -> RingWish:
        known = await context.store.get(RingWish, person)
        wish = replace(known or RingWish(person), **columns)  # type: ignore[arg-type]  # settled by `_fits`
        if wish.quiet_from == wish.quiet_to:
            wish = replace(wish, digest=False)  # it comes when quiet hours are over, and there are none
        return await upsert(context, replace(wish, digest_at=next_digest(wish, context.time.now())), known)

    return await again_when_stale(work)


def _fits(name: str, value: RingSetting) -> bool:
    match name, value:
        case "digest", bool():
            return True
        case "quiet_from" | "quiet_to", int():
            return 0 <= value <= 23
        case "zone", str():
            return is_zone(value)
        case "reminder", str():
            return value in list(Reminder)
        case _:
            return False
