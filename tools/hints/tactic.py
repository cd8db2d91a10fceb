"""What hints of Tactic claim, looked up in the engine and counted on the board that people see."""

from collections.abc import Iterator
from dataclasses import replace

from games.core.outcome import Seat
from games.tactic.board import BOARD, ahead, beside, escapes
from games.tactic.moves import NUMBER
from games.tactic.rules import GAME
from games.tactic.state import HOMES, LOST, State, home
from tools.hints.told import Claim, ToldHint, turns

NO_WAY = 99


def steps_home(seat: Seat, origin: int, closed: frozenset[int]) -> int:
    """Walk from station to station (TA-6 to TA-8), past no closed one: how many steps is the nearest free home away?"""
    seen, edge, steps = {origin}, {origin}, 0
    while edge:
        if edge & HOMES[seat]:
            return steps
        edge = {there for here in edge for there in _next(seat, here, closed)} - seen
        seen |= edge
        steps += 1
    return NO_WAY


def _next(seat: Seat, here: int, closed: frozenset[int]) -> Iterator[int]:
    forward = [there for there in ahead(BOARD, seat, here) if there not in closed]
    yield from forward
    if BOARD.stations[here].line not in (2, 12):
        yield from (there for there in beside(BOARD, here) if there not in closed)
    elif not forward:
        yield from (there for there in escapes(BOARD, here) if there not in closed)


def _taken_homes(state: State, seat: Seat) -> frozenset[int]:
    return HOMES[seat].intersection(state.patrols[seat])


def _plain(state: State, seat: Seat, origin: int) -> int:
    return steps_home(seat, origin, _taken_homes(state, seat))


def _rounded(state: State, seat: Seat, origin: int) -> int:
    """Count with the other side's guards as walls."""
    return steps_home(seat, origin, _taken_homes(state, seat) | set(state.guards[1 - seat]))


def _walks(told: ToldHint) -> dict[int, int]:
    """Tell for each of our patrols that stepped where it came from, by where it stands now."""
    pairs = zip(told.state.patrols[told.seat], told.after.patrols[told.seat], strict=True)
    return {there: here for here, there in pairs if here != there and LOST not in (here, there)}


def _nearer(told: ToldHint, origin: int, end: int) -> int:
    return _plain(told.state, told.seat, origin) - _plain(told.state, told.seat, end)


def _named(told: ToldHint) -> tuple[int, int]:
    """Give origin and end as they are said; they must be a patrol's."""
    origin, end = NUMBER[told.values["from"]], NUMBER[told.values["to"]]
    return (origin, end) if _walks(told).get(end) == origin else (end, end)


def _won(told: ToldHint, state: State, seat: Seat) -> bool:
    return state.outcome is not None and state.outcome.winner == seat


def _stops(told: ToldHint) -> bool:
    """The opponent would win if they were to move now; after the turn none of all their turns does."""
    resting = replace(told.state, now=(), steps=(), has_progress=False, to_move=told.opponent)
    could = any(_won(told, after, told.opponent) for after in turns(GAME, resting))
    can = any(_won(told, after, told.opponent) for after in turns(GAME, told.after))
    return could and told.after.outcome is None and not can


def _points(told: ToldHint) -> int:
    return int(told.after.points[told.seat] - told.state.points[told.seat])


def _came_home(told: ToldHint, *names: str) -> bool:
    came = set(_walks(told)) & HOMES[told.seat]
    return came == {NUMBER[told.values[name]] for name in names} and _points(told) == told.values["points"]


def _score(told: ToldHint) -> bool:
    score = told.after.points[told.seat], told.after.points[told.opponent]
    return (told.values["ours"], told.values["theirs"]) == score


def _guarded(told: ToldHint) -> tuple[int, int, int] | None:
    """Give the patrol that is spoken of and its way home round our guards, before and after; None if it isn't so."""
    at, patrol = NUMBER[told.values["at"]], NUMBER[told.values["patrol"]]
    is_new = at in told.after.guards[told.seat] and at not in told.state.guards[told.seat]
    if not is_new or patrol not in told.after.patrols[told.opponent]:
        return None
    return patrol, _rounded(told.state, told.opponent, patrol), _rounded(told.after, told.opponent, patrol)


def _blocks(told: ToldHint) -> bool:
    found = _guarded(told)
    return found is not None and found[1] < found[2] < NO_WAY


def _bars(told: ToldHint) -> bool:
    found = _guarded(told)
    return found is not None and found[1] < found[2] == NO_WAY


def _blocks_only_way(told: ToldHint) -> bool:
    found = _guarded(told)
    return found is not None and list(ahead(BOARD, told.opponent, found[0])) == [NUMBER[told.values["at"]]]


def _runs(told: ToldHint) -> bool:
    origin, end = _named(told)
    return _nearer(told, origin, end) == 2


def _clears(told: ToldHint) -> bool:
    """One of our guards left a station on which this patrol stepped."""
    origin, end = _named(told)
    left = set(told.state.guards[told.seat]) - set(told.after.guards[told.seat])
    return end in left and _walks(told).get(end) == origin


def _goes_round(told: ToldHint) -> bool:
    """It is nearer by the way round the guards by more than it is as the crow flies."""
    origin, end = _named(told)
    nearer = _rounded(told.state, told.seat, origin) - _rounded(told.state, told.seat, end)
    return nearer > max(0, _nearer(told, origin, end))


def _advances_both(told: ToldHint) -> bool:
    ends = {NUMBER[told.values["first"]], NUMBER[told.values["second"]]}
    walks = _walks(told)
    return len(ends) == 2 and all(end in walks and _nearer(told, walks[end], end) == 1 for end in ends)


def _waits(told: ToldHint) -> bool:
    return all(_nearer(told, origin, end) <= 0 for end, origin in _walks(told).items())


def _loses(told: ToldHint) -> bool:
    before, after = told.state, told.after
    pieces = {*before.guards[told.seat], *before.patrols[told.seat]}
    gone = pieces - {*after.guards[told.seat], *after.patrols[told.seat]}
    return len(told.actions) == 1 and gone == {NUMBER[told.values["at"]]}


def _loses_reserve(told: ToldHint) -> bool:
    return len(told.actions) == 1 and bool(told.after.reserve[told.seat] == told.state.reserve[told.seat] - 1)


CLAIMS: dict[str, Claim] = {
    "wins": lambda told: _won(told, told.after, told.seat) and home(told.after, told.seat) == 3,
    "ends-ahead": lambda told: _won(told, told.after, told.seat) and _score(told),
    "ends": lambda told: told.after.outcome is not None and not _won(told, told.after, told.seat) and _score(told),
    "stops": _stops,
    "home": lambda told: _came_home(told, "to"),
    "home-both": lambda told: _came_home(told, "first", "second"),
    "blocks-only-way": _blocks_only_way,
    "bars": _bars,
    "blocks": _blocks,
    "loses": _loses,
    "loses-reserve": _loses_reserve,
    "clears": _clears,
    "goes-round": _goes_round,
    "runs": _runs,
    "advances-both": _advances_both,
    "advances": lambda told: _nearer(told, *_named(told)) == 1,
    "waits": _waits,
}
