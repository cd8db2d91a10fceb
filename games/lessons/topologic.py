"""Topologic, learnt in eight steps, with three pawns."""

from games.lessons.lesson import AnyOf, LessonStep, Question

_THREE = (("seekers", 3),)
_HIDDEN = ("hide y5",)
_ENTERED = (*_HIDDEN, "1@y1", "2@g5", "3@k6")
_NEARLY_FOUND = ("hide y6", "1@y6", "2@y6", "3@k6")
_LAST_CHANCE = (*_NEARLY_FOUND, "3>y6", "ask", "hide b2", "1@y3", "2@g2", "3@o1")

SHORT_FORM = _THREE
STEPS = (
    LessonStep("goal", Question(3, 2), (), _THREE, about=("y5",), solution="2"),
    LessonStep("hide", AnyOf(("hide?*",)), (), _THREE, marked=(), solution="hide y5"),
    LessonStep("enter", AnyOf(("1@* 2@* 3@*",)), _HIDDEN, _THREE, marked=(), solution="1@y1 2@g5 3@k6"),
    LessonStep("sum", Question(3, 2), _ENTERED, _THREE, about=("r3", "y5", "k2"), solution="2"),
    LessonStep("move", AnyOf(("3>*",)), _ENTERED, _THREE, marked=("3",), solution="3>y6"),
    LessonStep("ask", AnyOf(("ask",)), (*_ENTERED, "3>y6"), _THREE, solution="ask"),
    LessonStep("found", AnyOf(("3>y6 ask",)), _NEARLY_FOUND, _THREE, marked=("3",), solution="3>y6 ask"),
    LessonStep("limit", Question(3, 1), _LAST_CHANCE, _THREE, solution="1"),
)
