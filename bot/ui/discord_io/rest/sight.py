"""Whether Discord lets somebody see a channel, or a thread, also a private one."""

import discord
from discord.abc import GuildChannel

from bot.ui.discord_io.rest.pacing import Pacing

PATIENCE_S = 3.0  # then Discord's answer is no longer waited for, and nobody is known to be let in

SeenPlace = GuildChannel | discord.Thread


async def sees(pacing: Pacing, place: SeenPlace | None, reader: discord.Member) -> bool:
    if place is None or not _granted(place, reader).view_channel:
        return False
    return not (isinstance(place, discord.Thread) and place.is_private()) or await _is_let_in(pacing, place, reader)


def _granted(place: SeenPlace, reader: discord.Member) -> discord.Permissions:
    """Read the permissions in a thread's channel; none if it is gone."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return discord.Permissions.none()
    return place.permissions_for(reader)


async def _is_let_in(pacing: Pacing, thread: discord.Thread, reader: discord.Member) -> bool:
    """Return whether the reader may see a private thread: as a member, or as somebody who manages threads."""
    if _granted(thread, reader).manage_threads:
        return True
    bucket = f"thread-member {thread.id}"
    try:
        await pacing.send(f"{bucket} {reader.id}", bucket, lambda: thread.fetch_member(reader.id), worth=PATIENCE_S)
    except (discord.HTTPException, OSError):  # not a member, or unknown (Held is one of these): refuse
        return False
    return True
