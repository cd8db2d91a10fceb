"""Notices that are still to be shown, and messages that still have buttons."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from bot.tables.core.context import TableContext, Verbs
from bot.tables.values.ids import check_ids, is_id, server_of_puzzles
from bot.tables.values.notice_contents import (
    CONTENTS,
    EDITS,
    REFUSED,
    TURNS,
    NoticeKind,
    Urgency,
    kinds_of,
    read_content,
)
from bot.tables.values.states import ENDED, LIVE
from bot.tables.values.terms import is_private
from data.errors import LeaseLost
from data.records import DailyPost, DailyWish, Notice, Place, Posting, Table
from data.store import Change, Delete, Insert, Replace, StaleWrite, Where

_AGAIN = 3


class Outbox(Verbs):
    async def waiting(self, limit: int = 50) -> dict[str, Urgency]:
        """List subjects with something due, each with its urgency: a notice, or buttons to be removed."""
        now, urgencies = self.context.time.now(), dict[str, Urgency]()
        for urgency in Urgency:
            due = Where(among={"kind": kinds_of(urgency)}, at_most={"due_at": now})
            for notice in await self.context.homes.find_ours(Notice, due, order=("due_at", "made_at"), limit=limit):
                urgencies.setdefault(notice.subject, urgency)
        for posting in await self.context.homes.find_ours(Posting, Where(equal={"stale": 1}), limit=limit):
            urgencies.setdefault(posting.subject, Urgency.IN_TIME)
        return urgencies

    async def oldest_due_s(self) -> float:
        """Measure how long the oldest due notice has waited to be shown here."""
        now = self.context.time.now()
        due = Where(at_most={"due_at": now})
        notices = await self.context.homes.find_ours(Notice, due, order=("due_at", "made_at"), limit=1)
        return (now - notices[0].due_at) / 1000 if notices else 0.0

    async def due(self) -> int:
        """Count the notices that are due to be shown here."""
        return await self.context.homes.count_ours(Where(at_most={"due_at": self.context.time.now()}))

    async def next_notice(self, subject: str) -> Notice | None:
        """Give the next notice that is due; a new notice makes a postponed one due again, unless that only edits."""
        waiting = await self.context.store.find(Notice, Where(equal={"subject": subject}), order=("number",))
        now = self.context.time.now()
        notices = [notice for notice in waiting if notice.due_at <= now or notice.kind not in EDITS]
        return notices[0] if any(notice.due_at <= now for notice in notices) else None

    async def postings(self, subject: str, *, stale: bool = False) -> list[Posting]:
        check_ids(subject)
        return await self.context.store.find(Posting, Where(equal={"subject": subject, "stale": stale}))

    async def shown(self, notice_id: str, channel: str, message: str | None, kind: str = "") -> None:
        """Record where a notice was posted, once; older messages of its subject will lose their buttons.

        If a later turn has deleted the notice meanwhile, `kind` says what was posted: more than buttons goes of a turn.
        """
        check_ids(notice_id)
        subject = notice_id.rpartition("-")[0]
        for _ in range(_AGAIN):
            known = await self.context.store.find(Posting, Where(equal={"subject": subject}))
            unshown = await self.context.store.find(Notice, Where(equal={"subject": subject, "id": notice_id}))
            notice = next(iter(unshown), None)
            if notice is None:
                changes = _late(known, notice_id, kind, channel, message)
            else:
                changes = [
                    Replace(notice, notice),  # StaleWrite if it was deleted while it was being shown
                    Delete(Notice, Where(equal={"subject": subject, "id": notice_id})),
                    *_retired(known, notice),
                    *_no_longer_refused(known),
                    *await _posted(self.context, known, notice, channel, message),
                ]
            try:
                await self.context.store.commit(*changes)
            except StaleWrite:
                continue
            return

    async def close(self, posting: Posting, note: str) -> None:
        """Let a message lose its buttons and say this in place of what it asked, as soon as Discord allows."""
        known = await self.context.store.get(Posting, posting.message)
        closing = replace(known or posting, stale=True, note=note)
        with suppress(StaleWrite):  # a later notice has retired it
            await self.context.store.commit(Insert(closing) if known is None else Replace(closing, known))

    async def placed(self, subject: str, channel: str, message: str | None = None) -> None:
        """Remember the thread, or channel, in which a table is shown; of a challenge, its message."""
        await self.context.store.commit(await _placing(self.context, subject, channel, message))

    async def place(self, subject: str) -> Place | None:
        return await self.context.store.get(Place, subject) if is_id(subject) else None

    async def seen_at(self, table: Table) -> str | None:
        """Name the channel, or private thread, whose readers may look on at a table; None where nobody may."""
        if not is_private(table):
            return table.channel
        place = await self.place(table.id)
        return place.channel if place else None

    async def changed_subjects(self) -> dict[str, Urgency]:
        return await self.context.changed_subjects.take()

    async def displaced(self, subject: str) -> None:
        """Forget a thread that is gone: the next message opens another."""
        check_ids(subject)
        await self.context.store.commit(Delete(Place, Where(equal={"subject": subject})))

    async def table_in(self, channel: str, *, over: bool = False) -> Table | None:
        """The live table of a thread, or of a channel that is its own table; with `over`, else the last one there."""
        places = await self.context.store.find(Place, Where(equal={"channel": channel})) if is_id(channel) else []
        tables_there = [await _table(self.context, place.subject) for place in places]
        tables = sorted(filter(None, tables_there), key=lambda table: (table.status in LIVE, table.opened_at))
        return tables[-1] if tables and (over or tables[-1].status in LIVE) else None

    async def met_here_before(self, table: Table) -> bool:
        """Return whether the same two have finished this game where the table is shown: it is their rematch."""
        place = await self.place(table.id)
        if place is None:
            return False
        shown = await self.context.store.find(Place, Where(equal={"channel": place.channel}))
        over = Where(among={"id": [one.subject for one in shown], "status": ENDED}, equal={"game": table.game})
        people = {table.host, table.guest}
        return any({one.host, one.guest} == people for one in await self.context.store.find(Table, over))

    async def postpone(self, subject: str, until: int, *, only: str = "") -> None:
        """Try a subject's notices again later, or only one of them; other subjects don't wait for it."""
        which = {"subject": subject} | ({"id": only} if only else {})
        await self._make_due(Where(equal=which, at_most={"due_at": until}), until)

    async def hasten(self, subject: str, at: int | None = None) -> None:
        """Make postponed notices due sooner: now, unless a time is given."""
        at = self.context.time.now() if at is None else at
        await self._make_due(Where(equal={"subject": subject}, at_least={"due_at": at + 1}), at)

    async def _make_due(self, where: Where, at: int) -> None:
        for notice in await self.context.store.find(Notice, where):
            with suppress(StaleWrite):  # shown or taken back meanwhile
                await self.context.store.commit(Replace(replace(notice, due_at=at), notice))

    async def refused(self) -> list[str]:
        """List the subjects whose players were told that Discord refuses to show them."""
        return [one.subject for one in await self.context.store.find(Posting, Where(equal={"kind": REFUSED}))]

    async def is_refused(self, subject: str) -> bool:
        return any(posting.kind == REFUSED for posting in await self.postings(subject))

    async def refusal_told(self, subject: str) -> None:
        """Record that the players were told, until something of the subject is shown again."""
        check_ids(subject)
        with suppress(StaleWrite):  # it was told before
            await self.context.store.commit(
                Insert(Posting(f"{REFUSED}-{subject}", "", subject, "", REFUSED, 0, stale=False))
            )

    async def buttons_removed(self, *postings: Posting) -> None:
        """Record that buttons were removed; of tables that are no longer ours another process does it."""
        wheres = [Where(equal={"subject": posting.subject, "message": posting.message}) for posting in postings]
        if self.context.sharing.is_alone:
            await self.context.store.commit(*(Delete(Posting, where) for where in wheres))
            return
        for posting, where in zip(postings, wheres, strict=True):
            with suppress(LeaseLost):
                async with self.context.looking_after(posting.subject):
                    await self.context.store.commit(Delete(Posting, where))


def _late(known: Sequence[Posting], notice_id: str, kind: str, channel: str, message: str | None) -> list[Change]:
    """Record a message whose notice was taken back while it was being posted: its buttons must be removed."""
    if message is None or any(posting.message == message for posting in known):
        return []
    subject = notice_id.rpartition("-")[0]
    return [Insert(Posting(message, channel, subject, notice_id, kind, 0, stale=True))]


async def _posted(
    context: TableContext, known: Sequence[Posting], notice: Notice, channel: str, message: str | None
) -> list[Change]:
    if message is None:
        return []
    changes: list[Change] = []
    if CONTENTS[notice.kind].HAS_BUTTONS and not any(posting.message == message for posting in known):
        posting = Posting(message, channel, notice.subject, notice.id, notice.kind, notice.turn_no, stale=False)
        changes.append(Insert(posting))
    if notice.kind in TURNS:
        changes.append(await _placing(context, notice.subject, channel, message))
    if notice.kind == NoticeKind.DAILY:
        changes += await _puzzle_posted(context, notice, json.loads(notice.payload)["day"], channel, message)
    return changes


async def _puzzle_posted(context: TableContext, told: Notice, day: str, channel: str, message: str) -> list[Change]:
    """Fill the day's row; that it was posted shows that the channel can be written to."""
    server = server_of_puzzles(told.subject)
    changes: list[Change] = []
    if post := await context.store.get(DailyPost, server, day):
        changes.append(Replace(replace(post, channel=channel, message=message), post))
    if (wish := await context.store.get(DailyWish, server)) and wish.told_at is not None:
        changes.append(Replace(replace(wish, told_at=None), wish))
    return changes


def _retired(known: Sequence[Posting], notice: Notice) -> list[Change]:
    """Mark messages whose buttons must be removed."""
    live = [posting for posting in known if not posting.stale and posting.kind != REFUSED]
    content = read_content(notice.kind, notice.payload)
    return [Replace(replace(posting, stale=True), posting) for posting in live if content.outlives(posting.kind)]


def _no_longer_refused(known: Sequence[Posting]) -> list[Change]:
    return [
        Delete(Posting, Where(equal={"subject": posting.subject, "message": posting.message}))
        for posting in known
        if posting.kind == REFUSED
    ]


async def _placing(context: TableContext, subject: str, channel: str, message: str | None) -> Change:
    known = await context.store.get(Place, subject)
    if known is None:
        return Insert(Place(subject, channel, message))
    return Replace(replace(known, channel=channel, message=message or known.message), known)


async def _table(context: TableContext, subject: str) -> Table | None:
    loaded = context.loaded_games.get(subject) if context.sharing.is_alone else None
    return loaded.table if loaded else await context.store.get(Table, subject)
