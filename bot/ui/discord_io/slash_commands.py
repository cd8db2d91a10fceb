"""Slash commands as data: what discord.py needs to register them is made from declarations and the catalogue."""

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.ui.discord_io.translator import phrase
from bot.ui.layout import Layout
from bot.ui.request import Request

CommandHandler = Callable[..., Awaitable[None]]
Suggest = Callable[[Request, str], Awaitable[Sequence[str]]]
Opening = Callable[[Request, Mapping[str, Any]], Layout]
Ask = Callable[[discord.Interaction, Suggest, str], Awaitable[list[Choice[str]]]]

SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)  # Cairn lives in servers, whatever the app allows
MOST_TYPED = 100  # no typed option is unlimited
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


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
    """One slash command, or a subcommand where `group` is named; `opening` words the acknowledgement."""

    name: str
    handler: CommandHandler
    arguments: tuple[CommandArgument, ...] = ()
    group: str = ""
    label: locale_str | None = None
    hint: locale_str | None = None
    contexts: app_commands.AppCommandContext = SERVER
    permissions: discord.Permissions | None = None
    opening: Opening | None = None


Run = Callable[[discord.Interaction, SlashCommand, dict[str, Any]], Awaitable[None]]


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


def build_command(command: SlashCommand, run: Run, ask: Ask) -> app_commands.Command[Any, ..., None]:
    """Make discord.py's command from a declaration."""

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        await run(interaction, command, given)

    _describe(callback, command.arguments, ask)
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=command.label or phrase(f"command-{command.name}"),
        description=command.hint or phrase(f"command-{command.name}-hint"),
        callback=callback,
        allowed_contexts=None if command.group else command.contexts,
        allowed_installs=None if command.group else INSTALLED,
    )
    if command.permissions is not None and not command.group:
        made.default_permissions = command.permissions
        made.guild_only = True
    return made


def _describe(callback: Any, arguments: Sequence[CommandArgument], ask: Ask) -> None:
    """Give the callback the signature and the notes that discord.py would read from a written one."""
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    callback.__signature__ = inspect.Signature([first, *map(_parameter, arguments)])
    callback.__discord_app_commands_param_rename__ = {item.name: item.label for item in arguments}
    callback.__discord_app_commands_param_description__ = {item.name: item.hint for item in arguments}
    callback.__discord_app_commands_param_choices__ = {
        item.name: [Choice(name=label, value=value) for label, value in item.choices]
        for item in arguments
        if item.choices
    }
    callback.__discord_app_commands_param_autocomplete__ = {
        item.name: _suggester(item.suggest, ask) for item in arguments if item.suggest
    }


def _parameter(item: CommandArgument) -> inspect.Parameter:
    default = inspect.Parameter.empty if item.required else None
    return inspect.Parameter(item.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=item.annotation)


def _suggester(suggest: Suggest, ask: Ask) -> Any:
    async def complete(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        return await ask(interaction, suggest, current)

    return complete


def add_commands(tree: app_commands.CommandTree[Any], commands: Sequence[SlashCommand], run: Run, ask: Ask) -> None:
    """Add every command to the tree, subcommands under their groups."""
    groups: dict[str, app_commands.Group] = {}
    for command in commands:
        made = build_command(command, run, ask)
        if not command.group:
            tree.add_command(made)
            continue
        if command.group not in groups:
            groups[command.group] = _group(command)
            tree.add_command(groups[command.group])
        groups[command.group].add_command(made)


def _group(command: SlashCommand) -> app_commands.Group:
    return app_commands.Group(
        name=phrase(f"command-{command.group}"),
        description=phrase(f"command-{command.group}-hint"),
        allowed_contexts=command.contexts,
        allowed_installs=INSTALLED,
        default_permissions=command.permissions,
        guild_only=command.permissions is not None,
    )
