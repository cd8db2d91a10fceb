"""What a player of Tactic may do (TA-6 to TA-13, TA-19, TA-20). Sets of stations are integers, a bit for each."""

from collections.abc import Iterable

from games.core.game import Action
from games.core.outcome import Seat
from games.tactic.state import HOMES, LOST, NAMES, State, home
from games.tactic.tracks import FORWARD_MASK, LINE, MUST_ADVANCE, SIDEWAYS_MASK, STATIONS, TRANSIT, members, transits

LOSE = "lose "
RESERVE = "lose reserve"

ENTER = tuple(f"g@{name}" for name in NAMES)
MOVE = tuple(tuple(f"{here}-{there}" for there in NAMES) for here in NAMES)
NUMBER = {name: number for number, name in enumerate(NAMES)}
_BITS = (*(1 << here for here in STATIONS), 0)  # by station; the last, at LOST, for what stands nowhere


def is_move(word: str) -> bool:
    here, _, there = word.partition("-")
    return here in NUMBER and there in NUMBER


def ends(move: Action) -> tuple[int, int]:
    """Read where a move starts and where it leads."""
    here, _, there = move.partition("-")
    return NUMBER[here], NUMBER[there]


def targets(seat: Seat, patrol: int, taken: int) -> int:
    """Where a patrol may step: along a track, to a free base, never backward (TA-5, TA-6)."""
    forward = FORWARD_MASK[seat][patrol] & ~taken
    if forward and MUST_ADVANCE[patrol]:
        return forward  # TA-7
    return forward | SIDEWAYS_MASK[seat][patrol] & ~taken


def taken(state: State) -> int:
    standing = 0
    for piece in (*state.patrols[0], *state.patrols[1], *state.guards[0], *state.guards[1]):
        standing |= _BITS[piece]
    return standing


def abroad(state: State, seat: Seat) -> list[int]:
    """The patrols that are neither lost nor home, by station."""
    return sorted([patrol for patrol in state.patrols[seat] if patrol != LOST and patrol not in HOMES[seat]])


def guards_left(state: State, seat: Seat) -> int:
    return len(state.guards[seat]) + state.reserve[seat]


def has_step(patrols: Iterable[int], seat: Seat, occupied: int) -> bool:
    for patrol in patrols:  # noqa: SIM110 - asked so often that the generator of any() counts
        if targets(seat, patrol, occupied):
            return True
    return False


def can_move(state: State, seat: Seat) -> bool:
    """Tell whether the player is not blocked (TA-13): some patrol can step, at once or when a guard makes room."""
    return _can_move(state, seat, abroad(state, seat), taken(state))


def _can_move(state: State, seat: Seat, patrols: list[int], occupied: int) -> bool:
    if has_step(patrols, seat, occupied):
        return True
    return any(has_step(patrols, seat, occupied ^ 1 << guard) for guard in state.guards[seat])


def can_act(state: State, seat: Seat) -> bool:
    return can_move(state, seat) or bool(losses(state, seat))


def owes_guard(state: State, seat: Seat) -> bool:
    """At the start of a turn of the variant `forced`: a single patrol without a step costs a guard (TA-20)."""
    if state.variant != "forced" or state.now or not guards_left(state, seat):
        return False
    occupied = taken(state)
    return not all(targets(seat, patrol, occupied) for patrol in abroad(state, seat))


def legal(state: State) -> list[Action]:
    seat = state.to_move
    if seat is None:
        return []
    if state.now and not state.now[-1].startswith(LOSE):
        return _second(state, seat)
    patrols, occupied = abroad(state, seat), taken(state)
    if owes_guard(state, seat) or not _can_move(state, seat, patrols, occupied):
        return losses(state, seat)
    return _first(state, seat, patrols, occupied)


def losses(state: State, seat: Seat) -> list[Action]:
    """What a blocked player may give up: a guard (TA-13), in the variant `capture` a patrol not home (TA-19)."""
    if state.variant == "capture":
        return [LOSE + NAMES[patrol] for patrol in abroad(state, seat)]
    standing = [LOSE + NAMES[guard] for guard in state.guards[seat]]
    return [*standing, RESERVE] if state.reserve[seat] else standing


def _steps(patrols: Iterable[int], seat: Seat, occupied: int) -> list[tuple[int, int]]:
    return [(here, there) for here in patrols for there in members(targets(seat, here, occupied))]


def _spell(steps: Iterable[tuple[int, int]]) -> list[Action]:
    return [MOVE[here][there] for here, there in steps]


def _first(state: State, seat: Seat, patrols: list[int], occupied: int) -> list[Action]:
    """The first action must begin a complete turn, if there is one (TA-12)."""
    steps = _steps(patrols, seat, occupied)
    if guards_left(state, seat):  # a guard can always follow, and often begin
        return _spell(steps) + _guards_first(state, seat, patrols, occupied)
    complete = [step for step in steps if _completes(state, seat, step, occupied)]
    return _spell(complete or steps)


def _completes(state: State, seat: Seat, step: tuple[int, int], occupied: int) -> bool:
    """For a player without guards: the step ends the game, or another step can follow it."""
    here, there = step
    if there in HOMES[seat] and home(state, seat) == 2:
        return True  # TA-14
    after = occupied ^ 1 << here ^ 1 << there
    others = (patrol for patrol in abroad(state, seat) if patrol != here)
    return bool(_again(seat, step, after)) or has_step(others, seat, after)


def _again(seat: Seat, step: tuple[int, int], occupied: int) -> int:
    """Where the patrol that has just stepped may step again: not sideways twice (TA-11)."""
    here, there = step
    onward = targets(seat, there, occupied)
    return onward & FORWARD_MASK[seat][there] if LINE[here] == LINE[there] else onward


def _guards_first(state: State, seat: Seat, patrols: list[int], occupied: int) -> list[Action]:
    free = TRANSIT & ~occupied
    actions: list[Action] = []
    for guard in state.guards[seat]:
        spell = MOVE[guard]
        actions += [spell[there] for there in transits(_harmless(seat, patrols, occupied ^ 1 << guard, free))]
    if state.reserve[seat]:
        actions += [ENTER[there] for there in transits(_harmless(seat, patrols, occupied, free))]
    return actions


def _harmless(seat: Seat, patrols: list[int], occupied: int, free: int) -> int:
    """Where a guard may go so that a patrol can still step; only bases beside a patrol make a difference."""
    near = 0
    for patrol in patrols:
        near |= FORWARD_MASK[seat][patrol] | SIDEWAYS_MASK[seat][patrol]
    harmless = free & ~near if has_step(patrols, seat, occupied) else 0
    for there in members(free & near):
        if has_step(patrols, seat, occupied | 1 << there):
            harmless |= 1 << there
    return harmless


def _second(state: State, seat: Seat) -> list[Action]:
    """The other half of the turn (TA-11)."""
    occupied, patrols = taken(state), abroad(state, seat)
    if not state.steps:
        return _spell(_steps(patrols, seat, occupied))  # a guard went first: now a patrol must step
    step = state.steps[-1]
    actions: list[Action] = []
    for patrol in patrols:
        there = _again(seat, step, occupied) if patrol == step[1] else targets(seat, patrol, occupied)
        actions += [MOVE[patrol][target] for target in members(there)]
    free = transits(TRANSIT & ~occupied)
    for guard in state.guards[seat]:
        actions += [MOVE[guard][there] for there in free]
    if state.reserve[seat]:
        actions += [ENTER[there] for there in free]
    return actions


def has_second(state: State, seat: Seat) -> bool:
    """After a step a guard can always follow; after a guard a step can, or it would not have been legal."""
    return bool(guards_left(state, seat)) or bool(_second(state, seat))
