"""`python -m bot.verified_backup DATABASE FOLDER`: make a backup, prove it by replaying it, remove old ones."""

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.tables import table_faults
from data.errors import StoreError
from data.logs import BrokenGame, Proof, prove
from data.sqlite import backups
from data.sqlite.files import PRIVATE, to_disk
from data.sqlite.reader import reading

UNSOUND = ".unsound"  # ends the name of an unsound copy
NICENESS = 15
FAILED, USAGE = 1, 2
FEW, PART = 3, 20  # so many broken logs, or one of so many, leave the rest worth keeping
ABOUT = """\
# The logs of these games don't lead to what they say; everything else in this backup was replayed and is sound.
# The bot sets them aside. With the bot stopped, take a game from an older backup:
#   python -m data mend DATABASE TABLE BACKUP
# or write what is left of it to a file, and its log out of the database:
#   python -m data archive DATABASE TABLE FILE
"""


@dataclass(frozen=True, slots=True)
class VerifiedBackup:
    """A backup, and what in it is broken and wasn't known to be."""

    copy: Path
    broken: tuple[BrokenGame, ...] = ()

    def written(self) -> str:
        return json.dumps({"copy": str(self.copy), "broken": self.broken})

    @classmethod
    def read(cls, text: str) -> "VerifiedBackup":
        said = json.loads(text)
        return cls(Path(said["copy"]), tuple(BrokenGame(*game) for game in said["broken"]))


def main(arguments: Sequence[str]) -> int:
    """Print what was made, or one line that says what is wrong."""
    if len(arguments) != 2:
        sys.stderr.write("python -m bot.verified_backup DATABASE FOLDER\n")
        return USAGE
    database, folder = map(Path, arguments)
    os.nice(NICENESS)
    try:
        sys.stdout.write(f"{back_up(database, folder, datetime.now(UTC)).written()}\n")
    except Exception as failure:  # noqa: BLE001 whatever it is, no backup was made
        kind = "" if isinstance(failure, StoreError | OSError) else f"{type(failure).__name__}: "
        sys.stderr.write(f"{kind}{' '.join(str(failure).split())}\n")
        return FAILED
    return 0


def back_up(database: Path, folder: Path, now: datetime) -> VerifiedBackup:
    """
    Copy a database in use, prove the copy, and only then name it.

    Old backups are removed, unless something in this one is newly broken: then a sound older one may be needed.
    """
    broken: list[BrokenGame] = []
    before = backups.broken(database, folder)

    def prove_and_list(half: Path) -> None:
        try:
            proof = asyncio.run(replay(half))
            if not is_worth_keeping(proof):
                proof.check()
            _list(proof, backups.broken_list(backups.name_of(database, folder, now)))
        except Exception:
            _set_aside(half, backups.name_of(database, folder, now), database)
            raise
        broken.extend(proof.broken)

    copy = backups.make(database, folder, now, prove_and_list)
    if {str(game) for game in broken} <= set(before):
        backups.rotate(database, folder)
    return VerifiedBackup(copy, tuple(broken))


async def replay(copy: Path) -> Proof:
    async with reading(copy) as opened:
        return await prove(opened, table_faults)


def is_worth_keeping(proof: Proof) -> bool:
    """Return whether only a few logs are broken: where many are, it is the rules or the disk that is."""
    return len(proof.broken) * 2 <= proof.logs and len(proof.broken) <= max(FEW, proof.logs // PART)


def _list(proof: Proof, path: Path) -> None:
    """Name the broken games beside the copy, before it has its name."""
    known = [f"{table} ({game}): it was set aside before" for table, game in proof.aside]
    path.unlink(missing_ok=True)
    if lines := [*map(str, proof.broken), *known]:
        path.touch(PRIVATE)
        path.write_text(f"{ABOUT}{chr(10).join(lines)}\n", encoding="utf-8")
        to_disk(path)


def _set_aside(half: Path, copy: Path, database: Path) -> None:
    """Keep the last unsound copy for inspection; it doesn't count as a backup."""
    for older in copy.parent.glob(f"{database.stem}-*{UNSOUND}"):
        with suppress(OSError):
            older.unlink()
    backups.broken_list(copy).unlink(missing_ok=True)
    half.rename(f"{copy}{UNSOUND}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
