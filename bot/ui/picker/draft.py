"""A turn being picked: whole actions, then steps of the next one, and the position they lead to."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from bot.ui.picker.choice_point import ChoicePoint, Steps, Ways, choice_assuming, choice_point, previous_choice, ways
from games.core.game import Action, AnyGame
from games.registry import manual

JOINT, REST = ",", ";"  # in custom ids: between actions, and before those that stand behind the one being changed


@dataclass(frozen=True, slots=True)
class Draft:
    """The actions and steps picked so far, and the actions behind the one being changed; none is played yet."""

    actions: tuple[Action, ...] = ()
    steps: Steps = ()
    rest: tuple[Action, ...] = ()

    @property
    def spelled(self) -> str:
        return JOINT.join(self.actions) + (REST + JOINT.join(self.rest) if self.rest else "")

    def changing(self, nth: int) -> "Draft":
        """Choose one of the actions anew."""
        return Draft(self.actions[:nth], (), self.actions[nth + 1 :])


@dataclass(frozen=True, slots=True)
class DraftPosition:
    """The position after a draft, as far as the viewer can tell, and how it may go on."""

    draft: Draft
    view: Any
    here: ChoicePoint | None  # None where there is nothing more to choose
    is_closed: bool = False  # its last action ended the turn and changed nothing to look at

    @property
    def is_untouched(self) -> bool:
        """Return whether nothing was picked yet."""
        return not (self.draft.actions or (self.here and self.here.steps))

    @property
    def is_whole(self) -> bool:
        return self.here is None and (self.view.fresh or self.view.outcome is not None)

    @property
    def is_due(self) -> bool:
        """Return whether the draft must be played before the turn goes on: its last action reveals something."""
        return self.here is None and not self.is_whole


def read_draft(spelled: str, steps: Steps = ()) -> Draft:
    actions, _, rest = spelled.partition(REST)
    return Draft(tuple(filter(None, actions.split(JOINT))), steps, tuple(filter(None, rest.split(JOINT))))


def follow_draft(game: AnyGame, view: Any, draft: Draft, *, is_blind: bool = False) -> DraftPosition:
    """Follow a draft; if it isn't legal any more, begin with an empty one. Blind: nothing will be shown on the way."""
    at = view
    for nth, action in enumerate(draft.actions):
        if action not in game.actions(at):
            return follow_draft(game, view, Draft(), is_blind=is_blind)
        before_it, at = at, game.preview(at, action)
        if _ends_turn(at) or (not is_blind and game.shows_hidden(before_it, action)):
            return DraftPosition(Draft(draft.actions[: nth + 1]), at, None, nth > 0 and action in manual(game).closing)
    here = _choice_point(game, at, draft.steps)
    if not here.actions:
        return follow_draft(game, view, replace(draft, steps=()), is_blind=is_blind)
    if here.is_done and here.spelled is not None:
        whole = Draft((*draft.actions, here.spelled, *draft.rest))
        return follow_draft(game, view, whole, is_blind=is_blind)
    return DraftPosition(replace(draft, steps=here.steps), at, here)


def _choice_point(game: AnyGame, at: Any, steps: Steps) -> ChoicePoint:
    told, all_ways = manual(game), ways(game, at)
    assumed = told.assumed_step(at)
    here = choice_point(all_ways, steps) if assumed is None else choice_assuming(all_ways, steps, assumed)
    shelves = tuple(told.shelves(at, here.steps, here.nexts))
    return replace(here, shelves=shelves, at_hand=tuple(told.at_hand(at, here.steps, here.actions)))


def page_to_open(game: AnyGame, view: Any, draft: Draft, last: Draft) -> int:
    """Find the page on which a draft goes on: the one from which the last step was picked."""
    here = follow_draft(game, view, draft).here
    if here is None or here.pages < 2:
        return 0
    picked = (*(step for action in last.actions[-1:] for step in manual(game).steps(action)), *last.steps)
    return next((here.page_of(step) for step in reversed(picked) if step in here.nexts), 0)


def _ends_turn(after: Any) -> bool:
    return after.fresh or after.outcome is not None


def undone(game: AnyGame, view: Any, draft: Draft) -> Draft | None:
    """Go back to the last place where there was something to choose; None where there was none."""
    actions, steps = draft.actions, draft.steps
    while True:
        prior = _prior(game, reduce(game.preview, actions, view), steps)
        if prior is not None:
            return Draft(actions, prior, draft.rest if actions == draft.actions else ())
        if not actions:
            return None
        actions, steps = actions[:-1], manual(game).steps(actions[-1])


def _prior(game: AnyGame, at: Any, steps: Steps) -> Steps | None:
    """Find the last choice before these steps of one action; None where there was none."""
    all_ways = ways(game, at)
    if (begun := _picked_outright(game, at, steps, all_ways)) is not None:
        return begun
    assumed = manual(game).assumed_step(at)
    is_shown_beside = assumed is not None and choice_point(all_ways, steps, walks=False).nexts != ()
    if not steps or (is_shown_beside and len(steps) == 1):
        return None
    prior = previous_choice(all_ways, steps)
    return prior if prior or len(choice_point(all_ways, ()).steps) < len(steps) else None


def _picked_outright(game: AnyGame, at: Any, steps: Steps, all_ways: Ways) -> Steps | None:
    """Find where an action of these steps was at hand; None where it wasn't."""
    told = manual(game)
    for begun in (steps[:length] for length in range(len(steps))):
        actions = [action for menu, action in all_ways if menu[: len(begun)] == begun]
        if steps in map(told.steps, told.at_hand(at, begun, actions)):
            return begun
    return None
