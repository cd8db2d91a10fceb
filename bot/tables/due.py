"""Do whatever is due, one by one: reminders, puzzles, votes, leagues, months, digests. Repeated, it changes nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.challenges import offer
from bot.tables.clock.table_clock import note_question, note_reminder, recompute_deadline, reminder_due
from bot.tables.competition import rounds, seasons
from bot.tables.core.context import TableContext
from bot.tables.core.seats import person_to_move
from bot.tables.core.sharing import Shared
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.log.loading import round_of, row
from bot.tables.people import digests
from bot.tables.play.finish import give_up
from bot.tables.puzzles import daily
from bot.tables.values.errors import TableError
from bot.tables.values.ids import season_of
from bot.tables.values.notice_contents import NoticeKind, StillPlaying, TimeUp, TurnReminder
from bot.tables.values.states import ChallengeStatus, EndReason, Reminded, TableStatus
from bot.tables.votes import weekly
from data.errors import LeaseLost
from data.records import Challenge, DailyWish, Delivery, League, Server, Table, VoteWish
from data.store import Delete, StaleWrite, Where

log = logging.getLogger(__name__)

Due = Callable[[TableContext, int], Awaitable[list[str]]]
Attend = Callable[[TableContext, str], Awaitable[None]]


async def tick(context: TableContext) -> int:
    """Do everything that is due, and return how much that was."""
    done = sum([await _in_batches(context, due, attend_to) for due, attend_to in _CHORES])
    await _forget_deliveries(context)
    return done


async def _forget_deliveries(context: TableContext) -> None:
    """Delete old deliveries, once for all servers."""
    if context.sharing.does_chores:
        before = context.time.now() - context.limits.deliveries
        with context.sharing.while_held(None):
            await context.store.commit(Delete(Delivery, Where(at_most={"at": before})))


async def attend(context: TableContext, table_id: str) -> None:
    async with context.locks.hold(table_id):
        update = TableUpdate(context, await row(context, table_id))
        table = update.table
        if table.status != TableStatus.OPEN or table.check_run is None or table.check_run > update.running:
            return
        if table.allotted is not None:
            _remind(update)
        elif table.asked_run is None:
            _ask(update)
        else:
            give_up(update, await round_of(context, table), TableStatus.UNFINISHED, EndReason.UNFINISHED)
        await update.commit()


async def _in_batches(context: TableContext, due: Due, attend_to: Attend) -> int:
    done: set[str] = set()
    failed: set[str] = set()
    while fresh := [one for one in await due(context, context.limits.batch + len(failed)) if one not in failed]:
        went_well = await asyncio.gather(*(_quietly(attend_to, context, one) for one in fresh))
        failed.update(one for one, well in zip(fresh, went_well, strict=True) if not well or one in done)
        done.update(fresh)
    return len(done)


async def _quietly(attend_to: Attend, context: TableContext, one: str) -> bool:
    """Report a failure instead of raising it: the others go on, and the next tick tries again."""
    try:
        async with context.looking_after(one):
            await attend_to(context, one)
    except (TableError, StaleWrite, LeaseLost) as refused:
        log.warning("not done what was due at %s: %s", one, type(refused).__name__)
        return False
    return True


def _past(kind: type[Shared], column: str, subject: Callable[[str], str] = str, **equal: str) -> Due:
    """Find the rows of our servers whose moment in a column is past, and name them by their key."""

    async def due(context: TableContext, limit: int) -> list[str]:
        now = context.time.run() if column.endswith("_run") else context.time.now()
        where = Where(equal, at_most={column: now})
        found = await context.homes.find_ours(kind, where, order=(column,), limit=limit)
        return [subject(getattr(one, kind.KEY[0])) for one in found]

    return due


_CHORES: tuple[tuple[Due, Attend], ...] = (
    (_past(Table, "check_run", status=TableStatus.OPEN), attend),
    (_past(Challenge, "expires_at", status=ChallengeStatus.OPEN), offer.expire),
    (_past(DailyWish, "look_at"), daily.give),
    (_past(VoteWish, "look_at"), weekly.look),
    (_past(League, "look_at"), rounds.look),
    (_past(Server, "season_at", season_of), seasons.give),
    (digests.due, digests.give),
)


def _remind(update: TableUpdate) -> None:
    """Remind the player to move, or tell that their time is up; of several late reminders only the last is sent."""
    reminded = reminder_due(update)
    if reminded is None:
        recompute_deadline(update)
        return
    note_reminder(update, reminded)
    update.drop((NoticeKind.REMINDER, NoticeKind.TIME_UP))
    due = update.table.deadline_run
    deadline = None if due is None else update.context.time.wall(due)
    notice = TimeUp(deadline) if reminded is Reminded.TIME_UP else TurnReminder(deadline)
    waiting = person_to_move(update.table)
    update.notify(notice, (waiting,) if waiting else ())


def _ask(update: TableUpdate) -> None:
    note_question(update)
    until = update.context.time.wall(update.table.check_run or update.running)
    update.notify(StillPlaying(until), (update.table.host, update.table.guest))
