"""What rings: only the person who looked elsewhere meanwhile can tell."""

from bot.rehearsal.hands import HandDone, in_place
from bot.rehearsal.promise import UNDOCUMENTED, NotTried, Promises, expect
from bot.rehearsal.promises.forms import OPEN as FORM
from bot.rehearsal.promises.forms import expect_form
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import attached, buttons, gallery, plain, shown, words_of
from bot.ui.discord_io.rest.payload import PRIVATE, SILENT
from bot.ui.layout import choice, layout, option, several, text
from bot.ui.reply import Ack

RANG, SAID = "rehearse:rang", "rehearse:said"
KINDS = ("named", "nobody", "silent", "edited", "direct")
SHOWN, EMPTY, UNSEEN = "words", "empty", "unseen"
FIRST_PICTURE = "rehearsal-8.png"
BETWEEN_S, TOLD_S = 4.0, 5.0  # between two messages, so that a person can tell which one rang
PAGE = "interactions/receiving-and-responding"
ALLOWED = "resources/message#allowed-mentions-object"
PROMISES = Promises()


@PROMISES.add("mention", ALLOWED, "rings", "press", "plain-message", "silent-flag", "edit")
async def _posts_named(room: Room) -> None:
    """Post the four messages, with pauses in which a notification is heard, and call the person back."""
    person = room.person
    ring = {"allowed_mentions": {"parse": [], "users": [person]}}
    room.kept["named"] = made = await room.post(_worded(room, "named") | ring)
    await room.wishes.pass_time(BETWEEN_S)
    await room.post(_worded(room, "nobody"))
    await room.wishes.pass_time(BETWEEN_S)
    await room.post(_worded(room, "silent") | ring | {"flags": SILENT})
    await room.wishes.pass_time(BETWEEN_S)
    await room.requests.edit(await room.post(plain("…")), _worded(room, "edited"))
    await room.wishes.pass_time(BETWEEN_S)
    expect([each["id"] for each in made["mentions"]] == [person], f"{len(made['mentions'])} people are mentioned")


def _worded(room: Room, kind: str) -> dict[str, object]:
    return plain(f"<@{room.person}> {room.speech.say(f'rehearsal-ring-{kind}')}")


@PROMISES.add("direct-message", "resources/user#create-dm", "direct", "direct-channel", "plain-message")
async def _writes_directly(room: Room) -> None:
    words = f"{room.speech.say('rehearsal-ring-direct')} <#{room.channel}>"
    room.kept["written"] = made = await room.post(plain(words), channel=room.kept["direct"]["id"])
    expect(made["content"], "it is empty")


@PROMISES.add("direct-told", "events/gateway#message-content-intent", "private-words", "direct-message")
async def _is_told_directly(room: Room) -> None:
    """The gateway tells of direct messages, ours too, with their words and without a privileged intent."""
    told = await room.hands.told("MESSAGE_CREATE", room.kept["written"]["id"], min(TOLD_S, room.wishes.patience))
    expect(told.get("content"), "the words didn't come along")


@PROMISES.add("menu-several", "components/reference#string-select", "menus", "press")
async def _picks_several(room: Room) -> None:
    options = [option(room.speech.say(f"rehearsal-rang-{kind}"), kind) for kind in KINDS]
    room.hands.expect(RANG, in_place)
    room.kept["menu"] = await room.ask("rang", several(RANG, room.speech.say("rehearsal-menu"), options))
    room.kept["rang"] = done = await room.hands.done(RANG)
    values = done.data.get("values")
    expect(isinstance(values, list) and set(values) <= set(KINDS), "no list of values came")


def _rang(room: Room, kind: str) -> bool:
    done: HandDone = room.kept["rang"]
    return kind in done.data["values"]


@PROMISES.add(
    "answer-here", f"{PAGE}#interaction-response-object", "answers", "menu-several", "deferred", "own-message"
)
async def _changes_here(room: Room) -> None:
    """The menu's own message changes, by its token."""
    done: HandDone = room.kept["rang"]
    done.judge()
    thanks = room.speech.say("rehearsal-thanks")
    await done.reply.fill(layout(text(thanks)))
    standing = await room.requests.read(room.kept["menu"])
    expect(words_of(standing) == thanks, "the menu's message didn't change")


@PROMISES.add("ring-named", ALLOWED, "rings", "mention", "menu-several")
async def _rings_named(room: Room) -> None:
    if not _rang(room, "named") and not _rang(room, "direct"):
        raise NotTried("rehearsal-why-mute")
    expect(_rang(room, "named"), "a message that names the person didn't ring")


@PROMISES.add("ring-nobody", ALLOWED, "no-rings", "mention", "menu-several")
async def _rings_nobody(room: Room) -> None:
    expect(not _rang(room, "nobody"), "a message rang whom it names, though allowed_mentions lets nobody through")


@PROMISES.add("ring-silent", "resources/message#message-object-message-flags", "quiet", "mention", "menu-several")
async def _is_silent(room: Room) -> None:
    expect(not _rang(room, "silent"), "a silent message rang")


@PROMISES.add("ring-edit", UNDOCUMENTED, "no-rings", "mention", "menu-several")
async def _edits_silently(room: Room) -> None:
    expect(not _rang(room, "edited"), "an edit rang")


@PROMISES.add("ring-direct", UNDOCUMENTED, "direct", "direct-message", "menu-several")
async def _rings_direct(room: Room) -> None:
    if not _rang(room, "named") and not _rang(room, "direct"):
        raise NotTried("rehearsal-why-mute")
    expect(_rang(room, "direct"), "a direct message didn't ring")


@PROMISES.add("menu-one", "components/reference#string-select", "menus", "press")
async def _picks_one(room: Room) -> None:
    async def answer_at_once(done: HandDone) -> None:
        """Answer in private, with a picture and the button of the form that comes next."""
        begun = buttons((room.speech.say("rehearsal-button-form"), FORM))
        answer = layout(text(room.asking("form")), gallery(FIRST_PICTURE), begun)
        async with done.reply.acknowledging(Ack.NEW):
            await done.reply.fill(answer, [attached(FIRST_PICTURE)])

    options = [option(room.speech.say(f"rehearsal-said-{kind}"), kind) for kind in (SHOWN, EMPTY, UNSEEN)]
    expect_form(room)
    room.hands.expect(SAID, answer_at_once)
    await room.ask("said", choice(SAID, room.speech.say("rehearsal-menu"), options))
    room.kept["said"] = done = await room.hands.done(SAID)
    values = done.data.get("values") or []
    expect(len(values) == 1 and values[0] in (SHOWN, EMPTY, UNSEEN), f"{len(values)} values came")


@PROMISES.add("first-answer", f"{PAGE}#interaction-response-object", "answers", "menu-one")
async def _first_answer(room: Room) -> None:
    done: HandDone = room.kept["said"]
    done.judge()
    address = done.original
    answer = await room.requests.send("GET", address)
    room.made.private.append(address)
    room.kept["first"] = answer
    expect(words_of(answer), "the first answer is empty")
    expect(answer["flags"] & PRIVATE, f"flags: {answer['flags']}")


@PROMISES.add("first-picture", f"{PAGE}#interaction-response-object", "answers", "first-answer")
async def _first_picture(room: Room) -> None:
    """The picture came in the same request as the answer."""
    url = str(shown(room.kept["first"]).get("url", "")).partition("?")[0]
    expect(url.endswith(FIRST_PICTURE), "the picture isn't there")


@PROMISES.add("push-words", UNDOCUMENTED, "lock-screen", "menu-one", "ring-named")
async def _shows_words(room: Room) -> None:
    done: HandDone = room.kept["said"]
    if done.data["values"] == [UNSEEN]:
        raise NotTried("rehearsal-why-mute")
    expect(done.data["values"] == [SHOWN], "the notification of a plain message didn't show its words")
