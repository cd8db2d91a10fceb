"""What a server has settled about its puzzle of the day."""

from dataclasses import replace
from functools import partial

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.upsert import Setting, change_settings
from bot.tables.values.ids import check_ids, puzzles_of
from bot.tables.values.notice_contents import NoticeKind
from bot.tables.values.puzzle_calendar import is_zone
from data.records import DailyWish, Notice
from data.store import Change, Delete, Replace, StaleWrite, Where
from games.puzzles.puzzle import GRADES


class PuzzleWishVerbs(Verbs):
    async def wish(self, server: str) -> DailyWish:
        check_ids(server)
        return await self.context.store.get(DailyWish, server) or DailyWish(server)

    async def set_wish(self, server: str, person: str, /, **columns: Setting) -> DailyWish:
        """Change the wish; a puzzle missed before the change isn't posted late."""
        check_ids(person)
        fits = partial(_fits, self.context)

        def settle(before: DailyWish, changed: DailyWish) -> DailyWish:
            now = self.context.time.now()
            begins = not before.channel or (before.hour, before.zone) != (changed.hour, changed.zone)
            changed = replace(changed, since=now if begins else before.since, look_at=now if changed.channel else None)
            return replace(changed, set_by=person, told_at=None)

        return await change_settings(
            self.context, DailyWish, server, columns, fits=fits, settle=settle, besides=_taken_back
        )

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


def _taken_back(wish: DailyWish) -> list[Change]:
    """Delete waiting puzzle notices where no puzzle is wanted any more."""
    if wish.channel:
        return []
    return [Delete(Notice, Where(equal={"subject": puzzles_of(wish.server), "kind": NoticeKind.DAILY}))]


def _fits(context: TableContext, name: str, value: Setting) -> bool:
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
