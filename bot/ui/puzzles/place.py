"""Which puzzle somebody has before them, and how they came to it: all of it fits into a button."""

from dataclasses import dataclass
from datetime import date

from bot.tables import PuzzleOf
from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from games.puzzles.collection import find
from games.puzzles.puzzle import GRADES, Puzzle

_FROM_ALL, _FROM_ONE = "a", "g"
_DAY_DIGITS = 8


@dataclass(frozen=True, slots=True)
class PuzzlePlace:
    """A puzzle of a day, or one picked out of those of one game or all, of one grade or all."""

    puzzle: Puzzle
    day: str = ""  # 2026-11-18
    is_one_game: bool = False
    grade: int = 0

    @property
    def name(self) -> str:
        came_from = self.day.replace("-", "") or f"{_FROM_ONE if self.is_one_game else _FROM_ALL}{self.grade}"
        return f"{came_from}-{self.puzzle.id}"

    def of(self, request: Request) -> PuzzleOf:
        """Say whose attempt it is."""
        return PuzzleOf(request.user, self.puzzle.id, (request.server or "") if self.day else "", self.day)


def read_place(name: str) -> PuzzlePlace:
    """Read what `PuzzlePlace.name` wrote; a puzzle nobody has, or a day there is not, is an old button's."""
    came_from, _, puzzle_id = name.partition("-")
    puzzle = known_puzzle(puzzle_id)
    if came_from.isdigit():
        return PuzzlePlace(puzzle, read_day(came_from))
    wanted, grade = came_from[:1], came_from[1:]
    if wanted not in (_FROM_ALL, _FROM_ONE) or grade not in map(str, (0, *GRADES)):
        raise UiRefusal("error-old-button")
    return PuzzlePlace(puzzle, is_one_game=wanted == _FROM_ONE, grade=int(grade))


async def find_place(request: Request, name: str) -> PuzzlePlace:
    """Read it, and see that this person may have it: a day's puzzle by that day's button, and in no other way."""
    place, puzzles = read_place(name), request.ui.tables.puzzles
    if place.day:
        post = await puzzles.post(request.guild, place.day)
        if post is None or post.puzzle != place.puzzle.id:
            raise UiRefusal("error-old-button")
    elif await puzzles.is_of_these_days(place.puzzle.id):
        raise UiRefusal("error-puzzle-of-these-days")
    return place


def known_puzzle(puzzle_id: str) -> Puzzle:
    try:
        return find(puzzle_id)
    except KeyError:
        raise UiRefusal("error-old-button") from None


def read_day(digits: str) -> str:
    """Read 20261118 as 2026-11-18."""
    try:
        if len(digits) == _DAY_DIGITS:
            return date.fromisoformat(digits).isoformat()
    except ValueError:
        pass
    raise UiRefusal("error-old-button")
