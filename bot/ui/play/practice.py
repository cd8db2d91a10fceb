"""`/practice`: play against the bot, in a server or in a direct message."""

from typing import Any

from discord.app_commands import locale_str

from bot.tables import First, Terms
from bot.ui.play.challenge import chosen_options, offered
from bot.ui.play.practice_table import begin_practice
from bot.ui.request import Request
from bot.ui.slash_commands import ANYWHERE, SlashCommand, argument, phrase
from games.core.game import AnyGame
from games.lessons.registry import short_form
from games.opponents.opponent import LEVELS
from games.registry import games


async def practice(request: Request, rules: AnyGame, **given: Any) -> None:
    """Begin a practice table; of a game the person has never finished, the short form unless they name another."""
    options = chosen_options(rules, given)
    if not options and not await request.ui.tables.people.has_played(request.user, rules.key):
        options = dict(short_form(rules.key))
    await begin_practice(request, Terms(rules.key, options, given.get("first") or First.HOST), given.get("level"))


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
