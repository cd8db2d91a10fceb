"""Short wins of Tactic, over every legal turn: the search tries the likely ones only."""

from itertools import chain

from games.opponents.tactic.endings import can_win
from games.opponents.tactic.position import TacticPosition, TacticTurn
from games.opponents.tactic.search import TacticLimits, TacticSearch, promising

LONGEST = 5  # own turns: longer wins have too many answers to be proved
QUICK = TacticLimits(depth=4, nodes=400, width=6, guards=4, first=12)
LIKELY, MOST_FIRST = 12, 2

Reached = tuple[object, ...]  # where all pieces stand


def short_wins(position: TacticPosition, turns: int) -> set[Reached]:
    """List what the turns come to by which the player wins within so many own turns, whatever the other plays."""
    return {reached(position, turn) for turn in _different(position) if _wins(position, turn, turns)}


def is_proved(position: TacticPosition, turn: TacticTurn, turns: int) -> bool:
    """Tell whether the turn wins within so many own turns, itself included, whatever the other plays."""
    return _wins(position, turn, turns)


def reached(position: TacticPosition, turn: TacticTurn) -> Reached:
    token = position.play(turn)
    south, north = position.patrols
    stands = (tuple(sorted(south)), tuple(sorted(north)), *position.guards, *position.reserve)
    position.undo(token)
    return stands


def _different(position: TacticPosition) -> list[TacticTurn]:
    """List every legal turn, of those that come to the same only the first."""
    return list({reached(position, turn): turn for turn in position.turns()}.values())


def _wins(position: TacticPosition, turn: TacticTurn, turns: int) -> bool:
    seat = position.seat
    token = position.play(turn)
    try:
        if position.over:
            return position.winner == seat
        if turns == 1:
            return False
        if position.seat == seat:  # the other could only pass
            return _can_win(position, turns - 1)
        return all(_leaves_win(position, answer, turns - 1) for answer in _different(position))
    finally:
        position.undo(token)


def _leaves_win(position: TacticPosition, answer: TacticTurn, turns: int) -> bool:
    seat = position.seat
    token = position.play(answer)
    try:
        if position.over or position.seat == seat:
            return position.over and position.winner not in (None, seat)
        return _can_win(position, turns)
    finally:
        position.undo(token)


def _can_win(position: TacticPosition, turns: int) -> bool:
    if turns == 1:
        return can_win(position)
    likely = promising(position, LIKELY, LIKELY)
    return any(_wins(position, turn, turns) for turn in chain(_first(position, likely), _different(position)))


def _first(position: TacticPosition, likely: list[TacticTurn]) -> list[TacticTurn]:
    """Give what a quick search thinks best of the likely turns: where a win goes on, it does so by one of these."""
    return [turn for _, turn in TacticSearch(position, QUICK).rank(likely, 0)[:MOST_FIRST]] if likely else []
