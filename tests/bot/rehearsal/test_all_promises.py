"""On the stand-in every promise is kept; with each of its deviations the rehearsal names exactly the broken one."""

from pathlib import Path

import pytest

from bot.rehearsal.all_promises import PROMISES
from sandbox import MovableClock, Sandbox
from sandbox.deviations import DEVIATIONS
from tests.bot.rehearsal.broken_promises import BREAKS
from tests.bot.rehearsal.rehearsing import PLENTY, rehearsed, unhurried


async def test_on_the_stand_in_every_promise_is_kept(tmp_path: Path) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, rate_scale=PLENTY, deadline=unhurried(1.0)) as sandbox:
        found = await rehearsed(sandbox, clock, tmp_path, "--long")
    assert found.of("kept") == [promise.key for promise in PROMISES]
    assert found.code == 0


def test_each_deviation_breaks_one_promise_and_each_promise_can_be_broken() -> None:
    assert BREAKS.keys() == DEVIATIONS.keys()
    assert set(BREAKS.values()) == {promise.key for promise in PROMISES}


@pytest.mark.parametrize("deviation", DEVIATIONS)
async def test_exactly_the_broken_promise_is_named(deviation: str, tmp_path: Path) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, rate_scale=PLENTY, deadline=unhurried(1.0)) as sandbox:
        sandbox.deviate(deviation)
        found = await rehearsed(sandbox, clock, tmp_path, "--long")
    assert found.of("broken") == [BREAKS[deviation]]
    assert found.code == 1


def test_a_promise_needs_only_what_is_tried_before() -> None:
    tried: set[str] = set()
    for promise in PROMISES:
        assert set(promise.needs) <= tried
        assert promise.key not in tried
        tried.add(promise.key)


async def test_where_the_portal_allows_no_installation_by_people_that_is_not_tried(tmp_path: Path) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, rate_scale=PLENTY, deadline=unhurried(1.0)) as sandbox:
        sandbox.context.portal["integration_types_config"] = {"0": {}}
        found = await rehearsed(sandbox, clock, tmp_path, "--long")
    assert found.of("not tried") == ["command-anywhere"]
