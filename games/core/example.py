"""Make an example of a whole turn: legal now, plausible, and the same every time."""

from games.core.game import Action, V
from games.core.manual import Manual


def example_turn(manual: Manual[V], view: V) -> str:
    """Write it as a form may show it, as far as the viewer can foresee it; "" where they have nothing to do."""
    turn: list[Action] = []
    actions = manual.rules.actions(view)
    while actions:
        turn.append(manual.exemplary(view, actions))
        view = manual.rules.preview(view, turn[-1])
        actions = () if view.fresh else manual.rules.actions(view)
    return " ".join(turn)
