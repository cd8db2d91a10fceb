"""`python -m data`: copy a database away, and back."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from data.sqlite.backup import back_up, restore
from data.store import ChangedMigration, Locked, NewerDatabase, StoreFailed


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; one line says what was done, or why not."""
    asked = _parser().parse_args(arguments)
    try:
        said = _back_up(asked.database, asked.copy) if asked.verb == "backup" else _restore(asked.copy, asked.database)
    except (OSError, StoreFailed, Locked, NewerDatabase, ChangedMigration) as failure:
        sys.stderr.write(f"{failure}\n")
        return 1
    sys.stdout.write(f"{said}\n")
    return 0


def _back_up(database: Path, copy: Path) -> str:
    back_up(database, copy)
    return f"{database} is copied to {copy}, and the copy is sound."


def _restore(copy: Path, database: Path) -> str:
    kept = restore(copy, database)
    return f"{database} is what {copy} was" + (f"; what it was before is {kept}." if kept else ".")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m data", description="Copy Cairn's database away, and back.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    backup = verbs.add_parser("backup", help="copy DATABASE to COPY; the bot may be running")
    backup.add_argument("database", type=Path, metavar="DATABASE")
    backup.add_argument("copy", type=Path, metavar="COPY")
    back = verbs.add_parser("restore", help="put COPY in the place of DATABASE; the bot must be stopped")
    back.add_argument("copy", type=Path, metavar="COPY")
    back.add_argument("database", type=Path, metavar="DATABASE")
    return parser


if __name__ == "__main__":
    sys.exit(main())
