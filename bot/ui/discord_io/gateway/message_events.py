"""Parse of messages only what people write: Discord also sends the bot each of its private answers, and their edits."""

from functools import partial
from typing import Any

import discord

from bot.ui.discord_io.gateway.unreadable_events import EventParser

READ = "MESSAGE_CREATE"


def parse_messages_of_people_only(client: discord.Client) -> None:
    """Spare the client the parsing of messages that nobody reads: several for each turn that is played."""
    parsers: dict[str, EventParser] = client._connection.parsers
    parsers.update({name: _ignore for name in parsers if name.startswith("MESSAGE_") and name != READ})
    parsers[READ] = partial(_parse_unless_bot, parsers[READ])


def _parse_unless_bot(parse: EventParser, data: Any) -> None:
    if not data["author"].get("bot"):
        parse(data)


def _ignore(data: Any) -> None:
    """Nobody reads it."""
