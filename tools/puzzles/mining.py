"""Choose puzzles among what the judges find: balanced over the grades, spread over ideas and games."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from games.core.game import Action
from games.puzzles.puzzle import Puzzle, PuzzleLine, position
from tools.puzzles.candidates import Candidate, Hunt, candidates
from tools.puzzles.forks import forks
from tools.puzzles.freed import freed
from tools.puzzles.judgement import Judgement, after, judge_of, played_out
from tools.puzzles.playing_on import plays_worse
from tools.puzzles.ransoms import ransoms

SHARE_OF_AN_IDEA = 5  # of so many puzzles of a game at most one has the same idea
SHARE_OF_A_GRADE = 3  # and at most one of so many the same grade
Finder = Callable[[str], Iterator[Candidate]]
STEERED: Mapping[str, tuple[Finder, frozenset[str]]] = {  # of Logitac: where to look for something, and its ideas
    "ransom": (ransoms, frozenset({"buys", "buys-in-time", "refuses"})),
    "freed": (freed, frozenset({"frees", "frees-next", "keeps-captive"})),
    "fork": (forks, frozenset({"fork"})),
}


@dataclass(frozen=True, slots=True)
class Find:
    """A position that makes a puzzle."""

    candidate: Candidate
    judgement: Judgement

    def puzzle(self) -> Puzzle:
        """Play the lines out and put the puzzle together."""
        bare = self._bare()
        judged = self.judgement
        best, next_best = _longer(bare, bare.best, judged.played), _longer(bare, bare.next_best, judged.played_next)
        return replace(bare, id=_id(bare), best=best, next_best=next_best)

    def _bare(self) -> Puzzle:
        place, judged = self.candidate, self.judgement
        rules = place.position.game
        return Puzzle(
            id="",
            game=rules.key,
            rules=rules.version,
            seat=place.position.seat,
            options=tuple(place.options.items()),
            seed=place.seed,
            actions=_hiding(place.actions, judged.hidden),
            task=judged.task,
            best=PuzzleLine((judged.best.turn,), judged.best.worth),
            next_best=PuzzleLine((judged.next_best.turn,), judged.next_best.worth),
            as_good=judged.as_good,
            grade=judged.grade,
            idea=judged.idea,
        )


def _hiding(actions: tuple[Action, ...], hidden: Action) -> tuple[Action, ...]:
    """Put what had better be hidden in the place of what was hidden last; the solver can't tell it apart."""
    if not hidden:
        return actions
    last = max(nth for nth, action in enumerate(actions) if action.startswith("hide"))
    return (*actions[:last], hidden, *actions[last + 1 :])


def _longer(puzzle: Puzzle, line: PuzzleLine, most: int) -> PuzzleLine:
    turns = played_out(position(puzzle), line.turn, judge_of(puzzle.game), most)
    return PuzzleLine(turns, line.worth)


def _id(puzzle: Puzzle) -> str:
    """Name it by its position alone: it stays, whatever a better search says of it."""
    place = repr((puzzle.game, puzzle.rules, sorted(puzzle.options), puzzle.seed, puzzle.actions))
    return f"{puzzle.game}-{sha256(place.encode()).hexdigest()[:6]}"


def found(game: str, seed: str, hunt: Hunt = Hunt()) -> Iterator[Find]:  # noqa: B008 - frozen
    """Judge one position after the other and give those that make a puzzle."""
    judge = judge_of(game)
    steered, wanted = STEERED.get(hunt.towards, (None, frozenset()))
    for candidate in steered(seed) if steered else candidates(game, seed, hunt):
        judgement = judge.judge(candidate.position)
        if judgement is not None and (not wanted or judgement.idea.kind in wanted):
            yield Find(candidate, judgement)


class Selection:
    """Takes what it still has room for: so many of a grade, not too many of an idea, one of a game and grade."""

    def __init__(self, count: int, kept: Iterable[Puzzle] = ()) -> None:
        self.chosen: list[Puzzle] = []
        self._count = count
        self._grades, self._ideas = Counter[int](), Counter[str]()
        self._seen: set[object] = set()
        kept = tuple(kept)
        for one in sorted(kept, key=_rarest_grade_first(kept)):
            if self._has_room(one.grade, one.idea.kind):
                self._take(one)

    @property
    def is_full(self) -> bool:
        return len(self.chosen) >= self._count

    def wants(self, judgement: Judgement) -> bool:
        """Tell by grade and idea, before the lines are played out."""
        return not self.is_full and self._has_room(judgement.grade, judgement.idea.kind)

    def add(self, one: Puzzle) -> bool:
        """Take a puzzle, unless there is one much like it or its line doesn't show what it promises."""
        if not self._seen.isdisjoint(_marks(one)) or not keeps_its_word(one) or plays_worse(one):
            return False
        self._take(one)
        return True

    def _has_room(self, grade: int, kind: str) -> bool:
        most_of_an_idea, most_of_a_grade = self._count // SHARE_OF_AN_IDEA, self._count // SHARE_OF_A_GRADE
        return self._ideas[kind] < most_of_an_idea and self._grades[grade] < most_of_a_grade

    def _take(self, one: Puzzle) -> None:
        self.chosen.append(one)
        self._grades[one.grade] += 1
        self._ideas[one.idea.kind] += 1
        self._seen |= _marks(one)


def _rarest_grade_first(kept: Sequence[Puzzle]) -> Callable[[Puzzle], tuple[int, str]]:
    """Order what is shipped, so that of an idea with too many those of the commonest grade go."""
    grades = Counter(one.grade for one in kept)
    return lambda one: (grades[one.grade], one.id)


def keeps_its_word(puzzle: Puzzle) -> bool:
    """Tell whether a win that is promised stands at the end of the line, after as many own turns as are promised."""
    worth, turns = puzzle.best.worth, puzzle.best.turns
    if worth.kind != "wins-in":
        return True
    at = position(puzzle)
    state, own = at.state, 0
    for turn in turns:
        own += state.to_move == puzzle.seat
        state = after(at.game, state, turn)
    return state.outcome is not None and state.outcome.winner == puzzle.seat and own == worth.number


def _marks(one: Puzzle) -> set[object]:
    return {one.id, (one.seed, one.grade, one.idea.kind), (one.best.turn, one.next_best.turn)}
