"""The page of `/settings` about the puzzle of the day."""

from collections.abc import Sequence

from bot.tables import DailyWish
from bot.tables.values.ids import puzzles_of
from bot.ui.host.wish_page import WishPage
from bot.ui.phrases import moment
from bot.ui.request import Request
from games.puzzles.puzzle import GRADES
from games.registry import KEYS


class DailyPage(WishPage):
    verb = "daily"
    number = "hardest"
    games = KEYS

    async def wish(self, request: Request) -> DailyWish:
        return await request.ui.tables.puzzles.wish(request.guild)

    async def keep(self, request: Request, name: str, value: str | int) -> None:
        """Store the setting; notices refused in the old channel are tried in the new one."""
        await request.ui.tables.puzzles.set_wish(request.guild, request.user, **{name: value})
        await request.ui.tables.notices.hasten(puzzles_of(request.guild))

    async def state(self, request: Request) -> str:
        """Say when the next puzzle comes, as a Discord timestamp, so that a wrong time zone is noticed."""
        wish = await self.wish(request)
        if not wish.channel:
            return request.say("daily-settings-is-off")
        at = await request.ui.tables.puzzles.next_post(request.guild) or 0
        said = request.say("daily-settings-is-on", channel=f"<#{wish.channel}>", when=moment(at, "F"))
        return f"{said}\n{request.say('daily-settings-refused')}" if wish.told_at is not None else said

    def numbers(self, request: Request) -> Sequence[tuple[str, int]]:
        return [(request.say(f"choice-difficulty-{grade}"), grade) for grade in GRADES]


DAILY = DailyPage()
ROUTES = DAILY.routes()
