"""The line a game begins with, where it is drawn (LC-2, option `start`)."""

from functools import cache
from importlib.resources import files

from games.core.seeded import Lots

ALTERNATE, DRAWN, BALANCED = "alternate", "drawn", "balanced"
SOLVED = 10  # counters each, up to which balanced lines are known
EXCHANGED = str.maketrans("WB", "BW")


def file_name(blocks: str) -> str:
    """Name the list that tools.opponents.l_calculus_tables makes."""
    return f"balanced_{blocks}.txt"


@cache
def balanced_lines(blocks: str) -> tuple[str, ...]:
    """List lines of ten counters each that are worth nothing to either player with best play."""
    return tuple(files(__package__).joinpath(file_name(blocks)).read_text(encoding="ascii").split())


def first_line(start: str, counters: int, blocks: str, seed: str) -> str:
    """Lay the line as the option says: one after the other, or as the seed has it."""
    if start == ALTERNATE:
        return "WB" * counters
    lots = Lots(seed, "line")
    if start == DRAWN:
        return "".join(lots.shuffled("WB" * counters))
    return lots.pick(balanced_lines(blocks)) if counters == SOLVED else _alike(counters, lots)


def _alike(counters: int, lots: Lots) -> str:
    """Draw a line that reads the same from the other end with its colours exchanged: older tables have such."""
    half = "".join("WB"[lots.below(2)] for _ in range(counters))
    return half + half[::-1].translate(EXCHANGED)
