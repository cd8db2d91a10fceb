"""Channels and threads over REST."""

from bot.sandbox import Sandbox
from bot.sandbox.world.world import PUBLIC_THREAD, Channel
from tests.bot.sandbox.sample_bot import Raw


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
