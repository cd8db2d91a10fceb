"""Drop an event that discord.py can't read: raised in its parser, the error would end the connection, and the bot."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord

NEEDED = ("READY", "RESUMED")  # without these there is no session: the connection has to begin anew
EventParser = Callable[[Any], None]


def drop_unreadable_events(client: discord.Client) -> None:
    """Guard every parser of the client's connection; each has a logger, so that a traceback is logged for each kind."""
    parsers: dict[str, EventParser] = client._connection.parsers
    for name in parsers.keys() - set(NEEDED):
        parsers[name] = partial(_read, name, parsers[name], logging.getLogger(f"{__name__}.{name}"))


def _read(name: str, parse: EventParser, log: logging.Logger, data: Any) -> None:
    try:
        parse(data)
    except Exception:
        log.exception("an event %s was dropped: discord.py can't read it", name)
