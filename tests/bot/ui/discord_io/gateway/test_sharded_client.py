"""One bot in several processes on the stand-in: killed, paused and without a database, and play goes on."""

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock, Mock

import pytest

from bot.ui.discord_io.gateway.client import CairnClient
from bot.ui.discord_io.gateway.sharded_client import ShardedClient
from bot.ui.discord_io.gateway.sparse_events import USER
from tests.contract.stores.postgresql import running
from tools.drill_shards.__main__ import Drill, drill

SMALL = Drill(
    shards=4,
    processes=2,
    servers=4,
    kills=1,
    pauses=1,
    restarts=1,
    gap=(0.3, 0.6),
    pace=0.3,
    identify_every=4.0,  # a busy machine delays one session's beginning more than the next one's
    most_pause=12.0,
    taken_within=60.0,  # how long it takes is for the large drill, on a machine of its own
)


def logs(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.iterdir()))


async def test_play_goes_on_whatever_happens_to_the_processes(tmp_path: Path) -> None:
    running()
    findings = await drill(SMALL, tmp_path)
    assert findings.wrong == [], f"{findings.figures}\n{logs(tmp_path)}"


async def test_the_client_closes_when_the_shards_that_it_cancelled_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CairnClient, "close", closed := AsyncMock())
    client, shard = ShardedClient.__new__(ShardedClient), asyncio.ensure_future(asyncio.sleep(60))
    shard.cancel()
    client._shards = {0: Mock(stop=Mock(return_value=shard))}
    client._ended = asyncio.get_running_loop().create_future()
    await client.close()
    closed.assert_awaited_once()
    assert shard.done() and client._ended.done()


async def test_it_is_ready_only_once_all_shards_there_are_have_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then a server that isn't known may be one that wasn't told yet: nothing of it may be called gone."""
    client = ShardedClient(MagicMock(), {}, Mock(), 3)
    monkeypatch.setattr(client._connection, "_delay_shard_ready", AsyncMock())
    monkeypatch.setattr(client._connection, "_delay_ready", ready := AsyncMock())
    for shard in range(3):
        ready.assert_not_called()
        begun: Any = {"shard": [shard, 3], "guilds": [], "user": {**USER, "id": "1"}}
        client._connection.parse_ready(begun)
    ready.assert_called_once()
