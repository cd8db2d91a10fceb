"""A form is opened from a private message, filled in and answered there."""

from bot.rehearsal.hands import HandDone
from bot.rehearsal.promise import Check, Promises, expect
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import attached, gallery, shown, words_of
from bot.ui.discord_io.gateway.dispatcher import typed
from bot.ui.layout import Item, form, form_of, layout, menu, nobody_or_person, option, paragraph, text, ticks
from bot.ui.reply import Ack

OPEN, SEND, FIELD, MENU, CHOSEN = "rehearse:open", "rehearse:send", "moves", "hours", "23"
NOTE, WRITTEN = "note", "one line\nand another"
TICKS, WHO, TICKED = "ticks", "who", "b"
CHANGED = "rehearsal-9.png"
MOST_TITLE = MOST_LABEL = 45
MOST_TYPED, MOST_HINT, MOST_CHOICES = 100, 100, 25
PAGE = "interactions/receiving-and-responding"
PROMISES = Promises()


def expect_form(room: Room) -> None:
    """Be ready for the form before its button is there."""

    async def opening(done: HandDone) -> None:
        await done.reply.open(_form(room, done.user))

    room.hands.expect(OPEN, opening)

    async def changing(done: HandDone) -> None:
        """Change the private message that the form came from, in one request."""
        async with done.reply.acknowledging(Ack.HERE):
            await done.reply.fill(layout(text(_thanks(room)), gallery(CHANGED)), [attached(CHANGED)])

    room.hands.expect(SEND, changing)


def _thanks(room: Room) -> str:
    thread = room.kept.get("alone", {"id": room.channel})["id"]
    return room.speech.say("rehearsal-goes-on", place=f"<#{thread}>")


def _form(room: Room, person: str) -> dict[str, object]:
    say = room.speech.say
    title = say("rehearsal-form-title").ljust(MOST_TITLE, ".")[:MOST_TITLE]
    label = say("rehearsal-form-label").ljust(MOST_LABEL, ".")[:MOST_LABEL]
    hint = say("rehearsal-form-hint").ljust(MOST_HINT, ".")[:MOST_HINT]
    line = form(title, SEND, label, FIELD, most=MOST_TYPED, placeholder=hint)
    hours = [option(f"{hour:02}:00", str(hour), default=str(hour) == CHOSEN) for hour in range(MOST_CHOICES)]
    letters = [option(letter.upper(), letter, default=letter == TICKED) for letter in "abc"]
    fields: list[tuple[str, Item]] = [
        (say("rehearsal-form-menu"), menu(MENU, hours)),
        (say("rehearsal-form-note"), paragraph(NOTE, WRITTEN, most=MOST_TYPED)),
        (say("rehearsal-form-as-it-is"), ticks(TICKS, letters)),
        (say("rehearsal-form-as-it-is"), nobody_or_person(WHO, "–", person)),
    ]
    return {**line, "components": [*line["components"], *form_of(title, SEND, fields)["components"]]}


@PROMISES.add("form", f"{PAGE}#interaction-response-object-modal", "forms", "first-answer")
async def _opens(room: Room) -> None:
    done = await room.hands.done(OPEN)
    done.judge()
    expect(done.reply.first is not None, "it wasn't answered")


@PROMISES.add("form-words", "components/reference#label", "forms", "form")
async def _brings_words(room: Room) -> None:
    room.kept["sent"] = done = await room.hands.done(SEND)
    fields = typed(done.data)
    expect(fields.get(FIELD), f"fields: {sorted(fields)}")


def _brings(field: str, filled_in: str) -> Check:
    """A menu, several lines and ticks are sent as they were filled in before, even if nobody touched them."""

    async def check(room: Room) -> None:
        fields = typed(room.kept["sent"].data)
        expect(fields.get(field) == filled_in, f"fields: {fields}")

    return check


PROMISES.add("form-menus", "components/reference#string-select", "forms", "form-words")(_brings(MENU, CHOSEN))
PROMISES.add("form-filled", "components/reference#text-input", "forms", "form-words")(_brings(NOTE, WRITTEN))
PROMISES.add("form-ticks", "components/reference#checkbox-group", "new-game", "form-words")(_brings(TICKS, TICKED))


@PROMISES.add("form-person", "components/reference#user-select", "new-game", "form-words")
async def _brings_person(room: Room) -> None:
    """The person who was filled in comes along, since the bot keeps no members."""
    done: HandDone = room.kept["sent"]
    people = (done.data.get("resolved") or {}).get("users") or {}
    expect(typed(done.data).get(WHO) in people, "whoever is filled in doesn't come along")


@PROMISES.add("form-here", f"{PAGE}#interaction-response-object", "forms", "form-words", "answer-here")
async def _answers_form(room: Room) -> None:
    done: HandDone = room.kept["sent"]
    done.judge()
    room.kept["changed"] = standing = await room.requests.send("GET", done.original)
    expect(words_of(standing) == _thanks(room), "the message with the form's button didn't change")


@PROMISES.add("form-picture", f"{PAGE}#interaction-response-object", "forms", "form-here")
async def _shows_picture(room: Room) -> None:
    """The picture came in the same request as the change."""
    url = str(shown(room.kept["changed"]).get("url", "")).partition("?")[0]
    expect(url.endswith(CHANGED), "the picture isn't there" if not url else "the picture before is there")
