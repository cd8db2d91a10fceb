"""What the seeker knows and may do, and what stands of the pawns are worth in turns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.core.game import Action
from games.topologic import rules
from games.topologic.field import TILES, Field, points, reach, rim
from games.topologic.rules import ASK, ENTERS, MOVES, OFF, Asked, View

Stands = tuple[int, ...]

TURNS = (0.0, 1.0, 1.35, 1.7, 1.95, 2.1, 2.22, 2.32, 2.41, 2.49, 2.56)  # to find one of so many, all in reach
STEEP = 0.04  # for each one more
LATER = tuple(max(0.25, 1.06 - 0.06 * count) for count in range(61))  # by how much for a move that is one too far
FAR, SCORE = 64, 63  # a byte for a tile: its score, and how many moves too far it is, up to three


@lru_cache(maxsize=32)
def distances(field: Field) -> tuple[tuple[int, ...], ...]:
    reached = reach(field)
    return tuple(_from(tile, reached) for tile in range(len(TILES)))


def _from(tile: int, reached: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    found, edge, moves = {tile: 0}, {tile}, 0
    while edge:
        moves += 1
        edge = {goal for here in edge for goal in reached[here]} - found.keys()
        found.update(dict.fromkeys(edge, moves))
    return tuple(found[goal] for goal in range(len(TILES)))


def fitting(asked: Iterable[Asked]) -> tuple[int, ...]:
    return tuple(rules.fitting([one for one in asked if one.score is not None]))


@dataclass(frozen=True, slots=True)
class Choices:
    """Where each pawn can stand at the end of this turn, its present tile first where it may stay."""

    goals: tuple[tuple[int, ...], ...]
    must_move: Stands | None  # stands that are no turn: nobody has moved

    def allows(self, stands: Stands) -> bool:
        return stands != self.must_move


def choices(view: View) -> Choices:
    """List them for the running turn, a begun one included."""
    if view.phase == "enter":
        entries = tuple(range(len(TILES))) if view.entry == "anywhere" else rim(view.field)
        return Choices(tuple(entries if tile == OFF else (tile,) for tile in view.pawns), None)
    reached, moved = reach(view.field), view.moved
    goals = tuple((tile,) if pawn in moved else (tile, *reached[tile]) for pawn, tile in enumerate(view.pawns))
    return Choices(goals, None if moved else view.pawns)


def later_choices(field: Field, stands: Stands) -> Choices:
    reached = reach(field)
    return Choices(tuple((tile, *reached[tile]) for tile in stands), stands)


def actions(view: View, stands: Stands) -> tuple[Action, ...]:
    """Spell the turn, or the rest of it, that leads to these stands."""
    if view.phase == "enter":
        return tuple(ENTERS[pawn][stands[pawn]] for pawn, tile in enumerate(view.pawns) if tile == OFF)
    moves = tuple(MOVES[pawn][goal] for pawn, goal in enumerate(stands) if goal != view.pawns[pawn])
    return moves if len(view.now) + len(moves) == len(stands) else (*moves, ASK)


class Weighing:
    """Weighs stands for one set of tiles that are left; each tile is a byte of a whole number."""

    def __init__(self, field: Field, left: Sequence[int], pawns: int) -> None:
        self.left, self.size, self.perfect = left, len(left), 2 * pawns
        self._points = [_packed(points((tile,), goal) for goal in left) for tile in range(len(TILES))]
        away = self._away = distances(field)
        self._far = [
            [_packed(FAR * (away[tile][goal] > moves) for goal in left) for tile in range(len(TILES))]
            for moves in (1, 2, 3)
        ]
        self._turns = [group * _turns(group) for group in range(self.size + 1)]

    def answers(self, stands: Stands) -> bytes:
        return sum([self._points[tile] for tile in stands]).to_bytes(self.size, "little")

    def turns(self, stands: Stands) -> float:
        """Estimate the turns still to come after these stands have been asked about."""
        if self.size == 1:
            return max([self._away[tile][self.left[0]] for tile in stands])  # however far: else nobody ever gets there
        near, (far, farther, farthest) = 0, self._far
        one = two = three = 0
        for tile in stands:
            near += self._points[tile]
            one |= far[tile]
            two |= farther[tile]
            three |= farthest[tile]
        answers = (near + one + two + three).to_bytes(self.size, "little")
        counted = [(answer, answers.count(answer)) for answer in set(answers)]
        counts: dict[int, int] = {}
        for answer, count in counted:
            counts[answer & SCORE] = counts.get(answer & SCORE, 0) + count
        total = 0.0
        for answer, count in counted:
            if answer > SCORE:
                total += count * (answer >> 6) * LATER[counts[answer & SCORE]]
        counts.pop(self.perfect, None)
        return (total + sum([self._turns[count] for count in counts.values()])) / self.size

    @property
    def usual(self) -> float:
        """The turns it takes to find one of these with all pawns near."""
        return self._turns[self.size] / self.size

    def groups(self, stands: Stands) -> dict[int, tuple[int, ...]]:
        """Part the tiles that are left by the score they would give."""
        by_score: dict[int, list[int]] = {}
        for tile, score in zip(self.left, self.answers(stands), strict=True):
            by_score.setdefault(score, []).append(tile)
        return {score: tuple(tiles) for score, tiles in by_score.items()}


def _packed(numbers: Iterable[int]) -> int:
    return int.from_bytes(bytes(numbers), "little")


def _turns(group: int) -> float:
    return TURNS[group] if group < len(TURNS) else TURNS[-1] + STEEP * (group - len(TURNS) + 1)
