"""Threads: opened under a message and without one, who is in them, put away and woken."""

import asyncio

import discord

from bot.rehearsal.promise import UNDOCUMENTED, PromiseBroken, Promises, expect
from bot.rehearsal.requests import DiscordAnswer
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import plain
from bot.ui.discord_io.rest.channel_client import PRIVATE, PUBLIC, WEEK
from bot.ui.discord_io.rest.payload import SILENT

MOST_NAME = 100
HAS_THREAD, ARCHIVED = 160004, 50083
TOLD_S, LOOK_S = 5.0, 0.2  # an event that comes later counts as missing; between two looks for it
MEMBER = "/channels/{channel_id}/thread-members/{user_id}"
PROMISES = Promises()


@PROMISES.add("thread-under", "topics/threads#public-private-threads", "threads", "plain-message")
async def _opens_under(room: Room) -> None:
    room.kept["starter"] = starter = await room.post(plain("A table begins here"))
    room.kept["under"] = made = await room.open_thread("rehearsal under a message", starter["id"])
    expect(made["id"] == starter["id"], "the thread's id isn't its message's")


@PROMISES.add("thread-named", "resources/message#message-object", "lost-answers", "thread-under", "own-message")
async def _names_thread(room: Room) -> None:
    standing = await room.requests.read(room.kept["starter"])
    thread = standing.get("thread") or {}
    expect(thread.get("id") == room.kept["under"]["id"], "the message doesn't name its thread")


@PROMISES.add("thread-once", "topics/opcodes-and-status-codes#json", "lost-answers", "thread-under")
async def _opens_once(room: Room) -> None:
    try:
        again = await room.requests.open_thread(room.channel, "once more", room.kept["starter"]["id"])
    except discord.HTTPException as refused:
        expect(refused.code == HAS_THREAD, f"{refused.status} {refused.code}")
        return
    raise PromiseBroken(f"a second thread under one message: {again['id'] != room.kept['under']['id']}")


@PROMISES.add("thread-alone", "resources/channel#start-thread-without-message", "threads")
async def _opens_alone(room: Room) -> None:
    made = await room.open_thread("A rehearsal of Cairn’s, in a thread with a long name ".ljust(MOST_NAME, "·"))
    room.kept["alone"] = made
    expect(made["type"] == PUBLIC, f"type: {made['type']}")
    expect(made["parent_id"] == room.channel, "it isn't below the channel")


@PROMISES.add(
    "thread-line", "topics/threads#new-message-types", "loud-lines", "thread-alone", "thread-under", "newer-messages"
)
async def _takes_back_line(room: Room) -> None:
    """Where Discord adds no line, there is none to take back."""
    for line in await room.lines_about_threads(room.kept["starter"]):
        number = (line.get("message_reference") or {}).get("channel_id")
        expect(number == room.kept["alone"]["id"], "the line doesn't say which thread it is about")
        await room.requests.delete(line)
    expect(not await room.lines_about_threads(room.kept["starter"]), "the line stays")


@PROMISES.add("thread-name-100", "resources/channel#start-thread-without-message", "threads", "thread-alone")
async def _takes_name(room: Room) -> None:
    said = len(room.kept["alone"]["name"])
    expect(said == MOST_NAME, f"{said} characters")


@PROMISES.add("thread-week", "resources/channel#start-thread-without-message", "sleeping-threads", "thread-alone")
async def _stays_a_week(room: Room) -> None:
    minutes = room.kept["alone"]["thread_metadata"]["auto_archive_duration"]
    expect(minutes == WEEK, f"{minutes} minutes")


@PROMISES.add("thread-kind", "resources/channel#channel-object-channel-types", "sleeping-threads", "thread-under")
async def _is_a_thread(room: Room) -> None:
    thread = await room.requests.channel(room.kept["under"]["id"])
    expect(thread["type"] == PUBLIC and thread["parent_id"] == room.channel, f"type: {thread['type']}")


async def _is_in(room: Room, thread: DiscordAnswer) -> bool:
    try:
        await room.requests.send("GET", MEMBER, ids={"channel_id": thread["id"], "user_id": room.person})
    except discord.NotFound:
        return False
    return True


async def _comes_in(room: Room, thread: DiscordAnswer) -> bool:
    """Look several times: Discord may let somebody in a moment after the message."""
    for _ in range(int(min(TOLD_S, room.wishes.patience) / LOOK_S)):
        if await _is_in(room, thread):
            return True
        await asyncio.sleep(LOOK_S)
    return False


@PROMISES.add("thread-begins-empty", "resources/channel#get-thread-member", "members", "thread-alone", "press")
async def _begins_empty(room: Room) -> None:
    expect(not await _is_in(room, room.kept["alone"]), "the person is in it unasked")


@PROMISES.add("thread-silent", UNDOCUMENTED, "members", "thread-under", "press", "silent-flag")
async def _lets_in_silently(room: Room) -> None:
    """A practice table's first message names its player without a sound."""
    person, thread = room.person, room.kept["under"]
    named = {"allowed_mentions": {"parse": [], "users": [person]}, "flags": SILENT}
    await room.post(plain(f"<@{person}>") | named, channel=thread["id"])
    expect(await _comes_in(room, thread), "whom we named silently isn't in it")


@PROMISES.add("thread-mention", UNDOCUMENTED, "members", "thread-begins-empty", "plain-message")
async def _lets_in_named(room: Room) -> None:
    person, thread = room.person, room.kept["alone"]
    named = {"allowed_mentions": {"parse": [], "users": [person]}}
    await room.post(plain(f"<@{person}> {room.speech.say('rehearsal-ring-thread')}") | named, channel=thread["id"])
    expect(await _comes_in(room, thread), "whom we named isn't in it")


@PROMISES.add("thread-private", "resources/channel#start-thread-without-message", "private-tables")
async def _opens_private(room: Room) -> None:
    room.kept["private"] = made = await room.open_thread("a rehearsal in private", is_private=True)
    expect(made["type"] == PRIVATE, f"type: {made['type']}")
    invitable = made["thread_metadata"].get("invitable")
    expect(invitable is False, f"invitable: {invitable}")


@PROMISES.add("thread-let-in", "resources/channel#add-thread-member", "private-tables", "thread-private", "press")
async def _lets_in_added(room: Room) -> None:
    ids = {"channel_id": room.kept["private"]["id"], "user_id": room.person}
    await room.requests.send("PUT", MEMBER, ids=ids)
    expect(await _comes_in(room, room.kept["private"]), "whom we added isn't in it")


@PROMISES.add("thread-renamed", "resources/channel#modify-channel", "thread-names", "thread-under")
async def _renames(room: Room) -> None:
    """Once only: Discord renames a channel twice in ten minutes."""
    changed = await room.requests.change_channel(room.kept["under"]["id"], {"name": "renamed"})
    expect(changed["name"] == "renamed", f"name: {changed['name']!r}")


async def _put_away(room: Room) -> DiscordAnswer:
    thread: DiscordAnswer = room.kept["under"]
    return await room.requests.change_channel(thread["id"], {"archived": True})


@PROMISES.add("thread-archive", "resources/channel#modify-channel", "sleeping-threads", "thread-under")
async def _archives(room: Room) -> None:
    changed = await _put_away(room)
    expect(changed["thread_metadata"]["archived"] is True, "it isn't archived")


@PROMISES.add("thread-told", "events/gateway-events#thread-update", "retries", "thread-archive")
async def _tells_change(room: Room) -> None:
    within = min(TOLD_S, room.wishes.patience)
    told = await room.hands.told("THREAD_UPDATE", room.kept["under"]["id"], within)
    expect(told["parent_id"] == room.channel, "it doesn't say in which channel")


@PROMISES.add("thread-wake", "topics/threads#active-archived-threads", "sleeping-threads", "thread-archive")
async def _wakes(room: Room) -> None:
    await _put_away(room)
    changed = await room.requests.change_channel(room.kept["under"]["id"], {"archived": False})
    expect(changed["thread_metadata"]["archived"] is False, "it stays archived")


@PROMISES.add("thread-asleep-post", "topics/threads#active-archived-threads", "sleeping-threads", "thread-wake")
async def _wakes_or_says(room: Room) -> None:
    """Discord's pages say that a message wakes a thread; 50083 is seen as well, and the bot wakes it then."""
    number = (await _put_away(room))["id"]
    try:
        await room.post(plain("in an archived thread"), channel=number)
    except discord.HTTPException as refused:
        expect(refused.code == ARCHIVED, f"{refused.status} {refused.code}")


@PROMISES.add("thread-asleep-edit", "topics/threads#active-archived-threads", "sleeping-threads", "thread-wake")
async def _takes_edit_or_says(room: Room) -> None:
    number = room.kept["under"]["id"]
    await room.requests.change_channel(number, {"archived": False})
    made = await room.post(plain("to be changed"), channel=number)
    await _put_away(room)
    try:
        await room.requests.edit(made, plain("changed"))
    except discord.HTTPException as refused:
        expect(refused.code == ARCHIVED, f"{refused.status} {refused.code}")
