"""Make discord.py's commands of ours, and add them to its tree."""

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.ui.slash_commands import ANYWHERE, FOR_ONESELF, CommandArgument, PersonCommand, SlashCommand, Suggest, phrase

Ask = Callable[[discord.Interaction, Suggest, str], Awaitable[list[Choice[str]]]]
Run = Callable[[discord.Interaction, SlashCommand, dict[str, Any]], Awaitable[None]]
RunOnPerson = Callable[[discord.Interaction, PersonCommand, discord.Member | discord.User], Awaitable[None]]
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
BY_PEOPLE_TOO = app_commands.AppInstallationType(guild=True, user=True)


def build_command(command: SlashCommand, run: Run, ask: Ask) -> app_commands.Command[Any, ..., None]:

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        await run(interaction, command, given)

    _describe(callback, command.arguments, ask)
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=command.label or phrase(command.key),
        description=command.hint or phrase(f"{command.key}-hint"),
        callback=callback,
        allowed_contexts=None if command.group else command.contexts,
        allowed_installs=None if command.group else _installs(command),
    )
    if command.permissions is not None and not command.group:
        made.default_permissions = command.permissions
        made.guild_only = True
    return made


def _installs(command: SlashCommand) -> app_commands.AppInstallationType:
    return BY_PEOPLE_TOO if command.contexts is FOR_ONESELF else BY_SERVERS


def _describe(callback: Any, arguments: Sequence[CommandArgument], ask: Ask) -> None:
    """Give the callback the signature and the decorators that a written one would have."""
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    callback.__signature__ = inspect.Signature([first, *map(_parameter, arguments)])
    for decorate in (
        app_commands.rename(**{item.name: item.label for item in arguments}),
        app_commands.describe(**{item.name: item.hint for item in arguments}),
        app_commands.choices(**{item.name: _choices(item) for item in arguments if item.choices}),
        app_commands.autocomplete(**{item.name: _suggester(item.suggest, ask) for item in arguments if item.suggest}),
    ):
        decorate(callback)


def _choices(item: CommandArgument) -> list[Choice[Any]]:
    return [Choice(name=label, value=value) for label, value in item.choices]


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
    for command in _allowed(commands, tree.client.application):
        made = build_command(command, run, ask)
        if not command.group:
            tree.add_command(made)
            continue
        if command.group not in groups:
            groups[command.group] = _group(command)
            tree.add_command(groups[command.group])
        groups[command.group].add_command(made)


def add_person_commands(
    tree: app_commands.CommandTree[Any], commands: Sequence[PersonCommand], run: RunOnPerson
) -> None:
    for command in commands:
        tree.add_command(_person_command(command, run))


def _person_command(command: PersonCommand, run: RunOnPerson) -> app_commands.ContextMenu:
    async def callback(interaction: discord.Interaction, person: discord.Member | discord.User) -> None:
        await run(interaction, command, person)

    return app_commands.ContextMenu(
        name=phrase(f"person-command-{command.name}"),
        callback=callback,
        allowed_contexts=command.contexts,
        allowed_installs=BY_SERVERS,
    )


def _allowed(commands: Sequence[SlashCommand], application: discord.AppInfo | None) -> Sequence[SlashCommand]:
    """Offer nothing to people for themselves unless the portal allows that, or Discord might refuse all commands."""
    if application is not None and application.user_integration_config is not None:
        return commands
    return [replace(one, contexts=ANYWHERE) if one.contexts is FOR_ONESELF else one for one in commands]


def _group(command: SlashCommand) -> app_commands.Group:
    return app_commands.Group(
        name=phrase(f"command-{command.group}"),
        description=phrase(f"command-{command.group}-hint"),
        allowed_contexts=command.contexts,
        allowed_installs=_installs(command),
        default_permissions=command.permissions,
        guild_only=command.permissions is not None,
    )
