"""Slash commands as data; what discord.py needs to register them is made of this and the catalogue."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range, locale_str

from bot.text import FALLBACK, words
from bot.ui.layout import Layout
from bot.ui.request import Request

CommandHandler = Callable[..., Awaitable[None]]
Suggest = Callable[[Request, str], Awaitable[Sequence[str]]]
Acknowledgement = Callable[[Request, Mapping[str, Any]], Layout]

SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
MOST_TYPED = 100  # no typed option is unlimited
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
# … and also where nobody has invited the bot, for those who have installed it for themselves
FOR_ONESELF = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)


@dataclass(frozen=True, slots=True)
class CommandArgument:
    """One typed option; `label` and `hint` are keys of the catalogue."""

    name: str
    label: locale_str
    hint: locale_str
    kind: Any = str
    required: bool = False
    choices: tuple[tuple[locale_str, str | int], ...] = ()
    low: int | None = None
    high: int | None = None
    most: int = MOST_TYPED  # signs, where words are typed
    suggest: Suggest | None = None

    @property
    def annotation(self) -> Any:
        if self.kind is str and not self.choices:
            return Range[str, None, self.most]
        if self.low is None and self.high is None:
            return self.kind
        return Range[self.kind, self.low, self.high]


@dataclass(frozen=True, slots=True)
class SlashCommand:
    """One slash command, or a subcommand where `group` is named; `meanwhile` words the acknowledgement."""

    name: str
    handler: CommandHandler
    arguments: tuple[CommandArgument, ...] = ()
    group: str = ""
    label: locale_str | None = None
    hint: locale_str | None = None
    contexts: app_commands.AppCommandContext = SERVER
    permissions: discord.Permissions | None = None
    meanwhile: Acknowledgement | None = None

    @property
    def key(self) -> str:
        """Give the key of its words in the catalogue, where it has no label or hint of its own."""
        return "-".join(filter(None, ("command", self.group, self.name)))


@dataclass(frozen=True, slots=True)
class PersonCommand:
    """A command in the menu of a person, which opens a form about them; its words are `person-command-…`."""

    name: str
    handler: Callable[[Request], Awaitable[None]]
    contexts: app_commands.AppCommandContext = SERVER


def phrase(key: str, **names: str) -> locale_str:
    """Give the English words with their key, by which the other languages are found; `names` are keys, too."""
    return locale_str(in_language(FALLBACK, key, names), key=key, names=names)


def in_language(language: str, key: str, names: Mapping[str, str]) -> str:
    speech = words(language)
    return speech.say(key, **{name: speech.say(of) for name, of in names.items()})


def argument(
    name: str,
    kind: Any = str,
    *,
    required: bool = False,
    choices: Sequence[str | int] = (),
    low: int | None = None,
    high: int | None = None,
    most: int = MOST_TYPED,
    suggest: Suggest | None = None,
) -> CommandArgument:
    """Declare an option whose words stand in the bot's own catalogue."""
    offered = tuple((phrase(f"choice-{name}-{value}"), value) for value in choices)
    label, hint = phrase(f"argument-{name}"), phrase(f"argument-{name}-hint")
    return CommandArgument(name, label, hint, kind, required, offered, low, high, most, suggest)
