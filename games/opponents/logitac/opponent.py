"""Plays Logitac: alpha-beta on a quick position, less far and less exactly at the lower levels."""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from games.core.game import Action
from games.logitac.rules import GAME
from games.logitac.state import State
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import Move, QuickPosition
from games.opponents.logitac.search import DEEPEST, Search, WeighedMove
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from games.opponents.opponent import Opponent, RankedTurn, TurnReason


class _Care(NamedTuple):
    """How a level looks at a position."""

    depth: int
    nodes: int
    takes: int  # plies of captures to the end
    haze: int  # a move is taken for better or worse by up to so much


_CARE = {
    1: _Care(1, 400, 0, 1200),
    2: _Care(1, 1500, 10, 300),
    3: _Care(3, 1200, 10, 60),
    4: _Care(DEEPEST, 6000, 10, 30),
}
_ROOT = 6  # ascents and the like that are looked at in the position itself


class LogitacOpponent(Opponent[State]):
    key = "logitac"

    def choose(self, view: State, level: int, seed: str) -> tuple[Action, ...]:
        seat, turn = view.to_move, view.turn
        chosen: list[Action] = []
        while view.to_move == seat and view.turn == turn and view.to_move is not None:
            chosen.append(_action(view, level, f"{seed}/{turn}/{len(chosen)}"))
            view = GAME.apply(view, chosen[-1])
        return tuple(chosen)

    def rank(self, view: State, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        raise NotImplementedError

    def standing(self, view: State) -> float:
        raise NotImplementedError

    def explain(self, view: State, turn: Sequence[Action]) -> TurnReason:
        raise NotImplementedError


def _action(view: State, level: int, seed: str) -> Action:
    care = _CARE[level]
    at = QuickPosition(view, worth(view.length))
    root = moves(at, _ROOT)
    if len(root) == 1:
        return spell(at, root[0])
    haze = _haze(root, seed, care.haze)
    return spell(at, _weighed(at, root, care, haze)[0].move)


def _weighed(at: QuickPosition, root: list[Move], care: _Care, haze: dict[Move, int]) -> list[WeighedMove]:
    return Search(at, care.nodes, care.takes).best(root, care.depth, haze)


def _haze(root: Sequence[Move], seed: str, most: int) -> dict[Move, int]:
    """Draw for each move by how much it is misjudged."""
    drawn = {}
    for move in root:
        word = sha256(f"{seed} {move}".encode()).digest()
        drawn[move] = int.from_bytes(word[:4], "big") % (2 * most + 1) - most
    return drawn


OPPONENT = LogitacOpponent()
