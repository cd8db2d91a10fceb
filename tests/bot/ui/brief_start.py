"""Start the bot without what is the same at every start: its commands are built and registered the first time."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from discord.app_commands import CommandTree

from bot import process_memory
from bot.ui.discord_io.gateway import client, registering
from bot.ui.discord_io.rest import registration
from bot.ui.discord_io.rest.registration import Registration
from bot.ui.registry import COMMANDS
from bot.ui.slash_commands import SlashCommand, Suggest
from sandbox import Sandbox
from sandbox.world.events import CommandsChanged

_written: registration.Payload = []
_built: dict[bool, list[Any]] = {}
_registered: dict[str, list[Any]] = {}


def forget(patch: pytest.MonkeyPatch) -> None:
    """Begin anew for a test in which the commands are worded otherwise."""
    for name, empty in (("_written", []), ("_built", {}), ("_registered", {})):
        patch.setitem(globals(), name, empty)


@contextmanager
def started_briefly(sandbox: Sandbox) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process_memory, "settle", lambda: None)
        patch.setattr(registration, "_written", _written_once(registration._written))
        patch.setattr(client, "add_commands", _built_once(registering.add_commands))
        patch.setattr(Registration, "register", _registered_once(Registration.register, sandbox))
        yield


def _is_usual() -> bool:
    """Whether the commands are the bot's, not a test's own."""
    return vars(client)["COMMANDS"] is COMMANDS


def _written_once(write: Any) -> Any:
    """Translate the commands once only: they are in Discord's thirty languages."""

    async def written(tree: CommandTree[Any]) -> registration.Payload:
        kept = _written if _is_usual() else []
        if not kept:
            kept.extend(await write(tree))
        return kept

    return written


def _built_once(add: Any) -> Any:
    def built(tree: CommandTree[Any], commands: Sequence[SlashCommand], run: Any, ask: Any) -> None:
        application = tree.client.application
        is_for_people = application is not None and application.user_integration_config is not None
        if not _is_usual():
            add(tree, commands, run, ask)
        elif is_for_people not in _built:
            add(tree, commands, _run, _ask)
            _built[is_for_people] = tree.get_commands()
        else:
            for command in _built[is_for_people]:
                tree.add_command(command)

    return built


async def _run(interaction: discord.Interaction[Any], command: SlashCommand, given: dict[str, Any]) -> None:
    """Ask the bot that was meant: all bots that a test starts have the same commands."""
    await interaction.client.dispatcher.run(interaction, command, given)


async def _ask(interaction: discord.Interaction[Any], suggest: Suggest, current: str) -> Any:
    return await interaction.client.dispatcher.ask(interaction, suggest, current)


def _registered_once(register: Any, sandbox: Sandbox) -> Any:
    async def registered(self: Registration, tree: CommandTree[Any]) -> None:
        world, portal = sandbox.context.world, str(sandbox.context.installs)
        if _is_usual() and not sandbox.faults._planned and portal in _registered:
            world.commands[0] = [_numbered(each, sandbox) for each in _registered[portal]]
            sandbox.context.announce(CommandsChanged())
            return
        await register(self, tree)
        if _is_usual() and not self.problems:
            _registered[portal] = world.commands[0]

    return registered


def _numbered(command: dict[str, Any], sandbox: Sandbox) -> dict[str, Any]:
    """Draw the numbers that registering draws: in two worlds alike what follows has the same ones."""
    ids = sandbox.context.ids
    mine = {"id": str(ids.next()), "version": str(ids.next()), "application_id": str(sandbox.context.world.bot_id)}
    return {**command, **mine}
