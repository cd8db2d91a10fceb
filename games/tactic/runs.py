"""Turns in which one patrol takes both steps towards its home: most turns are such, and a picker offers them whole."""

from collections.abc import Iterator

from games.core.game import Action, Game
from games.core.manual import OfferedTurn
from games.tactic.moves import LINE, ends, is_move
from games.tactic.state import State

MOST, MOST_A_PATROL = 5, 2


def runs(rules: Game[State, State], view: State) -> list[OfferedTurn]:
    """List some runs of each patrol, as many as a row of buttons holds."""
    offered: list[OfferedTurn] = []
    for patrol in view.patrols[view.to_move or 0] if view.fresh else ():
        offered += list(_runs_of(rules, view, patrol))[:MOST_A_PATROL]
    return offered[:MOST]


def _runs_of(rules: Game[State, State], view: State, patrol: int) -> Iterator[OfferedTurn]:
    for first, between in _steps(rules, view, patrol):
        after = rules.preview(view, first)
        if after.fresh or after.outcome is not None:
            continue
        for second, _ in _steps(rules, after, between):
            yield OfferedTurn((first, second), {"way": f"{first}-{second.partition('-')[2]}"})


def _steps(rules: Game[State, State], view: State, patrol: int) -> Iterator[tuple[Action, int]]:
    """List the steps of a patrol to the next line on its way."""
    ahead = -1 if view.to_move else 1
    for action in rules.actions(view):
        if is_move(action) and ends(action)[0] == patrol:
            here, there = ends(action)
            if LINE[there] - LINE[here] == ahead:
                yield action, there
