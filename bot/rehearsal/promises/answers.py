"""A button is pressed: what comes with it, and how it is answered by its token."""

import discord
from discord import InteractionResponseType as First

from bot.rehearsal.hands import HandDone
from bot.rehearsal.promise import UNDOCUMENTED, Promises, expect, refusal
from bot.rehearsal.requests import DiscordAnswer
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import attached, buttons, gallery, laid_out, shown, words_of
from bot.ui.discord_io.rest.payload import LAID_OUT, NOBODY, PRIVATE
from bot.ui.layout import layout, text

BEGIN = "rehearse:begin"
ANSWERED_ALREADY, UNKNOWN_MESSAGE = 40060, 10008
NEW, DEFERRED = 4, 5
PAGE = "interactions/receiving-and-responding"
PROMISES = Promises()


async def _begin_alone(done: HandDone) -> None:
    """Begin a private answer as the bot does, and notice whether another program with this token was faster."""
    first = First.deferred_channel_message
    path = f"/interactions/{done.interaction.id}/{done.interaction.token}/callback"
    await done.webhooks.send("POST", path, {"type": first.value, "data": {"flags": PRIVATE}})
    done.reply.first = first


@PROMISES.add("press", f"{PAGE}#interaction-object", "answers", "laid-out-message", "user-agent")
async def _presses(room: Room) -> None:
    room.hands.expect(BEGIN, _begin_alone)
    words = room.speech.say("rehearsal-button-begin")
    message = await room.ask("begin", buttons((words, BEGIN)))
    done = await room.hands.done(BEGIN)
    if getattr(done.failure, "code", None) == ANSWERED_ALREADY:
        raise room.hands.give_up("rehearsal-why-two-bots")
    room.kept["pressed"], room.kept["clicked"] = done, message
    room.began = room.wishes.now()
    expect(done.data.get("custom_id") == BEGIN, "another custom id came")
    expect((done.raw.get("message") or {}).get("id") == message["id"], "the message that was clicked isn't named")


def _pressed(room: Room) -> HandDone:
    done: HandDone = room.kept["pressed"]
    return done


async def _original(room: Room) -> DiscordAnswer:
    """Read the private answer; only its token finds it."""
    original: DiscordAnswer = await room.requests.send("GET", _pressed(room).original)
    return original


@PROMISES.add("locale", f"{PAGE}#interaction-object", "languages", "press")
async def _knows_language(room: Room) -> None:
    expect(str(_pressed(room).raw.get("locale", ""))[:2].isalpha(), "no locale came")


@PROMISES.add("permissions", f"{PAGE}#interaction-object", "rights", "press")
async def _knows_rights(room: Room) -> None:
    raw = _pressed(room).raw
    expect(str(raw.get("app_permissions", "")).isdigit(), "no app_permissions came")
    expect(str((raw.get("member") or {}).get("permissions", "")).isdigit(), "the member's permissions didn't come")


@PROMISES.add("name", "resources/user#user-object", "names", "press")
async def _knows_name(room: Room) -> None:
    user = (_pressed(room).raw.get("member") or {}).get("user") or {}
    expect(user.get("username"), "no username came")


@PROMISES.add("deferred", f"{PAGE}#edit-original-interaction-response", "answers", "press")
async def _defers(room: Room) -> None:
    done = _pressed(room)
    done.judge()
    await done.reply.fill(layout(text(room.speech.say("rehearsal-away"))))
    filled = await _original(room)
    if words_of(filled) not in ("", room.speech.say("rehearsal-away")):
        raise room.hands.give_up("rehearsal-why-two-bots")
    room.made.private.append(done.original)
    room.kept["filled"] = filled
    expect(words_of(filled), "the answer stays empty")


@PROMISES.add("private-picture", f"{PAGE}#edit-original-interaction-response", "pickers", "deferred", "picture-name")
async def _shows_pictures(room: Room) -> None:
    """A private answer is filled with a picture, and then with another."""
    for shade, name in ((96, "rehearsal-6.png"), (160, "rehearsal-7.png")):
        words = text(room.speech.say("rehearsal-away"))
        await _pressed(room).reply.fill(layout(words, gallery(name)), [attached(name, shade)])
        url = str(shown(await _original(room)).get("url", "")).partition("?")[0]
        expect(url.endswith(name), "the picture isn't there" if not url else "another picture is there")


@PROMISES.add("private", f"{PAGE}#interaction-response-object-messages", "secrets", "deferred")
async def _stays_private(room: Room) -> None:
    expect(room.kept["filled"]["flags"] & PRIVATE, f"flags: {room.kept['filled']['flags']}")


@PROMISES.add("answer-once", "topics/opcodes-and-status-codes#json", "double-answers", "deferred")
async def _answers_once(room: Room) -> None:
    done = _pressed(room)
    path = f"/interactions/{done.interaction.id}/{done.interaction.token}/callback"
    asked = room.requests.webhooks.send("POST", path, {"type": DEFERRED, "data": {"flags": PRIVATE}})
    await refusal(asked, "a second answer was taken", ANSWERED_ALREADY)


@PROMISES.add("follow-up", f"{PAGE}#create-followup-message", "answers", "deferred")
async def _follows_up(room: Room) -> None:
    done = _pressed(room)
    written = laid_out(text("-# …")) | {"allowed_mentions": NOBODY}
    written["flags"] |= PRIVATE
    made = await room.requests.send("POST", done.webhook, written, query={"wait": "true"})
    room.kept["follow-up"] = made
    room.made.private.append(f"{done.webhook}/messages/{made['id']}")
    expect(made["flags"] & PRIVATE, f"flags: {made['flags']}")


@PROMISES.add("withdrawn", f"{PAGE}#delete-followup-message", "withdrawn", "follow-up")
async def _withdraws(room: Room) -> None:
    address = f"{_pressed(room).webhook}/messages/{room.kept['follow-up']['id']}"
    await room.requests.by_token("DELETE", address)
    asked = room.requests.send("GET", address)
    await refusal(asked, "a deleted private message is still there", UNKNOWN_MESSAGE, kind=discord.NotFound)


@PROMISES.add("edit-by-click", UNDOCUMENTED, "free-edits", "deferred", "own-message")
async def _edits_clicked(room: Room) -> None:
    """Change the message that was clicked by the click's token: it costs no counted request."""
    clicked = room.kept["clicked"]
    written = laid_out(text(room.speech.say("rehearsal-begun")))
    await room.requests.by_token("PATCH", f"{_pressed(room).webhook}/messages/{clicked['id']}", written)
    standing = await room.requests.read(clicked)
    expect(words_of(standing) == room.speech.say("rehearsal-begun"), "the clicked message didn't change")
    expect(standing["flags"] & LAID_OUT, f"flags: {standing['flags']}")
