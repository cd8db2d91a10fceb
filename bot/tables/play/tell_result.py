"""Tell the result of a private table: only once both want it, and then it counts on the server, too."""

from dataclasses import replace

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import once
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.log.loading import row
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.notice_contents import TableResult
from bot.tables.values.states import TableStatus
from bot.tables.values.terms import BOTH, GUEST, HOST, counts_on, is_private
from data.records import Round
from data.store import Replace, Where


class ResultVerbs(Verbs):
    async def tell_result(self, table_id: str, person: str, *, interaction: str = "") -> Answer:
        async def work() -> Answer:
            table = await row(self.context, table_id)
            if person not in (table.host, table.guest):
                raise TableError(ErrorCode.NOT_YOUR_TABLE)
            if not is_private(table) or table.level is not None or table.status != TableStatus.OVER:
                raise TableError(ErrorCode.NOTHING_TO_TELL)
            wanted_by = table.told_by | (HOST if person == table.host else GUEST)
            update = TableUpdate(self.context, table)
            update.set(told_by=wanted_by)
            if wanted_by == BOTH != table.told_by:
                await _publish(self.context, update)
            update.events.append(Event(EventKind.RESULT_TOLD if wanted_by == BOTH else EventKind.RESULT_WISHED))
            answer = await update.commit(person, interaction)
            self.context.loaded_games.drop(table_id)  # its games count on the server now
            return answer

        async with self.context.locks.hold(table_id):
            return await once(self.context, person, interaction, work)


async def _publish(context: TableContext, update: TableUpdate) -> None:
    table = update.table
    for round_ in await context.store.find(Round, Where(equal={"table_id": table.id})):
        update.add(Replace(replace(round_, guild=counts_on(table)), round_))
    update.notify(TableResult(table.game_no))
