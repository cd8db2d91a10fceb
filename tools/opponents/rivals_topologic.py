"""Rivals of Topologic's level 4, who play like it but have a guess about it, or a habit of their own."""

from games.core.game import Action
from games.core.seeded import Lots
from games.opponents.topologic.hiding import hiding_places, likeliest
from games.opponents.topologic.opponent import CARE, OPPONENT
from games.opponents.topologic.seeking import actions, choices, fitting
from games.opponents.topologic.thinking import Thinking
from games.topologic.rules import HIDES, View

HABIT = 5  # tiles hidden among


def seeks_the_remote(view: View, lots: Lots) -> tuple[Action, ...]:
    """Look among the remotest tiles first, as long as one of them fits."""
    if view.phase == "hide":
        return _as_level_4(view, lots)
    tiles = likeliest(view.field, fitting(view.books[-1]))
    left = len(view.books[0]) - len(view.books[1]) if len(view.books) == 2 else None  # TP-10
    plans = Thinking(view.field, len(view.pawns)).plans(tiles, choices(view), CARE[4], lots, left)
    return actions(view, plans[0].stands)


def hides_remotely(view: View, lots: Lots) -> tuple[Action, ...]:
    """Hide among the remotest tiles, always."""
    return _by_habit(view, lots, slice(None, HABIT))


def hides_nearby(view: View, lots: Lots) -> tuple[Action, ...]:
    """Hide among the tiles that most ways lead to, always."""
    return _by_habit(view, lots, slice(-HABIT, None))


def _by_habit(view: View, lots: Lots, habit: slice) -> tuple[Action, ...]:
    if view.phase == "hide":
        return (HIDES[lots.pick(hiding_places(view.field)[habit]).tile],)
    return _as_level_4(view, lots)


def _as_level_4(view: View, lots: Lots) -> tuple[Action, ...]:
    return OPPONENT.choose(view, 4, str(lots.below(1 << 60)))
