"""Choose puzzles among what the judges find: balanced over the grades, spread over ideas and games."""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256

from games.puzzles.puzzle import GRADES, Puzzle
from games.registry import game as find_game
from tools.puzzles.candidates import Candidate, candidates
from tools.puzzles.judgement import Judgement, judge_of

SHARE_OF_AN_IDEA = 0.4  # of a grade's puzzles, at most


def found(game: str, seed: str) -> Iterator[Puzzle]:
    """Judge one position after the other and give what is a puzzle."""
    judge = judge_of(game)
    for candidate in candidates(game, seed):
        judgement = judge(candidate.position)
        if judgement is not None:
            yield puzzle(candidate, judgement)


def puzzle(candidate: Candidate, judgement: Judgement) -> Puzzle:
    """Put a puzzle together; its id comes from its position alone, and stays."""
    rules = find_game(candidate.position.game.key)
    options = tuple(candidate.options.items())
    place = repr((rules.key, rules.version, options, candidate.seed, candidate.actions))
    return Puzzle(
        id=f"{rules.key}-{sha256(place.encode()).hexdigest()[:6]}",
        game=rules.key,
        rules=rules.version,
        seat=candidate.position.seat,
        options=options,
        seed=candidate.seed,
        actions=candidate.actions,
        task=judgement.task,
        best=judgement.best,
        next_best=judgement.next_best,
        as_good=judgement.as_good,
        grade=judgement.grade,
        idea=judgement.idea,
    )


class Selection:
    """Takes what it still has room for: so many of a grade, not too many of an idea, one of a game and grade."""

    def __init__(self, count: int, kept: Sequence[Puzzle] = ()) -> None:
        self.count = count
        self.chosen: list[Puzzle] = []
        self._grades: Counter[int] = Counter()
        self._ideas: Counter[tuple[int, str]] = Counter()
        self._seen: set[object] = set()
        for one in kept:
            self._add(one)

    @property
    def is_full(self) -> bool:
        return all(self._grades[grade] >= self._room for grade in GRADES)

    @property
    def _room(self) -> int:
        return -(-self.count // len(GRADES))

    def offer(self, one: Puzzle) -> bool:
        """Take a puzzle if it is wanted."""
        ideas = max(2, round(SHARE_OF_AN_IDEA * self._room))
        if self._grades[one.grade] >= self._room or self._ideas[one.grade, one.idea.kind] >= ideas:
            return False
        if not self._seen.isdisjoint(self._marks(one)):
            return False
        self._add(one)
        return True

    def _add(self, one: Puzzle) -> None:
        self.chosen.append(one)
        self._grades[one.grade] += 1
        self._ideas[one.grade, one.idea.kind] += 1
        self._seen |= self._marks(one)

    def _marks(self, one: Puzzle) -> set[object]:
        return {one.id, (one.seed, one.grade), (one.best.turn, one.next_best.turn)}
