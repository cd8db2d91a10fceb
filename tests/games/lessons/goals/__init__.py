"""What each step of a lesson asks for, said once more and otherwise than the lessons do: by what a try changes."""

from tests.games.lessons.goals.l_calculus import L_CALCULUS
from tests.games.lessons.goals.logitac import LOGITAC
from tests.games.lessons.goals.trial import Goal

GOALS: dict[str, dict[str, Goal]] = {"l_calculus": L_CALCULUS, "logitac": LOGITAC}
