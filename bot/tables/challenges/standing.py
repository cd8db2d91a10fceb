"""Standing challenges: no acceptance uses one up, and so many tables may run from it at once."""

from bot.tables.challenges.offer import closing
from bot.tables.core.context import TableContext
from bot.tables.play.away import AbsenceVerbs
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.states import LIVE, ChallengeStatus
from data.records import Challenge, Table
from data.store import Change, Where


class ClockVerbs(AbsenceVerbs):
    """Absences, which end their person's standing challenges."""

    async def _ended_by_absence(self, person: str) -> dict[str, list[Change]]:
        mine = Where(equal={"author": person, "status": ChallengeStatus.OPEN}, at_least={"standing": 1})
        return {
            challenge.id: closing(self.context, challenge, ChallengeStatus.WITHDRAWN)
            for challenge in await self.context.store.find(Challenge, mine)
        }


async def refuse_beyond_standing(context: TableContext, challenge: Challenge, guest: str) -> None:
    """Refuse somebody who plays there already, and everybody while as many play as the author wants."""
    from_it = Where(equal={"host": challenge.author, "standing_challenge": challenge.id}, among={"status": LIVE})
    running = await context.store.find(Table, from_it)
    for table in running:
        if table.guest == guest:
            raise TableError(ErrorCode.STANDING_TWICE, table=table.id)
    if len(running) >= challenge.standing:
        raise TableError(ErrorCode.STANDING_FULL, person=challenge.author, most=challenge.standing)
