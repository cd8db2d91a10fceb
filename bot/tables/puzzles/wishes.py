"""What a server has settled about its puzzle of the day."""

from dataclasses import replace

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.upsert import upsert
from bot.tables.values.errors import bad_setting
from bot.tables.values.ids import check_ids, puzzles_of
from bot.tables.values.notice_contents import NoticeKind
from bot.tables.values.puzzle_calendar import is_zone
from data.records import DailyWish, Notice
from data.store import Change, Delete, Replace, StaleWrite, Where
from games.puzzles.puzzle import GRADES

_OF_WHEN = ("hour", "zone")

DailySetting = str | int


class PuzzleWishVerbs(Verbs):
    async def wish(self, server: str) -> DailyWish:
        check_ids(server)
        return await self.context.store.get(DailyWish, server) or DailyWish(server)

    async def set_wish(self, server: str, person: str, /, **columns: DailySetting) -> DailyWish:
        """Change the wish; a puzzle missed before the change isn't posted late."""
        check_ids(server, person)
        for name, value in columns.items():
            if not _fits(self.context, name, value):
                raise bad_setting(name, value)

        async def work() -> DailyWish:
            known = await self.context.store.get(DailyWish, server)
            changed = _changed(self.context, known or DailyWish(server), person, columns)
            return await upsert(self.context, changed, known, *_taken_back(changed))

        return await again_when_stale(work)

    async def note_refused(self, server: str) -> str | None:
        """Record that the channel can't be written to, and return whom to tell, the first time only."""
        wish = await self.wish(server)
        if wish.told_at is not None or not wish.channel:
            return None
        try:
            await self.context.store.commit(Replace(replace(wish, told_at=self.context.time.now()), wish))
        except StaleWrite:
            return None
        return wish.set_by


def _changed(context: TableContext, known: DailyWish, person: str, columns: dict[str, DailySetting]) -> DailyWish:
    now = context.time.now()
    changed = replace(known, **columns, set_by=person, told_at=None)  # type: ignore[arg-type]  # settled by `_fits`
    begins = not known.channel or any(getattr(known, name) != getattr(changed, name) for name in _OF_WHEN)
    return replace(changed, since=now if begins else known.since, look_at=now if changed.channel else None)


def _taken_back(wish: DailyWish) -> list[Change]:
    """Delete waiting puzzle notices where no puzzle is wanted any more."""
    if wish.channel:
        return []
    return [Delete(Notice, Where(equal={"subject": puzzles_of(wish.server), "kind": NoticeKind.DAILY}))]


def _fits(context: TableContext, name: str, value: DailySetting) -> bool:
    match name, value:
        case "channel", str():
            return value == "" or (value.isascii() and value.isdecimal() and len(value) <= 20)
        case "hour", int():
            return 0 <= value <= 23
        case "zone", str():
            return is_zone(value)
        case "hardest", int():
            return value in GRADES
        case "games", str():
            return set(value.split()) <= set(context.puzzles())
        case _:
            return False
