"""The settings of people and servers."""

import unicodedata
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import partial

from bot.tables.clock.months import next_page
from bot.tables.core.context import Verbs
from bot.tables.core.upsert import Setting, change_settings
from bot.tables.values.ids import check_ids
from bot.tables.values.terms import PACES, First
from data.records import Person, Server
from data.store import Where

_FIXED = ("id", "version")
_MOST_TEXT = 2000
_MOST = 100
_NO_TEXT = frozenset(("Cc", "Cs", "Zl", "Zp"))


class SettingVerbs(Verbs):
    async def person(self, id_: str) -> Person:
        check_ids(id_)
        return await self.context.store.get(Person, id_) or Person(id_)

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """Read many names at once; an unknown person has no name."""
        check_ids(*ids)
        known = await self.context.store.find(Person, Where(among={"id": ids})) if ids else []
        return dict.fromkeys(ids, "") | {person.id: person.name for person in known}

    async def server(self, id_: str) -> Server:
        check_ids(id_)
        return await self.context.store.get(Server, id_) or Server(id_)

    async def set_person(self, id_: str, /, **columns: Setting) -> Person:
        return await change_settings(self.context, Person, id_, columns, fits=partial(_fits, Person))

    async def set_server(self, id_: str, /, **columns: Setting) -> Server:
        def settle(_: Server, changed: Server) -> Server:
            """Note when the first page is due, once a channel was chosen for them."""
            if "season_channel" not in columns:
                return changed
            return replace(changed, season_at=next_page(self.context.time.now()) if changed.season_channel else None)

        return await change_settings(self.context, Server, id_, columns, fits=partial(_fits, Server), settle=settle)


def _fits(kind: type[Person] | type[Server], name: str, value: Setting) -> bool:
    known = {field.name: field.type for field in fields(kind) if field.name not in _FIXED}
    if name not in known or type(value) is not known[name]:
        return False
    match name:
        case "pace":
            return value in PACES
        case "seat":
            return value in ("", *First)
        case "most_tables":
            return isinstance(value, int) and 1 <= value <= _MOST
        case "most_challenges":
            return isinstance(value, int) and 0 <= value <= _MOST
        case _:
            return not isinstance(value, str) or (len(value) <= _MOST_TEXT and _is_one_line(value))


def _is_one_line(text: str) -> bool:
    """Check that a name fits on one line. Joiners and unusual spaces are allowed, line breaks and non-text are not."""
    return not any(unicodedata.category(sign) in _NO_TEXT for sign in text)
