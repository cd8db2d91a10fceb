"""Make an example of a whole turn: legal now, plausible, and the same every time."""

from games.core.game import Action, V
from games.core.manual import Manual


def example_turn(manual: Manual[V], view: V) -> str:
    """Write it as a form may show it; "" where the viewer has nothing to do."""
    return " ".join(_whole_turn(manual, view))


def _whole_turn(manual: Manual[V], view: V) -> tuple[Action, ...]:
    """Take exemplary actions, as far as the viewer can foresee them, until the turn is over."""
    turn: list[Action] = []
    actions = manual.rules.actions(view)
    while actions:
        turn.append(manual.exemplary(view, actions))
        view = manual.rules.preview(view, turn[-1])
        actions = () if view.fresh else manual.rules.actions(view)
    return tuple(turn)
