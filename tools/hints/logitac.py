"""What hints of Logitac claim, looked up in the engine."""

from collections.abc import Iterator
from dataclasses import replace

from games.core.outcome import Seat
from games.logitac.board import CHIMNEYS, INDEX, LEVEL_OF
from games.logitac.kinds import PAWN, PLAIN, SPELLED
from games.logitac.rules import GAME
from games.logitac.state import Side, State, line_of, squares
from tools.hints.told import Claim, ToldHint

PRICES = {"pawn": 1, "double": 2, "cyl": 3, "cube": 4, "pyr": 9}  # docs/rules: what one gives for what
BOTH = 5  # a cube or cylinder with both powers


def _kind(state: State, square: int) -> str:
    kind = state.board[square] & 7
    return SPELLED[PLAIN.get(kind, kind)] if kind else ""


def _price(state: State, square: int) -> int:
    kind = state.board[square] & 7
    return BOTH if kind in PLAIN else PRICES[SPELLED[kind]]


def _owner(state: State, square: int) -> Seat | None:
    return None if not state.board[square] & 7 else 1 if state.board[square] > 8 else 0


def _free_to_move(state: State, seat: Seat) -> State:
    """Give the seat the move, without a credit to be used."""
    white, black = (replace(side, credits=(0, 0, 0)) for side in state.sides)
    return replace(state, to_move=seat, sides=(white, black), falling=(), is_escaping=False, now=(), outcome=None)


def _captures(state: State, seat: Seat, square: int) -> list[str]:
    """List the captures on a square if the seat were to move."""
    legal = GAME.legal(_free_to_move(state, seat))
    return [one for one in legal if _is_capture(one) and INDEX[squares(one)[1]] == square]


def _is_capture(action: str) -> bool:
    named = squares(action)
    return len(named) == 2 and action.removeprefix(named[0]).startswith("x")


def _is_in_danger(state: State, seat: Seat, square: int) -> bool:
    """Something cheaper could capture it, or anything and nothing of ours could recapture."""
    captures = _captures(state, 1 - seat, square)  # type: ignore[arg-type]
    if not captures:
        return False
    if any(_price(state, INDEX[squares(one)[0]]) < _price(state, square) for one in captures):
        return True
    return any(not _can_recapture(state, seat, one) for one in captures)


def _can_recapture(state: State, seat: Seat, capture: str) -> bool:
    taken = GAME.apply(_free_to_move(state, 1 - seat), capture)  # type: ignore[arg-type]
    return bool(_captures(taken, seat, INDEX[squares(capture)[1]]))


def _won_by(after: State, seat: Seat) -> bool:
    return after.outcome is not None and after.outcome.winner == seat


def _can_win(state: State) -> bool:
    seat = state.to_move or 0
    return any(_won_by(after, seat) for action in GAME.legal(state) for after in _whole(GAME.apply(state, action)))


def _whole(state: State) -> Iterator[State]:
    """Go on to the end of a begun turn; of what comes out of a chimney on whatever square first."""
    if state.fresh or state.outcome is not None:
        yield state
    else:
        legal = GAME.legal(state)
        for action in legal if state.is_escaping else legal[:1]:
            yield from _whole(GAME.apply(state, action))


def _stops(told: ToldHint) -> bool:
    resting = replace(told.state, to_move=told.opponent)
    return _can_win(resting) and told.after.outcome is None and not _can_win(told.after)


def _side(state: State, seat: Seat) -> Side:
    return state.sides[seat]


def _took(told: ToldHint) -> str:
    """Give the capture that is spoken of: on this square, of this piece; "" if there is none."""
    square = told.values["square"]
    for state, action in zip(told.states, told.actions, strict=False):
        if _is_capture(action) and squares(action)[1] == square:
            return action if _kind(state, INDEX[square]) == told.values["piece"] else ""
    return ""


def _takes_free(told: ToldHint) -> bool:
    """No turn of the opponent captures there, a pyramid that is set free included."""
    square = told.values["square"]
    for action in GAME.legal(told.after):
        after = GAME.apply(told.after, action)
        on = [action, *(GAME.legal(after) if after.is_escaping else ())]
        if any(_is_capture(one) and squares(one)[1] == square for one in on):
            return False
    return bool(_took(told))


def _earns(told: ToldHint) -> bool:
    before, after = (sum(_side(state, told.seat).credits) for state in (told.state, told.after))
    return bool(_took(told)) and after > before


def _ascent(told: ToldHint) -> str:
    return squares(told.actions[0])[1] if "^" in told.actions[0] else ""


def _ascends(told: ToldHint) -> bool:
    made = told.after.ascents[told.seat]
    said = told.values["made"], told.values["wins"]
    return bool(_ascent(told)) and said == (made, told.after.ascents_to_win) and made < told.after.ascents_to_win


def _climbs(told: ToldHint) -> bool:
    square = _ascent(told)
    return bool(square) and (square, LEVEL_OF[INDEX[square]]) == (told.values["square"], told.values["board"])


def _buys(told: ToldHint) -> bool:
    gained = _side(told.after, told.seat).reserve - _side(told.state, told.seat).reserve
    return told.actions == ("ransom",) and gained == told.values["pawns"]


def _frees(told: ToldHint) -> bool:
    held = [("pyr" in _side(state, told.opponent).captives) for state in (told.state, told.after)]
    return held == [True, False]


def _where(state: State, seat: Seat, piece: str) -> int | None:
    return next((INDEX[one.square] for one in state.pieces if one.seat == seat and one.kind == piece), None)


def _was_in_danger(told: ToldHint) -> int | None:
    """Give the square where the piece that is spoken of stands now, -1 for none; None if it was in no danger."""
    square = INDEX[told.values["square"]]
    if _kind(told.state, square) != told.values["piece"] or not _is_in_danger(told.state, told.seat, square):
        return None
    now = _where(told.after, told.seat, told.values["piece"])
    return -1 if now is None else now


def _saves(told: ToldHint) -> bool:
    now = _was_in_danger(told)
    moved = now is not None and now != INDEX[told.values["square"]]
    return moved and (now == -1 or not _is_in_danger(told.after, told.seat, now or 0))


def _guards(told: ToldHint) -> bool:
    now = _was_in_danger(told)
    return now == INDEX[told.values["square"]] and not _is_in_danger(told.after, told.seat, now)


def _threatens(told: ToldHint) -> bool:
    square = INDEX[told.values["square"]]
    is_there = _owner(told.after, square) == told.opponent and _kind(told.after, square) == told.values["piece"]
    return is_there and _is_in_danger(told.after, told.opponent, square)


def _recruits(told: ToldHint, sign: str, kind: str) -> bool:
    action = told.actions[0]
    return action.rstrip("0123456789abcdefghijkl") == sign and _kind(told.after, INDEX[squares(action)[0]]) == kind


def _falls(told: ToldHint) -> bool:
    """It goes into a chimney."""
    target = squares(told.actions[0])[1]
    return bool(told.state.fresh) and target in CHIMNEYS


def _comes_out(told: ToldHint) -> bool:
    square = INDEX[told.values["square"]]
    return bool(told.state.falling) and _kind(told.after, square) == told.values["piece"]


def _advances(told: ToldHint) -> bool:
    """A pawn of ours stands there, further than any has been."""
    square, seat = INDEX[told.values["square"]], told.seat
    is_pawn = told.after.board[square] == PAWN + 8 * seat
    return is_pawn and bool(line_of(seat, square) > told.state.reached[seat])


def _develops(told: ToldHint) -> bool:
    piece, square = told.values["piece"], told.values["square"]
    before = _where(told.state, told.seat, piece)
    now = _room(told.after, told.seat, INDEX[square]) if _where(told.after, told.seat, piece) == INDEX[square] else -1
    return before is not None and now > _room(told.state, told.seat, before)


def _room(state: State, seat: Seat, square: int) -> int:
    """Count the free squares a piece may go to."""
    legal = [squares(one) for one in GAME.legal(_free_to_move(state, seat)) if "-" in one]
    return sum(INDEX[named[0]] == square and not state.board[INDEX[named[1]]] for named in legal)


def _stays(told: ToldHint) -> bool:
    return told.state.is_escaping and told.actions == ("stay",)


def _escapes(told: ToldHint) -> bool:
    return bool(told.state.is_escaping and _kind(told.after, INDEX[told.values["square"]]) == "pyr")


def _ended(told: ToldHint, winner: Seat | None) -> bool:
    return told.after.outcome is not None and told.after.outcome.winner == winner


CLAIMS: dict[str, Claim] = {
    "wins": lambda told: _ended(told, told.seat),
    "ends": lambda told: _ended(told, None),
    "loses": lambda told: _ended(told, told.opponent),
    "stops": _stops,
    "ascends": _ascends,
    "climbs": _climbs,
    "buys": _buys,
    "frees": _frees,
    "takes-free": _takes_free,
    "earns": _earns,
    "takes": lambda told: bool(_took(told)),
    "saves": _saves,
    "guards": _guards,
    "threatens": _threatens,
    "recruits": lambda told: _recruits(told, "+", "pawn"),
    "recruits-double": lambda told: _recruits(told, "++", "double"),
    "falls": _falls,
    "comes-out": _comes_out,
    "escapes": _escapes,
    "stays": _stays,
    "advances": _advances,
    "develops": _develops,
    "waits": lambda told: not any(_is_capture(action) for action in told.actions),
}
