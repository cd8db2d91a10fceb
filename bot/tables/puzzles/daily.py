"""The puzzle of the day: given to each server once a day, as a notice that survives any kill."""

from dataclasses import dataclass, replace
from datetime import date

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.unit_of_work import only_notice
from bot.tables.puzzles.own_games import waiting
from bot.tables.values.ids import check_ids, puzzles_of
from bot.tables.values.notice_contents import PuzzleOfTheDay, Urgency
from bot.tables.values.puzzle_calendar import begins_at, is_over_everywhere, local, may_post, next_look, zone
from bot.tables.values.puzzle_rotation import puzzle_of_day
from data.records import DailyPost, DailyTry, DailyWish
from data.store import Change, Insert, Replace, Where

_FIRST_DAY = date(2026, 1, 1).toordinal()  # days are counted from here, since a notice's id has room for few digits
_REST = 8 * 3_600_000  # at least so long between two, whatever the host changes


@dataclass(frozen=True, slots=True)
class PuzzleBefore:
    """A puzzle whose solution may be shown, and who solved it: in fewest tries first, then soonest."""

    post: DailyPost
    solvers: tuple[DailyTry, ...]


class DailyPuzzleVerbs(Verbs):
    async def may_still_post(self, server: str, day: str) -> bool:
        """Tell whether a puzzle that waits is still wanted: not in the night, and not on another day."""
        wish = await self.context.store.get(DailyWish, server)
        if wish is None or not wish.channel:
            return False
        return may_post(date.fromisoformat(day), wish.hour, zone(wish.zone), self.context.time.now())

    async def next_post(self, server: str) -> int | None:
        """Tell when the server's next puzzle comes."""
        wish = await self.context.store.get(DailyWish, server)
        if wish is None or not wish.channel:
            return None
        at, in_zone = self.context.time.now(), zone(wish.zone)
        while not await _is_due(self.context, wish, at):
            at = next_look(wish.hour, in_zone, at)
        return at

    async def before(self, server: str, day: str) -> PuzzleBefore | None:
        """Look up the puzzle whose solution comes with a day's: two posts before, once its day is over everywhere."""
        check_ids(server)
        tries = await self.context.store.find(DailyPost, Where(equal={"server": server}), order=("-day",), limit=60)
        at = next((post.made_at for post in tries if post.day == day), self.context.time.now())
        shown = [post for post in tries if post.day < day and post.message is not None]
        for post in shown[1:]:
            if is_over_everywhere(date.fromisoformat(post.day), at):
                return await self._with_solvers(post)
        return None

    async def _with_solvers(self, post: DailyPost) -> PuzzleBefore:
        tries = Where(equal={"server": post.server, "day": post.day, "given_up": 0}, at_least={"solved_at": 1})
        return PuzzleBefore(post, tuple(await self.context.store.find(DailyTry, tries, order=("tries", "solved_at"))))


async def give(context: TableContext, server: str) -> None:
    """Give a server its puzzle if it is time, and look again when it may be."""
    async with context.locks.hold(puzzles_of(server)):
        wish, now = await context.store.get(DailyWish, server), context.time.now()
        if wish is None or wish.look_at is None or wish.look_at > now:
            return
        again = replace(wish, look_at=next_look(wish.hour, zone(wish.zone), now))
        given = await _given(context, wish, now) if await _is_due(context, wish, now) else []
        await context.store.commit(Replace(again, wish), *given)
        if given:
            context.changed_subjects.add(puzzles_of(server), Urgency.IN_TIME)


async def _is_due(context: TableContext, wish: DailyWish, at: int) -> bool:
    """Return whether a server gets its puzzle now: once a day, at its hour, or late but not at night."""
    in_zone = zone(wish.zone)
    day = local(at, in_zone).date()
    if not may_post(day, wish.hour, in_zone, at) or not _was_wanted(wish, day):
        return False
    last = await context.store.find(DailyPost, Where(equal={"server": wish.server}), order=("-day",), limit=1)
    return not last or (last[0].day < day.isoformat() and at - last[0].made_at >= _REST)


def _was_wanted(wish: DailyWish, day: date) -> bool:
    """Return whether the hour came after the wish was made: a wish made at noon for nine o'clock begins tomorrow."""
    return begins_at(day, wish.hour, zone(wish.zone)).timestamp() * 1000 >= wish.since


async def _given(context: TableContext, wish: DailyWish, now: int) -> list[Change]:
    """Give the day's puzzle; one from a game of the server's own comes before those that are shipped."""
    day = local(now, zone(wish.zone)).date()
    own = await waiting(context, wish, day)
    puzzle = own.puzzle if own else puzzle_of_day(day, wish.games.split(), context.puzzles(), wish.hardest)
    if puzzle is None:
        return []
    subject, number = puzzles_of(wish.server), day.toordinal() - _FIRST_DAY
    told = PuzzleOfTheDay(day.isoformat(), puzzle)
    return [
        *([Replace(replace(own, day=day.isoformat()), own)] if own else []),
        Insert(DailyPost(wish.server, day.isoformat(), puzzle, now, wish.channel)),
        *only_notice(subject, number, told, now),
    ]
