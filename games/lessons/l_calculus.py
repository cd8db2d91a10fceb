"""L-Calculus, learnt in seven steps."""

from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, ScoresAtLeast, WinsNow

_SHRINKING = ("18/19", "xr2", "15/16", "xr3", "12/13", "xr3")
_RUNS = (*_SHRINKING, "1/2", "keep", "1-5/6", "keep", "1-4/5-8", "keep")
_NEARLY_OVER = (*_SHRINKING, "9/10", "xr3", "6/7", "xr3", "3/4", "xr3")

STEPS = (
    LessonStep("goal", Question(3, 2), ("1/2", "keep"), solution="2"),
    LessonStep("swap", AnyLegal(), marked=("1",), solution="1/2"),
    LessonStep("runs", Question(3, 2), _RUNS, solution="2"),
    LessonStep("score", ScoresAtLeast(12), _RUNS, marked=(), solution="1/2-3"),
    LessonStep("back", Question(2, 2), ("1/2", "keep"), solution="2"),
    LessonStep("remove", AnyOf(("xl1", "xr1")), ("1/2",), marked=(), solution="xl1"),
    LessonStep("end", WinsNow(), _NEARLY_OVER, marked=("1",), solution="1/2-3 xl2"),
)
