"""Find the people that were picked from a menu of people: Discord sends them along, since the bot keeps no members."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.app_commands import Namespace


def picked_people(
    interaction: discord.Interaction, data: Mapping[str, Any]
) -> tuple[discord.Member | discord.User, ...]:
    """Give them as discord.py gives those of a command; as a Member whoever is one of this server."""
    if data.get("component_type") != discord.ComponentType.user_select.value:
        return ()
    sent: Any = data.get("resolved") or {}
    resolved = Namespace._get_resolved_items(interaction, sent)
    return tuple(one for one in resolved.values() if isinstance(one, discord.Member | discord.User))
