"""Share a result: one message in the channel of a server's puzzle of the day, for whoever solved it and wants that."""

from dataclasses import replace

from bot.tables.core.unit_of_work import notice
from bot.tables.puzzles.solving import PuzzleOf, PuzzleSolvingVerbs
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids, shared_result
from bot.tables.values.notice_contents import PuzzleShared, Urgency
from data.records import DailyPost, DailyTry, Notice
from data.store import Insert, Replace

_NUMBER = 1  # each result that is shared is a subject of its own


class PuzzleSharingVerbs(PuzzleSolvingVerbs):
    async def share(self, of: PuzzleOf) -> DailyPost:
        """Tell the channel once, as long as it is the puzzle of the day, and return where that puzzle stands."""
        check_ids(of.person, of.puzzle, of.server, of.day)
        async with self.context.locks.hold(f"person:{of.person}"):
            attempts, post = await self.attempts(of), await self.post(of.server, of.day)
            if post is None or not (attempts.is_shared or attempts.can_be_shared):
                raise TableError(ErrorCode.NOTHING_TO_SHARE)
            if attempts.can_be_shared:
                await self._tell(of, attempts.tries)
            return post

    async def _tell(self, of: PuzzleOf, tries: int) -> None:
        now, streak = self.context.time.now(), (await self.record(of.person, of.server)).streak
        told = PuzzleShared(of.server, of.day, of.puzzle, of.person, tries, streak)
        waiting = notice(shared_result(self.context.draw()), _NUMBER, told, (), turn_no=0, at=now)
        await self._keep(of, now, waiting)
        self.context.changed_subjects.add(waiting.subject, Urgency.AT_ONCE)

    async def _keep(self, of: PuzzleOf, now: int, waiting: Notice) -> None:
        """Write down that it was shared together with the notice, so that a kill leaves both or neither."""
        mine = await self.context.store.get(DailyTry, of.server, of.day, of.person)
        if mine is None:  # solved on another server, and never opened here
            raise TableError(ErrorCode.NOTHING_TO_SHARE)
        await self.context.store.commit(Replace(replace(mine, shared_at=now), mine), Insert(waiting))
