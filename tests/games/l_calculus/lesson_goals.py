"""What the steps of L-Calculus's lesson ask White for."""

import re

from bot.contract.beside_tests import Goal, Trial


def lengths(trial: Trial) -> tuple[int, int]:
    """How many counters each of the two swapped blocks has."""
    start, end, stop = (int(number) for number in blocks(trial.actions[0]))
    return end - start + 1, stop - end


def blocks(swap: str) -> tuple[str, str, str]:
    one, other = (part.split("-") for part in swap.split("/"))
    return one[0], one[-1], other[-1]


def longest_end(line: str) -> int:
    found = re.fullmatch(r"(B*).*?(B*)", line)
    assert found
    return max(map(len, found.groups()))


GOALS: dict[str, Goal] = {
    "swap": lambda t: len(t.actions) == 1 and max(lengths(t)) > 1,
    "split": lambda t: t.after.score[0] - t.before.score[0] >= 9,
    "remove": lambda t: len(t.before.line) - len(t.after.line) == longest_end(t.before.line),
    "end": lambda t: t.wins,
}
