"""Registering commands over REST."""

from sandbox import Sandbox
from tests.sandbox.sample_bot import Raw


async def test_ids_of_commands_survive_a_new_registration(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.bot_id}/commands"
    first = (await raw.ask("PUT", path, [{"name": "a", "description": "d"}]))[1][0]["id"]
    second = (await raw.ask("PUT", path, [{"name": "b", "description": "d"}, {"name": "a", "description": "e"}]))[1]
    assert second[1]["id"] == first and second[0]["id"] != first
