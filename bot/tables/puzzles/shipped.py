"""The puzzles there are, by id: the same for everybody, until a later release brings more."""

from functools import cache

from bot.tables.puzzles.calendar import PuzzleIds
from games.puzzles.collection import puzzles
from games.registry import KEYS


@cache
def shipped_puzzles() -> PuzzleIds:
    """Order a game's puzzles by their ids, which are drawn by chance, so that easy and hard ones take turns."""
    return {game: tuple(sorted(puzzle.id for puzzle in puzzles(game))) for game in KEYS}
