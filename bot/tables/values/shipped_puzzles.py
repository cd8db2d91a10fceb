"""The shipped puzzles with their grades: the same for everybody until a later release adds some."""

from functools import cache

from bot.tables.values.puzzle_rotation import GradedPuzzles
from games.puzzles.collection import puzzles
from games.registry import KEYS, leave_out_broken


@cache
def shipped_puzzles() -> GradedPuzzles:
    """Order a game's puzzles by id: ids are random, so that like ideas aren't neighbours."""
    leave_out_broken(puzzles)
    return {game: dict(sorted((puzzle.id, puzzle.grade) for puzzle in puzzles(game))) for game in KEYS}
