"""Which tables a person may read about: his own, and those played where he can look anyway."""

import discord

from bot.tables import TableError, Wrong
from bot.ui.here import table_meant
from bot.ui.visit import Visit
from data.records import Table


async def table_to_read(visit: Visit, named: str | None = None) -> Table:
    """Find the table that is meant, also one that is over; one that the reader may not see is unknown to him."""
    here = None if named else await visit.desk.tables.table_in(visit.place, over=True)
    meant = here or await table_meant(visit, named)
    await _refuse_unreadable(visit, meant)
    return meant


async def refuse_unreadable(visit: Visit, table: str) -> None:
    """Ask again at every click: who could look yesterday may not today."""
    await _refuse_unreadable(visit, await visit.desk.tables.table(table))


async def _refuse_unreadable(visit: Visit, table: Table) -> None:
    if visit.user in (table.host, table.guest) or await _is_played_here(visit, table) or _sees_channel(visit, table):
        return
    raise TableError(Wrong.UNKNOWN_TABLE, id=table.id)


async def _is_played_here(visit: Visit, table: Table) -> bool:
    place = await visit.desk.tables.place(table.id)
    return visit.place in (table.room, place.channel if place else None)


def _sees_channel(visit: Visit, table: Table) -> bool:
    """Ask Discord's own permissions, on this server only: the id of a table is no secret."""
    guild, reader = visit.interaction.guild, visit.interaction.user
    if guild is None or table.guild != visit.server or not isinstance(reader, discord.Member):
        return False
    channel = guild.get_channel_or_thread(int(table.channel))
    return channel is not None and channel.permissions_for(reader).view_channel
