"""What Discord refuses, the stand-in refuses, with the same code, and remembers."""

import io
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Permission, Sandbox
from bot.sandbox.world.world import PUBLIC_THREAD, Channel
from tests.bot.sandbox.components import V2, Json, layout, text
from tests.bot.sandbox.sample_bot import Raw, png

MISSING: list[tuple[str, str, int, int]] = [
    ("GET", "/channels/1", 404, 10003),
    ("POST", "/channels/1/messages", 404, 10003),
    ("GET", "/channels/{channel}/messages/1", 404, 10008),
    ("PATCH", "/channels/{channel}/messages/1", 404, 10008),
    ("DELETE", "/channels/{channel}/messages/1", 404, 10008),
    ("GET", "/guilds/1", 404, 10004),
    ("GET", "/guilds/{guild}/members/1", 404, 10007),
    ("GET", "/users/1", 404, 10013),
    ("GET", "/users/nobody", 400, 50035),
    ("GET", "/applications/1/commands", 404, 10002),
    ("GET", "/applications/{app}/guilds/1/commands", 403, 50001),
    ("GET", "/applications/{app}/commands/1", 404, 10063),
    ("POST", "/interactions/1/nothing/callback", 404, 10062),
    ("PATCH", "/webhooks/{app}/nothing/messages/@original", 401, 50027),
    ("GET", "/channels/{channel}/pins", 404, 0),
]


@pytest.mark.parametrize(("method", "path", "status", "code"), MISSING)
async def test_unknown_things(*, sandbox: Sandbox, raw: Raw, method: str, path: str, status: int, code: int) -> None:
    path = path.format(channel=sandbox.channel.id, guild=sandbox.guild.id, app=sandbox.world.bot_id)
    body = {"content": "x"} if method in ("POST", "PATCH") else None
    with sandbox.expect(code):
        answer = await raw.ask(method, path, body)
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_wrong_token(sandbox: Sandbox, raw: Raw) -> None:
    with sandbox.expect(0):
        assert (await raw.ask("GET", "/users/@me", headers={"Authorization": "Bot wrong"}))[0] == 401


async def test_empty_message_and_bad_json(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    with sandbox.expect(50006):
        empty: list[Json] = [{"content": ""}, {"embeds": [{}]}, {"flags": V2, "components": []}]
        for body in empty:
            assert (await raw.ask("POST", path, body))[1]["code"] == 50006
    with sandbox.expect(50109):
        assert (await raw.ask("POST", path, data=b"{", headers={"Content-Type": "application/json"}))[1][
            "code"
        ] == 50109


async def test_uploads_have_a_size_and_a_number(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    large = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    large.add_field("files[0]", io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="x.bin")
    with sandbox.expect(40005):
        assert (await raw.ask("POST", path, data=large))[0] == 413
    many = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    for n in range(11):
        many.add_field(f"files[{n}]", png(), filename=f"{n}.png")
    with sandbox.expect(50035):
        assert (await raw.ask("POST", path, data=many))[0] == 400
    assert not sandbox.world.files


async def test_v2_stays_v2(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    sent = (await raw.ask("POST", path, layout(text("t"))))[1]
    with sandbox.expect(50035):
        assert "CANNOT_REMOVE" in await raw.errors("PATCH", f"{path}/{sent['id']}", {"flags": 0})
        assert "LEGACY_FIELDS" in await raw.errors("PATCH", f"{path}/{sent['id']}", {"content": "x"})
    assert (await raw.ask("PATCH", f"{path}/{sent['id']}", {"components": [text("new")]}))[0] == 200


async def test_threads_have_their_rules(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/threads"
    with sandbox.expect(50035):
        assert "name" in await raw.errors("POST", path, {"name": "n" * 101, "type": 11})
        assert "auto_archive" in await raw.errors("POST", path, {"name": "n", "type": 11, "auto_archive_duration": 100})
    assert (await raw.ask("POST", path, {"name": "first", "type": 11}))[0] == 200
    first = sandbox.threads()[0]
    for n in range(1, 1000):
        sandbox.world.channels[n] = Channel(n, PUBLIC_THREAD, "n", first.guild_id, first.parent_id)
    with sandbox.expect(160006):
        assert (await raw.ask("POST", path, {"name": "one too many", "type": 11}))[1]["code"] == 160006


async def test_one_thread_a_message(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    sent = (await raw.ask("POST", path, {"content": "x"}))[1]
    assert (await raw.ask("POST", f"{path}/{sent['id']}/threads", {"name": "n"}))[0] == 200
    with sandbox.expect(160004):
        assert (await raw.ask("POST", f"{path}/{sent['id']}/threads", {"name": "n"}))[1]["code"] == 160004


async def test_permissions_are_asked_for(sandbox: Sandbox, raw: Raw) -> None:
    place = f"/channels/{sandbox.channel.id}"
    mine = (await raw.ask("POST", f"{place}/messages", {"content": "x"}))[1]
    theirs = sandbox.person("Ana").say(sandbox.channel, "hello")
    form = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    form.add_field("files[0]", png(), filename="a.png")
    asked: list[tuple[Permission, str, str, Any]] = [
        (Permission.MANAGE_MESSAGES, "DELETE", f"{place}/messages/{theirs.id}", {}),
        (Permission.READ_MESSAGE_HISTORY, "GET", f"{place}/messages/{mine['id']}", {}),
        (Permission.CREATE_PUBLIC_THREADS, "POST", f"{place}/threads", {"json": {"name": "n", "type": 11}}),
        (Permission.CREATE_PRIVATE_THREADS, "POST", f"{place}/threads", {"json": {"name": "n", "type": 12}}),
        (Permission.ATTACH_FILES, "POST", f"{place}/messages", {"data": form}),
        (Permission.SEND_MESSAGES, "POST", f"{place}/messages", {"json": {"content": "x"}}),
    ]
    with sandbox.expect(50013):
        for permission, method, path, body in asked:
            sandbox.deny(sandbox.channel, permission)
            assert (await raw.ask(method, path, **body))[1]["code"] == 50013, permission
            sandbox.allow(sandbox.channel, permission)
    sandbox.deny(sandbox.channel, Permission.VIEW_CHANNEL)
    with sandbox.expect(50001):
        assert (await raw.ask("GET", place))[1]["code"] == 50001
    with sandbox.expect(50005):
        sandbox.allow(sandbox.channel, Permission.VIEW_CHANNEL)
        assert (await raw.ask("PATCH", f"{place}/messages/{theirs.id}", {"content": "x"}))[1]["code"] == 50005


async def test_direct_messages_opened_too_fast(sandbox: Sandbox, raw: Raw) -> None:
    people = [sandbox.person(f"P{n}") for n in range(31)]
    for person in people[:30]:
        assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(person.id)}))[0] == 200
    with sandbox.expect(40003):
        assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(people[30].id)}))[1]["code"] == 40003
    assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(people[0].id)}))[0] == 200
