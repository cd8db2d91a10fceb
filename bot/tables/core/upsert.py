"""Keep a row that may not be there yet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.tables.core.context import TableContext
from bot.tables.core.idempotency import again_when_stale
from bot.tables.values.errors import bad_setting
from bot.tables.values.ids import check_ids
from data.records import DailyWish, Learning, Person, RingWish, Server, TableNote, Vote, VoteCall, VoteWish
from data.store import Change, Insert, Replace

Setting = str | int | bool
SettingsRow = TypeVar("SettingsRow", Person, Server, RingWish, DailyWish, VoteWish)
Stored = TypeVar("Stored", Person, Server, Learning, RingWish, DailyWish, TableNote, VoteWish, Vote, VoteCall)


async def upsert(context: TableContext, row: Stored, known: Stored | None, *besides: Change) -> Stored:
    """Insert the row, or replace the one that is known; return it as it is stored. StaleWrite if another was faster."""
    await context.store.commit(Insert(row) if known is None else Replace(row), *besides)
    return row if known is None else replace(row, version=row.version + 1)


async def change_settings(
    context: TableContext,
    kind: type[SettingsRow],
    key: str,
    columns: Mapping[str, Setting],
    *,
    fits: Callable[[str, Any], bool],
    settle: Callable[[SettingsRow, SettingsRow], SettingsRow] = lambda before, changed: changed,
    besides: Callable[[SettingsRow], Sequence[Change]] = lambda changed: (),
) -> SettingsRow:
    """Change columns, and whatever follows from them; refuse those that aren't offered."""
    check_ids(key)
    for name, value in columns.items():
        if not fits(name, value):
            raise bad_setting(name, value)

    async def work() -> SettingsRow:
        known = await context.store.get(kind, key)
        before = known or kind(key)
        changed = settle(before, replace(before, **columns))  # type: ignore[arg-type]  # settled by `fits`
        return await upsert(context, changed, known, *besides(changed))

    return await again_when_stale(work)
