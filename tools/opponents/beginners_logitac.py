"""Two who are new to Logitac: one takes whatever can be taken, the other marches on and climbs."""

from collections.abc import Callable, Sequence

from games.core.game import Action
from games.core.play import legal
from games.core.seeded import Lots
from games.logitac.rules import GAME
from games.logitac.state import State, squares


def takes(view: State, lots: Lots) -> tuple[Action, ...]:
    """Capture if something can be captured, climb if that can be done, else anything."""
    return (lots.pick(_first(legal(GAME, view), _is_capture, _is_climb)),)


def marches(view: State, lots: Lots) -> tuple[Action, ...]:
    """Climb if that can be done, else capture if something can be captured, else step nearer to the other side."""
    forward = -1 if view.to_move else 1
    return (lots.pick(_first(legal(GAME, view), _is_climb, _is_capture, lambda action: _lines(action) * forward > 0)),)


def _first(actions: Sequence[Action], *wanted: Callable[[Action], bool]) -> Sequence[Action]:
    for is_wanted in wanted:
        found = [action for action in actions if is_wanted(action)]
        if found:
            return found
    return actions


def _is_capture(action: Action) -> bool:
    return len(squares(action)) == 2 and "-" not in action and "^" not in action and "@" not in action


def _is_climb(action: Action) -> bool:
    return "^" in action


def _lines(action: Action) -> int:
    """Count the lines a move goes towards the second player; 0 for what is no move."""
    named = squares(action)
    return ord(named[1][0]) - ord(named[0][0]) if len(named) == 2 else 0
