"""The gateway: identify, resume, invalid sessions, and everything that cuts it."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord.backoff import ExponentialBackoff

from sandbox import Sandbox
from tests.sandbox.sample_bot import Bot, pointed_at

Json = dict[str, Any]


@asynccontextmanager
async def connected(sandbox: Sandbox, query: str = "") -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url + query) as socket:
        yield socket


async def _identify(sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse, **more: Any) -> Json:
    """Take the hello, identify, give READY's data."""
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1, "properties": {}} | more})
    ready: Json = (await socket.receive_json(timeout=60))["d"]
    return ready


async def _closed(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    while not socket.closed:
        await socket.receive(timeout=60)
    return socket.close_code


@pytest.mark.parametrize(
    ("identify", "code"),
    [({"token": "wrong"}, 4004), ({"intents": 1 << 1}, 4014), ({"intents": 1 << 40}, 4013), ({"shard": [2, 2]}, 4010)],
)
async def test_bad_identify(sandbox: Sandbox, identify: Json, code: int) -> None:
    async with connected(sandbox) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1} | identify})
        assert await _closed(socket) == code


@pytest.mark.parametrize(("frame", "code"), [("{", 4002), ('{"op": 3, "d": {}}', 4003), ('{"op": 99}', 4003)])
async def test_bad_first_frame(sandbox: Sandbox, frame: str, code: int) -> None:
    async with connected(sandbox) as socket:
        await socket.receive_json()
        await socket.send_str(frame)
        assert await _closed(socket) == code


async def test_identify_twice_and_too_many_frames(sandbox: Sandbox) -> None:
    async with connected(sandbox) as socket:
        await _identify(sandbox, socket)
        await socket.send_json({"op": 2, "d": {}})
        assert await _closed(socket) == 4005
    async with connected(sandbox) as socket:
        await _identify(sandbox, socket)
        for _ in range(121):
            await socket.send_json({"op": 1, "d": None})
        assert await _closed(socket) == 4008


async def test_missing_heartbeats_end_the_connection() -> None:
    async with Sandbox(heartbeat=0.05) as sandbox, connected(sandbox) as socket:
        await _identify(sandbox, socket)
        assert await _closed(socket) == 4009


async def test_a_bot_without_the_members_intent_gets_itself_only(sandbox: Sandbox) -> None:
    async with connected(sandbox) as socket:
        ready = await _identify(sandbox, socket)
        assert ready["guilds"] == [{"id": str(sandbox.guild.id), "unavailable": True}]
        guild = (await socket.receive_json())["d"]
        assert [member["user"]["id"] for member in guild["members"]] == [str(sandbox.world.bot_id)]
        assert guild["member_count"] == 4 and len(guild["channels"]) == 2
        sandbox.person("Zoe")  # joins: not for this bot
        sandbox.person("Ana").say(sandbox.channel, "no messages intent")
        with pytest.raises(TimeoutError):
            await socket.receive_json(timeout=0.05)


async def test_zlib_stream(sandbox: Sandbox) -> None:
    inflate = zlib.decompressobj()
    async with connected(sandbox, "?v=10&encoding=json&compress=zlib-stream") as socket:
        data = await socket.receive_bytes()
        assert data.endswith(b"\x00\x00\xff\xff") and b'"op":10' in inflate.decompress(data)


async def test_members_on_request(sandbox: Sandbox, bot: Bot) -> None:
    guild = bot.client.get_guild(sandbox.guild.id)
    assert guild is not None
    found = await guild.query_members(user_ids=[sandbox.person("Ben").id])
    assert [member.display_name for member in found] == ["Ben"]


async def _back(bot: Bot, event: str, before: int) -> None:
    """Wait until the bot has heard this event once more."""
    await asyncio.wait_for(bot.heard_again(event, before), 300)


async def test_resume_delivers_what_happened_in_the_gap(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    await sandbox.gateway.drop()
    assert not sandbox.gateway.is_connected
    response = await ana.run(sandbox.channel, "answer", how="plain")
    assert response.text == "here"
    await _back(bot, "RESUMED", 0)
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)


@pytest.mark.parametrize("how", ["reconnect", "invalid, resumable"])
async def test_asked_to_reconnect_it_resumes(sandbox: Sandbox, bot: Bot, how: str) -> None:
    if how == "reconnect":
        sandbox.gateway.ask_to_reconnect()
    else:
        sandbox.gateway.invalidate(resumable=True)
    await _back(bot, "RESUMED", 0)
    assert (await sandbox.person("Ana").run(sandbox.channel, "answer", how="plain")).text == "here"


@pytest.mark.parametrize("how", ["dropped", "invalid"])
async def test_a_lost_session_starts_anew(
    sandbox: Sandbox, bot: Bot, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _self: 0.01)
    if how == "dropped":
        await sandbox.gateway.drop(resumable=False)
    else:
        sandbox.gateway.invalidate()
    lost = sandbox.person("Ana").say(sandbox.channel, "lost in the gap")
    await _back(bot, "READY", 1)
    assert sandbox.gateway.identified == 2 and lost.id in sandbox.channel.messages
    assert (await sandbox.person("Ana").run(sandbox.channel, "answer", how="plain")).text == "here"


async def test_refused_sessions_are_tried_again(sandbox: Sandbox, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _self: 0.05)
    sandbox.gateway.refuse(0.2)
    await sandbox.gateway.drop()
    await _back(bot, "RESUMED", 0)
    assert sandbox.gateway.resumed == 1


async def test_without_a_bot_a_command_fails_at_once(sandbox: Sandbox) -> None:
    ana = sandbox.person("Ana")
    sandbox.world.commands[0] = [{"id": "1", "name": "ping", "description": "d", "type": 1}]
    assert (await ana.run(sandbox.channel, "ping")).failure == "the bot is not connected"


@pytest.mark.usefixtures("hasty")
async def test_a_stopped_bot_is_waited_for_in_vain(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py leaves with 4000 even when it closes cleanly, so its session could still be resumed."""
    async with pointed_at(sandbox, monkeypatch):
        pass
    with sandbox.expect(10062):
        response = await sandbox.person("Ana").run(sandbox.channel, "answer", how="plain")
    assert response.failure == "the application did not respond"


async def test_guild_channel_thread_and_message_go(sandbox: Sandbox, bot: Bot) -> None:
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    message = await thread.send("x")
    sandbox.delete_message(message.id)
    with sandbox.expect(10008), pytest.raises(discord.NotFound):
        await message.edit(content="y")
    sandbox.delete_channel(sandbox.world.channels[thread.id])
    with sandbox.expect(10003), pytest.raises(discord.NotFound):
        await thread.send("y")
    sandbox.delete_channel(sandbox.channel)
    await _back(bot, "CHANNEL_DELETE", 0)
    sandbox.delete_guild()
    await _back(bot, "GUILD_DELETE", 0)
    assert not bot.client.guilds
