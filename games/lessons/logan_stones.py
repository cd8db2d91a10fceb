"""Logan Stones, learnt in eight steps."""

from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, WinsNow
from games.logan_stones.scenes import ALL_PLACED, TURNING, WON

_BOTH_WAYS = (*ALL_PLACED, "l15^", "@k13")  # stones may be lifted, and flipped
_OF_THE_OTHER = tuple(f"stone {stone}" for stone in range(10, 16))  # in the second reserve, where 8 is the first

STEPS = (
    LessonStep("goal", Question(3, 2), WON[:-1], about=("n12", "m13", "l14"), solution="2"),
    LessonStep("place", AnyLegal(), marked=(), solution="3@m14"),
    LessonStep("turning", AnyOf(("[124]@*", "5@l14", "5@m12")), TURNING[:2], marked=(), solution="1@l14"),
    LessonStep("backs", Question(3, 2), TURNING[:4], about=_OF_THE_OTHER, solution="2"),
    LessonStep("flip", AnyOf(("*!",)), _BOTH_WAYS, marked=(), solution="m15!"),
    LessonStep("lift", AnyOf(("*^",)), _BOTH_WAYS, marked=(), solution="o11^"),
    LessonStep("drop", AnyLegal(), goes_on=True, marked=(), solution="@l11*"),
    LessonStep("line", WinsNow(), WON[:-1], about=("n12", "m13", "l14"), solution="7@o11"),
)
