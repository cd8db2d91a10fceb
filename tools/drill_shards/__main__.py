"""`python -m tools.drill_shards`: processes are killed and paused, the database restarts, and people go on playing."""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sandbox import Sandbox
from sandbox.gateway.shard_rules import ShardRules
from tools.drill_shards.checks import Findings, all_shown, check_database, check_shown
from tools.drill_shards.cluster import Cluster, running
from tools.drill_shards.disturbances import Disturbances, Takeover
from tools.drill_shards.people import Pair, settle
from tools.postgresql import NONE_HERE, new_server, programs

QUIET_S, ALL_SHOWN_S = 60.0, 60.0
# What people can meet while a process dies under them; everything else Discord refuses fails the drill.
TO_BE_EXPECTED = (10062, 40060, 10015, 50027, 10008)


@dataclass(frozen=True, slots=True)
class Drill:
    """How large, and how hard."""

    shards: int = 8
    processes: int = 4
    servers: int = 40
    kills: int = 100
    pauses: int = 50
    restarts: int = 10
    gap: tuple[float, float] = (1.0, 4.0)
    pace: float = 3.0
    max_concurrency: int = 4
    seed: int = 1
    identify_every: float = 5.0
    most_pause: float = 20.0
    taken_within: float = 15.0


async def drill(wanted: Drill, folder: Path, *, is_loud: bool = False) -> Findings:
    """Carry a drill out, and look at what is left."""
    found = programs()
    if found is None:
        raise RuntimeError(NONE_HERE)
    rules = ShardRules(wanted.shards, wanted.max_concurrency, wanted.identify_every)
    server = await asyncio.to_thread(new_server, found)
    try:
        async with Sandbox(people=(), rate_limits=False, keeps_history=False, keep_files=200, shards=rules) as sandbox:
            sandbox.expect_always(*TO_BE_EXPECTED)
            cluster = Cluster(sandbox, server, folder, wanted.shards)
            each = wanted.shards // wanted.processes
            for first in range(0, wanted.shards, each):
                cluster.add(f"{first}-{first + each - 1}/{wanted.shards}")
            cluster.add(f"standby/{wanted.shards}")
            return await _play(wanted, cluster, is_loud=is_loud)
    finally:
        await asyncio.to_thread(server.remove)


async def _play(wanted: Drill, cluster: Cluster, *, is_loud: bool) -> Findings:
    shown, pairs = settle(cluster.sandbox, wanted.servers, wanted.pace, wanted.seed)
    findings, began = Findings(), time.monotonic()
    disturbances = Disturbances(cluster, Random(wanted.seed), wanted.gap, wanted.most_pause)

    def tell(number: int, of: int) -> None:
        if is_loud and number % 10 == 0:
            turns = sum(len(pair.answered) for pair in pairs)
            print(f"{time.monotonic() - began:6.0f} s: {number} of {of} blows, {turns} turns", flush=True)

    async with running(cluster):
        await cluster.all_held(within=90)
        findings.note("all shards heard after a start", f"{time.monotonic() - began:.1f} s")
        playing = [asyncio.create_task(pair.play()) for pair in pairs]
        await disturbances.run(wanted.kills, wanted.pauses, wanted.restarts, tell)
        await cluster.all_held(within=90)
        await _until_quiet(pairs, findings)
        for task in playing:
            task.cancel()
        _note_broken(await asyncio.gather(*playing, return_exceptions=True), findings)
        await all_shown(cluster.server.address(), ALL_SHOWN_S)
        await asyncio.gather(*(process.end(signal.SIGTERM) for process in cluster.processes))
        findings.note("blows, seconds", f"{wanted.kills + wanted.pauses + wanted.restarts}, {disturbed_s(began):.0f}")
        findings.note("processes that ended by themselves", cluster.ended_by_themselves)
        _note_takeovers(disturbances.takeovers, wanted.taken_within, findings)
        await check_database(cluster.server.address(), pairs, findings)
    check_shown(cluster.sandbox, shown, findings)
    findings.note("what people met", dict(sum((pair.failures for pair in pairs), Counter[str]()).most_common(6)))
    strange = list(cluster.sandbox.violations.found)
    findings.note("what Discord refused", f"{len(strange)} {strange[:3] or ''}", wrong=bool(strange))
    return findings


def disturbed_s(began: float) -> float:
    return time.monotonic() - began


async def _until_quiet(pairs: Sequence[Pair], findings: Findings) -> None:
    """Play goes on everywhere once nothing happens any more."""
    counts, began = [pair.done for pair in pairs], time.monotonic()
    while any(pair.done == count for pair, count in zip(pairs, counts, strict=True)):
        if time.monotonic() > began + QUIET_S:
            break
        await asyncio.sleep(0.2)
    stuck = [pair.stuck for pair, count in zip(pairs, counts, strict=True) if pair.done == count]
    findings.note("servers on which play doesn't go on", f"{len(stuck)} {stuck[:5] or ''}", wrong=bool(stuck))


def _note_broken(ends: Sequence[BaseException | None], findings: Findings) -> None:
    """The drill's own people play until they are stopped: one who fails before would look like a server at rest."""
    broken = [repr(end) for end in ends if not isinstance(end, asyncio.CancelledError)]
    findings.note("people who fell out of the drill", f"{len(broken)} {broken[:3] or ''}", wrong=bool(broken))


def _note_takeovers(takeovers: Sequence[Takeover], within: float, findings: Findings) -> None:
    for cause in ("kill", "pause"):
        for was_down in (False, True):
            some = [one for one in takeovers if one.cause == cause and one.was_database_down == was_down]
            if not some:
                continue
            name = f"shards taken over after a {cause}" + (", the database being down too" if was_down else "")
            never = sum(one.taken is None for one in some)
            times = sorted(one.taken for one in some if one.taken is not None)
            late = [taken for taken in times if taken > within]
            findings.note(name, f"{len(some)} times, {_spread(times)}", wrong=bool(never or late))
            heard = sorted(one.heard for one in some if one.heard is not None)
            findings.note(f"… and heard (of {name.split('after')[1].strip()})", _spread(heard))


def _spread(times: Sequence[float]) -> str:
    if not times:
        return "never"
    return f"median {times[len(times) // 2]:.1f} s, most {times[-1]:.1f} s"


def main() -> int:
    usual = Drill()
    asked = argparse.ArgumentParser(prog="python -m tools.drill_shards", description=__doc__)
    for name in ("shards", "processes", "servers", "kills", "pauses", "restarts", "seed"):
        asked.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    asked.add_argument("--pace", type=float, default=usual.pace, help="seconds between two moves on a server")
    asked.add_argument("--gap", type=float, nargs=2, default=usual.gap, help="seconds between two blows")
    asked.add_argument("--logs", type=Path, help="a folder that keeps the processes' logs")
    given = vars(asked.parse_args())
    folder = given.pop("logs") or Path(tempfile.mkdtemp(prefix="drill-shards-"))
    folder.mkdir(parents=True, exist_ok=True)
    findings = asyncio.run(drill(Drill(**given | {"gap": tuple(given["gap"])}), folder, is_loud=True))
    for name, value in findings.figures.items():
        print(f"{name:60} {value}")
    print(f"logs: {folder}")
    print("\n".join(["all of it held"] if not findings.wrong else ["NOT SO:", *findings.wrong]))
    return bool(findings.wrong)


if __name__ == "__main__":
    sys.exit(main())
