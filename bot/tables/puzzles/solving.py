"""Solving puzzles: who solved what, in how many tries, and for how many days in a row."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import TypeVar

from bot.tables.core.context import TableContext, Verbs
from bot.tables.puzzles.choosing import PuzzleGrades, choose
from bot.tables.values.ids import check_ids
from bot.tables.values.puzzle_rotation import puzzles_about
from data.records import DailyPost, DailyTry, DailyWish, PuzzleResult
from data.store import Change, Insert, Replace, Where

_JOINT = ";"
_MOST_LINES = 200

TriedRecord = TypeVar("TriedRecord", DailyTry, PuzzleResult)


@dataclass(frozen=True, slots=True)
class PuzzleOf:
    """Name a puzzle as one person sees it: on its own, or as a server's puzzle of a day."""

    person: str
    puzzle: str
    server: str = ""
    day: str = ""


@dataclass(frozen=True, slots=True)
class Attempts:
    tries: int
    is_solved: bool
    is_given_up: bool = False
    counts: bool = False  # it is the puzzle of the day, and the next one isn't out yet
    is_shared: bool = False

    @property
    def is_over(self) -> bool:
        return self.is_solved or self.is_given_up

    @property
    def can_be_shared(self) -> bool:
        """Return whether it is the puzzle of the day, solved without having seen the solution, and not shared yet."""
        return self.counts and self.is_solved and not (self.is_given_up or self.is_shared)


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    solved: int
    streak: int  # of a server's puzzles of the day, up to now
    longest: int


class PuzzleSolvingVerbs(Verbs):
    """Count tries. Repeating a line is no new try, so a second click costs nothing."""

    async def attempts(self, of: PuzzleOf) -> Attempts:
        check_ids(of.person, of.puzzle, of.server, of.day)
        if not await _is_open(self.context, of):
            alone = await _result(self.context, of)
            return Attempts(alone.tries, alone.solved_at is not None)
        daily = await _daily_try(self.context, of)
        is_solved, is_shared = daily.solved_at is not None, daily.shared_at is not None
        return Attempts(daily.tries, is_solved, daily.given_up, counts=True, is_shared=is_shared)

    async def try_line(self, of: PuzzleOf, line: str, *, right: bool) -> Attempts:
        """Record a try, right or wrong; after the end of a puzzle nothing counts any more."""
        async with self.context.locks.hold(f"person:{of.person}"):
            before, now = await self.attempts(of), self.context.time.now()
            if before.is_given_up:
                return before
            result = _with_try(_met(await _result(self.context, of)), line, now, right=right)
            changes = [await _keeping(self.context, result)]
            if before.counts and not before.is_over:
                today = _with_try(await _daily_try(self.context, of), line, now, right=right)
                changes.append(await _keeping(self.context, today))
            await self.context.store.commit(*changes)
            return await self.attempts(of)

    async def give_up(self, of: PuzzleOf) -> Attempts:
        """Record that a person saw the solution first: the day is lost, but the puzzle can come again."""
        async with self.context.locks.hold(f"person:{of.person}"):
            before, result = await self.attempts(of), _met(await _result(self.context, of))
            if result.solved_at is None and result.given_up_at is None:
                result = replace(result, given_up_at=self.context.time.now())
            changes = [await _keeping(self.context, result)]
            if before.counts and not before.is_over:
                today = replace(await _daily_try(self.context, of), given_up=True)
                changes.append(await _keeping(self.context, today))
            await self.context.store.commit(*changes)
            return replace(before, is_given_up=not before.is_solved)

    async def meet(self, of: PuzzleOf) -> Attempts:
        """Open a server's puzzle of the day; a solution given on another server counts here too."""
        async with self.context.locks.hold(f"person:{of.person}"):
            attempts = await self.attempts(of)
            changes = [await _keeping(self.context, _met(await _result(self.context, of)))]
            if attempts.counts and attempts.is_solved:
                changes.append(await _keeping(self.context, await _daily_try(self.context, of)))
            await self.context.store.commit(*changes)
            return attempts

    async def post(self, server: str, day: str) -> DailyPost | None:
        check_ids(server, day)
        return await self.context.store.get(DailyPost, server, day)

    async def newest_post(self, server: str) -> DailyPost | None:
        """Find the puzzle a server was given last, if it still wants one a day."""
        check_ids(server)
        wish = await self.context.store.get(DailyWish, server)
        if wish is None or not wish.channel:
            return None
        posts = await self.context.store.find(DailyPost, Where(equal={"server": server}), order=("-day",), limit=1)
        return posts[0] if posts else None

    async def is_of_these_days(self, puzzle: str) -> bool:
        """Return whether it is some server's puzzle of yesterday, today or tomorrow."""
        return puzzle in await kept_back(self.context)

    async def next_puzzle(
        self, person: str, *offered: PuzzleGrades, grade: int | None = None, but: str = ""
    ) -> str | None:
        """Choose the next puzzle among those of some games, and record that this person was shown it."""
        check_ids(person)
        async with self.context.locks.hold(f"person:{person}"):
            kept = await kept_back(self.context)
            chosen = choose(offered, await self._results(person), grade, {*kept, but})
            if chosen is not None:
                known = await _result(self.context, PuzzleOf(person, chosen))
                await self.context.store.commit(await _keeping(self.context, replace(known, shown=known.shown + 1)))
            return chosen

    async def solved(self, person: str) -> list[str]:
        check_ids(person)
        return [one.puzzle for one in await self._results(person) if one.solved_at is not None]

    async def record(self, person: str, server: str) -> PuzzleRecord:
        """Count what somebody has solved anywhere, and the days in a row on one server."""
        check_ids(person, server)
        solved = sum(one.solved_at is not None for one in await self._results(person))
        posts = await self.context.store.find(DailyPost, Where(equal={"server": server}), order=("day",))
        tries = await self.context.store.find(DailyTry, Where(equal={"person": person, "server": server}))
        shown = [post for post in posts if post.message]
        return PuzzleRecord(solved, *_streaks(self._while_here(person, shown), shown, tries))

    async def longest_streaks(self, server: str, first: date, last: date) -> dict[str, int]:
        """Count for each solver the most of a server's puzzles between two days that they have solved in a row."""
        check_ids(server)
        named = [str(first + timedelta(days=nth)) for nth in range((last - first).days + 1)]
        days = Where(equal={"server": server}, among={"day": named})
        posts = await self.context.store.find(DailyPost, days, order=("day",))
        shown, tries = [post for post in posts if post.message], await self.context.store.find(DailyTry, days)
        return {
            person: _streaks(self._while_here(person, shown), shown, [one for one in tries if one.person == person])[1]
            for person in sorted({one.person for one in tries if one.solved_at is not None})
        }

    def _while_here(self, person: str, posts: Sequence[DailyPost]) -> set[str]:
        """List the days on which somebody wasn't away at all before the next puzzle came."""
        absences = self.context.absences.of(person)
        ends = [*(post.made_at for post in posts[1:]), self.context.time.now() + 1]
        return {
            post.day
            for post, end in zip(posts, ends, strict=False)
            if not any(away.from_at < end and post.made_at < away.until_at for away in absences)
        }

    async def _results(self, person: str) -> list[PuzzleResult]:
        return await self.context.store.find(PuzzleResult, Where(equal={"person": person}))


async def kept_back(context: TableContext) -> set[str]:
    """List the puzzles that nobody is given by themselves: the servers' wishes lead to them in these days."""
    wishes = await context.store.find(DailyWish, Where(at_least={"look_at": 0}))
    wanted = {(tuple(wish.games.split()), wish.hardest) for wish in wishes}
    return puzzles_about(context.time.now(), context.puzzles(), wanted)


def _streaks(here: Collection[str], posts: Sequence[DailyPost], tries: Sequence[DailyTry]) -> tuple[int, int]:
    """Count streaks over the days that had a puzzle; a day away breaks none, nor does today's open puzzle."""
    by_day = {one.day: one for one in tries}
    streak = longest = 0
    for post in posts:
        mine = by_day.get(post.day)
        if mine is not None and mine.solved_at is not None:
            streak += 1
            longest = max(longest, streak)
        elif post.day in here and (post is not posts[-1] or (mine is not None and mine.given_up)):
            streak = 0
    return streak, longest


async def _is_open(context: TableContext, of: PuzzleOf) -> bool:
    """Return whether it is a server's puzzle of the day, and the next one isn't out yet."""
    if not of.day:
        return False
    post = await context.store.get(DailyPost, of.server, of.day)
    if post is None or post.puzzle != of.puzzle:
        return False
    newest = await context.store.find(DailyPost, Where(equal={"server": of.server}), order=("-day",), limit=60)
    return not any(one.day > of.day and one.message is not None for one in newest)


async def _daily_try(context: TableContext, of: PuzzleOf) -> DailyTry:
    """Find a person's tries at today's puzzle, on whichever server they were made."""
    known = await context.store.find(DailyTry, Where(equal={"person": of.person, "day": of.day}))
    same = [one for one in known if one.puzzle == of.puzzle]
    here = next((one for one in same if one.server == of.server), DailyTry(of.server, of.day, of.person, of.puzzle))
    most = max(same, key=lambda one: (one.solved_at is not None, one.given_up, one.tries), default=here)
    return replace(here, tried=most.tried, tries=most.tries, solved_at=most.solved_at, given_up=most.given_up)


async def _result(context: TableContext, of: PuzzleOf) -> PuzzleResult:
    known = await context.store.get(PuzzleResult, of.person, of.puzzle)
    return known or PuzzleResult(of.person, of.puzzle)


def _met(known: PuzzleResult) -> PuzzleResult:
    """Count a puzzle that was met as a server's puzzle of a day as shown."""
    return replace(known, shown=max(known.shown, 1))


def _with_try(known: TriedRecord, line: str, now: int, *, right: bool) -> TriedRecord:
    """Add a new line; a solved puzzle stays as it is."""
    if known.solved_at is not None:
        return known
    lines: list[str] = known.tried.split(_JOINT) if known.tried else []
    is_new = line not in lines and len(lines) < _MOST_LINES
    tried = _JOINT.join([*lines, line]) if is_new else known.tried
    return replace(known, tried=tried, tries=known.tries + is_new, solved_at=now if right else None)


async def _keeping(context: TableContext, one: TriedRecord) -> Change:
    key = [getattr(one, name) for name in one.KEY]
    stored = await context.store.get(type(one), *key)
    return Insert(one) if stored is None else Replace(replace(one, version=stored.version), stored)
