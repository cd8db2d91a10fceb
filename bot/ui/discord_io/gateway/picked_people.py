"""Find the people that were picked from a menu, in a message or a form: Discord sends them, for the bot keeps none."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.app_commands import Namespace


def picked_people(
    interaction: discord.Interaction, data: Mapping[str, Any]
) -> tuple[discord.Member | discord.User, ...]:
    """Give them as discord.py gives those of a command; as a Member whoever is one of this server."""
    is_form = interaction.type is discord.InteractionType.modal_submit
    sent: Any = data.get("resolved")
    if not sent or not (is_form or data.get("component_type") == discord.ComponentType.user_select.value):
        return ()
    resolved = Namespace._get_resolved_items(interaction, sent)
    return tuple(one for one in resolved.values() if isinstance(one, discord.Member | discord.User))
