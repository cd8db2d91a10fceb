"""Two who are new to Topologic: they guess a tile and send every pawn there."""

from collections.abc import Sequence

from games.core.game import Action
from games.core.seeded import Lots
from games.opponents.topologic.seeking import actions, choices
from games.topologic.field import TILES, points
from games.topologic.rules import HIDES, Asked, View


def by_two_answers(view: View, lots: Lots) -> tuple[Action, ...]:
    """Guess what fits the last two answers."""
    return _guess(view, view.books[-1][-2:], lots)


def by_the_notebook(view: View, lots: Lots) -> tuple[Action, ...]:
    """Guess what fits every answer, without a thought of what the next one will tell."""
    return _guess(view, view.books[-1], lots)


def _guess(view: View, known: Sequence[Asked], lots: Lots) -> tuple[Action, ...]:
    """Send the pawns to a tile that fits; one that can't get there in a move goes anywhere."""
    if view.phase == "hide":
        return (lots.pick(HIDES),)
    can = choices(view)
    if view.phase == "enter":
        return actions(view, tuple(lots.pick(goals) for goals in can.goals))
    tiles = [tile for tile in range(len(TILES)) if all(points(one.stands, tile) == one.score for one in known)]
    goal = lots.pick(tiles)
    stands = tuple(goal if goal in goals else lots.pick(goals) for goals in can.goals)
    return actions(view, stands if can.allows(stands) else tuple(lots.pick(goals[1:] or goals) for goals in can.goals))
