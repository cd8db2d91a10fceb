"""What the page gets over HTTP and WebSocket, and who may not ask."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from sandbox import MovableClock, PermissionBit, Sandbox
from sandbox.page import people_api
from tests.sandbox.sample_bot import Bot, png

Json = dict[str, Any]


@dataclass
class Page:
    """Stand in for the page's script."""

    socket: aiohttp.ClientWebSocketResponse
    hello: Json
    ref: int = 0

    async def do(self, what: str, **fields: Any) -> int:
        self.ref += 1
        await self.socket.send_json({"do": what, "ref": self.ref, **fields})
        return self.ref

    async def event(self, kind: str, **fields: Any) -> Json:
        """Wait for an event of this type that has these fields."""
        while True:
            event: Json = await self.socket.receive_json(timeout=60)
            if event["type"] == kind and fields.items() <= event.items():
                return event


@asynccontextmanager
async def looking(sandbox: Sandbox, name: str, query: str = "") -> AsyncIterator[Page]:
    url = f"{sandbox.page_url}people/{sandbox.person(name).id}/live{query}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        yield Page(socket, await socket.receive_json(timeout=60))


async def test_hello_tells_what_the_person_sees(sandbox: Sandbox, bot: Bot) -> None:
    await sandbox.person("Ben").run(sandbox.channel, "answer", how="private")
    await sandbox.person("Ben").run(sandbox.channel, "answer", how="board")
    async with looking(sandbox, "Ana") as ana:
        hello = ana.hello
        assert hello["me"]["name"] == "Ana" and hello["me"]["in_guild"]
        assert [c["name"] for c in hello["channels"]] == ["general", "games"]
        (message,) = hello["messages"][str(sandbox.channel.id)]
        assert message["v2"] and not message["ephemeral"]
        url = message["components"][0]["components"][1]["items"][0]["media"]["url"]
        assert url.startswith("/cdn/")
        async with aiohttp.ClientSession() as session, session.get(sandbox.page_url[:-1] + url) as response:
            assert (await response.read(), response.content_type) == (png(), "image/png")
        keys = {command["key"] for command in hello["commands"]["guild"]}
        assert keys == {"answer", "challenge", "move"}
        assert {u["name"] for u in hello["users"]} >= {"Ana", "Ben", "Cairn"}


async def test_run_and_click_with_their_states(sandbox: Sandbox, bot: Bot) -> None:
    channel = str(sandbox.channel.id)
    async with looking(sandbox, "Ana") as ana, looking(sandbox, "Ben") as ben:
        ref = await ana.do("run", channel_id=channel, command="answer", options={"how": "count"})
        assert (await ana.event("response", ref=ref))["state"] == "sent"
        assert (await ana.event("response", ref=ref, state="acknowledged"))["ms"] > 0
        shown = (await ben.event("message", new=True))["message"]
        assert (await ben.event("marks"))["unread"] == 1
        await ben.do("click", message_id=shown["id"], custom_id="count:0")
        assert (await ben.event("message", new=False))["message"]["content"] == "counted 1"
        await ben.do("read", channel_id=channel)
        assert (await ben.event("marks", unread=0))["mentions"] == 0
        ref = await ben.do("click", message_id=shown["id"], custom_id="count:0")
        assert "no such component" in (await ben.event("wrong", ref=ref))["reason"]


async def test_modal_autocomplete_select_and_line(sandbox: Sandbox, bot: Bot) -> None:
    channel = str(sandbox.channel.id)
    async with looking(sandbox, "Ana") as ana:
        await ana.do("line", channel_id=channel, text="/answer how:modal")
        modal = (await ana.event("modal"))["modal"]
        ref = await ana.do("submit", modal=modal["id"], values={"name": "much too long a name"})
        await ana.event("wrong", ref=ref)
        await ana.do("submit", modal=modal["id"], values={"name": "Ana"})
        private = (await ana.event("message"))["message"]
        assert private["ephemeral"] and private["content"] == "hello Ana"
        await ana.do("dismiss", message_id=private["id"])
        assert (await ana.event("message_gone"))["message_id"] == private["id"]
        ref = await ana.do("autocomplete", channel_id=channel, command="move", options={"text": "a"}, focused="text")
        assert [c["value"] for c in (await ana.event("choices", ref=ref))["choices"]] == ["a0", "a1", "a2"]
        await ana.do("run", channel_id=channel, command="answer", options={"how": "select"})
        message = (await ana.event("message"))["message"]
        select = message["components"][0]["components"][0]
        await ana.do("select", message_id=message["id"], custom_id=select["custom_id"], values=["2"])
        assert (await ana.event("message"))["message"]["content"] == "picked 2"


async def test_a_private_message_reaches_one_page_only(sandbox: Sandbox, bot: Bot) -> None:
    async with looking(sandbox, "Ana") as ana, looking(sandbox, "Ben") as ben:
        await ana.do("run", channel_id=str(sandbox.channel.id), command="answer", options={"how": "private"})
        await ana.event("message")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(ben.socket.receive_json(), 0.1)


@pytest.mark.usefixtures("hasty")
async def test_failure_is_told(sandbox: Sandbox, bot: Bot) -> None:
    async with looking(sandbox, "Ana", "?watch=none") as ana:
        assert ana.hello.keys() == {"type", "me", "now"}
        with sandbox.expect(10062):
            ref = await ana.do("run", channel_id=str(sandbox.channel.id), command="answer", options={"how": "never"})
            await ana.event("response", ref=ref, state="failed")


async def test_small_actions(sandbox: Sandbox, bot: Bot) -> None:
    channel = str(sandbox.channel.id)
    async with looking(sandbox, "Ana") as ana:
        await ana.do("say", channel_id=channel, content="hello")
        said = (await ana.event("message"))["message"]
        ref = await ana.do("history", channel_id=channel, before=said["id"])
        assert await ana.event("messages", ref=ref) == {
            "type": "messages", "ref": ref, "channel_id": channel, "messages": [], "more": False
        }  # fmt: skip
        await ana.do("open_dm")
        assert (await ana.event("channel"))["channel"]["recipient"]["name"] == "Cairn"
        await ana.do("locale", locale="fr")
        assert (await ana.event("me"))["me"]["locale"] == "fr"
        await ana.do("dms", open=False)
        assert (await ana.event("me"))["me"]["dms_open"] is False
        unknown: list[Any] = [{"do": "fly"}, {"do": "click", "message_id": "x"}, {"do": "locale", "locale": "xx"}, []]
        for wrong in unknown:
            await ana.socket.send_json(wrong)
            await ana.event("wrong")
        sandbox.deny(sandbox.channel, PermissionBit.SEND_MESSAGES, sandbox.person("Ana"))
        assert (await ana.event("channel"))["channel"]["can"]["send"] is False
        sandbox.deny(sandbox.channel, PermissionBit.VIEW_CHANNEL, sandbox.person("Ana"))
        assert (await ana.event("channel_gone"))["channel_id"] == channel
        await ana.do("leave_guild")
        assert (await ana.event("me"))["me"]["in_guild"] is False


async def test_joined_watchers_are_spared_other_peoples_threads(sandbox: Sandbox, bot: Bot) -> None:
    async with looking(sandbox, "Ana", "?watch=joined") as ana:
        sandbox.person("Ben").say(sandbox.channel, "not for Ana")
        sandbox.person("Ben").say(sandbox.channel, f"for <@{sandbox.person('Ana').id}>")
        assert "for <@" in (await ana.event("message"))["message"]["content"]


async def test_people_and_control() -> None:
    clock = MovableClock()
    async with (
        Sandbox(clock=clock, advance=clock.advance) as sandbox,
        aiohttp.ClientSession(sandbox.page_url) as session,
    ):
        async with session.post("people", json={"name": "Cleo", "locale": "fr"}) as response:
            assert (await response.json())["locale"] == "fr"
        async with session.post("people", json={"name": "Cleo"}) as response:
            assert response.status == 409
        async with session.get("people") as response:
            assert [person["name"] for person in await response.json()][-1] == "Cleo"
        async with looking(sandbox, "Cleo") as cleo:
            async with session.post("control/time", json={"seconds": 86400}) as response:
                now = (await response.json())["now"]
            assert (await cleo.event("time"))["now"] == now >= cleo.hello["now"] + 86_400_000
        async with session.post("control/time", json={"seconds": -1}) as response:
            assert response.status == 400
        async with session.get("control") as response:
            state = await response.json()
            assert state["can_pass_time"] and not state["bot_connected"] and state["violations"] == []


async def test_a_fixed_clock_stands(sandbox: Sandbox) -> None:
    url, wish = f"{sandbox.page_url}control/time", {"seconds": 1}
    async with aiohttp.ClientSession() as session, session.post(url, json=wish) as response:
        assert response.status == 409


async def test_page_files(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assets = tmp_path / "assets"
    (assets / "base").mkdir(parents=True)
    for name in ("assets/index.html", "assets/base/page.js", "assets/secret.env", "outside.js"):
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(people_api, "ASSETS", assets)
    asked = {
        "": 200,
        "page/base/page.js": 200,
        "page/none.js": 404,
        "page/base": 404,
        "page/secret.env": 404,
        "page/%2e%2e/outside.js": 404,
        f"page/{tmp_path}/outside.js": 404,
    }
    async with aiohttp.ClientSession() as session:
        for path, status in asked.items():
            async with session.get(URL(sandbox.page_url + path, encoded=True)) as response:
                assert response.status == status, path


async def test_a_person_installs_the_application_for_themselves(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.world.commands[0][0] |= {"contexts": [0, 1, 2], "integration_types": [0, 1]}
    elsewhere = sandbox.found_elsewhere("Elsewhere", sandbox.person("Ana"))
    group = sandbox.open_conversation(sandbox.person("Ana"), sandbox.person("Ben"), sandbox.person("Cleo"))
    async with looking(sandbox, "Ana") as ana:
        assert {one["name"]: one["has_bot"] for one in ana.hello["guilds"]} == {"The Cairn": True, "Elsewhere": False}
        assert {str(elsewhere.id), str(group.id)} <= {channel["id"] for channel in ana.hello["channels"]}
        assert ana.hello["commands"]["elsewhere"] == ana.hello["commands"]["private"] == []
        await ana.do("install", installed=True)
        assert (await ana.event("me"))["me"]["has_installed"]
        commands = await ana.event("commands")
        assert len(commands["elsewhere"]) == len(commands["private"]) == 1 < len(commands["guild"])
        await ana.do("leave_guild")
        assert not (await ana.event("me"))["me"]["in_guild"]
        assert elsewhere.id in {channel.id for channel in sandbox.person("Ana").channels()}
