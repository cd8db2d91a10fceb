"""A moderator's verbs at a table: each needs a reason, is recorded, and is shown at the table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import once
from bot.tables.core.loaded_game import seat_of
from bot.tables.core.unit_of_work import GameUpdate, TableUpdate
from bot.tables.log.append import write_line
from bot.tables.log.loading import RulesDiffer, load, refuse_unless_open, round_of, row, rules_of
from bot.tables.play.finish import give_up, rule
from bot.tables.play.resume import resumed
from bot.tables.play.takeback import return_turn
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError, bad_term
from bot.tables.values.ids import check_ids
from bot.tables.values.notice_contents import TableModerated, TurnTakenBack
from bot.tables.values.states import LIVE, EndReason, EntryKind, ModeratorVerb, TableStatus
from data.records import Intervention, Table
from data.store import Insert, Where
from games.records.text import is_shown


@dataclass(frozen=True, slots=True)
class Order:
    """A moderator's order: the verb, the reason, and the winner of an adjudication."""

    verb: str
    reason: str
    winner: str | None = None


class ModerationVerbs(Verbs):
    async def moderate(
        self,
        table_id: str,
        guild: str,
        moderator: str,
        verb: str,
        reason: str,
        *,
        winner: str | None = None,
        interaction: str = "",
    ) -> Answer:
        check_ids(guild, moderator, winner)
        most = self.context.limits.reason
        if not 0 < len(reason.strip()) <= most or not all(map(is_shown, reason)):
            raise TableError(ErrorCode.BAD_REASON, most=most)
        carry_out, order = _VERBS.get(verb), Order(verb, reason, winner)
        if carry_out is None:
            raise bad_term("verb", verb)

        async def work() -> Answer:
            table = await row(self.context, table_id)
            if table.guild != guild:
                raise TableError(ErrorCode.UNKNOWN_TABLE, id=table.id)
            update = await carry_out(self.context, table, moderator, order)
            await _record(update, moderator, order)
            return await update.commit(moderator, interaction)

        async with self.context.locks.hold(table_id):
            return await once(self.context, moderator, interaction, work)


async def _stop(context: TableContext, table: Table, moderator: str, order: Order) -> TableUpdate:
    update = await _live(context, table)
    round_ = await round_of(context, table)
    give_up(update, round_, TableStatus.UNFINISHED, EndReason.STOPPED, by=moderator, why=order.reason)
    return update


async def _adjudicate(context: TableContext, table: Table, moderator: str, order: Order) -> TableUpdate:
    update = await _live(context, table)
    if order.winner not in (None, table.host, table.guest):
        raise TableError(ErrorCode.NOT_YOUR_TABLE)
    round_ = await round_of(context, table)
    rule(update, round_, order.winner, EndReason.ADJUDICATED, by=moderator, why=order.reason)
    return update


async def _undo(context: TableContext, table: Table, moderator: str, order: Order) -> TableUpdate:
    """Undo the last turn; against the bot the person's, since it would only answer again."""
    update = GameUpdate(context, await load(context, table.id))
    seat, progress = None if table.level is None else seat_of(update.round, table.host), update.progress
    if not (progress.actions if seat is None else progress.begun[seat]):
        raise TableError(ErrorCode.NOTHING_TO_UNDO)
    await return_turn(update, by=moderator, cause="moderator", mentions=(), forced=True, seat=seat)
    return update


async def _unlock(context: TableContext, table: Table, moderator: str, order: Order) -> TableUpdate:
    """Continue under today's rules if they can replay the log; a new line in the log marks the place."""
    if table.status != TableStatus.ASIDE:
        raise TableError(ErrorCode.NOT_SET_ASIDE)
    try:
        update = await resumed(context, table, rules_of(context, table.game))
    except RulesDiffer as differ:
        raise TableError(ErrorCode.CANNOT_UNLOCK) from differ
    write_line(update, EntryKind.RULES, None, update.state.turn, update.state)
    update.notify(TurnTakenBack(moderator, 0, "moderator"))
    return update


_VERBS: dict[str, Callable[[TableContext, Table, str, Order], Awaitable[TableUpdate]]] = {
    ModeratorVerb.STOP: _stop,
    ModeratorVerb.UNDO: _undo,
    ModeratorVerb.ADJUDICATE: _adjudicate,
    ModeratorVerb.UNLOCK: _unlock,
}


async def _live(context: TableContext, table: Table) -> TableUpdate:
    if table.status not in LIVE:
        refuse_unless_open(table)
    return TableUpdate(context, table)


async def _record(update: TableUpdate, moderator: str, order: Order) -> None:
    table = update.table
    number = 1 + await update.context.store.count(Intervention, Where(equal={"table_id": table.id}))
    update.add(Insert(Intervention(table.id, number, table.guild, moderator, order.verb, order.reason, update.when)))
    if table.status in LIVE:  # else the end message says so, and why
        people = [person for person in (table.host, table.guest) if person != moderator]
        update.notify(TableModerated(order.verb, order.reason, moderator), people)
    update.events.append(Event(EventKind.MODERATED))
