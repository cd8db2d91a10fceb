"""What each step of a lesson asks for, said once more and otherwise than the lessons do: by what a try changes."""

from tests.games.lessons.goals.logitac import LOGITAC
from tests.games.lessons.goals.trial import Goal

GOALS: dict[str, dict[str, Goal]] = {"logitac": LOGITAC}
