"""Choose puzzles among what the judges find: balanced over the grades, spread over ideas and games."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from games.puzzles.puzzle import GRADES, Puzzle, PuzzleLine
from tools.puzzles.candidates import Candidate, candidates
from tools.puzzles.judgement import JudgedWorth, Judgement, judge_of, played_out

SHARE_OF_AN_IDEA = 0.4  # of a grade's puzzles, at most


@dataclass(frozen=True, slots=True)
class Find:
    """A position that makes a puzzle."""

    candidate: Candidate
    judgement: Judgement

    @property
    def id(self) -> str:
        """Name it by its position alone: it stays, whatever a better search says of it."""
        place, rules = self.candidate, self.candidate.position.game
        text = repr((rules.key, rules.version, sorted(place.options.items()), place.seed, place.actions))
        return f"{rules.key}-{sha256(text.encode()).hexdigest()[:6]}"

    def puzzle(self) -> Puzzle:
        """Play the lines out and put the puzzle together."""
        place, judged = self.candidate, self.judgement
        return Puzzle(
            id=self.id,
            game=place.position.game.key,
            rules=place.position.game.version,
            seat=place.position.seat,
            options=tuple(place.options.items()),
            seed=place.seed,
            actions=place.actions,
            task=judged.task,
            best=self._line(judged.best, judged.played),
            next_best=self._line(judged.next_best, 3),
            as_good=judged.as_good,
            grade=judged.grade,
            idea=judged.idea,
        )

    def _line(self, first: JudgedWorth, most: int) -> PuzzleLine:
        at = self.candidate.position
        return PuzzleLine(played_out(at, first.turn, judge_of(at.game.key), most), first.worth)


def found(game: str, seed: str) -> Iterator[Find]:
    """Judge one position after the other and give those that make a puzzle."""
    judge = judge_of(game)
    for candidate in candidates(game, seed):
        judgement = judge.judge(candidate.position)
        if judgement is not None:
            yield Find(candidate, judgement)


class Selection:
    """Takes what it still has room for: so many of a grade, not too many of an idea, one of a game and grade."""

    def __init__(self, count: int, kept: Sequence[Puzzle] = ()) -> None:
        self.chosen: list[Puzzle] = list(kept)
        self._room = -(-count // len(GRADES))
        self._grades = Counter(one.grade for one in kept)
        self._ideas = Counter((one.grade, one.idea.kind) for one in kept)
        self._seen: set[object] = {mark for one in kept for mark in _marks(one)}

    @property
    def is_full(self) -> bool:
        return all(self._grades[grade] >= self._room for grade in GRADES)

    def wants(self, judgement: Judgement) -> bool:
        """Tell by grade and idea, before the lines are played out."""
        kinds = max(2, round(SHARE_OF_AN_IDEA * self._room))
        has_room = self._grades[judgement.grade] < self._room
        return has_room and self._ideas[judgement.grade, judgement.idea.kind] < kinds

    def add(self, one: Puzzle) -> bool:
        """Take a puzzle, unless there is one much like it."""
        if not self._seen.isdisjoint(_marks(one)):
            return False
        self.chosen.append(one)
        self._grades[one.grade] += 1
        self._ideas[one.grade, one.idea.kind] += 1
        self._seen |= _marks(one)
        return True


def _marks(one: Puzzle) -> set[object]:
    return {one.id, (one.seed, one.grade), (one.best.turn, one.next_best.turn)}
