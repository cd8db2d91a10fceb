"""Remove a practice table whole: it was one person's, nobody else needs it, and its channel may identify them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.log.loading import row
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import OPPONENT, check_ids
from bot.tables.values.notice_contents import REFUSED, Urgency
from data.records import Entry, Intervention, Notice, Place, Posting, Round, Table, TableNote, Vote, Watch
from data.store import Change, Delete, Record, Replace, Where

# What a table consists of, and by which column: what refers to another comes before it.
_PARTS: tuple[tuple[type[Record], str], ...] = (
    (Notice, "subject"),
    (Place, "subject"),
    (Vote, "table_id"),
    (Intervention, "table_id"),
    (TableNote, "table_id"),
    (Watch, "table_id"),
    (Entry, "table_id"),
    (Round, "table_id"),
    (Table, "id"),
)


class PracticeRemovalVerbs(Verbs):
    """Take a table back that can't be shown anywhere."""

    async def discard(self, table_id: str, person: str) -> None:
        check_ids(table_id, person)
        table = await row(self.context, table_id)
        if person != table.host or table.level is None:
            raise TableError(ErrorCode.NOT_YOUR_TABLE)
        await remove(self.context, table_id, person)


async def remove(context: TableContext, table_id: str, person: str) -> None:
    async def work() -> None:
        notices = await context.store.find(Notice, Where(equal={"subject": table_id}))
        postings = await context.store.find(Posting, Where(equal={"subject": table_id}))
        await context.store.commit(*_without(table_id, notices, postings))

    async with context.locks.hold(table_id):
        await again_when_stale(work)
        context.changed_subjects.add(table_id, Urgency.IN_TIME)
        context.loaded_games.drop(table_id)
        context.seats.changed(person, OPPONENT)


def _without(table_id: str, notices: Iterable[Notice], postings: Iterable[Posting]) -> Iterator[Change]:
    """Delete a table and everything that belongs to it; its messages are known until they have lost their buttons."""
    for notice in notices:
        yield Replace(notice, notice)  # StaleWrite if it has been shown meanwhile: its message isn't in `postings`
    for kind, column in _PARTS:
        yield Delete(kind, Where(equal={column: table_id}))
    for posting in postings:
        if posting.kind == REFUSED:
            yield Delete(Posting, Where(equal={"subject": table_id, "message": posting.message}))
        else:
            yield Replace(replace(posting, stale=True), posting)
