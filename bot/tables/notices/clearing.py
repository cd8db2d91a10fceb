"""Clear what nobody needs any more, a little at each tick: where old tables were shown, and old challenges.

The messages keep their buttons, which go on working: they name their table, which stays.
"""

from dataclasses import dataclass, field

from bot.tables.core.context import TableContext
from bot.tables.values.durations import HOUR
from bot.tables.values.states import ChallengeStatus
from data.records import Challenge, Notice, Place, Posting, Table
from data.store import Change, Delete, Where

_BATCH = 50
_CLOSED = [status for status in ChallengeStatus if status is not ChallengeStatus.OPEN]


@dataclass(slots=True)
class Clearing:
    """Go through the tables in the order in which they ended, from the first one at each start."""

    context: TableContext
    _after: int = 0
    _seen: set[str] = field(default_factory=set)  # of those that ended in that very moment
    _rests_until: int = 0  # since nothing was left to do

    async def go_on(self) -> int:
        """Clear a little, and return how many rows that were; one process does it for all."""
        now = self.context.time.now()
        if not self.context.sharing.does_chores or self._rests_until > now:
            return 0
        until, after = now - self.context.limits.kept, (self._after, len(self._seen))
        changes = [*await self._of_tables(until), *await _of_challenges(self.context, until)]
        if not changes and after == (self._after, len(self._seen)):
            self._rests_until = now + HOUR
        if changes:
            with self.context.sharing.while_held(None):
                await self.context.store.commit(*changes)
        return len(changes)

    async def _of_tables(self, until: int) -> list[Change]:
        """Forget where tables were shown that ended long ago, and which of their messages have buttons."""
        where = Where(at_least={"ended_at": self._after}, at_most={"ended_at": until})
        over = await self.context.store.find(Table, where, order=("ended_at",), limit=_BATCH + len(self._seen))
        fresh = [table for table in over if table.id not in self._seen]
        ids = await _without_notices(self.context, [table.id for table in fresh])
        gone: list[Change] = []
        for place in await self.context.store.find(Place, Where(among={"subject": ids})):
            gone.append(Delete(Place, Where(equal={"subject": place.subject})))
        for posting in await self.context.store.find(Posting, Where(among={"subject": ids}, equal={"stale": 0})):
            gone.append(Delete(Posting, Where(equal={"subject": posting.subject, "message": posting.message})))
        self._move_on(fresh)
        return gone

    def _move_on(self, fresh: list[Table]) -> None:
        last = fresh[-1].ended_at or 0 if fresh else self._after
        if last > self._after:
            self._after, self._seen = last, set()
        self._seen |= {table.id for table in fresh if table.ended_at == last}


async def _of_challenges(context: TableContext, until: int) -> list[Change]:
    """Forget challenges that were answered, or expired, long ago."""
    where = Where(among={"status": _CLOSED}, at_most={"expires_at": until})
    over = await context.store.find(Challenge, where, order=("expires_at",), limit=_BATCH)
    ids = await _without_notices(context, [challenge.id for challenge in over])
    return [Delete(Challenge, Where(equal={"id": one})) for one in ids]


async def _without_notices(context: TableContext, subjects: list[str]) -> list[str]:
    """Leave out what is still to be shown somewhere."""
    if not subjects:
        return []
    waiting = {notice.subject for notice in await context.store.find(Notice, Where(among={"subject": subjects}))}
    return [subject for subject in subjects if subject not in waiting]
