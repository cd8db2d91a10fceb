"""
Read an event once more, filled in, where discord.py can't read it as it came, and drop it if that doesn't help.

Raised in discord.py's parser, the error would end the connection, and the bot.
"""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from bot.ui.discord_io.gateway.sparse_events import fill_in_interaction, filled_in

INTERACTION = "INTERACTION_CREATE"
NEEDED = ("READY", "RESUMED")  # without these there is no session: the connection has to begin anew
EventParser = Callable[[Any], None]


def drop_unreadable_events(client: discord.Client) -> None:
    """Guard every parser of the client's connection; what is dropped goes to the client's `on_unreadable_event`."""
    parsers: dict[str, EventParser] = client._connection.parsers
    for name in parsers.keys() - set(NEEDED):
        log = logging.getLogger(f"{__name__}.{name}")  # one for each, so that each kind's traceback is logged
        drop = partial(client.dispatch, "unreadable_event", name)
        parsers[name] = partial(_read, partial(_read_somehow, name, log, parsers[name]), log, drop)


def _read_somehow(name: str, log: logging.Logger, parse: EventParser, data: Any) -> None:
    """Read an event; once more with what it leaves out, if it can't be read without."""
    if name == INTERACTION:
        fill_in_interaction(data)
    try:
        parse(data)
    except Exception:  # discord.py takes much for granted that Discord's pages call optional
        log.debug("an event is read once more, filled in", exc_info=True)
        parse(filled_in(name, data))


def _read(parse: EventParser, log: logging.Logger, drop: EventParser, data: Any) -> None:
    try:
        parse(data)
    except Exception:  # the parser is discord.py's, and may raise anything at what Discord never sent before
        log.exception("an event was dropped: discord.py can't read it")
        drop(data)
