"""Tactic's legal list against the rules read out slowly: every turn is tried, nothing is clever."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from games.core.outcome import Seat
from games.tactic.board import BOARD
from games.tactic.moves import legal
from games.tactic.rules import GAME
from games.tactic.state import HOMES, LOST, State
from tests.games.tactic.positions import at, start

STATIONS = BOARD.stations
NEIGHBOURS = tuple(map(BOARD.neighbours, range(len(STATIONS))))
Move = tuple[str, int, int]  # step, guard or enter; from (-1 for the reserve), to


def occupied(state: State) -> set[int]:
    return {*state.patrols[0], *state.patrols[1], *state.guards[0], *state.guards[1]} - {LOST}


def is_forward(seat: Seat, here: int, there: int) -> bool:
    climb = STATIONS[there].line - STATIONS[here].line
    return climb < 0 if seat else climb > 0


def is_escape(here: int, there: int) -> bool:
    x, to = STATIONS[here].x, STATIONS[there].x
    return to < x <= 3 or to > x >= 3


def steps(state: State, seat: Seat) -> Iterator[Move]:
    full = occupied(state)
    for here in state.patrols[seat]:
        if here == LOST or here in HOMES[seat]:
            continue
        free = [there for there in NEIGHBOURS[here] if there not in full]
        forward = [there for there in free if is_forward(seat, here, there)]
        sideways = [there for there in free if STATIONS[there].line == STATIONS[here].line]
        if STATIONS[here].line in (2, 12):
            sideways = [] if forward else [there for there in sideways if is_escape(here, there)]
        yield from (("step", here, there) for there in forward + sideways)


def guard_moves(state: State, seat: Seat) -> Iterator[Move]:
    origins = [("guard", guard) for guard in state.guards[seat]] + [("enter", LOST)] * (state.reserve[seat] > 0)
    full = occupied(state)
    for kind, origin in origins:
        for there, station in enumerate(STATIONS):
            if station.kind == "transit" and there not in full:
                yield kind, origin, there


def after(state: State, seat: Seat, move: Move) -> State:
    kind, here, there = move
    patrols, guards, reserve = list(state.patrols), list(state.guards), list(state.reserve)
    if kind == "step":
        patrols[seat] = tuple(there if place == here else place for place in patrols[seat])
    else:
        guards[seat] = tuple(sorted({*guards[seat], there} - {here}))
        reserve[seat] -= kind == "enter"
    return replace(
        state, patrols=(patrols[0], patrols[1]), guards=(guards[0], guards[1]), reserve=(reserve[0], reserve[1])
    )


def is_sideways(move: Move) -> bool:
    return STATIONS[move[1]].line == STATIONS[move[2]].line


def seconds(state: State, seat: Seat, first: Move) -> Iterator[Move]:
    """TA-11: what completes the turn after `first`, in the position it led to."""
    for step in steps(state, seat):
        is_same_patrol = first[0] == "step" and step[1] == first[2]
        if not (is_same_patrol and is_sideways(first) and is_sideways(step)):
            yield step
    if first[0] == "step":
        yield from guard_moves(state, seat)


def is_begun(state: State, seat: Seat, first: Move) -> bool:
    """TA-12: `first` ends the game, or another action completes the turn."""
    then = after(state, seat, first)
    ends = first[0] == "step" and all(patrol in HOMES[seat] for patrol in then.patrols[seat])
    return ends or any(True for _ in seconds(then, seat, first))


def spelled(moves: list[Move]) -> list[str]:
    order = {"step": 0, "guard": 1, "enter": 2}
    found = sorted(moves, key=lambda move: (order[move[0]], move[1], move[2]))
    return [f"{'g@' if here == LOST else STATIONS[here].name + '-'}{STATIONS[there].name}" for _, here, there in found]


def expected(state: State, seat: Seat) -> list[str]:
    """The legal list of a first action, or [] where a penalty or a pass is due (TA-13)."""
    first = [*steps(state, seat), *guard_moves(state, seat)]
    complete = [move for move in first if is_begun(state, seat, move)]
    return spelled(complete or list(steps(state, seat)))


def crowded(lots: Random) -> State:
    """Everything stands near everything, so that steps are few."""
    low = lots.choice((0, 5, 16, 38, 56, 60))
    places = [STATIONS[n].name for n in range(low, low + 12)]
    transit = [STATIONS[n].name for n in range(low, low + 12) if STATIONS[n].kind == "transit"]
    guards = lots.sample(transit, lots.randrange(5))
    free = [name for name in places if name not in guards]
    patrols = lots.sample(free, 6)
    cut = lots.randrange(min(2, len(guards)) + 1)
    mine, theirs = guards[:cut], guards[cut : cut + 2]
    sides = [" ".join(patrols[:3]) + "|" + " ".join(mine), " ".join(patrols[3:]) + "|" + " ".join(theirs)]
    return at(*sides, reserve=(int(lots.random() < 0.2), 0))


def test_ta_6_to_ta_13_crowded_positions() -> None:
    lots = Random(12)
    blocked = narrowed = 0
    for _ in range(1200):
        state = crowded(lots)
        wanted = expected(state, 0)
        found = [action for action in legal(state) if not action.startswith("lose")]
        assert found == wanted, str(state)
        blocked += not wanted
        narrowed += 0 < len(wanted) < len([*steps(state, 0), *guard_moves(state, 0)])
    assert blocked > 30
    assert narrowed > 20


@pytest.mark.parametrize("variant", ["classic", "capture", "forced"])
def test_ta_6_to_ta_13_whole_games(variant: str) -> None:
    for seed in range(4):
        lots = Random(seed)
        state, first = start(variant=variant), None
        for _ in range(150):
            seat = state.to_move
            if seat is None:
                break
            found = legal(state)
            is_first = not state.now or state.now[-1].startswith("lose")
            if is_first and not found[0].startswith("lose"):
                assert found == expected(state, seat)
            elif first is not None and not is_first:
                assert found == spelled(list(seconds(state, seat, first)))
            first = played(state, seat, action := lots.choice(found))
            state = GAME.apply(state, action)


def played(state: State, seat: Seat, action: str) -> Move | None:
    moves = [*steps(state, seat), *guard_moves(state, seat)]
    return next((move for move in moves if spelled([move]) == [action]), None)
