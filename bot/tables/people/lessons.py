"""How far people have come in the lessons, and who has never played a game."""

from dataclasses import replace

from bot.tables.core.context import Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.upsert import upsert
from bot.tables.values.ids import check_ids
from data.records import Learning, Round
from data.store import Where

_ENDED = ("won", "drawn", "none")


class LessonVerbs(Verbs):
    async def learning(self, person: str, game: str) -> Learning:
        check_ids(person)
        return await self.context.store.get(Learning, person, game) or Learning(person, game, False)

    async def keep_learning(self, person: str, game: str, place: str, *, done: bool = False) -> None:
        """Remember the next step by its name. A lesson that was once finished stays finished."""
        check_ids(person)

        async def work() -> None:
            known = await self.context.store.get(Learning, person, game)
            now = replace(known or Learning(person, game, False), place=place)
            now = replace(now, done=done or now.done)
            if now != known:
                await upsert(self.context, now, known)

        await again_when_stale(work)

    async def has_played(self, person: str, game: str) -> bool:
        """Return whether the person has ever finished this game; a running game doesn't count."""
        check_ids(person)
        for seat in ("seat_0", "seat_1"):
            own = Where(equal={"game": game, seat: person}, among={"result": _ENDED})
            if await self.context.store.count(Round, own):
                return True
        return False
