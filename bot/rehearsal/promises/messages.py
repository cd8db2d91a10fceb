"""Messages as the bot posts them, plain ones and those of components v2."""

import discord

from bot.rehearsal.promise import UNDOCUMENTED, Promises, expect, refusal
from bot.rehearsal.requests import MESSAGE, place
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import (
    ALT,
    attached,
    buttons,
    gallery,
    inside,
    laid_out,
    listed,
    picture,
    plain,
    shown,
    words_of,
)
from bot.ui.discord_io.rest.channel_client import ChannelClient
from bot.ui.discord_io.rest.pacing import Pacing
from bot.ui.discord_io.rest.payload import SILENT
from bot.ui.layout import Attached, enclosure, text

PLAIN, LAID_OUT, RECORD = "rehearsal-1.png", "rehearsal-2.png", "rehearsal.txt"
UNKNOWN_MESSAGE = 10008
MOST_NONCE = 25
TIME_BITS = 22  # of an id, below its time
WORDS = "Tactic: Ben played 7c-2d. Your move, 2 days."
PROMISES = Promises()


@PROMISES.add("plain-message", "resources/message#create-message", "turns")
async def _posts_plain(room: Room) -> None:
    written = plain(WORDS, buttons(("Play", "rehearse:play"), ("View", "rehearse:view")))
    made = await room.post(written | {"attachments": listed(PLAIN)}, [attached(PLAIN)])
    room.kept |= {"plain": made, "headers": room.requests.headers.copy()}
    expect(made["content"] == WORDS, f"content: {made['content'][:60]!r}")
    expect(len(made["components"][0]["components"]) == 2, "the buttons are gone")


@PROMISES.add("attachment-listed", "resources/message#attachment-object", "edited-pictures", "plain-message")
async def _lists_files(room: Room) -> None:
    files = room.kept["plain"]["attachments"]
    expect(len(files) == 1 and files[0].get("id") and files[0]["filename"] == PLAIN, f"attachments: {len(files)}")


@PROMISES.add("alt-text", "resources/message#attachment-object", "alt", "attachment-listed")
async def _keeps_alt(room: Room) -> None:
    said = room.kept["plain"]["attachments"][0].get("description")
    expect(said == ALT, f"description: {said!r}")


@PROMISES.add("picture-fetched", "resources/message#attachment-object", "edited-pictures", "attachment-listed")
async def _fetches_picture(room: Room) -> None:
    channels = ChannelClient(room.requests.client, Pacing())
    fetched = await channels.file(room.kept["plain"]["attachments"][0]["url"])
    expect(fetched == picture(), f"{len(fetched)} bytes, not those of the picture")


@PROMISES.add("picture-type", "resources/message#attachment-object", "pictures", "attachment-listed")
async def _knows_kind(room: Room) -> None:
    kind = room.kept["plain"]["attachments"][0].get("content_type")
    expect(kind == "image/png", f"content_type: {kind!r}")


@PROMISES.add("rate-headers", "topics/rate-limits#header-format", "pace", "plain-message")
async def _tells_limits(room: Room) -> None:
    headers = room.kept["headers"]
    expect("X-RateLimit-Remaining" in headers and "X-RateLimit-Bucket" in headers, "no X-RateLimit headers")


@PROMISES.add("laid-out-message", "components/reference#container", "private")
async def _posts_laid_out(room: Room) -> None:
    written = laid_out(text(WORDS), gallery(LAID_OUT), buttons(("Play", "rehearse:play")))
    room.kept["laid-out"] = made = await room.post(written | {"attachments": listed(LAID_OUT)}, [attached(LAID_OUT)])
    expect(words_of(made) == WORDS, f"words: {words_of(made)[:60]!r}")
    expect(len(inside(made)) == 3 and made["content"] == "", f"{len(inside(made))} parts")


@PROMISES.add("picture-number", "components/reference#unfurled-media-item", "edited-pictures", "laid-out-message")
async def _numbers_pictures(room: Room) -> None:
    number = str(shown(room.kept["laid-out"]).get("attachment_id", ""))
    expect(number.isdigit(), f"attachment_id: {number!r}")


@PROMISES.add("picture-name", UNDOCUMENTED, "lost-answers", "laid-out-message")
async def _names_pictures(room: Room) -> None:
    url = str(shown(room.kept["laid-out"])["url"])
    expect(url.partition("?")[0].endswith(f"/{LAID_OUT}"), "the address doesn't end with the file's name")


@PROMISES.add("enclosed-file", "components/reference#file", "records", "laid-out-message")
async def _encloses(room: Room) -> None:
    record = Attached(RECORD, b"A record of a game\n")
    made = await room.post(laid_out(text("-"), enclosure(RECORD)) | {"attachments": listed(RECORD)}, [record])
    expect(any(item["type"] == 13 for item in inside(made)), "the file isn't shown")


@PROMISES.add("nonce", "resources/message#create-message", "doubles", "plain-message")
async def _knows_nonce(room: Room) -> None:
    nonce = f"{room.made.messages[-1]['id']}-rehearsal"[-MOST_NONCE:].rjust(MOST_NONCE, "r")
    written = plain("once") | {"nonce": nonce, "enforce_nonce": True}
    first, second = await room.post(written), await room.post(written)
    expect(first["id"] == second["id"], "the same nonce made two messages")


@PROMISES.add("silent-flag", "resources/message#message-object-message-flags", "quiet", "plain-message")
async def _takes_silent(room: Room) -> None:
    made = await room.post(plain("quietly") | {"flags": SILENT})
    expect(made["flags"] & SILENT, f"flags: {made['flags']}")


@PROMISES.add(
    "own-message", "resources/message#get-channel-message", "old-buttons", "plain-message", "laid-out-message"
)
async def _reads_own(room: Room) -> None:
    standing = await room.requests.read(room.kept["plain"])
    expect(standing["content"] == WORDS and standing["components"], "our own message comes back empty")
    expect(words_of(await room.requests.read(room.kept["laid-out"])) == WORDS, "one of components v2 comes back empty")


@PROMISES.add("newer-messages", "resources/message#get-channel-messages", "lost-answers", "plain-message")
async def _lists_newer(room: Room) -> None:
    """Ask for those after a moment, which is an id that no message needs to have."""
    first, last = room.kept["plain"], room.made.messages[-1]
    moment = str(((int(first["id"]) >> TIME_BITS) << TIME_BITS) - 1)
    ids = {message["id"] for message in await room.requests.newer(room.channel, moment)}
    expect({first["id"], last["id"]} <= ids, f"{len(ids)} messages, not all since the first")


@PROMISES.add("gone-message", "topics/opcodes-and-status-codes#json", "old-buttons", "plain-message")
async def _misses_gone(room: Room) -> None:
    made = await room.requests.post(room.channel, plain("soon gone"))
    await room.requests.delete(made)
    asked = room.requests.send("PATCH", MESSAGE, plain("still there?"), ids=place(made))
    await refusal(asked, "a deleted message was edited", UNKNOWN_MESSAGE, kind=discord.NotFound)
