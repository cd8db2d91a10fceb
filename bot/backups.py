"""Make a backup a day, in a process of its own, which also proves it; know the age of the last good one."""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.child_environment import child_environment
from bot.verified_backup import VerifiedBackup
from data.errors import StaleWrite, StoreFailed
from data.sqlite.backups import broken, broken_list, newest

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[1]
DAILY, TOO_OLD = timedelta(days=1), timedelta(days=2)
SETTLED_S = 60.0  # from the start to the first check: a bot that fails at once needs no backup
LOOK_S = 600.0  # between two looks whether a day is over since the last backup
AGAIN_S = 3600.0  # after one that failed

SetAside = Callable[[str, int], Awaitable[object]]


async def _nobody(table_id: str, game_no: int) -> None:
    """Set nothing aside: who only makes backups has no tables."""


class Backups:
    """Know the last good backup, and make the next one when it is due."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        set_aside: SetAside = _nobody,
    ) -> None:
        self.database, self.folder = database, folder
        self._now, self._set_aside = now, set_aside
        self._began = now()

    @property
    def last_good(self) -> datetime | None:
        return newest(self.database, self.folder)

    @property
    def age_s(self) -> float | None:
        last = self.last_good
        return None if last is None else (self._now() - last).total_seconds()

    def broken_logs(self) -> int:
        """Count the games in the last good backup whose logs are broken."""
        return len(broken(self.database, self.folder))

    async def run(self) -> None:
        """Check now and then whether a backup is due."""
        await asyncio.sleep(SETTLED_S)
        while True:
            went_well = not await self._is_due() or await self.make()
            await self._warn()
            await asyncio.sleep(LOOK_S if went_well else AGAIN_S)

    async def make(self) -> bool:
        """Make a backup; a failure is one line in the log, and the older ones stay."""
        program = (sys.executable, "-m", "bot.verified_backup", self.database.absolute(), self.folder.absolute())
        process = await asyncio.create_subprocess_exec(
            *program, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, cwd=ROOT, env=child_environment()
        )
        try:
            said, failure = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        if process.returncode:
            log.error("no backup was made: %s", failure.decode(errors="replace").strip().rpartition("\n")[2])
            return False
        made = VerifiedBackup.read(said.decode())
        log.info("the database was backed up to %s, and every log in it replayed", made.copy)
        await self._alarm(made)
        return True

    async def _alarm(self, made: VerifiedBackup) -> None:
        for game in made.broken:
            log.error("the log of a game is broken, table %s; %s says what to do", game, broken_list(made.copy))
            try:
                await self._set_aside(game.table_id, game.game_no)
            except (StaleWrite, StoreFailed) as failure:  # the next backup finds it again
                log.warning("table %s could not be set aside: %s", game.table_id, failure)

    async def _is_due(self) -> bool:
        age = await asyncio.to_thread(lambda: self.age_s)
        return age is None or age >= DAILY.total_seconds()

    async def _warn(self) -> None:
        age = await asyncio.to_thread(lambda: self.age_s)
        if age is None:
            if self._now() - self._began > TOO_OLD:
                log.warning("there is no good backup in %s", self.folder)
        elif age > TOO_OLD.total_seconds():
            log.warning("the last good backup in %s is %.0f hours old", self.folder, age / 3600)
