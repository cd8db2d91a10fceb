"""The application as Discord describes it, with what discord.py reads filled in: without it nobody could log in."""

from typing import Any

import discord

USUAL = {"icon": None, "description": "", "verify_key": "", "bot_public": True, "bot_require_code_grant": False}


def fill_in_application(client: discord.Client) -> None:
    """Ask as discord.py does; its owner, among others, may be left out."""
    ask = client.http.application_info

    async def asked() -> Any:
        return filled_in(await ask())

    client.http.application_info = asked  # type: ignore[method-assign]


def filled_in(told: Any) -> dict[str, Any]:
    known = {name: value for name, value in told.items() if value is not None}
    nobody = {"id": told["id"], "username": "", "discriminator": "0", "avatar": None}
    return {**USUAL, "owner": nobody, **known}
