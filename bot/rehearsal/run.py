"""Try promise after promise, and tell the broken from those that couldn't be tried."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import aiohttp
import discord

from bot.rehearsal.promise import NotTried, Outcome, Promise, PromiseBroken, RehearsalFinding
from bot.rehearsal.room import Room

NO_ACCESS, NO_PERMISSION, NO_DIRECT, TOO_MANY_DIRECT = 50001, 50013, 50007, 40003
BOOSTED, AUTOMOD = (160006, 30033), (200000, 200001)
OURS = (NO_ACCESS, NO_PERMISSION, NO_DIRECT, TOO_MANY_DIRECT, *BOOSTED, *AUTOMOD)
TOO_MANY, SERVERS_FAULT = 429, 500


async def rehearse(
    room: Room, promises: Iterable[Promise], note: Callable[[RehearsalFinding], None]
) -> Sequence[RehearsalFinding]:
    findings: dict[str, RehearsalFinding] = {}
    for promise in promises:
        finding = await _try(room, promise, findings)
        findings[promise.key] = finding
        note(finding)
    return tuple(findings.values())


async def _try(room: Room, promise: Promise, found: Mapping[str, RehearsalFinding]) -> RehearsalFinding:
    for need in promise.needs:
        if found[need].outcome is not Outcome.KEPT:
            return RehearsalFinding(promise, Outcome.NOT_TRIED, why="rehearsal-why-needs", name=need)
    try:
        await promise.check(room)
    except PromiseBroken as broken:
        return RehearsalFinding(promise, Outcome.BROKEN, str(broken))
    except NotTried as skipped:
        return RehearsalFinding(promise, Outcome.NOT_TRIED, why=str(skipped))
    except discord.HTTPException as refused:
        return _refused(promise, refused)
    except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return RehearsalFinding(promise, Outcome.NOT_TRIED, type(error).__name__, why="rehearsal-why-away")
    except (KeyError, IndexError, TypeError, ValueError) as lacking:
        return RehearsalFinding(promise, Outcome.BROKEN, f"the answer lacks something: {lacking!r}")
    return RehearsalFinding(promise, Outcome.KEPT)


def _refused(promise: Promise, refused: discord.HTTPException) -> RehearsalFinding:
    """A missing permission or an outage says nothing about the promise; any other refusal breaks it."""
    seen = f"{refused.status} {refused.code}: {refused.text}"
    if refused.code in OURS:
        return RehearsalFinding(promise, Outcome.NOT_TRIED, seen, why="rehearsal-why-refused", name=str(refused.code))
    if refused.status == TOO_MANY or refused.status >= SERVERS_FAULT:
        return RehearsalFinding(promise, Outcome.NOT_TRIED, seen, why="rehearsal-why-away")
    return RehearsalFinding(promise, Outcome.BROKEN, seen)
