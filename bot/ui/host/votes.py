"""The page of `/settings` about the server's games against the bot, by a vote a day."""

from collections.abc import Sequence

from bot.tables import LIVE, VoteWish
from bot.tables.values.ids import everybody_of
from bot.tables.values.voted_games import VOTED
from bot.ui.host.wish_page import WishPage
from bot.ui.names import one_line
from bot.ui.phrases import EVERYBODY, moment
from bot.ui.request import Request
from games.opponents.opponent import LEVELS


class VotesPage(WishPage):
    verb = "votes"
    number = "level"
    games = VOTED

    async def wish(self, request: Request) -> VoteWish:
        return await request.ui.tables.votes.wish(request.guild)

    async def keep(self, request: Request, name: str, value: str | int) -> None:
        """Store the setting, and the server's name, which pictures show as that of a player."""
        tables, guild, player = request.ui.tables, request.interaction.guild, everybody_of(request.guild)
        await tables.people.set_person(player, name=one_line(guild.name if guild else "", instead=EVERYBODY))
        request.ui.names.drop(player)
        await tables.votes.set_wish(request.guild, request.user, **{name: value})

    async def state(self, request: Request) -> str:
        """Say when the running vote is over, or when the next game begins."""
        votes = request.ui.tables.votes
        wish, game = await self.wish(request), await votes.game_of(request.guild)
        if game is not None and game.status in LIVE:
            times = await votes.times(game)
            when = moment(times.closes if times else wish.look_at or 0, "F")
            return request.say("votes-settings-runs", channel=f"<#{game.channel}>", when=when)
        begins = await votes.next_game(request.guild)
        if begins is None:
            return request.say("votes-settings-is-off")
        if not await votes.has_games(request.guild):
            return request.say("votes-settings-no-game")
        return request.say("votes-settings-is-on", channel=f"<#{wish.channel}>", when=moment(begins, "F"))

    def numbers(self, request: Request) -> Sequence[tuple[str, int]]:
        levels = [(request.say(f"choice-level-{level}"), level) for level in LEVELS]
        return [(request.say("votes-settings-rising"), 0), *levels]


VOTES = VotesPage()
ROUTES = VOTES.routes()
