"""Tactic, learnt in nine steps."""

from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, WinsNow
from games.tactic.state import NAMES, State


def _stations(south: str, north: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    one, other = (tuple(NAMES.index(name) for name in names.split()) for names in (south, north))
    return one, other


_ON_ITS_WAY = ("1b-2c", "2c-3b", "13b-12b", "12b-11a", "3b-4c", "g@9b", "11a-10a", "g@7c")
_TO_BE_BARRED = ("1b-2c", "2c-3b", "13b-12b", "13d-12f", "1c-2d")
_SHUT_IN = ("1c-2c", "g@8d", "g@3b", "13c-12d")
_CORNERED = (
    *("1b-1a", "1a-2a", "g@3a", "13b-12b", "1c-1b", "1b-2b", "g@3d", "13c-12d"),
    *("1d-1e", "g@7c", "12b-11a", "12d-11b", "1e-2g", "7c-8c", "11a-10a", "11b-10c"),
)
_TO_AND_FRO = (
    *("1b-2c", "2c-3b", "13b-12b", "12b-11a", "3b-4c", "g@8c", "13d-12f", "12f-11d"),
    *("4c-4d", "8c-8e", "11a-10a", "11d-10f", "4d-4c", "8e-8c", "10a-9a", "10f-9d"),
)
_NEARLY_HOME = State(
    patrols=_stations("11a 13c 13d", "1c 6d 8f"),
    guards=_stations("6b", "9b 12d"),
    reserve=(1, 0),
    turn=41,
    limit=40,
    variant="classic",
)

STEPS = (
    LessonStep("goal", Question(3, 2), about=("13b", "13c", "13d"), solution="2"),
    LessonStep("step", AnyOf(("1?-2?",)), goes_on=True, marked=(), solution="1b-2c"),
    LessonStep("twice", AnyOf(("1?-2?", "2?-3?")), goes_on=True, marked=(), solution="2c-3b"),
    LessonStep("sideways", AnyOf(("4c-4b 4b-5?", "4c-4d 4d-5?")), _ON_ITS_WAY, about=("4c",), solution="4c-4d 4d-5b"),
    LessonStep("line", AnyOf(("2c-2b",)), _SHUT_IN, about=("2c", "3b"), solution="2c-2b"),
    LessonStep("guard", AnyOf(("g@11a",)), _TO_BE_BARRED, about=("12b",), solution="g@11a"),
    LessonStep("blocked", AnyLegal(), _CORNERED, about=("2a", "2b", "2g"), solution="lose reserve"),
    LessonStep("shuttle", Question(3, 2), _TO_AND_FRO, about=("4c", "4d"), solution="2"),
    LessonStep("home", WinsNow(), start=_NEARLY_HOME, about=("11a",), solution="11a-12b 12b-13b"),
)
