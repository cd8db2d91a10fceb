"""
Events with what discord.py reads of them filled in, though Discord's pages call it optional or let it be null.

Only an event that discord.py couldn't read as it came is filled in whole: most never need it.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import discord

Fields = Mapping[str, Any]
SIZE_LIMIT = 10 * 1024 * 1024  # of a file, in bytes
USER: Fields = {"username": "", "discriminator": "0", "avatar": None}
MEMBER: Fields = {"roles": (), "flags": 0, "join_timestamp": None}  # of a server, or of a thread
THREAD: Fields = {"archived": False, "auto_archive_duration": 10_080, "archive_timestamp": None}
VOICE: Fields = {"bitrate": 0, "user_limit": 0}
COUNTED: Fields = {"owner_id": "0", "message_count": 0, "member_count": 0, "thread_metadata": THREAD}
CHANNEL: Fields = {"type": 0, "name": "", "position": 0, **VOICE, **COUNTED}
MESSAGE: Fields = {"type": 0, "content": ""}
NAMED: Fields = {"name": ""}
# By the field in which a thing stands, alone or among others, or by the beginning of an event's name.
THINGS: Mapping[str, Fields] = {
    **dict.fromkeys(("user", "users", "author", "mentions", "recipients"), USER),
    **dict.fromkeys(("member", "members", "added_members", "guild_member"), MEMBER),
    **dict.fromkeys(("channel", "channels", "thread", "threads"), CHANNEL),
    **dict.fromkeys(("role", "roles"), NAMED),
    "thread_metadata": THREAD,
    "message": MESSAGE,
}
NUMBERED = ("channels", "threads", "roles")  # of a list of these, what has no id is left out
UNREAD = frozenset(
    (
        *("emojis", "stickers", "presences", "voice_states", "stage_instances", "guild_scheduled_events"),
        *("soundboard_sounds", "available_tags", "default_reaction_emoji", "reactions", "sticker_items", "poll"),
        *("interaction", "interaction_metadata", "referenced_message", "message_snapshots", "call", "application"),
    )
)  # nobody here reads them
INTERACTION: Fields = MappingProxyType(
    {
        "version": 1,
        "locale": "en-US",
        "attachment_size_limit": SIZE_LIMIT,
        "app_permissions": str(discord.Permissions.all().value),  # unknown: what isn't allowed is told when it is tried
        "authorizing_integration_owners": MappingProxyType({}),
        "entitlements": (),
    }
)


def fill_in_interaction(data: Any) -> None:
    """Fill in of an interaction what isn't about the click itself; its channel is known by its id as well."""
    if not isinstance(data, dict):
        return
    for name, usual in INTERACTION.items():
        if data.get(name) is None:
            data[name] = usual
    data["data"] = _filled_in(data.get("data"), "")
    if data.get("channel") is None and data.get("channel_id") is not None:
        data["channel"] = {"id": data["channel_id"], "type": 0 if data.get("guild_id") else 1}


def filled_in(event: str, data: Any) -> Any:
    """Copy an event without what is null or read by nobody, and with what is missing."""
    known = [name for name in THINGS if event.lower().startswith(name)]
    return _filled_in(data, max(known, key=len, default=""))


def _filled_in(value: Any, name: str) -> Any:
    if isinstance(value, list):
        return [_filled_in(each, name) for each in value if name not in NUMBERED or _is_numbered(each)]
    if not isinstance(value, dict):
        return value
    told = {
        key: _filled_in(each, name if key.isdecimal() else key)  # people picked, say, stand by their ids in one field
        for key, each in value.items()
        if each is not None and key not in UNREAD
    }
    if name in THINGS and not _is_by_id(value):
        return {key: usual for key, usual in THINGS[name].items() if key not in told} | told
    return told


def _is_by_id(value: Mapping[str, Any]) -> bool:
    return bool(value) and all(key.isdecimal() for key in value)


def _is_numbered(each: Any) -> bool:
    """Return whether a thing has an id; roles of a member are ids themselves."""
    number = each.get("id") if isinstance(each, dict) else each
    return isinstance(number, str) and number.isdecimal()
