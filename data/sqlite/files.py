"""A database's file and those beside it: kept private, found when left behind, noticed when gone."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from data.errors import CannotOpen, DatabaseVanished, MissingDatabase

PRIVATE = 0o600
NOTHING = 1  # byte or less: SQLite itself takes such a file for an empty database
OTHERS = 0o007  # every right of those who are neither the owner nor in the group
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside the file while it is in use


def make_private(path: Path) -> None:
    """Make an empty file that nobody else can read; what SQLite puts beside a database has the rights of its file."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE))


def keep_private(database: Path) -> None:
    """Remove everybody's rights on a database; a group's rights are kept, because somebody gave them."""
    for path in (database, *beside(database)):
        if path.exists() and path.stat().st_mode & OTHERS:
            path.chmod(PRIVATE)


def beside(database: Path) -> list[Path]:
    """Name the files that SQLite may have beside a database."""
    return [Path(f"{database}{suffix}") for suffix in BESIDE]


def remains(database: Path) -> list[Path]:
    """Find traces of a database: parts of one, files kept by a restore, and backups."""
    parts = [path for path in (*beside(database), before_restore(database)) if path.exists()]
    backups = (database.parent / "backups").glob(f"{database.stem}-*{database.suffix}")
    return [*parts, *database.parent.glob(f"{database.name}.*.partial"), *sorted(backups)[-1:]]


def before_restore(database: Path) -> Path:
    """Name the file that keeps what a restore has replaced."""
    return Path(f"{database}.before-restore")


def real_path(database: Path) -> Path:
    """Follow a link to the file itself, because the files beside it are there."""
    if database.is_symlink() and not database.exists():
        raise MissingDatabase(f"{database} points to {database.readlink()}, where there is no database.")
    return database.resolve()


def check_nothing_remains(database: Path) -> None:
    """Refuse to put an empty database where one was lost."""
    if left := remains(database):
        raise MissingDatabase(
            f"There is no database at {database}, but there is {', '.join(map(str, left))}: put the database back, or "
            f"a backup (`python -m data restore COPY {database}`); to begin anew, move what remains elsewhere first."
        )


def check_one_name(database: Path) -> None:
    """Refuse a file with a second name (a hard link): what SQLite keeps beside the other one is not seen here."""
    kept = before_restore(database)  # of a restore that was killed: nobody plays under this name
    names = database.stat().st_nlink - (kept.exists() and kept.samefile(database))
    if names > 1:
        raise CannotOpen(
            f"{database} has {names} names (hard links), and turns written under one are lost under another: find the "
            f"others with `find / -xdev -samefile {database}`, and remove them, or copy this one (cp) and use the copy."
        )


def to_disk(path: Path) -> None:
    """Wait until a file or a folder is on disk; never a database in use, since closing it would drop its locks."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


@dataclass(frozen=True, slots=True)
class Footprint:
    """The files on disk of a database in use."""

    files: dict[Path, tuple[int, int]] = field(default_factory=dict)  # device and inode
    database: Path | None = None

    @classmethod
    def of(cls, database: Path, *others: Path) -> "Footprint":
        """Remember the files as they are now."""
        found = {path: _found(path) for path in (database, *others)}
        return cls({path: _identity(state) for path, state in found.items() if state}, database)

    def check(self) -> None:
        """Raise if one of them is gone, or is another one now, or if nothing is left in the database."""
        for path, identity in self.files.items():
            state = _found(path)
            if state is None or _identity(state) != identity or (path == self.database and state.st_size <= NOTHING):
                raise DatabaseVanished(
                    f"{path} was removed, replaced or emptied while Cairn was using it: nothing more is written. "
                    "Stop Cairn, put the database back, and start again."
                )


def _found(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116  half as long as Path.stat, once a group of commits
    except OSError:
        return None


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
