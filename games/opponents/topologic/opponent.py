"""Topologic: from the notebook alone, as the seeker has it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from games.core.game import Action
from games.core.seeded import Lots
from games.opponents.attention import Attention, always
from games.opponents.opponent import Opponent, RankedTurn, led_to
from games.opponents.topologic import reasons
from games.opponents.topologic.hiding import hide, hiding_places, likeliest
from games.opponents.topologic.seeking import Choices, Stands, actions, choices, distances, fitting
from games.opponents.topologic.thinking import Care, PawnPlan, Thinking
from games.topologic.rules import GAME, HIDES, Asked, View


@dataclass(frozen=True, slots=True)
class SeekingErrors:
    """How a lower level errs until it takes its time and reads the whole notebook."""

    remembered: int  # answers kept in mind
    patience: int  # turns
    slips: int  # pawns of a hundred that miss where they were meant to go


CARE = {1: Care(1, 3), 2: Care(2, 5), 3: Care(16, 10), 4: Care(16, 10, downhill=True, deeper=12)}
FOND = {1: 0, 2: 1, 3: 1, 4: 1}  # of tiles hard to reach; of greater fondness, who knows it finds them sooner
ERRORS = {1: SeekingErrors(2, 14, 32), 2: SeekingErrors(2, 11, 5)}
ATTENTION = {1: always(1), 2: Attention(2, 1, 48), 3: Attention(3, 2, 30), 4: always(4)}
GUESSES = 50  # turns of a hundred in which level 4 looks where good players hide: always would be easy to read
USUAL = 4.6  # turns a good seeker needs
REMOTE = 0.01  # what a tile nobody reaches is worth to its hider: too little to blame another choice
SPREAD = 2.0  # turns by which one is ahead when the round is half won


class TopologicOpponent(Opponent[View]):
    key: ClassVar[str] = "topologic"
    hopeless: ClassVar[float | None] = -1.0  # it is too late (TP-10)
    explain = staticmethod(reasons.reason)

    def choose(self, view: View, level: int, seed: str) -> tuple[Action, ...]:
        lots = Lots(seed, f"topologic {level}")
        if view.phase == "hide":
            return (HIDES[hide(view.field, FOND[level], lots).tile],)
        way = ATTENTION[level].way(seed, view.turn)
        fits = fitting(remembered(view, way))
        guesses = way == 4 and lots.below(100) < GUESSES
        stands = self._plans(view, likeliest(view.field, fits) if guesses else fits, way, lots)[0].stands
        errs = _errors(view, way)
        return actions(view, _slipping(choices(view), stands, errs.slips, lots) if errs else stands)

    def _plans(self, view: View, tiles: Sequence[int], level: int, lots: Lots) -> list[PawnPlan]:
        thinking = Thinking(view.field, len(view.pawns))
        plans = thinking.plans(tiles, choices(view), CARE[level], lots, _left(view))
        self.nodes += thinking.nodes
        return plans

    def rank(self, view: View, seed: str, most: int = 3) -> Sequence[RankedTurn]:
        if view.to_move is None or view.seat != view.to_move:
            return ()
        if view.phase == "hide":
            places = hiding_places(view.field)
            usual = sum(place.ways for place in places) / len(places)
            return [RankedTurn((HIDES[one.tile],), REMOTE * (usual - one.ways) / usual) for one in places[:most]]
        plans = self._plans(view, fitting(view.books[-1]), 4, Lots(seed, "topologic rank"))
        return [RankedTurn(actions(view, plan.stands), _value(view, 1 + plan.cost)) for plan in plans[:most]]

    def weigh(self, view: View, turn: Sequence[Action]) -> RankedTurn | None:
        """Judge any stands: `rank` goes downhill from a few only."""
        if view.phase == "hide":
            return None
        thinking = Thinking(view.field, len(view.pawns))
        stands = reasons.standing_after(view.pawns, turn)
        plan = thinking.plan(fitting(view.books[-1]), stands, CARE[4], _left(view))
        self.nodes += thinking.nodes
        return RankedTurn(tuple(turn), _value(view, 1 + plan.cost))

    def evaluate(self, view: View) -> float:
        if view.outcome is not None:
            return 0.0 if view.outcome.winner is None else 1.0 - 2 * view.outcome.winner
        if view.phase == "hide":
            return 0.0 if len(view.books) == 1 else -_ahead(USUAL - len(view.books[0]))
        stands = view.pawns if view.phase == "seek" else ()
        fits = fitting(view.books[-1])
        if stands and _is_too_late(view, fits):
            value = -1.0
        else:
            value = _value(view, Thinking(view.field, len(view.pawns)).turns_from(fits, stands))
        return -value if view.seeker else value

    def result(self, view: View, turn: Sequence[Action]) -> Stands:
        """Name the tiles the pawns stand on: which stands where makes no difference."""
        after = led_to(GAME, view, turn)
        return tuple(sorted(after.books[-1][-1].stands if after.fresh else after.pawns))


def remembered(view: View, level: int) -> tuple[Asked, ...]:
    """List the answers of this round that the level has in mind."""
    book, errs = view.books[-1], _errors(view, level)
    return book[-errs.remembered :] if errs else book


def _errors(view: View, level: int) -> SeekingErrors | None:
    errs = ERRORS.get(level)
    return errs if errs and len(view.books[-1]) < errs.patience else None


def _slipping(can: Choices, stands: Stands, percent: int, lots: Lots) -> Stands:
    pairs = zip(stands, can.goals, strict=True)
    slipped = tuple(lots.pick(goals) if lots.below(100) < percent else stand for stand, goals in pairs)
    return slipped if can.allows(slipped) else stands


def _left(view: View) -> int | None:
    """Count the turns the second seeker has left: as many as the first needed, and one fewer to win (TP-10)."""
    return len(view.books[0]) - len(view.books[1]) if len(view.books) == 2 else None


def _is_too_late(view: View, fits: Sequence[int]) -> bool:
    """Tell whether no tile that fits can be reached by all pawns in the turns left: not even a draw (TP-10)."""
    left, away = _left(view), distances(view.field)
    return left is not None and all(max(away[stand][tile] for stand in view.pawns) > left for tile in fits)


def _value(view: View, turns: float) -> float:
    """Compare the turns the seeker will have needed with the other's, which are known in the second round."""
    mark = len(view.books[0]) if len(view.books) == 2 else USUAL
    return _ahead(mark - len(view.books[-1]) - turns)


def _ahead(turns: float) -> float:
    return turns / (SPREAD + abs(turns))


OPPONENT = TopologicOpponent()
