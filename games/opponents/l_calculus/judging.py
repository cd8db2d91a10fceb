"""What turns are worth: exactly where the line is solved, else by looking ahead."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.core.seeded import Lots
from games.opponents.l_calculus.lines import inverted, is_over, results, worth
from games.opponents.l_calculus.position import LinePosition, LineTurn, ends
from games.opponents.l_calculus.solution import Solution
from games.opponents.l_calculus.tables import is_solved


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn and the difference still to come if it is taken."""

    turn: LineTurn
    points: int


def best_first(judged: Iterable[JudgedTurn]) -> list[JudgedTurn]:
    return sorted(judged, key=lambda one: -one.points)


def solved_turns(solution: Solution, at: LinePosition) -> list[JudgedTurn]:
    """Value every turn by the tables, the best first."""
    judged: list[JudgedTurn] = []
    for line, swap in at.lines().items():
        marks = 0 if at.has_swapped else worth(line, at.length)
        came_from = at.before if at.has_swapped else at.line
        for turn in ends(swap, line, at.length):
            if turn.is_quiet:
                assert came_from is not None  # a swap has a line before it
                value = solution.keeping(came_from, line, at.length, at.quiet)
            else:
                value = solution.removal(turn.rest, turn.length)
            judged.append(JudgedTurn(turn, marks + value))
    solution.nodes += len(judged)
    return best_first(judged)


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How far one looks: turns taken up at each step, the longest line known by heart, and at what cost."""

    widths: tuple[int, ...]
    knows: int
    nodes: int


class LookAhead:
    """Weighs turns by marks, the best replies to them, the replies to those …, and by the tables where they reach."""

    def __init__(self, solution: Solution, limits: SearchLimits) -> None:
        self._solution, self._limits, self._blocks = solution, limits, solution.blocks
        self._left = limits.nodes

    def turns(self, at: LinePosition) -> list[JudgedTurn]:
        """Judge the most promising turns, the best first; those not looked into come last, by their marks alone."""
        lines = at.lines()
        marks = {line: 0 if at.has_swapped else self._worth(line, at.length) for line in lines}
        order = sorted(lines, key=lambda line: (-marks[line], line))
        judged: list[JudgedTurn] = []
        for line in order[: self._limits.widths[0]]:
            if self._left <= 0 and judged:
                break
            for turn in ends(lines[line], line, at.length):
                is_last = turn.is_quiet and at.quiet == 1  # LC-11
                theirs = 0 if is_last else self._reply(turn.rest, turn.length, 1)
                judged.append(JudgedTurn(turn, marks[line] - theirs))
        return best_first(judged)

    def _reply(self, rest: int, length: int, depth: int) -> int:
        return self._value(inverted(rest, length), length, depth)

    def _value(self, line: int, length: int, depth: int) -> int:
        if is_over(line, length):
            return 0
        if length <= self._limits.knows and is_solved(line, length):
            return self._solution.position(line, length, 10)
        worths = [(self._worth(result, length), result) for result in results(line, length, self._blocks)]
        if depth >= len(self._limits.widths) or self._left <= 0:
            return max(worths)[0]
        worths.sort(reverse=True)
        return max(
            marks - self._reply(turn.rest, turn.length, depth + 1)
            for marks, result in worths[: self._limits.widths[depth]]
            for turn in ends(None, result, length)
        )

    def _worth(self, line: int, length: int) -> int:
        self._left -= 1
        self._solution.nodes += 1
        return worth(line, length)


def marks_turns(
    solution: Solution, at: LinePosition, lots: Lots | None = None, glance: int = 0
) -> Sequence[JudgedTurn]:
    """Judge by the marks of this turn alone; with lots, of a few swaps only, as somebody new to the game sees them.

    Who leads takes off what they can, to bring the end nearer; who doesn't keeps everything.
    """
    lines = at.lines()
    seen = sorted(lines)
    if lots is not None and len(seen) > glance:
        seen = [lots.pick(seen) for _ in range(glance)]
    judged: list[JudgedTurn] = []
    for line in seen:
        marks = 0 if at.has_swapped else worth(line, at.length)
        solution.nodes += 1
        next_turns = list(ends(lines[line], line, at.length))
        chosen = max(next_turns, key=lambda turn: -turn.length) if at.lead + marks > 0 else next_turns[0]
        judged.append(JudgedTurn(chosen, marks))
    return best_first(judged)
