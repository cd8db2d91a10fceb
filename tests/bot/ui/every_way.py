"""Send the bot what buttons, menus and forms send, forged if need be, and wait until all that comes of it was shown."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from bot.ui.route import Route
from bot.ui.slash_commands import SlashCommand, phrase
from data.records import Notice, Posting
from data.store import Where
from sandbox import SandboxPerson, Seen
from sandbox.people import command_catalogue
from sandbox.people.response import BotResponse
from sandbox.world.world import Channel
from tests.bot.ui.conftest import Stage

BUTTON, STRING_SELECT, COMPONENT, MODAL = 2, 3, 3, 5
Waits = Callable[[Stage, BotResponse], Awaitable[None]]

# What ends the game under test, and so opens what is hidden, rightly, if somebody does it who may.
ENDING = ("resign", "cancel", "claim-sure", "end-yes", "forget-sure", "/moderate end", "/moderate adjudicate")


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
    label = command.label or phrase(command.key)
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
    """Wait until the answer was given, the bot has moved, and what is to be shown in public was shown."""
    await response.answered()
    await comes_to_rest(stage)


async def comes_to_rest(stage: Stage) -> None:
    for _ in range(10_000):
        if await is_settled(stage):
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the bot is still at it")


async def is_settled(stage: Stage) -> bool:
    """Return whether nothing is under way; that buttons were removed is only noted some seconds later."""
    context, presenter = stage.bot.ui.tables.context, stage.bot.presenter
    if not _is_quiet(stage) or await stage.bot.ui.tables.practice.waiting():
        return False
    stale = await context.store.find(Posting, Where(equal={"stale": 1}))
    if any(posting.message not in presenter._unnoted for posting in stale):
        return False
    due = await context.store.count(Notice, Where(at_most={"due_at": context.time.now()}))
    return due == 0 and _is_quiet(stage)


def _is_quiet(stage: Stage) -> bool:
    queues, changed = stage.bot.presenter._queues, stage.bot.ui.tables.context.changed_subjects
    return stage.bot.dispatcher.is_empty and not queues._tasks() and not changed._subjects


async def answered(stage: Stage, response: BotResponse) -> None:
    await response.answered()
    for _ in range(10_000):
        if stage.bot.dispatcher.is_empty:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the bot is still at it")


async def press(
    stage: Stage, person: SandboxPerson, source: Seen, custom_id: str, picked: list[str], *, waits: Waits = settled
) -> BotResponse:
    """Send what a button or a menu sends, whether or not one is there to be pressed: custom ids can be forged."""
    data = {"custom_id": custom_id, "component_type": STRING_SELECT if picked else BUTTON, "id": 1}
    response = _send(stage, person, source, COMPONENT, data | ({"values": picked} if picked else {}))
    await waits(stage, response)
    return response


async def submit(stage: Stage, person: SandboxPerson, source: Seen, custom_id: str, fields: Mapping[str, str]) -> None:
    rows = [{"type": 1, "components": [{"type": 4, "custom_id": name, "value": fields[name]}]} for name in fields]
    data = {"custom_id": custom_id, "components": rows, "resolved": {}}
    await settled(stage, _send(stage, person, source, MODAL, data))


def _send(stage: Stage, person: SandboxPerson, source: Seen, kind: int, data: dict[str, Any]) -> BotResponse:
    context, actions = stage.sandbox.context, stage.sandbox._actions
    message = context.world.message(source.id)
    assert message is not None
    interaction = actions._new(kind, person.user, context.world.channels[message.channel_id], None)
    interaction.source, interaction.command = message, data["custom_id"]
    actions._open(interaction, data)
    return BotResponse(context, stage.sandbox.audience, interaction)


def is_offered(person: SandboxPerson, where: Channel, command: SlashCommand) -> bool:
    """Return whether Discord offers a command to this person here."""
    usable = command_catalogue.usable(person._context.world, person.user, where)
    return path(command) in {name for each in usable for name in _paths(each)}


def _paths(command: dict[str, Any]) -> Iterator[str]:
    subs = [each for each in command.get("options") or () if each["type"] == 1]
    yield from (f"{command['name']} {each['name']}" for each in subs)
    if not subs:
        yield command["name"]
