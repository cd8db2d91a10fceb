"""`/practice`: play against the bot, in a server or in a direct message."""

from typing import Any

from discord.app_commands import locale_str

from bot.tables import First, Rated, Terms
from bot.ui.play.challenge import chosen_options, offered
from bot.ui.play.practice_table import begin_practice, preferred_first, suitable_options
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from bot.ui.slash_commands import FOR_ONESELF, SlashCommand, argument, phrase
from games.core.game import AnyGame
from games.opponents.opponent import LEVELS
from games.registry import games


async def practice(request: Request, rules: AnyGame, **given: Any) -> None:
    options = await suitable_options(request, rules.key, chosen_options(rules, given))
    first = given.get("first") or await preferred_first(request, First.HOST)
    rated = given.get("rated") or Rated.NO
    if rated == Rated.YES and request.server is None:
        raise UiRefusal("error-rated-in-server")
    await begin_practice(request, Terms(rules.key, options, first, rated=rated), given.get("level"))


def command(game: AnyGame) -> SlashCommand:
    return SlashCommand(
        game.key.replace("_", "-"),
        lambda request, **given: practice(request, game, **given),
        (
            argument("level", int, choices=LEVELS),
            argument("first", choices=tuple(First)),
            argument("rated", choices=tuple(Rated)),
            *(offered(option, game) for option in game.options),
        ),
        group="practice",
        label=locale_str(game.key.replace("_", "-")),
        hint=phrase("command-practice-game-hint", game=f"{game.key}-title"),
        contexts=FOR_ONESELF,
    )


COMMANDS = tuple(command(game) for game in games())
