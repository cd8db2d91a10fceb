"""What is due: heartbeat, reminders, silence, expiry. In batches, each table by itself; doing it twice does it once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.tables import challenge
from bot.tables.clockwork import rest
from bot.tables.draft import Draft
from bot.tables.ending import give_up
from bot.tables.house import House
from bot.tables.loading import round_of, row
from bot.tables.notice_kinds import Tell
from bot.tables.states import Invitation, Reason, Status
from bot.tables.wrong import TableError
from data.records import Challenge, Delivery, Table
from data.store import Delete, StaleWrite, Where

log = logging.getLogger(__name__)

Due = Callable[[House, int], Awaitable[list[str]]]
Attend = Callable[[House, str], Awaitable[None]]


async def tick(house: House) -> int:
    """Do all that is due; tell how much that was."""
    await house.time.beat()
    done = await _in_batches(house, _due_tables, attend)
    done += await _in_batches(house, _due_challenges, challenge.expire)
    before = house.time.now() - house.limits.deliveries
    await house.store.commit(Delete(Delivery, Where(at_most={"at": before})))
    return done


async def attend(house: House, table_id: str) -> None:
    """Do what is due at one table."""
    async with house.locks.hold(table_id):
        draft = Draft(house, await row(house, table_id))
        due = draft.table.check_run
        if draft.table.status != Status.OPEN or due is None or due > draft.run:
            return
        if draft.table.allotted is not None:
            _remind(draft)
        elif draft.table.asked_run is None:
            _ask(draft)
        else:
            give_up(draft, await round_of(house, draft.table), Status.UNFINISHED, Reason.UNFINISHED)
        await draft.commit()


async def _in_batches(house: House, due: Due, attend_to: Attend) -> int:
    done: set[str] = set()
    failed: set[str] = set()
    while fresh := [one for one in await due(house, house.limits.batch + len(failed)) if one not in failed]:
        went_well = await asyncio.gather(*(_quietly(attend_to, house, one) for one in fresh))
        failed.update(one for one, well in zip(fresh, went_well, strict=True) if not well or one in done)
        done.update(fresh)
    return len(done)


async def _quietly(attend_to: Attend, house: House, one: str) -> bool:
    """One that fails is tried again at the next tick, and doesn't hold up the others."""
    try:
        await attend_to(house, one)
    except (TableError, StaleWrite) as refused:
        log.warning("not done what was due at %s: %s", one, type(refused).__name__)
        return False
    return True


async def _due_tables(house: House, limit: int) -> list[str]:
    where = Where(equal={"status": Status.OPEN}, at_most={"check_run": house.time.run()})
    return _ids(await house.store.find(Table, where, order=("check_run",), limit=limit))


async def _due_challenges(house: House, limit: int) -> list[str]:
    where = Where(equal={"status": Invitation.OPEN}, at_most={"expires_at": house.time.now()})
    return _ids(await house.store.find(Challenge, where, order=("expires_at",), limit=limit))


def _ids(found: Iterable[Table | Challenge]) -> list[str]:
    return [one.id for one in found]


def _remind(draft: Draft) -> None:
    """At 80 % of the pace, and when it is up; after that, silence."""
    table = draft.table
    is_up = table.deadline_run is not None and draft.run >= table.deadline_run
    draft.set(reminded=2 if is_up else 1)
    rest(draft)
    draft.drop((Tell.REMINDER, Tell.TIME_UP))
    waiting = _to_move(draft)
    deadline = None if table.deadline_run is None else draft.house.time.wall(table.deadline_run)
    draft.tell(Tell.TIME_UP if is_up else Tell.REMINDER, (waiting,), deadline=deadline)


def _to_move(draft: Draft) -> str:
    table = draft.table
    host_is_first = (table.lead + table.game_no - 1) % 2 == 0
    return table.host if host_is_first == (table.to_move == 0) else table.guest


def _ask(draft: Draft) -> None:
    draft.set(asked_run=draft.run)
    rest(draft)
    until = draft.house.time.wall(draft.table.check_run or draft.run)
    draft.tell(Tell.STILL_PLAYING, (draft.table.host, draft.table.guest), until=until)
