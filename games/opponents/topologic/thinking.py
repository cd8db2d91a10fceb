"""Choose stands: by going downhill from several starts, and for the hardest level by one more look ahead."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf

from games.core.seeded import Lots
from games.opponents.topologic.seeking import Choices, Stands, Weighing, distances, later_choices
from games.topologic.field import Field

Cost = Callable[[Stands], float]

MANY = 30  # tiles left: one answer parts them well enough, whatever is asked


@dataclass(frozen=True, slots=True)
class PawnPlan:
    """Stands and the turns still to come after them, on average."""

    cost: float
    stands: Stands


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully one looks: stands drawn, tiles tried as a goal of all pawns, and what improves on them."""

    starts: int
    toward: int
    downhill: bool = False
    deeper: int = 0  # plans looked into one turn further


class Thinking:
    """Thinks about one field; counts the stands it weighs."""

    def __init__(self, field: Field, pawns: int) -> None:
        self.nodes = 0
        self._field, self._pawns, self._away = field, pawns, distances(field)

    def plans(self, left: Sequence[int], can: Choices, care: Care, lots: Lots, mark: int | None) -> list[PawnPlan]:
        """Find good stands, the best first; `mark`: turns left before the round is lost, if that is known."""
        weighing = Weighing(self._field, left, self._pawns)
        cost = self._hurried(weighing, mark) if mark is not None and mark <= 2 else weighing.turns
        if care.downhill and weighing.size > MANY and cost == weighing.turns:
            care = replace(care, starts=care.starts // 3, toward=0, deeper=care.deeper // 3)
        by_stands = {}
        for start in (*self._toward(left[: care.toward], can), *_drawn(can, max(1, care.starts), lots)):
            plan = self._downhill(start, can, cost) if care.downhill else self._weighed(start, can, cost)
            by_stands[tuple(sorted(plan.stands)) if weighing.size > 12 else plan.stands] = plan
        plans = sorted(by_stands.values(), key=lambda plan: (plan.cost, plan.stands))
        if care.deeper and weighing.size > 1 and cost == weighing.turns:
            deeper = [PawnPlan(self._expected(weighing, plan.stands), plan.stands) for plan in plans[: care.deeper]]
            plans = sorted(deeper, key=lambda plan: (plan.cost, plan.stands))
        return plans

    def plan(self, left: Sequence[int], stands: Stands, care: Care, mark: int | None) -> PawnPlan:
        """Weigh these stands as `plans` weighs the best it finds."""
        weighing = Weighing(self._field, left, self._pawns)
        if mark is not None and mark <= 2:
            return PawnPlan(self._hurried(weighing, mark)(stands), stands)
        is_deeper = care.deeper and weighing.size > 1
        return PawnPlan(self._expected(weighing, stands) if is_deeper else weighing.turns(stands), stands)

    def _weighed(self, stands: Stands, can: Choices, cost: Cost) -> PawnPlan:
        self.nodes += 1
        return PawnPlan(cost(stands) if can.allows(stands) else inf, stands)

    def _toward(self, goals: Iterable[int], can: Choices) -> Iterator[Stands]:
        """Send every pawn as near to a tile as it gets."""
        for goal in goals:
            away = [row[goal] for row in self._away]
            yield tuple(min(reached, key=away.__getitem__) for reached in can.goals)

    def _downhill(self, start: Stands, can: Choices, cost: Cost) -> PawnPlan:
        """Move one pawn after the other to where the cost is least, until nothing gets better."""
        best = self._weighed(start, can, cost)
        idle = pawn = 0
        while idle < len(start):
            before, stands = best.cost, best.stands
            for goal in can.goals[pawn]:
                other = (*stands[:pawn], goal, *stands[pawn + 1 :])
                if goal != stands[pawn] and can.allows(other):
                    self.nodes += 1
                    other_cost = cost(other)
                    if other_cost < best.cost - 1e-9:
                        best = PawnPlan(other_cost, other)
            idle = idle + 1 if best.cost == before else 1
            pawn = (pawn + 1) % len(start)
        return best

    def _expected(self, weighing: Weighing, stands: Stands) -> float:
        """Look at every answer and the best turn after it."""
        total = 0.0
        for score, tiles in weighing.groups(stands).items():
            if score != weighing.perfect:
                total += len(tiles) * self._after(tiles, stands)
        return total / weighing.size

    def _after(self, left: tuple[int, ...], stands: Stands) -> float:
        """Count the turns it takes to find one of these from these stands."""
        if len(left) == 1:
            return max(1, *(self._away[stand][left[0]] for stand in stands))
        weighing, can = Weighing(self._field, left, self._pawns), later_choices(self._field, stands)
        return 1 + min(self._downhill(start, can, weighing.turns).cost for start in self._toward(left[:3], can))

    def turns_from(self, left: tuple[int, ...], stands: Stands) -> float:
        """Estimate the turns it takes from where the pawns stand; from nowhere, if they have not entered."""
        if not stands:
            return 1 + Weighing(self._field, left, self._pawns).usual
        return self._after(left, stands)

    def _hurried(self, weighing: Weighing, mark: int) -> Cost:
        """Weigh by what is won with one turn left (found now: a draw) or two (now: won, next: a draw)."""

        def cost(stands: Stands) -> float:
            hope = 0.0
            for score, tiles in weighing.groups(stands).items():
                if score == weighing.perfect:
                    hope += 1.0
                elif mark == 2:
                    hope += 0.5 * any(self._reaches(stands, tile) for tile in tiles)
            return -hope + 0.01 * weighing.turns(stands)

        return cost

    def _reaches(self, stands: Stands, tile: int) -> bool:
        return all(self._away[stand][tile] <= 1 for stand in stands)


def _drawn(can: Choices, count: int, lots: Lots) -> Iterator[Stands]:
    for _ in range(count):
        yield tuple(lots.pick(goals) for goals in can.goals)
