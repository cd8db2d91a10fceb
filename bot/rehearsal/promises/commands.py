"""A command of this server's alone, beside the bot's own: its translations, suggestions and options."""

import discord
from discord.app_commands import Choice

from bot.rehearsal.hands import HandDone, in_private
from bot.rehearsal.promise import NotTried, Promises, expect, refusal
from bot.rehearsal.requests import DiscordAnswer
from bot.rehearsal.room import Room
from bot.ui.layout import form_of, option, radio

IMPOSSIBLE, BAD_FORM = "Not A Name!", 50035
NAME, FRENCH = "cairn-rehearsal", "cairn-répétition"
ON_PERSON = "Cairn rehearsal"
WORD, WHO, SIZE = "word", "who", "size"
MOST_DESCRIPTION, MOST_CHOICES, MOST_CHOICE = 100, 25, 100
STRING, USER = 3, 6
IN_A_MENU = 2  # the kind of a command in the menu of a person
MANAGERS = str(discord.Permissions(manage_guild=True).value)
ALL = "/applications/{application_id}/guilds/{guild_id}/commands"
PAGE = "interactions/application-commands"
PROMISES = Promises()


def _command() -> DiscordAnswer:
    sizes = [{"name": f"{n:02}".ljust(MOST_CHOICE, "n"), "value": f"{n:02}"} for n in range(MOST_CHOICES)]
    return {
        "name": NAME,
        "name_localizations": {"fr": FRENCH},
        "description": "A rehearsal of Cairn’s; it is gone again in a moment.".ljust(MOST_DESCRIPTION, "."),
        "default_member_permissions": MANAGERS,
        "options": [
            {
                "type": STRING,
                "name": WORD,
                "description": "Take what is suggested",
                "required": True,
                "autocomplete": True,
            },
            {"type": USER, "name": WHO, "description": "Name yourself", "required": True},
            {"type": STRING, "name": SIZE, "description": "Leave this alone", "choices": sizes},
        ],
    }


def _here(room: Room) -> dict[str, str]:
    return {"application_id": room.application, "guild_id": room.place.server}


async def _made(room: Room, wanted: DiscordAnswer) -> DiscordAnswer:
    asked = room.requests.send("POST", ALL, wanted, ids=_here(room))
    return await room.making(asked, lambda made: room.made.commands.append(made["id"]))


@PROMISES.add("command", f"{PAGE}#create-guild-application-command", "commands")
async def _adds(room: Room) -> None:
    """Add one command; registering all at once would replace the others of this server."""
    room.kept["command"] = made = await _made(room, _command())
    expect(made["name"] == NAME, f"name: {made['name']!r}")


@PROMISES.add("command-limits", f"{PAGE}#application-command-object", "commands", "command")
async def _keeps_size(room: Room) -> None:
    made = room.kept["command"]
    choices = next(each for each in made["options"] if each["name"] == SIZE)["choices"]
    said = len(made["description"])
    expect(said == MOST_DESCRIPTION and len(choices) == MOST_CHOICES, f"{said} characters, {len(choices)} choices")


@PROMISES.add("command-french", f"{PAGE}#localization", "languages", "command")
async def _translates(room: Room) -> None:
    listed = await room.requests.send("GET", ALL, query={"with_localizations": "true"}, ids=_here(room))
    (ours,) = [each for each in listed if each["id"] == room.kept["command"]["id"]]
    expect((ours.get("name_localizations") or {}).get("fr") == FRENCH, "its French name is gone")


@PROMISES.add("command-managers", f"{PAGE}#permissions", "rights", "command")
async def _limits_users(room: Room) -> None:
    said = room.kept["command"].get("default_member_permissions")
    expect(said == MANAGERS, f"default_member_permissions: {said!r}")


@PROMISES.add("command-refused", "reference#error-messages", "command-problems", "command")
async def _explains(room: Room) -> None:
    """Ask for a command that can't be; if it is made all the same, it is taken away in the end."""
    asked = _made(room, {"name": IMPOSSIBLE, "description": "-"})
    refused = await refusal(asked, "a command of this name was made", BAD_FORM)
    expect("name" in refused.text, "it doesn't say what is wrong")


def _suggestions() -> list[Choice[str]]:
    words = [f"cairn {n:02}".ljust(MOST_CHOICE, "s") for n in range(MOST_CHOICES)]
    return [Choice(name=word, value=word) for word in words]


async def _suggest(done: HandDone) -> None:
    await done.interaction.response.autocomplete(_suggestions())


@PROMISES.add("suggestions", f"{PAGE}#autocomplete", "suggestions", "command", "press")
async def _suggests(room: Room) -> None:
    room.hands.expect(f"suggest {NAME}", _suggest)
    room.hands.expect(f"command {NAME}", in_private)
    here = room.kept["alone"]["id"] if "picked" in room.kept else room.channel  # where the person is now
    await room.ask("command", channel=here, command=f"</{NAME}:{room.kept['command']['id']}>")
    done = await room.hands.done(f"suggest {NAME}")
    done.judge()
    focused = [each["name"] for each in done.data["options"] if each.get("focused")]
    expect(focused == [WORD], f"focused: {focused}")


@PROMISES.add("command-run", f"{PAGE}#slash-commands", "commands", "suggestions")
async def _runs(room: Room) -> None:
    room.kept["run"] = done = await room.hands.done(f"command {NAME}")
    done.judge()
    room.made.private.append(done.original)
    given = {each["name"]: each.get("value") for each in done.data["options"]}
    expect(given.get(WORD), "the command came without its word")
    if given[WORD] not in {choice.value for choice in _suggestions()}:  # people may type what they like
        raise NotTried("rehearsal-why-other-word")


@PROMISES.add("command-person", f"{PAGE}#slash-commands", "challenges", "command-run")
async def _resolves(room: Room) -> None:
    done: HandDone = room.kept["run"]
    given = {each["name"]: each.get("value") for each in done.data["options"]}
    named = (done.data.get("resolved") or {}).get("users") or {}
    expect(str(given.get(WHO)) in named, "whoever is named doesn't come along")


@PROMISES.add("person-command", f"{PAGE}#user-commands", "new-game")
async def _adds_on_person(room: Room) -> None:
    made = await _made(room, {"type": IN_A_MENU, "name": ON_PERSON})
    expect(made["type"] == IN_A_MENU, f"type: {made['type']!r}")


async def _opens_form(done: HandDone) -> None:
    letters = [option(letter, letter) for letter in "ab"]
    await done.reply.open(form_of(ON_PERSON, "rehearse:person", [("–", radio("letter", letters))]))


@PROMISES.add("person-command-run", f"{PAGE}#user-commands", "new-game", "person-command", "form")
async def _runs_on_person(room: Room) -> None:
    room.hands.expect(f"command {ON_PERSON}", _opens_form)
    here = room.kept["alone"]["id"] if "picked" in room.kept else room.channel  # where the person is now
    await room.ask("person", channel=here, command=ON_PERSON)
    done = await room.hands.done(f"command {ON_PERSON}")
    done.judge()
    people = (done.data.get("resolved") or {}).get("users") or {}
    expect(done.data.get("target_id") in people, "whoever it was used on doesn't come along")
