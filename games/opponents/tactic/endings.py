"""Turns of Tactic that win at once or stop the other from it: looked for among all there are."""

from games.core.outcome import other
from games.opponents.tactic.position import TacticPosition, TacticTurn, again, targets
from games.tactic.rules import SHUTTLE_TURNS
from games.tactic.ways import HOME_MASK


def winning_turns(position: TacticPosition) -> list[TacticTurn]:
    if not _comes_home(position) and not _may_end_otherwise(position):
        return []
    return [turn for turn in list(position.turns()) if _wins(position, turn)]


def can_win(position: TacticPosition) -> bool:
    if _comes_home(position):
        return True
    return _may_end_otherwise(position) and any(_wins(position, turn) for turn in list(position.turns()))


def loses_at_once(position: TacticPosition, turn: TacticTurn) -> bool:
    """Tell whether the turn loses, or lets the other win next turn."""
    seat = position.seat
    token = position.play(turn)
    lost = position.winner == other(seat) if position.over else position.seat != seat and can_win(position)
    position.undo(token)
    return lost


def _wins(position: TacticPosition, turn: TacticTurn) -> bool:
    seat = position.seat
    token = position.play(turn)
    won = position.over and position.winner == seat
    position.undo(token)
    return won


def _comes_home(position: TacticPosition) -> bool:
    """Tell whether the last patrol, or the last two, can get home this turn (TA-14)."""
    seat, occupied = position.seat, position.occupied
    home, abroad = position.home(seat), position.abroad(seat)
    if home == 2:
        return any(_is_two_steps_away(position, here) for here in abroad)
    if home != 1 or len(abroad) != 2:
        return False
    one, two = ({there for there in targets(seat, here, occupied) if HOME_MASK[seat] >> there & 1} for here in abroad)
    return bool(one and two) and len(one | two) > 1


def _is_two_steps_away(position: TacticPosition, here: int) -> bool:
    seat, occupied, mask = position.seat, position.occupied, HOME_MASK[position.seat]
    for there in targets(seat, here, occupied):
        if mask >> there & 1:
            return True
        if any(mask >> onward & 1 for onward in again(seat, here, there, occupied ^ 1 << here ^ 1 << there)):
            return True
    return False


def _may_end_otherwise(position: TacticPosition) -> bool:
    """Tell whether all turns have to be tried: the last quiet one, a shuttle, a guard owed, nobody can act."""
    seat = position.seat
    if position.owes_guard():
        return True
    if position.quiet + 1 >= position.limit and position.points(seat) > position.points(other(seat)):
        return True
    if any(count == SHUTTLE_TURNS - 1 for count, _ in position.shuttles[seat]):
        return True
    if position.variant == "capture":
        return not position.abroad(other(seat))
    return not position.guards_left(other(seat)) and position.guards_left(seat) <= 1
