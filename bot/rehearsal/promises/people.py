"""People: direct messages, and who is in the server."""

import discord

from bot.rehearsal.promise import Promises, expect, refusal
from bot.rehearsal.promises.connection import NO_SUCH
from bot.rehearsal.room import Room

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
MEMBER = "/guilds/{guild_id}/members/{user_id}"
PROMISES = Promises()


@PROMISES.add("direct-channel", "resources/user#create-dm", "direct", "press")
async def _opens_direct(room: Room) -> None:
    wanted = {"recipient_id": room.person}
    first = await room.requests.send("POST", "/users/@me/channels", wanted)
    second = await room.requests.send("POST", "/users/@me/channels", wanted)
    room.kept["direct"] = first
    expect(first["id"] == second["id"], "the same person's channel is another one the second time")


@PROMISES.add("member", "resources/guild#get-guild-member", "leavers", "press")
async def _knows_member(room: Room) -> None:
    member = await room.requests.send("GET", MEMBER, ids={"guild_id": room.place.server, "user_id": room.person})
    expect(member["user"]["id"] == room.person, "another person was found")


@PROMISES.add("no-member", "topics/opcodes-and-status-codes#json", "leavers")
async def _misses_stranger(room: Room) -> None:
    asked = room.requests.send("GET", MEMBER, ids={"guild_id": room.place.server, "user_id": NO_SUCH})
    found = "somebody who doesn't exist is in the server"
    await refusal(asked, found, UNKNOWN_MEMBER, UNKNOWN_USER, kind=discord.NotFound)
