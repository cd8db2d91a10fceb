"""Shards as Discord wants them: each hears its own guilds, the first direct messages too, two of one number both."""

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.gateway.shard_rules import ShardRules
from sandbox.world import guilds
from tests.sandbox.gateway.test_gateway import _closed, _identify, connected

Json = dict[str, Any]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], [0, 1, 2], ["0", 1], "0/1", [True, 2]])
async def test_what_is_no_shard_is_refused(sandbox: Sandbox, shard: object) -> None:
    async with connected(sandbox) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1, "shard": shard}})
        assert await _closed(socket) == 4010


async def test_too_many_guilds_for_one_shard_ask_for_more(sandbox: Sandbox) -> None:
    sandbox.shards.most_guilds = 0
    async with connected(sandbox) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1, "shard": [0, 1]}})
        assert await _closed(socket) == 4011


async def test_each_shard_hears_of_its_own_guilds_only(sandbox: Sandbox) -> None:
    owner = next(user for user in sandbox.world.users.values() if not user.bot)
    for number in range(6):
        guilds.create(sandbox.context, f"Guild {number}", owner, id_=(sandbox.context.ids.next() >> 22) + number << 22)
    heard: list[int] = []
    for shard in range(2):
        async with connected(sandbox) as socket:
            ready = await _identify(sandbox, socket, shard=[shard, 2])
            heard += [int(guild["id"]) for guild in ready["guilds"]]
            assert {(int(guild["id"]) >> 22) % 2 for guild in ready["guilds"]} == {shard}
    assert sorted(heard) == sorted(sandbox.world.guilds)


async def test_interactions_go_to_the_guilds_shard_and_direct_ones_to_the_first(sandbox: Sandbox) -> None:
    async with connected(sandbox) as first, connected(sandbox) as second:
        await _identify(sandbox, first, shard=[0, 2])
        await _identify(sandbox, second, shard=[1, 2])
        assert sandbox.gateway.dispatch("INTERACTION_CREATE", 1 << 22, {"id": "odd"})
        assert sandbox.gateway.dispatch("INTERACTION_CREATE", 2 << 22, {"id": "even"})
        assert sandbox.gateway.dispatch("INTERACTION_CREATE", None, {"id": "direct"})
        assert await _interactions(first, 2) == ["even", "direct"]
        assert await _interactions(second, 1) == ["odd"]


async def test_two_sessions_of_one_shard_both_hear(sandbox: Sandbox) -> None:
    async with connected(sandbox) as paused, connected(sandbox) as successor:
        await _identify(sandbox, paused, shard=[0, 1])
        await _identify(sandbox, successor, shard=[0, 1])
        sandbox.gateway.dispatch("INTERACTION_CREATE", 5 << 22, {"id": "click"})
        assert await _interactions(paused, 1) == await _interactions(successor, 1) == ["click"]


async def _interactions(socket: Any, count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        frame = await socket.receive_json(timeout=60)
        if frame["t"] == "INTERACTION_CREATE":
            found.append(frame["d"]["id"])
    return found


async def test_sessions_of_a_bucket_are_begun_one_after_the_other() -> None:
    rules = ShardRules(recommended=4, max_concurrency=2, every=60)
    async with Sandbox(shards=rules) as sandbox:
        async with connected(sandbox) as socket:
            await _identify(sandbox, socket, shard=[0, 4])
        async with connected(sandbox) as socket:
            await _identify(sandbox, socket, shard=[1, 4])  # another bucket
        async with connected(sandbox) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1, "shard": [2, 4]}})
            assert await socket.receive_json(timeout=60) == {"op": 9, "d": False}
    assert rules.hurried == 1
