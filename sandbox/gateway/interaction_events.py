"""Write the INTERACTION_CREATE that tells the bot what a person did."""

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.protocol.request_body import LARGEST_FILE
from sandbox.world import access
from sandbox.world.context import SandboxContext
from sandbox.world.installations import BOT_DM, IN_GUILD, PRIVATE_CHANNEL
from sandbox.world.interactions import Interaction


def interaction_created(context: SandboxContext, interaction: Interaction, data: Json) -> Json:
    """Tell what was done; by an installation of one's own the application has the person's permissions."""
    world = context.world
    channel = world.channels[interaction.channel_id]
    user = world.users[interaction.user_id]
    allowed = access.granted(world, user.id, channel)
    of_app = allowed if interaction.is_for_oneself else access.granted(world, world.bot_id, channel)
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot_id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": payloads.channel(world, channel) | {"permissions": str(allowed)},
        "locale": user.locale,
        "app_permissions": str(of_app),
        "authorizing_integration_owners": interaction.owners,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": LARGEST_FILE,
        "data": data,
    }
    if interaction.source is not None:
        body["message"] = payloads.message(context, interaction.source)
    if interaction.guild_id:
        return body | _in_guild(context, interaction, allowed)
    return body | {"user": payloads.user(user), "context": PRIVATE_CHANNEL if channel.is_conversation else BOT_DM}


def _in_guild(context: SandboxContext, interaction: Interaction, allowed: int) -> Json:
    guild = context.world.guilds[interaction.guild_id or 0]
    user = context.world.users[interaction.user_id]
    member = payloads.member(guild.members[user.id]) | {"user": payloads.user(user), "permissions": str(allowed)}
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member,
        "context": IN_GUILD,
    }
