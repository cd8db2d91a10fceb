"""Follow a draft in an exercise."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.picker.draft import Draft, DraftPosition, follow_draft, undone
from games.core.game import Action
from games.lessons.lesson import TryVerdict


@dataclass(frozen=True, slots=True)
class ExercisePosition:
    """Actions that showed something hidden are done; the draft begins after the last of them."""

    exercise: Exercise  # as it stands then
    done: tuple[Action, ...]
    at: DraftPosition

    @property
    def actions(self) -> tuple[Action, ...]:
        return (*self.done, *self.at.draft.actions)

    @property
    def is_begun(self) -> bool:
        """Return whether anything was picked; the picker takes a single way by itself, which doesn't count."""
        return bool(self.done) or undone(self.exercise.at.game, self.view, self.at.draft) is not None

    @property
    def view(self) -> Any:
        """Show where the draft begins, as the solver may see it."""
        return self.exercise.at.view


def stand_in(exercise: Exercise, draft: Draft) -> ExercisePosition:
    """Follow a draft; a try costs nothing, so what an action uncovers is shown at once."""
    done: tuple[Action, ...] = ()
    while True:
        rest = replace(draft, actions=draft.actions[len(done) :])
        at = follow_draft(exercise.at.game, exercise.at.view, rest)
        if not at.is_due:
            return ExercisePosition(exercise, done, at)
        done = (*done, *at.draft.actions)
        exercise = replace(exercise, at=exercise.at.after(at.draft.actions))
        if len(done) > len(draft.actions):  # the steps spelled the last of them
            draft = Draft(done)


def settled(kind: ExerciseKind, exercise: Exercise, actions: Sequence[Action]) -> tuple[Sequence[Action], bool] | None:
    """Find the first actions by which a try is right or wrong; None while it may still become either."""
    for length in range(1, len(actions) + 1):
        tried = actions[:length]
        verdict = kind.judge(exercise, tried)
        if verdict is TryVerdict.GO_ON and exercise.is_over(tried):
            verdict = TryVerdict.WRONG
        if verdict is not TryVerdict.GO_ON:
            return tried, verdict is TryVerdict.RIGHT
    return None
