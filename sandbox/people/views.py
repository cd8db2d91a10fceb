"""Write what a person sees as JSON, for the page and for tests; docs/sandbox.md describes each field."""

from itertools import takewhile

from sandbox.people import command_catalogue
from sandbox.people.push_text import push_text
from sandbox.protocol.json_codec import Json
from sandbox.world import access
from sandbox.world.context import SandboxContext
from sandbox.world.installations import BOT_DM, PRIVATE_CHANNEL
from sandbox.world.mentions import texts
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import DIRECT, Attachment, Channel, Guild, Message, User, World

NEWEST = 50
MOST_UNREAD = 100


def user(of: User) -> Json:
    return {"id": str(of.id), "name": of.name, "bot": of.bot}


def person(world: World, of: User) -> Json:
    settings: Json = {"in_guild": access.shares_guild(world, of.id), "dms_open": of.dms_open}
    return user(of) | {"locale": of.locale, "has_installed": of.has_installed} | settings


def guild(world: World, of: Guild) -> Json:
    roles = [{"id": str(role.id), "name": role.name} for role in of.roles.values()]
    return {"id": str(of.id), "name": of.name, "locale": of.locale, "roles": roles, "has_bot": world.has_bot(of.id)}


def channel(world: World, viewer: User, of: Channel) -> Json:
    recipient = world.users[world.bot_id] if of.kind == DIRECT and not of.is_conversation else None
    return {
        "id": str(of.id),
        "guild_id": _id(of.guild_id),
        "type": of.kind,
        "name": recipient.name if recipient else of.name,
        "topic": of.topic,
        "parent_id": _id(of.parent_id),
        "position": of.position,
        "can": {
            "send": access.can_send(world, viewer.id, of),
            "commands": command_catalogue.may_use_commands(world, viewer, of),
            "files": access.can(world, viewer.id, of, PermissionBit.ATTACH_FILES),
        },
        "joined": not of.is_thread or viewer.id in of.members,
        "archived": of.archived,
        "locked": of.locked,
        "recipient": user(recipient) if recipient else None,
        "last_message_id": _id(of.last_message_id),
    } | marks(viewer, of)


def marks(viewer: User, of: Channel) -> Json:
    last = viewer.read.get(of.id, 0)
    newer = takewhile(lambda message: message.id > last, reversed(of.messages.values()))
    unread = sum(1 for _, message in zip(range(MOST_UNREAD), newer, strict=False) if message.author_id != viewer.id)
    return {"unread": unread, "mentions": viewer.mentions.get(of.id, 0)}


def message(context: SandboxContext, of: Message) -> Json:
    """Write a message, the same for everybody who sees it."""
    world = context.world
    invoker = world.users[of.invoker_id] if of.command and of.invoker_id else None
    return {
        "id": str(of.id),
        "channel_id": str(of.channel_id),
        "author": user(world.users[of.author_id]),
        "content": of.content,
        "push_text": push_text(context, of),
        "flags": of.flags,
        "v2": of.is_v2,
        "type": of.kind,
        "embeds": of.embeds,
        "components": of.components,
        "attachments": [attachment(each) for each in of.attachments],
        "timestamp": of.created,
        "edited": of.edited,
        "ephemeral": of.only_for is not None,
        "loading": of.is_loading,
        "mentions": [user(world.users[each]) for each in of.mentions],
        "rings": [str(each) for each in of.rings],
        "reply_to": _id(of.reply_to),
        "thread_id": _id(of.thread_id),
        "command": {"name": of.command, "user": user(invoker)} if invoker else None,
    }


def attachment(of: Attachment) -> Json:
    body: Json = {"id": str(of.id), "filename": of.filename, "description": of.description, "url": of.path}
    body |= {"content_type": of.content_type, "size": of.size}
    return body | ({"width": of.width, "height": of.height} if of.width else {})


def commands(world: World, viewer: User) -> Json:
    """Write a person's commands by kind of place, in their language: `docs/sandbox.md`."""
    found: dict[str, list[Json]] = {
        "guild": [],
        "elsewhere": [],
        "person": [],
        "dm": command_catalogue.in_direct(world, viewer, BOT_DM),
        "private": command_catalogue.in_direct(world, viewer, PRIVATE_CHANNEL),
    }
    for each in [one for one in world.guilds.values() if viewer.id in one.members]:
        place = "guild" if world.has_bot(each.id) else "elsewhere"
        found[place] = found[place] or command_catalogue.in_guild(world, viewer, each.id)
        if place == "guild" and not found["person"]:
            found["person"] = command_catalogue.in_guild(world, viewer, each.id, command_catalogue.ON_PERSON)
    return {place: [command_catalogue.shown(one, viewer.locale) for one in here] for place, here in found.items()}


def visible_channels(world: World, viewer: User) -> list[Channel]:
    """List the channels a person sees, and of archived threads only those they joined."""
    seen = (c for c in world.channels.values() if access.sees(world, viewer.id, c))
    return [c for c in seen if not c.archived or viewer.id in c.members]


def visible_messages(world: World, viewer: User, of: Channel) -> list[Message]:
    """List the messages a person sees in a channel, ephemeral ones included, oldest first."""
    private = [m for m in world.ephemerals.values() if m.channel_id == of.id and m.only_for == viewer.id]
    if not access.can(world, viewer.id, of, PermissionBit.VIEW_CHANNEL | PermissionBit.READ_MESSAGE_HISTORY):
        return private
    return sorted([*of.messages.values(), *private], key=lambda each: each.id)


def hello(context: SandboxContext, viewer: User) -> Json:
    world = context.world
    channels = visible_channels(world, viewer)
    newest = {str(c.id): visible_messages(world, viewer, c)[-NEWEST:] for c in channels}
    return {
        "type": "hello",
        "me": person(world, viewer),
        "now": context.clock.now(),
        "users": [user(each) for each in world.users.values()],
        "guilds": [guild(world, each) for each in world.guilds.values() if viewer.id in each.members],
        "channels": [channel(world, viewer, each) for each in channels],
        "messages": {key: [message(context, each) for each in messages] for key, messages in newest.items()},
        "commands": commands(world, viewer),
    }


def text_of(view: Json) -> str:
    """Give all text a message view shows: content, text displays, embeds."""
    embeds = [str(part) for embed in view["embeds"] for part in _embed_texts(embed)]
    return "\n".join(part for part in [view["content"], *texts(view["components"]), *embeds] if part)


def _embed_texts(embed: Json) -> list[str]:
    texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    texts += [part for field in embed.get("fields") or [] for part in (field["name"], field["value"])]
    return [part for part in texts if part]


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)
