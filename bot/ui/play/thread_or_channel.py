"""Decide whether a table that begins now gets a thread or is played in the channel; refuse who or what may not."""

import discord

from bot.tables import ErrorCode, TableError, Terms
from bot.tables.values.terms import is_private
from bot.ui.phrases import mention
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from bot.ui.rights import THREADS, missing

OPENS_PRIVATE_THREADS = (discord.ChannelType.text,)
OPENS_THREADS = (*OPENS_PRIVATE_THREADS, discord.ChannelType.news)


def refuse_without_rights(request: Request) -> None:
    """Refuse now what would fail later, because the bot lacks permissions here."""
    lacking = [name for name in missing(request.interaction.app_permissions) if name not in THREADS]
    if lacking:
        raise UiRefusal("error-missing-rights", rights=", ".join(request.say(f"right-{name}") for name in lacking))


async def refuse_without_role(
    request: Request, guild: str, invited: discord.User | discord.Member | None = None
) -> None:
    """Refuse where the server lets only some roles play, and this person or the invited one has none of them."""
    needed = (await request.ui.tables.people.server(guild)).players.split()
    named = " ".join(f"<@&{role}>" for role in needed)
    if needed and request.roles.isdisjoint(needed):
        raise UiRefusal("error-players-only", roles=named)
    if needed and isinstance(invited, discord.Member) and not any(str(role.id) in needed for role in invited.roles):
        raise UiRefusal("error-cannot-accept", who=mention(str(invited.id)), roles=named)


async def refuse_private_without_thread(request: Request, terms: Terms) -> None:
    """Refuse at once what could not be accepted: a private table is never played in a channel."""
    if is_private(terms) and not await plays_in_threads(request, request.guild, request.channel_id, in_private=True):
        raise TableError(ErrorCode.NO_PRIVATE_THREAD)


async def plays_in_threads(request: Request, guild: str, channel: str, *, in_private: bool = False) -> bool:
    """Return whether a table begun now gets a thread: the server wants it, and the bot may open one."""
    wants = (await request.ui.tables.people.server(guild)).threads
    return wants and _can_open_thread(request.interaction, channel, in_private=in_private)


async def plays_in_channel(request: Request, *, in_private: bool = False) -> bool:
    """Return whether a table begun here is played in the channel itself, as always in a direct message with the bot."""
    if request.server is None:
        return bool(request.channel)
    refuse_without_rights(request)
    await refuse_without_role(request, request.server)
    return not await plays_in_threads(request, request.server, request.channel, in_private=in_private)


def _can_open_thread(interaction: discord.Interaction, channel: str, *, in_private: bool) -> bool:
    """Return whether a thread can be opened in this interaction's channel, or in its thread's channel."""
    granted, here = interaction.app_permissions, interaction.channel
    above = here.parent if isinstance(here, discord.Thread) and str(here.parent_id) == channel else here
    opens = getattr(above, "type", None) in (OPENS_PRIVATE_THREADS if in_private else OPENS_THREADS)
    may = granted.create_private_threads if in_private else granted.create_public_threads
    return opens and may and granted.send_messages_in_threads
