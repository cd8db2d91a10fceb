"""Changes of messages that stand: with the list of their pictures, and without."""

import discord

from bot.rehearsal.promise import UNDOCUMENTED, Promises, expect
from bot.rehearsal.promises.messages import LAID_OUT
from bot.rehearsal.requests import DiscordAnswer
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import attached, gallery, inside, laid_out, listed, plain, shown, words_of
from bot.ui.layout import text

FIRST, SECOND = "rehearsal-4.png", "rehearsal-5.png"
PAGE = "resources/message#edit-message"
PROMISES = Promises()


async def _pictured(room: Room) -> DiscordAnswer:
    return await room.post(plain("with a picture") | {"attachments": listed(FIRST)}, [attached(FIRST)])


def _names(message: DiscordAnswer) -> list[str]:
    return [each["filename"] for each in message["attachments"]]


@PROMISES.add("edit", PAGE, "old-buttons", "plain-message")
async def _changes_words(room: Room) -> None:
    made = await room.post(plain("before"))
    changed = await room.requests.edit(made, plain("after"))
    expect(changed["content"] == "after", f"content: {changed['content'][:40]!r}")


@PROMISES.add("edit-listed", PAGE, "edited-pictures", "attachment-listed", "edit")
async def _keeps_listed(room: Room) -> None:
    made = await _pictured(room)
    changed = await room.requests.edit(made, plain("kept") | {"attachments": [{"id": made["attachments"][0]["id"]}]})
    expect(_names(changed) == [FIRST], f"attachments: {_names(changed)}")


@PROMISES.add("edit-unlisted", PAGE, "edited-pictures", "attachment-listed", "edit")
async def _keeps_unlisted(room: Room) -> None:
    changed = await room.requests.edit(await _pictured(room), {"components": []})
    expect(_names(changed) == [FIRST], f"attachments: {_names(changed)}")


@PROMISES.add("edit-new-picture", PAGE, "new-pictures", "attachment-listed", "edit")
async def _replaces(room: Room) -> None:
    made = await _pictured(room)
    changed = await room.requests.edit(made, plain("new") | {"attachments": listed(SECOND)}, [attached(SECOND, 64)])
    expect(_names(changed) == [SECOND], f"attachments: {_names(changed)}")


@PROMISES.add("edit-no-picture", PAGE, "new-pictures", "attachment-listed", "edit")
async def _drops(room: Room) -> None:
    changed = await room.requests.edit(await _pictured(room), plain("none") | {"attachments": []})
    expect(_names(changed) == [], f"attachments: {_names(changed)}")


@PROMISES.add("edit-no-buttons", PAGE, "old-buttons", "plain-message", "edit")
async def _drops_buttons(room: Room) -> None:
    changed = await room.requests.edit(room.kept["plain"], {"components": []})
    expect(not changed.get("components") and changed["content"], "the buttons stay, or the words go")


@PROMISES.add("edit-listed-laid-out", PAGE, "edited-pictures", "picture-number", "edit")
async def _keeps_listed_laid_out(room: Room) -> None:
    made = room.kept["laid-out"]
    written = laid_out(text("changed"), gallery(LAID_OUT))
    changed = await room.requests.edit(made, written | {"attachments": [{"id": shown(made)["attachment_id"]}]})
    expect(words_of(changed) == "changed", f"words: {words_of(changed)[:40]!r}")
    expect(shown(changed).get("url"), "the picture is gone")


@PROMISES.add("edit-new-laid-out", PAGE, "edited-pictures", "laid-out-message", "picture-name", "edit")
async def _replaces_laid_out(room: Room) -> None:
    """What the bot does where its picture isn't kept by its id: it sends the picture again."""
    made, name = room.kept["laid-out"], "rehearsal-8.png"
    written = laid_out(text("anew"), gallery(name)) | {"attachments": listed(name)}
    changed = await room.requests.edit(made, written, [attached(name, 200)])
    expect(str(shown(changed).get("url", "")).partition("?")[0].endswith(name), "the new picture isn't there")


@PROMISES.add("edit-never-half", UNDOCUMENTED, "edited-pictures", "laid-out-message", "edit")
async def _never_half(room: Room) -> None:
    """The bot may meet this with messages of older releases: a refusal is mended, a lost picture isn't noticed."""
    written = laid_out(text("with a picture"), gallery(SECOND)) | {"attachments": listed(SECOND)}
    made = await room.post(written, [attached(SECOND)])
    try:
        changed = await room.requests.edit(made, laid_out(text("unlisted"), gallery(SECOND)))
    except discord.HTTPException as refused:
        expect(refused.status == 400, f"{refused.status} {refused.code}")
        return
    expect(len(inside(changed)) == 2 and shown(changed).get("url"), "the edit was taken and the picture is gone")
