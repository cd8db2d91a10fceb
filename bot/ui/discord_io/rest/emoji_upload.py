"""Bring the application's emoji to Discord: each once, named by its content; those of old versions are left alone."""

import logging
from base64 import b64encode
from hashlib import sha256

import discord

from bot.ui.discord_io.rest.outages import is_passing
from bot.ui.emoji import Emoji
from bot.workers.emoji import Painted

log = logging.getLogger(__name__)

MOST = 2_000  # of an application


async def bring_emoji(client: discord.Client, painted: Painted) -> dict[tuple[str, str], Emoji]:
    """Upload what is missing; where Discord refuses, give those it has. An outage is raised."""
    there: dict[str, str] = {}
    named = {which: name_of(which[0], png) for which, png in painted.items()}
    try:
        await _complete(client, there, {named[which]: png for which, png in painted.items()})
    except discord.HTTPException as error:
        if is_passing(error):
            raise
        log.warning("Discord took not all emoji (%s/%s); words stand in for them", error.status, error.code)
    return {which: {"id": there[name], "name": name} for which, name in named.items() if name in there}


async def _complete(client: discord.Client, there: dict[str, str], wanted: dict[str, bytes]) -> None:
    """List those there are by name, and add what is wanted besides."""
    application, http = client.application_id or 0, client.http
    there |= {str(one["name"]): str(one["id"]) for one in (await http.get_application_emojis(application))["items"]}
    for name in [name for name in wanted if name not in there][: max(MOST - len(there), 0)]:
        image = f"data:image/png;base64,{b64encode(wanted[name]).decode()}"
        there[name] = str((await http.create_application_emoji(application, name, image))["id"])


def name_of(game: str, png: bytes) -> str:
    """Name an emoji in at most 32 letters, digits and underscores, by what it shows."""
    return f"{game[:15]}_{sha256(png).hexdigest()[:16]}"
