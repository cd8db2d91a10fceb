"""`/practice`: play against the bot, in a server or in a direct message."""

from typing import Any

from discord.app_commands import locale_str

from bot.tables import First, Terms
from bot.ui.discord_io.slash_commands import ANYWHERE, SlashCommand, argument
from bot.ui.discord_io.translator import phrase
from bot.ui.play.challenge import begin_practice, chosen_options, offered
from bot.ui.request import Request
from games.core.game import AnyGame
from games.opponents.opponent import LEVELS
from games.registry import games


async def practice(request: Request, rules: AnyGame, **given: Any) -> None:
    """Begin a practice table; the outbox shows it."""
    await begin_practice(
        request,
        Terms(rules.key, chosen_options(rules, given), given.get("first") or First.HOST),
        given.get("level"),
    )
    await request.leave_quietly()


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
        hint=phrase("command-practice-game-hint", game=f"{game.key}-title"),
        contexts=ANYWHERE,
    )


COMMANDS = tuple(command(game) for game in games())
