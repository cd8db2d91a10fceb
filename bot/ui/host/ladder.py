"""`/ladder`: announced and stopped by whoever moderates; anybody joins, and challenges people a few places above."""

from bot.tables import PACES, League
from bot.ui.custom_id import custom_id
from bot.ui.host.allowed import refuse_unless_moderator
from bot.ui.host.league import PACE, admit_announcer, league_here, show_standing
from bot.ui.layout import button, layout, rows, text
from bot.ui.look_up.rules import game_argument
from bot.ui.play.thread_or_channel import refuse_without_role
from bot.ui.refusal import found
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import SlashCommand, argument


async def announce(request: Request, game: str, pace: int | None = None) -> None:
    await admit_announcer(request)
    await request.ui.tables.leagues.announce_ladder(
        request.user, request.guild, request.channel_id, game, pace=pace or PACE, interaction=request.token
    )
    await request.tell("ladder-announced")


async def show(request: Request, game: str) -> None:
    """Show how the ladder of a game stands, or how the last one ended."""
    await show_standing(request, await _ladder_of(request, game))


async def stop(request: Request, game: str) -> None:
    await refuse_unless_moderator(request)
    await request.ui.tables.leagues.stop((await _ladder_of(request, game)).id, request.user)
    await request.tell("ladder-stopped")


async def _ladder_of(request: Request, game: str) -> League:
    return found(await request.ui.tables.leagues.ladder(request.guild, game), "error-ladder-none")


async def look_up(request: Request, pressed: str) -> None:
    """Ask privately whom to challenge, of those within reach."""
    ladder = (await league_here(request, pressed)).id
    above = await request.ui.tables.leagues.within_reach(ladder, request.user)
    if not above:
        await request.tell("ladder-first")
        return
    names = request.ui.names
    whom = [button(await names.called(who), custom_id("ladder-challenge", ladder, who)) for who in above]
    await request.answer(layout(text(request.say("ladder-whom")), *rows(whom)))


async def challenge(request: Request, pressed: str, whom: str) -> None:
    """Challenge whom the button names: the outbox shows it in the ladder's channel."""
    ladder = await league_here(request, pressed)
    await refuse_without_role(request, request.guild)
    await request.ui.names.note(request.interaction.user, request.words.language)
    await request.ui.tables.leagues.challenge(ladder.id, request.user, whom, interaction=request.token)
    await request.tell("ladder-challenged", where=f"<#{ladder.channel}>")


OF_GAME = (game_argument(required=True),)
COMMANDS = (
    SlashCommand("new", announce, (*OF_GAME, argument("pace", int, choices=PACES[1:])), group="ladder"),
    SlashCommand("show", show, OF_GAME, group="ladder"),
    SlashCommand("stop", stop, OF_GAME, group="ladder"),
)
ROUTES = {
    "ladder-up": Route(look_up, Ack.NEW, "word"),
    "ladder-challenge": Route(challenge, Ack.HERE, "word id"),
}
