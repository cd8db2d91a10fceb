"""How the bot names itself on every request: Discord's edge may refuse a client that does otherwise."""

import aiohttp
import discord

LIBRARY = "https://github.com/Rapptz/discord.py"
USER_AGENT = f"DiscordBot ({LIBRARY}, {discord.__version__}) Cairn"
NAMED = {"User-Agent": USER_AGENT}


def name_before_login(client: discord.Client) -> None:
    """Replace discord.py's own name, which lacks the comma of the documented form."""
    client.http.user_agent = USER_AGENT


def name_after_login(client: discord.Client) -> None:
    """Name the session as well: discord.py answers suggestions by it, with no name at all."""
    session: aiohttp.ClientSession = vars(client.http)["_HTTPClient__session"]
    session.headers.update(NAMED)
