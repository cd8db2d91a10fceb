"""Threads over REST, and everything Discord refuses about them."""

from typing import Any

from sandbox import PermissionBit, Sandbox
from sandbox.world.world import Channel
from tests.sandbox.sample_bot import Raw


async def _open(sandbox: Sandbox, raw: Raw, *, private: bool = False) -> Channel:
    path = f"/channels/{sandbox.channel.id}/threads"
    status, body = await raw.ask("POST", path, {"name": "table", "type": 12 if private else 11})
    assert status == 200
    return sandbox.world.channels[int(body["id"])]


async def _refused(sandbox: Sandbox, raw: Raw, request: tuple[str, str, object], code: int) -> Any:
    with sandbox.expect(code):
        status, answer = await raw.ask(*request)
    assert answer["code"] == code
    return status


async def test_threads_have_their_rules(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/threads"
    with sandbox.expect(50035):
        assert "name" in await raw.errors("POST", path, {"name": "n" * 101, "type": 11})
        assert "auto_archive" in await raw.errors("POST", path, {"name": "n", "type": 11, "auto_archive_duration": 100})
    thread = await _open(sandbox, raw)
    assert await _refused(sandbox, raw, ("POST", f"/channels/{thread.id}/threads", {"name": "n", "type": 11}), 50024)


async def test_a_guild_has_room_for_so_many_active_threads(sandbox: Sandbox, raw: Raw) -> None:
    assert sandbox.context.limits.active_threads == 1000
    sandbox.context.limits.active_threads = 1
    thread = await _open(sandbox, raw)
    path, body = f"/channels/{sandbox.channel.id}/threads", {"name": "one too many", "type": 11}
    assert await _refused(sandbox, raw, ("POST", path, body), 160006) == 400
    sandbox.archive(thread)
    await _open(sandbox, raw)


async def test_one_thread_a_message(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    sent = (await raw.ask("POST", path, {"content": "x"}))[1]
    assert (await raw.ask("POST", f"{path}/{sent['id']}/threads", {"name": "n"}))[0] == 200
    assert await _refused(sandbox, raw, ("POST", f"{path}/{sent['id']}/threads", {"name": "n"}), 160004) == 400
    assert (await raw.ask("GET", f"{path}/{sent['id']}"))[1]["thread"]["name"] == "n"


async def test_an_archived_thread_takes_nothing_until_it_is_opened_again(sandbox: Sandbox, raw: Raw) -> None:
    thread = await _open(sandbox, raw)
    sandbox.archive(thread)
    path = f"/channels/{thread.id}"
    assert await _refused(sandbox, raw, ("POST", f"{path}/messages", {"content": "x"}), 50083) == 400
    ana = sandbox.person("Ana").id
    assert await _refused(sandbox, raw, ("PUT", f"{path}/thread-members/{ana}", None), 50083) == 400
    assert await _refused(sandbox, raw, ("PATCH", path, {"locked": True}), 50083) == 400
    assert (await raw.ask("PATCH", path, {"archived": False}))[0] == 200
    assert (await raw.ask("POST", f"{path}/messages", {"content": "x"}))[0] == 200


async def test_a_locked_thread_is_for_those_who_manage_threads(sandbox: Sandbox, raw: Raw) -> None:
    thread = await _open(sandbox, raw)
    sandbox.archive(thread, locked=True)
    sandbox.deny(sandbox.channel, PermissionBit.MANAGE_THREADS)
    path = f"/channels/{thread.id}"
    assert await _refused(sandbox, raw, ("PATCH", path, {"archived": False}), 50013) == 403
    thread.archived = False
    assert await _refused(sandbox, raw, ("POST", f"{path}/messages", {"content": "x"}), 160005) == 403
    sandbox.allow(sandbox.channel, PermissionBit.MANAGE_THREADS)
    assert (await raw.ask("POST", f"{path}/messages", {"content": "x"}))[0] == 200


async def test_a_thread_has_room_for_so_many_people(sandbox: Sandbox, raw: Raw) -> None:
    assert sandbox.context.limits.thread_members == 1000
    sandbox.context.limits.thread_members = 2
    thread, ana, ben = await _open(sandbox, raw), sandbox.person("Ana"), sandbox.person("Ben")
    members = f"/channels/{thread.id}/thread-members"
    assert (await raw.ask("PUT", f"{members}/{ana.id}"))[0] == 204
    assert await _refused(sandbox, raw, ("PUT", f"{members}/{ben.id}", None), 30033) == 400
    assert (await raw.ask("PUT", f"{members}/{ana.id}"))[0] == 204
    await raw.ask("POST", f"/channels/{thread.id}/messages", {"content": ben.mention})
    assert set(thread.members) == {sandbox.world.bot_id, ana.id}


async def test_missing_access_and_missing_permissions(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/threads"
    sandbox.deny(sandbox.channel, PermissionBit.CREATE_PRIVATE_THREADS)
    assert await _refused(sandbox, raw, ("POST", path, {"name": "n", "type": 12}), 50013) == 403
    thread = await _open(sandbox, raw)
    sandbox.deny(sandbox.channel, PermissionBit.SEND_MESSAGES_IN_THREADS)
    assert await _refused(sandbox, raw, ("POST", f"/channels/{thread.id}/messages", {"content": "x"}), 50013) == 403
    sandbox.deny(sandbox.channel, PermissionBit.VIEW_CHANNEL)
    assert await _refused(sandbox, raw, ("GET", f"/channels/{thread.id}", None), 50001) == 403


async def test_a_private_thread_of_others_is_out_of_the_bots_sight(sandbox: Sandbox, raw: Raw) -> None:
    thread = await _open(sandbox, raw, private=True)
    assert (await raw.ask("DELETE", f"/channels/{thread.id}/thread-members/@me"))[0] == 204
    assert (await raw.ask("GET", f"/channels/{thread.id}"))[0] == 200  # it manages threads
    sandbox.deny(sandbox.channel, PermissionBit.MANAGE_THREADS)
    assert await _refused(sandbox, raw, ("GET", f"/channels/{thread.id}", None), 50001) == 403


async def test_automod_blocks_names(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.block_words("forbidden")
    path = f"/channels/{sandbox.channel.id}/threads"
    status, answer = await raw.ask("POST", path, {"name": "a Forbidden table", "type": 11})
    assert (status, answer["code"]) == (400, 200001)
    thread = await _open(sandbox, raw)
    assert (await raw.ask("PATCH", f"/channels/{thread.id}", {"name": "forbidden"}))[1]["code"] == 200001
    assert sandbox.context.automod.blocked == 2
