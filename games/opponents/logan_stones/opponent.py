"""The opponent of Logan Stones: it knows what its view shows and thinks in worlds drawn from that."""

from collections.abc import Sequence
from typing import ClassVar

from games.core.game import Action
from games.core.outcome import SEATS
from games.logan_stones.rules import GAME, OFF, View
from games.opponents.logan_stones import reasons
from games.opponents.logan_stones.levels import ATTENTION, JUDGE, LIMITS, LoganJudge, choose_turn
from games.opponents.logan_stones.position import MOVE, spell
from games.opponents.logan_stones.worlds import recalled
from games.opponents.opponent import Opponent, RankedTurn, led_to


class LoganOpponent(Opponent[View]):
    key: ClassVar[str] = "logan_stones"
    evaluate = staticmethod(reasons.evaluate)
    explain = staticmethod(reasons.reason)

    def choose(self, view: View, level: int, seed: str) -> tuple[Action, ...]:
        """Of a move only the lift: what lies below is known then, and the drop is chosen by it."""
        limits = LIMITS[ATTENTION[level].way(seed, view.turn)]
        judge = LoganJudge(recalled(view, limits.recalls), limits, seed)
        turn = choose_turn(judge)
        self.nodes += judge.looked
        words = spell(turn, judge.worlds[0])
        if judge.held:
            return words[1:]
        return words[:1] if turn[0] == MOVE else words

    def rank(self, view: View, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        judge = LoganJudge(view, JUDGE, seed)
        judge.judge()
        best = judge.surest_first()[:most]
        begun = 1 if judge.held else 0
        return [RankedTurn(spell(turn, judge.worlds[0])[begun:], value) for turn, value in best]

    def result(self, view: View, turn: Sequence[Action]) -> tuple[object, ...]:
        """Name what lies and what is left: of stones that are alike it makes no difference which."""
        after = led_to(GAME, view, turn)
        faces = [(str(top), str(under)) for top, under in zip(after.tops, after.unders, strict=True)]
        lying = sorted((cell, *both) for cell, both in zip(after.cells, faces, strict=True) if cell != OFF)
        left = [sorted(faces[stone] for stone in after.reserve(seat)) for seat in SEATS]
        return tuple(lying), *map(tuple, left), after.to_move, after.held


OPPONENT = LoganOpponent()
