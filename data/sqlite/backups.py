"""Backups by themselves: where they lie, which are kept, and how old the newest is."""

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

from data.sqlite.backup import back_up

DAILY, WEEKLY = 7, 4
STAMP = "%Y%m%d-%H%M%S"


def folder_of(database: Path) -> Path:
    """Name the folder where a database's backups lie, unless the host names another."""
    return database.parent / "backups"


def name_of(database: Path, folder: Path, now: datetime) -> Path:
    """Name the backup of a moment; only what was proved ever has this name."""
    return folder / f"{database.stem}-{now.astimezone(UTC):{STAMP}}{database.suffix}"


def make(database: Path, folder: Path, now: datetime, prove: Callable[[Path], None] = lambda half: None) -> Path:
    """Copy a database that may be in use; the copy is the owner's alone, and has its name once it is proved."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy = name_of(database, folder, now)
    back_up(database, copy, prove)
    return copy


def broken_list(copy: Path) -> Path:
    """Name the file beside a backup that lists the games in it whose logs don't lead to what they say."""
    return copy.with_name(f"{copy.name}.broken")


def rotate(database: Path, folder: Path, daily: int = DAILY, weekly: int = WEEKLY) -> list[Path]:
    """Remove the backups that need not be kept; give back which."""
    made = found(database, folder)
    kept = to_keep(made.values(), daily, weekly)
    surplus = [path for path, moment in made.items() if moment not in kept]
    for path in surplus:
        path.unlink(missing_ok=True)
        broken_list(path).unlink(missing_ok=True)
    return surplus


def to_keep(moments: Iterable[datetime], daily: int = DAILY, weekly: int = WEEKLY) -> set[datetime]:
    """Keep the newest of each of the last so many days, and of the last so many weeks, that have a backup at all."""
    newest_first = sorted(moments, reverse=True)
    by_week = _newest(newest_first, lambda moment: moment.isocalendar()[:2], weekly)
    return _newest(newest_first, datetime.date, daily) | by_week


def _newest(newest_first: list[datetime], span: Callable[[datetime], object], most: int) -> set[datetime]:
    newest: dict[object, datetime] = {}
    for moment in newest_first:
        if len(newest) < most or span(moment) in newest:
            newest.setdefault(span(moment), moment)
    return set(newest.values())


def found(database: Path, folder: Path) -> dict[Path, datetime]:
    """List the backups that `make` has made of a database, and when; whatever else lies there is left alone."""
    name = re.compile(rf"{re.escape(database.stem)}-(\d{{8}}-\d{{6}}){re.escape(database.suffix)}")
    matches = [(path, name.fullmatch(path.name)) for path in sorted(folder.glob(f"*{database.suffix}"))]
    return {path: datetime.strptime(match[1], STAMP).replace(tzinfo=UTC) for path, match in matches if match}


def newest(database: Path, folder: Path) -> datetime | None:
    """Say when the last backup was made, so that one too old can be told."""
    return max(found(database, folder).values(), default=None)


def broken(database: Path, folder: Path) -> list[str]:
    """List the games in the newest backup whose logs don't lead to what they say."""
    last = newest(database, folder)
    listed = broken_list(name_of(database, folder, last)) if last else None
    if listed is None or not listed.exists():
        return []
    return [line for line in listed.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
