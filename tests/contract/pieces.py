"""Count what every game has pieces of: what is counted stays, or goes where the action says."""

from collections import Counter
from collections.abc import Callable

from games.core.game import Action, Position
from games.core.outcome import SEATS
from games.l_calculus import rules as l_calculus
from games.logan_stones import rules as logan_stones
from games.logan_stones.faces import STONES
from games.logitac import state as logitac_state
from games.logitac.board import SPELLED
from games.tactic import state as tactic_state
from games.topologic import rules as topologic
from games.topologic.field import GAP

Count = Callable[[Position, Action | None, Position], None]


def l_calculus_pieces(before: Position, action: Action | None, after: Position) -> None:
    """Counters leave the line only by a removal, from the opponent, as many as it says (LC-7), until all lie again."""
    assert isinstance(before, l_calculus.State)
    assert isinstance(after, l_calculus.State)
    if after.leg > before.leg:
        assert sorted(after.line) == sorted(after.opening)  # LC-13
        return
    removed = int(action[2:]) if action and action.startswith("x") else 0
    lost = Counter(before.line) - Counter(after.line)
    assert not Counter(after.line) - Counter(before.line)
    assert lost == (Counter({"BW"[before.to_move or 0]: removed}) if removed else Counter())


def logan_stones_pieces(before: Position, action: Action | None, after: Position) -> None:
    """Eighteen stones keep their two faces; no two lie on one cell (LS-1)."""
    assert isinstance(after, logan_stones.State)
    stones = list(zip(after.tops, after.unders, strict=True))
    assert Counter(frozenset(stone) for stone in stones) == Counter(frozenset(stone) for stone in STONES)
    lying = [cell for cell in after.cells if cell != logan_stones.OFF]
    assert len(after.cells) == 18
    assert len(set(lying)) == len(lying)


def topologic_pieces(before: Position, action: Action | None, after: Position) -> None:
    """The field lies as it lay, sixty tiles, and no pawn is lost."""
    assert isinstance(before, topologic.State)
    assert isinstance(after, topologic.State)
    assert after.field == before.field
    laid = [tile for row in after.field.rows for tile in row if tile != GAP]
    assert sorted(laid) == list(range(60))
    assert len(after.pawns) == len(before.pawns)


def tactic_pieces(before: Position, action: Action | None, after: Position) -> None:
    """Patrols and guards are lost only as penalties, one at a time; no base holds two (TA-5, TA-13)."""
    assert isinstance(before, tactic_state.State)
    assert isinstance(after, tactic_state.State)
    lost = _tactic(before) - _tactic(after)
    assert not _tactic(after) - _tactic(before)
    assert lost.total() == (1 if action and action.startswith("lose") else 0)
    standing = [place for seat in SEATS for place in (*after.patrols[seat], *after.guards[seat])]
    standing = [place for place in standing if place != tactic_state.LOST]
    assert len(set(standing)) == len(standing)


def _tactic(state: tactic_state.State) -> Counter[str]:
    found: Counter[str] = Counter()
    for seat in SEATS:
        found[f"patrol {seat}"] = sum(place != tactic_state.LOST for place in state.patrols[seat])
        found[f"guard {seat}"] = len(state.guards[seat]) + state.reserve[seat]
    return found


def logitac_pieces(before: Position, action: Action | None, after: Position) -> None:
    """Pawns stand, wait or are held; pieces stand, fall or are held; only a ransomed double pawn is gone (LO-26)."""
    assert isinstance(before, logitac_state.State)
    assert isinstance(after, logitac_state.State)
    gone = _logitac(before) - _logitac(after)
    assert not _logitac(after) - _logitac(before)
    assert gone == (Counter({f"double {before.to_move}": 1}) if action == "ransom" else Counter())


def _logitac(state: logitac_state.State) -> Counter[str]:
    found = Counter(f"{piece.kind} {piece.seat}" for piece in state.pieces)
    for seat in SEATS:
        own, other = state.sides[seat], state.sides[1 - seat]
        found[f"pawn {seat}"] += own.reserve + other.held
        found[f"double {seat}"] += own.double
        for kind in other.captives:
            found[f"{kind} {seat}"] += 1
    for fallen in state.falling:
        found[f"{SPELLED[fallen]} {state.to_move}"] += 1
    return found


COUNTS: dict[str, Count] = {
    "l_calculus": l_calculus_pieces,
    "logan_stones": logan_stones_pieces,
    "topologic": topologic_pieces,
    "tactic": tactic_pieces,
    "logitac": logitac_pieces,
}
