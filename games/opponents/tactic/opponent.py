"""The opponent of Tactic, which hides nothing: the view is the state."""

from collections.abc import Sequence
from math import exp
from typing import ClassVar

from games.core.game import Action
from games.opponents.opponent import Opponent, RankedTurn, TurnReason, led_to
from games.opponents.tactic.evaluation import WON
from games.opponents.tactic.levels import ATTENTION, CLOSE_LOOK, GLANCE, choose_turn, judged, looked
from games.opponents.tactic.position import TacticPosition, parse, spell
from games.opponents.tactic.reasons import reason
from games.opponents.tactic.search import TacticLimits
from games.tactic.rules import GAME
from games.tactic.state import State

_SCALE = 16.0  # quarter steps ahead: so much wins about three games of four


class TacticOpponent(Opponent[State]):
    key: ClassVar[str] = "tactic"
    hopeless: ClassVar[float | None] = -0.99  # the other wins next turn, whatever is done

    def choose(self, view: State, level: int, seed: str) -> tuple[Action, ...]:
        begun = tuple(parse(action) for action in view.now)
        turn, nodes = choose_turn(TacticPosition(view), begun, ATTENTION[level].way(seed, view.turn), seed)
        self.nodes += nodes
        return tuple(spell(move) for move in turn[len(begun) :])

    def rank(self, view: State, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        begun = tuple(parse(action) for action in view.now)
        best = judged(TacticPosition(view), begun, 4, seed)[0][:most]
        return [RankedTurn(tuple(spell(move) for move in turn[len(begun) :]), chance(value)) for value, turn in best]

    def evaluate(self, view: State) -> float:
        return self._valued(view, GLANCE)

    def standing(self, view: State) -> float:
        return self._valued(view, CLOSE_LOOK)

    def _valued(self, view: State, limits: TacticLimits) -> float:
        position = TacticPosition(view)
        if position.over:
            return 0.0 if position.winner is None else 1.0 - 2.0 * position.winner
        value, nodes = looked(position, tuple(parse(action) for action in view.now), limits)
        self.nodes += nodes
        return -chance(value) if position.seat else chance(value)

    def result(self, view: State, turn: Sequence[Action]) -> tuple[object, ...]:
        """Name where everything stands: the order of the two actions makes no difference, nor which patrol is which."""
        after = led_to(GAME, view, turn)
        patrols = tuple(tuple(sorted(side)) for side in after.patrols)
        return patrols, after.guards, after.reserve, after.to_move, after.outcome

    def explain(self, view: State, turn: Sequence[Action]) -> TurnReason:
        return reason(view, tuple(parse(action) for action in turn))


def chance(value: int) -> float:
    """Turn steps ahead into -1 lost … 1 won."""
    if abs(value) > WON // 2:
        return 1.0 if value > 0 else -1.0
    return 2.0 / (1.0 + exp(-value / _SCALE)) - 1.0


OPPONENT = TacticOpponent()
