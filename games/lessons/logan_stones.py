"""Logan Stones, learnt in seven steps."""

from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, WinsNow
from games.logan_stones.scenes import ALL_PLACED, TURNING, WON

_OF_THE_OTHER = ("stone 1", "stone 2", "stone 4", "stone 6", "stone 7")  # in the first reserve, counted from 0

STEPS = (
    LessonStep("goal", Question(3, 2), WON[:-1], about=("n12", "m13", "l14"), solution="2"),
    LessonStep("place", AnyLegal(), marked=("3",), solution="3@m14"),
    LessonStep("turning", AnyOf(("[124]@*", "5@l14", "5@m12")), TURNING[:2], marked=("1",), solution="1@l14"),
    LessonStep("backs", Question(3, 2), TURNING, about=_OF_THE_OTHER, solution="2"),
    LessonStep("flip", AnyOf(("*!",)), (*ALL_PLACED, "l15^", "@k13"), marked=("flip",), solution="k15!"),
    LessonStep("lift", AnyOf(("*^ @*",)), ALL_PLACED, marked=("lift",), solution="k15^ @k13"),
    LessonStep("line", WinsNow(), WON[:-1], marked=("7",), solution="7@o11"),
)
