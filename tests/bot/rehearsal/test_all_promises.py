"""On the stand-in every promise is kept; with each of its deviations the rehearsal names exactly the broken one."""

from pathlib import Path

import pytest

from bot.rehearsal.all_promises import PROMISES
from sandbox import MovableClock, Sandbox
from sandbox.deviations import DEVIATIONS
from tests.bot.rehearsal.broken_promises import BREAKS
from tests.bot.rehearsal.rehearsing import PLENTY, rehearsed, unhurried
from tests.sampled import sampled

NEEDS = {promise.key: promise.needs for promise in PROMISES}
REHEARSALS = sampled(28, full=len(DEVIATIONS))


def needed(key: str) -> set[str]:
    """List a promise and all without which it can't be tried."""
    return {key}.union(*map(needed, NEEDS[key]))


def meddles(one: str, other: str) -> bool:
    """Tell whether the promise that either breaks is needed by that of the other."""
    return BREAKS[one] in needed(BREAKS[other]) or BREAKS[other] in needed(BREAKS[one])


def together() -> list[list[str]]:
    """Deal the deviations out to a few rehearsals, so that those of one rehearsal don't meddle with each other."""
    found: list[list[str]] = [[] for _ in range(REHEARSALS)]
    for deviation in DEVIATIONS:
        free = (planted for planted in found if not any(meddles(deviation, other) for other in planted))
        min(free, key=len).append(deviation)
    return found


async def test_on_the_stand_in_every_promise_is_kept(tmp_path: Path) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, rate_scale=PLENTY, deadline=unhurried(1.0)) as sandbox:
        found = await rehearsed(sandbox, clock, tmp_path, "--long")
    assert found.of("kept") == [promise.key for promise in PROMISES]
    assert found.code == 0


def test_each_deviation_breaks_one_promise_and_each_promise_can_be_broken() -> None:
    assert BREAKS.keys() == DEVIATIONS.keys()
    assert set(BREAKS.values()) == {promise.key for promise in PROMISES}


@pytest.mark.parametrize("deviations", together(), ids=" ".join)
async def test_exactly_the_broken_promises_are_named(deviations: list[str], tmp_path: Path) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, rate_scale=PLENTY, deadline=unhurried(1.0)) as sandbox:
        sandbox.deviate(*deviations)
        found = await rehearsed(sandbox, clock, tmp_path, "--long")
    broken = {BREAKS[deviation] for deviation in deviations}
    assert found.of("broken") == [promise.key for promise in PROMISES if promise.key in broken]
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
