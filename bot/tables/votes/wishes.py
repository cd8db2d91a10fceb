"""What a server has settled about its games against the bot."""

from dataclasses import replace

from bot.tables.core.context import Verbs
from bot.tables.core.upsert import Setting, change_settings
from bot.tables.values.ids import check_ids, is_id
from bot.tables.values.puzzle_calendar import is_zone, next_hour, zone
from bot.tables.values.voted_games import VOTED
from data.records import VoteWish
from games.opponents.opponent import LEVELS

RISING = 0  # the level that follows from how the server has fared


class VoteWishVerbs(Verbs):
    async def wish(self, server: str) -> VoteWish:
        check_ids(server)
        return await self.context.store.get(VoteWish, server) or VoteWish(server)

    async def set_wish(self, server: str, person: str, /, **columns: Setting) -> VoteWish:
        """Change the wish; a game that runs goes on where it is, and a vote that runs ends when it was said to."""
        check_ids(person)

        def settle(_: VoteWish, wish: VoteWish) -> VoteWish:
            look_at = wish.look_at
            if columns.get("channel") and not look_at:
                look_at = next_hour(wish.hour, zone(wish.zone), self.context.time.now())
            return replace(wish, set_by=person, look_at=look_at)

        return await change_settings(self.context, VoteWish, server, columns, fits=_fits, settle=settle)


def _fits(name: str, value: Setting) -> bool:
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
