"""What a turn of Logan Stones achieves by what its player can know, and who stands better."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from games.core.game import Action
from games.core.outcome import other
from games.logan_stones.rules import View
from games.opponents.logan_stones.position import BEATEN, LoganPosition, LoganTurn, spell
from games.opponents.logan_stones.search import LoganSearch, OutOfLooks
from games.opponents.logan_stones.worlds import worlds
from games.opponents.opponent import TurnReason

_WORLDS = 4  # by which it is judged who stands better
_SURE = 48  # all of which must agree before something is said for certain
_LOOKS = 4_000
_FEW = 3  # answers
# How the player to move fared in games at level 3, by how many turns don't let the other win at once.
_FARED = (-0.55, -0.33, -0.15, 0.0, 0.0)
_FORCES = 0.75  # who can win within two turns of their own


def reason(view: View, turn: Sequence[Action]) -> TurnReason:
    """Name the weightiest thing the turn does; for certain only what it does in every world, else that it may."""
    every = worlds(view, _SURE, "why")
    played = [(world, found) for world in every if (found := _find(view, world, turn))]
    kinds = Counter(_kind(world, found) for world, found in played)
    for kind in ("wins", "ends", "stops"):
        if kinds[kind] == len(every):
            return TurnReason(kind, {})
    for kind, hedged in (("wins", "may-win"), ("loses", "risks"), ("stops", "may-stop")):
        if kinds[kind]:
            return TurnReason(hedged, {})
    if len(played) < len(every):
        return TurnReason("lifts", {"cell": turn[0].rstrip("^")})
    return _leaving(played) or _turning(*played[0])


def _leaving(played: Sequence[tuple[LoganPosition, LoganTurn]]) -> TurnReason | None:
    """Say how few answers are left, if that is so in every world."""
    most = 0
    for world, turn in played:
        most = max(most, _answers(world, turn))
        if most > _FEW:
            return None
    return TurnReason("few-answers", {"answers": most}) if most else TurnReason("no-answer", {})


def _turning(world: LoganPosition, turn: LoganTurn) -> TurnReason:
    """Count the neighbours that turn over (LS-11), those alike on both faces included."""
    stays = ~turn[1] if turn[0] else -1
    turned = (world.grid.near[turn[2]] & world.shows[BEATEN[turn[3]]] & stays).bit_count()
    return TurnReason("turns", {"stones": turned}) if turned else TurnReason("safe", {})


def _find(view: View, world: LoganPosition, actions: Sequence[Action]) -> LoganTurn | None:
    """Find the turn that is written so; of stones that are alike any may be named."""
    if view.held is not None:
        turns = world.moves_of(world.grid.bit[view.cells[view.held]])
        return next((turn for turn in turns if spell(turn, world)[1:] == tuple(actions)), None)
    wanted = tuple(actions)
    number = wanted[0][0]
    if number.isdigit():
        top, under = next(stone[:2] for stone in world.reserves[world.seat] if stone[2] == int(number))
        alike = next(stone[2] for stone in world.reserves[world.seat] if stone[:2] == (top, under))
        wanted = (f"{alike}{wanted[0][1:]}",)
    return next((turn for turn in world.turns() if spell(turn, world) == wanted), None)


def _kind(world: LoganPosition, turn: LoganTurn) -> str:
    seat = world.seat
    world.seat = other(seat)
    threatened = world.can_win()
    world.seat = seat
    token = world.play(turn)
    kind = "goes on"
    if world.over:
        kind = "wins" if world.winner == seat else "ends"
    elif world.can_win():
        kind = "loses"
    elif threatened:
        kind = "stops"
    world.undo(token)
    return kind


def _answers(world: LoganPosition, turn: LoganTurn) -> int:
    token = world.play(turn)
    try:
        return LoganSearch(_LOOKS).answers(world, _FEW + 1)
    except OutOfLooks:
        return _FEW + 1
    finally:
        world.undo(token)


def evaluate(view: View) -> float:
    """Judge how seat 0 stands, by what may lie below the stones for all this view shows."""
    if view.outcome is not None:
        return 0.0 if view.outcome.winner is None else 1.0 - 2.0 * view.outcome.winner
    mover = fmean(_mover_stands(world) for world in worlds(view, _WORLDS, "standing"))
    return -mover if view.player else mover


def _mover_stands(world: LoganPosition) -> float:
    search = LoganSearch(_LOOKS)
    try:
        if search.can_win(world):
            return 1.0
        safe = search.answers(world, len(_FARED) - 1)
        return _FORCES if safe and search.can_force(world) else _FARED[safe]
    except OutOfLooks:
        return _FARED[-1]
