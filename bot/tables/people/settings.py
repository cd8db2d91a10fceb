"""The settings of people and servers."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from types import MappingProxyType
from typing import TypeVar

from bot.tables.clock.months import next_page
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.upsert import upsert
from bot.tables.values.errors import bad_setting
from bot.tables.values.ids import check_ids
from bot.tables.values.terms import PACES, First
from data.records import Person, Server
from data.store import Where

SettingsRecord = TypeVar("SettingsRecord", Person, Server)
Setting = str | int | bool

NOTHING: Mapping[str, int | None] = MappingProxyType({})
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
        return await _set(self.context, Person, id_, columns)

    async def set_server(self, id_: str, /, **columns: Setting) -> Server:
        return await _set(self.context, Server, id_, columns, _seasons(self.context, columns))


def _seasons(context: TableContext, columns: dict[str, Setting]) -> dict[str, int | None]:
    """Note when the first page is due, once a channel was chosen for them."""
    if "season_channel" not in columns:
        return {}
    return {"season_at": next_page(context.time.now()) if columns["season_channel"] else None}


async def _set(
    context: TableContext,
    kind: type[SettingsRecord],
    id_: str,
    columns: dict[str, Setting],
    besides: Mapping[str, int | None] = NOTHING,
) -> SettingsRecord:
    check_ids(id_)
    for name, value in columns.items():
        if not _fits(kind, name, value):
            raise bad_setting(name, value)

    async def work() -> SettingsRecord:
        known = await context.store.get(kind, id_)
        # `replace` takes any column by name; which names and values fit was settled above.
        return await upsert(context, replace(known or kind(id_), **columns, **besides), known)  # type: ignore[arg-type]

    return await again_when_stale(work)


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
