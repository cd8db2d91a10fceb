"""Drop an event that discord.py can't read: raised in its parser, the error would end the connection, and the bot."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord

NEEDED = ("READY", "RESUMED")  # without these there is no session: the connection has to begin anew
EventParser = Callable[[Any], None]


def drop_unreadable_events(client: discord.Client) -> None:
    """Guard every parser of the client's connection; what is dropped goes to the client's `on_unreadable_event`."""
    parsers: dict[str, EventParser] = client._connection.parsers
    for name in parsers.keys() - set(NEEDED):
        log = logging.getLogger(f"{__name__}.{name}")  # one for each, so that each kind's traceback is logged
        parsers[name] = partial(_read, parsers[name], log, partial(client.dispatch, "unreadable_event", name))


def _read(parse: EventParser, log: logging.Logger, drop: EventParser, data: Any) -> None:
    try:
        parse(data)
    except Exception:  # the parser is discord.py's, and may raise anything at what Discord never sent before
        log.exception("an event was dropped: discord.py can't read it")
        drop(data)
