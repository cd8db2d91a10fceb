"""Positions of Logitac in which a move attacks two pieces at once: from all through games, as few offer one."""

from collections.abc import Iterator
from itertools import count

from games.logitac.state import State
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from tools.puzzles.candidates import RARE_OPTIONS, Candidate, Hunt, of_one_game
from tools.puzzles.logitac import forked

FEW = 6  # ascents and recruits that are looked at


def forks(seed: str) -> Iterator[Candidate]:
    """Go through one game after the other for ever."""
    every = RARE_OPTIONS["logitac"]
    for nth in count():
        for one in of_one_game("logitac", f"{seed}-{nth}", every[nth % len(every)], Hunt()):
            if _has_fork(one):
                yield one


def _has_fork(one: Candidate) -> bool:
    state: State = one.position.state
    here = QuickPosition(state, worth(state.length))
    return any(len(forked(state, (spell(here, move),))) > 1 for move in moves(here, FEW))
