"""Which commands are registered for whom."""

from types import SimpleNamespace
from typing import Any

import discord
from discord.app_commands import CommandTree, locale_str

from bot.ui.discord_io.gateway.registering import add_commands
from bot.ui.registry import COMMANDS
from bot.ui.slash_commands import CommandArgument

FOR_ONESELF = {"learn", "practice", "puzzle", "play", "rules", "help", "profile", "review", "about", "privacy"}
SERVERS, PEOPLE = 0, 1
BOT_DM, PRIVATE_CHANNEL = 1, 2


def _registered(*, allows_people: bool) -> dict[str, Any]:
    """Write the commands for an application that people may install for themselves, or not."""
    client = discord.Client(intents=discord.Intents.none())
    config = SimpleNamespace() if allows_people else None
    client._application = SimpleNamespace(user_integration_config=config)  # type: ignore[assignment]
    tree = CommandTree(client)
    add_commands(tree, COMMANDS, _never, _never)
    return {command.name: command.to_dict(tree) for command in tree.get_commands()}


async def _never(*_: object) -> Any:
    raise NotImplementedError


def test_people_get_for_themselves_what_needs_no_server() -> None:
    commands = _registered(allows_people=True)
    for command in commands.values():
        assert SERVERS in command["integration_types"]
        assert (PEOPLE in command["integration_types"]) == (PRIVATE_CHANNEL in command["contexts"])
    assert {name for name, command in commands.items() if PEOPLE in command["integration_types"]} == FOR_ONESELF


def test_where_the_portal_does_not_allow_that_everything_is_for_servers() -> None:
    commands = _registered(allows_people=False)
    assert {tuple(command["integration_types"]) for command in commands.values()} == {(SERVERS,)}
    assert all(PRIVATE_CHANNEL not in command["contexts"] for command in commands.values())
    assert BOT_DM in commands["practice"]["contexts"]


def test_only_who_manages_a_server_is_offered_what_settles_it() -> None:
    managing = str(discord.Permissions(manage_guild=True).value)
    commands = _registered(allows_people=True)
    wanted = {name: str(one["default_member_permissions"]) for name, one in commands.items()}
    assert {name for name, permissions in wanted.items() if permissions == managing} == {
        "settings",
        "doctor",
        "moderate",
    }
    assert {permissions for permissions in wanted.values() if permissions != managing} == {"None"}
    assert all(commands[name]["contexts"] == [SERVERS] for name in ("settings", "doctor", "moderate"))


def test_a_number_without_bounds_has_none() -> None:
    said = locale_str("number")
    assert CommandArgument("number", said, said, kind=int).annotation is int
    for bounds in ((1, None), (None, 9)):
        argument = CommandArgument("number", said, said, kind=int, low=bounds[0], high=bounds[1])
        assert (argument.annotation.min_value, argument.annotation.max_value) == bounds
