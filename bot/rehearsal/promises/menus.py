"""Menus that Discord fills, in a thread: channels and roles; and where an interaction says it happened."""

from bot.rehearsal.hands import HandDone, in_place
from bot.rehearsal.promise import Promises, expect
from bot.rehearsal.room import Room
from bot.ui.discord_io.rest.channel_client import PUBLIC
from bot.ui.host.setting_menus import KINDS
from bot.ui.layout import channel_choice, role_choice

CHANNEL, ROLE = "rehearse:channel", "rehearse:role"
PAGE = "interactions/receiving-and-responding"
IN_THREAD = ("press", "thread-alone", "thread-mention")
PROMISES = Promises()


@PROMISES.add("menu-channels", "components/reference#channel-select", "settings", *IN_THREAD)
async def _picks_channel(room: Room) -> None:
    thread = room.kept["alone"]["id"]
    words = room.speech.say("rehearsal-menu")
    room.hands.expect(CHANNEL, in_place)
    await room.ask("channel", channel_choice(CHANNEL, words, [room.channel], KINDS), channel=thread)
    room.kept["picked"] = done = await room.hands.done(CHANNEL)
    expect(all(str(one).isdigit() for one in done.data["values"]), "values that are no ids")


@PROMISES.add("place", f"{PAGE}#interaction-object", "places", "menu-channels")
async def _says_where(room: Room) -> None:
    done: HandDone = room.kept["picked"]
    here = done.raw.get("channel") or {}
    expect(here.get("type") == PUBLIC and here.get("parent_id") == room.channel, "no thread with its channel came")


@PROMISES.add("menu-roles", "components/reference#role-select", "settings", *IN_THREAD)
async def _picks_role(room: Room) -> None:
    room.hands.expect(ROLE, in_place)
    words = room.speech.say("rehearsal-menu")
    await room.ask("role", role_choice(ROLE, words, []), channel=room.kept["alone"]["id"])
    done = await room.hands.done(ROLE)
    expect(all(str(one).isdigit() for one in done.data["values"]), "values that are no ids")
