"""Solve L-Calculus backwards: shorter lines first, and each length by the turns of quiet that are left (LC-11).

The value of a line is the difference of the marks still to come, for White to move, with best play by both. Black to
move is White to move on the line with its colours inverted. With no quiet turn left the value is 0; with one more, a
turn is worth its marks and then the better of going on quietly and of the best removal. After a few rounds nothing
changes any more, and the value stands for any number of quiet turns.

Swapping back is forbidden (LC-5), so a line's second best value counts, too, where one result alone is best.
"""

from array import array
from dataclasses import dataclass, field

from games.opponents.l_calculus.lines import inverted, is_over, removals, results, worth

NONE = -(10**6)
MOST_ROUNDS = 10  # the fewest quiet turns that can be chosen: by then the value has settled
BATCH, RATE = 64, 12  # lines told a turn, on average: measured to be quickest

Values = list[int]  # by line


@dataclass(slots=True)
class Round:
    """Best and second best of each line with so many quiet turns left; `by`: the best result where it is alone."""

    best: Values
    second: Values
    by: dict[int, int] = field(default_factory=dict)
    second_by: dict[int, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class TurnValues:
    """What a turn to each line is worth; `tied`: from some lines more, since LC-5 forbids the best answer."""

    usual: Values
    tied: dict[int, dict[int, int]]  # by the line before, by the line after


class LengthSolver:
    """All lines of one length with at most so many counters of a colour."""

    def __init__(self, length: int, counters: int, blocks: str, solved: list[Values]) -> None:
        self.length, self.blocks = length, blocks
        ones = range(max(1, length - counters), min(counters, length - 1) + 1)
        self.lines = [line for line in range(1 << length) if line.bit_count() in ones]
        self._mirror = _mirrored(length)
        self._halves = [line for line in self.lines if line <= self._mirror[line]]
        self._worth, self._taken = self._blank(), self._blank()
        for line in self._halves:
            self._set(self._worth, line, worth(line, length))
            self._set(self._taken, line, self._best_removal(line, solved))

    def solve(self) -> list[Round]:
        """Go on until two rounds are the same."""
        rounds = [Round([0] * (1 << self.length), [0] * (1 << self.length))]
        while len(rounds) < 3 or rounds[-1] != rounds[-2]:
            if len(rounds) > MOST_ROUNDS + 1:
                raise ValueError(f"length {self.length} doesn't settle")
            rounds.append(self._next(self._turns(rounds[-1])))
        return rounds[1:-1]

    def as_bytes(self, values: Values) -> bytes:
        """Write one signed byte a line: 0 for lines that can't be, and for the greater one of two mirrored lines."""
        filled = array("b", bytes(1 << self.length))
        for line in self._halves:
            filled[line] = values[line]
        return filled.tobytes()

    def _blank(self) -> Values:
        return [NONE] * (1 << self.length)

    def _set(self, values: Values, line: int, value: int) -> None:
        values[line] = values[self._mirror[line]] = value

    def _best_removal(self, line: int, solved: list[Values]) -> int:
        values = (
            0 if is_over(rest, length) else -solved[length][inverted(rest, length)]
            for _, _, rest, length in removals(line, self.length)
        )
        return max(values, default=NONE)

    def _turns(self, before: Round) -> TurnValues:
        usual, tied = self._blank(), dict[int, dict[int, int]]()
        for line in self.lines:
            answers = inverted(line, self.length)
            now, taken = self._worth[line], self._taken[line]
            usual[line] = now + max(-before.best[answers], taken)
            if answers in before.by:
                other = now + max(-before.second[answers], taken)
                if other != usual[line]:
                    tied.setdefault(inverted(before.by[answers], self.length), {})[line] = other
        return TurnValues(usual, tied)

    def _next(self, turns: TurnValues) -> Round:
        ahead = Round(self._blank(), self._blank())
        self._push(ahead, turns.usual)
        for line in self._halves:
            if ahead.second[line] == NONE or line == self._mirror[line]:
                self._pull(ahead, line, turns)
            elif line in turns.tied:
                self._raise(ahead, line, turns.tied[line])
        self._close(ahead)
        return ahead

    def _push(self, ahead: Round, usual: Values) -> None:
        """Tell the neighbours of the best results first, as long as that settles lines faster than looking at them."""
        for ones in {line.bit_count() for line in self._halves}:
            halves = [line for line in self._halves if line.bit_count() == ones]
            halves.sort(key=usual.__getitem__, reverse=True)
            told = 0
            for nth, result in enumerate(halves, 1):
                told += self._tell(ahead, result, usual[result])
                if told < nth * RATE and nth >= BATCH:
                    break

    def _tell(self, ahead: Round, result: int, value: int) -> int:
        best, second, by, second_by = ahead.best, ahead.second, ahead.by, ahead.second_by
        told, mirror = 0, self._mirror
        mirrored = mirror[result]
        for line in results(result, self.length, self.blocks):
            half = mirror[line]
            half, seen = (half, mirrored) if half < line else (line, result)
            if best[half] == NONE:
                best[half], by[half] = value, seen
                told += 1
            elif second[half] == NONE and by[half] != seen:
                second[half], second_by[half] = value, seen
                told += 1
        return told

    def _pull(self, ahead: Round, line: int, turns: TurnValues) -> None:
        """Look at all results of a line."""
        usual, tied = turns.usual, turns.tied.get(line, {})
        found = {result: usual[result] for result in results(line, self.length, self.blocks)}
        found.update((result, value) for result, value in tied.items() if result in found)
        ahead.by[line] = max(found, key=found.__getitem__)
        ahead.best[line] = found.pop(ahead.by[line])
        ahead.second[line] = max(found.values(), default=NONE)

    def _raise(self, ahead: Round, line: int, tied: dict[int, int]) -> None:
        """Put in the turns that are worth more from here than from elsewhere: one of two answers is forbidden."""
        found = {ahead.by[line]: ahead.best[line], ahead.second_by[line]: ahead.second[line], **tied}
        ahead.by[line] = max(found, key=found.__getitem__)
        ahead.best[line] = found.pop(ahead.by[line])
        ahead.second[line] = max(found.values())

    def _close(self, ahead: Round) -> None:
        """Fill in the mirrored lines, and what happens to who has no swap but the one back (G-8: they pass)."""
        for line in self._halves:
            self._set(ahead.best, line, ahead.best[line])
            self._set(ahead.second, line, ahead.second[line])
            if ahead.second[line] == ahead.best[line]:
                del ahead.by[line]
            else:
                ahead.by[self._mirror[line]] = self._mirror[ahead.by[line]]
        for line in self.lines:
            if ahead.second[line] == NONE:
                ahead.second[line] = -ahead.best[inverted(line, self.length)]


def _mirrored(length: int) -> list[int]:
    """Read every line from the other end."""
    mirror = [0, 1]
    for size in range(2, length + 1):
        mirror = [mirror[line >> 1] | (line & 1) << size - 1 for line in range(1 << size)]
    return mirror
