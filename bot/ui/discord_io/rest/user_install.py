"""Tell where the bot is only because a person installed it for themselves: no server has invited it there."""

from collections.abc import Mapping
from typing import Any

BY_SERVER, BY_PERSON = 0, 1  # Discord's types of installation


def is_user_install(interaction: Any) -> bool:
    """
    Return whether nothing but a person's own installation allows this interaction.

    discord.py's `is_user_integration` compares with who clicks; Discord names who installed it.
    """
    owners: Mapping[int, int] = getattr(interaction, "_integration_owners", {})
    return BY_PERSON in owners and BY_SERVER not in owners
