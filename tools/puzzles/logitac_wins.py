"""Wins of Logitac, proved over every legal turn of the other side: the search thins out ascents and recruits."""

from collections.abc import Iterable, Iterator

from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import RUNNING, QuickPosition
from games.opponents.logitac.quick_move import Move
from games.opponents.logitac.search import Search

LONGEST = 4  # own turns: longer wins have too many answers to be proved
ALONE = 3  # so short a win must be the only one
NODES, DEEP = 3_000, 8  # to find a turn that goes on winning; whether it does is proved then
KNOWN = 4  # moves that won last with as many turns left: what one answer doesn't meet, another seldom does


def is_proved(here: QuickPosition, move: Move, turns: int) -> bool:
    """Tell whether a move wins within so many own turns, itself included, whatever the other plays."""
    return _Proof(here).is_won_by(move, turns - 1)


def holds(here: QuickPosition, best: Move, turns: int, others: Iterable[Move]) -> bool:
    """Tell whether a win that is promised is one, and, where it is short, no other move wins as soon."""
    if turns > LONGEST:
        return True
    if turns <= ALONE and any(is_proved(here, other, turns) for other in others):
        return False
    return is_proved(here, best, turns)


class _Proof:
    """Looks for a win of the seat to move, and remembers what it has found."""

    def __init__(self, here: QuickPosition) -> None:
        self._here, self._seat = here, here.seat
        self._found: dict[object, bool] = {}
        self._winners: dict[int, list[Move]] = {}

    def is_won_by(self, move: Move, turns: int) -> bool:
        """Tell whether the move wins at once, or with so many own turns after it."""
        self._here.make(move)
        won = self._is_won(turns)
        self._here.unmake()
        return won

    def _is_won(self, turns: int) -> bool:
        here = self._here
        if here.winner != RUNNING:
            return here.winner == self._seat
        place = (here.key, tuple(here.sides), here.seat, here.falling, here.is_escaping, here.quiet, turns)
        if place not in self._found:
            self._found[place] = self._wins(turns) if here.seat == self._seat else self._beats_all(turns)
        return self._found[place]

    def _beats_all(self, turns: int) -> bool:
        answers = moves(self._here)  # none: they pass (G-8), which isn't looked into
        return bool(answers) and all(self.is_won_by(answer, turns) for answer in answers)

    def _wins(self, turns: int) -> bool:
        """Tell whether a move of the seat wins; one that comes out of a chimney or escapes is no turn."""
        left = turns - (not self._here.falling and not self._here.is_escaping)
        winner = next((move for move in self._tried(left) if left >= 0 and self.is_won_by(move, left)), None)
        if winner is None:
            return False
        known = [winner, *(move for move in self._winners.get(left, ()) if move != winner)]
        self._winners[left] = known[:KNOWN]
        return True

    def _tried(self, left: int) -> Iterator[Move]:
        """Give the seat's moves: what won before, then what the search thinks best if more than one turn is left."""
        every = moves(self._here)
        first = [move for move in self._winners.get(left, ()) if move in every]
        yield from first
        if left > 0 and len(every) > 1:
            first.append(Search(self._here, NODES).best(every, DEEP, {})[0].move)
            yield first[-1]
        yield from (move for move in every if move not in first)
