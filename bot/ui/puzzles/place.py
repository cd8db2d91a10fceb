"""Which puzzle a person looks at and how it was chosen, small enough for a custom id."""

from dataclasses import dataclass
from datetime import date

from bot.tables import PuzzleOf
from bot.tables.values.ids import is_own_puzzle
from bot.ui.refusal import UiRefusal, found
from bot.ui.request import Request
from games.puzzles.puzzle import GRADES, Puzzle

_FROM_ALL, _FROM_ONE = "a", "g"
_DAY_DIGITS = 8


@dataclass(frozen=True, slots=True)
class PuzzlePlace:
    """Hold a puzzle, with the day it belongs to, or the game and grade it was chosen by."""

    puzzle: Puzzle
    day: str = ""  # 2026-11-18
    is_one_game: bool = False
    grade: int = 0

    @property
    def name(self) -> str:
        came_from = self.day.replace("-", "") or f"{_FROM_ONE if self.is_one_game else _FROM_ALL}{self.grade}"
        return f"{came_from}-{self.puzzle.id}"

    def of(self, request: Request) -> PuzzleOf:
        """Make the key of a person's tries."""
        return PuzzleOf(request.user, self.puzzle.id, (request.server or "") if self.day else "", self.day)


async def read_place(request: Request, name: str) -> PuzzlePlace:
    """Read what `PuzzlePlace.name` wrote; an unknown puzzle or an impossible day comes from an old button."""
    came_from, _, puzzle_id = name.partition("-")
    puzzle = await known_puzzle(request, puzzle_id)
    if came_from.isdigit():
        return PuzzlePlace(puzzle, read_day(came_from))
    wanted, grade = came_from[:1], came_from[1:]
    if is_own_puzzle(puzzle_id) or wanted not in (_FROM_ALL, _FROM_ONE) or grade not in map(str, (0, *GRADES)):
        raise UiRefusal("error-old-button")
    return PuzzlePlace(puzzle, is_one_game=wanted == _FROM_ONE, grade=int(grade))


async def find_place(request: Request, name: str) -> PuzzlePlace:
    """Read a place, and check that this person may have the puzzle: a day's puzzle only by that day's button."""
    place, puzzles = await read_place(request, name), request.ui.tables.puzzles
    if place.day:
        post = await puzzles.post(request.guild, place.day)
        if post is None or post.puzzle != place.puzzle.id:
            raise UiRefusal("error-old-button")
    elif await puzzles.is_of_these_days(place.puzzle.id):
        raise UiRefusal("error-puzzle-of-these-days")
    return place


async def known_puzzle(request: Request, puzzle_id: str) -> Puzzle:
    return found(await request.ui.tables.puzzles.find(puzzle_id))


def read_day(digits: str) -> str:
    """Read 20261118 as 2026-11-18."""
    try:
        if len(digits) == _DAY_DIGITS:
            return date.fromisoformat(digits).isoformat()
    except ValueError:
        pass
    raise UiRefusal("error-old-button")
