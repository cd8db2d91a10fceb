"""Topologic, learnt in eight steps, with three pawns."""

from games.lessons.lesson import AnyLegal, AnyOf, AnyTurn, LessonStep, Question, WinsNow

_THREE = (("seekers", 3),)
_HIDDEN = ("hide y5",)
_SCORED = (*_HIDDEN, "1@y1", "2@g5", "3@k6")
_FOUND_IN_TWO = ("hide y6", "1@y6", "2@y6", "3@k6", "3>y6", "ask", "hide b2", "1@y3", "2@g2", "3@o1")
_FOUND_IN_THREE = ("hide y6", "1@y1", "2@y6", "3@k6", "3>y6", "ask", "1>y6", "ask")

SHORT_FORM = _THREE
STEPS = (
    LessonStep("goal", Question(3, 2), (), _THREE, about=("y5",), solution="2"),
    LessonStep("hide", AnyLegal(), goes_on=True, marked=(), solution="hide y5"),
    LessonStep("place", AnyTurn(), ("hide w2",), _THREE, marked=(), solution="1@y1 2@g5 3@k6"),
    LessonStep("sum", Question(3, 2), _SCORED, _THREE, about=("r3", "y5", "k2"), solution="2"),
    LessonStep("move", AnyOf(("3>*",)), goes_on=True, marked=(), solution="3>y6"),
    LessonStep("ask", AnyOf(("ask",)), goes_on=True, solution="ask"),
    LessonStep("limit", Question(3, 1), _FOUND_IN_TWO, _THREE, solution="1"),
    LessonStep("found", WinsNow(), (*_FOUND_IN_THREE, "hide g5", "1@g5", "2@g5", "3@y1"), _THREE, solution="3>g5 ask"),
)
