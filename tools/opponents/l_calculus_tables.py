"""Make the tables by which L-Calculus is played perfectly: `make opponent-tables`, some minutes of one core."""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_LZMA, ZipFile, ZipInfo

from games.core.seeded import Lots
from games.l_calculus import starts
from games.opponents.l_calculus import tables
from games.opponents.l_calculus.lines import spelled
from tools.opponents.l_calculus_solver import LengthSolver, Round, Values

ROOT = Path(__file__).parents[2]
STARTS = ROOT / "games/l_calculus"
BLOCKS = ("any", "equal")
MOST_STARTS = 256  # for each setting
LONGEST_RUN = 3  # at the start of a game that is to be fair: long runs make it a race for their ends

Table = tuple[str, bytes]


def packed(solver: LengthSolver, rounds: list[Round]) -> Iterator[Table]:
    """Give the settled values, and what is to be added with 1, 2 … quiet turns left."""
    settled = rounds[-1].best
    yield tables.SETTLED, solver.as_bytes(settled)
    for quiet, earlier in enumerate(rounds[:-1], 1):
        change = [there - here for there, here in zip(earlier.best, settled, strict=True)]
        yield str(quiet), solver.as_bytes(change)


def solved(blocks: str) -> Iterator[tuple[int, Iterator[Table], Values]]:
    """Solve one length after the other."""
    values: list[Values] = [[]] * tables.SHORTEST
    for length in range(tables.SHORTEST, tables.LONGEST + 1):
        solver = LengthSolver(length, tables.MOST_COUNTERS, blocks, values)
        rounds = solver.solve()
        values.append(rounds[-1].best)
        print(f"{blocks} {length}: {len(solver.lines)} lines, {len(rounds)} rounds", flush=True)
        yield length, packed(solver, rounds), values[-1]


def balanced(values: Values, blocks: str) -> Iterator[str]:
    """Draw starting lines that are worth nothing to either player (the option `start`)."""
    lines = (spelled(line, tables.LONGEST) for line in range(len(values)) if line.bit_count() == tables.MOST_COUNTERS)
    too_long = ("W" * (LONGEST_RUN + 1), "B" * (LONGEST_RUN + 1))
    even = [line for line in lines if not any(run in line for run in too_long) and values[_number(line)] == 0]
    return iter(sorted(Lots("balanced", blocks).shuffled(even)[:MOST_STARTS]))


def _number(line: str) -> int:
    return sum(1 << place for place, counter in enumerate(line) if counter == "B")


def archive(blocks: str) -> Path:
    return ROOT / "games/opponents/l_calculus" / tables.file_name(blocks)


def make(blocks: str) -> None:
    """Write the tables and the balanced lines of one setting."""
    made_file = BytesIO()
    with ZipFile(made_file, "w", ZIP_LZMA) as made:
        for length, parts, values in solved(blocks):
            for part, content in parts:
                made.writestr(_entry(tables.member(length, part)), content, ZIP_LZMA)
            if length == tables.LONGEST:
                lines = "".join(f"{line}\n" for line in balanced(values, blocks))
                (STARTS / starts.file_name(blocks)).write_text(lines, encoding="ascii")
    archive(blocks).write_bytes(made_file.getvalue())
    print(f"{archive(blocks).relative_to(ROOT)}: {archive(blocks).stat().st_size} bytes")


def main(argv: list[str]) -> int:
    for blocks in argv or BLOCKS:
        make(blocks)
    return 0


def _entry(name: str) -> ZipInfo:
    """Without the time of day: the same tables make the same file."""
    return ZipInfo(name, (1980, 1, 1, 0, 0, 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
