"""What we rely on in discord.py beyond its documented interface: after an upgrade, the failing test says what broke."""

import inspect
import re
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import shard
from discord.app_commands import Command, CommandTree, Group
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient, MultipartParameters, Route
from discord.state import AutoShardedConnectionState, ConnectionState
from discord.webhook import async_

from bot.ui.discord_io.gateway.registering import build_command
from bot.ui.discord_io.gateway.unreadable_events import NEEDED, drop_unreadable_events
from bot.ui.discord_io.rest import outages, user_agent
from bot.ui.discord_io.rest.address import point_at
from bot.ui.slash_commands import SlashCommand, argument
from sandbox import Sandbox

PYPROJECT = Path(__file__).parents[4] / "pyproject.toml"
CALLS: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "edit_message": ((1, 2), {"params": None}),
    "get_message": ((1, 2), {}),
    "logs_from": ((1, 50), {"after": 3}),
    "start_thread_without_message": ((1,), {"name": "a", "auto_archive_duration": 10080, "type": 11}),
    "get_channel": ((1,), {}),
    "edit_channel": ((1,), {"archived": False}),
    "get_member": ((1, 2), {}),
    "get_guilds": ((200,), {}),
    "bulk_upsert_global_commands": ((1,), {"payload": []}),
    "request": ((None,), {"data": b""}),
}


def takes(function: Callable[..., object], *positional: object, **named: object) -> bool:
    """Tell whether a function can be called so."""
    try:
        inspect.signature(function).bind(*positional, **named)
    except TypeError:
        return False
    return True


def test_the_installed_version_is_one_that_is_allowed() -> None:
    allowed = re.search(r'"discord\.py>=(\d+)\.(\d+),<(\d+)\.(\d+)"', PYPROJECT.read_text(encoding="utf-8"))
    assert allowed is not None
    least, most = tuple(map(int, allowed.groups()[:2])), tuple(map(int, allowed.groups()[2:]))
    assert least <= tuple(map(int, version("discord.py").split(".")[:2])) < most


@pytest.mark.parametrize("name", CALLS)
def test_the_http_client_can_be_called_so(name: str) -> None:
    positional, named = CALLS[name]
    assert takes(getattr(HTTPClient, name), None, *positional, **named)


def test_a_route_puts_its_path_behind_an_address_that_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://here/v10")
    assert Route("POST", "/channels/{channel_id}/messages", channel_id="7").url == "http://here/v10/channels/7/messages"


def test_an_edit_takes_a_payload_and_no_files() -> None:
    assert MultipartParameters({"flags": 1}, None, None).payload == {"flags": 1}


async def _nothing(*_: object) -> list[str]:
    return []


@pytest.fixture
def command() -> Command[Any, ..., None]:
    """A command made from a declaration, as all of ours are."""
    arguments = (argument("table", suggest=_nothing), argument("pace", int, choices=(1, 3)))
    return build_command(SlashCommand("move", _nothing, arguments), _nothing, _nothing)  # type: ignore[arg-type]


def test_the_notes_on_a_callback_are_read(command: Command[Any, ..., None]) -> None:
    table, pace = command.parameters
    assert isinstance(table.locale_description, discord.app_commands.locale_str)
    assert table.locale_description.extras["key"] == "argument-table-hint"
    assert isinstance(table.display_name, str) and table.autocomplete
    assert [choice.value for choice in pace.choices] == [1, 3]


def test_the_signature_on_a_callback_is_read(command: Command[Any, ..., None]) -> None:
    assert [(parameter.name, parameter.required) for parameter in command.parameters] == [
        ("table", False),
        ("pace", False),
    ]


def test_a_gateway_is_joined_with_what_a_session_needs_to_go_on() -> None:
    inspect.signature(DiscordWebSocket.from_client).bind(
        None, gateway=None, shard_id=1, session="a", sequence=2, resume=True
    )
    inspect.signature(DiscordWebSocket.close).bind(None, code=4000)
    known = {"latency", "open", "session_id", "sequence", "gateway", "poll_event", "DEFAULT_GATEWAY"}
    assert known <= set(re.findall(r"\w+", inspect.getsource(DiscordWebSocket)))
    assert ReconnectWebSocket(None, resume=False).resume is False


def test_shards_wait_by_the_class_in_their_module(monkeypatch: pytest.MonkeyPatch) -> None:
    assert vars(shard)["ExponentialBackoff"] in (ExponentialBackoff, outages.CappedBackoff)
    assert "ExponentialBackoff(" in inspect.getsource(shard.Shard.__init__)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 1_000.0)
    backoff = outages.CappedBackoff()
    assert backoff.delay() == outages.MOST_PAUSE_S
    assert {"_exp", "_last_invocation"} <= vars(backoff).keys()


def test_shards_connect_by_the_class_in_their_module() -> None:
    assert "DiscordWebSocket.from_client(" in inspect.getsource(shard.Shard)
    assert "DiscordWebSocket.from_client(" in inspect.getsource(shard.AutoShardedClient.launch_shard)
    assert "if type(msg) is bytes:" in inspect.getsource(DiscordWebSocket.received_message), (
        "what is text is left alone"
    )
    assert "self._decompressor.decompress(msg)" in inspect.getsource(DiscordWebSocket.received_message)


def test_the_state_can_be_told_which_shards_there_are() -> None:
    written = inspect.getsource(ConnectionState) + inspect.getsource(AutoShardedConnectionState)
    assert "self.shard_count" in written and "self.shard_ids" in written
    inspect.signature(ConnectionState._remove_guild).bind(None, None)


def test_sessions_begin_when_the_hook_lets_them() -> None:
    assert takes(discord.Client.before_identify_hook, None, 1, initial=False)
    assert takes(discord.AutoShardedClient.fetch_session_start_limits, None)


async def test_the_session_that_answers_suggestions_can_be_named() -> None:
    """discord.py's webhooks send no name of their own."""
    assert "User-Agent" not in inspect.getsource(async_)
    async with Sandbox(rate_limits=False) as sandbox:
        await point_at(sandbox.api_url)
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            assert "user_agent" in vars(client.http)
            user_agent.name_before_login(client)
            await client.login(sandbox.token)
            user_agent.name_after_login(client)
            session = vars(client.http)["_HTTPClient__session"]
            assert isinstance(session, aiohttp.ClientSession)
            assert session.headers["User-Agent"] == user_agent.USER_AGENT
        sandbox.assert_clean()


def test_every_socket_reads_by_the_parsers_of_the_connection_that_can_be_replaced() -> None:
    assert "_discord_parsers = client._connection.parsers" in inspect.getsource(DiscordWebSocket.from_client)
    assert "func = self._discord_parsers[event]" in inspect.getsource(DiscordWebSocket.received_message)
    client = discord.Client(intents=discord.Intents(guilds=True))
    whole = dict(client._connection.parsers)
    assert {*NEEDED, "INTERACTION_CREATE", "CHANNEL_UPDATE", "GUILD_CREATE"} <= whole.keys()
    drop_unreadable_events(client)
    now = client._connection.parsers
    assert {name for name, parse in now.items() if parse == whole[name]} == set(NEEDED)


def test_all_requests_go_through_one_method_that_can_be_replaced() -> None:
    """But for the CDN's files, of which the bot asks for none."""
    assert "self.__session.request(" in inspect.getsource(HTTPClient.request)
    assert inspect.getsource(HTTPClient).count("self.__session.request(") == 1
    inspect.signature(CommandTree._call).bind(None, None)


async def test_a_command_and_a_group_are_written_with_their_translations() -> None:
    for kind in (Command, Group):
        inspect.signature(kind.get_translated_payload).bind(None, None, None)
    refused = discord.HTTPException(SimpleNamespace(status=400, reason=""), {"code": 50035, "errors": {"0": {}}})
    assert refused._errors == {"0": {}}
