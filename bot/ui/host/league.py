"""`/league`: a round robin in this channel, announced, begun and stopped by whoever moderates, joined by anybody."""

from bot.tables import PACES, ErrorCode, League, LeagueKind, TableError
from bot.ui.host.allowed import refuse_unless_moderator
from bot.ui.layout import attached
from bot.ui.look_up.rules import game_argument
from bot.ui.play.thread_or_channel import plays_in_threads, refuse_without_rights, refuse_without_role
from bot.ui.public.show.league import laid_out
from bot.ui.refusal import UiRefusal, found
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import SlashCommand, argument

DAYS, PACE = 7, 2  # of a round, and for a turn, where nobody chose


async def announce(request: Request, game: str, days: int | None = None, pace: int | None = None) -> None:
    await admit_announcer(request)
    await request.ui.tables.leagues.announce(
        request.user,
        request.guild,
        request.channel_id,
        game,
        days=days or DAYS,
        pace=pace or PACE,
        interaction=request.token,
    )
    await request.tell("league-announced")


async def admit_announcer(request: Request) -> None:
    """Let whoever moderates announce one where its games can be played in threads, since several run at once."""
    await refuse_unless_moderator(request)
    refuse_without_rights(request)
    if not await plays_in_threads(request, request.guild, request.channel_id):
        raise UiRefusal("error-league-threads")
    await request.ui.names.note(request.interaction.user, request.words.language)


async def show(request: Request) -> None:
    """Show how the league of this channel stands, or how the last one ended."""
    await show_standing(request, found(await request.ui.tables.leagues.newest(request.channel_id), "error-league-none"))


async def show_standing(request: Request, league: League) -> None:
    view, pictures = await laid_out(request.ui, await request.ui.tables.leagues.view(league.id))
    await request.answer(view, *(attached(name, painted) for name, painted in pictures))


async def stop(request: Request) -> None:
    await refuse_unless_moderator(request)
    running = found(await request.ui.tables.leagues.under_way(request.channel_id), "error-league-none")
    await request.ui.tables.leagues.stop(running.id, request.user)
    await request.tell("league-stopped")


async def join(request: Request, pressed: str) -> None:
    """Join the league or ladder whose button it is."""
    league = (await league_here(request, pressed)).id
    await refuse_without_role(request, request.guild)
    await request.ui.names.note(request.interaction.user, request.words.language)
    await request.ui.tables.leagues.join(league, request.user)


async def leave(request: Request, pressed: str) -> None:
    league = await league_here(request, pressed)
    await request.ui.tables.leagues.leave(league.id, request.user)
    await request.tell("league-left", kind=league.kind)


async def begin(request: Request, pressed: str) -> None:
    await refuse_unless_moderator(request)
    await request.ui.tables.leagues.begin((await league_here(request, pressed)).id, request.user)


async def league_here(request: Request, pressed: str) -> League:
    """Find the button's league, if it is this channel's, or ladder of this server: a forged button reaches no other."""
    league = await request.ui.tables.leagues.league(pressed)
    is_here = league.guild == request.server and (
        league.kind == LeagueKind.LADDER or league.channel == request.channel_id
    )
    if not is_here:
        raise TableError(ErrorCode.LEAGUE_OVER, kind=league.kind)
    return league


COMMANDS = (
    SlashCommand(
        "new",
        announce,
        (game_argument(required=True), argument("days", int, low=3, high=14), argument("pace", int, choices=PACES[1:])),
        group="league",
    ),
    SlashCommand("show", show, group="league"),
    SlashCommand("stop", stop, group="league"),
)
ROUTES = {
    "league-join": Route(join, Ack.HERE, "word"),
    "league-leave": Route(leave, Ack.NEW, "word"),
    "league-begin": Route(begin, Ack.HERE, "word"),
}
