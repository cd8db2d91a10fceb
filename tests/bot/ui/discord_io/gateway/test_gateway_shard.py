"""A shard's task ends: a bug in it is passed on, and being cancelled is none."""

import asyncio
from typing import Any

import pytest

from bot.ui.discord_io.gateway.gateway_shard import GatewayShard


async def cancelled() -> None:
    raise asyncio.CancelledError


async def broken() -> None:
    raise ValueError("a bug")


async def sound() -> None:
    return


@pytest.mark.parametrize(("work", "told"), [(cancelled, []), (sound, []), (broken, ["a bug"])])
async def test_only_a_bug_is_passed_on(work: Any, told: list[str]) -> None:
    shard: Any = object.__new__(GatewayShard)
    failures: list[BaseException] = []
    shard._fail = failures.append
    task = asyncio.create_task(work())
    await asyncio.wait([task])
    shard._ended(task)
    assert [str(one) for one in failures] == told
