"""Logan Stones, learnt in seven steps."""

from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, WinsNow
from games.logan_stones.scenes import ALL_PLACED, TURNING, WON

STEPS = (
    LessonStep("goal", Question(3, 2), WON[:-1], solution="2"),
    LessonStep("place", AnyLegal(), marked=("3",), solution="3@m14"),
    LessonStep("turning", AnyOf(("[124]@*", "5@l14", "5@m12")), TURNING[:2], marked=("1",), solution="1@l14"),
    LessonStep("backs", Question(3, 2), TURNING, solution="2"),
    LessonStep("flip", AnyOf(("*!",)), (*ALL_PLACED, "l15^", "@k13"), marked=("flip",), solution="k15!"),
    LessonStep("lift", AnyOf(("*^ @*",)), ALL_PLACED, marked=("lift",), solution="k15^ @k13"),
    LessonStep("line", WinsNow(), WON[:-1], marked=("7",), solution="7@o11"),
)
