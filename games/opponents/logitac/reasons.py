"""Why a turn of Logitac is good, in the catalogue's terms."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from games.core.game import Action
from games.core.outcome import Seat, other
from games.logitac.board import INDEX, LEVEL_OF, NAMES
from games.logitac.kinds import IS_OF, PAWN, PLAIN, SPELLED
from games.logitac.legal import RANSOM
from games.logitac.rules import GAME
from games.logitac.state import State, squares
from games.logitac.telling import summary
from games.opponents.logitac.attacks import attacker
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.squares import RAY
from games.opponents.logitac.weighing import CATCH, worth
from games.opponents.opponent import TurnReason, led_to

_Standing = tuple[int, int]  # a square and the kind that stands there


def reason(view: State, turn: Sequence[Action]) -> TurnReason:
    seat = view.to_move
    if seat is None or not turn:
        return TurnReason("waits", {})
    after = led_to(GAME, view, turn)
    return next(_reasons(view, after, turn, seat))


def _reasons(view: State, after: State, turn: Sequence[Action], seat: Seat) -> Iterator[TurnReason]:
    """Name what the turn does, the weightiest first."""
    if after.outcome is not None:
        winner = after.outcome.winner
        yield TurnReason("wins" if winner == seat else "ends" if winner is None else "loses", {})
    if _is_lost_at_once(view, seat) and after.to_move == other(seat) and not _can_win_now(after):
        yield TurnReason("stops", {})
    yield from _named(view, after, turn, seat)
    yield from _captures(view, after, turn, seat)
    yield from _fights(view, after, seat)
    yield from _quiet(view, after, turn, seat)


def _named(view: State, after: State, turn: Sequence[Action], seat: Seat) -> Iterator[TurnReason]:
    """Ascents, the ransom, a pyramid freed by this very move."""
    first = turn[0]
    if "^" in first:
        square = squares(first)[-1]
        if after.ascents_to_win is None:
            yield TurnReason("climbs", {"square": square, "board": LEVEL_OF[INDEX[square]]})
        yield TurnReason("ascends", {"made": after.ascents[seat], "wins": after.ascents_to_win or 0})
    if first == RANSOM:
        yield TurnReason("buys", {"pawns": view.sides[1 - seat].held})
    if len(view.sides[1 - seat].captives) > len(after.sides[1 - seat].captives):
        yield TurnReason("frees", {})


def _captures(view: State, after: State, turn: Sequence[Action], seat: Seat) -> Iterator[TurnReason]:
    taken = next((action for action in turn if is_capture(action)), None)
    if taken is None:
        return
    square = INDEX[squares(taken)[-1]]
    met = view.board[square] & 7
    said = {"piece": SPELLED[PLAIN.get(met, met)], "square": NAMES[square]}
    if not attacker(bytearray(after.board), square, other(seat)):
        yield TurnReason("takes-free", said)
    if sum(after.sides[seat].credits) > sum(view.sides[seat].credits):
        yield TurnReason("earns", said)
    yield TurnReason("takes", said)


def is_capture(action: Action) -> bool:
    """Tell by the sign between the squares: board 3 has a line x."""
    return len(named := squares(action)) == 2 and action[len(named[0])] == "x"


def _fights(view: State, after: State, seat: Seat) -> Iterator[TurnReason]:
    """Who was in danger and no longer is, and who is now."""
    for square, kind in endangered(view, seat):
        now = _square_of(after, seat, kind)
        if now is None or not _is_endangered(after, seat, now, after.board[now] & 7):
            yield TurnReason("guards" if now == square else "saves", _said(square, kind))
    known = set(endangered(view, other(seat)))
    for square, kind in endangered(after, other(seat)):
        if (square, kind) not in known:
            yield TurnReason("threatens", _said(square, kind))


def _square_of(view: State, seat: Seat, kind: int) -> int | None:
    """Find a piece again, of which each side has one; in a chimney it may lose a power (LO-10), or go (LO-14)."""
    wanted = PLAIN.get(kind, kind)
    return next((square for square, found in _pieces(view, seat) if PLAIN.get(found, found) == wanted), None)


def _quiet(view: State, after: State, turn: Sequence[Action], seat: Seat) -> Iterator[TurnReason]:
    first = turn[0]
    if view.falling:
        yield TurnReason("comes-out", {"piece": SPELLED[view.falling[0]], "square": squares(first)[0]})
    if view.is_escaping:
        named = squares(first)
        yield TurnReason("escapes", {"square": named[-1]}) if named else TurnReason("stays", {})
    if first.startswith("+"):
        yield TurnReason("recruits-double" if first.startswith("++") else "recruits", {})
    if any("@" in action for action in turn) or summary(first).kind == "chimney":
        yield TurnReason("falls", {})
    if view.reached is not None and after.reached != view.reached:
        yield TurnReason("advances", {"square": squares(first)[-1]})
    yield from _room(view, after, seat)
    yield TurnReason("waits", {})


def _room(view: State, after: State, seat: Seat) -> Iterator[TurnReason]:
    """A cube or cylinder that may go to more squares than before."""
    for square, kind in _pieces(after, seat):
        if kind in RAY and view.board[square] != after.board[square]:
            before = max(_seen(view, at, of) for at, of in _pieces(view, seat) if of == kind)
            if _seen(after, square, kind) > before:
                yield TurnReason("develops", _said(square, kind))


def _seen(view: State, origin: int, kind: int) -> int:
    return sum(sum(1 for _ in takewhile(lambda square: not view.board[square], ray)) for ray in RAY[kind][origin])


def _said(square: int, kind: int) -> dict[str, str | int]:
    return {"piece": SPELLED[PLAIN.get(kind, kind)], "square": NAMES[square]}


def _pieces(view: State, seat: Seat) -> Iterator[_Standing]:
    """List all pieces but pawns, the most valuable first."""
    standing = [
        (square, view.board[square] & 7)
        for square, is_own in enumerate(view.board.translate(IS_OF[seat]))
        if is_own and view.board[square] & 7 != PAWN
    ]
    yield from sorted(standing, key=lambda one: (-CATCH[one[1]], one[0]))


def endangered(view: State, seat: Seat) -> Iterator[_Standing]:
    return ((square, kind) for square, kind in _pieces(view, seat) if _is_endangered(view, seat, square, kind))


def _is_endangered(view: State, seat: Seat, square: int, kind: int) -> bool:
    """Tell whether a piece is attacked by something cheaper, or attacked and not protected."""
    board = bytearray(view.board)
    by = attacker(board, square, other(seat))
    return bool(by) and (CATCH[by] < CATCH[kind] or not attacker(board, square, seat))


def _is_lost_at_once(view: State, seat: Seat) -> bool:
    """Tell whether the other seat would win at once if this one rested."""
    if not view.fresh:
        return False
    at = QuickPosition(view, worth(view.length))
    at.make_null()
    return _wins(at, other(seat))


def _can_win_now(view: State) -> bool:
    return _wins(QuickPosition(view, worth(view.length)), view.to_move or 0)


def _wins(at: QuickPosition, seat: int) -> bool:
    for move in moves(at, 1):
        at.make(move)
        won = at.winner == seat
        at.unmake()
        if won:
            return True
    return False
