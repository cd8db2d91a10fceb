"""Why a turn of Topologic is good, in the catalogue's terms."""

from collections.abc import Sequence
from statistics import median

from games.core.game import Action
from games.opponents.opponent import TurnReason
from games.opponents.topologic.seeking import Stands, Weighing, distances, fitting
from games.topologic.field import NUMBER, TILES, reach
from games.topologic.rules import ASK, OFF, View


def reason(view: View, turn: Sequence[Action]) -> TurnReason:
    """Say what is hidden how well, or what the answer will tell."""
    if view.phase == "hide":
        tile, ways = NUMBER[turn[0][-2:]], [len(goals) for goals in reach(view.field)]
        kind = "hides" if ways[tile] <= median(ways) else "hides-open"
        return TurnReason(kind, {"tile": TILES[tile], "ways": ways[tile]})
    stands = standing_after(view.pawns, turn)
    left = fitting(view.books[-1])
    together = stands[0] if len(set(stands)) == 1 else None
    if len(left) == 1:
        away = distances(view.field)
        moves = max(away[stand][left[0]] for stand in stands)
        return TurnReason("gathers" if moves else "finds", {"tile": TILES[left[0]], "moves": moves})
    if together in left:
        return TurnReason("tries", {"tile": TILES[together or 0], "count": len(left)})
    return _parting(view, left, tuple(tile for tile in stands if tile != OFF))


def standing_after(pawns: Stands, turn: Sequence[Action]) -> Stands:
    stands = list(pawns)
    for action in turn:
        if action != ASK:
            stands[int(action[0]) - 1] = NUMBER[action[-2:]]
    return tuple(stands)


def _parting(view: View, left: tuple[int, ...], stands: Stands) -> TurnReason:
    weighing = Weighing(view.field, left, len(view.pawns))
    most = max(map(len, weighing.groups(stands).values()))
    away = distances(view.field)
    near = sum(all(away[stand][tile] <= 1 for stand in stands) for tile in left)
    kind = "parts" if most > 1 else "settles"
    return TurnReason(kind, {"count": len(left), "most": most, "near": near})
