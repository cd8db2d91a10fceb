"""Two who are new to Tactic: one runs the shortest way, the other moves forward by chance."""

from collections.abc import Iterator

from games.core.game import Action
from games.core.play import legal
from games.core.seeded import Lots
from games.tactic.moves import ends, is_move
from games.tactic.rules import GAME
from games.tactic.state import HOMES, State
from games.tactic.tracks import LINE


def forward_by_chance(view: State, lots: Lots) -> tuple[Action, ...]:
    """Draw a step forward with a patrol, where there is one; else anything."""
    actions = legal(GAME, view)
    return (lots.pick([action for action in actions if _is_forward(view, action)] or actions),)


def the_shortest_way(view: State, lots: Lots) -> tuple[Action, ...]:
    """Take the turn that leaves the fewest lines to go, guards or none."""
    turns = list(_turns(view, ()))
    least = min(left for left, _ in turns)
    return lots.pick([turn for left, turn in turns if left == least])


def _is_forward(view: State, action: Action) -> bool:
    if not is_move(action):
        return False
    here, there = ends(action)
    return here in view.patrols[view.to_move or 0] and LINE[here] != LINE[there]


def _turns(view: State, begun: tuple[Action, ...], seat: int | None = None) -> Iterator[tuple[int, tuple[Action, ...]]]:
    """List the whole turns of steps alone, or of anything where there are none; with the lines that are left."""
    seat = view.to_move or 0 if seat is None else seat
    actions = legal(GAME, view)
    stepping = [action for action in actions if is_move(action) and ends(action)[0] in view.patrols[seat]]
    for action in stepping or actions[:1]:
        after = GAME.apply(view, action)
        if after.fresh or after.outcome:
            yield _lines_left(after, seat), (*begun, action)
        else:
            yield from _turns(after, (*begun, action), seat)


def _lines_left(view: State, seat: int) -> int:
    goal = 1 if seat else 13
    abroad = [here for here in view.patrols[seat] if here not in HOMES[seat]]
    return sum(abs(LINE[here] - goal) for here in abroad) + len(abroad)
