"""The permissions Cairn asks for, and no others; each has words for what fails without it (`right-<name>`)."""

import discord

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "create_private_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
# Without these, tables are played in the channel, and private ones nowhere.
THREADS = ("create_public_threads", "create_private_threads", "send_messages_in_threads")
SCOPES = ("bot", "applications.commands")


def needed() -> discord.Permissions:
    return discord.Permissions(**dict.fromkeys(NEEDED, True))


def missing(granted: discord.Permissions) -> tuple[str, ...]:
    if granted.administrator:  # Discord lets it do everything
        return ()
    return tuple(name for name in NEEDED if not getattr(granted, name))


def invitation(application_id: int) -> str:
    return discord.utils.oauth_url(application_id, permissions=needed(), scopes=SCOPES)
