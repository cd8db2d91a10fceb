"""What Discord takes though its pages ask for something else is a violation; a foreign name is refused at the edge."""

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.protocol.violations import (
    FOREIGN_USER_AGENT,
    INSTALLS_UNSAID,
    MENTIONS_UNSAID,
    UNDOCUMENTED,
    WRONG_CONTENT_TYPE,
    WRONG_TYPE,
)
from sandbox.rest.advice import is_a_bots_name
from tests.sandbox.sample_bot import USER_AGENT, Raw

CALM: dict[str, object] = {"allowed_mentions": {"parse": []}}
BUTTON: dict[str, object] = {"type": 2, "style": 1, "label": "a", "custom_id": "a"}
OPTION: dict[str, object] = {"label": "a", "value": "a"}
MENU: dict[str, object] = {"type": 3, "custom_id": "b", "options": [OPTION]}


@pytest.mark.parametrize(
    ("user_agent", "is_known"),
    [
        (USER_AGENT, True),
        ("DiscordBot (https://example.org, 1.0) Cairn", True),
        ("DiscordBot (https://github.com/Rapptz/discord.py 2.7.1) Python/3.11 aiohttp/3.13", False),
        ("DiscordBot (, 1.0)", False),
        ("Python/3.11 aiohttp/3.13", False),
        ("", False),
    ],
)
def test_the_form_of_a_bots_name(user_agent: str, is_known: bool) -> None:
    assert is_a_bots_name(user_agent) is is_known


async def test_a_foreign_client_meets_the_edge_and_not_discord(sandbox: Sandbox) -> None:
    with sandbox.expect(FOREIGN_USER_AGENT):
        async with aiohttp.ClientSession() as session, session.get(f"{sandbox.api_url}/v10/gateway") as answer:
            assert (answer.status, answer.content_type) == (403, "text/html")
            assert "Via" not in answer.headers and "1010" in await answer.text()


def codes(sandbox: Sandbox) -> list[int]:
    """Give the violations so far, and begin anew."""
    found = [violation.code for violation in sandbox.violations.expected]
    sandbox.violations.expected.clear()
    return found


async def test_a_body_says_whom_it_rings_an_edits_too(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    _, posted = await raw.ask("POST", path, {"content": "x"})
    await raw.ask("PATCH", f"{path}/{posted['id']}", {"content": "y"})
    assert codes(sandbox) == [MENTIONS_UNSAID, MENTIONS_UNSAID]
    await raw.ask("POST", path, {"content": "x", **CALM})
    await raw.ask("PATCH", f"{path}/{posted['id']}", {"content": "y", **CALM})
    assert codes(sandbox) == []


async def test_left_out_everybody_who_is_named_is_mentioned_by_an_edit_too(sandbox: Sandbox, raw: Raw) -> None:
    ana, path = sandbox.person("Ana"), f"/channels/{sandbox.channel.id}/messages"
    _, quiet = await raw.ask("POST", path, {"content": ana.mention, **CALM})
    assert quiet["mentions"] == [] and not ana.notifications
    _, edited = await raw.ask("PATCH", f"{path}/{quiet['id']}", {"content": f"{ana.mention}!"})
    assert [user["id"] for user in edited["mentions"]] == [str(ana.id)] and not ana.notifications
    _, calm = await raw.ask("PATCH", f"{path}/{quiet['id']}", {"content": f"{ana.mention}.", **CALM})
    assert calm["mentions"] == []
    await raw.ask("POST", path, {"content": ana.mention})
    assert len(ana.notifications) == 1


@pytest.mark.parametrize(
    ("name", "kind", "is_right"),
    [
        ("a.png", "image/png", True),
        ("a.png", "application/octet-stream", False),
        ("a.png", None, False),
        ("a.txt", "text/plain; charset=utf-8", True),
        ("a.txt", "image/png", False),
    ],
)
async def test_a_file_says_what_it_is(sandbox: Sandbox, raw: Raw, name: str, kind: str | None, is_right: bool) -> None:
    said = f"Content-Type: {kind}\r\n" if kind else ""
    body = (
        '--x\r\nContent-Disposition: form-data; name="payload_json"\r\nContent-Type: application/json\r\n\r\n'
        '{"content":"x","allowed_mentions":{"parse":[]}}\r\n'
        f'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="{name}"\r\n{said}\r\nabc\r\n--x--\r\n'
    )
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    status, _ = await raw.ask("POST", f"/channels/{sandbox.channel.id}/messages", data=body.encode(), headers=headers)
    assert (status, codes(sandbox)) == (200, [] if is_right else [WRONG_CONTENT_TYPE])


async def test_a_command_says_where_it_can_be_installed_and_used(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.bot_id}/commands"
    stated = {"integration_types": [0], "contexts": [0]}
    await raw.ask("PUT", path, [{"name": "a", "description": "a"}, {"name": "b", "description": "b", **stated}])
    assert codes(sandbox) == [INSTALLS_UNSAID, INSTALLS_UNSAID]
    await raw.ask("POST", path, {"name": "c", "description": "c", **stated})
    assert codes(sandbox) == []


async def test_ids_and_permissions_are_strings(sandbox: Sandbox, raw: Raw) -> None:
    ana, commands = sandbox.person("Ana").id, f"/applications/{sandbox.world.bot_id}/commands"
    stated = {"name": "a", "description": "a", "integration_types": [0], "contexts": [0]}
    await raw.ask("POST", "/users/@me/channels", {"recipient_id": ana})
    await raw.ask("POST", commands, stated | {"default_member_permissions": 32})
    assert codes(sandbox) == [WRONG_TYPE, WRONG_TYPE]
    await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(ana)})
    await raw.ask("POST", commands, stated | {"default_member_permissions": "32"})
    assert codes(sandbox) == []


@pytest.mark.parametrize(
    "odd",
    [
        {"silent": True},
        {"components": [{"type": 1, "components": [BUTTON | {"ephemeral": True}]}]},
        {"components": [{"type": 1, "components": [MENU | {"options": [OPTION | {"hint": "b"}]}]}]},
    ],
)
async def test_a_field_that_no_page_lists_is_noticed(sandbox: Sandbox, raw: Raw, odd: dict[str, object]) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    rows = [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [MENU]}]
    await raw.ask("POST", path, {"content": "x", "nonce": "1", "components": rows, **CALM})
    assert codes(sandbox) == []
    await raw.ask("POST", path, {"content": "x", **CALM, **odd})
    assert codes(sandbox) == [UNDOCUMENTED]
