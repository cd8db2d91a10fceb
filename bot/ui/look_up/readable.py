"""Which tables a person may read about: their own, and those played where they can look anyway."""

import discord

from bot.tables import ErrorCode, Table, TableError
from bot.ui.play.table_meant import table_meant
from bot.ui.request import Request


async def table_to_read(request: Request, named: str | None = None) -> Table:
    """Find the table that is meant, also one that is over; one that the reader may not see is answered as unknown."""
    here = None if named else await request.ui.tables.notices.table_in(request.place, over=True)
    meant = here or await table_meant(request, named)
    await _refuse_unreadable(request, meant)
    return meant


async def refuse_unreadable(request: Request, table: str) -> None:
    """Ask again at every click: who could look yesterday may not today."""
    await _refuse_unreadable(request, await request.ui.tables.queries.table(table))


async def _refuse_unreadable(request: Request, table: Table) -> None:
    if (
        request.user in (table.host, table.guest)
        or await _is_played_here(request, table)
        or _sees_channel(request, table)
    ):
        return
    raise TableError(ErrorCode.UNKNOWN_TABLE, id=table.id)


async def _is_played_here(request: Request, table: Table) -> bool:
    place = await request.ui.tables.notices.place(table.id)
    return request.place in (table.room, place.channel if place else None)


def _sees_channel(request: Request, table: Table) -> bool:
    """Ask Discord's own permissions, on this server only: the id of a table is no secret."""
    guild, reader = request.interaction.guild, request.interaction.user
    if guild is None or table.guild != request.server or not isinstance(reader, discord.Member):
        return False
    channel = guild.get_channel_or_thread(int(table.channel))
    return channel is not None and channel.permissions_for(reader).view_channel
