"""What an example would play."""

from collections.abc import Sequence

from games.core.example import middle
from games.core.game import Action
from games.logitac.board import INDEX, PAWN
from games.logitac.legal import STAY
from games.logitac.state import State, squares


def exemplary(state: State, actions: Sequence[Action]) -> Action:
    """Step with a pawn; else move something; else whatever is asked for, somewhere in the middle."""
    if STAY in actions:
        return STAY
    moves = [action for action in actions if len(squares(action)) == 2 and "^" not in action]
    pawns = [action for action in moves if state.board[INDEX[squares(action)[0]]] & 7 == PAWN]
    return middle(pawns or moves or actions)
