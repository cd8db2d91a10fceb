"""How far people have come in the lessons, and who has never played a game."""

from bot.tables.core.context import Verbs
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import check_ids
from data.records import Learning, Round
from data.store import Insert, Replace, StaleWrite, Where

_AGAIN = 3
_ENDED = ("won", "drawn", "none")


class LessonVerbs(Verbs):
    """Go on with a lesson where one stopped."""

    async def learning(self, person: str, game: str) -> Learning:
        check_ids(person)
        return await self.context.store.get(Learning, person, game) or Learning(person, game, False)

    async def keep_learning(self, person: str, game: str, place: str, *, done: bool = False) -> None:
        """Remember the next step by its name. A lesson that was once finished stays finished."""
        check_ids(person)
        for _ in range(_AGAIN):
            known = await self.context.store.get(Learning, person, game)
            version = known.version if known else 0
            now = Learning(person, game, done or bool(known and known.done), version, place)
            if now == known:
                return
            try:
                await self.context.store.commit(Replace(now) if known else Insert(now))
            except StaleWrite:
                continue
            return
        raise TableError(ErrorCode.BUSY)

    async def has_played(self, person: str, game: str) -> bool:
        """Return whether the person has ever finished this game; a running game doesn't count."""
        check_ids(person)
        for seat in ("seat_0", "seat_1"):
            own = Where(equal={"game": game, seat: person}, among={"result": _ENDED})
            if await self.context.store.count(Round, own):
                return True
        return False
