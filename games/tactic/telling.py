"""What a turn of Tactic did: which pieces went where, and what came of it."""

from collections.abc import Iterator, Sequence

from games.core.game import Action
from games.core.manual import ActionSummary
from games.tactic.moves import LOSE, NUMBER, RESERVE
from games.tactic.state import HOMES, NAMES, State

NO_PLACE = "none"  # the points come of the other's last patrol (TA-19)


def told(before: State, actions: Sequence[Action], after: State) -> list[ActionSummary]:
    """Tell of a patrol that took both steps once, by its whole way."""
    ways: list[list[str]] = []
    for action in actions:
        start, _, target = action.partition("-")
        if ways and ways[-1][-1] == start:
            ways[-1].append(target)
        else:
            ways.append([start, target])
    return [*(_told(before, way) for way in ways), *_gained(before, after)]


def _told(before: State, way: Sequence[str]) -> ActionSummary:
    """Tell what a piece did, given where it went; of another action, what its one word says."""
    start, target = way[0], way[-1]
    if start.startswith(LOSE):
        return _lost(before, start)
    if "@" in start:
        return ActionSummary("enter", {"to": start[2:]})
    if NUMBER[start] in before.patrols[before.to_move or 0]:
        return ActionSummary("patrol", {"way": "-".join(way)})
    return ActionSummary("jump", {"from": start, "to": target})


def _lost(before: State, action: Action) -> ActionSummary:
    at = action[len(LOSE) :]
    if action == RESERVE:
        return ActionSummary("lose-reserve", {})
    is_patrol = NUMBER[at] in before.patrols[before.to_move or 0]
    return ActionSummary("lose-patrol" if is_patrol else "lose-guard", {"at": at})


def _gained(before: State, after: State) -> Iterator[ActionSummary]:
    """Say that a patrol has come home (TA-8), and for how many points (TA-16)."""
    seat = before.to_move or 0
    arrived = [at for at in after.patrols[seat] if at in HOMES[seat] and at not in before.patrols[seat]]
    if not arrived and after.outcome is None:
        return  # nothing is gained but by arriving, or by the other's last patrol
    if gain := after.points[seat] - before.points[seat]:
        places = ", ".join(sorted(NAMES[at] for at in arrived)) or NO_PLACE
        yield ActionSummary("gained", {"points": gain, "places": places})
