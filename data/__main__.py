"""`python -m data`: back up, restore, copy to another kind of database, check one, mend or archive a broken game."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.tables import table_faults  # the one thing that the log can't know by itself
from data.copying import copy, reading, verify
from data.errors import StoreError
from data.logs import MOST_NAMED, Proof, prove
from data.mending import archive, mend
from data.opening import is_postgresql
from data.sqlite import backup

INTERRUPTED = 130
METAVARS = {"source": "FROM", "target": "TO"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; one line says what was done, or why not."""
    asked = _parser().parse_args(arguments)
    try:
        said = asked.do(asked)
    except (OSError, StoreError) as failure:
        sys.stderr.write(f"{' '.join(str(failure).split())}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted. Nothing half done is left: ask again.\n")
        return INTERRUPTED
    sys.stdout.write(f"{said}\n")
    return 0


def _back_up(asked: argparse.Namespace) -> str:
    proofs: list[Proof] = []
    backup.back_up(asked.database, asked.copy, lambda half: proofs.append(asyncio.run(_proved(half))))
    (proof,) = proofs
    if proof.broken:
        return f"{asked.database} is copied to {asked.copy}, as it is: {proof.verdict()}"
    return f"{asked.database} is copied to {asked.copy}, and the copy is sound{_aside(proof)}."


async def _proved(copy: Path) -> Proof:
    async with reading(str(copy)) as side:
        return await prove(side, table_faults)


def _restore(asked: argparse.Namespace) -> str:
    kept = backup.restore(asked.copy, asked.database)
    return f"{asked.database} is what {asked.copy} was" + (f"; what it was before is {kept}." if kept else ".")


def _verify(asked: argparse.Namespace) -> str:
    proof = asyncio.run(verify(asked.database, table_faults))
    steps = "1 step" if proof.later == 1 else f"{proof.later} steps"
    later = f"; the next start brings it up to date by {steps}" if proof.later else ""
    which = "The PostgreSQL database" if is_postgresql(asked.database) else asked.database
    return f"{which} is sound, and {proof.logs} logs in it lead to what they say{_aside(proof)}{later}."


def _mend(asked: argparse.Namespace) -> str:
    games = asyncio.run(mend(asked.database, asked.table, asked.backup, table_faults))
    return f"Table {asked.table}: {_said(games)} again leads to what it says."


def _archive(asked: argparse.Namespace) -> str:
    games = asyncio.run(archive(asked.database, asked.table, asked.file, table_faults))
    return (
        f"Table {asked.table}: {_said(games)} is in {asked.file}, and its log is out of the database; its result stays."
    )


def _said(games: Sequence[int]) -> str:
    return f"the log of game {', '.join(map(str, games))}"


def _aside(proof: Proof) -> str:
    if not proof.aside:
        return ""
    named = ", ".join(f"{table} ({game})" for table, game in proof.aside[:MOST_NAMED])
    return f"; {len(proof.aside)} are set aside, such as {named}"


def _copy(asked: argparse.Namespace) -> str:
    rows, logs = asyncio.run(copy(asked.source, asked.target, table_faults))
    each = ", ".join(f"{name} {number}" for name, number in rows.items())
    return f"{sum(rows.values())} rows are copied and compared, and {logs} logs replayed: {each}."


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m data", description="Look after Cairn's database.")
    verbs = parser.add_subparsers(dest="verb", required=True)

    def verb(
        name: str, do: Callable[[argparse.Namespace], str], told: str, **arguments: type
    ) -> argparse.ArgumentParser:
        one = verbs.add_parser(name, help=told)
        one.set_defaults(do=do)
        for argument, kind in arguments.items():
            one.add_argument(argument, type=kind, metavar=METAVARS.get(argument, argument.upper()))
        return one

    verb("backup", _back_up, "copy DATABASE to COPY; the bot may be running", database=Path, copy=Path)
    verb("restore", _restore, "put COPY in the place of DATABASE; the bot must be stopped", copy=Path, database=Path)
    over = "copy FROM to TO, a path or postgresql://…; the bot must be stopped"
    verb("copy", _copy, over, source=str, target=str)
    whole = "take a broken game of TABLE from BACKUP, or look at it again; the bot must be stopped"
    verb("mend", _mend, whole, database=str, table=str).add_argument("backup", metavar="BACKUP", nargs="?")
    out = "write a broken game of TABLE to FILE, its log out of DATABASE; the bot must be stopped"
    verb("archive", _archive, out, database=str, table=str, file=Path)
    verb("verify", _verify, "look at all of DATABASE, replay every log in it, and change nothing", database=str)
    return parser


if __name__ == "__main__":
    sys.exit(main())
