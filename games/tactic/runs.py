"""Turns in which one patrol takes both steps towards its home: most turns are such, and a picker offers them whole."""

from collections.abc import Iterator

from games.core.game import Action, Game
from games.core.manual import OfferedTurn
from games.tactic.moves import ends, is_move
from games.tactic.state import HOMES, LOST, State
from games.tactic.tracks import LINE
from games.tactic.ways import distances

MOST, MOST_A_PATROL = 5, 2

WayHome = tuple[int, int]  # of all patrols that aren't home, and of the last of them


def runs(rules: Game[State, State], view: State) -> list[OfferedTurn]:
    """List some runs of each patrol, as many as a row of buttons holds; first what leaves the shortest way home."""
    found: list[tuple[WayHome, OfferedTurn]] = []
    for patrol in view.patrols[view.to_move or 0] if view.fresh else ():
        found += sorted(_runs_of(rules, view, patrol), key=_left)[:MOST_A_PATROL]
    return [offered for _, offered in sorted(found, key=_left)[:MOST]]


def _left(found: tuple[WayHome, OfferedTurn]) -> WayHome:
    return found[0]


def _runs_of(rules: Game[State, State], view: State, patrol: int) -> Iterator[tuple[WayHome, OfferedTurn]]:
    for first, between in _steps(rules, view, patrol):
        after = rules.preview(view, first)
        for second, there in _steps(rules, after, between):
            way = f"{first}-{second.partition('-')[2]}"
            yield _way_home(view, patrol, there), OfferedTurn((first, second), {"way": way})


def _way_home(view: State, patrol: int, there: int) -> WayHome:
    """Measure how far all are from home once this patrol has come there, round the guards in the way."""
    seat = view.to_move or 0
    patrols = [there if one == patrol else one for one in view.patrols[seat]]
    away = distances(seat, view.guards[1 - seat], tuple(one for one in patrols if one in HOMES[seat]))
    left = [away[one] for one in patrols if one != LOST]
    return sum(left), max(left)


def _steps(rules: Game[State, State], view: State, patrol: int) -> Iterator[tuple[Action, int]]:
    """List the steps of a patrol to the next line on its way."""
    ahead = -1 if view.to_move else 1
    for action in rules.actions(view):
        if is_move(action) and ends(action)[0] == patrol:
            here, there = ends(action)
            if LINE[there] - LINE[here] == ahead:
                yield action, there
