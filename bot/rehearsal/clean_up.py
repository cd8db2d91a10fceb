"""Take away what the rehearsal has made; the bot's registered commands aren't touched."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress

import aiohttp
import discord

from bot.rehearsal.promises.commands import ALL
from bot.rehearsal.requests import DiscordAnswer
from bot.rehearsal.room import Room

GONE = 404
ANSWER_WITHIN_S = 10.0  # then a request to clean up is given up
REFUSALS = (discord.DiscordException, aiohttp.ClientError, OSError)


async def clean_up(room: Room) -> list[str]:
    """Give what had to be left: keys of the catalogue."""
    if room.under_way:
        await asyncio.wait(room.under_way, timeout=ANSWER_WITHIN_S)
    left = {key async for key in _cleared(room)}
    return sorted(left)


async def _cleared(room: Room) -> AsyncIterator[str]:
    base = {"application_id": room.application, "guild_id": room.place.server}
    for command in room.made.commands:
        if not await _went(room.requests.send("DELETE", f"{ALL}/{{command_id}}", ids=base | {"command_id": command})):
            yield "rehearsal-left-command"
    for address in room.made.private:
        await _went(room.requests.by_token("DELETE", address))
    for thread in room.made.threads:
        if not await _went(room.requests.send("DELETE", "/channels/{channel_id}", ids={"channel_id": thread})):
            await _went(room.requests.change_channel(thread, {"archived": True}))
            yield "rehearsal-left-threads"
    lines = list[DiscordAnswer]()
    if room.made.messages:
        with suppress(*REFUSALS):
            lines = await room.lines_about_threads(room.made.messages[0])
    for message in [*lines, *room.made.messages]:
        if not await _went(room.requests.delete(message)) and message["channel_id"] not in room.made.threads:
            yield "rehearsal-left-messages"


async def _went(asked: Awaitable[object]) -> bool:
    """Return whether it is gone, by us or by somebody else."""
    try:
        await asked
    except discord.HTTPException as refused:
        return refused.status == GONE
    except REFUSALS:
        return False
    return True
