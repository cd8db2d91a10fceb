"""Everything that can be asked of the bot, by its registry: every command, suggestion, button, menu and form."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any

from bot.sandbox import SandboxPerson, Seen
from bot.sandbox.people.response import BotResponse
from bot.sandbox.world.world import Channel
from bot.ui.discord_io.route import Route
from bot.ui.discord_io.slash_commands import CommandArgument, SlashCommand
from bot.ui.discord_io.translator import phrase
from bot.ui.registry import COMMANDS, ROUTES
from tests.bot.ui.conftest import Stage

FULL = os.environ.get("CAIRN_SECRETS") == "full"
BUTTON, STRING_SELECT, COMPONENT, MODAL = 2, 3, 3, 5

# What ends the game under test, and so opens what is hidden, rightly, if a player does it.
ENDING = ("resign", "cancel", "claim-sure", "end-yes", "forget-sure", "/moderate end", "/moderate adjudicate")
Waits = Callable[[Stage, BotResponse], Awaitable[None]]
TYPED = ("", "1", "hide r1", "@", "x^", "??", "3")


@dataclass(frozen=True)
class Place:
    """The table under test, as its custom ids name it."""

    thread: Channel
    game: str
    table: str
    turn_no: int
    entries: int


def path(command: SlashCommand) -> str:
    """Name a command as it is typed in English."""
    label = command.label or phrase(f"command-{command.name}")
    return f"{command.group} {label.message}".strip()


def name_of(command: SlashCommand) -> str:
    return f"/{command.group} {command.name}" if command.group else f"/{command.name}"


def given(command: SlashCommand, place: Place) -> dict[str, Any]:
    """Fill what must be filled; a table is named where one can be."""
    sensible: Mapping[str, Any] = {
        "text": "1",
        "until": "3",
        "reason": "because",
        "game": place.game,
        "table": place.table,
        "number": 1,
    }
    wanted = [each for each in command.arguments if each.required or each.name in ("table", "number")]
    return {each.name: sensible[each.name] for each in wanted}


def custom_ids(verb: str, route: Route, place: Place) -> Iterator[str]:
    """Write the custom ids of a verb's buttons: of the first page, of this turn, of this position."""
    words: Mapping[str, Sequence[str]] = {"replay": ("end",), "replay-to": ("1",)}
    takes_numbers = "int" in route.args
    for number in dict.fromkeys((1, place.turn_no, place.entries) if takes_numbers else (0,)):
        named = cycle(words.get(verb, (place.game,)))
        forms = [form for form in route.args.split() if form != "*"]
        arguments = (next(named) if form == "word" else _plain(form, place, number) for form in forms)
        yield "|".join((verb, *arguments))


def _plain(form: str, place: Place, number: int) -> str:
    """Take the first of what may be chosen (`on/off`)."""
    return {"id": place.table, "int": str(number), "any": ""}.get(form) or form.split("/", maxsplit=1)[0]


def values(verb: str, route: Route, place: Place) -> list[str]:
    """Choose what a menu may offer."""
    if not route.picks:
        return []
    chosen = {"set": "3", "decline-because": "none", "prefer-theme": "dark"}
    return [chosen.get(verb, route.among[0] if route.among else place.game)]


async def settled(stage: Stage, response: BotResponse) -> None:
    """Wait until the answer was given, and what is to be shown in public was shown: its moment isn't compared."""
    await answered(stage, response)
    for _ in range(10_000):
        if not await stage.bot.ui.tables.notices.waiting():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the bot is still at it")


async def answered(stage: Stage, response: BotResponse) -> None:
    await response.answered()
    for _ in range(10_000):
        if stage.bot.dispatcher.is_empty:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the bot is still at it")


async def press(
    stage: Stage, person: SandboxPerson, source: Seen, custom_id: str, picked: list[str], *, waits: Waits = settled
) -> None:
    """Send what a button or a menu sends, whether or not one is there to be pressed: custom ids can be forged."""
    data = {"custom_id": custom_id, "component_type": STRING_SELECT if picked else BUTTON, "id": 1}
    await waits(stage, _send(stage, person, source, COMPONENT, data | ({"values": picked} if picked else {})))


async def submit(stage: Stage, person: SandboxPerson, source: Seen, custom_id: str, fields: Mapping[str, str]) -> None:
    rows = [{"type": 1, "components": [{"type": 4, "custom_id": name, "value": fields[name]}]} for name in fields]
    await settled(
        stage, _send(stage, person, source, MODAL, {"custom_id": custom_id, "components": rows, "resolved": {}})
    )


def _send(stage: Stage, person: SandboxPerson, source: Seen, kind: int, data: dict[str, Any]) -> BotResponse:
    context, actions = stage.sandbox.context, stage.sandbox._actions
    message = context.world.message(source.id)
    assert message is not None
    interaction = actions._new(kind, person.user, context.world.channels[message.channel_id], None)
    interaction.source, interaction.command = message, data["custom_id"]
    actions._open(interaction, data)
    return BotResponse(context, stage.sandbox.audience, interaction)


async def ask_everything(stage: Stage, person: SandboxPerson, place: Place, *, may_end: bool) -> set[str]:
    """Ask all there is to ask; give back the names of what was asked."""
    asked: set[str] = set()
    source = await helped(person, place)
    for command in COMMANDS:
        if may_end or name_of(command) not in ENDING:
            await _ask(stage, person, command, place)
            asked.add(name_of(command))
    for verb in ROUTES:
        if may_end or verb not in ENDING:
            if stage.sandbox.world.message(source.id) is None:  # a button has taken it away
                source = await helped(person, place)
            await _press_all(stage, person, source, verb, place)
            asked.add(verb)
    return asked


async def _ask(stage: Stage, person: SandboxPerson, command: SlashCommand, place: Place) -> None:
    """Type it in the table's own thread, and elsewhere with the table named; look at every suggestion on the way."""
    if path(command) not in {name for each in person.commands(place.thread) for name in _paths(each)}:
        return  # Discord doesn't offer it to this person
    for argument in filter(_is_suggested, command.arguments):
        for typed in TYPED if argument.name == "text" else ("", "1"):
            await person.autocomplete(place.thread, path(command), argument.name, typed)
    begins = command.group in ("challenge", "practice")  # a table of its own, for which there is a channel
    for where in (stage.sandbox.channel,) if begins else (place.thread, stage.sandbox.channel):
        await settled(stage, await person.run(where, path(command), **given(command, place)))


def _is_suggested(argument: CommandArgument) -> bool:
    return argument.suggest is not None


def _paths(command: dict[str, Any]) -> Iterator[str]:
    subs = [each for each in command.get("options", ()) if each["type"] == 1]
    yield from (f"{command['name']} {each['name']}" for each in subs)
    if not subs:
        yield command["name"]


async def helped(person: SandboxPerson, place: Place) -> Seen:
    return await (await person.run(place.thread, "help")).shown()


async def _press_all(stage: Stage, person: SandboxPerson, source: Seen, verb: str, place: Place) -> None:
    """Send all forms of a verb's custom id; by default one of them, by a lot that is the same in both truths."""
    route = ROUTES[verb]
    sent = list(custom_ids(verb, route, place))
    for custom_id in sent if FULL else [Random(f"{verb} {person.name}").choice(sent)]:
        assert route.takes(custom_id.split("|")[1:], values(verb, route, place)), f"{custom_id} reaches no handler"
        if verb in ("typed", "replay-jumped"):
            for text in TYPED:
                await submit(stage, person, source, custom_id, {"line": text, "step": text})
        else:
            await press(stage, person, source, custom_id, values(verb, route, place))
