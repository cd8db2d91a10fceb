"""Every way of asking the bot something, read off its registry: a command added there is asked from then on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import discord

from bot.ui.registry import COMMANDS, PERSON_COMMANDS, ROUTES
from bot.ui.route import Route
from bot.ui.slash_commands import CommandArgument, SlashCommand, phrase
from games.registry import KEYS
from tests.bot.ui.every_way import name_of

ROLES = ("player", "spectator", "stranger", "moderator", "host")
FIELDS = (
    "opponent",
    "game",
    "first",
    "pace",
    "more",
    "line",
    "step",
    "zone",
    "from",
    "to",
    "reminder",
    "digest",
    "note",
)  # of all forms
WORDS = ("", "1", "hide r1", "hide", "@", "x^", "??", "3", "y4", "1@y4", "m13^ @p15", "ask", "a1-b2", "2026-01-01")
PRESSING = "a button that is there"


@dataclass(frozen=True, slots=True)
class Way:
    """A command, the suggestions of one of its options, or a verb of buttons, menus and forms."""

    name: str
    command: SlashCommand | None = None
    suggested: CommandArgument | None = None
    route: Route | None = None
    on_person: str = ""  # the name of a command in a person's menu


def every_way() -> Iterator[Way]:
    for command in COMMANDS:
        yield Way(name_of(command), command)
        for argument in command.arguments:
            if argument.suggest is not None:
                yield Way(f"{name_of(command)} {argument.name}:", command, argument)
    for in_menu in PERSON_COMMANDS:
        yield Way(f"menu {in_menu.name}", on_person=phrase(f"person-command-{in_menu.name}").message)
    for verb, route in ROUTES.items():
        yield Way(verb, route=route)


EVERY_WAY = tuple(every_way())


def chosen(nth: int, count: int, key: str) -> list[tuple[Way, str]]:
    """Choose for the nth game: all ways come in turn, each time by another role."""
    found = []
    for at in range(nth * count, (nth + 1) * count):
        lap, place = divmod(at, len(EVERY_WAY))
        order = Random(f"{key} {lap}").sample(range(len(EVERY_WAY)), len(EVERY_WAY))
        found.append((EVERY_WAY[order[place]], ROLES[(order[place] + lap) % len(ROLES)]))
    return found


@dataclass(frozen=True, slots=True)
class Known:
    """What an asker may name: the table under test, and everybody's ids."""

    game: str
    table: str
    turn_no: int
    entries: int
    people: Sequence[int]
    actions: Sequence[str]  # some that are legal, or were
    steps: Sequence[Sequence[str]]  # by which they are picked

    def number(self, lots: Random) -> int:
        return lots.choice((1, 1, 0, self.turn_no, self.turn_no, self.entries, 2, 3, 99_999))

    def text(self, lots: Random) -> str:
        return lots.choice((*WORDS, *self.actions, *(action[: lots.randint(1, 4)] for action in self.actions[:3])))

    def table_named(self, lots: Random) -> str:
        return lots.choice((self.table, self.table, self.table, self.table.upper(), f"{self.table} · x", "zzzzz"))


def filled(command: SlashCommand, known: Known, lots: Random, *, elsewhere: bool) -> dict[str, Any]:
    """Fill in a command: what must be, and of what may be some; elsewhere the table is mostly named."""
    given: dict[str, Any] = {}
    for argument in command.arguments:
        is_named = argument.name == "table" and elsewhere
        if argument.required or lots.random() < (0.8 if is_named else 0.35):
            given[str(argument.label)] = value(argument, known, lots)
    return given


def value(argument: CommandArgument, known: Known, lots: Random) -> Any:
    if argument.choices:
        games = [each for _, each in argument.choices if each == known.game]
        return lots.choice((*games, *(each for _, each in argument.choices)))
    if argument.kind is int:
        return lots.choice((argument.low or 0, (argument.low or 0) + 1, argument.high or 3))
    if argument.kind is discord.User:
        return str(lots.choice(known.people))
    if argument.kind is not str:
        raise TypeError(f"say here what {argument.name} may hold")
    if argument.name == "table":
        return known.table_named(lots)
    return known.text(lots)[: argument.most] or "1"


def forged(verb: str, route: Route, known: Known, lots: Random) -> tuple[str, list[str]]:
    """Write a custom id of a verb, and what a menu sends with it, whether or not a button has it."""
    forms = route.args.split()
    arguments = [_argument(form, known, lots) for form in forms if form != "*"]
    if forms[-1:] == ["*"]:
        arguments += _steps(known, lots)
    picked = [lots.choice(route.among or (known.game, known.text(lots) or "1", "3", "dark"))] if route.picks else []
    custom_id = "|".join((verb, *arguments))
    if len(custom_id) > 100 or route.read(arguments, picked) is None:
        return forged(verb, route, known, lots)
    return custom_id, picked


def _argument(form: str, known: Known, lots: Random) -> str:
    if form == "id":
        return lots.choice((known.table, known.table, known.table, known.table, "t001", "zzzzz"))
    if form == "int":
        return str(known.number(lots))
    if form == "word":
        return lots.choice((known.game, known.game, "end", "1", *KEYS))
    if form == "any":
        return lots.choice(("", "", ",".join(known.actions[:1]), known.text(lots).replace("|", "")))
    return lots.choice(form.split("/"))


def _steps(known: Known, lots: Random) -> Sequence[str]:
    if not known.steps or lots.random() < 0.3:
        return ()
    steps = lots.choice(known.steps)
    return steps[: lots.randint(1, len(steps))]
