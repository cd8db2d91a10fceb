"""Jobs that hang, grow, die or fail: apart from the tests, so that a worker needn't load what those do."""

import os
import signal
import time
from dataclasses import dataclass

from bot.workers.jobs import Job

MUCH_MB = 240  # twice what a worker may have


@dataclass(frozen=True, slots=True)
class Sleep(Job):
    """Hang, as long as it is asked to; then tell which process it was."""

    seconds: float

    def run(self) -> int:
        time.sleep(self.seconds)
        return os.getpid()

    def easier(self) -> Job | None:
        return Sleep(self.game, self.view, self.seed, 0) if self.seconds else None


def sleep(seconds: float) -> Sleep:
    return Sleep("tactic", None, "", seconds)


@dataclass(frozen=True, slots=True)
class Alone(Sleep):
    @property
    def needs_its_own(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Grow(Job):
    """Take twice what a worker may have, and hold it."""

    def run(self) -> int:
        held = bytearray(b"1") * (MUCH_MB << 20)
        time.sleep(30)
        return len(held)

    def easier(self) -> Job:
        return Sleep(self.game, self.view, self.seed, 0)


@dataclass(frozen=True, slots=True)
class Die(Job):
    def run(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


@dataclass(frozen=True, slots=True)
class Fail(Job):
    def run(self) -> None:
        print("this must not get between the answers")
        raise ValueError("no such turn as hide y5")
