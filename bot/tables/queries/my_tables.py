"""A person's tables and challenges, most urgent first."""

from dataclasses import dataclass

from bot.tables.challenges.offer import open_challenges_of
from bot.tables.clock.table_clock import is_time_up
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.seats import person_to_move, seated
from bot.tables.core.seats import tables_of as open_tables_of
from bot.tables.log.loading import row
from bot.tables.values.ids import check_ids
from bot.tables.values.states import ENDED, LIVE, TableStatus
from data.records import Challenge, Place, Table
from data.store import Where


@dataclass(frozen=True, slots=True)
class TableSummary:
    """One line of a person's list of tables."""

    table: Table
    opponent: str
    is_mine: bool  # it is this person's turn
    waits: bool  # … or there is an offer to answer, or a win to claim
    deadline: int | None
    is_overdue: bool
    is_paused: bool  # one of the two is away
    away: int | None  # until when the opponent is
    channel: str | None
    message: str | None

    @property
    def may_claim(self) -> bool:
        """Tell whether the opponent's time is up."""
        return self.is_overdue and not self.is_mine and self.table.status == TableStatus.OPEN


class MyTables(Verbs):
    async def table(self, table_id: str) -> Table:
        return await row(self.context, table_id)

    async def tables_of(self, person: str, guild: str | None = None) -> list[TableSummary]:
        check_ids(person)
        tables = await open_tables_of(self.context.store, person)
        summaries = [await _summary(self.context, table, person) for table in tables if guild in (None, table.guild)]
        return sorted(summaries, key=_urgency)

    async def next_for(self, person: str, guild: str | None = None, but: str = "") -> TableSummary | None:
        check_ids(person)
        tables = [
            await row(self.context, id_)
            for id_ in await self.context.seats.of(self.context.store, person)
            if id_ != but
        ]
        here = [table for table in tables if table.channel and guild in (None, table.guild)]
        summaries = [await _summary(self.context, table, person) for table in here]
        return min((one for one in summaries if one.is_mine or one.waits), key=_urgency, default=None)

    async def past_of(self, person: str, guild: str | None = None, limit: int = 25) -> list[Table]:
        """List tables that are over, the latest first."""
        check_ids(person, guild)
        here = {} if guild is None else {"guild": guild}
        tables: list[Table] = []
        for chair in ("host", "guest"):
            where = Where(equal={**here, chair: person}, among={"status": ENDED})
            tables += await self.context.store.find(Table, where, order=("-ended_at",), limit=limit)
        return sorted(tables, key=lambda table: table.ended_at or 0, reverse=True)[:limit]

    async def tables_on(self, guild: str, limit: int = 25) -> list[Table]:
        """List a server's running tables, the most recently played first."""
        check_ids(guild)
        where = Where(equal={"guild": guild}, among={"status": LIVE})
        return await self.context.store.find(Table, where, order=("-moved_at",), limit=limit)

    async def challenges_of(self, person: str, guild: str | None = None) -> list[Challenge]:
        check_ids(person)
        return [one for one in await open_challenges_of(self.context, person) if guild in (None, one.guild)]


async def _summary(context: TableContext, table: Table, person: str) -> TableSummary:
    opponent = table.guest if person == table.host else table.host
    place = await context.store.get(Place, table.id)
    is_mine = table.status == TableStatus.OPEN and person_to_move(table) == person
    deadline = table.deadline_run
    is_overdue = is_time_up(table, context.time.run())
    now = context.time.now()
    absence = context.absences.current(opponent, now)
    return TableSummary(
        table=table,
        opponent=opponent,
        is_mine=is_mine,
        waits=_waits(table, person, is_overdue and not is_mine),
        deadline=None if deadline is None else context.time.wall(deadline),
        is_overdue=is_overdue,
        is_paused=bool(absence or context.absences.current(person, now)),
        away=absence.until_at if absence else None,
        channel=place.channel if place else None,
        message=place.message if place else None,
    )


def _waits(table: Table, person: str, can_claim: bool) -> bool:
    mine = seated(table.host, table.guest, table.lead, table.game_no).index(person)
    return can_claim or any(seat not in (mine, None) for seat in (table.draw_by, table.back_by))


def _urgency(one: TableSummary) -> tuple[int, int, int]:
    """Sort own turns first, by time left; then what else waits for the person; then the rest, longest quiet first."""
    rank = 0 if one.is_mine else 1 if one.waits else 2
    no_clock = one.deadline is None
    return rank, no_clock, (one.table.moved_at if one.deadline is None else one.deadline)
