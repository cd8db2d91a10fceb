"""What a server has settled about its games against the bot."""

from dataclasses import replace

from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.upsert import upsert
from bot.tables.values.errors import bad_setting
from bot.tables.values.ids import check_ids, is_id
from bot.tables.values.puzzle_calendar import is_zone, next_hour, zone
from bot.tables.values.voted_games import VOTED
from data.records import VoteWish
from games.opponents.opponent import LEVELS

VoteSetting = str | int
RISING = 0  # the level that follows from how the server has fared


class VoteWishVerbs(Verbs):
    async def wish(self, server: str) -> VoteWish:
        check_ids(server)
        return await self.context.store.get(VoteWish, server) or VoteWish(server)

    async def set_wish(self, server: str, person: str, /, **columns: VoteSetting) -> VoteWish:
        """Change the wish; a game that runs goes on where it is, and a vote that runs ends when it was said to."""
        check_ids(server, person)
        for name, value in columns.items():
            if not _fits(name, value):
                raise bad_setting(name, value)

        async def work() -> VoteWish:
            known = await self.context.store.get(VoteWish, server)
            changed = replace(known or VoteWish(server), **columns, set_by=person)  # type: ignore[arg-type]
            return await upsert(self.context, _due(self.context, changed, columns), known)

        return await again_when_stale(work)


def _due(context: TableContext, wish: VoteWish, columns: dict[str, VoteSetting]) -> VoteWish:
    """Look at the next hour, once a channel was chosen."""
    if not columns.get("channel"):
        return wish
    return replace(wish, look_at=wish.look_at or next_hour(wish.hour, zone(wish.zone), context.time.now()))


def _fits(name: str, value: VoteSetting) -> bool:
    match name, value:
        case "channel", str():
            return value == "" or (is_id(value) and value.isdecimal())
        case "hour", int():
            return 0 <= value <= 23
        case "zone", str():
            return is_zone(value)
        case "level", int():
            return value in (RISING, *LEVELS)
        case "games", str():
            return set(value.split()) <= set(VOTED)
        case _:
            return False
