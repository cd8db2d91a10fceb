"""Running time passes only while the program is up. Players' clocks measure running time."""

from dataclasses import dataclass, field, replace

from bot.clock import Clock
from bot.tables.values.durations import SECOND
from data.records import Pulse
from data.store import Insert, Replace, StaleWrite, Store

BEAT = 15 * SECOND  # between two heartbeats on disk: so much running time a kill may lose
SHARED_BEAT = 5 * SECOND  # … where several processes keep it
LAPSE = 3 * SHARED_BEAT  # after so long without a heartbeat none of the processes was there
PULSE = "cairn"


@dataclass(slots=True)
class RunningTime:
    """Compute wall time minus downtime; call `begin` once, then `beat` regularly."""

    clock: Clock
    store: Store
    is_shared: bool = False  # by several processes, of which any keeps it running
    pulse: Pulse = field(default_factory=lambda: Pulse(PULSE, 0, 0))

    def now(self) -> int:
        return self.clock.now()

    def run(self) -> int:
        return self.clock.now() - self.pulse.missed

    def both(self) -> tuple[int, int]:
        """Tell this moment by the wall and in running time."""
        now = self.clock.now()
        return now, now - self.pulse.missed

    def wall(self, run: int) -> int:
        return run + self.pulse.missed

    async def begin(self) -> int:
        """Count the time since the last heartbeat as missed, and return it."""
        if self.is_shared:
            return await self.follow()
        pulse = await self.store.get(Pulse, PULSE)
        if pulse is None:
            await self._start()
            return 0
        self.pulse = pulse
        missed = max(0, self.clock.now() - pulse.alive_at)
        await self.miss(missed)
        return missed

    async def beat(self) -> None:
        """Record, now and then, that the program is alive."""
        if abs(self.clock.now() - self.pulse.alive_at) >= BEAT:
            await self.miss(0)

    async def follow(self) -> int:
        """Continue the pulse that all processes share; return the time in which none of them was up."""
        pulse = await self.store.get(Pulse, PULSE)
        try:
            if pulse is None:
                await self._start()
                return 0
            self.pulse = pulse
            gap = self.clock.now() - pulse.alive_at
            missed = gap if gap >= LAPSE else 0
            if abs(gap) >= SHARED_BEAT:
                await self.miss(missed)
        except StaleWrite:  # another process was faster
            self.pulse = await self.store.get(Pulse, PULSE) or self.pulse
            return 0
        return missed

    async def _start(self) -> None:
        self.pulse = Pulse(PULSE, self.clock.now(), 0)
        await self.store.commit(Insert(self.pulse))

    async def miss(self, missed: int) -> None:
        """Count time in which no process was up, or the machine was suspended, as missed."""
        pulse = replace(self.pulse, alive_at=self.clock.now(), missed=self.pulse.missed + missed)
        await self.store.commit(Replace(pulse, self.pulse))
        self.pulse = replace(pulse, version=pulse.version + 1)
