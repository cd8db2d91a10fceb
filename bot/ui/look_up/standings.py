"""`/profile` and `/leaderboard`: wins, draws and losses on this server."""

import discord

from bot.tables import Standing
from bot.ui.declare import Command, argument
from bot.ui.look_up.rules import game_argument
from bot.ui.sheet import sheet, text
from bot.ui.telling import mention, moment
from bot.ui.visit import Visit


async def profile(visit: Visit, user: discord.User | None = None) -> None:
    """Show a person's games here; without a name one's own."""
    person = str(user.id) if user else visit.user
    found = await visit.desk.tables.profile(person, visit.guild)
    away = visit.desk.tables.away_until(person)
    lines = [
        visit.say("profile-title", who=mention(person)),
        *(f"- **{_game(visit, one)}** · {_counts(visit, one)}" for one in found),
        "" if found else visit.say("profile-none"),
        visit.say("turn-away", who=mention(person), until=moment(away, "D")) if away else "",
    ]
    await visit.answer(sheet(text("\n".join(filter(None, lines)))))


async def leaderboard(visit: Visit, game: str | None = None) -> None:
    """Rank by wins; each game is a ranking of its own line."""
    found = await visit.desk.tables.leaderboard(visit.guild, game)
    lines = [f"{place}. {_ranked(visit, one, named=game is None)}" for place, one in enumerate(found, 1)]
    heading = visit.say(f"{game}-title") if game else visit.say("leaderboard-all")
    said = "\n".join(lines) or visit.say("leaderboard-none")
    await visit.answer(sheet(text(visit.say("leaderboard-title", what=heading)), text(said)))


def _ranked(visit: Visit, one: Standing, *, named: bool) -> str:
    parts = (mention(one.person), _game(visit, one) if named else "", _counts(visit, one))
    return " · ".join(part for part in parts if part)


def _game(visit: Visit, one: Standing) -> str:
    return visit.words.either(f"{one.game}-title", one.game)


def _counts(visit: Visit, one: Standing) -> str:
    return visit.say("standing-counts", wins=one.wins, draws=one.draws, losses=one.losses)


COMMANDS = (
    Command("profile", profile, (argument("user", discord.User),)),
    Command("leaderboard", leaderboard, (game_argument(required=False),)),
)
