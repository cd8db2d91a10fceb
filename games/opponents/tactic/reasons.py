"""What a turn of Tactic achieves, in the catalogue's terms."""

from games.core.outcome import Seat, other
from games.opponents.opponent import TurnReason
from games.opponents.tactic.evaluation import WON, TurnParts
from games.opponents.tactic.position import FROM_RESERVE, GIVEN_UP, TacticMove, TacticPosition, TacticTurn
from games.opponents.tactic.ways import FORWARD, HOME_MASK, STEP
from games.tactic.moves import LINE
from games.tactic.state import NAMES


def reason(position: TacticPosition, turn: TacticTurn) -> TurnReason:
    """Name the weightiest thing the whole turn does: it ends, stops, brings home, blocks, or gets on."""
    seat = position.seat
    steps = [move for move in turn if move[0] in position.patrols[seat] or _goes_on(turn, move)]
    steps = [move for move in steps if move[1] != GIVEN_UP]
    guards = [move for move in turn if move not in steps and move[1] != GIVEN_UP]
    return (
        _ending(position, turn)
        or _coming_home(position, steps)
        or next((blocked for guard in guards if (blocked := _block(position, guard))), None)
        or _loss(turn)
        or _steps(position, steps, guards)
    )


def _goes_on(turn: TacticTurn, move: TacticMove) -> bool:
    """Tell whether the patrol that has just stepped steps again; a guard that makes room for it has moved before."""
    return any(before[1] == move[0] for before in turn[: turn.index(move)])


def _ending(position: TacticPosition, turn: TacticTurn) -> TurnReason | None:
    seat = position.seat
    threatened = _can_finish(position, other(seat))
    token = position.play(turn)
    over, winner = position.over, position.winner
    stops = threatened and not over and not _can_finish(position, other(seat))
    position.undo(token)
    if over:
        return TurnReason("wins" if winner == seat else "ends", {})
    return TurnReason("stops", {}) if stops else None


def _can_finish(position: TacticPosition, seat: Seat) -> bool:
    """Tell whether the seat, if it were to move, could bring its third patrol home."""
    mover, position.seat = position.seat, seat
    best = TurnParts(position).best() or 0
    position.seat = mover
    return best >= WON // 2


def _coming_home(position: TacticPosition, steps: list[TacticMove]) -> TurnReason | None:
    seat = position.seat
    home = [there for _, there in steps if HOME_MASK[seat] >> there & 1]
    if not home:
        return None
    return TurnReason("home", {"to": NAMES[home[0]], "points": (1, 3, 5)[position.home(seat)]})


def _block(position: TacticPosition, guard: TacticMove) -> TurnReason | None:
    """Find the enemy patrol whom the guard costs most."""
    enemy = other(position.seat)
    before = position.away(enemy, position.guards[1 - enemy])
    stay = [place for place in position.guards[1 - enemy] if place != guard[0]]
    after = position.away(enemy, tuple(sorted((*stay, guard[1]))))
    cost, patrol = max(((after[here] - before[here]) // STEP, here) for here in position.abroad(enemy) or [0])
    if cost <= 0:
        return None
    if FORWARD[enemy][patrol] == (guard[1],):
        return TurnReason("blocks-only-way", {"at": NAMES[guard[1]], "patrol": NAMES[patrol]})
    return TurnReason("blocks", {"at": NAMES[guard[1]], "patrol": NAMES[patrol]})


def _loss(turn: TacticTurn) -> TurnReason | None:
    lost = [here for here, there in turn if there == GIVEN_UP]
    if not lost or len(turn) > 1:
        return None
    return TurnReason("loses-reserve", {}) if lost[0] == FROM_RESERVE else TurnReason("loses", {"at": NAMES[lost[0]]})


def _steps(position: TacticPosition, steps: list[TacticMove], guards: list[TacticMove]) -> TurnReason:
    away = position.away(position.seat, position.guards[1 - position.seat])
    gained = sum(away[here] - away[there] for here, there in steps) // STEP
    if not steps or gained <= 0:
        return TurnReason("waits", {})
    (origin, _), (_, end) = steps[0], steps[-1]
    if any(guard[0] == there for guard in guards for _, there in steps):
        return TurnReason("clears", {"from": NAMES[origin], "to": NAMES[end]})
    if len(steps) == 2 and steps[0][1] == steps[1][0]:
        kind = "goes-round" if any(LINE[here] == LINE[there] for here, there in steps) else "runs"
        return TurnReason(kind, {"from": NAMES[origin], "to": NAMES[end]})
    if len(steps) == 2:
        return TurnReason("advances-both", {"first": NAMES[steps[0][1]], "second": NAMES[end]})
    return TurnReason("advances", {"from": NAMES[origin], "to": NAMES[end]})
