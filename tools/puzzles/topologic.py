"""Puzzles of Topologic: true for every tile that fits the answers, by trying all stands of the pawns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from games.core.seated_position import SeatedPosition
from games.opponents.registry import opponent
from games.opponents.topologic.seeking import Stands, actions, choices, distances, fitting
from games.puzzles.puzzle import PuzzleIdea, WholeTurn
from games.topologic.field import TILES, points
from games.topologic.rules import HIDES, MOST_TURNS, View
from tools.puzzles.judgement import JudgedWorth, Judgement, idea, valued

MOST_LEFT = 12  # tiles: more can't be held in mind
MOST_STANDS = 40_000  # of all pawns together
MOST_GUESSED = 3  # tiles that fit where one is gone to: with more it is a guess
FEWEST_MOVED = 2  # pawns: who stands there already knows where to go
FEWEST_LEFT, FEW_LEFT = 3, 8  # where two turns are asked for


def judge(at: SeatedPosition) -> Judgement | None:
    """Judge the notebook: one tile to go to now, or one stand that finds more tiles within two turns."""
    view: View = at.view
    if view.phase != "seek" or not view.books[-1]:
        return None
    left = fitting(view.books[-1])
    if len(left) > MOST_LEFT:
        return None
    return _found_now(view, left) or _found_next(view, left)


def answer(at: SeatedPosition) -> WholeTurn:
    """Go to the first tile that is left and in reach; else as level 4 does."""
    view: View = at.game.view(at.state, at.state.to_move)
    if view.phase == "seek":
        reached = _in_reach(view, fitting(view.books[-1]))
        if reached:
            return actions(view, (reached[0],) * len(view.pawns))
    return opponent("topologic").choose(view, 4, "puzzle")


def _in_reach(view: View, left: Sequence[int]) -> list[int]:
    away = distances(view.field)
    return [tile for tile in left if all(away[pawn][tile] <= 1 for pawn in view.pawns)]


def _found_now(view: View, left: Sequence[int]) -> Judgement | None:
    """One tile fits, or one of those that fit is in reach of all pawns."""
    reached = _in_reach(view, left)
    wrong = _tempting(view, left)
    afar = sum(pawn not in reached for pawn in view.pawns)
    if len(reached) != 1 or len(left) > MOST_GUESSED or wrong is None or afar < FEWEST_MOVED or not _left_turns(view):
        return None
    tile, is_only = reached[0], len(left) == 1
    thought = _deduced(view, tile) if is_only else idea("only-in-reach", tile=TILES[tile], count=len(left))
    return Judgement(
        task="find-now",
        best=JudgedWorth(
            actions(view, (tile,) * len(view.pawns)),
            valued((), "found-now" if is_only else "found-now-once-in", 1 if is_only else len(left)).worth,
        ),
        next_best=valued(actions(view, wrong), "not-found-now"),
        grade=1 if is_only else 2,
        idea=thought,
        hidden=HIDES[tile],
        played=1,
    )


def _deduced(view: View, tile: int) -> PuzzleIdea:
    """Name the two answers that are enough, where it takes no more: the latest such."""
    book = list(enumerate(view.books[-1], 1))
    pairs = (
        (one, two) for (two, second), (one, first) in combinations(book[::-1], 2) if fitting((first, second)) == (tile,)
    )
    enough = next(pairs, None)
    if enough is None or len(book) < 3:
        return idea("deduced", tile=TILES[tile], answers=len(book))
    return idea("deduced-by-two", tile=TILES[tile], first=enough[0], second=enough[1])


def _tempting(view: View, left: Sequence[int]) -> Stands | None:
    """Find a tile in reach that contradicts one answer only, or whose pawns all but reach it."""
    book = view.books[-1]
    for nth in range(len(book)):
        others = (*book[:nth], *book[nth + 1 :])
        for tile in _in_reach(view, [tile for tile in fitting(others) if tile not in left] if others else []):
            if (stands := (tile,) * len(view.pawns)) != view.pawns:
                return stands
    away = distances(view.field)
    for tile in left:
        near = tuple(tile if away[pawn][tile] <= 1 else pawn for pawn in view.pawns)
        if near != view.pawns and len(set(near)) > 1:
            return near
    return None


def _left_turns(view: View) -> int:
    """Count the turns the seeker still has: as many as the first one needed (TP-10), or 40 in all (TP-11)."""
    first, *second = view.books
    return len(first) - len(second[0]) if second else MOST_TURNS - len(first)


@dataclass(frozen=True, slots=True)
class _Tried:
    """Stands, and for how many of the tiles left they find the tile next turn at the latest."""

    found: int
    stands: Stands
    answers: tuple[int, ...]


def _found_next(view: View, left: Sequence[int]) -> Judgement | None:
    """One stand finds more of the tiles left within two turns than any other."""
    can = choices(view)
    many = 1
    for goals in can.goals:
        many *= len(goals)
    if len(left) < FEWEST_LEFT or many > MOST_STANDS or _left_turns(view) < 2:
        return None
    tried = sorted(_all(view, left), key=lambda one: -one.found)
    best = [one for one in tried if one.found == tried[0].found]
    if (
        len({one.answers for one in best}) > 1
        or len(best) > 2
        or len(best) == len(tried)
        or best[0].found < FEWEST_LEFT
    ):
        return None
    return _two_turns(view, left, best, tried[len(best)])


def _two_turns(view: View, left: Sequence[int], best: list[_Tried], second: _Tried) -> Judgement:
    found, is_sure = best[0].found, best[0].found == len(left)
    told = _tiles_found(view, left, best[0].stands) - _tiles_found(view, left, second.stands)
    return Judgement(
        task="find-next" if is_sure else "find-next-mostly",
        best=valued(actions(view, best[0].stands), "found-next", found),
        next_best=valued(actions(view, second.stands), "found-next", second.found),
        grade=3 if len(left) <= FEW_LEFT else 4,
        idea=_parting(view, left, best[0], is_sure=is_sure),
        as_good=tuple(actions(view, one.stands) for one in best[1:]),
        hidden=HIDES[min(told)],
        played=2,
    )


def _parting(view: View, left: Sequence[int], best: _Tried, *, is_sure: bool) -> PuzzleIdea:
    """Name what the stand does beside telling the tiles apart."""
    told = {"count": len(left), "found": best.found}
    stays = sum(pawn == goal for pawn, goal in zip(view.pawns, best.stands, strict=True))
    if len(set(best.stands)) == 1 and best.stands[0] in left:
        return idea("tries-and-parts", tile=TILES[best.stands[0]], **told)
    if is_sure:
        return idea("keeps-apart", **told)
    if stays:
        return idea("parts-by-few", moved=len(view.pawns) - stays, **told)
    if any(len(set(one.answers)) > len(set(best.answers)) for one in _all(view, left)):
        return idea("stays-near", **told)
    return idea("keeps-most-apart", **told)


def _all(view: View, left: Sequence[int]) -> Iterator[_Tried]:
    """Try every stand once; which pawn stands where makes no difference."""
    can, away = choices(view), distances(view.field)
    scores = {tile: tuple(points((tile,), goal) for goal in left) for goals in can.goals for tile in goals}
    near = {tile: tuple(away[tile][goal] <= 1 for goal in left) for tile in scores}
    seen: set[Stands] = set()
    for stands in product(*can.goals):
        name = tuple(sorted(stands))
        if name not in seen and can.allows(stands):
            seen.add(name)
            answers = tuple(map(sum, zip(*(scores[tile] for tile in stands), strict=True)))
            reached = tuple(map(all, zip(*(near[tile] for tile in stands), strict=True)))
            yield _Tried(_count(answers, reached, 2 * len(stands)), stands, answers)


def _count(answers: Sequence[int], reached: Sequence[bool], perfect: int) -> int:
    """Count the tiles found: now, and one of each group that gives the same score, if one is in reach."""
    hopeful = {answer for answer, is_near in zip(answers, reached, strict=True) if is_near or answer == perfect}
    return len(hopeful)


def _tiles_found(view: View, left: Sequence[int], stands: Stands) -> set[int]:
    """List the tiles found by going to the first tile in reach of those that give the score told."""
    away = distances(view.field)
    found: dict[int, int] = {}
    for tile in left:
        told = points(stands, tile)
        if told == 2 * len(stands) or all(away[stand][tile] <= 1 for stand in stands):
            found.setdefault(told, tile)
    return set(found.values())
