"""Write the world's objects as the JSON that Discord sends to a bot."""

from typing import Any

from sandbox.protocol.json_codec import Json, iso
from sandbox.world import access
from sandbox.world.attachments import shown_inside
from sandbox.world.context import SandboxContext
from sandbox.world.world import (
    DIRECT,
    GROUP,
    THREAD_CREATED,
    Attachment,
    Channel,
    Guild,
    Member,
    Message,
    Role,
    User,
    World,
)


def user(who: User) -> Json:
    return {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_"),
        "global_name": None if who.bot else who.global_name or who.name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "bot": who.bot,
        "public_flags": 0,
    }


def member(of: Member) -> Json:
    return {
        "roles": [str(role) for role in of.roles],
        "nick": None,
        "avatar": None,
        "joined_at": iso(of.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(of: Role, guild: Guild) -> Json:
    return {
        "id": str(of.id),
        "name": of.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0 if of.id == guild.id else of.position,
        "permissions": str(of.permissions),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(world: World, of: Channel) -> Json:
    if of.is_conversation:
        return _conversation(world, of)
    if of.kind == DIRECT:
        recipient = world.users[of.recipient_id or 0]
        return {
            "id": str(of.id),
            "type": of.kind,
            "recipients": [user(recipient)],
            "last_message_id": _id(of.last_message_id),
            "flags": 0,
        }
    body: Json = {
        "id": str(of.id),
        "type": of.kind,
        "guild_id": str(of.guild_id),
        "name": of.name,
        "parent_id": _id(of.parent_id),
        "last_message_id": _id(of.last_message_id),
        "rate_limit_per_user": of.slowmode,
        "flags": 0,
    }
    return body | (_thread_parts(world, of) if of.is_thread else _text_parts(of))


def _conversation(world: World, of: Channel) -> Json:
    body: Json = {"id": str(of.id), "type": of.kind, "last_message_id": _id(of.last_message_id), "flags": 0}
    body["recipients"] = [user(world.users[each]) for each in of.members]
    return body | ({"name": of.name, "icon": None, "owner_id": str(of.owner_id)} if of.kind == GROUP else {})


def _text_parts(of: Channel) -> Json:
    overwrites = [
        {"id": str(o.id), "type": int(o.of_member), "allow": str(o.allow), "deny": str(o.deny)}
        for o in of.overwrites.values()
    ]
    return {"topic": of.topic, "position": of.position, "nsfw": False, "permission_overwrites": overwrites}


def _thread_parts(world: World, of: Channel) -> Json:
    created = iso(of.archived_at)
    parts: Json = {
        "owner_id": str(of.owner_id),
        "message_count": of.message_count,
        "total_message_sent": of.message_count,
        "member_count": min(len(of.members), 50),
        "thread_metadata": {
            "archived": of.archived,
            "locked": of.locked,
            "auto_archive_duration": of.auto_archive,
            "archive_timestamp": created,
            "create_timestamp": created,
            "invitable": of.invitable,
        },
    }
    if world.bot_id in of.members:
        parts["member"] = thread_member(of, world.bot_id)
    return parts


def thread_member(of: Channel, user_id: int) -> Json:
    return {"id": str(of.id), "user_id": str(user_id), "join_timestamp": iso(of.members[user_id]), "flags": 1}


def guild(world: World, of: Guild) -> Json:
    """Write a guild with the bot as its only listed member, as without the members intent."""
    visible = [c for c in world.guild_channels(of.id) if access.sees(world, world.bot_id, c)]
    bot = of.members[world.bot_id]
    return guild_outline(of) | {
        "joined_at": iso(bot.joined),
        "large": len(of.members) > 250,
        "unavailable": False,
        "member_count": len(of.members),
        "members": [member(bot) | {"user": user(world.users[world.bot_id])}],
        "channels": [channel(world, c) for c in world.guild_channels(of.id) if not c.is_thread],
        "threads": [channel(world, c) for c in visible if c.is_thread and not c.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_outline(of: Guild) -> Json:
    return {
        "id": str(of.id),
        "name": of.name,
        "owner_id": str(of.owner_id),
        "preferred_locale": of.locale,
        "roles": [role(each, of) for each in of.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "icon": None,
        "banner": None,
        "splash": None,
        "description": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "max_members": 500000,
    }


def attachment(of: Attachment, origin: str) -> Json:
    url = origin + of.path
    body: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": of.size,
        "url": url,
        "proxy_url": url,
        "content_type": of.content_type,
    }
    if of.description:
        body["description"] = of.description
    if of.width:
        body |= {"width": of.width, "height": of.height}
    return body


def message(context: SandboxContext, of: Message, *, secret: bool = False) -> Json:
    """Write a message for the bot; `secret` leaves out what needs the message content intent."""
    world = context.world
    where = world.channels[of.channel_id]
    inside = shown_inside(of)
    body: Json = {
        "id": str(of.id),
        "channel_id": str(of.channel_id),
        "type": of.kind,
        "author": user(world.users[of.author_id]),
        "content": "" if secret else of.content,
        "timestamp": iso(of.created),
        "edited_timestamp": iso(of.edited) if of.edited else None,
        "tts": False,
        "mention_everyone": of.mention_everyone,
        "mentions": [user(world.users[each]) for each in of.mentions],
        "mention_roles": [str(each) for each in of.mention_roles],
        "attachments": []
        if secret
        else [attachment(a, context.origin) for a in of.attachments if a.path not in inside],
        "embeds": [] if secret else absolute(of.embeds, context.origin),
        "components": [] if secret else absolute(of.components, context.origin),
        "pinned": False,
        "flags": of.flags,
    }
    body |= _origin_parts(world, of, where)
    return {key: value for key, value in body.items() if value or key not in context.leaves_out}


def _origin_parts(world: World, of: Message, where: Channel) -> Json:
    parts: Json = {}
    if of.nonce is not None:
        parts["nonce"] = of.nonce
    if of.interaction_id:
        parts |= {
            "application_id": str(world.bot_id),
            "webhook_id": str(world.bot_id),
            "interaction_metadata": _metadata(world, of),
        }
    if of.reply_to or of.kind == THREAD_CREATED:
        channel_id = of.thread_id if of.kind == THREAD_CREATED else of.channel_id
        parts["message_reference"] = {
            "channel_id": str(channel_id),
            "guild_id": _id(where.guild_id),
            "message_id": _id(of.reply_to),
        }
    if of.thread_id and of.kind != THREAD_CREATED and of.thread_id in world.channels:
        parts["thread"] = channel(world, world.channels[of.thread_id])
    return parts


def _metadata(world: World, of: Message) -> Json:
    who = world.users[of.invoker_id or 0]
    return {
        "id": str(of.interaction_id),
        "type": of.interaction_kind,
        "user": user(who),
        "authorizing_integration_owners": of.owners,
        "name": of.command or "",
    }


def absolute(value: Any, origin: str) -> Any:
    """Copy components or embeds with the paths of files turned into full URLs."""
    kind = type(value)
    if kind is str:
        return origin + value if value.startswith("/cdn/") else value
    if kind is dict:
        return {key: each if type(each) is int else absolute(each, origin) for key, each in value.items()}
    return [absolute(each, origin) for each in value] if kind is list else value


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)
