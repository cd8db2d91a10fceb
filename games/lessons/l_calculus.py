"""L-Calculus, learnt in seven steps, in the order of a turn."""

from games.l_calculus.rules import State
from games.lessons.lesson import AnyOf, LessonStep, Question, ScoresAtLeast, WinsNow

_LIMIT = 10  # quiet turns, as at new tables


def _lay(line: str, score: tuple[int, int] = (0, 0), last: tuple[str, ...] = (), quiet: int = 0) -> State:
    turn = 1 if score == (0, 0) else 9
    return State(line, None, "", score, 0, None, turn, last, (), quiet, _LIMIT, "any")


def _second_leg(line: str, first: tuple[int, int], score: tuple[int, int]) -> State:
    """Lay the line anew with its colours exchanged: now Black begins."""
    return State(line, None, "", score, 1, None, 12, (), (), 0, _LIMIT, "any", 2, 2, line, first)


_ALL_TEN = tuple(str(place) for place in range(1, 11))
_SHRUNK = ("3/4", "xr1")
STEPS = (
    LessonStep("swap", AnyOf(("*-*/*", "*/*-*")), start=_lay("WBWBWBWBWB"), marked=(), solution="1-2/3"),
    LessonStep(
        "runs", Question(3, 2), start=_lay("WWBWWWBBBWW"), about=("1", "2", "4", "5", "6", "10", "11"), solution="2"
    ),
    LessonStep(
        "split", ScoresAtLeast(9), start=_lay("BBWWWWWWBB"), about=("3", "4", "5", "6", "7", "8"), solution="1-2/3-5"
    ),
    LessonStep("remove", AnyOf(("xl2",)), ("6-7/8-9",), start=_lay("BBWWWWWBBWB", (26, 21)), marked=(), solution="xl2"),
    LessonStep("forbidden", Question(2, 1), start=_lay("WBBWWBWBW", (14, 12), _SHRUNK), solution="1"),
    LessonStep(
        "legs", Question(3, 2), start=_second_leg("BWBWBWBWBW", (40, 46), (40, 46)), about=_ALL_TEN, solution="2"
    ),
    LessonStep("end", WinsNow(), start=_lay("WBWWB", (15, 12), quiet=4), marked=(), solution="2/3-4 xr2"),
)
