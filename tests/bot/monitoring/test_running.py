"""Several processes on one database: each shows the shards it holds, and a standby is ready to take some."""

import os
import sys
from asyncio import create_subprocess_exec, sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from sandbox import Sandbox
from sandbox.gateway.shard_rules import ShardRules
from tests.contract.stores.postgresql import address
from tools.drill.environment.bot_process import ROOT
from tools.postgresql import free_port


@asynccontextmanager
async def process(sandbox: Sandbox, database: str, shards: str) -> AsyncIterator[str]:
    """Run one, and give the address of its pages."""
    port = free_port()
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.api_url,
        "CAIRN_DATABASE": database,
        "CAIRN_SHARDS": shards,
        "CAIRN_METRICS": f"127.0.0.1:{port}",
        "CAIRN_LOG_LEVEL": "ERROR",
    }
    running = await create_subprocess_exec(sys.executable, "-m", "bot", cwd=ROOT, env=os.environ | settings)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        await running.wait()


async def test_each_process_shows_its_own_shards(tmp_path: Path) -> None:
    database = await address(tmp_path)
    async with (
        Sandbox(people=("Ana",), rate_limits=False, shards=ShardRules(2, max_concurrency=2)) as sandbox,
        aiohttp.ClientSession() as session,
        process(sandbox, database, "0-1/2") as holder,
    ):

        async def asked(page: str) -> str:
            try:
                async with session.get(page) as answer:
                    return await answer.text()
            except aiohttp.ClientError:
                return ""

        async def shows(base: str, *lines: str) -> bool:
            """Wait until it is ready, and these lines are among its figures."""
            for _ in range(300):
                text = await asked(f"{base}/metrics")
                if all(line in text for line in lines) and await asked(f"{base}/readyz") == "ok\n":
                    return True
                await sleep(0.1)
            return False

        held = [f'cairn_gateway_connected{{shard="{number}"}} 1.0' for number in (0, 1)]
        assert await shows(holder, *held)
        async with process(sandbox, database, "standby/2") as standby:
            assert await shows(standby, "cairn_ready 1.0")
            assert "cairn_gateway_connected{" not in await asked(f"{standby}/metrics")
