"""Positions of Logitac to test rules on."""

from dataclasses import replace

from games.core.outcome import Seat
from games.core.play import legal
from games.logitac.board import CHIMNEYS, NAMES
from games.logitac.rules import GAME
from games.logitac.state import Side, State, furthest, place

SIDE = Side(reserve=5, double=0)
EMPTY = Side(reserve=0, double=0)
BOARD_2 = [name for name in NAMES[144:208] if name not in CHIMNEYS]
BOARD_3 = [name for name in NAMES[208:233] if name not in CHIMNEYS]


def bare(white: str, black: str = "", to_move: Seat = 0) -> State:
    """Leave both reserves empty: only moves are legal."""
    return position(white, black, (EMPTY, EMPTY), to_move)


def position(white: str, black: str = "k12", sides: tuple[Side, Side] = (SIDE, SIDE), to_move: Seat = 0) -> State:
    board = place(white, black)
    reached = (furthest(board, 0), furthest(board, 1))
    return State(board=board, sides=sides, to_move=to_move, turn=9, reached=reached)


def owed(*credits: int, reserve: int = 5) -> tuple[Side, Side]:
    """Owe White credits on boards 1, 2 and 3."""
    one, two, three = credits
    return replace(SIDE, reserve=reserve, credits=(one, two, three)), SIDE


def begin(*actions: str) -> State:
    return play(GAME.setup({}, "any"), *actions)


def play(state: State, *actions: str) -> State:
    for action in actions:
        assert action in legal(GAME, state), action
        state = GAME.apply(state, action)
    return state


def moves(state: State) -> list[str]:
    return list(legal(GAME, state))


def rises(*origins: str, to: list[str]) -> list[str]:
    return [f"{origin}^{target}" for origin in origins for target in to]


def origins(state: State) -> set[str]:
    """Name the squares from which something may go."""
    return {action.partition("^")[0].partition("-")[0] for action in moves(state)}


def standing(state: State) -> dict[str, str]:
    return {piece.square: f"{'wb'[piece.seat]} {piece.kind}{'+' * piece.sole}" for piece in state.pieces}
