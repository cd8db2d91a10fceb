"""Notices that are still to be shown, and messages that still have buttons."""

import json
from dataclasses import replace

from bot.tables.house import House
from bot.tables.ids import check_ids, is_id
from bot.tables.notice_kinds import WITH_BUTTONS, Tell
from bot.tables.states import LIVE
from data.records import Notice, Place, Posting, Table
from data.store import Change, Delete, Insert, Replace, StaleWrite, Where

_TURNS = (Tell.TURN, Tell.TAKEN_BACK)
_AGAIN = 3


async def pending(house: House, limit: int) -> list[Notice]:
    """The first notice of each subject for which one is due; something new is reason to try a postponed one again."""
    house.news.clear()
    due = Where(at_most={"due_at": house.time.now()})
    found = await house.store.find(Notice, due, order=("due_at", "made_at"), limit=limit)
    subjects = sorted({notice.subject for notice in found})
    first: dict[str, Notice] = {}
    for notice in await house.store.find(Notice, Where(among={"subject": subjects}), order=("number",)):
        first.setdefault(notice.subject, notice)
    return list(first.values())


async def shown(house: House, notice_id: str, channel: str, message: str | None) -> None:
    """Note where a notice was posted; other messages of its subject lose their buttons. Twice is once."""
    check_ids(notice_id)
    for _ in range(_AGAIN):
        notice = await house.store.get(Notice, notice_id)
        changes = (
            await _showing(house, notice, channel, message)
            if notice
            else await _late(house, notice_id, channel, message)
        )
        try:
            await house.store.commit(*changes)
        except StaleWrite:
            continue
        house.news.set()
        return


async def _showing(house: House, notice: Notice, channel: str, message: str | None) -> list[Change]:
    changes: list[Change] = [Delete(Notice, Where(equal={"id": notice.id}))]
    changes += await _retired(house, notice)
    if message is not None:
        changes += await _posted(house, notice, channel, message)
    return changes


async def _late(house: House, notice_id: str, channel: str, message: str | None) -> list[Change]:
    """A later turn took the notice back while it was being posted: its message is old already."""
    if message is None or await house.store.get(Posting, message) is not None:
        return []
    subject = notice_id.rpartition("-")[0]
    return [Insert(Posting(message, channel, subject, notice_id, "", 0, stale=True))]


async def _posted(house: House, notice: Notice, channel: str, message: str) -> list[Change]:
    changes: list[Change] = []
    if notice.kind in WITH_BUTTONS and await house.store.get(Posting, message) is None:
        posting = Posting(message, channel, notice.subject, notice.id, notice.kind, notice.turn_no, stale=False)
        changes.append(Insert(posting))
    if notice.kind in _TURNS:
        changes.append(await _placing(house, notice.subject, channel, message))
    return changes


async def _retired(house: House, notice: Notice) -> list[Change]:
    live = await house.store.find(Posting, Where(equal={"subject": notice.subject, "stale": 0}))
    return [Replace(replace(posting, stale=True)) for posting in live if _outlived(posting, notice)]


def _outlived(posting: Posting, notice: Notice) -> bool:
    """An offer to stop outlives a turn; everything else belongs to the message before."""
    match notice.kind:
        case Tell.CHALLENGE_CLOSED:
            return posting.kind == Tell.CHALLENGE
        case Tell.OFFER_CLOSED:
            return bool(posting.kind == json.loads(notice.payload)["offer"])
        case Tell.TURN:
            return posting.kind not in (Tell.END_OFFERED, Tell.CHALLENGE, Tell.ENDED)
        case Tell.TAKEN_BACK | Tell.ENDED | Tell.SET_ASIDE:
            return posting.kind not in (Tell.CHALLENGE, Tell.ENDED)
        case Tell.REMINDER | Tell.TIME_UP:
            return posting.kind == Tell.REMINDER
        case Tell.CHANGED:
            return posting.kind in (Tell.TIME_UP, Tell.STILL_PLAYING)
        case _:
            return False


async def _placing(house: House, subject: str, channel: str, message: str | None) -> Change:
    known = await house.store.get(Place, subject)
    if known is None:
        return Insert(Place(subject, channel, message))
    return Replace(replace(known, channel=channel, message=message or known.message))


async def placed(house: House, subject: str, channel: str) -> None:
    """Remember the thread, or channel, in which a table is shown."""
    await house.store.commit(await _placing(house, subject, channel, None))


async def displaced(house: House, subject: str) -> None:
    """Forget a room that is gone: the next message opens another."""
    check_ids(subject)
    await house.store.commit(Delete(Place, Where(equal={"subject": subject})))


async def table_in(house: House, channel: str, *, over: bool = False) -> Table | None:
    """The live table of a thread, or of a channel that is its own table; with `over`, else the last one there."""
    places = await house.store.find(Place, Where(equal={"channel": channel})) if is_id(channel) else []
    found = [await _table(house, place.subject) for place in places]
    tables = sorted(filter(None, found), key=lambda table: (table.status in LIVE, table.opened_at))
    return tables[-1] if tables and (over or tables[-1].status in LIVE) else None


async def _table(house: House, subject: str) -> Table | None:
    sitting = house.sittings.get(subject)
    return sitting.table if sitting else await house.store.get(Table, subject)


async def postpone(house: House, subject: str, until: int) -> None:
    """Try a subject's notices again later; the others don't wait for it."""
    waiting = await house.store.find(Notice, Where(equal={"subject": subject}, at_most={"due_at": until}))
    for notice in waiting:
        try:
            await house.store.commit(Replace(replace(notice, due_at=until)))
        except StaleWrite:
            continue  # a later turn has taken it back


async def stale_postings(house: House, limit: int) -> list[Posting]:
    return await house.store.find(Posting, Where(equal={"stale": 1}), limit=limit)


async def faded(house: House, message: str) -> None:
    await house.store.commit(Delete(Posting, Where(equal={"message": message})))
