"""The ids of the shipped puzzles: the same for everybody until a later release adds some."""

from functools import cache

from bot.tables.values.puzzle_calendar import PuzzleIds
from games.puzzles.collection import puzzles
from games.registry import KEYS


@cache
def shipped_puzzles() -> PuzzleIds:
    """Order a game's puzzles by id. Ids are random, so easy and hard puzzles are mixed."""
    return {game: tuple(sorted(puzzle.id for puzzle in puzzles(game))) for game in KEYS}
