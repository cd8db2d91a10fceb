"""Unknown things and a wrong token."""

import pytest

from sandbox import Sandbox
from tests.sandbox.sample_bot import Raw

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
