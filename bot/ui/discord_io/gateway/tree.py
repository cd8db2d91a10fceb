"""discord.py's command tree, which hands commands to the dispatcher."""

import logging

import discord
from discord import app_commands

from bot.ui.discord_io.gateway.dispatcher import Dispatcher
from bot.ui.error_answers import TOO_LATE


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """A suggestion that came too late is no error: whoever typed on has asked for the next one."""
    error = record.exc_info[1] if record.exc_info else None
    return getattr(error, "code", None) not in TOO_LATE


class CairnTree(app_commands.CommandTree[discord.Client]):
    def __init__(self, client: discord.Client, dispatcher: Dispatcher) -> None:
        super().__init__(client)
        logging.getLogger("discord.app_commands.tree").addFilter(is_worth_a_line)
        self._dispatcher = dispatcher

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Let a suggestion pass unanswered during a ban, in which nothing is sent: discord.py would answer it."""
        is_suggestion = interaction.type is discord.InteractionType.autocomplete
        return self._dispatcher.is_new(interaction) and not (is_suggestion and self._dispatcher.is_banned)

    async def _call(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Answer as well where discord.py fails over a command's data; by itself it would only log that."""
        async with self._dispatcher.answering(interaction):
            await super()._call(interaction)

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that couldn't be matched or called: its own errors are answered in the dispatcher."""
        async with self._dispatcher.answering(interaction):
            raise getattr(error, "original", error)
