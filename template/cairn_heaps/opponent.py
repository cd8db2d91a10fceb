"""The opponent: it knows the theory, and overlooks it the more often the lower its level is."""

from collections.abc import Sequence
from typing import ClassVar

from cairn_heaps.rules import GAME, State
from cairn_heaps.theory import is_level, winning
from games.core.game import Action
from games.core.seeded import Lots
from games.opponents.opponent import Opponent, RankedTurn, TurnReason

SEES = {1: 0, 2: 40, 3: 80, 4: 100}  # turns of a hundred in which a level thinks


class HeapsOpponent(Opponent[State]):
    key: ClassVar[str] = "heaps"

    def choose(self, view: State, level: int, seed: str) -> tuple[Action, ...]:
        lots = Lots(seed, f"heaps {level} {view.turn}")
        thinks = lots.below(100) < SEES[level]
        return (lots.pick((self._winning(view) if thinks else ()) or GAME.legal(view)),)

    def rank(self, view: State, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        if view.to_move is None:
            return ()
        good = self._winning(view)
        ranked = [RankedTurn((action,), 1.0 if action in good else -1.0) for action in GAME.legal(view)]
        return sorted(ranked, key=lambda turn: -turn.value)[:most]

    def evaluate(self, view: State) -> float:
        self.nodes += 1
        if view.outcome is not None:
            return 0.0 if view.outcome.winner is None else 1.0 - 2 * view.outcome.winner
        return 1.0 if is_level(view) == (view.to_move == 1) else -1.0

    def explain(self, view: State, turn: Sequence[Action]) -> TurnReason:
        after = GAME.apply(view, turn[0])
        if after.outcome is not None:
            return TurnReason("ends", {})
        return TurnReason("levels" if is_level(after) else "waits", {"left": sum(after.heaps)})

    def _winning(self, view: State) -> Sequence[Action]:
        self.nodes += len(GAME.legal(view))
        return winning(view)


OPPONENT = HeapsOpponent()
