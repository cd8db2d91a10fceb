"""Commands that Discord refuses."""

from discord.app_commands import locale_str

from bot.ui.request import Request
from bot.ui.slash_commands import SlashCommand

MOST_DESCRIPTION = 100


async def _nothing(_: Request) -> None:
    """Do nothing: the command can't be registered."""


def overlong(count: int) -> list[SlashCommand]:
    """Make commands whose descriptions are too long."""
    hint = locale_str("x" * (MOST_DESCRIPTION + 1))
    return [SlashCommand("", _nothing, label=locale_str(f"overlong-{nth}"), hint=hint) for nth in range(count)]
