"""Wins of Logitac, proved over every legal turn of the other side: the search thins out ascents and recruits."""

from collections.abc import Iterable

from games.core.outcome import Seat
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import RUNNING, Move, QuickPosition
from games.opponents.logitac.search import Search

LONGEST = 3  # own turns: longer wins have too many answers to be proved
ALONE = 2  # so short a win must be the only one
NODES, DEEP = 3_000, 8  # to find a turn that goes on winning; whether it does is proved then


def is_proved(here: QuickPosition, move: Move, turns: int) -> bool:
    """Tell whether a move wins within so many own turns, itself included, whatever the other plays."""
    seat: Seat = 1 if here.seat else 0
    here.make(move)
    try:
        return _is_won(here, seat, turns - 1)
    finally:
        here.unmake()


def holds(here: QuickPosition, best: Move, turns: int, others: Iterable[Move]) -> bool:
    """Tell whether a win that is promised is one, and, where it is short, no other move wins as soon."""
    if turns > LONGEST:
        return True
    if turns <= ALONE and any(is_proved(here, other, turns) for other in others):
        return False
    return is_proved(here, best, turns)


def _is_won(here: QuickPosition, seat: Seat, turns: int) -> bool:
    """Tell whether the seat wins with so many own turns to begin."""
    if here.winner != RUNNING:
        return here.winner == seat
    if here.seat != seat:
        answers = moves(here)  # none: they pass (G-8), which isn't looked into
        return bool(answers) and all(_after(here, answer, seat, turns) for answer in answers)
    left = turns - (not here.falling and not here.is_escaping)
    return left >= 0 and any(_after(here, move, seat, left) for move in _tried(here, left))


def _after(here: QuickPosition, move: Move, seat: Seat, turns: int) -> bool:
    here.make(move)
    won = _is_won(here, seat, turns)
    here.unmake()
    return won


def _tried(here: QuickPosition, left: int) -> list[Move]:
    """Order the seat's moves: where more than one turn is left, what the search thinks best comes first."""
    every = moves(here)
    if not left or len(every) < 2:
        return every
    best = Search(here, NODES).best(every, DEEP, {})[0].move
    return [best, *(move for move in every if move != best)]
