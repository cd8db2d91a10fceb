"""`/profile` and `/leaderboard`: wins, draws and losses on this server."""

import discord

from bot.tables import RankedBy, Standing
from bot.ui.front_door import front_door
from bot.ui.layout import Item, attached, layout, picture, text
from bot.ui.look_up.ratings import BY_RATING, rating_lines, show_ratings
from bot.ui.look_up.rules import game_argument
from bot.ui.look_up.way_alone import way_alone
from bot.ui.phrases import mention, moment
from bot.ui.request import Request
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand, argument


async def profile(request: Request, user: discord.User | None = None) -> None:
    """Show a person's results on this server; without a name one's own, with how far one has come alone."""
    person = str(user.id) if user else request.user
    if person != request.user:
        await request.answer(layout(await _results(request, person)))
        return
    in_server = request.server is not None
    painted, name = await way_alone(request), f"profile-{request.token}.png"
    said = await _results(request, person) if in_server else None
    alone = [text(request.say("profile-alone")), picture(name, painted)]
    await request.answer(layout(said, *alone, *front_door(request.words, in_server=in_server)), attached(name, painted))


async def _results(request: Request, person: str) -> Item:
    standings = await request.ui.tables.queries.profile(person, request.guild)
    away = request.ui.tables.clock.away_until(person)
    lines = [
        request.say("profile-title", who=mention(person)),
        *(f"- **{_game(request, one)}** · {_counts(request, one)}" for one in standings),
        "" if standings else request.say("profile-none"),
        *await rating_lines(request, person),
        await _between(request, person),
        *await _puzzles(request, person),
        request.say("turn-away", who=mention(person), until=moment(away, "D")) if away else "",
    ]
    return text("\n".join(filter(None, lines)))


async def _between(request: Request, person: str) -> str:
    """Say what the reader and this person have played against each other."""
    if person == request.user:
        return ""
    found = await request.ui.tables.queries.head_to_head(request.guild, (request.user, person))
    wins, losses = found.wins
    return request.say("head-to-head", wins=wins, losses=losses, draws=found.draws) if found.games else ""


async def _puzzles(request: Request, person: str) -> list[str]:
    """Count puzzles, and this server's puzzles of the day in a row."""
    record = await request.ui.tables.puzzles.record(person, request.guild)
    if not record.solved and not record.longest:
        return []
    lines = [request.say("profile-puzzles", solved=record.solved)]
    if record.longest:
        lines.append(request.say("profile-streak", days=record.streak, longest=record.longest))
    return ["- " + " · ".join(lines)]


async def leaderboard(request: Request, game: str | None = None, by: str | None = None) -> None:
    """Rank by wins or games, in one game or in all of them together; or by rating, game by game."""
    if by == BY_RATING:
        await show_ratings(request, game)
        return
    ranking = await request.ui.tables.queries.leaderboard(request.guild, game, by=RankedBy(by or RankedBy.WINS))
    lines = [f"{rank}. {mention(one.person)} · {_counts(request, one)}" for rank, one in enumerate(ranking, 1)]
    heading = request.say(f"{game}-title") if game else request.say("leaderboard-all")
    said = "\n".join(lines) or request.say("leaderboard-none")
    await request.answer(layout(text(request.say("leaderboard-title", what=heading)), text(said)))


def _game(request: Request, one: Standing) -> str:
    return request.words.either(f"{one.game}-title", one.game)


def _counts(request: Request, one: Standing) -> str:
    counts = request.say("standing-counts", wins=one.wins, draws=one.draws, losses=one.losses)
    return f"{counts}, {request.say('standing-late', late=one.late)}" if one.late else counts


COMMANDS = (
    SlashCommand("profile", profile, (argument("user", discord.User),), contexts=FOR_ONESELF),
    SlashCommand(
        "leaderboard", leaderboard, (game_argument(required=False), argument("by", choices=(*RankedBy, BY_RATING)))
    ),
)
