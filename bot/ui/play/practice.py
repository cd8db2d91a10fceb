"""`/practice`: play against the bot, in a server or in a direct message with it."""

from typing import Any

from discord.app_commands import locale_str

from bot.tables import First, Terms
from bot.ui.discord_io.slash_commands import ANYWHERE, SlashCommand, argument
from bot.ui.discord_io.translator import phrase
from bot.ui.play.challenge import chosen_options, offered
from bot.ui.play.table_meant import plays_in_threads, refuse_without_rights
from bot.ui.request import Request
from games.core.game import AnyGame
from games.opponents.opponent import LEVELS
from games.registry import games


async def practice(request: Request, rules: AnyGame, **given: Any) -> None:
    """Sit down with the bot; the outbox shows the table."""
    await begin_practice(
        request,
        Terms(rules.key, chosen_options(rules, given), given.get("first") or First.HOST),
        given.get("level"),
    )
    await request.leave_quietly()


async def begin_practice(request: Request, terms: Terms, level: int | None) -> None:
    """Begin at this level, or at the one that suggests itself."""
    await request.ui.names.note(request.interaction.user, request.words.language)
    tables = request.ui.tables
    await tables.practice.start(
        request.user,
        request.table_guild,
        request.channel,
        terms,
        level or await tables.practice.suggested_level(request.user, terms.game),
        in_channel=await plays_in_channel(request),
        interaction=request.token,
    )


async def plays_in_channel(request: Request) -> bool:
    """In a direct message there are no threads, and no rights to ask for."""
    if request.server is None:
        return True
    refuse_without_rights(request)
    return not await plays_in_threads(request, request.server, request.channel)


def command(game: AnyGame) -> SlashCommand:
    return SlashCommand(
        game.key.replace("_", "-"),
        lambda request, **given: practice(request, game, **given),
        (
            argument("level", int, choices=LEVELS),
            argument("first", choices=tuple(First)),
            *(offered(option, game) for option in game.options),
        ),
        group="practice",
        label=locale_str(game.key.replace("_", "-")),
        hint=phrase(f"{game.key}-tagline"),
        contexts=ANYWHERE,
    )


COMMANDS = tuple(command(game) for game in games())
