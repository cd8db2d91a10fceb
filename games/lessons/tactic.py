"""Tactic, learnt in nine steps."""

from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, WinsNow, line

_ON_ITS_WAY = ("1b-2c", "2c-3b", "13b-12b", "12b-11a", "3b-4c", "g@9b", "11a-10a", "g@7c")
_SHUT_IN = ("1c-2c", "g@8d", "g@3b", "13c-12d")
_CORNERED = (
    *("1b-1a", "1a-2a", "g@3a", "13b-12b", "1c-1b", "1b-2b", "g@3d", "13c-12d"),
    *("1d-1e", "g@7c", "12b-11a", "12d-11b", "1e-2g", "7c-8c", "11a-10a", "11b-10c"),
)
_TO_AND_FRO = (
    *("1b-2c", "2c-3b", "13b-12b", "12b-11a", "3b-4c", "g@8c", "13d-12f", "12f-11d"),
    *("4c-4d", "8c-8e", "11a-10a", "11d-10f", "4d-4c", "8e-8c", "10a-9a", "10f-9d"),
)
_NEARLY_HOME = line("""
    1c-2e 1d-2f 13d-12e 13b-12c 1b-2b 2e-3c 12c-11b 11b-10c 2f-3d 2b-3a 13c-12c 12c-11b 3a-4b 3d-4g 12e-11c 10c-9b
    3c-4e 4b-5a 11c-10e 9b-8d 5a-6b 4g-5d 8d-7c 11b-10c 5d-6f 4e-5c 7c-6e 10e-9c 5c-6d 6d-7b 6e-5c 5c-4d 6f-7d 7b-8c
    4d-3c 3c-2e 7d-8g 8c-9b 2e-1d 9c-8d 6b-7a 7a-8b 8d-7c 7c-6e 8b-9a 9a-10b 6e-5c 5c-4d 8g-9d 9d-10g 4d-3b 3b-2d
    10b-11a 9b-10d 10c-9b 2d-1c 10g-11d 11a-12a 9b-8d 8d-7c 11d-12f 10d-11c 7c-6e 6e-5c 11c-12e 12a-13a 5c-4e 4e-3c
    12f-13d 12e-13c 3c-2d 2d-2e
    """)

STEPS = (
    LessonStep("goal", Question(3, 2), about=("13b", "13c", "13d"), solution="2"),
    LessonStep("step", AnyOf(("1?-2?",)), marked=("1b",), solution="1b-2c"),
    LessonStep("twice", AnyOf(("2c-3b",)), ("1b-2c",), marked=("2c",), solution="2c-3b"),
    LessonStep("sideways", AnyOf(("4c-4b 4b-5?", "4c-4d 4d-5?")), _ON_ITS_WAY, marked=("4c",), solution="4c-4d 4d-5b"),
    LessonStep("line", AnyOf(("2c-2b",)), _SHUT_IN, marked=("2c",), solution="2c-2b"),
    LessonStep("guard", AnyOf(("g@*",)), ("1b-2c",), marked=("g",), solution="g@9b"),
    LessonStep("blocked", AnyLegal(), _CORNERED, about=("2a", "2b", "2g"), solution="lose reserve"),
    LessonStep("shuttle", Question(2, 2), _TO_AND_FRO, about=("4c", "4d"), solution="2"),
    LessonStep("home", WinsNow(), _NEARLY_HOME, marked=("13a",), solution="13a-13b"),
)
