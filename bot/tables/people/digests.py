"""The digest: what waits for a person, in one message after their quiet hours."""

from dataclasses import replace
from datetime import date

from bot.tables.core.context import TableContext
from bot.tables.core.unit_of_work import only_notice
from bot.tables.values.durations import HOUR
from bot.tables.values.ids import digest_of, person_of_digest
from bot.tables.values.notice_contents import TurnDigest, Urgency
from bot.tables.values.puzzle_calendar import local, zone
from bot.tables.values.quiet_hours import QuietHours
from data.records import RingWish
from data.store import Replace, Where

LATEST = 6 * HOUR  # after the quiet hours: what was missed for longer waits for the next morning
_FIRST_DAY = date(2026, 1, 1).toordinal()  # days are counted from here, since a notice's id has room for few digits


def next_digest(wish: RingWish, now: int) -> int | None:
    """Compute when a person's quiet hours are over next, if they want a digest then."""
    return QuietHours(wish.quiet_from, wish.quiet_to, wish.zone).over_at(now) if wish.digest else None


async def due(context: TableContext, limit: int) -> list[str]:
    """Find whose quiet hours are over; what goes to one person is the work of whoever holds direct messages."""
    if not context.sharing.is_ours(""):
        return []
    where = Where(at_most={"digest_at": context.time.now()})
    wishes = await context.store.find(RingWish, where, order=("digest_at",), limit=limit)
    return [digest_of(wish.person) for wish in wishes]


async def give(context: TableContext, subject: str) -> None:
    """Let a person's digest be sent, unless it is late or they are away, and note when the next one is due."""
    async with context.locks.hold(subject):
        wish, now = await context.store.get(RingWish, person_of_digest(subject) or ""), context.time.now()
        if wish is None or wish.digest_at is None or wish.digest_at > now:
            return
        again = replace(wish, digest_at=next_digest(wish, now))
        is_wanted = now - wish.digest_at < LATEST and context.absences.current(wish.person, now) is None
        day = local(now, zone(wish.zone)).date().toordinal() - _FIRST_DAY
        given = only_notice(subject, day, TurnDigest(), now) if is_wanted else []
        await context.store.commit(Replace(again, wish), *given)
        context.ring_wishes.put(replace(again, version=again.version + 1))
        if given:
            context.changed_subjects.add(subject, Urgency.IN_TIME)
