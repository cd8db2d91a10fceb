"""What a person wishes of being rung: quiet hours, reminders, the digest."""

from dataclasses import replace

from bot.tables.core.context import Verbs
from bot.tables.core.upsert import Setting, change_settings
from bot.tables.people.digests import next_digest
from bot.tables.play.away import reckon_anew
from bot.tables.values.puzzle_calendar import is_zone
from bot.tables.values.reminders import Reminder
from data.records import RingWish


class RingingVerbs(Verbs):
    def ring_wish(self, person: str) -> RingWish:
        return self.context.ring_wishes.of(person)

    def is_anybody_quiet(self, *people: str) -> bool:
        """Return whether it is one of these people's quiet hours now."""
        return self.context.ring_wishes.is_anybody_quiet(people, self.context.time.now())

    async def set_ring_wish(self, person: str, /, **columns: Setting) -> RingWish:
        """Change the wish; reminders of running turns follow it."""

        def settle(_: RingWish, wish: RingWish) -> RingWish:
            if wish.quiet_from == wish.quiet_to:
                wish = replace(wish, digest=False)  # it comes when quiet hours are over, and there are none
            return replace(wish, digest_at=next_digest(wish, self.context.time.now()))

        wish = await change_settings(self.context, RingWish, person, columns, fits=_fits, settle=settle)
        self.context.ring_wishes.put(wish)
        await reckon_anew(self.context, person)
        return wish


def _fits(name: str, value: Setting) -> bool:
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
