"""Which promise counts as broken, and which as not tried."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.rehearsal.promise import NotTried, Outcome, Promise, PromiseBroken, RehearsalFinding
from bot.rehearsal.room import Room
from bot.rehearsal.run import rehearse

ROOM = cast(Room, None)
FORM, NO_PERMISSION, NO_DIRECT, AUTOMOD = 50035, 50013, 50007, 200000


def promise(key: str, check: Callable[[Room], Awaitable[None]], *needs: str) -> Promise:
    return Promise(key, "", "turns", check, needs)


def raising(error: Exception) -> Callable[[Room], Awaitable[None]]:
    async def check(_room: Room) -> None:
        raise error

    return check


def refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no", headers={})
    return discord.HTTPException(response, {"code": code, "message": "no"})


async def keep(_room: Room) -> None:
    """Keep the promise."""


async def found(*promises: Promise) -> dict[str, RehearsalFinding]:
    noted: list[RehearsalFinding] = []
    findings = await rehearse(ROOM, promises, noted.append)
    assert list(findings) == noted
    return {finding.promise.key: finding for finding in findings}


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (PromiseBroken("otherwise"), Outcome.BROKEN),
        (refusal(400, FORM), Outcome.BROKEN),
        (refusal(404, 10008), Outcome.BROKEN),
        (KeyError("attachments"), Outcome.BROKEN),
        (NotTried("rehearsal-why-nobody"), Outcome.NOT_TRIED),
        (refusal(403, NO_PERMISSION), Outcome.NOT_TRIED),
        (refusal(403, NO_DIRECT), Outcome.NOT_TRIED),
        (refusal(400, AUTOMOD), Outcome.NOT_TRIED),
        (refusal(429, 0), Outcome.NOT_TRIED),
        (refusal(503, 0), Outcome.NOT_TRIED),
        (ConnectionResetError(), Outcome.NOT_TRIED),
        (discord.RateLimited(30.0), Outcome.NOT_TRIED),
    ],
    ids=repr,
)
async def test_an_error_says_whether_the_promise_is_broken(error: Exception, outcome: Outcome) -> None:
    assert (await found(promise("one", raising(error))))["one"].outcome is outcome


async def test_what_needs_a_broken_promise_is_not_tried_and_what_needs_a_kept_one_is() -> None:
    said = await found(
        promise("first", raising(PromiseBroken("no"))),
        promise("second", keep, "first"),
        promise("third", keep, "second"),
        promise("fourth", keep),
        promise("fifth", keep, "fourth"),
    )
    assert {key: finding.outcome for key, finding in said.items()} == {
        "first": Outcome.BROKEN,
        "second": Outcome.NOT_TRIED,
        "third": Outcome.NOT_TRIED,
        "fourth": Outcome.KEPT,
        "fifth": Outcome.KEPT,
    }
    assert said["third"].name == "second"
