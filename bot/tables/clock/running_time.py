"""Running time counts while the program is up; players' clocks count nothing else."""

from dataclasses import dataclass, field, replace

from bot.clock import Clock
from data.records import Pulse
from data.store import Insert, Replace, Store

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

BEAT = 15 * SECOND
PULSE = "cairn"


@dataclass(slots=True)
class RunningTime:
    """Compute wall time minus downtime; call `begin` once, then `beat` regularly."""

    clock: Clock
    store: Store
    pulse: Pulse = field(default_factory=lambda: Pulse(PULSE, 0, 0))

    def now(self) -> int:
        return self.clock.now()

    def run(self) -> int:
        return self.clock.now() - self.pulse.missed

    def wall(self, run: int) -> int:
        return run + self.pulse.missed

    async def begin(self) -> int:
        """Count the time since the last heartbeat as missed, and return it."""
        found = await self.store.get(Pulse, PULSE)
        now = self.clock.now()
        if found is None:
            self.pulse = Pulse(PULSE, now, 0)
            await self.store.commit(Insert(self.pulse))
            return 0
        self.pulse = found
        missed = max(0, now - found.alive_at)
        await self._write(missed)
        return missed

    async def beat(self) -> None:
        """Note, now and then, that we are alive."""
        if abs(self.clock.now() - self.pulse.alive_at) >= BEAT:
            await self._write(0)

    async def miss(self, span: int) -> None:
        """Count time in which the machine was suspended as missed."""
        await self._write(span)

    async def _write(self, missed: int) -> None:
        pulse = replace(self.pulse, alive_at=self.clock.now(), missed=self.pulse.missed + missed)
        await self.store.commit(Replace(pulse, self.pulse))
        self.pulse = replace(pulse, version=pulse.version + 1)
