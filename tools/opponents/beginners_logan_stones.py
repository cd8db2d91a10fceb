"""Two who are new to Logan Stones: both complete a line they see, and know nothing of what lies below."""

from games.core.game import Action
from games.core.seeded import Lots
from games.logan_stones.island import NEIGHBOURS
from games.logan_stones.rules import GAME, View


def completes_or_anything(view: View, lots: Lots) -> tuple[Action, ...]:
    """Complete a line if one lies open, else do whatever comes to mind."""
    return (lots.pick(_completing(view) or GAME.actions(view)),)


def gathers(view: View, lots: Lots) -> tuple[Action, ...]:
    """Complete a line, else put a stone to the most of its kind."""
    actions = _completing(view) or GAME.actions(view)
    most = max(_alike(view, action) for action in actions)
    return (lots.pick([action for action in actions if _alike(view, action) == most]),)


def _completing(view: View) -> list[Action]:
    ends = ((action, GAME.preview(view, action).outcome) for action in GAME.actions(view))
    return [action for action, outcome in ends if outcome and outcome.winner == view.to_move]


def _alike(view: View, action: Action) -> int:
    """Count the stones around that show the same face afterwards."""
    after = GAME.preview(view, action)
    if after.acted is None or after.held is not None:
        return 0
    shown = after.tops[after.acted]
    around = NEIGHBOURS[after.cells[after.acted]]
    return sum(top == shown for top, cell in zip(after.tops, after.cells, strict=True) if cell in around)
