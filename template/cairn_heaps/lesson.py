"""Heaps, learnt in six steps."""

from cairn_heaps.rules import State
from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, WinsNow


def _lay(*heaps: int) -> State:
    return State(heaps, 3, turn=5)


STEPS = (
    LessonStep("take", AnyLegal(), start=State((3, 5, 7), 3), marked=(), solution="c2"),
    LessonStep("heap", AnyOf(("a3", "b3", "c3")), start=_lay(3, 4, 5), marked=(), solution="b3"),
    LessonStep("most", Question(3, 2), start=_lay(0, 2, 7), about=("c",), solution="2"),
    LessonStep("leave", AnyOf(("c2",)), start=_lay(0, 0, 6), marked=(), solution="c2"),
    LessonStep("twins", AnyOf(("b1",)), start=_lay(2, 3, 0), marked=(), solution="b1"),
    LessonStep("end", WinsNow(), start=_lay(0, 0, 3), marked=(), solution="c3"),
)
SHORT_FORM = (("most", 7),)
