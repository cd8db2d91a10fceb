"""Count the pawns and pieces of Logitac: what is counted stays, or goes where the action says."""

from collections import Counter

from games.core.game import Action, Position
from games.core.outcome import SEATS, Seat
from games.logitac.kinds import BLACK, PLAIN, SPELLED
from games.logitac.state import State


def count(before: Position, action: Action | None, after: Position) -> None:
    """Pawns stand, wait or are held; pieces stand, fall or are held; only a ransomed double pawn is gone (LO-26)."""
    assert isinstance(before, State)
    assert isinstance(after, State)
    gone = _all(before) - _all(after)
    assert not _all(after) - _all(before)
    assert gone == (Counter([("double", before.to_move)]) if action == "ransom" else Counter())


def _all(state: State) -> Counter[tuple[str, Seat | None]]:
    found: Counter[tuple[str, Seat | None]] = Counter()
    for content, times in Counter(state.board).items():
        if code := content & 7:
            found[SPELLED[PLAIN.get(code, code)], SEATS[content >= BLACK]] += times
    for seat in SEATS:
        own, other = state.sides[seat], state.sides[1 - seat]
        found["pawn", seat] += own.reserve + other.held
        found["double", seat] += own.double
        for kind in other.captives:
            found[kind, seat] += 1
    for fallen in state.falling:
        found[SPELLED[fallen], state.to_move] += 1
    return found
