"""Keep this process's leases: claim and renew them, and start and stop shards accordingly."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from bot.shards.plan import ShardPlan
from bot.shards.share import ShardShare, seconds
from data.errors import StoreError
from data.postgresql.fencing import LEASE_S, ShardLease

if TYPE_CHECKING:
    from data.postgresql.leases import LeaseRows

log = logging.getLogger(__name__)

EVERY_S = 0.5  # between two renewals of the leases
BACK_S = 0.25  # between two tries while the server can't be reached: after a restart a holder has little time to renew
LEFT_S = 1.5  # other processes wait so much longer than the standby before they claim a shard


class ShardRunner(Protocol):
    """The interface of what runs gateway shards."""

    def run_shard(self, shard: int) -> None:
        """Run a shard; a paused one continues its session."""

    def pause_shard(self, shard: int) -> None:
        """Pause a shard."""

    def stop_shard(self, shard: int) -> None:
        """Stop a shard that belongs to another process now."""


class ShardKeeper:
    """
    Renew and claim leases twice a second, and tell the runner.

    A shard whose lease couldn't be renewed in time is paused: another process may have it. Only the database knows.
    """

    rows: "LeaseRows"  # given once they are there: they tell the keeper what they hear

    def __init__(self, plan: ShardPlan, share: ShardShare) -> None:
        self._plan, self._share = plan, share
        self._changed: asyncio.Queue[Sequence[str]] = asyncio.Queue()
        self._is_cut_off = False
        self._leaving: set[int] = set()  # shards that are given back to the process that wants them
        self._ready: set[int] = set()  # shards whose tables were looked over since they were taken
        self._looking: asyncio.Task[None] | None = None  # beside the rounds: it may take longer than a lease lasts

    def hear(self, changed: Sequence[str]) -> None:
        """Take a message of another process."""
        self._changed.put_nowait(changed)

    async def pass_on(self, hear: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        """Pass on the messages of other processes, until cancelled."""
        while True:
            await hear(await self._changed.get())

    async def begin_session(self, bucket: int) -> float:
        return await self.rows.begin_session(bucket)

    async def session_begun(self, bucket: int) -> None:
        await self.rows.session_begun(bucket)

    async def run(self, runner: ShardRunner, taken: Callable[[], Awaitable[None]]) -> None:
        """Keep leases until cancelled; `taken` runs before a new shard is started."""
        log.info("shards %s: waiting for a lease", self._plan)
        while True:
            await self.round(runner, taken)
            await asyncio.sleep(BACK_S if self._is_cut_off else EVERY_S)

    async def round(self, runner: ShardRunner, taken: Callable[[], Awaitable[None]]) -> None:
        began, before = seconds(), set(self._share.held)
        try:
            kept = await self._renew(runner)
            new = await self._claim({lease.shard for lease in kept})
        except StoreError as failure:
            self._cut_off(runner, failure)
            return
        self._share.hold((*kept, *new), began + LEASE_S)
        if new:
            log.info("shards taken: %s", ", ".join(f"{lease.shard} (term {lease.term})" for lease in new))
        self._drop(runner, before - set(self._share.held))
        self._ready -= {lease.shard for lease in new}
        self._look_over(runner, taken)
        for shard in self._ready:
            runner.run_shard(shard)
        self._is_cut_off = False

    async def _renew(self, runner: ShardRunner) -> list[ShardLease]:
        """Renew leases. A shard asked back is paused, and released a round later, when its running work is done."""
        kept, asked = await self.rows.renew()
        if self._leaving:
            await self.rows.release(self._leaving)
        kept = [lease for lease in kept if lease.shard not in self._leaving]
        self._leaving = {lease.shard for lease in kept} & asked
        for shard in self._leaving:
            log.info("shard %s goes back to the process that is there for it", shard)
            self._ready.discard(shard)
            runner.stop_shard(shard)
        return kept

    async def _claim(self, held: set[int]) -> list[ShardLease]:
        """Claim the wanted shards, and others that both their process and a standby have left for too long."""
        wanted = set(self._plan.wanted) - held
        others = set(range(self._plan.count)) - held - wanted
        new = await self.rows.claim(wanted, as_guest=self._plan.is_standby) if wanted else []
        new += await self.rows.claim(others, as_guest=True, left_for=LEFT_S) if others else []
        missing = wanted - {lease.shard for lease in new}
        if missing and not self._plan.is_standby:
            await self.rows.ask_back(missing)
        return new

    def _cut_off(self, runner: ShardRunner, failure: StoreError) -> None:
        if self._share.is_idle and self._share.held:
            for shard in self._share.held:
                runner.pause_shard(shard)
        if not self._is_cut_off:
            log.error("leases can't be renewed: %s", failure)
        self._is_cut_off = True

    def _drop(self, runner: ShardRunner, lost: Iterable[int]) -> None:
        for shard in sorted(lost):
            self._ready.discard(shard)
            log.warning("shard %s has been taken over by another process", shard)
            runner.stop_shard(shard)

    def _look_over(self, runner: ShardRunner, taken: Callable[[], Awaitable[None]]) -> None:
        fresh = set(self._share.held) - self._ready - self._leaving
        if fresh and self._looking is None:
            self._looking = asyncio.ensure_future(self._begin(fresh, runner, taken))

    async def _begin(self, fresh: set[int], runner: ShardRunner, taken: Callable[[], Awaitable[None]]) -> None:
        """Take over the tables of new shards; a failure is tried again in the next round."""
        try:
            await taken()
        except StoreError as failure:
            log.warning("the tables of shards %s aren't looked over yet: %s", sorted(fresh), failure)
        else:
            for shard in fresh & set(self._share.held):
                self._ready.add(shard)
                runner.run_shard(shard)
        finally:
            self._looking = None

    async def give_up(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        held = list(self._share.held)
        self._share.hold((), 0.0)
        try:
            await self.rows.release(held)
        except StoreError as failure:
            log.warning("leases weren't released: %s", failure)
