"""What a turn of Tactic achieves, in the catalogue's terms; of a begun turn, what is left of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from games.core.outcome import Seat, other
from games.opponents.opponent import TurnReason
from games.opponents.tactic.endings import can_win
from games.opponents.tactic.position import FROM_RESERVE, GIVEN_UP, TacticMove, TacticPosition, TacticTurn, parse
from games.tactic.state import NAMES, State
from games.tactic.tracks import FORWARD
from games.tactic.ways import CAUGHT, FAR, HOME_MASK, STEP, Stations, distances

_PATROLS = 3
_EARNED = (1, 3, 5)  # points of the first patrol home, the second, the third (TA-16)


class _Walk(NamedTuple):
    """Where a patrol goes in one or two steps, and by how many it gets nearer home, as it is and round the guards."""

    origin: int
    end: int
    steps: int
    nearer: int
    round_guards: int


def reason(view: State, turn: TacticTurn) -> TurnReason:
    """Name the weightiest thing the turn does: it ends, stops, brings home, blocks, or gets on."""
    position = TacticPosition(replace(view, now=()))  # where everything stands now
    moves = [move for move in turn if move[1] != GIVEN_UP]
    steps = [move for move in moves if move[0] in position.patrols[position.seat] or _goes_on(turn, move)]
    guards = [move for move in moves if move not in steps]
    return (
        _ending(view, turn)
        or _coming_home(position, steps)
        or next((blocked for guard in guards if (blocked := _block(position, guard))), None)
        or _loss(turn)
        or _getting_on(position, steps, guards)
    )


def _goes_on(turn: TacticTurn, move: TacticMove) -> bool:
    """Tell whether the patrol that has just stepped steps again; a guard that makes room for it has moved before."""
    return any(before[1] == move[0] for before in turn[: turn.index(move)])


def _ending(view: State, turn: TacticTurn) -> TurnReason | None:
    position = TacticPosition(view)
    seat = position.seat
    position.play((*map(parse, view.now), *turn))
    if position.over:
        return _end(position, seat)
    is_stopped = position.seat != seat and not can_win(position)
    return TurnReason("stops", {}) if is_stopped and _is_threatened(view) else None


def _end(position: TacticPosition, seat: Seat) -> TurnReason:
    if position.winner == seat and position.home(seat) == _PATROLS:
        return TurnReason("wins", {})
    kind = "ends-ahead" if position.winner == seat else "ends"
    return TurnReason(kind, {"ours": position.points(seat), "theirs": position.points(other(seat))})


def _is_threatened(view: State) -> bool:
    position = TacticPosition(replace(view, now=()))
    position.seat = other(position.seat)
    return can_win(position)


def _coming_home(position: TacticPosition, steps: Sequence[TacticMove]) -> TurnReason | None:
    seat = position.seat
    home = [there for _, there in steps if HOME_MASK[seat] >> there & 1]
    if not home:
        return None
    before = position.home(seat)
    points = sum(_EARNED[before : before + len(home)])
    if len(home) > 1:
        return TurnReason("home-both", {"first": NAMES[home[0]], "second": NAMES[home[1]], "points": points})
    return TurnReason("home", {"to": NAMES[home[0]], "points": points})


def _block(position: TacticPosition, guard: TacticMove) -> TurnReason | None:
    """Find the enemy patrol whom the guard costs most, if all have to go round the guards."""
    enemy = other(position.seat)
    guards = position.guards[position.seat]
    stay = [place for place in guards if place != guard[0]]
    before, after = (_round(position, enemy, each) for each in (guards, tuple(sorted((*stay, guard[1])))))
    cost, patrol = max(((after[here] - before[here]) // STEP, here) for here in position.abroad(enemy) or [0])
    if cost <= 0:
        return None
    said = {"at": NAMES[guard[1]], "patrol": NAMES[patrol]}
    if FORWARD[enemy][patrol] == (guard[1],):
        return TurnReason("blocks-only-way", said)
    return TurnReason("bars" if after[patrol] >= CAUGHT else "blocks", said)


def _loss(turn: TacticTurn) -> TurnReason | None:
    lost = [here for here, there in turn if there == GIVEN_UP]
    if not lost or len(turn) > 1:
        return None
    return TurnReason("loses-reserve", {}) if lost[0] == FROM_RESERVE else TurnReason("loses", {"at": NAMES[lost[0]]})


def _getting_on(position: TacticPosition, steps: Sequence[TacticMove], guards: Sequence[TacticMove]) -> TurnReason:
    """Count the steps that people see on the board: the way home as it is, then the way round the guards."""
    walks = list(_walks(position, steps))
    nearer = [walk for walk in walks if walk.nearer > 0]
    if nearer and any(guard[0] == there for guard in guards for _, there in steps):
        return TurnReason("clears", _said(nearer[0]))
    if len(nearer) > 1:
        return TurnReason("advances-both", {"first": NAMES[nearer[0].end], "second": NAMES[nearer[1].end]})
    for walk in walks:
        if walk.steps == walk.nearer > 1:
            return TurnReason("runs", _said(walk))
        if walk.steps == walk.round_guards > walk.nearer:
            return TurnReason("goes-round", _said(walk))
    return TurnReason("advances", _said(nearer[0])) if nearer else TurnReason("waits", {})


def _walks(position: TacticPosition, steps: Sequence[TacticMove]) -> Iterator[_Walk]:
    seat = position.seat
    plain, rounded = _round(position, seat, ()), _round(position, seat, position.guards[other(seat)])
    ways: dict[int, tuple[int, int]] = {}  # where a patrol comes to stand: its origin, its steps
    for here, there in steps:
        origin, count = ways.pop(here, (here, 0))
        ways[there] = origin, count + 1
    for end, (origin, count) in ways.items():
        yield _Walk(origin, end, count, *((way[origin] - way[end]) // STEP for way in (plain, rounded)))


def _round(position: TacticPosition, seat: Seat, guards: Stations) -> Stations:
    """Measure the seat's way home for those who pass no guard; CAUGHT where there is none."""
    homes = [place for place in position.patrols[seat] if place >= 0 and HOME_MASK[seat] >> place & 1]
    return distances(seat, guards, tuple(sorted(homes)), FAR)


def _said(walk: _Walk) -> dict[str, str | int]:
    return {"from": NAMES[walk.origin], "to": NAMES[walk.end]}
