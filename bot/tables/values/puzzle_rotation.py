"""Pick the puzzle a day has, easy on Monday to very hard on Sunday, from the date, the wish and the shipped list."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache

from games.puzzles.puzzle import GRADES

GradedPuzzles = Mapping[str, Mapping[str, int]]  # by game, its puzzles with their grades in an order that never changes
PuzzleWish = tuple[tuple[str, ...], int]  # the games, none for all, and the hardest grade

WEEK = (1, 1, 2, 2, 3, 3, 4)  # the grades, Monday to Sunday


def puzzle_of_day(day: date, games: Iterable[str], puzzles: GradedPuzzles, hardest: int = GRADES[-1]) -> str | None:
    """Pick the day's puzzle: the games take turns, and one that isn't wanted leaves its turn to the next."""
    wished = set(games)
    there = [game for game, graded in puzzles.items() if graded and min(graded.values()) <= hardest]
    wanted = [place for place, game in enumerate(there) if not wished or game in wished]
    if not wanted:
        return None
    place = min(wanted, key=lambda one: (one - day.toordinal()) % len(there))
    since = min((place - before - 1) % len(there) for before in wanted)
    return _of_game(day, puzzles[there[place]], _Turns(len(there), place, since), hardest)


def puzzles_about(ms: int, puzzles: GradedPuzzles, wishes: Iterable[PuzzleWish]) -> set[str]:
    """List the puzzles that are, for these wishes, today's or tomorrow's anywhere on earth."""
    today = datetime.fromtimestamp(ms / 1000, UTC).date()
    picked = {
        puzzle_of_day(today + timedelta(days=shift), games, puzzles, hardest)
        for shift in (-1, 0, 1, 2)
        for games, hardest in wishes
    }
    return {puzzle for puzzle in picked if puzzle is not None}


@dataclass(frozen=True, slots=True)
class _Turns:
    """A game's days on a server: its own, and those that so many unwanted games before it leave to it."""

    games: int
    place: int
    unwanted: int

    def has(self, number: int) -> bool:
        return (self.place - number) % self.games <= self.unwanted


def _of_game(day: date, graded: Mapping[str, int], turns: _Turns, hardest: int) -> str:
    """Walk through the game's puzzles of the weekday's grade: all come before one comes again."""
    week = _week(graded, hardest)
    grade = week[day.weekday()]
    of_grade = [puzzle for puzzle, its in graded.items() if its == grade]
    days = _days(tuple(weekday for weekday, its in enumerate(week) if its == grade), turns)
    spans, number = divmod(day.toordinal(), 7 * turns.games)
    return of_grade[(spans * len(days) + sum(before < number for before in days)) % len(of_grade)]


def _week(graded: Mapping[str, int], hardest: int) -> Sequence[int]:
    """Settle each weekday's grade: the hardest the game has up to the wished one, or else its easiest."""
    there = {grade for grade in graded.values() if grade <= hardest}
    return [max((grade for grade in there if grade <= wished), default=min(there)) for wished in WEEK]


@cache
def _days(weekdays: Sequence[int], turns: _Turns) -> Sequence[int]:
    """List the days on which a game has a puzzle of a grade; after as many weeks as there are games they come anew."""
    monday = date.min.toordinal()  # the first day there is
    return [day for day in range(7 * turns.games) if (day - monday) % 7 in weekdays and turns.has(day)]
