"""Who may run a server's Cairn: Discord says who manages it, `/settings` who moderates."""

import discord

from bot.ui.refused import Refused
from bot.ui.visit import Visit


def refuse_unless_manager(visit: Visit) -> None:
    """Ask at every click, too: a right may be gone since the menu was opened."""
    if visit.server is None or not visit.interaction.permissions.manage_guild:
        raise Refused("error-managers-only")


async def refuse_unless_moderator(visit: Visit) -> None:
    if visit.interaction.permissions.manage_guild and visit.server is not None:
        return
    roles = (await visit.desk.tables.server(visit.guild)).moderators.split()
    reader = visit.interaction.user
    if not isinstance(reader, discord.Member) or not any(str(role.id) in roles for role in reader.roles):
        raise Refused("error-moderators-only")
