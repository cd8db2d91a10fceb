"""Play Logitac by alpha-beta on a fast position; lower levels look less far and less exactly."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from math import tanh
from typing import ClassVar, NamedTuple

from games.core.game import Action
from games.logitac.rules import GAME
from games.logitac.state import State
from games.opponents.attention import Attention
from games.opponents.logitac import reasons
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.quick_move import Move
from games.opponents.logitac.search import DEEPEST, WON, Search
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from games.opponents.opponent import Opponent, RankedTurn, led_to


class _Care(NamedTuple):
    depth: int
    nodes: int
    takes: int  # plies of captures beyond the depth
    dull: int  # what a draw costs: else two careful players would wait for ever
    haze: int  # the largest error of a move's value


_CARE = {
    1: _Care(depth=1, nodes=400, takes=0, dull=5000, haze=1000),
    2: _Care(depth=1, nodes=1500, takes=10, dull=5000, haze=900),
    3: _Care(depth=4, nodes=1500, takes=10, dull=5000, haze=150),
    4: _Care(depth=DEEPEST, nodes=10000, takes=10, dull=5000, haze=30),
}
ATTENTION = {1: Attention(2, 1, 16), 2: Attention(2, 1, 65), 3: Attention(3, 2, 5), 4: Attention(4, 3, 15)}
_CLOSELY = 3  # of the best turns so many are looked at as long as the first
_JUDGE = _Care(depth=DEEPEST, nodes=4000, takes=10, dull=0, haze=0)  # for hints and the look back
_MANY = 6  # ascents, recruits and ways out of a chimney that are looked at in the position itself, of a kind
_EVEN = 4000.0  # fitted to 145 positions of 12 games of level 3: an advantage of so much scored 88 of 100


class LogitacOpponent(Opponent[State]):
    key: ClassVar[str] = "logitac"
    hopeless: ClassVar[float | None] = -0.97  # of 144 sides one came back, at levels 1 and 2
    explain = staticmethod(reasons.reason)

    def choose(self, view: State, level: int, seed: str) -> tuple[Action, ...]:
        return tuple(self._rest(view, _CARE[ATTENTION[level].way(seed, view.turn)], seed))

    def rank(self, view: State, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        """Look for the best turn, then for the best of the others."""
        at, search = _begun(view, _JUDGE)
        root = moves(at, _MANY)
        ranked: list[RankedTurn] = []
        while root and len(ranked) < most:
            search.go_on(_JUDGE.nodes if len(ranked) < _CLOSELY else _JUDGE.nodes // 8)
            value, move = search.best(root, _JUDGE.depth, {})[0]
            self.nodes += search.nodes
            root.remove(move)
            action = spell(at, move)
            after = GAME.apply(view, action)
            rest = self._rest(after, _JUDGE, seed) if after.turn == view.turn and after.to_move is not None else ()
            ranked.append(RankedTurn((action, *rest), _share(value)))
        return sorted(ranked, key=lambda one: -one.value)

    def evaluate(self, view: State) -> float:
        if view.to_move is None:
            winner = view.outcome.winner if view.outcome else None
            return 0.0 if winner is None else 1.0 - 2 * winner
        at, search = _begun(view, _JUDGE)
        value = _share(search.best(moves(at, _MANY), _JUDGE.depth, {})[0].value)
        self.nodes += search.nodes
        return -value if view.to_move else value

    def result(self, view: State, turn: Sequence[Action]) -> tuple[object, ...]:
        """Name the position without how it came about."""
        after = led_to(GAME, view, turn)
        return after.board, after.sides, after.to_move, after.falling, after.is_escaping, after.outcome

    def _rest(self, view: State, care: _Care, seed: str) -> Iterator[Action]:
        seat, turn = view.to_move, view.turn
        while view.to_move is not None and (view.to_move, view.turn) == (seat, turn):
            action = self._action(view, care, f"{seed}/{turn}/{len(view.now)}")
            yield action
            view = GAME.apply(view, action)

    def _action(self, view: State, care: _Care, seed: str) -> Action:
        at, search = _begun(view, care)
        root = moves(at, _MANY)
        if len(root) == 1:
            return spell(at, root[0])
        best = search.best(root, care.depth, _haze(root, seed, care.haze))[0].move
        self.nodes += search.nodes
        return spell(at, best)


def _begun(view: State, care: _Care) -> tuple[QuickPosition, Search]:
    at = QuickPosition(view, worth(view.length))
    return at, Search(at, care.nodes, care.takes, care.dull)


def _haze(root: Sequence[Move], seed: str, most: int) -> Mapping[Move, int]:
    """Draw by how much each move is misjudged: near-equal ones are so drawn by lot."""
    drawn = {}
    for move in root:
        word = sha256(f"{seed} {move}".encode()).digest()
        drawn[move] = int.from_bytes(word[:4], "big") % (2 * most + 1) - most
    return drawn


def _share(value: int) -> float:
    """Turn a search's value into -1 lost … 0 even … 1 won."""
    if abs(value) > WON:
        return 1.0 if value > 0 else -1.0
    return round(tanh(value / _EVEN), 3)


OPPONENT = LogitacOpponent()
