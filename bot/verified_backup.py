"""`python -m bot.verified_backup DATABASE FOLDER`: make a backup, prove it by replaying it, remove old ones."""

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.tables import is_replayable
from data.errors import DamagedDatabase, StoreError
from data.logs import prove
from data.sqlite import backups
from data.sqlite.reader import reading

UNSOUND = ".unsound"  # ends the name of an unsound copy
NICENESS = 15
FAILED, USAGE = 1, 2


def main(arguments: Sequence[str]) -> int:
    """Print the backup's path, or one line that says what is wrong."""
    if len(arguments) != 2:
        sys.stderr.write("python -m bot.verified_backup DATABASE FOLDER\n")
        return USAGE
    database, folder = map(Path, arguments)
    os.nice(NICENESS)
    try:
        sys.stdout.write(f"{back_up(database, folder, datetime.now(UTC))}\n")
    except (StoreError, OSError) as failure:
        sys.stderr.write(f"{' '.join(str(failure).split())}\n")
        return FAILED
    return 0


def back_up(database: Path, folder: Path, now: datetime) -> Path:
    """Copy a database in use, prove the copy, and remove old backups; if the copy is unsound, remove nothing."""
    copy = backups.make(database, folder, now)
    try:
        asyncio.run(replay(copy))
    except DamagedDatabase:
        _set_aside(copy, database)
        raise
    backups.rotate(database, folder)
    return copy


async def replay(copy: Path) -> int:
    """Open a copy and replay every log in it."""
    async with reading(copy) as opened:
        return await prove(opened, is_replayable)


def _set_aside(copy: Path, database: Path) -> None:
    """Keep the last unsound copy for inspection; it doesn't count as a backup."""
    for older in copy.parent.glob(f"{database.stem}-*{UNSOUND}"):
        with suppress(OSError):
            older.unlink()
    copy.rename(f"{copy}{UNSOUND}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
