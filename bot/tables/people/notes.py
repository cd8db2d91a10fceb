"""Private notes: what a person writes down about a table, for themselves alone."""

import unicodedata
from dataclasses import replace

from bot.tables.core.context import Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.upsert import upsert
from bot.tables.log.loading import row
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids
from bot.tables.values.limits import MOST_NOTE
from data.records import TableNote
from data.store import Delete, Where

_NO_TEXT = frozenset(("Cc", "Cs"))  # what a database may not take, and nobody reads


class NoteVerbs(Verbs):
    async def note(self, person: str, table_id: str) -> str:
        check_ids(person, table_id)
        kept = await self.context.store.get(TableNote, person, table_id)
        return kept.text if kept else ""

    async def set_note(self, person: str, table_id: str, text: str) -> None:
        """Keep the note in place of the one before; an empty one deletes it."""
        check_ids(person)
        text = _plain(text)
        if len(text) > MOST_NOTE:
            raise TableError(ErrorCode.NOTE_TOO_LONG, most=MOST_NOTE)
        table = await row(self.context, table_id)

        async def work() -> None:
            known = await self.context.store.get(TableNote, person, table.id)
            if text:
                await upsert(self.context, replace(known or TableNote(person, table.id, ""), text=text), known)
            elif known:
                mine = Where(equal={"person": person, "table_id": table.id})
                await self.context.store.commit(Delete(TableNote, mine))

        await again_when_stale(work)


def _plain(text: str) -> str:
    return "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign) not in _NO_TEXT).strip()
