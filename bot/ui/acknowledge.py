"""The first answer to an interaction: within Discord's three seconds, also on a bad line."""

import asyncio
from enum import Enum

import aiohttp
import discord

ANSWERED_ALREADY = 40060
TOO_MANY = 429
PAUSES_S = (0.05, 0.2, 0.5)
BROKEN_LINE = (OSError, aiohttp.ClientError)


class Ack(Enum):
    """How an interaction is acknowledged before anything else happens."""

    NEW = "a private answer of its own"
    HERE = "the message the button stands on will change"
    FORM = "the handler opens a form at once, which is itself the acknowledgement"


async def acknowledge(interaction: discord.Interaction, ack: Ack) -> None:
    """Acknowledge, again where discord.py gives up at once; a try that came through unheard counts as well."""
    if ack is Ack.FORM:
        return
    for pause in PAUSES_S:
        try:
            await _defer(interaction, ack)
            return
        except discord.HTTPException as error:
            if error.code == ANSWERED_ALREADY:
                return
            if error.status < 500 and error.status != TOO_MANY:
                raise
        except BROKEN_LINE:
            pass
        await asyncio.sleep(pause)
    await _defer(interaction, ack)


async def _defer(interaction: discord.Interaction, ack: Ack) -> None:
    if ack is Ack.NEW:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()
