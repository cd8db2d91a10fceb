"""What a profile tells of one person."""

from dataclasses import dataclass
from enum import StrEnum


class LessonState(StrEnum):
    NEW = "new"
    BEGUN = "begun"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class GameProgress:
    key: str
    lesson: LessonState
    level: int  # the highest at which they have won against the bot; 0 for none
    solved: tuple[int, ...]  # puzzles by grade, the easiest first
    shipped: tuple[int, ...]  # as many as there are of each grade


@dataclass(frozen=True, slots=True)
class Profile:
    name: str
    games: tuple[GameProgress, ...]
    puzzles: int  # solved ever, those that aren't shipped any more included
    streak: int = 0  # puzzles of the day in a row

    @property
    def stones(self) -> int:
        """Count the games that were won against the bot, at whatever level."""
        return sum(one.level > 0 for one in self.games)
