"""Choose somebody's next puzzle: of the game and the puzzles they were shown least, as hard as they solve them."""

from collections.abc import Collection, Mapping, Sequence

from data.records import PuzzleResult

PuzzleGrades = Mapping[str, int]  # a game's puzzles in the order in which they come, each with its grade


def choose(
    offered: Sequence[PuzzleGrades], mine: Sequence[PuzzleResult], grade: int | None, kept: Collection[str]
) -> str | None:
    """Take the puzzle shown least of a grade or of the one that suits, else of the nearest; games take turns."""
    shown = {one.puzzle: one.shown for one in mine}
    games = sorted(offered, key=lambda game: sum(shown.get(puzzle, 0) for puzzle in game))
    ranks = {
        puzzle: (grade is not None and game[puzzle] != grade, *rank)
        for nth, game in enumerate(games)
        for puzzle, rank in _ranks(nth, game, shown, grade or suitable_grade(game, mine)).items()
        if puzzle not in kept
    }
    return min(ranks, key=lambda puzzle: ranks[puzzle], default=None)


def _ranks(nth: int, game: PuzzleGrades, shown: Mapping[str, int], wanted: int) -> Mapping[str, tuple[int, ...]]:
    """Rank a game's puzzles: rather one of another grade than one again while others of its grade are kept back."""
    times = {puzzle: shown.get(puzzle, 0) for puzzle in game}
    least = {grade: min(times[puzzle] for puzzle in game if game[puzzle] == grade) for grade in game.values()}
    return {
        puzzle: (times[puzzle] > least[grade], abs(grade - wanted), nth, grade, times[puzzle])
        for puzzle, grade in game.items()
    }


def suitable_grade(game: PuzzleGrades, mine: Sequence[PuzzleResult]) -> int:
    """Begin with the easiest: one grade up for each solved at once, one down for each given up, none for others."""
    easiest, hardest = min(game.values()), max(game.values())
    level = easiest
    for _, puzzle, is_solved in sorted(_settled(game, mine)):
        if is_solved and game[puzzle] >= level:
            level = min(level + 1, hardest)
        elif not is_solved and game[puzzle] <= level:
            level = max(level - 1, easiest)
    return level


def _settled(game: PuzzleGrades, mine: Sequence[PuzzleResult]) -> list[tuple[int, str, bool]]:
    """List when each was given up or solved by the first try; a solution that was read first proves nothing."""
    known = [one for one in mine if one.puzzle in game]
    given_up = [(one.given_up_at, one.puzzle, False) for one in known if one.given_up_at is not None]
    at_once = [
        (one.solved_at, one.puzzle, True)
        for one in known
        if one.solved_at is not None and one.given_up_at is None and one.tries == 1
    ]
    return [*given_up, *at_once]
